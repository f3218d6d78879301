"""Lobby: creates, joins and lists tables."""

import asyncio
import logging
from time import time

from msgspec import to_builtins

from ..config.settings import Settings
from ..core import entropy, names
from ..core.errors import LostRace, Refused, not_stored, retry_on_conflict
from ..engine import adapter, bot_registry
from ..observability import logs
from ..storage.storage import Conflict, FactUpdate, Storage, StorageError
from ..storage.tables import Claim
from ..tables.client_messages import Join, NewTable
from ..tables.fair_deal import DealCommitment
from ..tables.moderation import mark
from ..tables.table import Seat, Table
from ..tables.table_info import JoinedTable, TablePage, table_card
from ..tables.text_input import TITLE_LIMIT, clean_name
from ..tables.time_bank import TimeAllowance
from .blocks import check_not_blocked
from .matchmaking import ALONE, hasten, waiting
from .registry import RoomRegistry
from .room import Room
from .state import RoomState

log = logging.getLogger("boomtown.server.rooms")

CODE_TRIES = 20
PAGE = 50  # tables in a list


class Lobby:
    """Access to tables for players without a seat."""

    def __init__(self, settings: Settings, storage: Storage, registry: RoomRegistry) -> None:
        self.settings, self.storage, self.registry = settings, storage, registry
        self.meeting = asyncio.Lock()  # held during matchmaking

    async def public(self, after: str = "") -> TablePage:
        """Return a page of the public tables in use recently, waiting ones first.

        The storage decides, so that the page is the same in every process.
        """
        phase, _, table = after.partition(":")
        key = (phase, table) if after.isascii() and after.isprintable() and after else None
        since = time() - self.settings.listed_for
        try:
            found = await self.storage.read(self.storage.queries.public_tables, since, key, PAGE + 1)
            people = {} if after else await waiting(self)
        except StorageError:
            raise Refused("server", "tables cannot be read now") from None
        page = found[:PAGE]
        cards = [table_card(one) for one in page if one.seats[one.host].kind == "human"]
        more = f"{page[-1].phase}:{page[-1].id}" if len(found) > PAGE else None
        return TablePage(cards, more, people)

    async def create(
        self, wish: NewTable, address: str = "", owner: str = "", face: str = "", turn: FactUpdate | None = None
    ) -> JoinedTable:
        """Create a table with its host in seat 0.

        `turn`: the table is for strangers; raises LostRace if another server has made one since.
        """
        table, seat, token = self.new_table(wish, address, owner, face)
        table.manners.strangers = turn is not None
        if wish.begins:
            table.count_down(RoomState.wall() + (self.settings.fill_after if turn is None else ALONE))
        room = await self.open(table, turn)
        if wish.start:
            async with room.lock:
                await room.start(first=wish.first)
        return self.seated(room, seat, token)

    @staticmethod
    def new_table(wish: NewTable, address: str, owner: str, face: str) -> tuple[Table, int, str]:
        """Return a table that is not stored, the seat of its host, and the token of that seat."""
        name = clean_name(wish.name)
        setup = adapter.complete(to_builtins(wish.setup))
        title = clean_name(wish.title, TITLE_LIMIT) if wish.title and wish.title.strip() else names.title()
        table = Table(entropy.table_id(), names.code(), title, wish.public, wish.timer, setup, touched=time())
        table.seats = [Seat() for _ in range(wish.setup.players)]
        table.series.begin(wish.best_of)
        table.promise = DealCommitment.fresh()
        seat, token = table.sit(name, bot_registry.default(), owner, face, mark(table.id, address))
        if isinstance(wish.bots, int):
            table.fill(bot_registry.default(), count=min(wish.bots, len(table.seats)))
        elif wish.bots == "fill":
            table.fill(*(bot_registry.beginners(setup["game"]) if wish.first else (bot_registry.default(),)))
        else:
            raise Refused("malformed", f"expected bots to be a number or 'fill', got {wish.bots!r}")
        table.set_clock(TimeAllowance(wish.purse.start, wish.purse.increment) if wish.purse else None, wish.days)
        table.manners.talk, table.manners.filtered = wish.talk, wish.filtered
        return table, seat, token

    async def open(self, table: Table, claim: Claim | None) -> Room:
        """Store a new table and return its room. Raises LostRace if another table was first with the `claim`."""
        await self._store(table, claim)
        room = self.registry.add(table)
        logs.about(table.id)
        log.info("table made", extra={"public": table.public})
        return room

    async def _store(self, table: Table, claim: Claim | None) -> None:
        """Store the table. If its code is in use by an open or an old table, try another one."""
        for _ in range(CODE_TRIES):
            try:
                await self.storage.tables.add(table, claim)
                return
            except Conflict:
                table.code = names.code()
                if claim is not None and await self.storage.read(claim.lost, self.storage.queries):
                    raise LostRace() from None
            except StorageError:
                break
        raise not_stored()

    async def join(self, room: Room, wish: Join, address: str = "", owner: str = "", face: str = "") -> JoinedTable:
        """Take a seat at a waiting table."""
        name = clean_name(wish.name)
        async with room.lock:
            seat, token = await retry_on_conflict(lambda: self._sit(room, name, address, owner, face))
        return self.seated(room, seat, token)

    @staticmethod
    async def _sit(room: Room, name: str, address: str, owner: str, face: str) -> tuple[int, str]:
        address_mark = room.connections.check_may_sit(address)
        await check_not_blocked(room, owner)
        table = room.table.copy()
        seat, token = table.sit(name, bot_registry.default(), owner, face, address_mark)
        hasten(table, room.state.wall(), room.settings.fill_after)
        await room.store.save(table)
        room.connections.expect(table.seats[seat].key)
        room.broadcast.send_table()
        room.wake()
        return seat, token

    @staticmethod
    def seated(room: Room, seat: int, token: str) -> JoinedTable:
        acting, begins = room.connections.acting(), room.state.seconds_to_begin()
        return JoinedTable(room.broadcast.table_info(seat, acting, 0, begins), seat, token)
