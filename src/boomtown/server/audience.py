"""Everybody looking at a table, and what they are shown: encoded once for each distinct view, never once each."""

import asyncio
from collections.abc import Iterable
from typing import Any

from boomtown.deal import Deal

from .errors import Refused
from .match import Match
from .messages import clean_chat, encode
from .outbox import Connection
from .shown import Shown
from .table import Table

EVENTS = 400  # events in one message at most; earlier ones are sent when they are asked for


class Audience:
    """The connections of one table; the room around it changes what they see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match | None = None
        self.notice: str | None = None  # what everybody at the table should know, as a key
        self.news: str | None = None  # what everybody on the server should know; goes first
        self._shown: Shown | None = None
        self.connections: dict[Connection, None] = {}  # the one that came first stands first
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

    def current(self, words: Iterable[str]) -> list[str]:
        """Of the words for what a seat is not asked, those that are not for a turn or a card that is over."""
        match = self.match
        return [word for word in words if match is None or not match.game.lapsed(word)]

    def show_table(self) -> None:
        """The table to everybody, encoded once for each seat and once for all spectators."""
        here = set(self.acting())
        viewers = {c: self.seat_of(c) for c in self.connections if c.greeted}
        watchers = sum(you is None for you in viewers.values())
        done: dict[int | None, str] = {}
        for connection, you in viewers.items():
            if you not in done:
                done[you] = encode(
                    {"t": "table", "table": self.table.info(you, here, watchers, self.news or self.notice)}
                )
            connection.put(done[you])

    def show_table_to(self, connection: Connection) -> None:
        """The table to one connection."""
        viewers = [self.seat_of(c) for c in self.connections if c.greeted]
        info = self.table.info(self.seat_of(connection), set(self.acting()), viewers.count(None), self.notice)
        connection.send({"t": "table", "table": info})

    def show_game(self) -> None:
        """News of the game to everybody; while it is played on at once, only when that is over."""
        if self.match is not None and self.match.rushing:
            return
        for connection in self.connections:
            if connection.greeted:
                self.show_state(connection)

    def show_state(self, connection: Connection) -> None:
        """The game as this connection may see it, with the events it has not had; nothing in the lobby."""
        match = self.match
        if match is None or self.table.phase == "lobby":
            return
        if connection.round != self.table.round:
            connection.round, connection.seen = self.table.round, 0
        if connection.seen > match.game.event_count:  # the log was shortened by a rebuild
            connection.seen = 0
        connection.put(encode(self._state(match, connection)))
        connection.seen = match.game.event_count

    def _state(self, match: Match, connection: Connection) -> dict[str, Any]:
        game, shown, viewer = match.game, self.shown(match), self.seat_of(connection)
        mine = viewer is not None and viewer == self.asked()
        since = connection.seen
        if game.event_count - since > EVENTS:
            since = 0  # too much was missed: begin anew, with the latest
        first = max(since, game.event_count - EVENTS)
        revealed = connection.revealed and self.may_reveal(viewer)
        state = {
            "t": "state",
            "round": self.table.round,
            "view": shown.view(viewer, revealed),
            "decision": shown.decision(viewer) if mine and viewer is not None else None,
            "events": shown.events(viewer, first),
            "notes": shown.notes(first),
            "since": since,
            "first": first,
            "deadline": self._seconds_left(match),
            "limit": self.table.timer,
            "timed": self.table.timed,
            "patience": self._patience(match, viewer),
            "pause": None if match.ends is None else max(0.0, round(match.ends - self.clock(), 1)),
            "held": match.held[0] if mine and match.held else None,
            "quiet": [] if viewer is None else self.current(self.table.seats[viewer].quiet),
            "bots_only": match.bots_only(self.table),
            "may_reveal": self.may_reveal(viewer),
            "revealed": revealed,
            "speed": match.speed,
        }
        if game.over:
            state["seed"] = match.seed
            state["deal"] = _told(match.deal)
        return state

    def shown(self, match: Match) -> Shown:
        """What the present state looks like, kept until something changes."""
        if self._shown is None or not self._shown.fits(match):
            self._shown = Shown(match)
        return self._shown

    def may_reveal(self, viewer: int | None) -> bool:
        """Whether this reader may have all roles open: it takes part no more, and neither does any other person."""
        match = self.match
        if match is None or (viewer is not None and match.game.in_game(viewer)):
            return False
        return match.may_reveal(self.table)

    def show_earlier(self, connection: Connection, before: int) -> None:
        """Events before that one, for a reader whose first state left them out."""
        match = self.match
        if match is None or self.table.phase == "lobby":
            return
        shown, end = self.shown(match), min(before, match.game.event_count)
        first = max(0, end - EVENTS)
        events = shown.events(self.seat_of(connection), first, end)
        connection.send(
            {"t": "log", "events": events, "notes": shown.notes(first, end), "before": before, "first": first}
        )

    def _seconds_left(self, match: Match) -> float | None:
        """Of a person's time to answer; None where no timer runs, and during the pause of a moment."""
        asked = self.asked()
        if asked is None or match.deadline is None or match.rest is not None:
            return None
        if self.table.seats[asked].kind != "human":
            return None
        return max(0.0, round(match.deadline - self.clock(), 1))

    def _patience(self, match: Match, viewer: int | None) -> float | None:
        """Seconds until this reader may have a bot answer for the person who is asked; None where that is not so."""
        at = None if viewer is None else self.patient_until(match, viewer)
        return None if at is None else max(0.0, round(at - self.clock(), 1))

    def patient_until(self, match: Match, viewer: int) -> float | None:
        """Loop time from which on `viewer` may have a bot answer; None where nobody idle is asked."""
        raise NotImplementedError

    async def refresh(self, connection: Connection) -> None:
        """Everything anew, for a reader who fell behind."""
        async with self.lock:  # never in the middle of a move that is not stored yet
            connection.seen = 0
            self.show_table()
            self.show_state(connection)

    def say(self, connection: Connection, text: str) -> None:
        seat = self.seat_of(connection)
        name = connection.name if seat is None else self.table.seats[seat].name
        if not name:
            raise Refused("no-name", "expected a name in hello before a spectator speaks")
        message = encode({"t": "said", "seat": seat, "name": name, "text": clean_chat(text)})
        for other in self.connections:
            if other.greeted:
                other.put(message)


def _told(deal: Deal | None) -> dict[str, Any] | None:
    """What a game was dealt from, once it is over; None where nothing was promised."""
    return None if deal is None else {"commitment": deal.commitment, "secret": deal.secret, "parts": deal.parts}
