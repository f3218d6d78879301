"""What stands between the network and the web server: how much one connection may send, and how long it may take.

uvicorn parses whatever a socket delivers in one go, and the answers it gives by itself (to pings) know no limit. These
two protocols feed it slices, count what comes out of them, let the event loop turn between two of them, stop reading
from whoever is beyond the budget, and hang up on whoever stays there.
"""

import asyncio
import logging
import socket
from contextlib import suppress
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ..cluster.socket_handoff import Homes
from ..core import client_address
from ..limits.connections import OPEN
from ..limits.limits import Bucket
from . import frames
from .extension import LINE

log = logging.getLogger("boomtown.server.transport")

SLICE = 1024  # bytes parsed before the event loop turns
FRAMES = 30.0, 150  # WebSocket frames of any kind: a second in the long run, and at once
BYTES = 16_384.0, 131_072  # likewise
PARTS = 16  # frames of one message
STRIKES = 8  # times a connection has to be held back before it is closed
UNREAD = 1 << 20  # bytes of answers that wait for a reader who does not read
UNSENT = 65_536  # bytes of answers that the kernel keeps beyond what is on its way
UNTAKEN = 30.0  # seconds after which a reader who takes nothing is hung up on
HEADER = 16_384  # bytes of the head of a request
REQUEST = 20.0  # seconds until a request has arrived
ANSWER = 60.0  # seconds until its answer has been taken
WAIT = 0.25  # seconds for which a connection beyond its budget is not read at the least


