"""All tables of this server: made, found, listed, swept up. Only those where somebody is, or was a moment ago, are in
memory; the others are in the storage and come back with the first one who asks for them.
"""

import asyncio
import logging
from contextlib import suppress
from time import time
from typing import Any

from msgspec import to_builtins

from ..accounts import mailboxes, retention
from ..accounts.oidc import provider_of
from ..cluster.bus.base import Bus
from ..config.settings import Settings
from ..core import entropy, names
from ..core.durations import DAY
from ..core.errors import Overtaken, Refused, not_stored, unhindered
from ..engine import adapter, bot_registry
from ..notifications.mailer import mailing_of
from ..notifications.notifier import Notices
from ..notifications.web_push import push_of
from ..observability import logs
from ..observability.worker_metrics import Figures, Place
from ..records.job_runner import Aside
from ..storage.storage import Conflict, Storage, StorageError, Turn
from ..tables.fair_deal import Promise
from ..tables.moderation import mark
from ..tables.protocol import TITLE_LIMIT, Join, NewTable, clean_name
from ..tables.table import Seat, Table
from ..tables.time_bank import Purse
from .commands import reports
from .gauges import Gauges
from .matchmaking import hasten
from .registry import Rooms
from .room import Room
from .state import RoomState
from .table_list import Listing

log = logging.getLogger("boomtown.server.rooms")

CODE_TRIES = 20
PAGE = 50  # tables in a list
TOUCHES = 3  # times a table is told to have people, while it would be listed without them
SLOWER = 4  # times the pause between two looks at a storage that fails grows by half


