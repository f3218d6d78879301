"""Table with the deal of the day. It opens with its game running (tables/daily_deal.py)."""

from typing import TYPE_CHECKING

from boomtown.spec import DEFAULT

from ..engine import bot_registry
from ..storage.tables import Claim
from ..tables.client_messages import DailyTable, NewTable, Setup
from ..tables.daily_deal import PLAYERS, DailyDeal
from ..tables.fair_deal import DealCommitment
from ..tables.table_info import JoinedTable

if TYPE_CHECKING:
    from .lobby import Lobby


async def open_table(
    lobby: "Lobby", deal: DailyDeal, claim: Claim, wish: DailyTable, address: str, owner: str, face: str
) -> JoinedTable:
    """Seat the player alone with personas and start the game. Raises LostRace if this is not their first try."""
    order = NewTable(wish.name, wish.title, Setup(PLAYERS), timer=0)
    table, seat, token = lobby.new_table(order, address, owner, face)
    table.fill(*bot_registry.personas(DEFAULT))
    table.daily, table.locked = deal.date, True
    table.promise = DealCommitment(deal.secret)  # no browser has seen the table, so no part is added
    room = await lobby.open(table, claim)
    async with room.lock:
        await room.start()
    return lobby.seated(room, seat, token)
