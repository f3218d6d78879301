"""A table and its game in the storage: read when somebody comes, stored before shown, read again after trouble."""

import logging
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any, cast

from boomtown.kernel.frame import PASS

from ..accounts import ratings
from ..cluster.membership import Town
from ..config.settings import Settings
from ..core.errors import Overtaken, Refused, not_stored
from ..engine.match import Match
from ..storage.storage import Conflict, Storage, StorageError, Unreadable
from ..tables.fair_deal import Promise
from ..tables.game_log import Kind, Logged
from ..tables.table import Table
from .rules_claim import Ruled

log = logging.getLogger("boomtown.server.rooms")


class Kept(Ruled):
    """The part of a room that knows the storage. All of it runs under the room's lock."""

    def __init__(self, table: Table, storage: Storage, settings: Settings, town: Town) -> None:
        super().__init__(table, storage, settings, town)
        self.fresh = True  # read from the storage a moment ago
        self.vanished = False  # the storage has this table no more

    async def save(self, table: Table) -> None:
        """Store a changed copy, then make it the table; `server` and no change when it cannot be stored."""
        await self.store(table)
        self.table = table
        self.replaced()

    async def store(self, table: Table) -> None:
        """`server` where that fails. Where somebody else stored the table, theirs is the one that holds: Overtaken."""
        table.touched = time()
        try:
            await self.storage.save_table(table)
        except Conflict:
            await self.catch_up()
            raise Overtaken() from None
        except StorageError:
            raise not_stored() from None
        self.tell_row(table)

    async def change(self, change: Callable[[Table], None]) -> None:
        """Change a copy of the table, store it, show it."""
        table = self.table.copy()
        change(table)
        await self.save(table)
        self.show_table()

    async def load(self, coming: bool = False) -> None:
        """The game of a restored table, played again from its log at the first need. `coming`: somebody is. OtherRules
        where it is left to other servers.
        """
        if self.match is not None or self.table.phase == "lobby" or self.stuck:
            return
        try:
            stored = await self.storage.read(self.storage.whole, self.table.game_id)
        except Unreadable as error:
            log.error("game not restored, back to the lobby: %s", error)
            await self.give_up()
            return
        except StorageError:
            raise Refused("server", "the game cannot be read now") from None
        match = await self.played_again(stored, coming)
        if match is None:
            return
        match.deal = stored.deal
        self.match = match
        self.asked_anew(match)
        self.asked_since(match, stored.asked)
        ask = match.game.ask
        if stored.held is not None and ask is not None and ask.moment and stored.held in ask.options:
            match.held = stored.held, "human"
        await self.end_if_over()

    async def meet(self) -> None:
        """Before somebody is greeted: who is at the table elsewhere, and what has been stored there."""
        fresh, self.fresh = self.fresh, False
        first = not self.greeted()
        if first:
            await self.town.ask(self.table.id)
            if time() - self.table.touched > self.settings.listed_for / 2:
                self.soon(self._touch())
        if self.empty():
            self.resume()
        if self.storage.shared and (self.stale or not fresh) and not self.trouble:
            await self.catch_up()
        await self.load(coming=True)
        if first:
            self.adopt()
            await self.follow_post()

    def asked_since(self, match: Match, at: float | None) -> None:
        """By post the clock has run on while the server did not, or the table was not in memory."""
        if self.table.by_post and at is not None and not match.moment:
            match.asked_at = self.clock() - max(0.0, self.wall() - at)

    async def follow_post(self) -> None:
        """By post: since when the pending question waits says the storage, wherever it was put."""
        if self.table.by_post and self.match is not None:
            with suppress(StorageError):
                self.asked_since(self.match, await self.storage.read(self.storage.asked, self.match.id))

    async def note_due(self) -> None:
        """By post: until when the asked person may answer; now, where a bot is asked and the server might end before
        it has answered. Where it cannot be stored, the next choice says it anew.
        """
        if self.table.days:
            due = self.wall() if self.table.by_post else None
            if due is not None and self.match is not None and self.match.deadline is not None:
                due += self.match.deadline - self.clock()
            with suppress(StorageError):
                await self.storage.set_due(self.table.id, due)

    async def _touch(self) -> None:
        """Somebody is here after a while: the table is not forgotten."""
        with suppress(StorageError):
            await self.storage.touch(self.table.id)

    async def promise(self) -> None:
        """A table of an older version promises its next deal from the first visit on, where that can be stored."""
        if not self.table.promise.secret:
            table = self.table.copy()
            table.promise = Promise.fresh()
            with suppress(Refused):
                await self.save(table)

    async def give_up(self) -> None:
        """A game that cannot be played on: the friends keep their table, and are told. The log stays stored."""
        self.match, self.notice = None, "ui-notice-not-restored"
        await self.change(lambda table: setattr(table, "phase", "lobby"))

    async def end_if_over(self) -> None:
        match = self.match
        while match is not None and match.game.over and self.table.phase == "playing":
            log.info("game over", extra={"round": self.table.round, "choices": len(match.choices)})
            await ratings.ended(self.storage, self.table, match)
            table = self.table.copy()
            table.series.over(match.game.winners, len(table.seats))
            table.phase = "over"  # follows from the log, so it holds even if this cannot be stored now
            table.touched = time()
            try:
                await self.storage.save_table(table)
            except Conflict:  # in another process somebody has seen the end, too, or has changed the table
                if not await self._look_at_table():
                    return
                continue
            except StorageError:
                log.error("end not stored, the choices are")
            self.table = table
            self.replaced()
            self.tell_row(table)

    async def go_on(self, match: Match, lines: list[Logged]) -> None:
        """Choices that another process has stored after those we know; a log that does not fit is read as a whole."""
        try:
            for line in lines:
                ask = match.game.ask
                match.step(line.seat, line.choice)
                match.kept(line.seat, line.choice, cast(Kind, line.kind), ask, self.clock(), line.took)
                self.asked_anew(match)
        except Exception:
            log.exception("choices of another process do not fit", extra={"round": self.table.round})
            await self.rebuild(match)
            return
        self.stirred(*(self.table.seats[line.seat].key for line in lines if line.kind == "human"))
        if match.game.over:
            self.show_table()
        self.show_game()

    async def rebuild(self, match: Match) -> bool:
        """As the storage has it; as we know it, and False, where the storage cannot even be read."""
        known, readable, ours = match.log[:], True, True
        try:
            ours = await self.ours(match)
            stored = await self.storage.read(self.storage.log, match.id)
        except StorageError:
            stored, readable = known, False
        if not ours or not self.fits(match, stored):  # loaded anew, it shows whose it is
            self.match = None
            await self.load()
            self.show_table()
            self.show_game()
        elif stored != known:  # written by another process, or by us although we never heard that it was
            self.asked_anew(match)
            self.show_game()
        return readable

    async def catch_up(self) -> None:
        """What the storage holds is what holds: the answer to a write may have been lost, or somebody else has
        written.
        """
        before = self._plain()
        self.stale = self.fresh = False  # what is said from now on may be newer than what is read
        if not await self._look_at_table():
            self.stale = True
            return
        if self.match is not None and self.match.id != self.table.game_id:
            self.match = None  # the next game was stored, too
        try:
            if self.match is not None and not await self.ours(self.match):
                self.match = None
            if self.match is None:
                await self.load()
                self.show_game()
            else:
                await self._follow_log(self.match)
        except (StorageError, Refused):
            self.stale = True
        if self._plain() != before:  # what a seat wants not to be asked is stored here, too: nobody is to notice that
            self.show_table()

    @property
    def untold(self) -> bool:
        """Whether nobody here is told what other processes write: that is so while nobody has said hello here."""
        return self.storage.shared and not self.greeted()

    def _plain(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        return self.info(None, self.acting(), self.watchers(), self.table.begins)

    async def _look_at_table(self) -> bool:
        """The table as it is stored; False where it cannot be read, or is there no more."""
        try:
            stored = await self.storage.read(self.storage.find, self.table.id)
        except StorageError:
            return False
        if stored is None:
            self.vanished = True
            self.hang_up()
            return False
        self.table = stored
        self.replaced()
        return True

    async def _follow_log(self, match: Match) -> None:
        """The choices after those we know; all of them where ours are not what is stored."""
        known = len(match.log)
        tail = await self.storage.read(self.storage.log, match.id, max(0, known - 1))
        if known and tail[:1] != match.log[-1:]:
            await self.rebuild(match)
        elif tail[min(known, 1) :]:
            await self.go_on(match, tail[min(known, 1) :])
        elif self.storage.shared and match.moment:
            match.held = await self._held(match) or match.held

    async def _held(self, match: Match) -> tuple[int, Kind] | None:
        """What the asked person has answered to a moment, in whichever process."""
        held = await self.storage.read(self.storage.kept, match.id, len(match.log))
        ask = match.game.ask
        if held is None or ask is None or not ask.moment or held.choice not in ask.options:
            return None
        match.held_as = held.command
        return held.choice, "human"

    async def answer_to_moment(self, match: Match) -> tuple[int, Kind]:
        """What is played at the end of a moment; looked for in the same way whichever seat is asked, if any."""
        held = None
        if self.storage.shared:
            with suppress(StorageError):
                held = await self._held(match)
        held = held or match.held  # it may have been kept during the look at the storage
        return (PASS, "pass") if held is None or self.asked() is None else held

    @property
    def trouble(self) -> bool:
        """Whether nothing can be stored: then nobody plays and no clock runs."""
        return self.storage.trouble

    def resume(self) -> None:
        """The first one is back."""
        raise NotImplementedError

    def hang_up(self) -> None:
        """All browsers at once."""
        raise NotImplementedError

    def replaced(self) -> None:
        """Another row is the table now."""
        raise NotImplementedError

    def asked_anew(self, match: Match) -> None:
        """The pending question is a new one."""
        raise NotImplementedError
