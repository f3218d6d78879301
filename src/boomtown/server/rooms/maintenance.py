"""Periodic work of a server process: it unloads rooms, removes old tables, loads due games and probes the storage."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import time
from typing import Any

from ..cluster.membership import Cluster
from ..config.settings import Settings
from ..core.durations import DAY
from ..core.errors import Refused
from ..limits.limits import Limits
from ..observability import logs
from ..storage.storage import Storage, StorageError
from .commands import reports
from .registry import RoomRegistry
from .room import Room
from .state import RoomState

log = logging.getLogger("boomtown.server.rooms")

TOUCHES = 3  # times a table with clients is marked as used within `listed_for`
SLOWER = 4  # times the pause between two probes of a failing storage grows by half


class Maintenance:
    """Loops that run until the server closes."""

    def __init__(
        self, settings: Settings, storage: Storage, cluster: Cluster, registry: RoomRegistry, limits: Limits
    ) -> None:
        self.settings, self.storage, self.cluster = settings, storage, cluster
        self.registry, self.limits = registry, limits
        self.sweeps: list[Callable[[], Awaitable[None]]] = []  # that delete expired data of optional parts

    def loops(self) -> dict[str, Coroutine[Any, Any, None]]:
        """Return the loops by the name of their task."""
        return {
            "sweeper": self._sweep_forever(),
            "storage probe": self._probe_forever(),
            "correspondence": self._load_due_forever(),
            "touch": self._touch_forever(),
        }

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep()
            except (StorageError, Refused):
                log.error("sweep not stored, tried again later")
            except Exception:
                log.exception("sweep failed, tried again later")
            self.limits.forget()

    async def _load_due_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.post_every)
            try:
                await self.load_due()
            except StorageError:
                log.error("tables that are due cannot be read, tried again later")
            except Exception:
                log.exception("tables that are due not called, tried again later")

    async def load_due(self) -> None:
        """Load correspondence tables whose decision is overdue; their autoplay does the rest.

        Each table is loaded by one process for each version of the rules, because the version that plays it is not
        known yet.
        """
        for name in await self.storage.read(self.storage.queries.due_tables, RoomState.wall()):
            if not self.cluster.is_owner_of(name, self.cluster.same_rules()):
                continue
            with suppress(Refused):
                room = await self.registry.find(name)
                async with room.lock:
                    await room.store.load()
                    await room.correspondence.read_asked_at()
                    await room.correspondence.store_due()
                room.wake()

    async def _touch_forever(self) -> None:
        """Mark tables with clients as used, so that they stay listed and are not removed."""
        while True:
            await asyncio.sleep(max(1.0, self.settings.listed_for / TOUCHES))
            for room in self.registry.rooms():
                if room.is_driver():
                    with suppress(StorageError):
                        await self.storage.tables.touch(room.table.id)

    async def sweep(self) -> None:
        """Unload tables without clients, and remove those unused for long."""
        now = asyncio.get_running_loop().time()
        for room in self.registry.rooms():
            if room.lock.locked():
                continue
            if room.connections.open and now - room.connections.active_at >= self.settings.idle_hours * 3600:
                room.connections.close_all()  # browsers left open for a day; the next sweep unloads the table
            lately = now - room.connections.last_seen < self.settings.listed_for
            if room.connections.open or (lately and not (room.table.deserted and room.connections.is_empty())):
                continue
            await self._put_away(room)
        if self.cluster.is_owner_of("sweep"):
            await self._forget()

    async def _forget(self) -> None:
        """Remove tables unused for long, and other expired data. One process of the cluster does it."""
        lobbies = time() - self.settings.idle_hours * 3600
        games = time() - self.settings.keep_days * DAY
        forgotten = await self.storage.read(self.storage.queries.expired_tables, lobbies, games)
        gone = set(forgotten) - {room.table.id for room in self.registry.rooms()}
        await self.storage.tables.remove(gone, before=max(lobbies, games))
        for sweep in self.sweeps:
            await sweep()
        await reports.forget(self.storage, time() - self.settings.reports_days * DAY)
        if gone:
            log.info("tables removed", extra={"tables": len(gone)})

    async def _put_away(self, room: Room) -> None:
        """Unload a room. A table that all players have left before the first game is removed."""
        deserted = room.table.deserted and room.connections.is_empty()
        if deserted:
            await self.storage.tables.remove([room.table.id])
            room.publisher.publish("row", str(room.table.version + 1))
        elif room.connections.used:
            await self.storage.tables.touch(room.table.id)  # a client was connected until now
        if room.connections.open:
            return
        await self.registry.drop(room)
        log.info("table closed" if deserted else "table put away", extra={"table": logs.word(room.table.id)})

    def storage_trouble_changed(self) -> None:
        if self.storage.trouble:
            log.error("the storage takes nothing: tables wait")
        else:
            log.warning("the storage works again: tables go on")
        for room in self.registry.rooms():
            room.storage_trouble_changed()

    async def _probe_forever(self) -> None:
        """Probe a failing storage at growing intervals."""
        tries = 0
        while True:
            await asyncio.sleep(self.settings.retry * 1.5**tries)
            tries = min(tries + 1, SLOWER) if self.storage.trouble else 0
            if self.storage.trouble:
                with suppress(StorageError):
                    await self.storage.probe()
