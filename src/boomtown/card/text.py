"""Texts for people as data: a Fluent key and its variables (docs/interface.md). Words live in the locale files."""

from __future__ import annotations

from typing import Any

from boomtown.card.cards import CHARACTERS, EVENTS

Text = dict[str, Any]


def text(key: str, **args: Any) -> Text:
    return {"key": key, "args": args} if args else {"key": key}


def seat(p: int) -> dict[str, int]:
    return {"seat": p}


def kind(name: str) -> dict[str, str]:
    return {"kind": name}


def named_thing(name: str) -> dict[str, str]:
    """A kind, a character or an event, tagged as what it is."""
    if name in CHARACTERS:
        return {"char": name}
    return {"event": name} if name in EVENTS else {"kind": name}
