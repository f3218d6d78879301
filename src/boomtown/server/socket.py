"""The WebSocket of one browser at one table."""

import asyncio
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .commands import handle
from .errors import Refused
from .hall import Hall
from .headers import same_origin
from .limits import Bucket
from .messages import encode, read_message
from .outbox import Connection
from .room import Room
from .settings import Settings

log = logging.getLogger("boomtown.server.socket")

NO_TABLE = 4404
CROWDED = 4429


async def endpoint(socket: WebSocket) -> None:
    """Greet, then answer every message until either side goes."""
    hall: Hall = socket.app.state.hall
    if not same_origin(socket.headers):
        await socket.close(1008)
        return
    await socket.accept()
    connection = Connection(hall.settings.outbox_limit)
    try:
        room = hall.find(socket.path_params["table"])
        room.attach(connection)
    except Refused as error:
        await socket.send_text(encode({"t": "error", **error.body()}))
        await socket.close(NO_TABLE if error.code == "no-table" else CROWDED)
        return
    sender = asyncio.create_task(_send(socket, connection, room))
    try:
        await _receive(socket, connection, room, hall.settings)
    except WebSocketDisconnect:
        pass
    finally:
        room.detach(connection)
        sender.cancel()


async def _send(socket: WebSocket, connection: Connection, room: Room) -> None:
    try:
        await connection.pump(socket.send_text, room.refresh)
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(1001)
    except (WebSocketDisconnect, RuntimeError):  # the browser is gone; the receiving side notices
        pass


async def _receive(socket: WebSocket, connection: Connection, room: Room, settings: Settings) -> None:
    """Messages one after the other; an error of one changes nothing and ends nothing."""
    bucket = Bucket(settings.message_rate, settings.message_burst)
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        data: str | bytes = frame.get("text") or frame.get("bytes") or ""
        try:
            if not bucket.take():
                raise Refused("too-many", "too many messages: wait a moment")
            if len(data) > settings.frame_limit:
                raise Refused("too-big", f"expected at most {settings.frame_limit} bytes")
            await handle(room, connection, read_message(data))
        except Refused as error:
            connection.refuse(error)
        except Exception:
            log.exception("message failed: table=%s", room.table.id)
            connection.refuse(Refused("server"))
