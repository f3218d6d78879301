"""Prices of powers on their options, so that a player knows them before the choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boomtown.games import catalog, new_game
from tests.card.position import DODGE, FIST, Position, four


def option(p: Position, verb: str, source: str = "") -> dict[str, Any]:
    """Return the first option of this kind in the pending question."""
    assert p.game.ask is not None
    told = p.game.decision(p.game.ask.who)
    assert told is not None
    return next(o for o in told["options"] if o["verb"] == verb and o.get("source", "") == source)


def law(**options: Any) -> Position:
    """Return the position in which A must play a drawn Beer by Law of the West."""
    more: tuple[dict[str, Any], ...] = ({"life": 2}, {}, {}, {})
    return four(phase="draw", deck="BANG!, Beer", more=more, sets=FIST, event="Law of the West", options=options)


def test_a_life_is_on_the_option() -> None:
    p = four(characters=("Chuck Wengam",), sets=DODGE)
    assert option(p, "use", "Chuck Wengam")["life"] == -1
    assert "cost" not in option(p, "use", "Chuck Wengam")


def test_so_are_cards() -> None:
    p = four("Beer, Beer, BANG!", characters=("Doc Holyday",), sets=DODGE)
    assert option(p, "use", "Doc Holyday")["cost"] == 2
    assert "life" not in option(p, "use", "Doc Holyday")


def test_what_costs_nothing_says_nothing() -> None:
    p = four("BANG!", tables=("", "Barrel", "", ""), characters=("Slab the Killer",)).do("A: play BANG! on B")
    assert {"life", "cost"} & set(option(p, "use", "Barrel")) == set()
    assert "life" not in option(four(), "end")


def test_ending_the_turn_costs_a_life_where_the_duty_is_left() -> None:
    """With the option of Law of the West, the end of the turn costs a life while the card could be played."""
    p = law(law_costs_life=True)
    assert option(p, "end")["life"] == -1
    p.do("A: play Beer")
    assert "life" not in option(p, "end")


@pytest.mark.parametrize("number", range(8))
def test_what_is_told_is_what_is_taken(number: int) -> None:
    """In random games with all sets, the player loses a life on the option at once and pays the cards next."""
    chance = random.Random(number)
    sets = [facts["id"] for facts in catalog()["sets"] if facts["id"] != "base"]
    game = new_game({"players": 5 + number % 3, "sets": sets}, seed=f"prices {number}")
    while not game.over:
        ask = game.ask
        assert ask is not None
        told = game.decision(ask.who)
        assert told is not None
        chosen = chance.choice(told["options"])
        before = game.view(ask.who)["seats"][ask.who]
        game.apply(chosen["code"])
        after = game.view(ask.who)["seats"][ask.who]
        # A player may still prevent the loss, or it follows the discards at the end of the turn
        prevented = game.ask is not None and (game.ask.moment or game.ask.why == "discard")
        if chosen["verb"] in ("use", "end") and chosen.get("life", 0) < 0 and not prevented:
            assert after["life"] == before["life"] + chosen["life"]
        if chosen.get("cost") and game.ask is not None and game.ask.who == ask.who and game.ask.why == "pay":
            decision = game.decision(ask.who)
            assert decision is not None
            assert decision["title"]["args"]["left"] == chosen["cost"]
