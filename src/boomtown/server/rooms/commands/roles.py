"""Command for the probabilities of the roles ("who is who")."""

from collections.abc import Awaitable, Callable

from boomtown.ratings import PEOPLE

from ...core.errors import Refused
from ...tables.client_messages import Who
from ..outbox import Connection
from ..room import Room
from .permissions import counts_for_ratings, own_seat


async def who(room: Room, connection: Connection, message: Who) -> Callable[[], Awaitable[None]]:
    """Return the work that sends the probabilities. The first request in a game is shown to all players."""
    seat, match = own_seat(room, connection, "who-watching"), room.match
    if match is None or room.table.phase != "playing":
        raise Refused("not-now", "expected a running game")
    if seat not in room.table.who_open:
        await _check_may_open(room, seat)
        await room.store.change(lambda table: table.open_who(match.game.event_count, seat))
        room.broadcast.send_game()
    return room.role_requests.answer(connection, match, seat)


async def _check_may_open(room: Room, seat: int) -> None:
    match = room.match
    assert match is not None
    if room.table.compared:
        raise Refused("daily" if room.table.of_the_day else "tournament", "expected a game that is not compared")
    if not room.role_requests.hidden(match, seat):
        raise Refused("who-known", "expected a game in which roles are hidden from this seat")
    people = sum(one.kind == "human" for one in room.table.seats)
    if people >= PEOPLE and await counts_for_ratings(room):
        raise Refused("who-rated", "expected a game that counts for no rating")
