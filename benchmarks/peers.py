"""Python environment of the other engines, apart from the project's own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def set_up(folder: Path, say: Callable[[str], None]) -> None:
    """Create the environment and install the engines. Those that cannot be installed are reported."""
    python = python_of(folder)
    if not python.exists():
        say(f"making an environment in {folder}")
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    say("installing the other engines (about 100 MB)")
    if _install(python, ["-r", str(REQUIREMENTS)]):
        return
    for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines():
        wanted = line.partition("#")[0].strip()
        if wanted and not _install(python, [wanted]):
            say(f"not installed: {wanted}")


def _install(python: Path, what: list[str]) -> bool:
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run(pip + what, check=False).returncode == 0
