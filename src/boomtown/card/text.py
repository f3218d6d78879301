"""Names of the card game as tagged variables of texts."""

from __future__ import annotations

from boomtown.card.cards import CHARACTERS, EVENTS
from boomtown.kernel.text import Text, seat, text


def kind(name: str) -> dict[str, str]:
    return {"kind": name}


def named_thing(name: str) -> dict[str, str]:
    """Return the name tagged as a kind, a character or an event."""
    if name in CHARACTERS:
        return {"char": name}
    return {"event": name} if name in EVENTS else {"kind": name}


__all__ = ["Text", "kind", "named_thing", "seat", "text"]
