"""All tables of this server: made, found, listed, swept up. Only those where somebody is, or was a moment ago, are in
memory; the others are in the storage and come back with the first one who asks for them.
"""

import asyncio
import logging
from contextlib import suppress
from time import time
from typing import Any

from msgspec import to_builtins

from . import chance, engine, logs, names
from .aside import Aside
from .brains import Brains
from .errors import Refused
from .gauges import Gauges
from .health import Readiness
from .limits import Limits
from .messages import TITLE_LIMIT, Join, NewTable, clean_name
from .metrics import Metrics
from .promise import Promise
from .room import Room
from .settings import Settings
from .storage import Conflict, Storage, StorageError, Unreadable
from .table import Seat, Table

log = logging.getLogger("boomtown.server.hall")

CODE_TRIES = 20
SLOWER = 4  # times the pause between two looks at a storage that fails grows by half


class Hall:
    """Opened and closed with the server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.limits = Limits(settings)
        self.metrics = Metrics()
        self.metrics.registry.register(Gauges(self))
        self.metrics.watch(storage.engine)
        self.readiness = Readiness(self)
        self.draining = False  # told to end: nobody should be sent here any more
        self.brains = Brains(settings.bot_threads, settings.think_limit, settings.think_patience, self.metrics)
        self.aside = Aside(settings.replays_waiting, settings.replay_seconds)
        self._rooms: dict[str, Room] = {}  # by id
        self._codes: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._news: str | None = None  # for everybody, as a key

    async def open(self) -> None:
        self.storage.when_trouble_changes(self._trouble_changed)
        self._tasks = [
            asyncio.create_task(self._sweep_for_ever(), name="sweeper"),
            asyncio.create_task(self._mend_for_ever(), name="storage probe"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.close()
        self.brains.close()

    def _add(self, table: Table) -> Room:
        room = Room(table, self.storage, self.settings, self.brains, self.metrics)
        room.news = self._news
        self._rooms[table.id] = room
        self._codes[table.code] = table.id
        return room

    async def look_up(self, name: str, address: str) -> Room:
        """`find` for somebody; `too-many` for whoever has tried too many names that are not there."""
        misses = self.limits.misses.of(address)
        if misses.empty():
            self.limits.misses.hit()
            raise Refused("too-many", "too many tables asked for that are not there: wait a moment")
        try:
            return await self.find(name)
        except Refused as error:
            if error.code == "no-table":
                misses.take()
            raise

    def present(self, name: str) -> Room | None:
        """The room with this id or code, if it is in memory."""
        name = name if name in self._rooms else name.lower()
        return self._rooms.get(self._codes.get(name, name))

    async def find(self, name: str) -> Room:
        """By id or code; `no-table` else, `server` where its data cannot be read."""
        room = self.present(name)
        if room is not None:
            return room
        try:
            table = await self.storage.read(self.storage.find, name.lower())
        except Unreadable as error:
            log.error("table cannot be read: %s", str(error).replace(name, "(name)"))
            raise Refused("server", "what is stored of this table cannot be read") from None
        except StorageError as error:
            log.error("tables cannot be read: %s", str(error).replace(name, "(name)"))
            raise Refused("server", "tables cannot be read now") from None
        if table is None:
            raise Refused("no-table", "there is no such table, or it has been closed")
        return self.present(table.id) or self._add(table)  # another one who asked may have been first

    def rooms(self) -> list[Room]:
        """All that are in memory."""
        return list(self._rooms.values())

    def drain(self, news: str) -> None:
        """The server is about to end: not ready any more, and everybody is told."""
        self.draining, self._news = True, news
        for room in self.rooms():
            room.news = news
            room.show_table()

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

    async def create(self, wish: NewTable, address: str = "") -> dict[str, Any]:
        """A new table with its host in seat 0; `{table, seat, token}`."""
        name = clean_name(wish.name)
        setup = engine.complete(to_builtins(wish.setup))
        title = clean_name(wish.title, TITLE_LIMIT) if wish.title and wish.title.strip() else names.title()
        table = Table(chance.table_id(), names.code(), title, wish.public, wish.timer, setup, touched=time())
        table.seats = [Seat() for _ in range(wish.setup.players)]
        table.series.begin(wish.best_of)
        table.promise = Promise.fresh()
        seat, token = table.sit(name)
        if isinstance(wish.bots, int):
            table.fill(min(wish.bots, len(table.seats)))
        elif wish.bots == "fill":
            table.fill()
        else:
            raise Refused("malformed", f"expected bots to be a number or 'fill', got {wish.bots!r}")
        await self._store(table)
        room = self._add(table)
        room.addresses[table.seats[seat].key] = address
        logs.about(table.id)
        log.info("table made", extra={"public": table.public})
        if wish.start:
            async with room.lock:
                await room.start(first=wish.first)
        return self._seated(room, seat, token)

    async def _store(self, table: Table) -> None:
        """Another code where that one is in use, by an open table or an old one."""
        for _ in range(CODE_TRIES):
            try:
                await self.storage.add_table(table)
                return
            except Conflict:
                table.code = names.code()
            except StorageError:
                break
        raise Refused("server", "not stored, nothing was changed")

    async def join(self, room: Room, wish: Join, address: str = "") -> dict[str, Any]:
        """A seat at a waiting table; `{table, seat, token}`."""
        name = clean_name(wish.name)
        async with room.lock:
            room.let_in(address)
            table = room.table.copy()
            seat, token = table.sit(name)
            await room.save(table)
            key = table.seats[seat].key
            room.addresses[key] = address
            room.expect(key)
            room.show_table()
        return self._seated(room, seat, token)

    @staticmethod
    def _seated(room: Room, seat: int, token: str) -> dict[str, Any]:
        return {"table": room.table.info(seat, set(room.acting()), 0), "seat": seat, "token": token}

    # what happens by itself

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep()
            except (StorageError, Refused):
                log.error("sweep not stored, tried again later")
            except Exception:
                log.exception("sweep failed, tried again later")
            self.limits.forget()

    async def sweep(self) -> None:
        """Put tables away where nobody is any more; remove those that have been forgotten for long."""
        now = asyncio.get_running_loop().time()
        for room in list(self._rooms.values()):
            if room.lock.locked():
                continue
            if room.connections and now - room.stirred_at >= self.settings.idle_hours * 3600:
                room.hang_up()  # browsers left open for a day; the table goes with the next sweep
            if room.connections or (now - room.last_seen < self.settings.listed_for and not room.table.deserted):
                continue
            await self._put_away(room)
        lobbies = time() - self.settings.idle_hours * 3600
        games = time() - self.settings.keep_days * 86400
        forgotten = await self.storage.read(self.storage.forgotten, lobbies, games)
        gone = set(forgotten) - set(self._rooms)
        await self.storage.remove(gone)
        if gone:
            log.info("tables removed", extra={"tables": len(gone)})

    async def _put_away(self, room: Room) -> None:
        """Out of memory; a waiting table that everybody has left is gone for good."""
        deserted = room.table.deserted
        if deserted:
            await self.storage.remove([room.table.id])
        elif room.used:
            async with room.lock:
                await room.store(room.table)  # somebody was there until now
            if room.connections:
                return
        del self._rooms[room.table.id], self._codes[room.table.code]
        await room.close()
        log.info("table closed" if deserted else "table put away", extra={"table": logs.word(room.table.id)})

    def _trouble_changed(self) -> None:
        if self.storage.trouble:
            log.error("the storage takes nothing: tables wait")
        else:
            log.warning("the storage works again: tables go on")
        for room in self._rooms.values():
            room.trouble_changed()

    async def _mend_for_ever(self) -> None:
        """While the storage takes nothing, see whether it does again, less and less often."""
        tries = 0
        while True:
            await asyncio.sleep(self.settings.retry * 1.5**tries)
            tries = min(tries + 1, SLOWER) if self.storage.trouble else 0
            if self.storage.trouble:
                with suppress(StorageError):
                    await self.storage.probe()
