"""Printed properties of the cards, from the catalog."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.bots.relations import roles_by_players
from boomtown.card.cards import KINDS
from boomtown.games import catalog

_CATALOG = catalog()
TARGET: dict[str, str] = {name: kind["target"] for name, kind in _CATALOG["kinds"].items()}
BORDER: dict[str, str] = {name: kind["border"] for name, kind in _CATALOG["kinds"].items()}
RANGE: dict[str, int] = {name: kind["range"] for name, kind in _CATALOG["kinds"].items() if "range" in kind}
COST: dict[str, int] = {name: kind["cost"] for name, kind in _CATALOG["kinds"].items() if "cost" in kind}
DEALT = roles_by_players(_CATALOG["roles"])
# With a Missed! symbol: in the hand, and in play
MISSED = frozenset(name for name, kind in KINDS.items() if kind.missed)
SHIELDS = frozenset(name for name, kind in KINDS.items() if kind.later and kind.power is None)
