"""Findings of the diagnostics."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, NamedTuple


class Finding(NamedTuple):
    """Result of a check. `wrong`: the server does not work as configured. `note`: a warning."""

    level: Literal["ok", "note", "wrong"]
    about: str
    says: str


def ok(about: str, says: str) -> Finding:
    return Finding("ok", about, says)


def note(about: str, says: str) -> Finding:
    return Finding("note", about, says)


def wrong(about: str, says: str) -> Finding:
    return Finding("wrong", about, says)


def date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


def open_to_all(path: Path) -> bool:
    """Return whether every user of this machine can read the file, on systems that know it."""
    return os.name == "posix" and bool(path.stat().st_mode & 0o004 and path.parent.stat().st_mode & 0o001)
