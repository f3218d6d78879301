"""Everybody looking at a table, and what they are shown: encoded once for each distinct view, never once each."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from boomtown.deal import Deal

from ..cluster.presence import Presence
from ..core.errors import Refused
from ..engine.match import Match
from ..tables.chat import Spoken, Words
from ..tables.protocol import encode, joined
from ..tables.table import Table
from .outbox import Connection
from .snapshots import Shown, earlier, notes_between

Cover = Callable[[str], str]
WORDS = 30  # that were said last: what a report is sent with
OTHER_RULES = "ui-notice-other-version"
EVENTS = 400  # events in one message at most; earlier ones are sent when they are asked for


class Look(NamedTuple):
    """Connections that have it in common are shown the same."""

    viewer: int | None  # seat, None for a spectator
    since: int  # events it has had
    first: int  # the first one it is sent
    revealed: bool  # wants all roles open


class Audience:
    """The connections of one table; the room around it changes what they see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match | None = None
        self.notice: str | None = None  # what everybody at the table should know, as a key
        self.news: str | None = None  # what everybody on the server should know; goes first
        self.lost = ""  # the game that cannot be played by the rules of this server
        self._shown: Shown | None = None
        self.connections: dict[Connection, None] = {}  # the one that came first stands first
        self.filters = False  # the keeper has a list of words
        self.lately: deque[Words] = deque(maxlen=WORDS)
        self.others: dict[str, Presence] = {}  # who is at the table in other processes
        self.lock = asyncio.Lock()  # held while the table or the game changes
        self._time: Callable[[], float] | None = None

    def clock(self) -> float:
        """Loop time. The loop is asked for once, as Python makes a system call each time."""
        if self._time is None:
            self._time = asyncio.get_running_loop().time
        return self._time()

    @staticmethod
    def wall() -> float:
        """Seconds since 1970."""
        return time.time()

    def begins_at(self) -> float | None:
        """Loop time at which the game begins by itself, None where it does not."""
        table = self.table
        waits = table.phase == "lobby" and table.begins and table.people()
        return self.clock() + table.begins - self.wall() if waits else None

    def begins(self) -> float | None:
        """Seconds until then."""
        at = self.begins_at()
        return None if at is None else max(0.0, round(at - self.clock(), 1))

    def acting(self) -> set[str]:
        """Keys of the seats for which a connection acts, here or in another process."""
        return {c.key for c in self.connections if c.acting}.union(*(one.acting for one in self.others.values()))

    @property
    def stuck(self) -> bool:
        """Whether the game of the table cannot be played here: people see a lobby, where a new one may be begun."""
        return self.table.phase != "lobby" and self.lost == self.table.game_id

    def greeted(self) -> bool:
        """Whether anybody has said hello here: whoever only holds a socket open keeps no game going."""
        return any(connection.greeted for connection in self.connections)

    def empty(self) -> bool:
        """Nobody has said hello, here or in another process."""
        return not self.greeted() and not any(one.somebody for one in self.others.values())

    def watchers(self) -> int:
        """How many look on without a seat."""
        here = sum(one.greeted and self.seat_of(one) is None for one in self.connections)
        return here + sum(one.watchers for one in self.others.values())

    def seat_of(self, connection: Connection) -> int | None:
        """It has shown its token already, so this comparison need not take the same time for every key."""
        key = connection.key
        if key:
            for number, seat in enumerate(self.table.seats):
                if seat.key == key and seat.kind == "human":
                    return number
        return None

    def shared(self) -> bool:
        """Whether more than one person sits here or looks on: then nobody may notice who is asked at a moment."""
        sitting: set[int | None] = {n for n, s in enumerate(self.table.seats) if s.kind == "human" and not s.left}
        if len(sitting) > 1:
            return True
        looking = [self.seat_of(c) for c in self.connections if c.greeted]
        for one in self.others.values():
            looking += [self.table.seat_of(key) for key in (*one.acting, *one.looking)] + [None] * one.watchers
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
        here, watchers = self.acting(), self.watchers()
        viewers = {c: self.seat_of(c) for c in self.connections if c.greeted}
        begins = self.begins()
        done: dict[int | None, bytes] = {}
        for connection, you in viewers.items():
            if you not in done:
                done[you] = encode({"t": "table", "table": self.info(you, here, watchers, begins)})
            connection.put(done[you])

    def show_table_to(self, connection: Connection) -> None:
        """The table to one connection."""
        info = self.info(self.seat_of(connection), self.acting(), self.watchers(), self.begins())
        connection.send({"t": "table", "table": info})

    def info(self, you: int | None, here: set[str], watchers: int, begins: float | None) -> dict[str, Any]:
        """The table as one seat sees it."""
        notice = self.news or (OTHER_RULES if self.stuck else self.notice)
        info = self.table.info(you, here, watchers, notice, begins, self.filters)
        return info | {"phase": "lobby"} if self.stuck else info

    def show_game(self) -> None:
        """News of the game to everybody; while it is played on at once, only when that is over."""
        match = self.match
        if match is not None and not match.rushing:
            self._show(match, [connection for connection in self.connections if connection.greeted])

    def show_state(self, connection: Connection) -> None:
        """The game as this connection may see it, with the events it has not had; nothing in the lobby."""
        if self.match is not None:
            self._show(self.match, [connection])

    def _show(self, match: Match, connections: list[Connection]) -> None:
        """What everybody is told is put together once, what several may see is encoded once."""
        if self.table.phase == "lobby":
            return
        looks = [self._look_of(match, connection) for connection in connections]
        shown = self.shown(match)
        shown.prepare((look.viewer, look.first) for look in looks)
        common, patience = encode(self._common(match)), self._patience(match)
        done: dict[Look, bytes] = {}
        for connection, look in zip(connections, looks, strict=True):
            if look not in done:
                done[look] = joined(common, encode(self._state(match, shown, look, patience)))
            connection.put(done[look])
            connection.seen = match.game.event_count

    def _look_of(self, match: Match, connection: Connection) -> Look:
        if connection.round != self.table.round:
            connection.round, connection.seen = self.table.round, 0
        count, since = match.game.event_count, connection.seen
        if since > count or count - since > EVENTS:
            since = 0  # a rebuild has shortened the log, or too much was missed: begin anew, with the latest
        return Look(self.seat_of(connection), since, max(since, count - EVENTS), connection.revealed)

    def _common(self, match: Match) -> dict[str, Any]:
        """What everybody is told of the game."""
        timed = self.table.timed
        common = {
            "t": "state",
            "round": self.table.round,
            "deadline": self._seconds_left(match),
            "limit": round(match.allowed or 0) if match.purses else round(self.table.span),
            "purses": self._purses(match),
            "spent": [n for n in self.table.people() if timed and match.purses.empty(n)] if match.purses else [],
            "timed": timed,
            "pause": None if match.ends is None else max(0.0, round(match.ends - self.clock(), 1)),
            "bots_only": match.bots_only(self.table),
            "speed": match.speed,
        }
        if match.game.over:
            common["seed"] = match.seed
            common["deal"] = _told(match.deal)
        return common

    def _state(self, match: Match, shown: Shown, look: Look, patience: float | None) -> dict[str, Any]:
        """What such a connection is told beside that; `patience` where it is one of the others."""
        viewer, table = look.viewer, self.table
        mine = viewer is not None and viewer == match.asked and viewer == self.asked()
        may_reveal = self.may_reveal(viewer)
        revealed = look.revealed and may_reveal
        quiet = [] if viewer is None else table.seats[viewer].quiet
        if viewer is None or not self.may_nudge(match, viewer):
            patience = None
        return {
            "view": shown.view(viewer, revealed),
            "decision": shown.decision(viewer) if mine and viewer is not None else None,
            "events": shown.events(viewer, look.first),
            "notes": self._notes(match, look.first),
            "since": look.since,
            "first": look.first,
            "patience": patience,
            "held": match.held[0] if mine and match.held else None,
            "quiet": self.current(quiet) if quiet else [],
            "may_reveal": may_reveal,
            "revealed": revealed,
        }

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
        """Send events before that one to a reader whose first state left them out.

        Not under the lock: events of a choice that is not stored yet are left out.
        """
        match = self.match
        if match is None or self.table.phase == "lobby":
            return
        end = min(before, match.game.event_count, match.stored_events)
        first = max(0, end - EVENTS)
        events, notes = earlier(match, self.seat_of(connection), first, end), self._notes(match, first, end)
        connection.send({"t": "log", "events": events, "notes": notes, "before": before, "first": first})

    def _notes(self, match: Match, first: int, end: int | None = None) -> list[dict[str, Any]]:
        """Notes for the events `first` to `end` (not included; None: all): choices in a player's place, departures."""
        return notes_between(match, first, end) + self.table.departed(first, end)

    def _seconds_left(self, match: Match) -> float | None:
        """Of a person's time to answer; None where no timer runs, and during the pause of a moment."""
        asked = self.asked()
        if asked is None or match.deadline is None or match.rest is not None:
            return None
        if self.table.seats[asked].kind != "human":
            return None
        return max(0.0, round(match.deadline - self.clock(), 1))

    def _purses(self, match: Match) -> list[float | None] | None:
        """Seconds left to each person, by seat; None where nobody has a purse. At a moment none runs."""
        table = self.table
        if not match.purses or not table.timed:
            return None
        left = {n: max(0.0, round(match.purses.left(n), 1)) for n in table.people()}
        if match.running and match.asked is not None and match.deadline is not None:
            left[match.asked] = max(0.0, round(match.deadline - self.clock(), 1))
        return [left.get(n) for n in range(len(table.seats))]

    def _patience(self, match: Match) -> float | None:
        """Seconds until the others may have a bot answer for the person who is asked; None where they may not."""
        until = self.waits_until(match)
        return None if until is None else max(0.0, round(until - self.clock(), 1))

    def patient_until(self, match: Match, viewer: int) -> float | None:
        """Loop time from which on `viewer` may have a bot answer for the person who is asked; None where that is not
        so.
        """
        return self.waits_until(match) if self.may_nudge(match, viewer) else None

    def may_nudge(self, match: Match, viewer: int) -> bool:
        """Whether this seat plays, and waits for another one."""
        seat = self.table.seats[viewer]
        return viewer != match.asked and seat.kind == "human" and not seat.left

    def waits_until(self, match: Match) -> float | None:
        """Loop time until which the others wait for the person who is asked; None where nobody idle is asked."""
        raise NotImplementedError

    async def refresh(self, connection: Connection) -> None:
        """Everything anew, for a reader who fell behind."""
        async with self.lock:  # never in the middle of a move that is not stored yet
            connection.seen = 0
            self.show_table()
            self.show_state(connection)

    def say(
        self, connection: Connection, words: str, phrase: str | None = None, cover: Cover = str, owner: str = ""
    ) -> None:
        """Pass on free words, or the name of a phrase, which others see as `cover` leaves them. `owner`: the account of
        a spectator.
        """
        seat = self.seat_of(connection)
        name = connection.name if seat is None else self.table.seats[seat].name
        if not name:
            raise Refused("no-name", "expected a name in hello before a spectator speaks")
        owner = owner if seat is None else self.table.seats[seat].owner
        spoken = Spoken(seat, name, words, cover(words), phrase, owner)
        self.hear_said(spoken, connection)
        self.tell_others("said", encode(spoken).decode())

    def hear_said(self, spoken: Spoken, by: Connection | None = None) -> None:
        """Somebody here (`by`) or in another process has said something; `by` reads the own words."""
        self.lately.append(spoken.kept(int(self.wall())))
        own, message = encode(spoken.told(spoken.words)), encode(spoken.told(spoken.shown))
        for other in self.connections:
            if other.greeted:
                other.put(own if other is by else message)

    def rename_speaker(self, before: str, after: str) -> None:
        """Have one account be another in what was said last; its words go where `after` is ""."""
        lines = [one._replace(owner=after) if one.owner == before else one for one in self.lately]
        kept = [new for new, old in zip(lines, self.lately, strict=True) if after or old.owner != before]
        self.lately = deque(kept, maxlen=WORDS)

    def tell_others(self, kind: str, text: str = "", newest: bool = False) -> None:
        """The other processes that serve this table."""
        raise NotImplementedError


def _told(deal: Deal | None) -> dict[str, Any] | None:
    """What a game was dealt from, once it is over; None where nothing was promised."""
    return None if deal is None else {"commitment": deal.commitment, "secret": deal.secret, "parts": deal.parts}
