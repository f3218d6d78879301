"""`kill -9` of server and database during games: every acknowledged choice is stored exactly once."""

import asyncio
import contextlib
import json
import signal
import socket
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ..databases import Cluster, Database, PostgresDatabase, SqliteDatabase
from .test_serve import Process

pytestmark = pytest.mark.slow
PATIENCE = 60.0
SPEED = ("--bot-delay", "0", "--moment", "0")
CHOICES = "select c.game, c.seq, c.seat, c.choice, c.kind from choices c order by c.game, c.seq"


class Sent(NamedTuple):
    """Choice of a player in a round's game: its move number, and whether an answer has confirmed it."""

    round: int
    move: int
    choice: int
    counts: bool


class ComeAgain(Exception):
    """Signal of a refused request: read the table again."""


class Person:
    """Player of one game after another, with bots or other players, through all failures."""

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
        self._state: dict[str, Any] | None = None  # the newest
        self._doubt = False  # whether the choice sent on the line before has counted, the pong will tell
        self.seen: dict[tuple[int, int], str] = {}  # what happened, by round and number of the event
        self.changed: list[str] = []  # what this person was told otherwise later

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, ComeAgain):
                async with connect(
                    f"ws://{self.address()}/ws/{self.code}", max_size=None, max_queue=None, open_timeout=5
                ) as line:
                    self._trouble, self._state, self._doubt = False, None, self._wish is not None
                    await line.send(json.dumps({"t": "hello", "token": self.token}))
                    if self._wish is not None:
                        await line.send(json.dumps(self._wish))
                        await line.send(json.dumps({"t": "ping"}))
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
            self._doubt = False
            if not self._trouble:
                raise ComeAgain
        elif message["t"] == "pong":
            self._counts()  # what was said again before it was not refused
            if self._state is not None:
                yield from self._play(self._state)
        elif message["t"] == "table" and message["table"]["phase"] == "lobby":
            if message["table"]["you"] == message["table"]["host"]:
                yield {"t": "start"}
        elif message["t"] == "state":
            self._look(message)
            self._state = message
            yield from self._play(message)

    def _counts(self) -> None:
        if self._asked is not None:
            self.sent[-1] = self.sent[-1]._replace(counts=True)
        self._asked = self._wish = None
        self._doubt = False

    def _look(self, state: dict[str, Any]) -> None:
        for event in state["events"]:
            place, what = (state["round"], event["n"]), f"{event['t']} {event.get('who')} {event.get('to')}"
            if self.seen.setdefault(place, what) != what:
                self.changed.append(f"{place}: {self.seen[place]}, then {what}")

    def _play(self, state: dict[str, Any]) -> Iterator[dict[str, Any]]:
        now = state["round"], state["view"]["move"]
        if self._lost:
            self.returns.append(time.monotonic() - self._lost)
            self._lost = 0.0
        if self._doubt:  # while this person was away, a bot may have chosen
            return
        if self._asked is not None and now > self._asked:
            self._counts()
        if state["view"]["phase"] == "over":
            yield {"t": "again", "rotate_sheriff": False}
        elif state["decision"] is not None and self._asked != now:
            self._asked = now
            code = state["decision"]["options"][0]["code"]
            self.sent.append(Sent(*now, code, False))
            self._wish = {"t": "choose", "move": now[1], "code": code, "id": f"{len(self.sent)}"}
            yield self._wish

    @property
    def acknowledged(self) -> int:
        return sum(one.counts for one in self.sent)


def check(people: list[Person], database: Database) -> tuple[int, int, int]:
    """Return the numbers of acknowledged choices, of those not stored as their move, and of stored moves that no player
    chose.
    """
    logs: dict[str, list[Any]] = {}
    for game, seq, seat, choice, kind in database.raw(CHOICES):
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


def orders(people: list[Person]) -> tuple[int, list[str]]:
    """Return the number of events that several players of a table saw, and the differences."""
    together, faults = 0, [fault for person in people for fault in person.changed]
    for one, other in combinations(people, 2):
        if one.table == other.table:
            both = one.seen.keys() & other.seen.keys()
            together += len(both)
            faults += [f"{n}: {one.seen[n]} and {other.seen[n]}" for n in both if one.seen[n] != other.seen[n]]
    return together, faults


@asynccontextmanager
async def playing(address: Callable[[], str], seated: list[dict[str, Any]]) -> AsyncIterator[list[Person]]:
    people = [Person(address, one, len(seated) / 40) for one in seated]  # together below what an address may say
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        yield people
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended


