"""Effects of events that scenarios do not cover: intermediate steps and options of the game."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.card.sets.high_noon.events import Cure
from tests.card.position import DODGE, FIST, NOON, Position, four, pending, seat

# --- Russian Roulette


def roulette(*hands: str, **more: Any) -> Position:
    return four(*hands, turn="D", sets=FIST, events="Russian Roulette", **more).do("D: end turn")


def test_the_roulette_goes_round_until_somebody_fails() -> None:
    two = "Missed! 2S, Missed! 3S", "Missed! 4S, Missed! 5S", "Missed! 6S, Missed! 7S", "Missed! 8S, Missed! QC"
    p = roulette(*two)
    asked = []
    while p.asked[1] == "hail":
        asked.append(p.asked[0])
        p.game.apply(pending(p.game).options[0])
    assert "".join(asked) == "ABCDABCD"  # then the hand of A is without a Missed!, so A is not asked
    assert [p.life(letter) for letter in "ABCD"] == [3, 4, 3, 4]
    assert p.asked == ("A", "play")
    assert len(p.hand("A")) == 2


def test_the_roulette_ends_with_the_first_who_fails() -> None:
    p = roulette("Missed! 2S", "Missed! 4S, Saloon", "Missed! 6S", "Missed! 8S", ask_forced=True)
    p.do("A: play Missed!", "B: pass")
    assert [p.life(letter) for letter in "ABCD"] == [5, 2, 3, 4]
    assert p.asked == ("A", "play")


def test_a_barrel_may_be_tried_in_every_round() -> None:
    p = roulette(
        "Missed! 2S", *("Missed! 4S", "Missed! 6S", "Missed! 8S"), tables=("Barrel", "", "", ""), deck="Saloon"
    )
    p.do("A: use Barrel", "B: play Missed!", "C: play Missed!", "D: play Missed!")
    assert p.asked == ("A", "hail")
    assert p.could == ["play Missed! 2S", "use Barrel", "pass"]


# --- Kit Carlson and Thirst


def kit(event: str = "Thirst", **more: Any) -> Position:
    return four(
        characters=("Kit Carlson",),
        phase="draw",
        sets=NOON,
        event=event,
        events="",
        deck="Saloon, Duel, Gatling",
        **more,
    )


@pytest.mark.parametrize(
    ("keep", "top", "below"),
    [("Duel", "Saloon", "Gatling"), ("Gatling", "Saloon", "Duel"), ("Saloon", "Duel", "Gatling")],
)
def test_under_thirst_kit_carlson_keeps_one_and_the_others_keep_their_order(keep: str, top: str, below: str) -> None:
    p = kit().do("A: use Kit Carlson", f"A: choose {keep}")
    assert p.hand("A") == [p.card(keep)]
    assert p.game.state.deck[-2:] == [p.card(below), p.card(top)]
    assert p.asked == ("A", "play")  # no question about the order
    assert p.game.state.looking == []


def test_what_kit_carlson_puts_back_is_seen_by_him_alone() -> None:
    p = kit().do("A: use Kit Carlson")
    assert p.game.view(0)["looking"] == [p.card("Saloon"), p.card("Duel"), p.card("Gatling")]
    assert [p.game.view(reader)["looking"] for reader in (None, 1, 2)] == [[], [], []]
    p.do("A: choose Duel")
    assert all(e.get("cards") is None for e in p.events("B") if e["t"] in ("draw", "back"))


def test_under_thirst_kit_carlson_may_draw_as_all_do() -> None:
    p = kit().do("A: draw from deck")
    assert p.hand("A") == [p.card("Saloon")]


def test_under_train_arrival_kit_carlson_has_nothing_to_choose() -> None:
    p = kit("Train Arrival")
    assert p.asked == ("A", "play")
    assert p.hand("A") == [p.card(name) for name in ("Saloon", "Duel", "Gatling")]


# --- options


def law(**options: Any) -> Position:
    return four(
        turn="D", sets=FIST, event="Law of the West", events="", deck="Missed! 2S, Beer 6H", options=options
    ).do("D: end turn")


def test_the_duty_bars_the_end_of_the_turn() -> None:
    assert "end turn" not in law().could


def test_the_duty_may_cost_a_life_instead() -> None:
    p = law(law_costs_life=True)
    assert p.could[-1] == "end turn"
    p.do("A: end turn")
    assert p.life("A") == 4
    lose = p.event("lose")
    assert lose["cause"] == "Law of the West"
    assert "by" not in lose


def test_a_duty_done_costs_nothing() -> None:
    p = law(law_costs_life=True).do("A: play Beer", "A: end turn")
    assert p.life("A") == 5


@pytest.mark.parametrize("spare", [True, False])
def test_diamonds_at_apache_kid(spare: bool) -> None:
    p = four(
        "BANG! 2D, Cat Balou KH, Panic! 8D",
        "Beer",
        characters=("Willy the Kid", "Apache Kid"),
        sets=DODGE,
        options={"spare_diamonds": spare},
    )
    assert ("play BANG! 2D on B" in p.could) == spare
    assert ("play Panic! 8D on B's hand" in p.could) == spare
    assert "play Cat Balou KH on B's hand" in p.could


def test_a_diamond_thrown_away_counts_as_played() -> None:
    p = four(
        "BANG! 2D, BANG! 2C",
        characters=("Pedro Ramirez", "Apache Kid"),
        sets=DODGE,
        options={"spare_diamonds": True},
    ).do("A: play BANG! 2D on B")
    assert p.life("B") == 3
    assert p.game.state.bangs == 1
    assert "play BANG! 2C on B" not in p.could
    assert p.card("BANG! 2D") == p.game.state.discard[-1]


# --- the direction of turns


def test_two_vulture_sams_share_in_the_order_of_turns() -> None:
    """The next on turn after the eliminated player takes first: under Gold Rush, counter-clockwise."""
    seats = [
        seat("sheriff", "Vera Custer", "BANG!"),
        seat("outlaw", "Rose Doolan", "Duel, Saloon", "Barrel, Scope", life=1),
        seat("renegade", "Vulture Sam"),
        seat("outlaw", "Black Jack"),
    ]
    for event, first in (("Gold Rush", "A"), ("Blessing", "C")):
        p = Position(*seats, phase="draw", sets=(*DODGE, *NOON), event=event, events="")
        p.do("A: choose C", "A: play BANG! on B", "B: pass")
        assert p.asked == (first, "vulture")


# --- The Doctor


def test_the_doctor_finds_nobody_but_ghosts() -> None:
    p = four(sets=NOON)
    p.game.state.run_on(ghosts=(0, 1, 2, 3))
    lives = list(p.game.state.life)
    Cure(0).run(p.game)
    assert p.game.state.life == lives
