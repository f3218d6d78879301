"""Moments on two servers: the asked player is on one, spectators are on both, and no message reveals the player."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.rooms.state import RoomState

from ..conftest import InProcessServer, WebSocketClient
from ..fake_clock_table import MOMENT, PASS, Clock, FakeClockTable, LastOptionBot, bot, messages_without, moments_game
from ..toy_moments_game import USE, MomentsGame
from ..two_servers import TwoServers, two_servers

__all__ = ["bot", "moments_game", "two_servers"]
pytestmark = pytest.mark.slow
LOBBY = 1.0  # seconds before the start


class TwoServerTable(FakeClockTable):
    """A table whose people are at both servers in turn: Ann at the first one, Bob at the second ..."""

    def __init__(self, two_servers: TwoServers, clock: Clock) -> None:
        super().__init__(two_servers.a, clock)
        self.servers = two_servers

    async def enter(self, token: str | None = None) -> object:  # type: ignore[override]
        self.server = (self.servers.a, self.servers.b)[len(self.people) % 2]
        entered = await super().enter(token)
        self.server = self.servers.a
        await self.rest()
        return entered

    def rooms(self) -> list[Any]:
        servers: list[InProcessServer] = [self.servers.a, self.servers.b]
        return [server.room(self.code) for server in servers if server.services.registry.present(self.code)]

    def _busy(self) -> bool:
        for room in self.rooms():
            due = room.autoplay.due()
            if room.lock.locked() or room._tasks or (due and due.at <= self.clock.now):
                return True
        rooms = [room for room in self.rooms() if room.connections.any_greeted()]
        logs = [None if room.match is None else room.match.log for room in rooms]
        return any(log != logs[0] for log in logs) or len({room.table.version for room in rooms}) > 1

    async def rest(self) -> None:
        for _ in range(3):
            for client in self.people:
                if client.closed is None and not client._task.done():
                    await client.settled()
            await self.servers.until(lambda: not self._busy())
        for number, client in enumerate(self.people):
            self._record(number, client)

    async def passes(self, seconds: float) -> None:
        self.clock.now += seconds
        for room in self.rooms():
            room.wake()
        await self.rest()


@pytest.fixture
async def clock() -> Clock:
    return Clock()


async def evening(
    two_servers: TwoServers, clock: Clock, holder: int | None, says: tuple[int, ...] = ()
) -> TwoServerTable:
    """A call, after it a moment, in which the holder, if it is a person, says this and that."""
    MomentsGame.dealt = {} if holder is None else {"doctor": holder}
    both = TwoServerTable(two_servers, clock)
    await both.gather("Bob", "Cat", watchers=2, setup={"game": "moments", "players": 4})
    await both.passes(LOBBY)
    both.people[0].send({"t": "start"})
    await both.rest()
    await both.choose(0, 1)
    for who, client in enumerate(both.people):
        if who != holder:
            client.send({"t": "choose", "move": both.match.game.moves, "code": PASS})
    await both.passes(1.0)
    for code in says:
        if holder in (0, 1, 2):
            await both.choose(holder, code)
    await both.passes(MOMENT - 1.1)
    assert len(both.match.choices) == 1
    await both.passes(0.1)
    assert len(both.match.choices) == 2
    await both.passes(MOMENT)
    return both


@pytest.mark.parametrize(
    ("holder", "says"),
    [(0, ()), (1, ()), (1, (PASS,)), (2, (USE, PASS)), (3, ())],
    ids=["at the first", "at the second", "passes at the second", "thinks better of it", "bot"],
)
async def test_nobody_else_learns_who_was_asked(
    two_servers: TwoServers,
    moments_game: type[MomentsGame],
    bot: type[LastOptionBot],
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    holder: int,
    says: tuple[int, ...],
) -> None:
    """On both servers all messages and their times equal those of a game without a holder."""
    for server in (two_servers.a, two_servers.b):
        server.services.registry.settings = replace(server.services.settings, moment=MOMENT)
    monkeypatch.setattr(RoomState, "clock", staticmethod(clock))
    plain = await evening(two_servers, clock, None)
    other = await evening(two_servers, clock, holder, says)
    mine, theirs = (messages_without(one, holder) for one in (plain, other))
    assert {who: since_start(received) for who, received in mine.items()} == {
        who: since_start(received) for who, received in theirs.items()
    }
    assert sum(len(received) for received in other.messages.values()) > 40, "a test that hears nothing proves nothing"


def since_start(received: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """Return the messages of the game in the order of their times: servers may receive those of one time in any order.

    Those of the lobby are left out: a server that learns of two arrivals at once sends the table once.
    """
    return sorted({(when, text) for when, text in received if when >= LOBBY})


async def test_an_answer_given_at_one_server_is_played_by_the_other(
    two_servers: TwoServers,
    moments_game: type[MomentsGame],
    bot: type[LastOptionBot],
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Either server may end the moment. A withdrawn answer is not played."""
    monkeypatch.setattr(RoomState, "clock", staticmethod(clock))
    for holder in (0, 1):
        MomentsGame.dealt = {"doctor": holder}
        both = TwoServerTable(two_servers, clock)
        await both.gather("Bob", watchers=0, setup={"game": "moments", "players": 4})
        both.people[0].send({"t": "start"})
        await both.rest()
        await both.choose(0, 1)
        both.people[holder].send({"t": "choose", "move": both.match.game.moves, "code": USE, "id": "c1"})
        await both.rest()
        await both.passes(MOMENT)
        stored = two_servers.database.raw(
            f"select seat, choice, kind, command from choices where game = '{both.match.id}'"
        )
        assert (holder, USE, "human", f"{holder}:c1") in stored
        assert all(json.loads(json.dumps(room.match.log)) for room in both.rooms())


async def test_what_one_says_to_the_server_alone_is_heard_by_nobody(
    two_servers: TwoServers,
    moments_game: type[MomentsGame],
    bot: type[LastOptionBot],
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A held answer, a wish not to be asked, and activity after idling send no message to other players on either
    server.
    """
    monkeypatch.setattr(RoomState, "clock", staticmethod(clock))
    MomentsGame.dealt = {"doctor": 1}
    both = TwoServerTable(two_servers, clock)
    await both.gather("Bob", "Cat", watchers=2, setup={"game": "moments", "players": 4})
    both.people[0].send({"t": "start"})
    await both.rest()
    await both.choose(0, 1)
    key = both.match and both.room.table.seats[1].key
    for room in both.rooms():
        room.connections.late.add(key)
    before = [count(client) for client in both.people]
    move = both.match.game.moves
    for message in (
        {"t": "choose", "move": move, "code": USE},
        {"t": "quiet", "whys": ["judge"]},
        {"t": "choose", "move": move, "code": PASS},
        {"t": "quiet", "whys": []},
    ):
        both.people[1].send(message)
        await both.rest()
    after = [count(client) for client in both.people]
    assert after[1] > before[1]
    del before[1], after[1]
    assert after == before
    assert [room.connections.late for room in both.rooms()] == [set(), set()]


def count(client: WebSocketClient) -> int:
    """Return the number of received messages without answers to pings."""
    return sum(m["t"] != "pong" for m in client.received)
