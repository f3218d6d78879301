"""A live table: who sits and looks on, the game, and everything that changes either.

A change runs under one lock: try it, store it, only then show it. While nobody is connected the room stands still: no
bot moves, no clock runs; the first connection goes on where it stopped. As long as somebody is there, watchers
included, the game goes on and bots play for whoever is away.
"""

import logging
from collections.abc import Callable
from time import perf_counter, time
from typing import Any

from ..accounts import history
from ..bot_runner.base import Thinking
from ..cluster.membership import Town
from ..config.settings import Settings
from ..core.errors import OtherRules, Overtaken, Refused, not_stored
from ..engine import bot_registry
from ..engine.match import Match
from ..notifications.turn_notice import Called
from ..observability.metrics import Metrics
from ..storage.storage import Conflict, Storage, StorageError
from ..tables.chat import Words
from ..tables.game_log import Kind, Logged
from ..tables.protocol import Hello
from ..tables.table import Table, hash_token
from ..tables.time_bank import Purses
from . import next_deal
from .autoplay import Pilot
from .outbox import CROWDED, NO_TABLE, OTHER, Connection
from .persistence import Kept

log = logging.getLogger("boomtown.server.rooms")


class Room(Kept):
    """One per table that is not closed."""

    def __init__(
        self, table: Table, storage: Storage, settings: Settings, brains: Thinking, metrics: Metrics, town: Town
    ) -> None:
        super().__init__(table, storage, settings, town)
        self.metrics = metrics
        self.brains = brains
        self.closed = False
        self._timed = table.timed
        self.call: Callable[[Called], None] = lambda called: None  # tells somebody who is not there that he is asked
        self.pushes_to: Callable[[str], bool] = lambda endpoint: False  # whether notices go to this address
        self.may_report: Callable[[str], bool] = lambda address: True  # whether somebody from there may, once more
        self.reported: tuple[float, Words | None] = (0.0, None)  # when words were reported, and which were the last
        self.pilot = Pilot(self)

    # who comes

    def resume(self) -> None:
        """The first one is back: clocks go on where they stopped, and the others are waited for anew."""
        now = self.clock()
        if self.match is not None and not self.table.by_post:
            self.match.asked_at += now - self.last_seen
        for key in self.gone:
            self.gone[key] = now

    async def hello(self, connection: Connection, message: Hello) -> None:
        """Who this is and what it has already seen; answered by the table and the game as its seat may see them."""
        async with self.lock:
            try:
                await self.meet()
            except OtherRules as error:
                self.tell_presence()  # nobody has come after all
                connection.refuse(error)
                connection.close(OTHER)
                return
            if self.vanished:
                connection.refuse(Refused("no-table", "there is no such table any more"))
                connection.close(NO_TABLE)
                return
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
            if self.stale:  # something was said while the storage was read
                self.missed()
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
        """Have a player act for their seat again; the table remembers the address where that can be stored."""
        known, place = self.table.seats[seat], self.place(connection.address)
        if known.left or known.place != place:
            table = self.table.copy()
            table.seats[seat].left, table.seats[seat].place = False, place
            try:
                await self.save(table)
            except Overtaken:
                raise
            except Refused:
                if known.left:
                    raise
            if known.left:
                self.show_game()
        self.act(connection, key)

    # the table

    def replaced(self) -> None:
        """Another row is the table now."""
        if self.table.timed != self._timed:
            self._timed = self.table.timed
            self.restart_clock()

    def restart_clock(self) -> None:
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
        table.fill(bot_registry.default())
        table.series.begin(best_of)
        table.phase, table.round, table.touched, table.begins = "playing", table.round + 1, time(), 0.0
        table.manners.counts, table.manners.departures = 0, []
        for seat in table.seats:
            seat.keeps = True
            seat.quiet = [word for word in seat.quiet if "@" not in word]  # those for a turn of the game before
        setup = {**table.setup, "ask_forced": True, **(more or {})}
        seed, deal = next_deal.draw(table, setup, first)
        match = Match.fresh(table.game_id, setup, seed)
        match.deal, match.purses = deal, Purses(table.purse)
        try:
            await self.storage.add_game(table, match.setup, match.seed, match.deal, self.town.rules)
        except Conflict:
            await self.catch_up()
            raise Overtaken() from None
        except StorageError:
            raise not_stored() from None
        await history.began(self.storage, table, match.setup)
        self.tell_row(table)
        self.table, self.match, self.notice = table, match, None
        self.stirred(*self.late, *self.idle)
        self.asked_anew(match)
        await self.note_due()
        self.call_asked()
        log.info("game started", extra={"round": table.round, "players": len(table.seats)})
        self.show_table()
        self.show_game()
        self.wake()

    # the game

    async def play(self, seat: int, choice: int, kind: Kind, command: str | None = None) -> None:
        """One legal step: applied, stored, then shown; on any failure the game is as it is stored. Under the lock.
        `command`: what the player calls it.
        """
        match = self.match
        assert match is not None
        number, ask = len(match.log), match.game.ask
        try:
            match.step(seat, choice)
            begun, took = perf_counter(), match.took(self.clock())
            await self.storage.append(match.id, number, seat, choice, kind, command, took)
        except Exception as error:
            if isinstance(error, Conflict) and await self.rebuild(match):
                raise Overtaken() from None
            if not isinstance(error, StorageError):
                log.exception("choice failed", extra={"round": self.table.round, "seq": number, "seat": seat})
            if not isinstance(error, Conflict):
                await self.rebuild(match)
            raise not_stored() from None
        self.tell_choice(number, Logged(seat, choice, kind, took))
        self.metrics.store_time.observe(perf_counter() - begun)
        self.metrics.choices.of[kind] += 1
        match.kept(seat, choice, kind, ask, self.clock(), took)
        self.asked_anew(match)
        await self.end_if_over()
        if match.game.over:
            self.show_table()
        self.show_game()
        await self.note_due()
        self.call_asked()
        self.wake()

    async def hold(self, choice: int, command: str | None = None) -> bool:
        """Keep an answer to the moment until it is over, in the storage as well. Return False if it came too late.

        Not under the lock: the wait of others would tell that somebody has answered.
        """
        match = self.match
        assert match is not None
        number = len(match.log)
        try:
            await self.storage.hold(match.id, number, choice, command)
        except StorageError:
            raise not_stored() from None
        if self.match is not match or len(match.log) != number:
            return False
        match.held, match.held_as = (choice, "human"), command
        self.wake()
        return True

    async def let_go(self) -> None:
        """Withdraw the answer to the moment. Not under the lock, as `hold`."""
        match = self.match
        if match is not None and match.held is not None:
            number = len(match.log)
            try:
                await self.storage.let_go(match.id)
            except StorageError:
                raise not_stored() from None
            if len(match.log) == number:
                match.held = match.held_as = None

    async def has_done(self, command: str) -> bool:
        """Whether this command of a player has been carried out already: he has not heard of it and says it again."""
        if self.match is None:
            return False
        try:
            return await self.storage.read(self.storage.knows, self.match.id, command)
        except StorageError:
            return False

    def asked_anew(self, match: Match) -> None:
        """Start the clocks of the pending decision."""
        asked = match.asked
        if match.game.over or (asked is not None and asked in self.table.people()):
            match.rushing = False
        match.ask(self.table, self.settings.bot_delay, self.clock(), self._rest())

    def call_asked(self) -> None:
        """By post: whoever is openly asked and not there is told. Of a moment nobody is."""
        match = self.match
        if self.table.by_post and match is not None and not match.moment and match.asked in self.table.people():
            seat, table = self.table.seats[match.asked], self.table
            if seat.key not in self.acting():
                turn = f"{match.id} {match.game.occasion('turn') or match.game.moves}"
                self.call(Called(seat.key, seat.owner, table.code, table.title, turn))

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

    def waits_until(self, match: Match) -> float | None:
        """Where no clock runs, the others may have a bot answer for a person who does nothing."""
        asked, table = match.asked, self.table
        if match.moment or asked is None or table.timed or asked not in table.people():
            return None
        key = table.seats[asked].key
        return None if key in self.gone or key in self.idle else match.asked_at + self.settings.patience

    def hurry(self) -> None:
        """The pace has changed: a bot that is waiting takes the new one."""
        if self.match is not None:
            self.match.take_time(self.table, self.settings.bot_delay)
        self.wake()

    # what happens by itself, and the end

    def trouble_changed(self) -> None:
        """Tell everybody; and go on, with the time to answer anew, once it is over."""
        for connection in self.connections:
            if connection.greeted:
                connection.send({"t": "trouble", "on": self.trouble})
        if not self.trouble:
            self.soon(self._go_on())

    async def _go_on(self) -> None:
        """With what is stored; the time to answer begins anew."""
        async with self.lock:
            await self.catch_up()
            if self.match is not None and not self.match.moment and not self.table.by_post:
                self.match.asked_at = self.clock()
                self.show_game()
        self.wake()

    def hang_up(self) -> None:
        """All browsers at once; they may come back."""
        for connection in list(self.connections):
            connection.close()

    def wake(self) -> None:
        """Something has changed: see what is due now, and tell the others who is here."""
        if not self.closed:
            self.gossip()
            self.pilot.wake()

    def flies(self) -> bool:
        """Whether this process does what the table does by itself: it is one of those where somebody has said hello. By
        post the game goes on while nobody is there.
        """
        if self.table.by_post and self.empty():
            return self.town.chosen(self.table.id, self.town.kin())
        if not self.greeted():
            return False
        elsewhere = [process for process, one in self.others.items() if one.somebody and self.town.alike(process)]
        return not elsewhere or self.town.chosen(self.table.id, [self.town.me, *elsewhere])

    async def close(self) -> None:
        """Stop playing and hang up; the storage keeps everything."""
        self.closed = True
        await self.pilot.stop()
        self.hang_up()
