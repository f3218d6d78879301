"""Texts for people as data: a Fluent key and its variables (docs/interface.md). Words live in the locale files."""

from __future__ import annotations

from typing import Any

Text = dict[str, Any]


def text(key: str, **args: Any) -> Text:
    return {"key": key, "args": args} if args else {"key": key}


def seat(p: int) -> dict[str, int]:
    return {"seat": p}
