"""Limits of a search in a bot process: for each question, each table and the whole process."""

from __future__ import annotations

import pytest

from boomtown.bots import Bot, make_bot
from boomtown.games import Game, new_game
from boomtown.server.bot_runner import search_time, subprocess_main
from boomtown.server.bot_runner.wire import Question

SETUP = {"players": 4}


class FakeClock:
    """Clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_share_refills_with_the_clock() -> None:
    clock, spent = FakeClock(), FakeClock()
    table = search_time.Share(0.1, 0.15, clock)
    found = []
    for used in (0.05, 0.12, 0.01):
        with search_time.limited(table, spent=spent) as left:
            spent.now += used
            found.append(left() > 0)
    assert found == [True, False, False]
    clock.now += 10.0
    assert table.left() == 0.15


def played_to_phase_2() -> Game:
    """Return a game at the first question of phase 2."""
    game = new_game(SETUP, "busy")
    bots = [make_bot("greenhorn", seat) for seat in range(4)]
    while game.ask is not None and game.ask.why != "play":
        game.apply(bots[game.ask.who].choose(game, game.ask.who))
    return game


@pytest.mark.parametrize(("left", "searched"), [(0.0, 0), (1000.0, 1)])
def test_a_busy_process_does_not_search(left: float, searched: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The basic bot answers if the shares are used up."""
    monkeypatch.setattr(search_time, "PER_QUESTION", left)
    for name in ("of_table", "of_process"):
        monkeypatch.setattr(search_time, name, lambda: search_time.Share(0.0, left))
    game = played_to_phase_2()
    assert game.ask is not None
    assert game.choices is not None
    games = subprocess_main.GameCache()
    question = Question(1, 7, game.ask.who, ("marshal", 1), 60.0, setup=SETUP, seed="busy")
    question.log = [(0, choice) for choice in game.choices]
    answer = games.answer(question)
    assert (answer.why, answer.choice in game.ask.options) == ("", True)
    bot = games._games[7].bots[game.ask.who][1]
    assert isinstance(bot, Bot)
    assert getattr(bot.policy("bang"), "searched") == searched  # noqa: B009
