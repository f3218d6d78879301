"""All open tables of this server: made, found, listed, swept up."""

import asyncio
import logging
from time import time
from typing import Any

from msgspec import to_builtins

from . import chance, engine, names
from .errors import Refused
from .limits import Buckets, Gate
from .messages import TITLE_LIMIT, Join, NewTable, clean_name
from .room import Room
from .settings import Settings
from .storage import Storage, StorageError
from .table import Seat, Table

log = logging.getLogger("boomtown.server.hall")


class Hall:
    """Opened and closed with the server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.records = Gate(settings.replays_waiting)
        self._rooms: dict[str, Room] = {}  # by id
        self._codes: dict[str, str] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Every table that was open goes on; its game is played again when somebody comes."""
        for table in self.storage.tables():
            self._add(table)
        if self._rooms:
            log.info("tables restored: %d", len(self._rooms))
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweeper")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self._rooms.values():
            await room.close()

    def _add(self, table: Table) -> Room:
        room = Room(table, self.storage, self.settings)
        self._rooms[table.id] = room
        self._codes[table.code] = table.id
        return room

    def find(self, name: str) -> Room:
        """By id or code; `no-table` else."""
        room = self._rooms.get(name) or self._rooms.get(self._codes.get(name.lower(), ""))
        if room is None:
            raise Refused("no-table", "there is no such table, or it has been closed")
        return room

    def public(self) -> list[dict[str, Any]]:
        """Cards of the public tables that wait or play, where somebody is or was a moment ago."""
        since = asyncio.get_running_loop().time() - self.settings.listed_for
        return [
            room.table.card()
            for room in self._rooms.values()
            if room.table.public
            and room.table.phase != "over"
            and room.table.seats[room.table.host].kind == "human"
            and (room.connections or room.last_seen >= since)
        ]

    async def create(self, wish: NewTable) -> dict[str, Any]:
        """A new table with its host in seat 0; `{table, seat, token}`."""
        name = clean_name(wish.name)
        setup = engine.complete(to_builtins(wish.setup))
        title = clean_name(wish.title, TITLE_LIMIT) if wish.title and wish.title.strip() else names.title()
        code = names.code()
        while code in self._codes:
            code = names.code()
        table = Table(chance.table_id(), code, title, wish.public, wish.timer, setup, touched=time())
        table.seats = [Seat() for _ in range(wish.setup.players)]
        seat, token = table.sit(name)
        if isinstance(wish.bots, int):
            table.fill(min(wish.bots, len(table.seats)))
        elif wish.bots == "fill":
            table.fill()
        else:
            raise Refused("malformed", f"expected bots to be a number or 'fill', got {wish.bots!r}")
        try:
            await self.storage.add_table(table)
        except StorageError:
            raise Refused("server", "not stored, nothing was changed") from None
        room = self._add(table)
        log.info("table made: table=%s code=%s public=%s", table.id, table.code, table.public)
        if wish.start:
            async with room.lock:
                await room.start()
        return self._seated(room, seat, token)

    async def join(self, room: Room, wish: Join) -> dict[str, Any]:
        """A seat at a waiting table; `{table, seat, token}`."""
        name = clean_name(wish.name)
        async with room.lock:
            table = room.table.copy()
            seat, token = table.sit(name)
            await room.save(table)
            room.expect(table.seats[seat].key)
            room.show_table()
        return self._seated(room, seat, token)

    @staticmethod
    def _seated(room: Room, seat: int, token: str) -> dict[str, Any]:
        return {"table": room.table.info(seat, set(room.acting()), 0), "seat": seat, "token": token}

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep()
            except StorageError:
                log.error("sweep not stored, tried again later")
            self.requests.forget()

    async def sweep(self) -> None:
        """Close tables where nobody has been for the idle time, and lobbies everybody has left."""
        before = asyncio.get_running_loop().time() - self.settings.idle_hours * 3600
        for room in list(self._rooms.values()):
            if room.connections or room.lock.locked():
                continue
            deserted = room.table.phase == "lobby" and not any(seat.kind == "human" for seat in room.table.seats)
            if deserted or room.last_seen < before:
                await self.storage.close_table(room.table)
                await room.close()
                del self._rooms[room.table.id], self._codes[room.table.code]
                log.info("table closed: table=%s", room.table.id)
