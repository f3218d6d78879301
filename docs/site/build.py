"""Build of the site: stage the pages, run zensical, check every link."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from docs.site import Broken, examples, pages, reference, rules
from docs.site.links import faults

THEME = Path(__file__).parent / "theme"


def build(root: Path, out: Path) -> Path:
    """Return the folder of the site, `out`/site. Broken for a missing page, a dead link or an external load."""
    shutil.rmtree(out, ignore_errors=True)
    staged = out / "pages"
    pages.stage(root, staged)
    examples.stage(root, staged)
    rules.stage(root, staged / "rules")
    reference.stage(root, staged / "reference")
    shutil.copytree(THEME, staged / "assets")
    shutil.copy(root / "docs" / "zensical.toml", out / "zensical.toml")
    if missing := [page for page in wanted(out / "zensical.toml") if not (staged / page).is_file()]:
        raise Broken(f"pages named in docs/zensical.toml that are not there: {', '.join(missing)}")
    _zensical(out)
    if found := faults(out / "site"):
        raise Broken("\n  ".join([f"{len(found)} faults in the built pages", *found]))
    return out / "site"


def wanted(config: Path) -> list[str]:
    """Return the pages of the navigation, as paths."""

    def walk(entry: object) -> list[str]:
        if isinstance(entry, str):
            return [entry]
        parts = entry.values() if isinstance(entry, dict) else entry
        return [page for part in parts for page in walk(part)]  # type: ignore[attr-defined]

    return walk(tomllib.loads(config.read_text(encoding="utf-8"))["project"]["nav"])


def _zensical(folder: Path) -> None:
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ, "NO_COLOR": "1"}
    )
    if done.returncode:
        raise Broken(f"zensical refuses the pages:\n{done.stdout}\n{done.stderr.split('Traceback')[0]}")
