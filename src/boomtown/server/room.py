"""A live table: its connections, its game, and the task that plays for bots, for the absent and at the deadline.

Everything that changes the table or the game runs under one lock: try it, store it, only then show it. While nobody is
connected the room stands still: no bot moves, no clock runs; the first connection goes on where it stopped. As long as
somebody is there, watchers included, the game goes on and bots play for whoever is away.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import time
from typing import Any, Literal, NamedTuple

from . import players
from .errors import Refused
from .match import UNDO, Match
from .messages import Hello, clean_chat, encode
from .outbox import Connection
from .settings import Settings
from .storage import Storage, StorageError
from .table import Table, hash_token

log = logging.getLogger("boomtown.server.room")

Kind = Literal["human", "bot", "timeout"]


class Due(NamedTuple):
    """What the room does by itself, and when (loop time)."""

    at: float
    what: Literal["bot", "timeout", "host"]
    seat: int


class Room:
    """One per table that is not closed."""

    def __init__(self, table: Table, storage: Storage, settings: Settings) -> None:
        self.table = table
        self.storage = storage
        self.settings = settings
        self.match: Match | None = None
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.closed = False
        self.last_seen = self._clock()  # when somebody was connected, in loop time
        self._gone: dict[str, float] = {}  # key of a seat: since when its connection is missing
        for seat in table.seats:
            self.expect(seat.key)
        self._news = asyncio.Event()
        self._pilot: asyncio.Task[None] | None = None

    @staticmethod
    def _clock() -> float:
        return asyncio.get_running_loop().time()

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
            self.last_seen = self._clock()
        if connection.acting:
            connection.acting = False
            self.expect(connection.key)
        if connection.greeted:
            self.show_table()
        self.wake()

    def expect(self, key: str) -> None:
        """Wait for somebody to come for this seat, from now on."""
        if key:
            self._gone[key] = self._clock()

    def _empty(self) -> bool:
        """Nobody has said hello: whoever only holds a socket open keeps no game going."""
        return not any(connection.greeted for connection in self.connections)

    def _resume(self) -> None:
        """The first one is back: clocks go on where they stopped, and the others are waited for anew."""
        now = self._clock()
        if self.match is not None:
            self.match.asked_at += now - self.last_seen
        for key in self._gone:
            self._gone[key] = now

    def acting(self) -> dict[str, Connection]:
        """The connection that acts for each seat, by key."""
        return {c.key: c for c in self.connections if c.acting}

    async def hello(self, connection: Connection, message: Hello) -> None:
        """Who this is and what it has already seen; answered by the table and the game as its seat may see them."""
        async with self.lock:
            if self._empty():
                self._resume()
            await self.load()
            key = hash_token(message.token) if message.token else ""
            seat = self.table.seat_of(key)
            if key and seat is None:
                connection.refuse(Refused("bad-token", "this token opens no seat here: watching"))
            if connection.acting and connection.key != key:
                self.stand_up(connection)
            if seat is not None:
                await self._take(connection, key, seat)
            connection.greeted = True
            connection.round = self.table.round
            connection.seen = 0
            if message.round == self.table.round:  # of another game nothing was seen
                connection.seen = message.since
            self.show_table()
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
        self._gone.pop(key, None)

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
        match = Match.fresh(table.game_id, setup, secrets.token_hex(32))
        try:
            await self.storage.add_game(table, match.setup, match.seed)
        except StorageError:
            raise Refused("server", "not stored, nothing was changed") from None
        self.table, self.match = table, match
        match.ask(table.timer, self.settings.bot_delay, self._clock)
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
        self.match.ask(self.table.timer, self.settings.bot_delay, self._clock)
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
        match.kept(seat, choice, self._clock)
        match.ask(self.table.timer, self.settings.bot_delay, self._clock, undone=choice == UNDO - seat)
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
        match.rebuild(choices)

    # what happens by itself

    def wake(self) -> None:
        """Look again at what is due."""
        self._news.set()
        if self._pilot is None and not self.closed:
            self._pilot = asyncio.create_task(self._fly(), name=f"table {self.table.code}")

    async def _fly(self) -> None:
        while True:
            self._news.clear()
            due = self.due()
            try:
                if due is None or due.at > self._clock():
                    async with asyncio.timeout_at(due and due.at):
                        await self._news.wait()
                    continue
            except TimeoutError:
                pass
            try:
                async with self.lock:
                    await self._do()
            except Exception as error:
                if not isinstance(error, Refused):
                    log.exception("table goes on after an error: table=%s", self.table.id)
                await asyncio.sleep(self.settings.retry)

    def due(self) -> Due | None:
        """The next thing the room does by itself, None while it stands still."""
        if self._empty():
            return None
        wait = self.settings.grace
        plan: list[Due] = []
        host = self.table.seats[self.table.host]
        if host.key in self._gone and any(key != host.key for key in self.acting()):
            plan.append(Due(self._gone[host.key] + wait, "host", self.table.host))
        match = self.match
        if self.table.phase == "playing" and match is not None and match.asked is not None:
            seat = self.table.seats[match.asked]
            ready = match.asked_at + match.pause
            if seat.kind == "bot" or seat.left:
                plan.append(Due(ready, "bot", match.asked))
            elif seat.key in self._gone:
                plan.append(Due(max(ready, self._gone[seat.key] + wait), "bot", match.asked))
            if seat.kind == "human" and match.deadline is not None:
                plan.append(Due(match.deadline, "timeout", match.asked))
        return min(plan, default=None)

    async def _do(self) -> None:
        due = self.due()
        if due is None or due.at > self._clock():
            return
        if due.what == "host":
            here = self.acting()
            await self.change(
                lambda table: table.hand_over([n for n, seat in enumerate(table.seats) if seat.key in here])
            )
            return
        match = self.match
        assert match is not None
        bot = match.bot(due.seat, self.table.seats[due.seat])
        choice, sound = await players.think(bot, match.game, due.seat, self.settings.think_limit)
        if not sound:
            match.replace_bot(due.seat)
        await self.play(due.seat, choice, "bot" if due.what == "bot" else "timeout")

    # showing

    def seat_of(self, connection: Connection) -> int | None:
        return self.table.seat_of(connection.key)

    def show_table(self) -> None:
        """The table to everybody, encoded once for each seat and once for all spectators."""
        here = set(self.acting())
        viewers = {c: self.seat_of(c) for c in self.connections if c.greeted}
        watchers = sum(you is None for you in viewers.values())
        done: dict[int | None, str] = {}
        for connection, you in viewers.items():
            if you not in done:
                done[you] = encode({"t": "table", "table": self.table.info(you, here, watchers)})
            connection.put(done[you])

    def show_game(self) -> None:
        """News of the game to everybody, encoded once for each distinct view."""
        done: dict[tuple[int | None, int], str] = {}
        for connection in self.connections:
            if connection.greeted:
                self.show_state(connection, done)

    def show_state(self, connection: Connection, done: dict[tuple[int | None, int], str] | None = None) -> None:
        """The game as this connection may see it, with the events it has not had; nothing in the lobby."""
        match = self.match
        if match is None or self.table.phase == "lobby":
            return
        if connection.round != self.table.round:
            connection.round, connection.seen = self.table.round, 0
        if connection.seen > match.game.event_count:  # the log was shortened by a rebuild
            connection.seen = 0
        viewer = self.seat_of(connection)
        at = (viewer, connection.seen)
        done = {} if done is None else done
        if at not in done:
            done[at] = encode(self._state(match, *at))
        connection.put(done[at])
        connection.seen = match.game.event_count

    def _state(self, match: Match, viewer: int | None, since: int) -> dict[str, Any]:
        game = match.game
        state = {
            "t": "state",
            "round": self.table.round,
            "view": game.view(viewer),
            "decision": None if viewer is None else game.decision(viewer),
            "events": game.events(since, viewer),
            "since": since,
            "deadline": self._seconds_left(match),
            "limit": self.table.timer,
        }
        if game.over:
            state["seed"] = match.seed
        return state

    def _seconds_left(self, match: Match) -> float | None:
        """Of a person's time to answer; None where no timer runs."""
        if match.asked is None or match.deadline is None or self.table.seats[match.asked].kind != "human":
            return None
        return max(0.0, round(match.deadline - self._clock(), 1))

    async def refresh(self, connection: Connection) -> None:
        """Everything anew, for a reader who fell behind."""
        async with self.lock:  # never in the middle of a move that is not stored yet
            connection.seen = 0
            self.show_table()
            self.show_state(connection)

    def say(self, connection: Connection, text: str) -> None:
        seat = self.seat_of(connection)
        name = "" if seat is None else self.table.seats[seat].name
        message = encode({"t": "said", "seat": seat, "name": name, "text": clean_chat(text)})
        for other in self.connections:
            if other.greeted:
                other.put(message)

    # the end

    async def close(self) -> None:
        """Stop playing and hang up; the storage keeps everything."""
        self.closed = True
        if self._pilot is not None:
            self._pilot.cancel()
            await asyncio.gather(self._pilot, return_exceptions=True)
        for connection in list(self.connections):
            connection.close()
