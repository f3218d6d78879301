"""Start of The Duel, and the keys of its setup."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.duel.cards import BACK, LAW
from boomtown.games import Game, SetupError, new_game
from tests.card.position import pending


def game(seed: str | int = "setup", **more: Any) -> Game:
    return new_game({"game": "duel", "players": 2} | more, seed)


def begun(found: Game) -> Game:
    """Return the game after the choice of fronts."""
    while found.state.phase == "setup":
        found.apply(pending(found).options[0])
    return found


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"players": 3}, "players must be 2, got 3"),
        ({"roles": ["law", "law"]}, "roles must be law and outlaws by seat"),
        ({"options": {"characters_per_side": 13}}, "characters_per_side must be one of 2, 3"),
        ({"characters": ["Jango", "Jango"]}, "characters must be different ones"),
        ({"characters": ["Jango", "Jang"]}, r"did you mean 'Jango'\?"),
        ({"sets": ["dice"]}, "sets must be from duel"),
        ({"sheriff": 2}, "sheriff must name a seat from 0 to 1"),
    ],
)
def test_a_wrong_setup_says_so(more: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        game(**more)


def test_law_begins_with_four_cards() -> None:
    s = begun(game(roles=["outlaws", "law"])).state
    assert (s.turn, s.first, s.turn_no) == (1, 1, 1)
    assert len(s.hands[0]) == 5
    assert len(s.hands[1]) >= 4 + 2  # the draw phase is over, a Pat Garret may have drawn one more
    assert {BACK[card] for card in s.decks[1]} == {LAW}


def test_whoever_begins_draws_four() -> None:
    s = begun(game(roles=["law", "outlaws"], options={"first_turn": "outlaws"})).state
    assert s.turn == 1
    assert len(s.hands[0]) == 5


def test_sides_may_be_drawn_given_and_changed() -> None:
    assert {game(seed).state.roles for seed in range(20)} == {("law", "outlaws"), ("outlaws", "law")}
    assert game(sheriff=1).state.roles == ("outlaws", "law")
    assert game(sheriff=1, rotate=1).state.roles == ("law", "outlaws")
    found = game(sheriff=1)
    assert found.next_setup(False, True) == {"sheriff": 0}
    assert found.next_setup(True, False) == {"sheriff": 1}


def test_characters_may_be_given() -> None:
    found = game(roles=["law", "outlaws"], characters=["Jango + Pat Garret", "Tom Thorn"])
    s = found.state
    assert len(s.reserve[0]) == len(s.reserve[1]) == 2
    names = {name for p in (0, 1) for name in found.view(p)["seats"][p]["offered"]}
    reserves = {name for p in (0, 1) for name in found.view(p)["seats"][p]["reserve_names"]}
    assert {"Jango", "Pat Garret", "Tom Thorn"} <= names | reserves


def test_fronts_are_shown_together() -> None:
    found = game("together")
    first, second = pending(found).who, 1 - pending(found).who
    found.apply(pending(found).options[1])
    assert pending(found).who == second
    assert [event["t"] for event in found.events(0, second)] == ["start"]
    assert found.can_undo(first)
    found.apply(pending(found).options[0])
    shown = [event["t"] for event in found.events(0, None)][:5]
    assert shown == ["start", "front", "front", "rear", "rear"]
    assert not found.can_undo(first)


def test_a_shot_is_taken_back_until_something_comes_out() -> None:
    """A card without a draw or a reveal behind it."""
    for seed in range(200):
        found = begun(game(seed))
        who = pending(found).who
        play = next((words for words in found.actions() if words.startswith("play Hat on")), "")
        if play:
            before = found.view(who)
            found.apply(play)
            assert found.can_undo(who)
            found.undo(who)
            after = found.view(who)
            assert {k: v for k, v in after.items() if k != "move"} == {k: v for k, v in before.items() if k != "move"}
            return
    raise AssertionError("no Hat in 200 games")
