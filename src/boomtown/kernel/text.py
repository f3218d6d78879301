"""Texts for players as data: a Fluent key and its variables (docs/interface.md). The locale files hold the words."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

Text = dict[str, Any]


def text(key: str, **args: Any) -> Text:
    return {"key": key, "args": args} if args else {"key": key}


@lru_cache(maxsize=4096)  # prompts of abilities ask for the same names again and again
def slug(name: str) -> str:
    """Return a name as Fluent ids and variants have it: "Two Words" -> "two-words"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def seat(p: int) -> dict[str, int]:
    return {"seat": p}


# --- texts of events, for games whose events hide nothing but cards

Event = dict[str, Any]
Tell = Callable[[Event], Text]


def who_of(e: Event, *seats: str, **args: Any) -> dict[str, Any]:
    """Return the variables of the text of an event: the acting seat, further seats by field, and other values."""
    return {"who": seat(e["who"]), **{name: seat(e[name]) for name in seats}, **args}


def telling(key: str, *seats: str) -> Tell:
    """Return a function that builds the text `key` with the acting seat and these seats."""
    return lambda e: text(key, **who_of(e, *seats))
