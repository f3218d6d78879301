"""Warnings on cards that would have no effect (docs/interface.md, Options)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.card.position import Position, decision_of, seat


def wasted(hand: str, *, life: int = 4, players: int = 3, character: str = "Willy the Kid", sets: str = "") -> Any:
    """Return the key of the reason at the only card of A; "" for none."""
    others = [seat("outlaw", "Black Jack"), seat("renegade", "Pedro Ramirez")][: players - 1]
    p = Position(seat("sheriff", character, hand, life=life), *others, sets=tuple(sets.split()))
    found = [option.get("wasted", {}).get("key", "") for option in decision_of(p.game)["options"] if "card" in option]
    assert found
    return found[0]


@pytest.mark.parametrize("kind", ["Beer", "Canteen", "Whisky, BANG!", "Last Call", "A Little Nip"])
def test_a_drink_at_full_life(kind: str) -> None:
    sets = "dodge_city valley_of_shadows armed_and_dangerous"
    if kind == "Canteen":  # a green card is laid first, that is no waste
        assert wasted(kind, life=5, sets=sets) == ""
        return
    assert wasted(kind, life=5, sets=sets) == "wasted-full-life"
    assert wasted(kind, life=3, sets=sets) == ""


def test_a_saloon_helps_one_player() -> None:
    assert wasted("Saloon", life=5) == "wasted-all-full"
    assert wasted("Saloon", life=4) == ""


def test_beer_with_two_players() -> None:
    assert wasted("Beer", life=2, players=2) == "wasted-two-players"
    assert wasted("Last Call", life=2, players=2, sets="valley_of_shadows") == ""


def test_beer_that_gives_a_card() -> None:
    """Madam Yto draws for each Beer."""
    assert wasted("Beer", life=5, character="Madam Yto", sets="gold_rush") == ""
