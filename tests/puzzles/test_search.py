"""The search of proofs, at positions whose answer is known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtown.card.cards import CHARACTERS, KIND, KINDS
from boomtown.card.codes import card_of
from boomtown.card.game import Bang
from boomtown.card.puzzles import worlds
from boomtown.puzzles.search import SURVIVE, WIN, Search, TooLarge
from tests.card.position import Position, seat

MOST = 3000


def table(mine: str, hand: str = "", shield: str = "", life: int = 1, **more: Any) -> Bang:
    """Return a game in which the outlaw B, on turn with `mine`, attacks the sheriff A."""
    sheriff = seat("sheriff", "Willy the Kid", hand, shield, life=life, **more)
    others = [seat("outlaw", "Rose Doolan", mine), seat("outlaw", "Bart Cassidy"), seat("renegade", "Paul Regret")]
    return Position(sheriff, *others, turn="B").game


def solved(game: Bang, goal: str = WIN) -> list[str]:
    """Return the kinds of cards with which a first choice that holds is made."""
    search, me = Search(worlds, goal, MOST), game.state.turn
    at = worlds.start(game, me, goal)
    return sorted({KIND[card_of(code)] for code in search.solutions(at)})


def wins(game: Bang) -> bool:
    me = game.state.turn
    return Search(worlds, WIN, MOST).holds(worlds.start(game, me, WIN))


def test_a_shot_at_an_empty_hand_wins() -> None:
    assert wins(table("BANG!"))


def test_a_shot_at_one_card_may_be_missed_or_healed() -> None:
    """The cards that the opponent truly holds do not matter."""
    assert not wins(table("BANG!", "Panic!"))


def test_first_the_card_then_the_shot() -> None:
    assert solved(table("BANG!, Cat Balou", "Panic!")) == ["Cat Balou"]


def test_one_card_stops_one_of_two_attacks() -> None:
    assert wins(table("BANG!, Indians!", "Panic!"))
    assert not wins(table("BANG!, Indians!", "Panic!, Stagecoach"))


def test_a_barrel_may_help() -> None:
    assert not wins(table("BANG!", shield="Barrel"))
    assert wins(table("Indians!", shield="Barrel"))


def test_a_second_shot_needs_the_right_weapon() -> None:
    assert not wins(table("BANG! 2C, BANG! 3C", life=2))
    assert wins(table("BANG! 2C, BANG! 3C, Volcanic", life=2))


def test_a_drawn_card_does_not_count() -> None:
    assert not wins(table("Wells Fargo"))


def test_a_beer_saves_while_three_play() -> None:
    assert not wins(table("Duel, Gatling", "Beer, Panic!", life=1))


def test_what_is_hidden_changes_nothing() -> None:
    """The same view gives the same solutions, with any cards in the other hand."""
    hands = ("Missed!", "Panic!", "Beer", "Volcanic")
    found = {hand: wins(table("BANG!, Duel, Cat Balou", hand)) for hand in hands}
    assert len({*found.values()}) == 1


def test_it_stops_at_its_limit() -> None:
    game = table("BANG!, Duel, Cat Balou, Panic!, Indians!, Gatling", "Beer, Missed!, Duel", life=4)
    with pytest.raises(TooLarge):
        Search(worlds, WIN, 3).holds(worlds.start(game, 1, WIN))


def duellists(hand: str, life: int = 1, other: str = "Panic!") -> Bang:
    """Return a game of two: the sheriff A is on turn, the renegade C holds `other`."""
    out: dict[str, Any] = {"dead": True}
    return Position(
        seat("sheriff", "Willy the Kid", hand, life=life),
        seat("outlaw", "Rose Doolan", **out),
        seat("renegade", "Bart Cassidy", other, life=4),
        seat("outlaw", "Paul Regret", **out),
    ).game


def test_one_card_takes_one_life() -> None:
    assert not Search(worlds, SURVIVE, MOST).holds(worlds.start(duellists("Stagecoach"), 0, SURVIVE))
    assert Search(worlds, SURVIVE, MOST).holds(worlds.start(duellists("Stagecoach", life=2), 0, SURVIVE))


def test_to_take_the_card_is_to_survive() -> None:
    assert solved(duellists("Panic!, Saloon", other="Stagecoach"), SURVIVE) == ["Panic!", "Saloon"]
    assert solved(duellists("Panic!, Wells Fargo", other="Stagecoach"), SURVIVE) == ["Panic!", "Wells Fargo"]


def test_the_search_names_no_card_and_no_character() -> None:
    """The folder of a set has the facts about its cards and characters (`puzzles.py`)."""
    words = "".join(path.read_text("utf-8") for path in Path(worlds.__file__).parent.glob("*.py"))
    assert [name for name in (*KINDS, *CHARACTERS) if name[0].isupper() and f'"{name}"' in words] == []
