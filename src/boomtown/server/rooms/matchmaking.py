"""Matchmaking for strangers: "sit me down", and a game that starts automatically."""

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from ..core.errors import Refused, retry_on_conflict
from ..core.names import skeleton
from ..engine import adapter
from ..storage.storage import FactUpdate
from ..tables.client_messages import Join, NewTable, Setup, SitDown
from ..tables.table_info import JoinedTable
from ..tables.text_input import NAME_LIMIT, clean_name
from .room import Room
from .state import RoomState

if TYPE_CHECKING:
    from ..tables.table import Table
    from .lobby import Lobby

PLAYERS = 5  # if the game allows it
FULL = 3.0  # seconds until the game of a full table begins
COUNTED = 20  # tables of strangers looked at for the number of waiting people
ALONE = 600.0  # seconds that a player who is alone waits for another person at most
NEWEST = "strangers"  # row of the table `facts`: the newest table for strangers
COMING = 15.0  # seconds that a browser may take to connect after it was seated


async def sit_down(lobby: "Lobby", wish: SitDown, address: str, owner: str = "", face: str = "") -> JoinedTable:
    """Seat the player at the table of strangers whose game begins next, or at a new table."""
    name = clean_name(wish.name)
    setup = _setup(wish.game)

    async def meet() -> JoinedTable:
        newest = await lobby.storage.read(lobby.storage.get_or_store_fact, NEWEST, str)  # before the search
        for code in await lobby.storage.read(lobby.storage.queries.starting_lobbies, RoomState.wall()):
            with suppress(Refused):  # the table has filled up meanwhile, or refuses the player
                room = await lobby.registry.find(code)
                if _fits(room, wish.game):
                    return await lobby.join(room, Join(_free_name(room.table, name)), address, owner, face)
        table = NewTable(name, setup=setup, public=True, begins=True, talk=lobby.settings.stranger_talk)
        return await lobby.create(table, address, owner, face, FactUpdate(NEWEST, newest))

    # Two players at the same time get one table: if another server has made one since the search, search again.
    async with lobby.meeting:
        return await retry_on_conflict(meet)


def _setup(game: str) -> Setup:
    """Return the default setup of the game for a few players."""
    facts = adapter.facts(game)
    few, most = facts["players"]
    players = min(max(PLAYERS, few), most)
    return Setup(players, game, list(facts["needs"].get(str(players), [])))


def _fits(room: Room, game: str) -> bool:
    """Return whether a table for strangers has an open seat, and a player who is connected or about to connect."""
    table = room.table
    there = not room.connections.is_empty() or room.state.clock() - room.connections.last_seen < COMING
    waits = table.manners.strangers and table.phase == "lobby" and table.setup["game"] == game
    return waits and there and bool(table.people()) and any(seat.kind == "open" for seat in table.seats)


def _free_name(table: "Table", name: str) -> str:
    """Return the name, with a number if another player has it."""
    taken = {skeleton(seat.name) for seat in table.seats if seat.kind == "human"}
    tries = [name, *(f"{name[: NAME_LIMIT - 2].rstrip()} {n}" for n in range(2, 10))]
    return next((one for one in tries if skeleton(one) not in taken), name)


def hasten(table: "Table", now: float, fill_after: float) -> None:
    """Shorten the countdown after a player has sat down. Two strangers wait `fill_after` seconds for others."""
    if table.begins and table.manners.strangers and len(table.people()) > 1:
        table.begins = min(table.begins, now + fill_after)
    if table.begins and not any(seat.kind == "open" for seat in table.seats):
        table.begins = min(table.begins, now + FULL)


def wait_again(table: "Table", now: float) -> None:
    """Let the last stranger in a lobby wait for another person, after the other players have left."""
    if table.begins and table.manners.strangers and table.phase == "lobby" and len(table.people()) == 1:
        table.begins = max(table.begins, now + ALONE)


async def waiting(lobby: "Lobby") -> dict[str, int]:
    """Return how many people wait at tables of strangers, by game. Tables whose players are gone do not count."""
    counts: Counter[str] = Counter()
    starting = await lobby.storage.read(lobby.storage.queries.starting_lobbies, RoomState.wall())
    for code in starting[:COUNTED]:
        with suppress(Refused):  # the table is gone meanwhile
            room = await lobby.registry.find(code)
            game = room.table.setup["game"]
            counts[game] += len(room.table.people()) if _fits(room, game) else 0
    return dict(+counts)
