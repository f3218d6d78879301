"""Registry of the rooms in memory: found by id or code, loaded when a client asks, dropped when they are empty."""

import logging

from ..bot_runner.base import BotRunner
from ..cluster.membership import Cluster
from ..config.settings import Settings
from ..core.errors import Refused
from ..limits.limits import Limits, limit_guesses
from ..observability.metrics import Metrics
from ..records.estimates import RoleEstimates
from ..storage.storage import Storage, StorageError, Unreadable
from ..tables.table import Table
from .parts import Accounts, NoAccounts, NoNotices, Notices
from .room import Room

log = logging.getLogger("boomtown.server.rooms")


class RoomRegistry:
    """Rooms where a client is or was recently; other tables are loaded from the storage on request.

    Optional parts of the server set `accounts` and `notices` before the first room.
    """

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        limits: Limits,
        metrics: Metrics,
        bot_runner: BotRunner,
        cluster: Cluster,
        estimates: RoleEstimates,
    ) -> None:
        self.settings, self.storage, self.limits, self.metrics = settings, storage, limits, metrics
        self.bot_runner, self.cluster, self.estimates = bot_runner, cluster, estimates
        self.accounts: Accounts = NoAccounts()
        self.notices: Notices = NoNotices()
        self._rooms: dict[str, Room] = {}  # by id
        self._codes: dict[str, str] = {}
        self.news: str | None = None  # Fluent key of a message to all clients

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def of_table(self, table: str) -> Room | None:
        """Return the room of a table id, None if it is not in memory."""
        return self._rooms.get(table)

    def add(self, table: Table) -> Room:
        """Make the room of a table."""
        room = Room(
            table,
            self.storage,
            self.settings,
            self.bot_runner,
            self.metrics,
            self.cluster,
            self.accounts,
            self.notices,
            self.estimates,
        )
        room.state.news = self.news
        reports, reporters = self.limits.reports, self.limits.reporters
        room.may_report = lambda address: reports.take(f"{table.id} {address}") and reporters.take(address)
        self._rooms[table.id] = room
        self._codes[table.code] = table.id
        return room

    async def drop(self, room: Room) -> None:
        if self._rooms.pop(room.table.id, None) is not None:
            self._codes.pop(room.table.code, None)
            await room.close()

    async def look_up(self, name: str, address: str, newest: bool = True) -> Room:
        """Find a room for a client; `too-many` for an address that has tried too many names without a table."""
        with limit_guesses(self.limits.misses, address, "no-table", "tables asked for that are not there"):
            return await self.find(name, newest)

    def present(self, name: str) -> Room | None:
        """Return the room with this id or code, None if it is not in memory."""
        name = name if name in self._rooms else name.lower()
        return self._rooms.get(self._codes.get(name, name))

    async def find(self, name: str, newest: bool = True) -> Room:
        """Return the room with this id or code, loaded if necessary.

        Refused: `no-table`, or `server` if the data cannot be read. `newest`: read what other processes have written,
        also while this process is not told of it.
        """
        room = self.present(name)
        if room is not None and (room.store.stale or (newest and room.store.misses_messages)):
            async with room.lock:
                await room.store.catch_up()
            if room.store.vanished:
                await self.drop(room)
                room = None
        if room is not None:
            return room
        try:
            table = await self.storage.read(self.storage.queries.find, name.lower())
        except Unreadable as error:
            log.error("table cannot be read: %s", str(error).replace(name, "(name)"))
            raise Refused("server", "what is stored of this table cannot be read") from None
        except StorageError as error:
            log.error("tables cannot be read: %s", str(error).replace(name, "(name)"))
            raise Refused("server", "tables cannot be read now") from None
        if table is None:
            raise Refused("no-table", "there is no such table, or it has been closed")
        return self.present(table.id) or self.add(table)  # another request may have loaded it meanwhile

    def rename_speaker(self, before: str, after: str = "") -> None:
        """Give the recent lines of one account to another at all tables in all processes; drop them without `after`."""
        self.rename_speaker_here(before, after)
        self.cluster.publish("speaker", text=f"{before} {after}")

    def rename_speaker_here(self, before: str, after: str) -> None:
        """Do the same for the tables in the memory of this process."""
        for room in self.rooms():
            room.conversation.rename_speaker(before, after)
