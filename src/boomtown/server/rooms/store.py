"""Storage of a room: the table and its game are loaded when a client comes and stored before they are shown."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import cast

from ..cluster.membership import Cluster
from ..core.errors import LostRace, Refused, not_stored
from ..core.tasks import BackgroundTasks
from ..engine.match import Match
from ..storage.storage import Conflict, Storage, StorageError, Unreadable
from ..tables.fair_deal import DealCommitment
from ..tables.game_log import Kind, Logged
from ..tables.table import Table
from ..tables.table_info import TableInfo
from .broadcast import Broadcaster
from .connections import Connections
from .correspondence import Correspondence
from .held_answers import HeldAnswers
from .parts import Accounts
from .pending_question import PendingQuestion
from .publisher import Publisher
from .rules_claim import RulesClaim, Unplayable
from .state import RoomState

log = logging.getLogger("boomtown.server.rooms")


@dataclass(eq=False)
class RoomStore:
    """Stored table and game of a room. Methods run under the room's lock."""

    state: RoomState
    connections: Connections
    broadcast: Broadcaster
    publisher: Publisher
    question: PendingQuestion
    rules: RulesClaim
    held_answers: HeldAnswers
    correspondence: Correspondence
    storage: Storage
    cluster: Cluster
    accounts: Accounts
    tasks: BackgroundTasks
    fresh: bool = True  # just loaded
    stale: bool = False  # other processes have written since the last look at the storage
    vanished: bool = False  # the storage has this table no more

    def __post_init__(self) -> None:
        self._timed = self.state.table.timed

    @property
    def trouble(self) -> bool:
        """True while nothing can be stored: then no one plays and no clock runs."""
        return self.storage.trouble

    @property
    def misses_messages(self) -> bool:
        """True if other processes do not tell this one of their writes, because no client has said hello here."""
        return self.storage.shared and not self.connections.any_greeted()

    # the table

    async def save(self, table: Table) -> None:
        """Store a changed copy, then make it the table; `server` and no change if it cannot be stored."""
        table.touched = time()
        try:
            await self.storage.tables.save(table)
        except Conflict:
            await self.catch_up()
            raise LostRace() from None
        except StorageError:
            raise not_stored() from None
        self.publisher.publish_row(table)
        self._replace_table(table)

    async def change(self, change: Callable[[Table], None]) -> None:
        """Change a copy of the table, store it and send it."""
        table = self.state.table.copy()
        change(table)
        await self.save(table)
        self.broadcast.send_table()

    def _replace_table(self, table: Table) -> None:
        self.state.table = table
        self.connections.update_seats()
        if table.timed != self._timed:
            self._timed = table.timed
            self.question.restart()

    async def touch(self) -> None:
        """Note that the table has clients, so that it is not removed."""
        with suppress(StorageError):
            await self.storage.tables.touch(self.state.table.id)

    async def promise_deal(self) -> None:
        """Let a table of an older version promise its next deal from the first visit on, if that can be stored."""
        if not self.state.table.promise.secret:
            table = self.state.table.copy()
            table.promise = DealCommitment.fresh()
            with suppress(Refused):
                await self.save(table)

    # the game

    async def load(self, coming: bool = False) -> None:
        """Play the stored game from its log when it is first needed. `coming`: a client is about to say hello.

        Raises OtherRules if the game is left to servers that have its rules.
        """
        state = self.state
        if state.match is not None or state.table.phase == "lobby" or state.stuck:
            return
        try:
            stored = await self.storage.read(self.storage.queries.load_game, state.table.game_id)
            match = await self.rules.claim(stored, coming)
        except Unreadable as error:
            log.error("game not restored, back to the lobby: %s", error)
            await self.give_up()
            return
        except Unplayable:
            await self.give_up()
            return
        except StorageError:
            raise Refused("server", "the game cannot be read now") from None
        if match is None:
            return
        match.deal, match.takes_back = stored.deal, not state.table.compared
        state.match = match
        self.question.start(match)
        self.question.set_asked_at(match, stored.asked)
        ask = match.game.ask
        if stored.held is not None and ask is not None and ask.moment and stored.held in ask.options:
            match.held = stored.held, "human"
        await self.end_if_over()

    async def before_hello(self) -> None:
        """Read what other processes have stored, and who is connected to them, before a client is greeted."""
        fresh, self.fresh = self.fresh, False
        first = not self.connections.any_greeted()
        if first:
            await self.cluster.ask(self.state.table.id)
            if time() - self.state.table.touched > self.state.settings.listed_for / 2:
                self.tasks.start(self.touch())
        if self.connections.is_empty():
            self.question.resume()
            self.connections.expect_all_again()
        if self.storage.shared and (self.stale or not fresh) and not self.trouble:
            await self.catch_up()
        await self.load(coming=True)
        if first:
            self.question.take_over_timers()
            await self.correspondence.read_asked_at()

    async def give_up(self) -> None:
        """Send the table back to its lobby and tell the players. The log stays stored."""
        self.state.match, self.state.notice = None, "ui-notice-not-restored"
        await self.change(lambda table: setattr(table, "phase", "lobby"))

    async def end_if_over(self) -> None:
        """Store the end of a game that is over, its ratings and the score of the series."""
        state, match = self.state, self.state.match
        while match is not None and match.game.over and state.table.phase == "playing":
            log.info("game over", extra={"round": state.table.round, "choices": len(match.choices)})
            await self.accounts.game_over(state.table, match)
            table = state.table.copy()
            table.series.over(match.game.winners, len(table.seats))
            table.phase = "over"  # follows from the log, so it holds even if this cannot be stored now
            table.touched = time()
            try:
                await self.storage.tables.save(table)
            except Conflict:  # another process has stored the end as well, or has changed the table
                if not await self._read_table():
                    return
                continue
            except StorageError:
                log.error("end not stored, the choices are")
            self._replace_table(table)
            self.publisher.publish_row(table)

    async def go_on(self, match: Match, lines: list[Logged]) -> None:
        """Apply choices that other processes have stored after the known ones.

        A log that does not fit is read as a whole.
        """
        state = self.state
        try:
            for line in lines:
                ask = match.game.ask
                match.step(line.seat, line.choice)
                match.append(line.seat, line.choice, cast(Kind, line.kind), ask, state.clock(), line.took)
                self.question.start(match)
        except Exception:
            log.exception("choices of another process do not fit", extra={"round": state.table.round})
            await self.rebuild(match)
            return
        keys = (state.table.seats[line.seat].key for line in lines if line.kind == "human")
        self.connections.mark_active(*keys)
        if match.game.over:
            self.broadcast.send_table()
        self.broadcast.send_game()

    async def rebuild(self, match: Match) -> bool:
        """Play the log as it is stored. If it cannot be read, keep the known log and return False."""
        known, readable, ours = match.log[:], True, True
        try:
            ours = await self.rules.is_ours(match)
            stored = await self.storage.read(self.storage.queries.log, match.id)
        except StorageError:
            stored, readable = known, False
        if not ours or not self.rules.rebuild(match, stored):  # loading shows which rules have the game
            self.state.match = None
            await self.load()
            self.broadcast.send_table()
            self.broadcast.send_game()
        elif stored != known:  # written by another process, or by this one without an acknowledgement
            self.question.start(match)
            self.broadcast.send_game()
        return readable

    async def catch_up(self) -> None:
        """Read table and game again: an acknowledgement may have been lost, or another process has written."""
        state, before = self.state, self._public_info()
        self.stale = self.fresh = False  # a message that comes from now on may be newer than this read
        if not await self._read_table():
            self.stale = True
            return
        if state.match is not None and state.match.id != state.table.game_id:
            state.match = None  # the next game was stored as well
        try:
            if state.match is not None and not await self.rules.is_ours(state.match):
                state.match = None
            if state.match is None:
                await self.load()
                self.broadcast.send_game()
            else:
                await self._follow_log(state.match)
        except (StorageError, Refused):
            self.stale = True
        if self._public_info() != before:  # standing passes are stored in the table, too: they must not be noticed
            self.broadcast.send_table()

    def _public_info(self) -> TableInfo:
        """Return the table as every client sees it."""
        acting, watchers = self.connections.acting(), self.connections.watchers()
        return self.broadcast.table_info(None, acting, watchers, self.state.table.begins)

    async def _read_table(self) -> bool:
        """Take the stored table; return False if it cannot be read or no longer exists."""
        try:
            stored = await self.storage.read(self.storage.queries.find, self.state.table.id)
        except StorageError:
            return False
        if stored is None:
            self.vanished = True
            self.connections.close_all()
            return False
        self._replace_table(stored)
        return True

    async def _follow_log(self, match: Match) -> None:
        """Apply the choices after the known ones; play the whole log if the known ones are not what is stored."""
        known = len(match.log)
        tail = await self.storage.read(self.storage.queries.log, match.id, max(0, known - 1))
        if known and tail[:1] != match.log[-1:]:
            await self.rebuild(match)
        elif tail[min(known, 1) :]:
            await self.go_on(match, tail[min(known, 1) :])
        elif self.storage.shared and match.moment:
            match.held = await self.held_answers.read(match) or match.held

    async def has_command(self, command: str) -> bool:
        """Return whether this command of a player is stored: the client has not heard of it and sends it again."""
        if self.state.match is None:
            return False
        try:
            return await self.storage.read(self.storage.queries.has_command, self.state.match.id, command)
        except StorageError:
            return False
