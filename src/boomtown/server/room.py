"""A live table: who sits and looks on, the game, and everything that changes either.

A change runs under one lock: try it, store it, only then show it. While nobody is
connected the room stands still: no bot moves, no clock runs; the first connection goes on where it stopped. As long as
somebody is there, watchers included, the game goes on and bots play for whoever is away.
"""

import logging
from collections.abc import Callable
from time import time
from typing import Any

from . import chance
from .audience import Audience
from .errors import Refused
from .match import UNDO, Kind, Match
from .messages import Hello
from .outbox import Connection
from .pilot import Pilot
from .settings import Settings
from .storage import Storage, StorageError
from .table import Table, hash_token

log = logging.getLogger("boomtown.server.room")


class Room(Audience):
    """One per table that is not closed."""

    def __init__(self, table: Table, storage: Storage, settings: Settings) -> None:
        super().__init__(table)
        self.storage = storage
        self.settings = settings
        self.closed = False
        self.last_seen = self.clock()  # when somebody was there, in loop time
        self.gone: dict[str, float] = {}  # key of a seat: since when its connection is missing
        for seat in table.seats:
            self.expect(seat.key)
        self.pilot = Pilot(self)

    # connections

    def attach(self, connection: Connection) -> None:
        """A browser came; `too-many` when the table is crowded."""
        if len(self.connections) >= self.settings.connections_limit:
            raise Refused("too-many", "too many connections at this table")
        self.connections.add(connection)

    def detach(self, connection: Connection) -> None:
        """It is gone; its seat is waited for."""
        self.connections.discard(connection)
        if connection.greeted:
            self.last_seen = self.clock()
        if connection.acting:
            connection.acting = False
            self.expect(connection.key)
        if connection.greeted:
            self.show_table()
        self.wake()

    def expect(self, key: str) -> None:
        """Wait for somebody to come for this seat, from now on."""
        if key:
            self.gone[key] = self.clock()

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
            if key and seat is None:
                connection.refuse(Refused("bad-token", "this token opens no seat here: watching"))
            if connection.key != key:
                self.stand_up(connection)
            if seat is not None:
                await self._take(connection, key, seat)
            connection.greeted = True
            connection.round = self.table.round
            connection.seen = 0
            if message.round == self.table.round:  # of another game nothing was seen
                connection.seen = message.since
            anew = self.recount()
            self.show_table()
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
        self.act(connection, key)

    def act(self, connection: Connection, key: str) -> None:
        """From now on this connection acts for the seat; another one of the same seat only reads."""
        for other in self.connections:
            if other is not connection and other.acting and other.key == key:
                other.acting = False
                other.refuse(Refused("elsewhere", "the seat is played from another window"))
        connection.key, connection.acting = key, True
        self.gone.pop(key, None)

    def stand_up(self, connection: Connection) -> None:
        """A spectator from now on."""
        if connection.acting:
            self.expect(connection.key)
        connection.key, connection.acting = "", False

    # the table

    async def save(self, table: Table) -> None:
        """Store a changed copy, then make it the table; `server` and no change when it cannot be stored."""
        table.touched = time()
        try:
            await self.storage.save_table(table)
        except StorageError:
            raise Refused("server", "not stored, nothing was changed") from None
        self.table = table

    async def change(self, change: Callable[[Table], None]) -> None:
        """Change a copy of the table, store it, show it. Under the lock."""
        table = self.table.copy()
        change(table)
        await self.save(table)
        self.show_table()

    async def start(self, more: dict[str, Any] | None = None) -> None:
        """The next game: bots into open seats, a secret seed. Under the lock."""
        table = self.table.copy()
        table.fill()
        table.phase, table.round, table.touched = "playing", table.round + 1, time()
        setup = {**table.setup, "ask_forced": True, **(more or {})}
        match = Match.fresh(table.game_id, setup, chance.game_seed())
        try:
            await self.storage.add_game(table, match.setup, match.seed)
        except StorageError:
            raise Refused("server", "not stored, nothing was changed") from None
        self.table, self.match = table, match
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
            self.match = Match.restored(self.table.game_id, setup, seed, self.storage.choices(self.table.game_id))
        except StorageError:
            raise Refused("server", "the game cannot be read now") from None
        except Exception:  # a log these rules cannot play: the friends keep their table, the log stays stored
            log.exception("game not restored, back to the lobby: game=%s", self.table.game_id)
            await self.change(lambda table: setattr(table, "phase", "lobby"))
            return
        self._ask(self.match)
        await self._end_if_over()

    async def _end_if_over(self) -> None:
        if self.match is not None and self.match.game.over and self.table.phase == "playing":
            log.info("game over: game=%s choices=%d", self.match.id, len(self.match.choices))
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
        number = len(match.choices)
        try:
            match.step(seat, choice)
            await self.storage.append(match.id, number, seat, choice, kind)
        except Exception as error:
            if not isinstance(error, StorageError):
                log.exception("choice failed: game=%s seq=%d seat=%d choice=%d", match.id, number, seat, choice)
            self._rebuild(match)
            raise Refused("server", "not stored, nothing was changed") from None
        match.kept(seat, choice, self.clock)
        self._ask(match, undone=choice == UNDO - seat)
        await self._end_if_over()
        if match.game.over:
            self.show_table()
        self.show_game()
        self.wake()

    def _rebuild(self, match: Match) -> None:
        """As the storage has it, or as we know it where the storage cannot even be read."""
        try:
            choices = self.storage.choices(match.id)
        except StorageError:
            choices = match.choices
        news = choices != match.choices
        match.rebuild(choices)
        if news:  # another process writes to the same table
            self._ask(match)
            self.show_game()

    def _ask(self, match: Match, undone: bool = False) -> None:
        """Start the clocks of the pending decision."""
        match.ask(self.table.timer, self.settings.bot_delay, self.clock, undone, self._rest())

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

    # what happens by itself, and the end

    def wake(self) -> None:
        """Something has changed: see what is due now."""
        if not self.closed:
            self.pilot.wake()

    async def close(self) -> None:
        """Stop playing and hang up; the storage keeps everything."""
        self.closed = True
        await self.pilot.stop()
        for connection in list(self.connections):
            connection.close()
