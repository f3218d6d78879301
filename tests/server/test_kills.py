"""`kill -9` of the server and of the data base while people play: what was acknowledged is there, and there once."""

import asyncio
import contextlib
import json
import signal
import socket
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .test_serve import Process
from .towns import Cluster, PostgresTown, SqliteTown, Town

pytestmark = pytest.mark.slow
PATIENCE = 60.0
SPEED = ("--bot-delay", "0", "--moment", "0")
CHOICES = "select c.game, c.seq, c.seat, c.choice, c.kind from choices c order by c.game, c.seq"


class Sent(NamedTuple):
    """What a person chose in the game of a round, as which move, and whether an answer has shown that it counts."""

    round: int
    move: int
    choice: int
    counts: bool


class ComeAgain(Exception):
    """Something was refused: see anew what the table is like."""


class Person:
    """Somebody who plays one game after the other with bots, whatever breaks."""

    def __init__(self, address: Callable[[], str], seated: dict[str, Any], pace: float = 0.0) -> None:
        self.address, self.token, self.seat = address, seated["token"], seated["seat"]
        self.table, self.code = seated["table"]["id"], seated["table"]["code"]
        self.pace = pace  # seconds between two choices, so that all together stay below what one address may send
        self.sent: list[Sent] = []
        self._asked: tuple[int, int] | None = None  # round and move of the last choice sent
        self._wish: dict[str, Any] | None = None  # that choice, until it is answered; said again on a new line
        self.returns: list[float] = []  # seconds from each lost line to the next state, the own pause included
        self._lost = 0.0  # when the line was lost
        self._trouble = False  # the server has said that it can store nothing

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, ComeAgain):
                async with connect(f"ws://{self.address()}/ws/{self.code}", max_size=None, open_timeout=5) as line:
                    self._trouble = False
                    await line.send(json.dumps({"t": "hello", "token": self.token}))
                    if self._wish is not None:
                        await line.send(json.dumps(self._wish))
                    async for text in line:
                        for answer in self._answers(json.loads(text)):
                            await asyncio.sleep(self.pace)
                            await line.send(json.dumps(answer))
            self._lost = self._lost or time.monotonic()
            await asyncio.sleep(0.1 + self.pace / 4)

    def _answers(self, message: dict[str, Any]) -> Iterator[dict[str, Any]]:
        if message["t"] == "trouble":
            self._trouble = message["on"]
            if not self._trouble:
                raise ComeAgain
        elif message["t"] == "error":
            self._asked = self._wish = None
            if not self._trouble:
                raise ComeAgain
        elif message["t"] == "state":
            yield from self._play(message)

    def _play(self, state: dict[str, Any]) -> Iterator[dict[str, Any]]:
        now = state["round"], state["view"]["move"]
        if self._lost:
            self.returns.append(time.monotonic() - self._lost)
            self._lost = 0.0
        if self._asked is not None and now > self._asked:
            self.sent[-1] = self.sent[-1]._replace(counts=True)
            self._asked = self._wish = None
        if state["view"]["phase"] == "over":
            yield {"t": "again", "keep_characters": False, "rotate_sheriff": False}
        elif state["decision"] is not None and self._asked != now:
            self._asked = now
            code = state["decision"]["options"][0]["code"]
            self.sent.append(Sent(*now, code, False))
            self._wish = {"t": "choose", "move": now[1], "code": code, "id": f"{len(self.sent)}"}
            yield self._wish

    @property
    def acknowledged(self) -> int:
        return sum(one.counts for one in self.sent)


def check(people: list[Person], town: Town) -> tuple[int, int, int]:
    """How many choices were acknowledged, how many of those are not stored as the move they were, and how many stand
    where nobody chose them.
    """
    logs: dict[str, list[Any]] = {}
    for game, seq, seat, choice, kind in town.raw(CHOICES):
        log = logs.setdefault(game, [])
        assert seq == len(log), f"a gap in {game}"
        log.append((seat, choice, kind))
    lost = doubled = 0
    for person in people:
        sent = {(f"{person.table}.{one.round}", one.move, one.choice) for one in person.sent}
        counts = {(f"{person.table}.{one.round}", one.move, one.choice) for one in person.sent if one.counts}
        stored = [
            (game, seq, choice)
            for game, log in logs.items()
            for seq, (seat, choice, kind) in enumerate(log)
            if game.startswith(f"{person.table}.") and (seat, kind) == (person.seat, "human")
        ]
        lost += len(counts.difference(stored))
        doubled += len(set(stored) - sent)
    return sum(person.acknowledged for person in people), lost, doubled


@asynccontextmanager
async def playing(address: Callable[[], str], seated: list[dict[str, Any]]) -> AsyncIterator[list[Person]]:
    people = [Person(address, one, len(seated) / 40) for one in seated]
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        yield people
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended


