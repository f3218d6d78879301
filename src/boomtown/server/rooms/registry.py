"""The tables this process has in memory, and what other processes say of them."""

import logging

from ..bot_runner.base import thinking
from ..cluster.bus.base import Bus
from ..cluster.bus.factory import bus_of
from ..cluster.membership import ALL, Ears, Heard, Town
from ..cluster.presence import Presence
from ..cluster.shared_limits import Spending
from ..config.settings import Settings
from ..core.errors import Refused
from ..limits.limits import Limits, guessing
from ..observability.metrics import Metrics
from ..storage.storage import Storage, StorageError, Unreadable
from ..tables.protocol import encode
from ..tables.table import Table
from .room import Room

log = logging.getLogger("boomtown.server.rooms")


class Rooms:
    """Those where somebody is, or was a moment ago; the others are read when somebody asks for them."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus | None = None) -> None:
        self.settings = settings
        self.storage = storage
        self.town = Town(bus or bus_of(settings.bus, storage), Ears(self._heard, self._came, self._went, self._missed))
        self.limits = Limits(settings)
        self.spending = Spending(self.limits, self.town)
        self.metrics = Metrics()
        storage.when_committed(self.metrics.group.observe)
        storage.when_read(self.metrics.read_time.observe)
        self.brains = thinking(settings, self.metrics)
        self._rooms: dict[str, Room] = {}  # by id
        self._codes: dict[str, str] = {}
        self._news: str | None = None  # for everybody, as a key

    def _add(self, table: Table) -> Room:
        room = Room(table, self.storage, self.settings, self.brains, self.metrics, self.town)
        room.state.news = self._news
        room.may_report = lambda address: (
            self.limits.reports.take(f"{table.id} {address}") and self.limits.reporters.take(address)
        )
        self._rooms[table.id] = room
        self._codes[table.code] = table.id
        return room

    async def look_up(self, name: str, address: str, newest: bool = True) -> Room:
        """`find` for somebody; `too-many` for whoever has tried too many names that are not there."""
        with guessing(self.limits.misses, address, "no-table", "tables asked for that are not there"):
            return await self.find(name, newest)

    def present(self, name: str) -> Room | None:
        """The room with this id or code, if it is in memory."""
        name = name if name in self._rooms else name.lower()
        return self._rooms.get(self._codes.get(name, name))

    async def find(self, name: str, newest: bool = True) -> Room:
        """By id or code; `no-table` else, `server` where its data cannot be read. `newest`: as it is stored, also while
        nobody here is told what others write.
        """
        room = self.present(name)
        if room is not None and (room.store.stale or (newest and room.store.untold)):
            async with room.lock:
                await room.store.catch_up()
            if room.store.vanished:
                await self._drop(room)
                room = None
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

    def rename_speaker(self, before: str, after: str = "") -> None:
        """Have one account be another in what was said last at all tables, in all processes. Without `after` it is
        forgotten with its words.
        """
        self._rename_speaker(before, after)
        self.town.tell("speaker", text=f"{before} {after}")

    def _rename_speaker(self, before: str, after: str) -> None:
        for room in self.rooms():
            room.conversation.rename_speaker(before, after)

    async def _drop(self, room: Room) -> None:
        if self._rooms.pop(room.table.id, None) is not None:
            self._codes.pop(room.table.code, None)
            await room.close()

    # what other processes say

    def _heard(self, news: Heard) -> None:
        room = self._rooms.get(news.about)
        if news.kind == "who" and news.text in ("", self.town.me):
            self._say_who(news, room)
        elif news.kind == "spent":
            self.spending.hear(news.sender, news.text)
        elif news.kind == "speaker":
            self._rename_speaker(*news.text.split(" "))
        elif room is not None:
            room.replica.on_message(news)
        if news.kind == "here":
            self.town.answered(news.about, news.sender)

    def _say_who(self, news: Heard, room: Room | None) -> None:
        """Who is at a table, or at all."""
        if news.about == ALL:
            for one in self.rooms():
                one.publisher.publish_presence()
        elif room is not None:
            room.publisher.expect_process(news.sender)
        else:
            self.town.tell("here", news.about, encode(Presence()).decode())

    def _came(self, process: str) -> None:
        """It may have been silent only, and known all the time."""
        self.spending.came()
        for room in self.rooms():
            room.replica.on_process_arrived()
        if self._rooms:
            self.town.tell("who", ALL, process)

    def _went(self, process: str) -> None:
        self.spending.went(process)
        for room in self.rooms():
            room.replica.on_process_gone(process)

    def _missed(self) -> None:
        for room in self.rooms():
            room.replica.on_missed_messages()
            room.publisher.publish_presence()
        self.town.tell("who", ALL)
