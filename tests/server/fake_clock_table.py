"""Running table under a clock that only the test moves, with all messages and their times."""

import asyncio
import json
from typing import Any

import pytest

from boomtown.server.core import names
from boomtown.server.engine import bot_registry
from boomtown.server.rooms.state import RoomState

from .conftest import InProcessServer, WebSocketClient
from .toy_moments_game import MomentsGame, moments_game

__all__ = ["moments_game"]
PASS = -1
MOMENT = 2.5


class Clock:
    """Clock that stands still until the test advances it. It is in the loop's future, so no timer fires by itself."""

    def __init__(self) -> None:
        self.now = asyncio.get_running_loop().time() + 1e6

    def __call__(self) -> float:
        return self.now


class LastOptionBot:
    """Bot that takes the last option, or a given one at a moment."""

    moment = PASS

    def choose(self, game: Any, seat: int) -> int:
        return self.moment if game.ask.moment else int(game.ask.options[-1])


class FakeClockTable:
    """A running table of the toy under a clock of its own."""

    def __init__(self, server: InProcessServer, clock: Clock) -> None:
        self.server, self.clock = server, clock
        self.people: list[WebSocketClient] = []
        self.tokens: list[str] = []
        self.messages: dict[int, list[tuple[float, str]]] = {}  # what each client received, and when

    async def open(self, *names: str, watchers: int = 0) -> "FakeClockTable":
        """Open a table with Ann and the named players. Bots fill the other seats of four."""
        await self.gather(*names, watchers=watchers, setup={"game": "moments", "players": 4})
        self.people[0].send({"t": "start"})
        await self.rest()
        return self

    async def gather(self, *names: str, watchers: int, setup: dict[str, Any]) -> None:
        """A table in its lobby."""
        self.code, token = await self.server.new_table(title="Dry Gulch", setup=setup, start=False, bots=0, timer=60)
        self.began = self.clock.now
        self.tokens = [token, *[await self.server.join(self.code, name) for name in names]]
        for key in (*self.tokens, *[None] * watchers):
            await self.enter(key)

    async def enter(self, token: str | None = None) -> WebSocketClient:
        self.people.append(await self.server.watch(self.code, token))
        return self.people[-1]

    @property
    def room(self) -> Any:
        return self.server.room(self.code)

    @property
    def match(self) -> Any:
        return self.room.match

    async def rest(self) -> None:
        """Everything that can happen now has happened, and its messages have arrived."""
        for client in self.people:
            if client.closed is None and not client._task.done():
                await client.settled()
        while self.room.lock.locked() or ((due := self.room.autoplay.due()) and due.at <= self.clock.now):
            await asyncio.sleep(0)
        for number, client in enumerate(self.people):
            if client.closed is None and not client._task.done():
                await client.settled()
            self._record(number, client)

    def _record(self, number: int, client: WebSocketClient) -> None:
        messages = self.messages.setdefault(number, [])
        fresh = [m for m in client.received if m["t"] != "pong"][len(messages) :]
        same = {self.room.table.id: "ID", self.code: "CODE"}  # what differs between any two tables
        for message in fresh:
            text = json.dumps(message)
            for old, new in same.items():
                text = text.replace(json.dumps(old), json.dumps(new))
            messages.append((round(self.clock.now - self.began, 3), text))

    async def passes(self, seconds: float) -> None:
        self.clock.now += seconds
        self.room.wake()
        await self.rest()

    async def choose(self, who: int, code: int) -> None:
        self.people[who].send({"t": "choose", "move": self.match.game.moves, "code": code})
        await self.rest()

    def states(self) -> list[dict[str, Any]]:
        return [person.state() for person in self.people]


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> type[LastOptionBot]:
    """Return the choice of every bot."""
    monkeypatch.setattr(names, "bot_name", lambda taken: "Rusty")
    monkeypatch.setattr(bot_registry, "make", lambda name: LastOptionBot())
    monkeypatch.setattr(LastOptionBot, "moment", PASS)
    return LastOptionBot


@pytest.fixture
async def table(
    server: InProcessServer, moments_game: type[MomentsGame], bot: type[LastOptionBot], monkeypatch: pytest.MonkeyPatch
) -> FakeClockTable:
    clock = Clock()
    monkeypatch.setattr(RoomState, "clock", staticmethod(clock))
    return FakeClockTable(server, clock)


def refusal(client: WebSocketClient) -> str:
    """Code of the newest error."""
    return str(next(m for m in reversed(client.received) if m["t"] == "error")["code"])


def messages_without(table: FakeClockTable, *without: int | None) -> dict[int, list[tuple[float, str]]]:
    """Return the messages to all players except these."""
    return {who: received for who, received in table.messages.items() if who not in without}
