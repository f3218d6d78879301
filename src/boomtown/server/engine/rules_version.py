"""Version of the rules: a short hash of the sources that decide how a game continues from setup, seed and choices.

Two servers with the same version play any game in the same way. Comments and docstrings do not count, so a corrected
sentence keeps the version. The compiled build carries the sources next to its modules and has the version of plain
Python.
"""

import re
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path

import boomtown

# Parts of a game's folder that are not rules, as in compile_rules.py
PARTS = frozenset({"bots", "scenarios", "encode", "evaluation", "fuzz", "notation", "puzzles", "spec", "terminal"})
GROUPS = ("boomtown.games", "boomtown.sets")  # entry points of games and sets from other distributions
SIGNS = 12
# A string is matched whole, so that a "#" in it is no comment. A triple-quoted string that fills its lines is a
# docstring. A regular expression takes a tenth of the time of a parser, and its result depends on no version of Python.
TRIPLE = r'"""(?:[^"\\]|\\.|"(?!""))*"""'
TOKEN = re.compile(
    rf"^[ ]*[rR]?{TRIPLE}[ ]*(?:\#[^\n]*)?$"
    rf"""|(?P<string>{TRIPLE}|'{{3}}(?:[^'\\]|\\.|'(?!''))*'{{3}}"""
    r"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|[ ]*\#[^\n]*""",
    re.DOTALL | re.MULTILINE,
)
BLANK = re.compile(r"\n\s*\n")


@cache
def fingerprint() -> str:
    """Return the version of the installed rules."""
    return version_of(Path(boomtown.__file__).parent, external_packages())


def version_of(package: Path, others: list[str]) -> str:
    """Return the version of the rules in the folder `package` and in the distributions `others`."""
    digest = sha256()
    for path in sources(package):
        digest.update(f"{path.relative_to(package).as_posix()}\0".encode())
        digest.update(code_of(path.read_text(encoding="utf-8")).encode() + b"\0")
    digest.update("\0".join(others).encode())
    return digest.hexdigest()[:SIGNS]


def code_of(source: str) -> str:
    """Return the source without comments, docstrings and blank lines."""
    return BLANK.sub("\n", TOKEN.sub(lambda found: found["string"] or "", source)).strip()


def sources(package: Path) -> list[Path]:
    """Return every file of the rules, in a fixed order."""
    found = [package / "games.py", package / "spec.py", *(package / "kernel").rglob("*.py")]
    for game in (spec.parent for spec in package.glob("*/spec.py")):
        found += [path for path in game.rglob("*.py") if not {*path.relative_to(game).with_suffix("").parts} & PARTS]
    return sorted(found)


def external_packages() -> list[str]:
    """Return the games and sets of other distributions with their versions; their sources may be anywhere."""
    entries = [entry for group in GROUPS for entry in entry_points(group=group)]
    return sorted(
        {f"{one.group} {one.name} {one.dist and one.dist.name} {one.dist and one.dist.version}" for one in entries}
    )
