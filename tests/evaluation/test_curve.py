"""Curve of a finished game."""

from random import Random

import pytest

from boomtown.bots import make_bot
from boomtown.evaluation.curve import chances_of, curve
from boomtown.fuzz.support import support_of
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


@pytest.mark.parametrize(
    ("setup", "causes"),
    [
        (
            {"game": "bang", "players": 5},
            {"log-draw": "luck", "log-check": "luck", "log-play": "card", "log-lay": "card"},
        ),
        ({"game": "dice", "players": 5}, {"log-throw": "luck", "log-heal": "choice"}),
        ({"game": "duel"}, {"log-duel-reveal": "luck", "log-duel-play": "card", "log-duel-swap": "choice"}),
    ],
    ids=["bang", "dice", "duel"],
)
def test_a_swing_is_named_by_what_happened(
    monkeypatch: pytest.MonkeyPatch, setup: dict[str, object], causes: dict[str, str]
) -> None:
    """Drawn cards, checks and dice are luck, played cards are cards, and everything else is a choice."""
    monkeypatch.setattr("boomtown.evaluation.curve.SWINGS", 1000)
    game = played({"players": 2, **setup})
    found = {
        (swing.texts[0]["key"], swing.cause)
        for swing in curve(new_game(game.setup, game.seed), game.choices or []).swings
    }
    for key, cause in causes.items():
        assert {of for text, of in found if text.startswith(key)} == {cause}


@pytest.mark.parametrize(
    "setup",
    [{"game": "bang", "players": 6, "sets": ["dodge_city"]}, {"game": "dice", "players": 5}, {"game": "duel"}],
    ids=["bang", "dice", "duel"],
)
def test_the_curve_of_a_seat_has_what_it_may_know(setup: dict[str, object]) -> None:
    """At each step it is the evaluation of this seat, which no exchange of hidden cards and roles changes."""
    game = played({"players": 2, **setup})
    assert game.choices is not None
    seat, found = 1, curve(new_game(game.setup, game.seed), game.choices, 1)
    steps, again, looks, rng = iter(found.steps), new_game(game.setup, game.seed), chances_of(seat), Random(5)
    for number, choice in enumerate([None, *game.choices[:150]]):
        before = again.event_count
        if choice is not None:
            again.step(choice)
            if again.event_count == before:
                continue
        said = looks(again)
        assert next(steps)[1:] == tuple(round(chance, 4) for chance in said.chances.values())
        if number % 5 == 0 and not again.over:
            assert looks(support_of(game.name).scramble(again, seat, rng)) == said
    shown = curve(new_game(game.setup, game.seed), game.choices)
    assert found.points[-1] == shown.points[-1], "the result is known to all"
    assert game.name == "duel" or found.points[0] != shown.points[0]


def test_what_was_taken_back_is_not_in_the_curve() -> None:
    game = played({"game": "bang", "players": 4}, undo=True)
    undone = [e for e in game.events(0, None) if e["t"] == "undo"]
    assert undone
    found = curve(new_game(game.setup, game.seed), game.choices or [])
    ends = [int(step[0]) for step in found.steps]
    assert ends == sorted(ends)
    assert not [n for n in ends if any(e["back"] < n <= e["n"] for e in undone)]
