"""A live table: who sits and looks on, the game, and everything that changes either.

A change runs under one lock: try it, store it, only then show it. While nobody is
connected the room stands still: no bot moves, no clock runs; the first connection goes on where it stopped. As long as
somebody is there, watchers included, the game goes on and bots play for whoever is away.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any

from . import promise
from .brains import Brains
from .door import Door
from .errors import Refused, not_stored
from .gamelog import Kind
from .match import Match
from .messages import Hello
from .outbox import CROWDED, Connection
from .pilot import Pilot
from .promise import Promise
from .settings import Settings
from .storage import Conflict, Storage, StorageError, Unreadable
from .table import Table, hash_token

log = logging.getLogger("boomtown.server.room")


class Room(Door):
    """One per table that is not closed."""

    def __init__(self, table: Table, storage: Storage, settings: Settings, brains: Brains) -> None:
        super().__init__(table, settings)
        self.storage = storage
        self.brains = brains
        self.closed = False
        self._timed = table.timed
        self._tasks: set[asyncio.Task[None]] = set()
        self.pilot = Pilot(self)

    # who comes

    def _resume(self) -> None:
        """The first one is back: clocks go on where they stopped, and the others are waited for anew."""
        now = self.clock()
        if self.match is not None:
            self.match.asked_at += now - self.last_seen
        for key in self.gone:
            self.gone[key] = now

    async def hello(self, connection: Connection, message: Hello) -> None:
        """Who this is and what it has already seen; answered by the table and the game as its seat may see them."""
        async with self.lock:
            if self.empty():
                self._resume()
            await self.load()
            key = hash_token(message.token) if message.token else ""
            seat = self.table.seat_of(key)
            if seat is None and not connection.greeted and self.watchers() >= self.settings.watchers_limit:
                connection.refuse(Refused("too-many", "too many people are watching this table"))
                connection.close(CROWDED)
                return
            if key and seat is None:
                connection.refuse(Refused("bad-token", "this token opens no seat here: watching"))
            connection.name = self.name_of(connection, message.name) if seat is None else ""
            if connection.key != key:
                self.stand_up(connection)
            if seat is not None:
                await self._take(connection, key, seat)
            connection.greeted = True
            connection.round = self.table.round
            connection.seen = 0
            if message.round == self.table.round:  # of another game nothing was seen
                connection.seen = message.since
            self.used = True
            await self._promise()
            anew = self.recount()
            self.show_table()
            if self.trouble:
                connection.send({"t": "trouble", "on": True})
            if anew:
                self.show_game()
            else:
                self.show_state(connection)
        self.wake()

    async def _promise(self) -> None:
        """A table of an older version promises its next deal from the first visit on, where that can be stored."""
        if not self.table.promise.secret:
            table = self.table.copy()
            table.promise = Promise.fresh()
            with suppress(Refused):
                await self.save(table)

    async def _take(self, connection: Connection, key: str, seat: int) -> None:
        if self.table.seats[seat].left:
            table = self.table.copy()
            table.seats[seat].left = False
            await self.save(table)
            self.show_game()
        self.act(connection, key)

    # the table

    async def save(self, table: Table) -> None:
        """Store a changed copy, then make it the table; `server` and no change when it cannot be stored."""
        await self.store(table)
        self.table = table
        if table.timed != self._timed:
            self._timed = table.timed
            self._restart_clock()

    async def store(self, table: Table) -> None:
        """`server` where that fails. Where somebody else stored the table, theirs is the one that holds."""
        table.touched = time()
        try:
            await self.storage.save_table(table)
        except StorageError as error:
            if isinstance(error, Conflict):
                self._reread()
            raise not_stored() from None

    def _reread(self) -> None:
        with suppress(StorageError):
            self.table = self.storage.find(self.table.id) or self.table
            self.show_table()

    def _restart_clock(self) -> None:
        """Somebody else plays now, or nobody any more: the pending decision is timed from now on, or not at all."""
        if self.match is not None and self.match.asked is not None and not self.match.moment:
            self.match.time(self.table, self.clock())
            self.show_game()
            self.wake()

    async def change(self, change: Callable[[Table], None]) -> None:
        """Change a copy of the table, store it, show it. Under the lock."""
        table = self.table.copy()
        change(table)
        await self.save(table)
        self.show_table()

    async def start(self, more: dict[str, Any] | None = None, first: bool = False, best_of: int | None = None) -> None:
        """The next game: bots into open seats, a secret seed. `first`: a deal that suits a beginner in seat 0.
        `best_of`: a series of so many games. Under the lock.
        """
        table = self.table.copy()
        table.fill()
        table.series.begin(best_of)
        table.phase, table.round, table.touched = "playing", table.round + 1, time()
        for seat in table.seats:
            seat.quiet = [word for word in seat.quiet if "@" not in word]  # those for a turn of the game before
        setup = {**table.setup, "ask_forced": True, **(more or {})}
        seed, deal = promise.draw(table, setup, first)
        match = Match.fresh(table.game_id, setup, seed)
        match.deal = deal
        try:
            await self.storage.add_game(table, match.setup, match.seed, match.deal)
        except StorageError:
            raise not_stored() from None
        self.table, self.match, self.notice = table, match, None
        self.stirred(*self.late, *self.idle)
        self._ask(match)
        log.info("game started: game=%s players=%d", match.id, len(table.seats))
        self.show_table()
        self.show_game()
        self.wake()

    async def load(self) -> None:
        """The game of a restored table, played again from its log at the first need. Under the lock."""
        if self.match is not None or self.table.phase == "lobby":
            return
        try:
            setup, seed = self.storage.game(self.table.game_id)
            self.match = Match.restored(self.table.game_id, setup, seed, self.storage.log(self.table.game_id))
            self.match.deal = self.storage.deal(self.table.game_id)
            held = self.storage.held(self.table.game_id, len(self.match.log))
        except Unreadable as error:
            log.error("game not restored, back to the lobby: %s", error)
            await self._give_up()
            return
        except StorageError:
            self.match = None
            raise Refused("server", "the game cannot be read now") from None
        except Exception:  # a log these rules cannot play: the friends keep their table, the log stays stored
            log.exception("game not restored, back to the lobby: game=%s", self.table.game_id)
            await self._give_up()
            return
        self._timed = self.table.timed
        self._ask(self.match)
        ask = self.match.game.ask
        if held is not None and ask is not None and ask.moment and held in ask.options:
            self.match.held = held, "human"
        await self._end_if_over()

    async def _give_up(self) -> None:
        """A game that cannot be played on: the friends keep their table, and are told."""
        self.match, self.notice = None, "ui-notice-not-restored"
        await self.change(lambda table: setattr(table, "phase", "lobby"))

    async def _end_if_over(self) -> None:
        if self.match is not None and self.match.game.over and self.table.phase == "playing":
            log.info("game over: game=%s choices=%d", self.match.id, len(self.match.choices))
            self.table.series.over(self.match.game.winners, len(self.table.seats))
            self.table.phase = "over"  # follows from the log, so it holds even if this cannot be stored now
            try:
                await self.save(self.table)
            except Refused:
                log.error("end not stored, the log has it: table=%s", self.table.id)

    # the game

    async def play(self, seat: int, choice: int, kind: Kind) -> None:
        """One legal step: applied, stored, then shown; on any failure the game is as before. Under the lock."""
        match = self.match
        assert match is not None
        number, ask = len(match.log), match.game.ask
        try:
            match.step(seat, choice)
            await self.storage.append(match.id, number, seat, choice, kind)
        except Exception as error:
            if not isinstance(error, StorageError):
                log.exception("choice failed: game=%s seq=%d seat=%d choice=%d", match.id, number, seat, choice)
            self._rebuild(match)
            raise not_stored() from None
        match.kept(seat, choice, kind, ask, self.clock())
        self._ask(match)
        await self._end_if_over()
        if match.game.over:
            self.show_table()
        self.show_game()
        self.wake()

    async def hold(self, seat: int, choice: int) -> None:
        """Keep the answer of `seat` to a moment until it is over, in the storage as well. Under the lock."""
        match = self.match
        assert match is not None
        try:
            await self.storage.hold(match.id, len(match.log), choice)
        except StorageError:
            raise not_stored() from None
        match.held = choice, "human"

    def _rebuild(self, match: Match) -> None:
        """As the storage has it, or as we know it where the storage cannot even be read."""
        known = match.log[:]
        try:
            stored = self.storage.log(match.id)
        except StorageError:
            stored = known
        match.rebuild(stored)
        if stored != known:  # another process writes to the same table
            self._ask(match)
            self.show_game()

    def _ask(self, match: Match) -> None:
        """Start the clocks of the pending decision."""
        asked = match.asked
        if match.game.over or (asked is not None and asked in self.table.people()):
            match.rushing = False
        match.ask(self.table, self.settings.bot_delay, self.clock(), self._rest())

    def _rest(self) -> float | None:
        """How long a moment lasts, None where nobody is there from whom anything could be hidden."""
        return self.settings.moment if self.shared() else None

    def recount(self) -> bool:
        """Whether a second pair of eyes has come in the middle of a moment, or the last other one gone: then it
        begins anew. Under the lock.
        """
        match = self.match
        if match is None or not match.moment or self.shared() == (match.rest is not None):
            return False
        match.asked_at, match.rest = self.clock(), self._rest()
        return True

    def patient_until(self, match: Match, viewer: int) -> float | None:
        """Where no clock runs, a person who plays here may have a bot answer for another one who does nothing."""
        asked, people = match.asked, self.table.people()
        if match.moment or self.table.timed or asked is None or asked == viewer or not {asked, viewer} <= set(people):
            return None
        key = self.table.seats[asked].key
        return None if key in self.gone or key in self.idle else match.asked_at + self.settings.patience

    def hurry(self) -> None:
        """The pace has changed: a bot that is waiting takes the new one."""
        if self.match is not None:
            self.match.take_time(self.table, self.settings.bot_delay)
        self.wake()

    # what happens by itself, and the end

    @property
    def trouble(self) -> bool:
        """Whether nothing can be stored: then nobody plays and no clock runs."""
        return self.storage.trouble

    def trouble_changed(self) -> None:
        """Tell everybody; and go on, with the time to answer anew, once it is over."""
        for connection in self.connections:
            if connection.greeted:
                connection.send({"t": "trouble", "on": self.trouble})
        if not self.trouble:
            task = asyncio.create_task(self._go_on())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _go_on(self) -> None:
        """The time to answer begins anew."""
        async with self.lock:
            if self.match is not None and not self.match.moment:
                self.match.asked_at = self.clock()
                self.show_game()
        self.wake()

    def hang_up(self) -> None:
        """All browsers at once; they may come back."""
        for connection in list(self.connections):
            connection.close()

    def wake(self) -> None:
        """Something has changed: see what is due now."""
        if not self.closed:
            self.pilot.wake()

    async def close(self) -> None:
        """Stop playing and hang up; the storage keeps everything."""
        self.closed = True
        await self.pilot.stop()
        self.hang_up()
