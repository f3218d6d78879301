"""Outbox of a client: messages are sent at once while it reads, and always in order."""

import asyncio

import pytest

from boomtown.server.limits.limits import Bucket
from boomtown.server.rooms import outbox
from boomtown.server.rooms.outbox import Connection


def is_behind(connection: Connection) -> bool:
    """Read the flag, which mypy takes for unchanged after an assertion."""
    return connection.behind


class Wire:
    """A client that reads, or does not."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()

    def write(self, message: bytes) -> bool:
        """The short way."""
        if self.reads.is_set():
            self.got.append(message)
        return self.reads.is_set()

    async def send(self, message: bytes) -> None:
        """The long way. As a web server does, it waits before it writes."""
        await self.reads.wait()
        self.got.append(message)


async def nothing(_: Connection) -> None:
    """Ignore slow readers."""


def connection(wire: Wire, limit: int = 5) -> Connection:
    return Connection(limit, Bucket(1, 1), line=wire.write)


async def test_what_can_go_at_once_needs_no_task() -> None:
    wire = Wire()
    connection(wire).put(b"1")
    assert wire.got == [b"1"]


async def test_nothing_overtakes_what_waits() -> None:
    """Neither queued messages nor those taken from the queue are overtaken."""
    wire = Wire()
    one = connection(wire)
    pumps: list[asyncio.Task[bool]] = []
    one.begin = lambda: pumps.append(asyncio.create_task(one.pump(wire.send, nothing)))
    wire.reads.clear()
    one.put(b"1")
    one.put(b"2")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(one._waiting) == 1, "the first is on its way"
    wire.reads.set()
    one.put(b"3")
    while len(wire.got) < 3:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    one.put(b"4")
    assert wire.got == [b"1", b"2", b"3", b"4"]
    assert await pumps[0] is False
    one.close()
    assert await pumps[1] is True


async def test_a_slow_reader_is_not_written_to() -> None:
    """A slow reader gets a fresh state instead of the missed messages."""
    wire = Wire()
    one = connection(wire, limit=2)
    wire.reads.clear()
    for text in (b"1", b"2", b"3"):
        one.put(text)
    wire.reads.set()
    one.put(b"4")
    assert one.behind
    assert wire.got == []


async def test_the_bytes_that_wait_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """One message is always taken, however large: else a fresh state would never arrive."""
    monkeypatch.setattr(outbox, "WAITING", 1000)
    wire = Wire()
    one = connection(wire, limit=50)
    pumps: list[asyncio.Task[bool]] = []

    async def refresh(connection: Connection) -> None:
        connection.put(b"table")
        connection.put(b"s" * 3000)

    one.begin = lambda: pumps.append(asyncio.create_task(one.pump(wire.send, refresh)))
    wire.reads.clear()
    for _ in range(2):
        one.put(b"x" * 500)
    assert not is_behind(one)
    one.put(b"y")
    assert is_behind(one)
    wire.reads.set()
    assert await pumps[0] is False
    assert wire.got == [b"table", b"s" * 3000]
    one.put(b"1")
    assert wire.got[-1] == b"1"
    wire.reads.clear()
    for _ in range(2):
        one.put(b"x" * 500)
    assert not one.behind, "what has been sent does not count any more"
