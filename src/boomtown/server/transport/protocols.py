"""uvicorn protocols with budgets: how much a connection may send, and how long a request may take.

uvicorn parses all data of a socket at once, and its automatic answers to pings are unlimited. These protocols parse
slices, count the frames in them and return to the event loop between slices. They stop reading from a client beyond
its budget, and close the connection if it stays there.
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

from ..cluster.socket_handoff import SocketHandoff
from ..core import client_address
from ..limits.connections import OPEN
from ..limits.limits import Bucket
from . import frames
from .extension import EXTENSION

log = logging.getLogger("boomtown.server.transport")

SLICE = 1024  # bytes parsed before the event loop turns
FRAMES = 30.0, 150  # WebSocket frames: rate per second, and burst
BYTES = 16_384.0, 131_072  # bytes: rate per second, and burst
MAX_PARTS = 16  # frames of one message
MAX_PAUSES = 8  # pauses of a connection before it is closed
MAX_UNREAD = 1 << 20  # maximum of unread bytes in the write buffer
MAX_UNSENT = 65_536  # maximum of unsent bytes in the kernel
UNREAD_TIMEOUT = 30.0  # seconds after which a client that reads nothing is disconnected
HEADER = 16_384  # maximum of bytes of a request head
REQUEST_TIMEOUT = 20.0  # seconds for a request to arrive
ANSWER_TIMEOUT = 60.0  # seconds for the client to read the answer
MIN_PAUSE = 0.25  # minimum of seconds for which a connection beyond its budget is not read


class GuardedHttp(HttpToolsProtocol):
    """HTTP protocol with limits on connections, on the size of a request head, and on the time a request takes."""

    handoff: ClassVar[SocketHandoff | None] = None  # set if there are several workers
    passed_on = False  # another worker passed the socket to this one, so it stays here
    head = 0  # received bytes of the request head; negative while the body is read
    timer: asyncio.TimerHandle | None = None
    entered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.address = client_address.counted(self.client[0]) if self.client else ""
        if not OPEN.make(self.address):
            self.transport.abort()
            return
        self.entered = True
        OPEN.enter(self.address)
        self._start_timer(REQUEST_TIMEOUT)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timer()
        if self.entered:
            self.entered = False
            OPEN.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.timer is None:  # the next request of a keep-alive connection
            self._start_timer(REQUEST_TIMEOUT)
        while data and self.head >= 0 and self.transport.get_protocol() is self:
            if self.head == HEADER:
                OPEN.hits["head"] += 1
                self.send_400_response("The head of this request is too long.")
                return
            part, data = data[: HEADER - self.head], data[HEADER - self.head :]
            self.head += len(part)
            super().data_received(part)  # if the head ends in this part, the rest is body
        if data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            super().data_received(data)

    def on_headers_complete(self) -> None:
        self.head = -(1 << 40)  # the body has limits of its own
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.head = 0
        self._start_timer(ANSWER_TIMEOUT)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._cancel_timer()  # until the next request uvicorn's keep-alive timeout applies
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._cancel_timer()
        OPEN.leave(self.address)  # GuardedSocket counts it again
        self.entered = False
        if self.handoff is None or self.passed_on or not self._pass_on(self.handoff):
            super().handle_websocket_upgrade()

    def _pass_on(self, handoff: SocketHandoff) -> bool:
        """Pass the socket to the worker that has the table; return False if it is this one."""
        path = self.url.partition(b"?")[0]
        table = path.rpartition(b"/")[2].decode("latin-1").lower()
        head = b"".join(b"%b: %b\r\n" % header for header in self.scope["headers"])
        request = b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, head)
        if not handoff.pass_on(table, self.transport.get_extra_info("socket").fileno(), request):
            return False
        self.transport.abort()  # closes our descriptor only; the other worker has its own
        return True

    def _start_timer(self, seconds: float) -> None:
        self._cancel_timer()
        self.timer = self.loop.call_later(seconds, self._too_slow)

    def _cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_slow(self) -> None:
        self.timer = None
        OPEN.hits["slow"] += 1
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """WebSocket protocol with a budget of frames and bytes, and a time limit for unread answers."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.budgets = Bucket(*FRAMES), Bucket(*BYTES)
        self.inbox = bytearray()
        self.unfinished = 0  # received bytes of an incomplete frame; 0: the next byte begins a frame
        self.received_at = 0.0  # loop time of the last received data
        self.pauses = 0
        self.pause_timer: asyncio.TimerHandle | None = None
        self.slice_scheduled = False  # the next slice is scheduled
        self.unread_timer: asyncio.TimerHandle | None = None  # runs while answers wait
        self.entered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        _limit_kernel_buffer(transport)
        self.address = client_address.counted(self.client[0]) if self.client else ""
        self.entered = True
        OPEN.enter(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.inbox.clear()
        for timer in (self.pause_timer, self.unread_timer):
            if timer is not None:
                timer.cancel()
        if self.entered:
            self.entered = False
            OPEN.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the upgrade request that the HTTP protocol passed on
            super().data_received(data)
            return
        self.received_at = self.loop.time()
        self.inbox += data
        if len(self.inbox) > SLICE:
            self.transport.pause_reading()
        if not self.slice_scheduled and self.pause_timer is None:
            self._parse_slice()  # called from the event loop, so no extra turn is needed

    def _schedule_slice(self) -> None:
        """Schedule the next slice, unless one is scheduled or the connection is held back."""
        if self.inbox and not self.slice_scheduled and self.pause_timer is None:
            self.slice_scheduled = True
            self.loop.call_soon(self._parse_slice)

    def _parse_slice(self) -> None:
        """Parse one slice, unless the application has unread messages or the budget is used up."""
        self.slice_scheduled = False
        if self.read_paused or self.transport.is_closing():
            return
        wait = max(budget.debt() for budget in self.budgets)
        if wait > 0:
            self._pause_reading(wait)
            return
        part = bytes(self.inbox[:SLICE])
        del self.inbox[:SLICE]
        self.budgets[1].spend(len(part))
        text = None if self.unfinished or self.frames else frames.complete_text(part)
        if text is None or self.conn.state is not State.OPEN or self.close_sent:
            self.unfinished += len(part)
            super().data_received(part)
        else:
            self._deliver(text)
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self._close_over_budget("answers are not read")
        elif not self.inbox and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        self._schedule_slice()

    def _deliver(self, text: str) -> None:
        """Queue a message as uvicorn does, but keep reading: the next data waits in the inbox."""
        self.budgets[0].spend(1)
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self.read_paused = True

    def handle_events(self) -> None:
        """Count the frames of this slice before uvicorn handles them."""
        whole = [event for event in self.conn.events if isinstance(event, Frame)]
        self.unfinished -= sum(map(frames.length, whole))
        self.budgets[0].spend(len(whole))
        super().handle_events()
        if len(self.frames) > MAX_PARTS:
            self._close_over_budget("a message in too many parts")

    def send_receive_event_to_app(self) -> None:
        """Deliver a message as uvicorn does, but close without a log line if a text is not UTF-8."""
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
        """Offer the application the extension of `extension.py`."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"write": self.write, "more": self.more}

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser keeps the request: 5 kB that are not used again
            del self.request, self.response

    def write(self, message: bytes) -> bool:
        """Send text without the tasks of an ASGI `send`; return False if it must wait or the connection is closed."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN or self.conn.extensions or self.transport.is_closing():
            return False
        self.transport.write(frames.text_frame(message))
        return True

    def more(self) -> bool:
        """Return True if messages wait for the application."""
        return not self.queue.empty()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None

    def _expect_reading(self) -> None:
        """Schedule a check that the client has read some of the waiting answers."""
        waiting = self.transport.get_write_buffer_size()
        self.unread_timer = self.loop.call_later(UNREAD_TIMEOUT, self._check_reading, waiting)

    def _check_reading(self, before: int) -> None:
        """Abort unless fewer bytes wait than `before`. A close frame would wait behind them."""
        if self.transport.get_write_buffer_size() < before:
            self._expect_reading()
            return
        log.warning("connection closed", extra={"address": self.address, "why": "nothing is read"})
        OPEN.hits["slow"] += 1
        self.transport.abort()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.inbox and not self.transport.is_closing():
            self.transport.pause_reading()  # uvicorn has resumed reading, but the inbox is not empty
            self._schedule_slice()
        return message

    def send_keepalive_ping(self) -> None:
        """Skip the ping of a client that has sent something recently: a page sends its own keepalives."""
        quiet, often = self.loop.time() - self.received_at, self.ping_interval or 0.0
        if quiet < often and self.pending_ping_payload is None:
            self.ping_timer = self.loop.call_later(often - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def _pause_reading(self, wait: float) -> None:
        """Stop reading for a time; close the connection after too many of these pauses."""
        self.pauses += 1
        if self.pauses > MAX_PAUSES:
            self._close_over_budget("too many frames or bytes")
            return
        self.transport.pause_reading()
        self.pause_timer = self.loop.call_later(max(MIN_PAUSE, wait), self._resume)

    def _resume(self) -> None:
        self.pause_timer = None
        self._schedule_slice()

    def _close_over_budget(self, why: str) -> None:
        if self.transport.is_closing():
            return
        log.warning("connection closed", extra={"address": self.address, "why": why})
        self.inbox.clear()
        OPEN.hits["flood"] += 1
        OPEN.charge_flood(self.address)
        if self.transport.get_write_buffer_size() > MAX_UNREAD or self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(1008, why)
        self.handle_parser_exception()


def _limit_kernel_buffer(transport: asyncio.BaseTransport) -> None:
    """Limit the unsent bytes in the kernel for a slow reader, if the platform can. Linux would keep up to 4 MB."""
    option = getattr(socket, "TCP_NOTSENT_LOWAT", None)
    if option is not None:
        with suppress(OSError):  # not a TCP socket
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, option, MAX_UNSENT)
