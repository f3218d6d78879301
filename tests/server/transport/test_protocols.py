"""Limits in front of the web server, on real sockets: floods end, and other clients are served meanwhile."""

import asyncio
import json
import logging
import re
import socket
import struct
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from boomtown.server.app import create_app
from boomtown.server.config.settings import Settings
from boomtown.server.limits import connections
from boomtown.server.limits.connections import Connections
from boomtown.server.limits.limits import Buckets
from boomtown.server.transport import frames, protocols
from boomtown.server.transport.protocols import GuardedHttp, GuardedSocket
from boomtown.server.web.services import Services

from ..conftest import PATIENCE

TEXT, PING, CONT = 1, 9, 0
HANDSHAKE = (
    "GET /ws/{} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([(0x80 if fin else 0) | opcode]) + size + b"\0\0\0\0" + data


class Line:
    """A socket of one's own; counts what it reads and knows how it was closed."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ended(self) -> bytes:
        """Everything the server sent until it closed the connection."""
        async with asyncio.timeout(PATIENCE):
            got = b""
            with suppress(ConnectionError):
                while part := await self.reader.read(1 << 16):
                    got += part
            return got

    async def answer(self) -> bytes:
        """To the next request of a connection that is kept."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            assert length is not None, head
            await self.reader.readexactly(int(length[1]))
            return head

    async def flood(self, data: bytes, read: bool = True) -> bytes:
        """The same bytes until the server hangs up; what it said."""
        ended = asyncio.create_task(self.ended()) if read else None
        with suppress(ConnectionError):
            while not (self.writer.is_closing() or (ended and ended.done())):
                self.writer.write(data)
                async with asyncio.timeout(PATIENCE):
                    await self.writer.drain()
                await asyncio.sleep(0)
        return await ended if ended else b""


@dataclass
class Site:
    """A server on a real port, in this very event loop."""

    port: int
    code: str
    token: str
    services: Services

    async def line(self, words: str | None = None, come_from: str = "127.0.0.1") -> Line:
        """A socket that has sent these words; without any one that has become a WebSocket."""
        line = Line(*await asyncio.open_connection("127.0.0.1", self.port, local_addr=(come_from, 0)))
        line.writer.write((words if words is not None else HANDSHAKE.format(self.code)).encode())
        await line.writer.drain()
        if words is None:
            assert b" 101 " in await line.reader.readuntil(b"\r\n\r\n")
        return line

    async def honest(self) -> ClientConnection:
        socket = await connect(f"ws://127.0.0.1:{self.port}/ws/{self.code}", max_size=None, max_queue=None)
        await socket.send(json.dumps({"t": "hello", "token": self.token}))
        return socket


@pytest.fixture
async def site(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setattr(protocols, "OPEN", Connections())
    monkeypatch.setattr(protocols, "MIN_PAUSE", 0.001)
    monkeypatch.setattr(protocols, "MAX_PAUSES", 3)
    monkeypatch.setattr(protocols, "FRAMES", (1000.0, 150))
    config = uvicorn.Config(
        create_app(settings), port=0, http=GuardedHttp, ws=GuardedSocket, log_config=None, ws_max_size=65536
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())  # serve() would take the signals
    while not server.started:
        await asyncio.sleep(0.001)
    port = server.servers[0].sockets[0].getsockname()[1]
    order = {"name": "Ann", "setup": {"players": 4}, "bots": "fill", "start": True, "timer": 0}
    app: Any = config.loaded_app if hasattr(config.loaded_app, "state") else config.app
    services = app.state.services
    made = await services.lobby.create(_wish(order))
    yield Site(port, made.table.code, made.token, services)
    server.should_exit = True
    await task


def _wish(order: dict[str, Any]) -> Any:
    from boomtown.server.tables.client_messages import NewTable, read_body

    return read_body(json.dumps(order).encode(), NewTable)


async def answered(honest: ClientConnection) -> None:
    await honest.send('{"t": "ping"}')
    async with asyncio.timeout(PATIENCE):
        while json.loads(await honest.recv())["t"] != "pong":
            pass


FLOODS = {
    "messages": (b"", frame(TEXT, b'{"t":"ping"}') * 500),
    "empty parts": (frame(TEXT, b"x", fin=False), frame(CONT, fin=False) * 500),
    "pings": (b"", frame(PING, b"x" * 100) * 200),
    "large messages": (b"", frame(TEXT, b"x" * 40_000) * 3),
    "half a message": (b"", frame(TEXT, b"x" * 60_000, fin=False) + frame(CONT, b"x" * 60_000, fin=False)),
}


@pytest.mark.parametrize("name", FLOODS)
async def test_a_flood_ends_and_others_are_answered(site: Site, name: str) -> None:
    opening, burst = FLOODS[name]
    honest, line = await site.honest(), await site.line()
    line.writer.write(opening)
    flood = asyncio.create_task(line.flood(burst))
    for _ in range(5):
        await answered(honest)
    said = await flood
    assert b"\x88" in said[-130:], "closed by a close frame"
    await answered(honest)
    await honest.close()


ASK = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST = ASK.replace("localhost", "localhost\r\nConnection: close")
NEIGHBOUR = "127.0.0.2"  # another address of this machine
two_addresses = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="this machine has one address")


@two_addresses
async def test_a_flood_of_requests_is_refused_and_others_are_answered(site: Site) -> None:
    """Endless requests on each connection are refused; other clients are served."""
    limit = site.services.limits.all
    limit.rate, limit.burst = 0.0, 500  # nothing comes back while the test runs
    honest, flood = await site.honest(), await site.line("", NEIGHBOUR)
    served = 0
    while True:
        flood.writer.write(ASK.encode() * 100)
        await answered(honest)
        assert b" 200 " in await (await site.line(LAST)).ended()
        said = b"".join([await flood.answer() for _ in range(100)])
        served += said.count(b"HTTP/1.1 200 ")
        if b"HTTP/1.1 429 " in said:
            break
    assert served == 500
    assert b" 429 " in await (await site.line(LAST, NEIGHBOUR)).ended()
    assert b" 200 " in await (await site.line(LAST)).ended()
    await honest.close()


@two_addresses
async def test_a_flood_of_connections_is_cut_off_and_others_come_in(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Concurrent and successive connections are limited; other clients connect meanwhile."""
    monkeypatch.setattr(open_connections(), "most", 20)
    monkeypatch.setattr(open_connections(), "made", Buckets(0.0, 100))
    honest = await site.honest()
    crowd = [await site.line("", NEIGHBOUR) for _ in range(60)]
    over = await asyncio.gather(*(line.ended() for line in crowd[20:]))
    assert over == [b""] * 40
    assert not any(line.reader.at_eof() for line in crowd[:20])
    await answered(honest)
    assert b" 200 " in await (await site.line(LAST)).ended()
    for line in crowd:
        line.writer.close()
    async with asyncio.timeout(PATIENCE):
        while open_connections().count.of(NEIGHBOUR):
            await asyncio.sleep(0.001)
    tried = [await (await site.line(LAST, NEIGHBOUR)).ended() for _ in range(60)]
    assert [b" 200 " in one for one in tried] == [True] * 40 + [False] * 20, "a hundred were made"
    assert b" 200 " in await (await site.line(LAST)).ended()
    await honest.close()


async def test_answers_that_nobody_reads_are_not_kept(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pings are answered by the library itself; what waits to be sent has a bound."""
    monkeypatch.setattr(protocols, "MAX_UNREAD", 10_000)
    monkeypatch.setattr(protocols, "FRAMES", (1e9, 10**9))
    monkeypatch.setattr(protocols, "BYTES", (1e9, 10**9))
    line = await site.line()
    await line.flood(frame(PING, b"x" * 100) * 200, read=False)
    await answered(await site.honest())


async def test_a_reader_who_takes_nothing_is_hung_up_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """It still sends, so it counts as there; and what waits for it stays below the bound."""
    monkeypatch.setattr(protocols, "UNREAD_TIMEOUT", 0.05)
    monkeypatch.setattr(protocols, "FRAMES", (1e9, 10**9))
    monkeypatch.setattr(protocols, "BYTES", (1e9, 10**9))
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", site.port))
    line = Line(*await asyncio.open_connection(sock=small, limit=1024))
    line.writer.write(HANDSHAKE.format(site.code).encode())
    assert b" 101 " in await line.reader.readuntil(b"\r\n\r\n")
    before = open_connections().hits["slow"]
    room = site.services.registry.present(site.code)
    assert room is not None
    assert len(room.connections.open) == 1
    line.writer.write(frame(PING, b"x" * 100) * 7000)  # answers of 0.7 MB, less than UNREAD
    async with asyncio.timeout(PATIENCE):
        while room.connections.open:
            await asyncio.sleep(0.001)
    assert open_connections().hits["slow"] == before + 1
    line.writer.transport.abort()
    await answered(await site.honest())


def open_connections() -> Connections:
    """Return the connections that the protocols count during this test."""
    found: Connections = vars(protocols)["OPEN"]
    return found


def test_a_reader_who_takes_a_little_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time begins again with each look at which less is waiting."""
    waiting, looks, aborted = [900], list[Any](), list[bool]()
    one: Any = object.__new__(GuardedSocket)
    one.address, one.unread_timer, one.writable = "", None, asyncio.Event()
    one.transport = SimpleNamespace(
        get_write_buffer_size=lambda: waiting[0], abort=lambda: aborted.append(True), is_closing=lambda: False
    )

    def call_later(_: float, act: object, *args: object) -> SimpleNamespace:
        looks.append((act, args))
        return SimpleNamespace()

    one.loop = SimpleNamespace(call_later=call_later)
    one.pause_writing()
    for left in (800, 700):
        waiting[0] = left
        act, args = looks.pop()
        act(*args)
        assert not aborted
    act, args = looks.pop()
    act(*args)
    assert aborted
    assert not looks


async def test_a_request_has_to_arrive(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", 0.05)
    halves = [
        "",
        "GET / HTTP/1.1\r\nHost: localhost\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    ]
    lines = [await site.line(half) for half in halves]
    assert [await line.ended() for line in lines] == [b""] * 3
    whole = await site.line("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert b'"ok":true' in await whole.ended()


def posted(size: int, padding: int = 0) -> str:
    """A request whose body has `size` bytes and whose head is made longer by `padding` bytes."""
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nX-Padding: {'x' * padding}\r\nContent-Length: {size}\r\n\r\n"
    )
    return head + "x" * size


@pytest.mark.parametrize(
    "size", [100, protocols.HEADER - 100, protocols.HEADER, protocols.HEADER + 1, 3 * protocols.HEADER, 120_000]
)
async def test_a_body_that_comes_with_its_head_is_no_part_of_the_head(site: Site, size: int) -> None:
    line = await site.line(posted(size))
    head = await line.answer()
    assert b"too long" not in head
    assert b"content-type: application/json" in head
    line.writer.close()
    assert not open_connections().hits["head"]


async def test_the_head_has_the_same_end_where_a_body_follows(site: Site) -> None:
    line = await site.line(posted(50_000, padding=protocols.HEADER))
    assert b"The head of this request is too long" in await line.ended()
    assert open_connections().hits["head"] == 1


async def test_the_head_of_a_request_has_an_end(site: Site) -> None:
    line = await site.line("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + "x" * 20_000)
    assert (await line.ended()).startswith(b"HTTP/1.1 400")


async def test_one_address_has_so_many_connections(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also as WebSockets; and it gets new ones when it gives some back."""
    monkeypatch.setattr(open_connections(), "most", 4)
    lines = [await site.line() for _ in range(3)]
    kept = await site.line("")
    assert await (await site.line("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")).ended() == b""
    for line in (*lines, kept):
        line.writer.close()
    async with asyncio.timeout(PATIENCE):
        while open_connections().count.here:
            await asyncio.sleep(0.001)
    await answered(await site.honest())


async def test_after_a_flood_connections_have_to_wait(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_connections(), "made", Buckets(0.0, connections.BLAME))
    line = await site.line()
    await line.flood(frame(PING) * 500)
    assert await (await site.line("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")).ended() == b""


async def test_a_proxy_stands_for_many(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_connections(), "most", 1)
    open_connections().exempt = frozenset({"127.0.0.1"})
    for line in [await site.line() for _ in range(5)]:
        line.writer.close()


async def test_words_that_are_none_and_bodies_that_break_off(
    site: Site, no_errors: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault is the stranger's: nothing of it is an error of ours in the log."""
    line = await site.line()
    line.writer.write(frame(TEXT, b"\xff\xfe"))
    assert struct.pack("!H", 1007) in await line.ended()
    broken = await site.line("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
    broken.writer.transport.abort()
    honest = await site.honest()
    await answered(honest)
    await honest.close()
    assert logging.getLogger("uvicorn.error").level <= logging.ERROR
    assert not [record for record in no_errors.records if record.exc_info]


async def test_a_long_message_of_a_good_size_arrives(site: Site) -> None:
    """In slices, and answered politely although it is too long for us."""
    honest = await site.honest()
    await honest.send(json.dumps({"t": "say", "text": "x" * 20_000}))
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await honest.recv()))["t"] != "error":
            pass
    assert message["code"] == "too-big"
    await answered(honest)
    await honest.close()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_texts_of_every_length_are_read_as_they_were_sent(size: int) -> None:
    """The frames that are put together here, by the library that browsers' words are read with."""
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    reader.receive_data(frames.text_frame(b"x" * size) + frames.text_frame(b"next"))
    read = [event for event in reader.events_received() if isinstance(event, Frame)]
    assert [(one.opcode, one.fin, bytes(one.data)) for one in read] == [
        (Opcode.TEXT, True, b"x" * size),
        (Opcode.TEXT, True, b"next"),
    ]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_texts_as_browsers_send_them_are_read_as_they_are(size: int) -> None:
    """The short way reads what websockets would; how long a frame was is known afterwards."""
    text = "é" * (size // 2) + "x" * (size % 2)
    sent = Frame(Opcode.TEXT, text.encode())
    whole = sent.serialize(mask=True)
    assert frames.complete_text(whole) == (text if size < 65_536 else None)
    assert frames.length(sent) == len(whole)


def test_what_is_no_whole_text_is_left_to_websockets() -> None:
    whole = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    others = [
        whole[:-1],
        whole + whole,
        whole[:1],
        b"",
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"hello").serialize(mask=True),
        Frame(Opcode.PING, b"hello").serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        bytes([whole[0] | 0x40]) + whole[1:],
    ]
    assert [frames.complete_text(other) for other in others] == [None] * len(others)


async def test_frames_in_pieces_and_together(site: Site) -> None:
    """However the network cuts what a browser sends, each message is answered once and in order."""
    line = await site.line()
    line.writer.write(frame(TEXT, json.dumps({"t": "hello", "token": site.token}).encode()))
    pings = b"".join(frame(TEXT, b'{"t":"ping"}') for _ in range(2))
    halves = frame(TEXT, b'{"t":', fin=False) + frame(CONT, b'"ping"}')
    sent = pings + frame(PING, b"?") + halves + pings
    cuts = 0, 1, 2, 7, 20, 40, len(sent) - 30, len(sent) - 3
    for at in cuts:
        for part in (sent[:at], sent[at:]):
            line.writer.write(part)
            await line.writer.drain()
            await asyncio.sleep(0.01)
    said = b""
    async with asyncio.timeout(PATIENCE):
        while said.count(b'{"t":"pong"}') < 5 * len(cuts):
            said += await line.reader.read(1 << 16)
    assert said.count(b'{"t":"error"') == 0
