"""Moments: the table waits equally long whoever may interrupt, and no message reveals the asked player."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from ..conftest import InProcessServer
from ..fake_clock_table import (
    MOMENT,
    PASS,
    Clock,
    FakeClockTable,
    LastOptionBot,
    bot,
    messages_without,
    moments_game,
    refusal,
    table,
)
from ..toy_moments_game import USE, USE_TOO, MomentsGame
from .test_absence import kinds

__all__ = ["bot", "moments_game", "table"]


def events(state: dict[str, Any]) -> list[tuple[str, int]]:
    return [(event["t"], event["count"]) for event in state["events"]]


# --- what is told


async def evening(
    server: InProcessServer, clock: Clock, holder: int | None, says: Iterable[int] = ()
) -> FakeClockTable:
    """Play one turn with all acts of other players. A human holder sends messages meanwhile."""
    MomentsGame.dealt = {} if holder is None else {"doctor": holder}
    table = await FakeClockTable(server, clock).open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    for who, client in enumerate(table.people):  # every player presses the button, also without an ability
        if who != holder:
            client.send({"t": "choose", "move": table.match.game.moves, "code": PASS})
            client.send({"t": "choose", "move": table.match.game.moves, "code": USE})
            client.send({"t": "choose", "move": table.match.game.moves - 1, "code": PASS})
            if who:
                client.send({"t": "undo", "move": table.match.game.moves})
    await table.passes(1.0)
    for code in says:
        if holder in (0, 1, 2):
            await table.choose(holder, code)
    late = await table.enter()  # a spectator joins in the middle of the moment
    await table.passes(1.4)
    assert late.state()["view"]["asked_why"] == "moment"
    assert len(table.match.choices) == 1
    await table.passes(0.1)
    assert len(table.match.choices) == 2
    await table.passes(MOMENT)
    await table.choose(1, 2)
    await table.passes(3 * MOMENT)
    return table


@pytest.mark.parametrize(
    ("holder", "says"),
    [(0, ()), (1, ()), (2, (PASS,)), (2, (USE, PASS)), (3, ())],
    ids=["turn player silent", "silent", "passes", "thinks better of it", "bot"],
)
async def test_nobody_else_learns_who_was_asked(
    server: InProcessServer, table: FakeClockTable, holder: int, says: tuple[int, ...]
) -> None:
    """All messages and their times equal those of a game without a holder."""
    plain = await evening(server, table.clock, None)
    other = await evening(server, table.clock, holder, says)
    assert messages_without(plain, holder) == messages_without(other, holder)
    assert sum(len(received) for received in other.messages.values()) > 60, "a test that hears nothing proves nothing"


@pytest.mark.parametrize("says", [(USE,), (PASS, USE)])
async def test_when_it_was_decided_cannot_be_told(
    server: InProcessServer, table: FakeClockTable, bot: type[LastOptionBot], says: tuple[int, ...]
) -> None:
    """A role that is used shows at the end of the pause, a person's at once or late, or a bot's."""
    bot.moment = USE
    first = await evening(server, table.clock, 2, says)
    second = await evening(server, table.clock, 2, (PASS, USE_TOO, USE))
    third = await evening(server, table.clock, 3)
    assert messages_without(first, 2) == messages_without(second, 2)
    shown = [[when for when, text in received[4] if '"role"' in text] for received in (first.messages, third.messages)]
    assert shown[0] == shown[1][:1] == [MOMENT]


async def test_an_answer_waits_for_the_end(table: FakeClockTable) -> None:
    """Until then it is neither played nor stored, and its seat alone is shown that it is kept."""
    MomentsGame.dealt = {"doctor": 2}
    await table.open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    assert [state["pause"] for state in table.states()] == [MOMENT] * 4
    assert [state["deadline"] for state in table.states()] == [None] * 4
    assert [state["decision"] is not None for state in table.states()] == [False, False, True, False]
    received = [len(person.received) for person in table.people]
    await table.choose(2, USE)
    await table.choose(2, USE_TOO)
    pongs = [
        sum(m["t"] == "pong" for m in person.received[n:]) for n, person in zip(received, table.people, strict=True)
    ]
    news = [len(person.received) - n - p for n, p, person in zip(received, pongs, table.people, strict=True)]
    assert news == [0, 0, 2, 0]
    assert [state["held"] for state in table.states()] == [None, None, USE_TOO, None]
    assert kinds(table.server, table.code) == [(0, "human")]
    await table.passes(MOMENT)
    assert table.match.choices == [1, USE_TOO]
    assert kinds(table.server, table.code)[1] == (2, "human")
    assert [events(state) for state in table.states()] == [[("role", USE_TOO)]] * 4
    assert [state["pause"] for state in table.states()] == [MOMENT] * 4, "the next moment has a pause of its own"
    await table.passes(MOMENT)
    assert [state["view"]["asked"] for state in table.states()] == [1] * 4
    assert [(state["pause"], state["deadline"]) for state in table.states()] == [(None, 60)] * 4
    assert kinds(table.server, table.code)[2] == (0, "pass")


class SlowWrites:
    """A storage whose writes of held answers wait until the test lets them go."""

    def __init__(self, room: Any, monkeypatch: pytest.MonkeyPatch, name: str = "hold") -> None:
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        write = getattr(room.storage.games, name)

        async def slow(*args: Any) -> None:
            self.begun.set()
            await self.go.wait()
            await write(*args)

        monkeypatch.setattr(room.storage.games, name, slow)


async def test_no_command_waits_while_an_answer_is_stored(
    table: FakeClockTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wait would reveal an answer."""
    MomentsGame.dealt = {"doctor": 2}
    await table.open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    ann, bob, cat, watcher = table.people
    writes = SlowWrites(table.room, monkeypatch)
    cat.send({"t": "choose", "move": table.match.game.moves, "code": USE})
    await writes.begun.wait()
    ann.send({"t": "say", "text": "Well?"})
    await bob.receive("said")
    bob.send({"t": "hello", "token": table.tokens[1]})
    assert (await bob.receive("state"))["held"] is None
    watcher.send({"t": "choose", "move": table.match.game.moves, "code": PASS})
    await watcher.receive("error")
    assert table.match.held is None
    writes.go.set()
    await cat.wait(lambda m: m["t"] == "state" and m["held"] == USE)
    await table.passes(MOMENT)
    assert table.match.choices == [1, USE]


