"""The bot quick with the cards of the sets: Escape, Ghost, Tornado, and what costs lives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.card.test_quick import choice
from tests.card.position import Position, seat

SETS = ("dodge_city", "valley_of_shadows", "wild_west_show")


def at_the_table(a: dict[str, Any], b: dict[str, Any], **more: Any) -> Position:
    """A is asked first; C is an outlaw, D the renegade."""
    return Position(a, b, seat("outlaw", "Kit Carlson"), seat("renegade", "Bart Cassidy"), sets=SETS, **more)


@pytest.mark.parametrize(
    ("played", "hand", "does"),
    [
        ("Jail JS on B", "Escape", "play Escape"),
        ("Duel QD on B", "Escape, Missed! 2S", "play Escape"),
        ("Panic! JH on B's hand", "Escape, Missed! 2S", "pass"),
        ("Punch 10S on B", "Escape, Missed! 2S", "pass"),
        ("Punch 10S on B", "Escape, Beer 6H", "play Escape"),
    ],
)
def test_escape_is_kept_for_what_matters(played: str, hand: str, does: str) -> None:
    """A turn or a life; what a Missed! answers is answered with that, and a card is only a card."""
    mine = seat("sheriff", "Black Jack", played.split(" on ", maxsplit=1)[0])
    position = at_the_table(mine, seat("outlaw", "Rose Doolan", hand)).do(f"A: play {played}")
    assert position.asked == ("B", "avoid")
    assert choice(position).startswith(does)


@pytest.mark.parametrize(("role", "back"), [("deputy", True), ("outlaw", False), ("renegade", False)])
def test_a_ghost_is_a_friend(role: str, back: bool) -> None:
    position = at_the_table(
        seat("sheriff", "Black Jack", "Ghost 9S"), seat(role, "Rose Doolan", dead=True), discard="Beer 6H"
    )
    assert choice(position) == ("play Ghost 9S on B" if back else "end turn")


@pytest.mark.parametrize(
    ("rest", "right", "does"),
    [
        ("", "Beer 6H, Saloon 5H", "play Tornado"),
        ("Missed! 2S, Missed! 3S", "Beer 6H, Saloon 5H", "end turn"),
        ("Missed! 2S", "", "end turn"),
    ],
)
def test_tornado_where_more_comes_than_goes(rest: str, right: str, does: str) -> None:
    mine = seat("sheriff", "Black Jack", ", ".join(filter(None, ("Tornado", rest))))
    position = Position(
        mine,
        seat("outlaw", "Rose Doolan"),
        seat("outlaw", "Kit Carlson"),
        seat("renegade", "Bart Cassidy", right),
        sets=SETS,
    )
    assert choice(position).startswith(does)


@pytest.mark.parametrize(
    ("role", "life", "hand", "does"),
    [
        ("outlaw", 4, "Missed! 2S, Missed! 3S", "use Chuck Wengam"),
        ("outlaw", 3, "", "use Chuck Wengam"),
        ("outlaw", 2, "", "end turn"),
        ("sheriff", 4, "Missed! 2S", "use Chuck Wengam"),
        ("sheriff", 4, "Missed! 2S, Missed! 3S", "end turn"),
        ("sheriff", 3, "", "end turn"),
    ],
)
def test_a_life_is_sold_where_there_are_some_to_spare(role: str, life: int, hand: str, does: str) -> None:
    """The game ends with the last life of the sheriff, so that one sells fewer, and needs room for both cards."""
    other = "outlaw" if role == "sheriff" else "sheriff"
    position = at_the_table(seat(role, "Chuck Wengam", hand, life=life), seat(other, "Rose Doolan"))
    assert choice(position) == does


def test_a_card_is_played_where_ending_the_turn_costs_a_life() -> None:
    """With Miss Susanna, quick plays even a General Store, which it otherwise keeps."""
    mine, other = seat("outlaw", "Black Jack", "General Store 9C"), seat("sheriff", "Rose Doolan")
    assert choice(at_the_table(mine, other)) == "end turn"
    position = at_the_table(mine, other, more={"show": "Miss Susanna"})
    assert choice(position) == "play General Store 9C"


def test_the_sheriff_waits_until_somebody_has_done_something() -> None:
    """The sheriff spares a seat that may be the deputy; a deputy takes the risk."""
    sheriff = seat("sheriff", "Black Jack", "BANG! 2C")
    others = [seat("deputy", "Rose Doolan"), seat("outlaw", "Kit Carlson"), seat("renegade", "Bart Cassidy")]
    assert choice(Position(sheriff, *others, seat("outlaw", "Jourdonnais"))) == "end turn"