async def each_has_played(people: list[Person], more: int = 2) -> None:
    """Everybody has had so many choices acknowledged since now."""
    goal = [person.acknowledged + more for person in people]
    async with asyncio.timeout(PATIENCE):
        while any(person.acknowledged < least for person, least in zip(people, goal, strict=True)):
            await asyncio.sleep(0.01)


def table_order(number: int) -> dict[str, Any]:
    return {"name": f"Ann {number}", "setup": {"players": 4}, "bots": "fill", "start": True, "timer": 0}


class Servers:
    """One server at a time on one port, so that people find the next one."""

    def __init__(self, data: Path | str) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        self.now = Process(self.data, *SPEED, port=self.port)
        assert self.now.port == self.port, self.now.process.communicate()[1]

    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.now.end(signal.SIGKILL)

    def close(self) -> None:
        if self.now.process.poll() is None:
            self.now.end(signal.SIGTERM)


async def rounds(
    town: Town, count: int, tables: int, harm: Callable[[Any, int], Awaitable[str]], servers: Any = None
) -> None:
    """`harm` breaks something in each round, and says what. Prints how soon people were back, by what was broken."""
    servers = servers or Servers(town.data)
    returns: defaultdict[str, list[float]] = defaultdict(list)
    try:
        seated = [servers.now.post("/api/tables", table_order(number)) for number in range(tables)]
        async with playing(servers.address, seated) as people:
            for number in range(count):
                await each_has_played(people)
                before = [len(person.returns) for person in people]
                broken = await harm(servers, number)
                await each_has_played(people)
                for person, known in zip(people, before, strict=True):
                    returns[broken] += person.returns[known:]
    finally:
        await asyncio.to_thread(servers.close)
    acknowledged, lost, doubled = check(people, town)
    print(f"{count} rounds, {acknowledged} choices acknowledged, {lost} lost, {doubled} doubled")
    for broken, back in returns.items():
        print(f"{broken}: {told(back)}")
    assert acknowledged >= 2 * tables * (count + 1)
    assert (lost, doubled) == (0, 0)


def told(returns: list[float]) -> str:
    """How long people took to come back, in words."""
    if not returns:
        return "no line was lost"
    by_time = sorted(returns)
    half, most = by_time[len(by_time) // 2], by_time[len(by_time) * 99 // 100]
    return f"{len(returns)} lines lost, back after {half:.2f} s (half), {most:.2f} s (99 %), {by_time[-1]:.2f} s (all)"


async def kill_the_server(servers: Servers, _number: int) -> str:
    await asyncio.to_thread(servers.kill)
    await asyncio.to_thread(servers.start)
    return "the server"


def kill_the_data_base(cluster: Cluster) -> Callable[[Servers, int], Awaitable[str]]:
    async def kill(_servers: Servers, _number: int) -> str:
        await asyncio.to_thread(cluster.kill)
        await asyncio.to_thread(cluster.start)
        return "the data base"

    return kill


def kill_one_or_both(cluster: Cluster) -> Callable[[Servers, int], Awaitable[str]]:
    async def kill(servers: Servers, number: int) -> str:
        if number % 3 != 0:
            await asyncio.to_thread(cluster.kill)
        if number % 3 != 1:
            await asyncio.to_thread(servers.kill)
        if number % 3 != 0:
            await asyncio.to_thread(cluster.start)
        if number % 3 != 1:
            await asyncio.to_thread(servers.start)
        return ("the server", "the data base", "the server and the data base")[number % 3]

    return kill


@pytest.fixture
def own() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


async def test_the_server_is_killed(town: Town) -> None:
    await rounds(town, 3, 6, kill_the_server)


async def test_the_data_base_is_killed(own: Cluster) -> None:
    await rounds(own.town(), 3, 6, kill_the_data_base(own))


@pytest.mark.thorough
async def test_twenty_tables_and_a_hundred_rounds_of_either(own: Cluster) -> None:
    await rounds(own.town(), 100, 20, kill_one_or_both(own))


@pytest.mark.thorough
async def test_twenty_tables_and_a_hundred_rounds_of_sqlite(tmp_path: Path) -> None:
    await rounds(SqliteTown(tmp_path), 100, 20, kill_the_server)


def test_what_is_lost_or_doubled_is_counted() -> None:
    """The check itself finds both."""
    person = Person(str, {"token": "", "seat": 0, "table": {"id": "t", "code": ""}})
    person.sent = [Sent(1, 0, 5, True), Sent(1, 1, 7, False), Sent(1, 1, 7, True)]

    class Rows(PostgresTown):
        def __init__(self, *choices: int) -> None:
            self.rows = [("t.1", seq, 0, choice, "human") for seq, choice in enumerate(choices)]

        def raw(self, statement: str) -> list[Any]:
            return self.rows

    assert check([person], Rows(5, 7)) == (2, 0, 0)
    assert check([person], Rows(5)) == (2, 1, 0)
    assert check([person], Rows(5, 7, 7)) == (2, 0, 1)
    assert check([person], Rows(5, 5, 7)) == (2, 1, 2)
