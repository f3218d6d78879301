"""A live table: who sits and looks on, the game, and everything that changes either.

A change runs under one lock: try it, store it, only then show it. While nobody is
connected the room stands still: no bot moves, no clock runs; the first connection goes on where it stopped. As long as
somebody is there, watchers included, the game goes on and bots play for whoever is away.
"""

import asyncio
import logging
from time import perf_counter, time
from typing import Any

from . import promise
from .brains import Brains
from .errors import Refused, not_stored
from .gamelog import Kind
from .kept import Kept
from .match import Match
from .messages import Hello
from .metrics import Metrics
from .outbox import CROWDED, Connection
from .pilot import Pilot
from .settings import Settings
from .storage import Storage, StorageError
from .table import Table, hash_token

log = logging.getLogger("boomtown.server.room")


class Room(Kept):
    """One per table that is not closed."""

    def __init__(self, table: Table, storage: Storage, settings: Settings, brains: Brains, metrics: Metrics) -> None:
        super().__init__(table, storage, settings)
        self.metrics = metrics
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
            await self.promise()
            anew = self.recount()
            self.show_table()
            if self.trouble:
                connection.send({"t": "trouble", "on": True})
            if anew:
                self.show_game()
            else:
                self.show_state(connection)
        self.wake()

    async def _take(self, connection: Connection, key: str, seat: int) -> None:
        if self.table.seats[seat].left:
            table = self.table.copy()
            table.seats[seat].left = False
            await self.save(table)
            self.show_game()
        self.act(connection, key)

    # the table

    def replaced(self) -> None:
        """Another row is the table now."""
        if self.table.timed != self._timed:
            self._timed = self.table.timed
            self._restart_clock()

    def _restart_clock(self) -> None:
        """Somebody else plays now, or nobody any more: the pending decision is timed from now on, or not at all."""
        if self.match is not None and self.match.asked is not None and not self.match.moment:
            self.match.time(self.table, self.clock())
            self.show_game()
            self.wake()

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
        self.asked_anew(match)
        log.info("game started", extra={"round": table.round, "players": len(table.seats)})
        self.show_table()
        self.show_game()
        self.wake()

    # the game

    async def play(self, seat: int, choice: int, kind: Kind) -> None:
        """One legal step: applied, stored, then shown; on any failure the game is as before. Under the lock."""
        match = self.match
        assert match is not None
        number, ask = len(match.log), match.game.ask
        try:
            match.step(seat, choice)
            begun = perf_counter()
            await self.storage.append(match.id, number, seat, choice, kind)
        except Exception as error:
            if not isinstance(error, StorageError):
                log.exception("choice failed", extra={"round": self.table.round, "seq": number, "seat": seat})
            await self.rebuild(match)
            raise not_stored() from None
        self.metrics.store_time.observe(perf_counter() - begun)
        self.metrics.choices.of[kind] += 1
        match.kept(seat, choice, kind, ask, self.clock())
        self.asked_anew(match)
        await self.end_if_over()
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

    def asked_anew(self, match: Match) -> None:
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
        """With what is stored; the time to answer begins anew."""
        async with self.lock:
            await self.catch_up()
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
