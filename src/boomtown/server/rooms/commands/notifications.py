"""Command that turns notices of a player's turn on or off at one table."""

import sqlalchemy as sa

from ...core.errors import Refused, not_stored
from ...storage.database import StorageError
from ...storage.schema import PUSHES
from ...storage.writer import Write
from ...tables.client_messages import Notify
from ...tables.server_messages import Notified
from ..outbox import Connection
from ..room import Room
from .permissions import own_seat

INSERT = sa.insert(PUSHES)


async def notify(room: Room, connection: Connection, message: Notify) -> None:
    """Subscribe the player to notices of their turn at this table, or unsubscribe them."""
    seat = room.table.seats[own_seat(room, connection, "not-now")]
    writes = [Write(sa.delete(PUSHES).where(PUSHES.c.key == seat.key))]
    if message.to is not None:
        to = message.to
        if not room.notices.pushes_to(to.endpoint):
            raise Refused("not-now", "expected the address of a push service this server knows")
        row = {"key": seat.key, "table_id": room.table.id, "endpoint": to.endpoint, "p256dh": to.p256dh}
        more = {"auth": to.auth, "title": to.title, "body": to.body, "url": f"/t/{room.table.code}"}
        writes.append(Write(INSERT, row | more))
    try:
        await room.storage.write(*writes)
    except StorageError:
        raise not_stored() from None
    connection.send(Notified(on=message.to is not None))
