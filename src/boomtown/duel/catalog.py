"""Static facts of The Duel for clients and tools (type DuelCatalog)."""

from __future__ import annotations

from typing import Any

from boomtown import __version__
from boomtown.duel.cards import BACK, CARDS, KIND, KINDS, NAMES, OTHERS, SIDES, SYMBOL, SYMBOLS
from boomtown.duel.character_table import CHARACTERS
from boomtown.duel.setup import OPTIONS

OF_EIGHT = {"barrel": 2, "snake": 2, "dynamite": 1, "horseshoe": 3}
PRESETS: list[dict[str, Any]] = [
    {"id": "duel-first", "players": 2, "sets": [], "options": {}},
    {"id": "duel-short", "players": 2, "sets": [], "options": {"characters_per_side": 2}},
    {"id": "duel-long", "players": 2, "sets": [], "options": {"characters_per_side": 6}},
]


def catalog() -> dict[str, Any]:
    return {
        "game": "duel",
        "version": __version__,
        "players": [2, 2],
        "sets": [{"id": "duel", "title": "BANG! The Duel", "characters": len(CHARACTERS), "cards": 80}],
        "needs": {},
        "options": [option.facts(name) for name, option in OPTIONS.items()],
        "presets": PRESETS,
        "cards": [_card(card) for card in range(CARDS)],
        "kinds": {kind.name: _kind(i) for i, kind in enumerate(KINDS)},
        "symbols": OF_EIGHT,
        "characters": {
            c.name: {"name": c.name, "set": "duel", "side": SIDES[c.side], "life": c.life, "always": c.always}
            for c in CHARACTERS
        },
        "roles": {},
    }


def _card(card: int) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "id": card,
        "kind": NAMES[KIND[card]],
        "rank": "",
        "suit": "",
        "back": SIDES[BACK[card]],
        "reveal": SYMBOLS[SYMBOL[card]],
    }
    return facts | ({"option": OTHERS[card - 80].option} if card >= 80 else {})


def _kind(i: int) -> dict[str, Any]:
    kind = KINDS[i]
    signs = {symbol[0]: symbol for symbol in SYMBOLS}
    return {
        "name": kind.name,
        "set": "duel",
        "border": kind.border,
        "copies": {"law": len(kind.law), "outlaws": len(kind.outlaws)},
        "reveal": {"law": [signs[c] for c in kind.law], "outlaws": [signs[c] for c in kind.outlaws]},
        "hit": kind.hit,
        "dodge": kind.dodge or None,
        "always": kind.always,
        "reload": kind.reload,
    }
