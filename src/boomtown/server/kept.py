"""A table and its game in the storage: read when somebody comes, stored before shown, read again after trouble."""

import logging
from collections.abc import Callable
from contextlib import suppress
from time import time

from .door import Door
from .errors import Refused, not_stored
from .match import Match
from .promise import Promise
from .settings import Settings
from .storage import Conflict, Storage, StorageError, Unreadable
from .table import Table

log = logging.getLogger("boomtown.server.room")


class Kept(Door):
    """The part of a room that knows the storage. All of it runs under the room's lock."""

    def __init__(self, table: Table, storage: Storage, settings: Settings) -> None:
        super().__init__(table, settings)
        self.storage = storage

    async def save(self, table: Table) -> None:
        """Store a changed copy, then make it the table; `server` and no change when it cannot be stored."""
        await self.store(table)
        self.table = table
        self.replaced()

    async def store(self, table: Table) -> None:
        """`server` where that fails. Where somebody else stored the table, theirs is the one that holds."""
        table.touched = time()
        try:
            await self.storage.save_table(table)
        except StorageError as error:
            if isinstance(error, Conflict):
                await self.catch_up()
            raise not_stored() from None

    async def change(self, change: Callable[[Table], None]) -> None:
        """Change a copy of the table, store it, show it."""
        table = self.table.copy()
        change(table)
        await self.save(table)
        self.show_table()

    async def load(self) -> None:
        """The game of a restored table, played again from its log at the first need."""
        game = self.table.game_id
        if self.match is not None or self.table.phase == "lobby":
            return
        try:
            stored = await self.storage.read(self.storage.whole, game)
            match = Match.restored(game, stored.setup, stored.seed, stored.log)
            match.deal = stored.deal
        except Unreadable as error:
            log.error("game not restored, back to the lobby: %s", error)
            await self._give_up()
            return
        except StorageError:
            raise Refused("server", "the game cannot be read now") from None
        except Exception:  # a log these rules cannot play: the friends keep their table, the log stays stored
            log.exception("game not restored, back to the lobby", extra={"round": self.table.round})
            await self._give_up()
            return
        self.match = match
        self.asked_anew(match)
        ask = match.game.ask
        if stored.held is not None and ask is not None and ask.moment and stored.held in ask.options:
            match.held = stored.held, "human"
        await self.end_if_over()

    async def promise(self) -> None:
        """A table of an older version promises its next deal from the first visit on, where that can be stored."""
        if not self.table.promise.secret:
            table = self.table.copy()
            table.promise = Promise.fresh()
            with suppress(Refused):
                await self.save(table)

    async def _give_up(self) -> None:
        """A game that cannot be played on: the friends keep their table, and are told."""
        self.match, self.notice = None, "ui-notice-not-restored"
        await self.change(lambda table: setattr(table, "phase", "lobby"))

    async def end_if_over(self) -> None:
        if self.match is not None and self.match.game.over and self.table.phase == "playing":
            log.info("game over", extra={"round": self.table.round, "choices": len(self.match.choices)})
            self.table.series.over(self.match.game.winners, len(self.table.seats))
            self.table.phase = "over"  # follows from the log, so it holds even if this cannot be stored now
            try:
                await self.save(self.table)
            except Refused:
                log.error("end not stored, the choices are")

    async def rebuild(self, match: Match) -> None:
        """As the storage has it, or as we know it where the storage cannot even be read."""
        known = match.log[:]
        try:
            stored = await self.storage.read(self.storage.log, match.id)
        except StorageError:
            stored = known
        match.rebuild(stored)
        if stored != known:  # written by another process, or by us although we never heard that it was
            self.asked_anew(match)
            self.show_game()

    async def catch_up(self) -> None:
        """What the storage holds is what holds: the answer to a write may have been lost, or somebody else has
        written.
        """
        with suppress(StorageError):
            stored = await self.storage.read(self.storage.find, self.table.id)
            self.table = stored or self.table
        if self.match is not None and self.match.id != self.table.game_id:
            self.match = None  # the next game was stored, too
        with suppress(StorageError, Refused):
            if self.match is None:
                await self.load()
            elif await self.storage.read(self.storage.log, self.match.id) != self.match.log:
                await self.rebuild(self.match)
            await self.end_if_over()
        self.replaced()
        self.show_table()

    def replaced(self) -> None:
        """Another row is the table now."""
        raise NotImplementedError

    def asked_anew(self, match: Match) -> None:
        """The pending question is a new one."""
        raise NotImplementedError
