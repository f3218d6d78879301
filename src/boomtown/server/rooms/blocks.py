"""Effects of a block between two accounts at a table: the blocked one may not sit down, and is not read."""

from collections.abc import Iterable

from ..core.errors import Refused
from ..storage.database import StorageError
from .room import Room


async def check_not_blocked(room: Room, owner: str) -> None:
    """Refuse an account that the host blocks. Among strangers no one may block another player."""
    table = room.table
    if table.manners.strangers:
        others = {seat.owner for seat in table.seats if seat.kind == "human"} - {owner}
        pairs = [pair for other in others for pair in ((other, owner), (owner, other))]
    else:
        pairs = [(table.seats[table.host].owner, owner)]
    if await _blocks(room, pairs):
        raise Refused("blocked", "expected a player whom no one here has blocked")


async def deaf_seats(room: Room, speaker: str) -> list[int]:
    """Return the seats whose players block this account."""
    seats = room.table.seats
    found = await _blocks(room, [(seat.owner, speaker) for seat in seats])
    return [number for number, seat in enumerate(seats) if (seat.owner, speaker) in found]


async def _blocks(room: Room, pairs: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    """Return the pairs with a block. If the storage fails, the table goes on without blocks."""
    known = [(by, who) for by, who in pairs if by and who and by != who]
    try:
        return await room.accounts.blocks(known) if known else set()
    except StorageError:
        return set()
