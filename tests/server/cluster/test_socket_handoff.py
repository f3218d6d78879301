"""Handoff of sockets: all players of a table reach the same worker."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from boomtown.server.cluster.socket_handoff import WORKS, ServerConnection, SocketHandoff
from boomtown.server.observability.worker_metrics import MetricsFolder

pytestmark = pytest.mark.skipif(not WORKS, reason="this system cannot pass sockets on")
TABLES = [f"table-{number}" for number in range(30)]


class Taken(ServerConnection):
    """Says which worker it is, and what was read before."""

    def __init__(self, worker: int) -> None:
        self.worker = worker

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(b"%d %d %b;" % (self.worker, self.passed_on, data))


def make(worker: int) -> Callable[[], Taken]:
    return lambda: Taken(worker)


@pytest.fixture
async def workers(tmp_path: Path) -> AsyncIterator[dict[int, SocketHandoff]]:
    workers = {number: SocketHandoff(MetricsFolder(tmp_path, number)) for number in (1, 2, 3)}
    for number, handoff in workers.items():
        handoff.open(make(number))
    yield workers
    for handoff in workers.values():
        handoff.close()


def given(handoff: SocketHandoff, table: str, request: bytes = b"hello") -> socket.socket | None:
    """Our end of a connection that was passed on; None where it stayed."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    taken = handoff.pass_on(table, theirs.fileno(), request)
    theirs.close()
    if taken:
        return ours
    ours.close()
    return None


async def said(ours: socket.socket, words: int = 1) -> bytes:
    text = b""
    while text.count(b";") < words:
        more = await asyncio.get_running_loop().sock_recv(ours, 1000)
        assert more, "hung up"
        text += more
    return text


async def at_home(handoff: SocketHandoff, table: str) -> int:
    """Return the worker that this worker chooses for those of a table."""
    ours = given(handoff, table)
    if ours is None:
        return handoff.place.worker
    with ours:
        worker, passed_on, request = (await said(ours)).rstrip(b";").split()
    assert (passed_on, request) == (b"1", b"hello")
    return int(worker)


async def test_all_workers_bring_a_table_to_the_same_one(workers: dict[int, SocketHandoff]) -> None:
    found = [[await at_home(handoff, table) for table in TABLES] for handoff in workers.values()]
    assert found[0] == found[1] == found[2]
    assert set(found[0]) == {1, 2, 3}


async def test_the_connection_goes_on(workers: dict[int, SocketHandoff]) -> None:
    """Later messages reach the new worker as well."""
    ours = next(filter(None, (given(workers[1], table) for table in TABLES)))
    with ours:
        await said(ours)
        await asyncio.get_running_loop().sock_sendall(ours, b"more")
        assert (await said(ours)).endswith(b" 1 more;")


async def test_a_worker_that_ends_gets_nobody(workers: dict[int, SocketHandoff]) -> None:
    """Only its own tables find another home."""
    before = [await at_home(workers[1], table) for table in TABLES]
    workers[3].close()
    after = [await at_home(workers[1], table) for table in TABLES]
    assert set(after) == {1, 2}
    assert [new for old, new in zip(before, after, strict=True) if old != 3] == [old for old in before if old != 3]


async def test_what_was_passed_on_before_the_end_is_served(workers: dict[int, SocketHandoff]) -> None:
    table = next(table for table in TABLES if workers[1]._by_weight(table)[0] == 3)
    ours = given(workers[1], table)
    assert ours is not None
    workers[3].close()
    with ours:
        assert await said(ours) == b"3 1 hello;"


async def test_a_worker_that_was_killed_is_passed_over(workers: dict[int, SocketHandoff]) -> None:
    """Its socket still exists, and no process listens."""
    handoff = workers[3]
    assert handoff._socket is not None
    asyncio.get_running_loop().remove_reader(handoff._socket)
    handoff._socket.close()
    handoff._socket = None
    assert handoff._path(3).exists()
    assert {await at_home(workers[1], table) for table in TABLES} == {1, 2}


async def test_a_worker_that_has_too_much_to_do_is_passed_over(workers: dict[int, SocketHandoff]) -> None:
    """Its socket queue is full, and no connection waits for it."""
    table = next(table for table in TABLES if workers[1]._by_weight(table) == [3, 1, 2])
    waiting = []
    while (ours := given(workers[1], table)) is not None:  # the loop does not turn meanwhile
        waiting.append(ours)
    assert waiting
    for ours in waiting:
        assert await said(ours) == b"3 1 hello;"
        ours.close()
    assert await at_home(workers[1], table) == 3


async def test_a_folder_with_too_long_a_name(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Each connection stays with the worker that accepted it."""
    folder = tmp_path / ("long" * 40)
    folder.mkdir()
    handoff = SocketHandoff(MetricsFolder(folder, 1))
    handoff.open(make(1))
    assert "cannot be passed any sockets" in caplog.text
    assert given(handoff, "any") is None
    handoff.close()
