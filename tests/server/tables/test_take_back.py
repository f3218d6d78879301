"""Taking back at a timed table: a choice made when the time had run out stands, and no time left is no free time."""

from collections.abc import Iterator
from random import Random

import pytest

from boomtown.server.engine.match import Match
from boomtown.server.tables.game_log import UNDO, Kind
from boomtown.server.tables.table import Seat, Table

SETUP = {"players": 4, "ask_forced": True}


def timed_table() -> Table:
    table = Table("id", "CODE", "Dry Gulch", False, 15, dict(SETUP))
    table.seats = [Seat(f"P{n}", "human", "greenhorn", f"key{n}") for n in range(4)]
    table.phase = "playing"
    return table


def choices(kind: Kind) -> Iterator[tuple[Match, Table, int]]:
    """Moments of games at which the rules let a seat take back a choice of that kind."""
    table = timed_table()
    for seed in range(5):
        match, rnd = Match.fresh("game", dict(SETUP), f"seed {seed}"), Random(seed)
        match.ask(table, 0.0, 0.0)
        for now in range(60):
            if match.game.over:
                break
            ask = match.game.ask
            assert ask is not None
            choice = rnd.choice(ask.options)
            match.step(ask.who, choice)
            match.append(ask.who, choice, kind, ask, now + 1.0)
            match.ask(table, 0.0, now + 1.0)
            if match.game.can_undo(ask.who):
                yield match, table, ask.who


def test_a_choice_made_when_the_time_had_run_out_cannot_be_taken_back() -> None:
    seen = [match.may_undo(seat) for match, _, seat in choices("timeout")]
    assert len(seen) > 10
    assert not any(seen)


def test_an_own_choice_can() -> None:
    seen = [match.may_undo(seat) for match, _, seat in choices("human")]
    assert len(seen) > 10
    assert all(seen)


def test_no_time_left_is_due_at_once() -> None:
    """A player who takes back a decision whose time is used up gets no clockless question."""
    match, table, seat = next(choices("human"))
    depth = len(match._asks)
    ask = match.game.ask
    match.step(seat, UNDO - seat)
    match.append(seat, UNDO - seat, "human", ask, 100.0)
    match.clock._left[seat, len(match._asks)] = 0.0
    match.ask(table, 0.0, 100.0)
    assert len(match._asks) < depth
    assert match.asked == seat
    assert match.allowed == 0.0
    assert match.deadline == 100.0


@pytest.mark.parametrize("timer", [0, 15])
def test_only_an_untimed_table_has_no_deadline(timer: int) -> None:
    match, table, _ = next(choices("human"))
    table.timer = timer
    match.time(table, 5.0)
    assert (match.deadline is None) == (timer == 0)
