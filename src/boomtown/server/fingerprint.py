"""Which rules are played here: a short hash of all that decides how a game goes on from its setup, its seed and its
choices. Two servers that have the same one play any game in the same way.

It is taken from the sources. The compiled build carries them beside its modules, so it has the same one as plain
Python.
"""

from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path

import boomtown

# What stands in the folder of a game beside its rules, as compile_rules.py has it
PARTS = frozenset({"bots", "check", "encode", "fuzz", "notation", "spec", "terminal"})
GROUPS = ("boomtown.games", "boomtown.sets")  # of entry points: what other distributions bring
SIGNS = 12


@cache
def fingerprint() -> str:
    """Of the rules that are installed when it is first asked for."""
    return taken(Path(boomtown.__file__).parent, brought())


def taken(package: Path, others: list[str]) -> str:
    """Of the rules in this folder of the package, together with what `others` bring."""
    digest = sha256()
    for path in sources(package):
        digest.update(f"{path.relative_to(package).as_posix()}\0".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    digest.update("\0".join(others).encode())
    return digest.hexdigest()[:SIGNS]


def sources(package: Path) -> list[Path]:
    """Every file of the rules, in a fixed order."""
    found = [package / "games.py", package / "spec.py", *(package / "kernel").rglob("*.py")]
    for game in (spec.parent for spec in package.glob("*/spec.py")):
        found += [path for path in game.rglob("*.py") if not {*path.relative_to(game).with_suffix("").parts} & PARTS]
    return sorted(found)


def brought() -> list[str]:
    """Games and sets of other distributions, with the version of each: their sources may lie anywhere."""
    entries = [entry for group in GROUPS for entry in entry_points(group=group)]
    return sorted(
        {f"{one.group} {one.name} {one.dist and one.dist.name} {one.dist and one.dist.version}" for one in entries}
    )
