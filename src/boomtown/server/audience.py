"""Everybody looking at a table, and what they are shown: encoded once for each distinct view, never once each."""

import asyncio
from typing import Any

from .match import Match
from .messages import clean_chat, encode
from .outbox import Connection
from .table import Table


class Audience:
    """The connections of one table; the room around it changes what they see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match | None = None
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()  # held while the table or the game changes

    @staticmethod
    def clock() -> float:
        return asyncio.get_running_loop().time()

    def acting(self) -> dict[str, Connection]:
        """The connection that acts for each seat, by key."""
        return {c.key: c for c in self.connections if c.acting}

    def empty(self) -> bool:
        """Nobody has said hello: whoever only holds a socket open keeps no game going."""
        return not any(connection.greeted for connection in self.connections)

    def seat_of(self, connection: Connection) -> int | None:
        return self.table.seat_of(connection.key)

    def shared(self) -> bool:
        """Whether more than one person sits here or looks on: then nobody may notice who is asked at a moment."""
        sitting: set[int | None] = {n for n, s in enumerate(self.table.seats) if s.kind == "human" and not s.left}
        looking = [self.seat_of(c) for c in self.connections if c.greeted]
        return len(sitting.union(looking) - {None}) + looking.count(None) > 1

    def asked(self) -> int | None:
        """The seat that is shown the pending question; at a moment often nobody."""
        match = self.match
        return None if match is None or match.silent(self.table.seats) else match.asked

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
        game, mine = match.game, viewer is not None and viewer == self.asked()
        state = {
            "t": "state",
            "round": self.table.round,
            "view": game.view(viewer),
            "decision": game.decision(viewer) if mine else None,
            "events": game.events(since, viewer),
            "since": since,
            "deadline": self._seconds_left(match),
            "limit": self.table.timer,
            "pause": None if match.ends is None else max(0.0, round(match.ends - self.clock(), 1)),
            "held": match.held[0] if mine and match.held else None,
            "quiet": [] if viewer is None else self.table.seats[viewer].quiet,
        }
        if game.over:
            state["seed"] = match.seed
        return state

    def _seconds_left(self, match: Match) -> float | None:
        """Of a person's time to answer; None where no timer runs, and during the pause of a moment."""
        asked = self.asked()
        if asked is None or match.deadline is None or match.rest is not None:
            return None
        if self.table.seats[asked].kind != "human":
            return None
        return max(0.0, round(match.deadline - self.clock(), 1))

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