class Hall(Rooms):
    """Opened and closed with the server."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        bus: Bus | None = None,
        place: Place | None = None,
        client_build: str = "",
    ) -> None:
        super().__init__(settings, storage, bus)
        self.client_build = client_build
        self.listing = Listing(self.public, self.limits.requests)
        self.metrics.registry.register(Gauges(self))
        self.figures = Figures(place, self.metrics.registry) if place is not None else None
        self.draining = False  # told to end: nobody should be sent here any more
        self.aside = Aside(settings.replays_waiting, settings.replay_seconds)
        self._tasks: list[asyncio.Task[None]] = []
        self.mailing = mailing_of(settings, storage)
        self.provider = provider_of(settings)
        self.notices = Notices(storage, push_of(settings, storage), self.mailing, self.metrics.notices)
        self.meeting = asyncio.Lock()  # of strangers who look for a table

    async def open(self) -> None:
        if self.storage.shared:  # people may come from a process that has just died: they are not to wait
            await asyncio.to_thread(adapter.warm)
            await asyncio.to_thread(self.town.introduce, self.client_build)
        await self.town.open()
        self.storage.when_trouble_changes(self._trouble_changed)
        self.brains.open()
        self._tasks = [
            asyncio.create_task(self._sweep_for_ever(), name="sweeper"),
            asyncio.create_task(self._mend_for_ever(), name="storage probe"),
            asyncio.create_task(self._call_for_ever(), name="post"),
            asyncio.create_task(self._touch_for_ever(), name="still there"),
            *([asyncio.create_task(self.spending.tell_for_ever(), name="limits")] if self.storage.shared else []),
            *([asyncio.create_task(self.figures.leave_for_ever(), name="figures")] if self.figures is not None else []),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.close()
        await self.town.close()
        await self.brains.stop()
        if self.figures is not None:
            self.figures.leave()

    def _add(self, table: Table) -> Room:
        room = super()._add(table)
        room.notify = self.notices.turn
        if self.notices.push is not None:
            room.pushes_to = self.notices.push.takes
        return room

    def drain(self, news: str) -> None:
        """The server is about to end: not ready any more, and everybody is told."""
        self.draining, self._news = True, news
        for room in self.rooms():
            room.state.news = news
            room.broadcast.send_table()

    def leave(self) -> None:
        """Other processes go on: everybody here is to come to one of them."""
        self.draining = True
        for room in self.rooms():
            room.connections.close_all()

    async def public(self, after: str = "") -> tuple[list[dict[str, Any]], str | None]:
        """Cards of the public tables where somebody is or was a moment ago, waiting ones first; and after which place
        there are more. The storage says it, so that it is the same in every process.
        """
        phase, _, table = after.partition(":")
        place = (phase, table) if after.isascii() and after.isprintable() and after else None
        since = time() - self.settings.listed_for
        try:
            found = await self.storage.read(self.storage.listed, since, place, PAGE + 1)
        except StorageError:
            raise Refused("server", "tables cannot be read now") from None
        page = found[:PAGE]
        cards = [one.card() for one in page if one.seats[one.host].kind == "human"]
        return cards, f"{page[-1].phase}:{page[-1].id}" if len(found) > PAGE else None

    async def create(
        self, wish: NewTable, address: str = "", owner: str = "", face: str = "", turn: Turn | None = None
    ) -> dict[str, Any]:
        """A new table with its host in seat 0; `{table, seat, token}`. `turn`: the table is for strangers;
        Overtaken where that turn has passed.
        """
        name = clean_name(wish.name)
        setup = adapter.complete(to_builtins(wish.setup))
        title = clean_name(wish.title, TITLE_LIMIT) if wish.title and wish.title.strip() else names.title()
        table = Table(entropy.table_id(), names.code(), title, wish.public, wish.timer, setup, touched=time())
        table.seats = [Seat() for _ in range(wish.setup.players)]
        table.series.begin(wish.best_of)
        table.promise = Promise.fresh()
        seat, token = table.sit(name, bot_registry.default(), owner, face, mark(table.id, address))
        if isinstance(wish.bots, int):
            table.fill(bot_registry.default(), min(wish.bots, len(table.seats)))
        elif wish.bots == "fill":
            table.fill(bot_registry.default())
        else:
            raise Refused("malformed", f"expected bots to be a number or 'fill', got {wish.bots!r}")
        table.set_clock(Purse(wish.purse.start, wish.purse.increment) if wish.purse else None, wish.days)
        table.manners.talk, table.manners.filtered = wish.talk, wish.filtered
        table.manners.strangers = turn is not None
        if wish.begins:
            table.count_down(RoomState.wall() + self.settings.fill_after)
        await self._store(table, turn)
        room = self._add(table)
        logs.about(table.id)
        log.info("table made", extra={"public": table.public})
        if wish.start:
            async with room.lock:
                await room.start(first=wish.first)
        return self._seated(room, seat, token)

    async def _store(self, table: Table, turn: Turn | None) -> None:
        """Another code where that one is in use, by an open table or an old one."""
        for _ in range(CODE_TRIES):
            try:
                await self.storage.add_table(table, turn)
                return
            except Conflict:
                table.code = names.code()
                if turn is not None and await self._passed(turn):
                    raise Overtaken() from None
            except StorageError:
                break
        raise not_stored()

    async def _passed(self, turn: Turn) -> bool:
        return await self.storage.read(self.storage.settled, turn.fact, str) != turn.value

    async def join(self, room: Room, wish: Join, address: str = "", owner: str = "", face: str = "") -> dict[str, Any]:
        """A seat at a waiting table; `{table, seat, token}`."""
        name = clean_name(wish.name)
        async with room.lock:
            seat, token = await unhindered(lambda: self._sit(room, name, address, owner, face))
        return self._seated(room, seat, token)

    @staticmethod
    async def _sit(room: Room, name: str, address: str, owner: str, face: str) -> tuple[int, str]:
        place = room.connections.check_may_sit(address)
        table = room.table.copy()
        seat, token = table.sit(name, bot_registry.default(), owner, face, place)
        hasten(table, room.state.wall())
        await room.store.save(table)
        room.connections.expect(table.seats[seat].key)
        room.broadcast.send_table()
        room.wake()
        return seat, token

    @staticmethod
    def _seated(room: Room, seat: int, token: str) -> dict[str, Any]:
        acting, begins = room.connections.acting(), room.state.seconds_to_begin()
        return {"table": room.broadcast.table_info(seat, acting, 0, begins), "seat": seat, "token": token}

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

    async def _call_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.post_every)
            try:
                await self.call_due()
            except StorageError:
                log.error("tables that are due cannot be read, tried again later")
            except Exception:
                log.exception("tables that are due not called, tried again later")

    async def call_due(self) -> None:
        """Bring back the tables by post at which somebody has to be answered for, each in one process of the town (of
        each kind of rules, as it is not known yet by which each is played): they do the rest themselves.
        """
        for name in await self.storage.read(self.storage.due, RoomState.wall()):
            if not self.town.chosen(name, self.town.kin()):
                continue
            with suppress(Refused):
                room = await self.find(name)
                async with room.lock:
                    await room.store.load()
                    await room.store.read_asked_at()
                    await room.store.store_due()
                room.wake()

    async def _touch_for_ever(self) -> None:
        """A table where somebody is stays listed, and is not forgotten."""
        while True:
            await asyncio.sleep(max(1.0, self.settings.listed_for / TOUCHES))
            for room in self.rooms():
                if room.is_driver():
                    with suppress(StorageError):
                        await self.storage.touch(room.table.id)

    async def sweep(self) -> None:
        """Put tables away where nobody is any more; remove those that have been forgotten for long."""
        now = asyncio.get_running_loop().time()
        for room in list(self._rooms.values()):
            if room.lock.locked():
                continue
            if room.connections.open and now - room.connections.active_at >= self.settings.idle_hours * 3600:
                room.connections.close_all()  # browsers left open for a day; the table goes with the next sweep
            lately = now - room.connections.last_seen < self.settings.listed_for
            if room.connections.open or (lately and not (room.table.deserted and room.connections.is_empty())):
                continue
            await self._put_away(room)
        if self.town.chosen("sweep"):
            await self._forget()

    async def _forget(self) -> None:
        """Once in the town: tables nobody has come to for long are removed."""
        lobbies = time() - self.settings.idle_hours * 3600
        games = time() - self.settings.keep_days * DAY
        forgotten = await self.storage.read(self.storage.forgotten, lobbies, games)
        gone = set(forgotten) - set(self._rooms)
        await self.storage.remove(gone, before=max(lobbies, games))
        await retention.sweep(self.storage, self.settings.guest_days)
        await mailboxes.forget(self.storage)
        await reports.forget(self.storage, time() - self.settings.reports_days * DAY)
        if gone:
            log.info("tables removed", extra={"tables": len(gone)})

    async def _put_away(self, room: Room) -> None:
        """Out of memory; a waiting table that everybody has left is gone for good."""
        deserted = room.table.deserted and room.connections.is_empty()
        if deserted:
            await self.storage.remove([room.table.id])
            room.publisher.publish("row", str(room.table.version + 1))
        elif room.connections.used:
            await self.storage.touch(room.table.id)  # somebody was there until now
        if room.connections.open:
            return
        await self._drop(room)
        log.info("table closed" if deserted else "table put away", extra={"table": logs.word(room.table.id)})

    def _trouble_changed(self) -> None:
        if self.storage.trouble:
            log.error("the storage takes nothing: tables wait")
        else:
            log.warning("the storage works again: tables go on")
        for room in self._rooms.values():
            room.storage_trouble_changed()

    async def _mend_for_ever(self) -> None:
        """While the storage takes nothing, see whether it does again, less and less often."""
        tries = 0
        while True:
            await asyncio.sleep(self.settings.retry * 1.5**tries)
            tries = min(tries + 1, SLOWER) if self.storage.trouble else 0
            if self.storage.trouble:
                with suppress(StorageError):
                    await self.storage.probe()
