"""Static facts of the card game for clients and tools (type Catalog of docs/interface.md)."""

from __future__ import annotations

from typing import Any

from boomtown import __version__
from boomtown.card.cards import CHARACTERS, KIND, KINDS, SUIT, Kind, rank_name
from boomtown.card.setup import OPTIONS, ROLE_COUNTS, SETS

TITLES = {"base": "BANG!", "bonus": "Bonus characters"}


def catalog() -> dict[str, Any]:
    return {
        "game": "bang",
        "version": __version__,
        "players": [min(ROLE_COUNTS), max(ROLE_COUNTS)],
        "sets": [{"id": name, "title": TITLES[name]} for name in SETS],
        "options": [{"id": name, "default": False} for name in OPTIONS],
        "kinds": {name: _kind(kind) for name, kind in KINDS.items()},
        "cards": [{"kind": kind, "rank": rank_name(card), "suit": SUIT[card]} for card, kind in enumerate(KIND)],
        "characters": {name: {"name": name, "set": c.set, "life": c.life} for name, c in CHARACTERS.items()},
        "roles": {str(n): list(counts) for n, counts in ROLE_COUNTS.items()},
    }


def _kind(kind: Kind) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": kind.name, "set": kind.set, "border": kind.border, "target": kind.aim.word}
    if kind.weapon_range is not None:
        facts["range"] = kind.weapon_range
    if kind.book:
        facts["book"] = True
    return facts
