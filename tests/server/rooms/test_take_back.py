"""Choices made at the deadline cannot be taken back at a running table, and the browser knows it."""

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.core import entropy
from boomtown.server.tables.game_log import UNDO, Logged

from .. import toy_moments_game
from ..fake_clock_table import FakeClockTable, bot, moments_game, refusal, table
from .test_absence import kinds

__all__ = ["bot", "moments_game", "table"]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, bot_delay=2.0)


@pytest.fixture(autouse=True)
def no_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pause is the same, and no player may interrupt, so that choices can be taken back."""
    monkeypatch.setattr(entropy, "pause", lambda middle: middle)
    monkeypatch.setattr(toy_moments_game, "WHYS", ())


async def test_what_was_chosen_when_the_time_had_run_out_stands(table: FakeClockTable) -> None:
    """No player takes it back: not the one it was made for, not one who chose before, not after a replay."""
    await table.open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    await table.passes(60.0)
    assert kinds(table.server, table.code)[1] == (1, "timeout")
    assert table.match.asked == 2
    for replayed in (False, True):
        for who in (0, 1):
            assert table.match.game.can_undo(who), "the rules would allow it"
            assert not table.people[who].state()["view"]["can_undo"]
            table.people[who].send({"t": "undo", "move": table.match.game.moves})
            await table.rest()
            assert refusal(table.people[who]) == "no-undo"
        if not replayed:
            table.match.rebuild(list(table.match.log))
    assert table.match.game.state.calls == 2
    await table.choose(2, 1)
    table.people[2].send({"t": "undo", "move": table.match.game.moves})
    await table.rest()
    assert (table.match.asked, table.match.game.state.calls) == (2, 2), "what was chosen in time may be taken back"


async def test_a_log_that_takes_a_late_choice_back_is_played_again(table: FakeClockTable) -> None:
    """Older servers allowed it, and their stored games continue."""
    await table.open("Bob", "Cat")
    log = [Logged(0, 1, "timeout"), Logged(0, UNDO - 0, "human"), Logged(0, 2, "human")]
    table.match.rebuild(log)
    assert table.match.game.state.calls == 1
    assert table.match.may_undo(0)


async def test_without_time_left_the_clock_answers_at_once(table: FakeClockTable) -> None:
    """A question that was taken back with all its time used up has no time, which is not the same as no clock."""
    await table.open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    table.match.clock.answered(0, 0, 60.0)
    table.people[0].send({"t": "undo", "move": table.match.game.moves})
    await table.rest()
    assert kinds(table.server, table.code)[1:] == [(0, "human"), (0, "timeout")]
    assert table.match.game.state.calls == 1
