"""Catalog: static facts of the card game for clients and tools (type Catalog of docs/interface.md)."""

from __future__ import annotations

from typing import Any

from boomtown import __version__
from boomtown.card.cards import (
    CARDS_OF_SET,
    CHARACTERS,
    EVENTS,
    KIND,
    KINDS,
    NEEDS,
    OPTIONS,
    SETS,
    SUIT,
    Event,
    Kind,
    Preset,
    rank_name,
)
from boomtown.card.setup import ROLE_COUNTS


def presets() -> list[dict[str, Any]]:
    """Return the ready-made setups: those of the sets, and one with all sets."""
    everything = Preset("saturday-night", 7, tuple(name for name in SETS if name != "base"))
    found = [*(preset for of in SETS.values() for preset in of.presets if {*preset.sets} <= {*SETS}), everything]
    return [{"id": p.id, "players": p.players, "sets": list(p.sets), "options": dict(p.options)} for p in found]


def catalog() -> dict[str, Any]:
    return {
        "game": "bang",
        "version": __version__,
        "players": [min(ROLE_COUNTS), max(ROLE_COUNTS)],
        "sets": [_set(name) for name in SETS],
        "needs": {str(n): list(sets) for n, sets in NEEDS.items()},
        "options": [option.facts(name) for name, option in OPTIONS.items()],
        "presets": presets(),
        "events": {name: _event(event) for name, event in EVENTS.items()},
        "kinds": {name: _kind(kind) for name, kind in KINDS.items()},
        "cards": _cards(),
        "characters": {name: {"name": name, "set": c.set, "life": c.life} for name, c in CHARACTERS.items()},
        "roles": {str(n): list(counts) for n, counts in ROLE_COUNTS.items()},
    }


def _set(name: str) -> dict[str, Any]:
    return {
        "id": name,
        "title": SETS[name].title,
        "cards": len(CARDS_OF_SET.get(name, [])),
        "characters": sum(c.set == name for c in CHARACTERS.values()),
        "events": sum(e.set == name for e in EVENTS.values()),
    }


def _event(event: Event) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": event.name, "set": event.set, "timing": event.timing}
    return facts | {mark: True for mark in ("last", "bonus") if getattr(event, mark)}


def _cards() -> list[dict[str, Any]]:
    """Return the facts by card; empty for a free number."""
    found: list[dict[str, Any]] = [{"kind": "", "rank": "", "suit": "", "set": ""} for _ in KIND]
    for of_set, cards in CARDS_OF_SET.items():
        for card in cards:
            found[card] = {"kind": KIND[card], "rank": rank_name(card), "suit": SUIT[card], "set": of_set}
    return found


def _kind(kind: Kind) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": kind.name, "set": kind.set, "border": kind.border, "target": kind.aim.word}
    if kind.weapon_range is not None:
        facts["range"] = kind.weapon_range
    if kind.power is not None:
        facts["target"] = kind.power.word  # the targets of its use, not of laying it
    if kind.cost:
        facts["cost"] = kind.cost
    if kind.price:
        facts["price"] = kind.price
    if kind.loads:
        facts["loads"] = kind.loads
    if kind.holds:
        facts["holds"] = kind.holds
    if kind.book:
        facts["book"] = True
    return facts
