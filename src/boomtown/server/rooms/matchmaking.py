"""People who do not know each other come to one table: "sit me down", and a game that begins by itself."""

from contextlib import suppress
from typing import TYPE_CHECKING

from ..core.errors import Refused, retry_on_conflict
from ..core.names import skeleton
from ..engine import adapter
from ..storage.storage import Turn
from ..tables.client_messages import Join, NewTable, Setup, SitDown
from ..tables.table_info import JoinedTable
from ..tables.text_input import NAME_LIMIT, clean_name
from .room import Room
from .state import RoomState

if TYPE_CHECKING:
    from ..tables.table import Table
    from .lobby import Lobby

PLAYERS = 5  # where the game allows it
FULL = 3.0  # seconds until a table without an open seat begins
NEWEST = "strangers"  # the fact that says which table was made for strangers last
COMING = 15.0  # seconds a browser may take to come to the table where it was seated


async def sit_down(lobby: "Lobby", wish: SitDown, address: str, owner: str = "", face: str = "") -> JoinedTable:
    """A seat at the table of strangers of this game that begins next, else at a new one; `{table, seat, token}`."""
    name = clean_name(wish.name)
    setup = _setup(wish.game)

    async def meet() -> JoinedTable:
        newest = await lobby.storage.read(lobby.storage.settled, NEWEST, str)  # before we look
        for code in await lobby.storage.read(lobby.storage.queries.beginning, RoomState.wall()):
            with suppress(Refused):  # it was quicker than we, or has its reasons
                room = await lobby.registry.find(code)
                if _fits(room, wish.game):
                    return await lobby.join(room, Join(_free_name(room.table, name)), address, owner, face)
        table = NewTable(name, setup=setup, public=True, begins=True, talk=lobby.settings.stranger_talk)
        return await lobby.create(table, address, owner, face, Turn(NEWEST, newest))

    # Two who come at once meet at one table: where another server has made one since we looked, we look again.
    async with lobby.meeting:
        return await retry_on_conflict(meet)


def _setup(game: str) -> Setup:
    """The game as it comes, for a handful of people."""
    facts = adapter.facts(game)
    few, most = facts["players"]
    players = min(max(PLAYERS, few), most)
    return Setup(players, game, list(facts["needs"].get(str(players), [])))


def _fits(room: Room, game: str) -> bool:
    """Tell a table made for strangers where a player is there, or on the way, and a seat is open."""
    table = room.table
    there = not room.connections.is_empty() or room.state.clock() - room.connections.last_seen < COMING
    waits = table.manners.strangers and table.phase == "lobby" and table.setup["game"] == game
    return waits and there and bool(table.people()) and any(seat.kind == "open" for seat in table.seats)


def _free_name(table: "Table", name: str) -> str:
    """Two strangers may have the same name: the second one has a number."""
    taken = {skeleton(seat.name) for seat in table.seats if seat.kind == "human"}
    tries = [name, *(f"{name[: NAME_LIMIT - 2].rstrip()} {n}" for n in range(2, 10))]
    return next((one for one in tries if skeleton(one) not in taken), name)


def hasten(table: "Table", now: float) -> None:
    """Nobody else is waited for at a table that begins by itself, once it has no open seat any more."""
    if table.begins and not any(seat.kind == "open" for seat in table.seats):
        table.begins = min(table.begins, now + FULL)
