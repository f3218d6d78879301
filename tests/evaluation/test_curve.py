"""Curve of a finished game."""

from random import Random

import pytest

from boomtown.bots import make_bot
from boomtown.evaluation.curve import curve
from boomtown.games import Game, new_game


def played(setup: dict[str, object], undo: bool = False) -> Game:
    """A game of the bots to its end; with `undo`, an answer in eight is taken back."""
    game, bot, chance = new_game({"ask_forced": True, **setup}, 7), make_bot("greenhorn", 1), Random(1)
    while game.ask is not None:
        who = game.ask.who
        game.apply(bot.choose(game, who))
        if undo and not game.over and game.can_undo(who) and chance.random() < 0.12:
            game.undo(who)
    return game


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "bang", "players": 5},
        {"game": "bang", "players": 3, "sets": ["dodge_city"]},
        {"game": "dice", "players": 5},
        {"game": "duel"},
    ],
    ids=lambda setup: f"{setup['game']}-{setup.get('players', 2)}",
)
def test_the_curve_follows_the_turns_and_ends_with_the_result(setup: dict[str, object]) -> None:
    game = played({"players": 2, **setup})
    found = curve(new_game(game.setup, game.seed), game.choices or [])
    events = game.events(0, None)
    assert [point.event for point in found.points[:-1]] == [e["n"] for e in events if e["t"] == "turn"]
    assert all(sum(point.chances) == pytest.approx(1, abs=1e-3) for point in found.points)
    won = {found.side_of[seat] for seat in game.winners}
    assert {side for side, chance in zip(found.sides, found.points[-1].chances, strict=True) if chance > 0} == won
    assert [mark.who for mark in found.reveals] == [e["who"] for e in events if e.get("role") and "who" in e]
    assert len(found.swings) == 3
    assert {swing.cause for swing in found.swings} <= {"card", "choice", "luck"}
    assert all(0 <= swing.point < len(found.points) and 1 <= len(swing.texts) <= 2 for swing in found.swings)


def test_what_was_taken_back_is_not_in_the_curve() -> None:
    game = played({"game": "bang", "players": 4}, undo=True)
    undone = [e for e in game.events(0, None) if e["t"] == "undo"]
    assert undone
    found = curve(new_game(game.setup, game.seed), game.choices or [])
    ends = [int(step[0]) for step in found.steps]
    assert ends == sorted(ends)
    assert not [n for n in ends if any(e["back"] < n <= e["n"] for e in undone)]
