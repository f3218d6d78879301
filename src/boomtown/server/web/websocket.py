"""WebSocket of one browser at one table."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext
from contextvars import copy_context
from time import perf_counter

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core import client_address
from ..core.errors import Refused
from ..limits.limits import Bucket
from ..observability import logs
from ..rooms.commands.dispatch import handle
from ..rooms.outbox import CROWDED, FLOOD, NO_TABLE, SILENT, Connection
from ..rooms.room import Room
from ..tables.client_messages import Choose, Hello, Message, read_message
from ..tables.server_messages import Error, encode
from ..transport.extension import EXTENSION
from .context import services_of
from .origins import same_origin
from .services import Services

log = logging.getLogger("boomtown.server.web")

REMIND = 1.0  # seconds between two `too-many` errors
OVERSIZED = 10  # strikes for an oversized message
HELLOS = 1.0, 5  # of one connection: per second, and burst


async def endpoint(socket: WebSocket) -> None:
    """Accept the socket and answer its messages until either side closes it."""
    services = services_of(socket)
    address = client_address.of(socket.scope)
    if not same_origin(socket, services.settings.origins):
        await socket.close(1008)
        return
    try:
        services.limits.sockets.enter(address)
    except Refused:
        await socket.close(CROWDED)
        return
    try:
        await _serve(socket, services, address)
    finally:
        services.limits.sockets.leave(address)


async def _serve(socket: WebSocket, services: Services, address: str) -> None:
    await socket.accept()
    settings = services.settings
    bucket = Bucket(settings.message_rate, settings.message_burst)
    line = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("write")
    connection = Connection(settings.outbox_limit, bucket, address, line)
    connection.session = services.identity.session_key(socket)
    try:
        name = socket.path_params["table"]
        room = await services.registry.look_up(name, address, newest=False)  # the first hello reads it
    except Refused as error:
        await socket.send_text(encode(Error.of(error)).decode())
        await socket.close(NO_TABLE if error.code == "no-table" else CROWDED)
        return
    logs.about(room.table.id)
    log.info("socket opened")
    socket.scope["headers"].clear()  # saves memory: they are not used any more, and sockets stay open for hours
    sender: asyncio.Task[None] | None = None
    context = copy_context()

    def begin() -> None:
        nonlocal sender
        sender = asyncio.create_task(_send(socket, connection, room), context=context)

    connection.begin = begin
    room.connections.attach(connection)
    try:
        await Reader(socket, connection, room, services).read()
    except WebSocketDisconnect:
        pass
    finally:
        room.detach(connection)
        if sender is not None:
            sender.cancel()


async def _send(socket: WebSocket, connection: Connection, room: Room) -> None:
    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    try:
        if await connection.pump(send, room.broadcast.refresh) and socket.application_state is WebSocketState.CONNECTED:
            await socket.close(connection.code)
    except (WebSocketDisconnect, RuntimeError):  # the browser is gone; the receiving side notices
        pass


class Reader:
    """Reader of messages. It handles one after another; an error of one has no effect on the next."""

    def __init__(self, socket: WebSocket, connection: Connection, room: Room, services: Services) -> None:
        self.socket, self.connection, self.room = socket, connection, room
        self.limits, self.settings, self.metrics = services.limits, services.settings, services.metrics
        offers = socket.scope.get("extensions", {}).get(EXTENSION, {})
        self.more: Callable[[], bool] = offers.get("more", lambda: True)
        self.hellos = Bucket(*HELLOS)
        self.strikes = 0
        self.reminded = 0.0

    async def read(self) -> None:
        """Handle messages until the browser disconnects, stays silent or sends too many."""
        loop = asyncio.get_running_loop()
        silent_at = loop.time() + self.settings.hello_within
        while not self.connection.closed:
            try:
                # no timer after hello: it would cost time for each message
                async with nullcontext() if self.connection.greeted else asyncio.timeout_at(silent_at):
                    frame = await self.socket.receive()
            except TimeoutError:
                self.connection.close(SILENT)
                break
            if frame["type"] == "websocket.disconnect":
                return
            if self.more():  # other connections get their turn between two messages
                await asyncio.sleep(0)
            await self._take(frame.get("text") or frame.get("bytes") or "")
            if self.strikes > self.settings.strikes:
                self.connection.close(FLOOD)
                log.warning("flood", extra={"address": self.connection.address})
        await self._gone()

    async def _gone(self) -> None:
        """Drop further messages until the socket is closed."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass

    async def _take(self, data: str | bytes) -> None:
        try:
            self._count(data)
            message = read_message(data)
            address = self.connection.address
            if isinstance(message, Hello) and not (self.hellos.take() and self.limits.hellos.take(address)):
                raise self._strike("too many times hello: wait a moment")
            await self._handle(message)
        except Refused as error:
            self.metrics.refusals.of[error.code] += 1
            self._refuse(error)
        except Exception:
            log.exception("message failed")
            self.metrics.refusals.of["server"] += 1
            self.connection.refuse(Refused("server"))

    async def _handle(self, message: Message) -> None:
        begun = perf_counter()
        await handle(self.room, self.connection, message)
        if isinstance(message, Choose):
            self.metrics.choice_time.observe(perf_counter() - begun)

    def _count(self, data: str | bytes) -> None:
        """Check the rate and the size of the message before it is decoded."""
        if not self.connection.bucket.take():
            self.limits.hit("seat")
            raise self._strike("too many messages: wait a moment")
        if not self.limits.messages.take(self.connection.address):
            raise self._strike("too many messages: wait a moment")
        if len(data) > self.settings.frame_limit:
            self.strikes += OVERSIZED
            raise Refused("too-big", f"expected at most {self.settings.frame_limit} bytes")
        self.strikes = max(0, self.strikes - 1)

    def _strike(self, detail: str) -> Refused:
        self.strikes += 1
        return Refused("too-many", detail)

    def _refuse(self, error: Refused) -> None:
        """Send the error, in a flood only once a second."""
        now = self.room.state.clock()
        if error.code == "too-many":
            if now - self.reminded < REMIND:
                return
            self.reminded = now
        self.connection.refuse(error)