class GuardedHttp(HttpToolsProtocol):
    """HTTP with limits on connections, on the head of a request, and on the time it takes."""

    homes: ClassVar[Homes | None] = None  # where there are several workers
    passed_on = False  # by another worker, so that it stays here
    head = 0  # bytes of the head of a request that have come; below 0 while its body comes
    watch: asyncio.TimerHandle | None = None
    entered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.address = client_address.counted(self.client[0]) if self.client else ""
        if not OPEN.make(self.address):
            self.transport.abort()
            return
        self.entered = True
        OPEN.enter(self.address)
        self._within(REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        if self.entered:
            self.entered = False
            OPEN.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.watch is None:  # the next request of a connection that is kept
            self._within(REQUEST)
        while data and self.head >= 0 and self.transport.get_protocol() is self:
            if self.head == HEADER:
                OPEN.hits["head"] += 1
                self.send_400_response("The head of this request is too long.")
                return
            part, data = data[: HEADER - self.head], data[HEADER - self.head :]
            self.head += len(part)
            super().data_received(part)  # where the head ends here, what follows is no part of it
        if data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            super().data_received(data)

    def on_headers_complete(self) -> None:
        self.head = -(1 << 40)  # the body has limits of its own
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.head = 0
        self._within(ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._calm()  # until the next request uvicorn's own limit holds
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._calm()
        OPEN.leave(self.address)  # the socket enters anew
        self.entered = False
        if self.homes is None or self.passed_on or not self._pass_on(self.homes):
            super().handle_websocket_upgrade()

    def _pass_on(self, homes: Homes) -> bool:
        """To the worker where this table is at home; False where it stays here."""
        path = self.url.partition(b"?")[0]
        table = path.rpartition(b"/")[2].decode("latin-1").lower()
        head = b"".join(b"%b: %b\r\n" % header for header in self.scope["headers"])
        request = b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, head)
        if not homes.pass_on(table, self.transport.get_extra_info("socket").fileno(), request):
            return False
        self.transport.abort()  # our end of it; the other worker holds the connection open
        return True

    def _within(self, seconds: float) -> None:
        self._calm()
        self.watch = self.loop.call_later(seconds, self._too_slow)

    def _calm(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None

    def _too_slow(self) -> None:
        self.watch = None
        OPEN.hits["slow"] += 1
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames and bytes have a budget, whose reader has to read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.budgets = Bucket(*FRAMES), Bucket(*BYTES)
        self.inbox = bytearray()
        self.unfinished = 0  # bytes of a frame that has not come as a whole; 0: the next byte begins one
        self.heard = 0.0  # when something came, in loop time
        self.strikes = 0
        self.held_back: asyncio.TimerHandle | None = None
        self.turning = False  # the next slice is on its way
        self.untaken: asyncio.TimerHandle | None = None  # runs while answers wait
        self.entered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        _keep_little(transport)
        self.address = client_address.counted(self.client[0]) if self.client else ""
        self.entered = True
        OPEN.enter(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.inbox.clear()
        for timer in (self.held_back, self.untaken):
            if timer is not None:
                timer.cancel()
        if self.entered:
            self.entered = False
            OPEN.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request itself, as HTTP has passed it on
            super().data_received(data)
            return
        self.heard = self.loop.time()
        self.inbox += data
        if len(self.inbox) > SLICE:
            self.transport.pause_reading()
        if not self.turning and self.held_back is None:
            self._turn()  # the loop has just turned

    def _soon(self) -> None:
        """A slice when it is this connection's turn, if nothing is in the way."""
        if self.inbox and not self.turning and self.held_back is None:
            self.turning = True
            self.loop.call_soon(self._turn)

    def _turn(self) -> None:
        """Parse one slice, unless the application still has messages, or the budget is used up."""
        self.turning = False
        if self.read_paused or self.transport.is_closing():
            return
        wait = max(budget.debt() for budget in self.budgets)
        if wait > 0:
            self._hold_back(wait)
            return
        part = bytes(self.inbox[:SLICE])
        del self.inbox[:SLICE]
        self.budgets[1].spend(len(part))
        text = None if self.unfinished or self.frames else frames.whole_text(part)
        if text is None or self.conn.state is not State.OPEN or self.close_sent:
            self.unfinished += len(part)
            super().data_received(part)
        else:
            self._deliver(text)
        if self.transport.get_write_buffer_size() > UNREAD:
            self._hang_up("answers are not read")
        elif not self.inbox and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        self._soon()

    def _deliver(self, text: str) -> None:
        """As uvicorn does with a message, but what comes next may be read already: it waits in the inbox."""
        self.budgets[0].spend(1)
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self.read_paused = True

    def handle_events(self) -> None:
        """Count the frames that were in this slice before they are dealt with."""
        whole = [event for event in self.conn.events if isinstance(event, Frame)]
        self.unfinished -= sum(map(frames.length, whole))
        self.budgets[0].spend(len(whole))
        super().handle_events()
        if len(self.frames) > PARTS:
            self._hang_up("a message in too many parts")

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, but text that is none ends the connection without a line in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """Tell the application of the short way to the browser."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {"write": self.write, "more": self.more}

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser still holds the request; 5 kB that nobody reads any more
            del self.request, self.response

    def write(self, message: bytes) -> bool:
        """Send text at once, without the tasks an ASGI `send` goes through; False where it has to wait, or where nobody
        listens any more.
        """
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN or self.conn.extensions or self.transport.is_closing():
            return False
        self.transport.write(frames.text_frame(message))
        return True

    def more(self) -> bool:
        """Whether messages wait for the application."""
        return not self.queue.empty()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_taking()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.untaken is not None:
            self.untaken.cancel()
            self.untaken = None

    def _expect_taking(self) -> None:
        """Look after a while whether some of the answers that wait have been taken."""
        waiting = self.transport.get_write_buffer_size()
        self.untaken = self.loop.call_later(UNTAKEN, self._check_taking, waiting)

    def _check_taking(self, before: int) -> None:
        """Hang up if no fewer answers wait than `before`. A close would wait behind them."""
        if self.transport.get_write_buffer_size() < before:
            self._expect_taking()
            return
        log.warning("connection closed", extra={"address": self.address, "why": "nothing is read"})
        OPEN.hits["slow"] += 1
        self.transport.abort()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.inbox and not self.transport.is_closing():
            self.transport.pause_reading()  # uvicorn has gone on reading, but there is something left of the last time
            self._soon()
        return message

    def send_keepalive_ping(self) -> None:
        """Whoever has said something of late is there: a page sends signs of life by itself."""
        quiet, often = self.loop.time() - self.heard, self.ping_interval or 0.0
        if quiet < often and self.pending_ping_payload is None:
            self.ping_timer = self.loop.call_later(often - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def _hold_back(self, wait: float) -> None:
        """Read nothing for a while; whoever has to be held back again and again is hung up on."""
        self.strikes += 1
        if self.strikes > STRIKES:
            self._hang_up("too many frames or bytes")
            return
        self.transport.pause_reading()
        self.held_back = self.loop.call_later(max(WAIT, wait), self._go_on)

    def _go_on(self) -> None:
        self.held_back = None
        self._soon()

    def _hang_up(self, why: str) -> None:
        if self.transport.is_closing():
            return
        log.warning("connection closed", extra={"address": self.address, "why": why})
        self.inbox.clear()
        OPEN.hits["flood"] += 1
        OPEN.blame(self.address)
        if self.transport.get_write_buffer_size() > UNREAD or self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(1008, why)
        self.handle_parser_exception()


def _keep_little(transport: asyncio.BaseTransport) -> None:
    """Have the kernel keep few answers for a slow reader, where it can. Linux would keep up to 4 MB."""
    option = getattr(socket, "TCP_NOTSENT_LOWAT", None)
    if option is not None:
        with suppress(OSError):  # no TCP
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, option, UNSENT)
