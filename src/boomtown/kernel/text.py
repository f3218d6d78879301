"""Texts for people as data: a Fluent key and its variables (docs/interface.md). Words live in the locale files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Text = dict[str, Any]


def text(key: str, **args: Any) -> Text:
    return {"key": key, "args": args} if args else {"key": key}


def seat(p: int) -> dict[str, int]:
    return {"seat": p}


# --- what tells an event, for games whose events hide nothing but cards

Event = dict[str, Any]
Tell = Callable[[Event], Text]


def who_of(e: Event, *seats: str, **args: Any) -> dict[str, Any]:
    """The variables of a text that tells an event: who did it, further seats by their fields, and others."""
    return {"who": seat(e["who"]), **{name: seat(e[name]) for name in seats}, **args}


def telling(key: str, *seats: str) -> Tell:
    """The text `key` with who did it and these seats."""
    return lambda e: text(key, **who_of(e, *seats))
