"""What the doctor says of an installation."""

from datetime import UTC, datetime
from typing import Literal, NamedTuple


class Finding(NamedTuple):
    """`wrong` keeps a server from working as told; `note` is worth knowing."""

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
