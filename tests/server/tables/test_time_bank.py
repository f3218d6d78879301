"""A purse of time for each player: what it costs, who pays, what happens when it is empty, what it must not tell."""

from typing import Any

import pytest

from boomtown.server.tables.time_bank import TimeAllowance, TimeBank
from boomtown.server.tables.turn_timer import LEAST

from ..conftest import InProcessServer
from ..fake_clock_table import MOMENT, FakeClockTable, bot, moments_game, table

__all__ = ["bot", "moments_game", "table"]


def test_a_decision_costs_what_it_took_and_brings_the_increment() -> None:
    purses = TimeBank(TimeAllowance(60, 10))
    assert (purses.left(0), purses.allowed(0, 0)) == (60, 70)
    purses.answered(0, 0, 25, own=True)
    assert (purses.left(0), purses.left(1)) == (45, 60)
    purses.answered(0, 2, 60, own=True)
    assert purses.empty(0)


def test_a_bots_answer_brings_nothing() -> None:
    purses = TimeBank(TimeAllowance(60, 10))
    purses.answered(0, 0, 15, own=False)
    assert purses.left(0) == 45


def test_playing_and_taking_back_in_turn_wins_no_time() -> None:
    purses, spent = TimeBank(TimeAllowance(60, 10)), 0.0
    for _ in range(8):
        purses.answered(0, 0, 3, own=True)
        purses.undone(by=0, asked=0, before=1, depth=0, took=2)
        spent += 5
    assert purses.left(0) == 60 + 10 + 10 - spent, "one increment for each decision, however often it was made"


def test_who_is_taken_back_by_another_pays_nothing() -> None:
    purses = TimeBank(TimeAllowance(60, 10))
    purses.answered(0, 0, 3, own=True)
    purses.answered(1, 1, 20, own=True)
    purses.undone(by=0, asked=1, before=2, depth=0, took=15)
    assert purses.left(1) == 70
    assert purses.left(0) == 67


def test_whoever_is_back_has_the_increment_alone() -> None:
    purses = TimeBank(TimeAllowance(60, 10))
    purses.answered(0, 0, 70, own=False)
    assert purses.empty(0)
    purses.back.add(0)
    assert not purses.empty(0)
    assert purses.allowed(0, 5) == 10
    assert TimeBank(TimeAllowance(60, 0)).allowed(0, 0) == 60
    purses.answered(0, 5, 4, own=True)
    assert purses.left(0) == 6


# ---- at a table


async def purse_table(table: FakeClockTable, *names: str) -> FakeClockTable:
    await table.gather(*names, watchers=0, setup={"game": "moments", "players": 4})
    table.people[0].send({"t": "setup", "purse": {"start": 60, "increment": 10}}, {"t": "start"})
    await table.rest()
    return table


async def open_question(table: FakeClockTable) -> int:
    """Play on until a person is asked openly; who."""
    for _ in range(200):
        match = table.match
        if not match.moment and match.asked in (0, 1):
            return int(match.asked)
        if match.moment:
            await table.passes(MOMENT)
        else:
            await table.passes(3)
    raise AssertionError("nobody is asked")


async def answer(table: FakeClockTable, who: int) -> None:
    await table.choose(who, table.match.game.ask.options[-1])


def purses(table: FakeClockTable, who: int = 0) -> list[float | None]:
    found = table.people[who].state()["purses"]
    assert isinstance(found, list)
    return found


async def test_everybody_sees_the_purses_and_the_running_one(table: FakeClockTable) -> None:
    await purse_table(table, "Bob")
    assert table.people[0].table()["purse"] == {"start": 60, "increment": 10}
    who = await open_question(table)
    before = purses(table)
    assert before == purses(table, 1)
    assert before[2:] == [None, None], "bots have none"
    assert table.people[0].state()["deadline"] == before[who]
    left = before[who] or 0.0
    await table.passes(7)
    await answer(table, who)
    if table.match.asked != who or table.match.moment:
        assert purses(table)[who] == pytest.approx(left - 7)
    assert table.match.purses.left(who) == pytest.approx(left - 7)


async def test_an_empty_purse_is_played_by_a_bot_until_its_player_is_back(table: FakeClockTable) -> None:
    await purse_table(table, "Bob")
    who = await open_question(table)
    moves = table.match.game.moves
    await table.passes(71)
    assert table.match.game.moves > moves
    assert (moves, who) in [(n, line.seat) for n, line in enumerate(table.match.log) if line.kind == "timeout"]
    state = table.people[0].state()
    assert (state["spent"], state["purses"][who]) == ([who], 0.0)
    for _ in range(30):  # the bot answers for this seat without waiting
        if table.match.asked == who and not table.match.moment:
            break
        await table.passes(3) if not table.match.moment else await table.passes(MOMENT)
        if table.match.asked == 1 - who and not table.match.moment:
            await answer(table, 1 - who)
    assert {line.kind for line in table.match.log if line.seat == who and line.kind != "pass"} >= {"timeout"}
    table.people[who].send({"t": "back"})
    await table.rest()
    assert table.people[0].state()["spent"] == []
    table.match.purses.back.discard(who)
    assert table.match.purses.empty(who), "the increment alone"


async def test_purses_are_kept_over_a_restart(table: FakeClockTable) -> None:
    """Remaining times follow from the stored choices. The time without a server does not count."""
    await purse_table(table, "Bob")
    for spent in (7, 3, 12):
        who = await open_question(table)
        await table.passes(spent)
        await answer(table, who)
    left = [table.match.purses.left(n) for n in (0, 1)]
    assert sum(left) != 120
    await table.server.reopen()
    table.people.clear()
    table.messages.clear()
    for token in table.tokens:
        await table.enter(token)
    assert [table.match.purses.left(n) for n in (0, 1)] == pytest.approx(left)


async def test_a_moment_costs_nobody_and_tells_nothing(table: FakeClockTable) -> None:
    """No purse runs during a moment, whichever player is asked. All purses stay as before."""
    await purse_table(table, "Bob")
    for _ in range(100):
        if table.match.moment:
            break
        if table.match.asked in (0, 1):
            await answer(table, table.match.asked)
        else:
            await table.passes(3)
    assert table.match.moment
    before, moves = purses(table), table.match.game.moves
    assert table.people[0].state()["deadline"] is None
    await table.passes(MOMENT / 2)
    assert purses(table) == purses(table, 1) == before
    await table.passes(MOMENT)
    assert table.match.log[moves].took is None
    assert [table.match.purses.left(n) for n in (0, 1)] == before[:2]


async def test_alone_with_bots_no_purse_runs(table: FakeClockTable) -> None:
    await purse_table(table)
    assert table.people[0].state()["purses"] is None
    await table.passes(1000)
    assert table.people[0].state()["spent"] == []


async def test_what_is_no_purse_is_refused(server: InProcessServer) -> None:
    order: dict[str, Any] = {"name": "Ann", "setup": {"players": 4}, "bots": 0, "public": False}
    for purse in ({"start": -1}, {"start": 60, "increment": 9999}, {"increment": 5}, 60):
        status, body, _ = await server.request("POST", "/api/tables", {**order, "purse": purse})
        assert (status, body["error"]["code"]) == (400, "malformed")
    assert LEAST > 0