async def test_an_answer_that_is_stored_too_late(table: FakeClockTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player is informed, and the answer counts for no later question."""
    MomentsGame.dealt = {"doctor": 2}
    await table.open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    cat = table.people[2]
    writes = SlowWrites(table.room, monkeypatch)
    cat.send({"t": "choose", "move": table.match.game.moves, "code": USE, "id": "late"})
    await writes.begun.wait()
    table.clock.now += MOMENT
    table.room.wake()
    await table.people[0].wait(lambda m: m["t"] == "state" and m["view"]["move"] > 1)
    writes.go.set()
    assert await cat.error() == "stale"
    assert table.match.choices[:2] == [1, PASS]
    assert table.match.held is None


async def test_no_command_waits_while_an_answer_is_withdrawn(
    table: FakeClockTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    MomentsGame.dealt = {"doctor": 2}
    await table.open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    ann, bob, cat, _ = table.people
    await table.choose(2, USE)
    writes = SlowWrites(table.room, monkeypatch, "discard_held_answer")
    cat.send({"t": "quiet", "whys": ["doctor"]})
    await writes.begun.wait()
    ann.send({"t": "say", "text": "Well?"})
    await bob.receive("said")
    writes.go.set()
    await table.passes(MOMENT)
    assert table.match.choices[:2] == [1, PASS]


async def test_out_of_turn_stale_and_illegal(table: FakeClockTable) -> None:
    """Also for the seat of which the engine asks nothing but to pass."""
    MomentsGame.dealt = {"judge": 2}
    await table.open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    assert table.match.game.ask.who == 0
    for who in range(4):
        await table.choose(who, PASS)
        assert refusal(table.people[who]) == "not-asked"
    await table.passes(MOMENT)
    holder = table.people[2]
    holder.send({"t": "choose", "move": 1, "code": USE}, {"t": "choose", "move": 2, "code": 1})
    assert [await holder.error(), await holder.error()] == ["stale", "illegal"]
    assert table.match.held is None


# --- more time


LONGER = 6.0  # seconds, as Settings.moment_longer


async def longer_evening(server: InProcessServer, clock: Clock, holder: int | None, asks: int) -> FakeClockTable:
    """A moment at which a player asks for time, and again, in vain."""
    MomentsGame.dealt = {} if holder is None else {"doctor": holder}
    table = await FakeClockTable(server, clock).open("Bob", "Cat", watchers=1)
    await table.choose(0, 1)
    await table.passes(1.0)
    for _ in range(2):
        table.people[asks].send({"t": "wait", "move": table.match.game.moves})
        await table.rest()
    assert [(s["pause"], s["longer"]) for s in table.states()] == [(LONGER, True)] * 4
    await table.passes(LONGER - 0.1)
    assert len(table.match.choices) == 1
    await table.passes(0.1)
    assert len(table.match.choices) == 2
    assert {s["longer"] for s in table.states()} == {False}, "the next moment is a short one again"
    return table


async def test_time_asked_for_shows_neither_who_asked_nor_who_may_interrupt(
    server: InProcessServer, table: FakeClockTable
) -> None:
    """Messages and times are the same for every player who asks, and for every holder."""
    plain = await longer_evening(server, table.clock, None, 1)
    for holder, asks in ((2, 2), (2, 0), (3, 1)):
        other = await longer_evening(server, table.clock, holder, asks)
        assert messages_without(plain, 2) == messages_without(other, 2)


async def test_time_is_asked_for_by_players_and_at_moments_only(table: FakeClockTable) -> None:
    MomentsGame.dealt = {"doctor": 2}
    await table.open("Bob", "Cat", watchers=1)
    table.people[0].send({"t": "wait", "move": table.match.game.moves})
    await table.rest()
    assert {s["pause"] for s in table.states()} == {None}
    await table.choose(0, 1)
    table.people[3].send({"t": "wait", "move": table.match.game.moves})
    await table.rest()
    assert refusal(table.people[3]) == "not-asked"
    assert {s["pause"] for s in table.states()} == {MOMENT}


async def test_a_moment_begins_when_players_have_seen_what_it_is_about(
    table: FakeClockTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dice that still roll take nothing from the time to answer, at the first moment after the throw only."""
    await table.open("Bob")
    monkeypatch.setattr(MomentsGame, "shown_for", {"call": 1.5})
    await table.choose(0, 1)
    shown = 1.5
    assert [s["pause"] for s in table.states()] == [MOMENT + shown] * 2
    await table.passes(MOMENT + shown)
    assert [s["pause"] for s in table.states()] == [MOMENT] * 2


# --- one person at the table


async def test_alone_nothing_waits_for_others(table: FakeClockTable) -> None:
    """Bots and seats that could only pass are answered at once."""
    MomentsGame.dealt = {"doctor": 3}
    LastOptionBot.moment = USE
    await table.open()
    await table.choose(0, 1)
    state = table.people[0].state()
    assert (state["view"]["asked"], state["view"]["calls"]) == (0, 4), "a whole round at once, the bots' delay is none"
    states = [m for m in table.people[0].received if m["t"] == "state"]
    assert {s["pause"] for s in states} == {None}
    assert {s["deadline"] for s in states if s["view"]["asked_why"] == "moment"} == {None}
    assert kinds(table.server, table.code)[:3] == [(0, "human"), (3, "bot"), (0, "pass")]


async def test_alone_nobody_learns_what_bots_hold(server: InProcessServer, table: FakeClockTable) -> None:
    stories = []
    for holder in (None, 1, 3):
        MomentsGame.dealt = {} if holder is None else {"doctor": holder}
        alone = await FakeClockTable(server, table.clock).open()
        for _ in range(2):
            await alone.choose(0, 1)
        assert alone.match.game.over
        stories.append([(when, text) for when, text in alone.messages[0] if '"seed"' not in text])
    assert stories[0] == stories[1] == stories[2]


async def test_alone_a_bot_that_thinks_answers_when_a_seat_that_passes_does(
    server: InProcessServer, table: FakeClockTable
) -> None:
    """One person with bots waits a fixed time whichever bot could have interrupted."""
    for holder in (None, 1, 3):
        MomentsGame.dealt = {} if holder is None else {"doctor": holder}
        alone = FakeClockTable(server, table.clock)
        await alone.gather(watchers=0, setup={"game": "moments", "players": 4})
        alone.room.settings = replace(alone.room.settings, moment_alone=0.1)
        alone.people[0].send({"t": "start"})
        await alone.rest()
        await alone.choose(0, 1)
        assert len(alone.match.choices) == 1
        await alone.passes(0.099)
        assert len(alone.match.choices) == 1
        await alone.passes(0.002)
        assert len(alone.match.choices) == 2


async def test_alone_the_own_moment_has_no_clock(table: FakeClockTable) -> None:
    """No decision of a person alone with bots has a clock, whatever the table's setting."""
    MomentsGame.dealt = {"doctor": 0}
    await table.open()
    await table.choose(0, 1)
    await table.passes(40)
    state = table.people[0].state()
    assert (state["decision"]["why"], state["pause"], state["deadline"]) == ("doctor", None, None)
    await table.passes(3600)
    assert table.match.choices == [1]
    await table.choose(0, USE)
    assert table.match.choices[:3] == [1, USE, PASS]


@pytest.mark.parametrize("holder", [None, 0])
async def test_taking_back_tells_no_time(table: FakeClockTable, holder: int | None) -> None:
    """The time left is that of real decisions, never of a moment that perhaps was answered for the seat."""
    MomentsGame.dealt = {} if holder is None else {"judge": holder}
    await table.open("Bob")
    table.clock.now += 30
    await table.choose(0, 1)
    await table.passes(MOMENT)
    await table.passes(MOMENT)
    assert table.match.clock._left == {(0, 0): 30, (1, 3): 60}
