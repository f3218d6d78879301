"""Fresh Python environments for the benchmarks: one for the other engines, one for the rows of this one."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")
ROWS = ("numpy", "gymnasium", "pettingzoo")  # of the extra `research`


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def ours(project: Path) -> list[str]:
    """Return what the rows of this engine need: its requirements, and what its environments and batches import."""
    facts = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    research = facts["optional-dependencies"]["research"]
    return [*facts["dependencies"], *(one for one in research if re.split(r"[<>=]", one)[0] in ROWS)]


def set_up_ours(folder: Path, project: Path, say: Callable[[str], None]) -> None:
    """Create the environment for the rows of this engine, which run from the sources of the checkout."""
    _create(folder, say)
    say("installing what the rows of this engine need (about 150 MB)")
    if not _install(python_of(folder), ours(project)):
        raise SystemExit(f"run.py: expected to install {', '.join(ours(project))}, pip failed")


def set_up(folder: Path, say: Callable[[str], None]) -> None:
    """Create the environment and install the engines. Those that cannot be installed are reported."""
    _create(folder, say)
    python = python_of(folder)
    say("installing the other engines (about 100 MB)")
    if _install(python, ["-r", str(REQUIREMENTS)]):
        return
    for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines():
        wanted = line.partition("#")[0].strip()
        if wanted and not _install(python, [wanted]):
            say(f"not installed: {wanted}")


def _create(folder: Path, say: Callable[[str], None]) -> None:
    if not python_of(folder).exists():
        say(f"making an environment in {folder}")
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)


def _install(python: Path, what: list[str]) -> bool:
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run(pip + what, check=False).returncode == 0