async def each_has_played(people: list[Person], more: int = 2) -> None:
    """Wait until each table has acknowledged `more` choices from now on."""
    before = by_table(people)
    async with asyncio.timeout(PATIENCE):
        while any(now < before[table] + more for table, now in by_table(people).items()):
            await asyncio.sleep(0.01)


def by_table(people: list[Person]) -> Counter[str]:
    """Return the number of acknowledged choices by table."""
    counts: Counter[str] = Counter()
    for person in people:
        counts[person.table] += person.acknowledged
    return counts


def table_order(number: int) -> dict[str, Any]:
    return {"name": f"Ann {number}", "setup": {"players": 4}, "bots": "fill", "start": True, "timer": 0}


def sit_down(servers: Any, number: int, together: bool) -> list[dict[str, Any]]:
    """One person with three bots, or two `together` with two; the first one begins."""
    if not together:
        return [servers.now.post("/api/tables", table_order(number))]
    first = servers.now.post("/api/tables", {**table_order(number), "bots": 2, "start": False})
    return [first, servers.now.post(f"/api/tables/{first['table']['code']}/join", {"name": f"Bob {number}"})]


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
    database: Database,
    count: int,
    tables: int,
    harm: Callable[[Any, int], Awaitable[str]],
    servers: Any = None,
    together: bool = False,
) -> None:
    """`harm` breaks something in each round, and says what. `together`: two people at each table. Prints how soon
    people were back, by what was broken.
    """
    servers = servers or Servers(database.data)
    returns: defaultdict[str, list[float]] = defaultdict(list)
    try:
        seated = [one for number in range(tables) for one in sit_down(servers, number, together)]
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
    acknowledged, lost, doubled = check(people, database)
    events, faults = orders(people)
    print(f"{count} rounds, {acknowledged} choices acknowledged, {lost} lost, {doubled} doubled")
    print(f"{events} events seen by two people of a table, {len(faults)} not in one order")
    for broken, back in returns.items():
        print(f"{broken}: {describe_returns(back)}")
    assert acknowledged >= 2 * tables * (count + 1)
    assert (lost, doubled) == (0, 0)
    assert not faults
    assert events or not together


def describe_returns(returns: list[float]) -> str:
    """Return the reconnection times in words."""
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


async def test_the_server_is_killed(database: Database) -> None:
    await rounds(database, 3, 6, kill_the_server)


async def test_the_data_base_is_killed(own: Cluster) -> None:
    await rounds(own.create_database(), 3, 6, kill_the_data_base(own))


@pytest.mark.nightly
async def test_twenty_tables_and_a_hundred_rounds_of_either(own: Cluster) -> None:
    await rounds(own.create_database(), 100, 20, kill_one_or_both(own))


@pytest.mark.nightly
async def test_twenty_tables_and_a_hundred_rounds_of_sqlite(tmp_path: Path) -> None:
    await rounds(SqliteDatabase(tmp_path), 100, 20, kill_the_server)


def test_what_is_lost_or_doubled_is_counted() -> None:
    """The check itself finds both."""
    person = Person(str, {"token": "", "seat": 0, "table": {"id": "t", "code": ""}})
    person.sent = [Sent(1, 0, 5, True), Sent(1, 1, 7, False), Sent(1, 1, 7, True)]

    class Rows(PostgresDatabase):
        def __init__(self, *choices: int) -> None:
            self.rows = [("t.1", seq, 0, choice, "human") for seq, choice in enumerate(choices)]

        def raw(self, statement: str) -> list[Any]:
            return self.rows

    assert check([person], Rows(5, 7)) == (2, 0, 0)
    assert check([person], Rows(5)) == (2, 1, 0)
    assert check([person], Rows(5, 7, 7)) == (2, 0, 1)
    assert check([person], Rows(5, 5, 7)) == (2, 1, 2)


def test_another_order_is_noticed() -> None:
    """Between two people, and of one person."""
    ann, bob = (Person(str, {"token": "", "seat": n, "table": {"id": "t", "code": ""}}) for n in range(2))

    def report(person: Person, *events: str) -> None:
        person._look({"round": 1, "events": [{"n": n, "t": kind} for n, kind in enumerate(events)]})

    report(ann, "turn", "draw")
    report(bob, "turn", "draw", "play")
    assert orders([ann, bob]) == (2, [])
    report(ann, "turn", "draw", "discard")
    assert orders([ann, bob]) == (3, ["(1, 2): discard None None and play None None"])
    report(bob, "draw")
    assert len(orders([ann, bob])[1]) == 2
