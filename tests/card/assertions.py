"""Assertions on texts and events of the card game."""

from __future__ import annotations

from typing import Any


def assert_text(text: dict[str, Any], key: str, /, **args: Any) -> None:
    """Assert the key of a text and all its variables."""
    assert text["key"] == key
    assert text.get("args", {}) == args


def assert_event_text(event: dict[str, Any], key: str, /, **args: Any) -> None:
    """Assert the key and all variables of an event's text."""
    assert_text(event["text"], key, **args)


def assert_nature(event: dict[str, Any], nature: str, how: str) -> None:
    """Assert whether an event harms or helps, and how it came about (chosen, forced, random)."""
    assert (event["nature"], event["how"]) == (nature, how)
