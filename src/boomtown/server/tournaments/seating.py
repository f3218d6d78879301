"""Table of a player in the present round: opened by the first player who comes, with a seat reserved for each."""

from msgspec.structs import replace

from ..core import entropy, names
from ..core.errors import Refused, retry_on_conflict
from ..engine import bot_registry
from ..rooms.commands.seating import free_seats
from ..rooms.lobby import Lobby
from ..rooms.matchmaking import hasten
from ..rooms.room import Room
from ..rooms.state import RoomState
from ..storage.schema import TOURNAMENT_TABLES
from ..tables.fair_deal import DealCommitment
from ..tables.table import Seat, Table
from ..tables.table_info import JoinedTable
from .page import Progress
from .rows import FirstOpening

WAIT = 120.0  # seconds after which bots play for the players who have not come


async def take(lobby: Lobby, progress: Progress, owner: str, address: str) -> JoinedTable:
    """Seat a player at their table of the present round. Raises `tournament-seat` without one."""
    at = progress.table_of(owner)
    if at is None or progress.table_phase(at) == "over":
        raise Refused("tournament-seat", "expected a player with a game to play in this round")
    opened = progress.games.opened.get(at)
    room = await (_open(lobby, progress, at) if opened is None else lobby.registry.find(opened.id))
    async with room.lock:
        seat, token = await retry_on_conflict(lambda: _sit(room, owner, address))
    return lobby.seated(room, seat, token)


async def _open(lobby: Lobby, progress: Progress, at: tuple[int, int]) -> Room:
    """Open the table. Raises LostRace if another player has opened it at the same moment."""
    claim = FirstOpening(lobby.storage.insert_new(TOURNAMENT_TABLES), progress.tournament.id, *at)
    return await lobby.open(_table(progress, at), claim)


def _table(progress: Progress, at: tuple[int, int]) -> Table:
    """Return the table: a seat reserved for each player and bots in the rest, in a random order."""
    tournament, (round_, number), owners = progress.tournament, at, progress.tables[at]
    people = [Seat(one.name, owner=one.owner, face=one.face) for one in progress.players if one.owner in owners]
    table = Table(
        entropy.table_id(),
        names.code(),
        f"{tournament.title} {round_}-{number}",
        public=False,
        timer=tournament.timer,
        setup=tournament.setup,
        seats=[Seat() for _ in range(tournament.setup["players"] - len(people))],
        touched=RoomState.wall(),
        locked=True,
        promise=DealCommitment.fresh(),
        purse=replace(tournament.purse),
        tournament=tournament.code,
    )
    table.fill(bot_registry.default())
    table.seats = entropy.shuffled([*table.seats, *people])
    table.host = next(n for n, seat in enumerate(table.seats) if seat.owner)
    table.manners.talk = tournament.talk
    table.count_down(table.touched + WAIT)
    return table


async def _sit(room: Room, owner: str, address: str) -> tuple[int, str]:
    """Put the player on the reserved seat. Players of a tournament may share an address."""
    table = room.table.copy()
    before = {seat.key for seat in table.seats if seat.owner == owner and seat.key}
    seat, token = table.sit_reserved(owner, bot_registry.default(), room.connections.address_mark(address))
    hasten(table, room.state.wall(), room.settings.fill_after)
    await free_seats(room, table, *before, removed=False)
    room.connections.expect(table.seats[seat].key)
    return seat, token
