"""Permissions at a table. Each check raises Refused with the reason."""

from ...core.errors import Refused, not_stored
from ...engine.match import Match
from ...storage.storage import StorageError
from ..outbox import Connection
from ..room import Room


def own_seat(room: Room, connection: Connection, code: str) -> int:
    """Return the seat this connection acts for. Raises `elsewhere` if another window does, `code` for a spectator."""
    seat = room.connections.seat_of(connection)
    if seat is None:
        raise Refused(code, "you are watching")
    if not connection.acting:
        raise Refused("elsewhere", "the seat is played from another window")
    return seat


def host_only(room: Room, connection: Connection) -> None:
    """Refuse all players but the host; at a table without one all players."""
    seat = own_seat(room, connection, "not-host")
    if code := room.table.hostless:
        raise Refused(code, "expected a table with a host")
    if seat != room.table.host:
        raise Refused("not-host", "only the host can do this")


def may_begin(room: Room, connection: Connection) -> None:
    """Refuse a player who may not begin the game. A stranger may if they are alone, or if no countdown runs."""
    alone = len(room.table.people()) == 1
    if not room.table.manners.strangers or (room.table.begins and not alone):
        host_only(room, connection)
    else:
        own_seat(room, connection, "not-host")


def in_phase(room: Room, phase: str) -> None:
    if room.table.phase != phase:
        raise Refused("running", f"expected the table to be in phase {phase}, it is in {room.table.phase}")


def running(room: Room) -> Match:
    """Return the running game. Raises `not-asked` without one."""
    if room.match is None or room.table.phase != "playing":
        raise Refused("not-asked", "no game is running")
    return room.match


def without_people(room: Room) -> Match:
    """Return the running game if no person takes part in it. Raises `not-now` otherwise."""
    match = running(room)
    if not match.bots_only(room.table):
        raise Refused("not-now", "expected a game in which no person takes part any more")
    return match


async def counts_for_ratings(room: Room) -> bool:
    """Return whether the game counts for the rating of a player."""
    owners = [seat.owner for seat in room.table.seats if seat.owner]
    try:
        return await room.accounts.has_rated(owners)
    except StorageError:
        raise not_stored() from None
