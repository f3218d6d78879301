"""Messages of a room to its clients: the table and the game, encoded once for each distinct view."""

from typing import NamedTuple

from ..engine.match import Match
from ..tables.game_log import Note
from ..tables.server_messages import DisclosedDeal, EarlierEvents, State, StateOfReader, TableChanged, encode, joined
from ..tables.table_info import TableInfo, table_info
from .connections import Connections
from .outbox import Connection
from .snapshots import SnapshotCache, earlier, notes_between
from .state import RoomState

OTHER_RULES = "ui-notice-other-version"
EVENTS = 400  # events in one message at most; earlier ones are sent on request


class Look(NamedTuple):
    """Readers with equal looks are sent the same state."""

    viewer: int | None  # seat, None for a spectator
    since: int  # number of events the reader has had
    first: int  # first event it is sent
    revealed: bool  # wants all roles open


class Broadcaster:
    """Sends the table and the game to the clients as each may see them. `filters`: the server has a word list."""

    def __init__(self, state: RoomState, connections: Connections) -> None:
        self.state, self.connections = state, connections
        self.filters = bool(state.settings.filter_words)
        self._shown: SnapshotCache | None = None

    # the table

    def send_table(self) -> None:
        """Send the table to every client, encoded once for each seat and once for all spectators.

        A spectator whose name looks like that of a seat loses it.
        """
        self.connections.drop_names_of_seats()
        here, watchers = self.connections.acting(), self.connections.watchers()
        viewers = {c: self.connections.seat_of(c) for c in self.connections.open if c.greeted}
        begins = self.state.seconds_to_begin()
        done: dict[int | None, bytes] = {}
        for connection, you in viewers.items():
            if you not in done:
                done[you] = encode(TableChanged(self.table_info(you, here, watchers, begins)))
            connection.put(done[you])

    def send_table_to(self, connection: Connection) -> None:
        connections, you = self.connections, self.connections.seat_of(connection)
        info = self.table_info(you, connections.acting(), connections.watchers(), self.state.seconds_to_begin())
        connection.send(TableChanged(info))

    def table_info(self, you: int | None, here: set[str], watchers: int, begins: float | None) -> TableInfo:
        """Return the table as one seat sees it."""
        state = self.state
        notice = state.news or (OTHER_RULES if state.stuck else state.notice)
        guests = self.connections.guests()
        info = table_info(state.table, you, here, watchers, notice, begins, self.filters, guests)
        if state.stuck:
            info.phase = "lobby"
        return info

    # the game

    def send_game(self) -> None:
        """Send the news of the game to every client; while bots play it out at once, only when that is over."""
        match = self.state.match
        if match is not None and not match.rushing:
            self._send(match, [connection for connection in self.connections.open if connection.greeted])

    def send_game_to(self, connection: Connection) -> None:
        """Send the game with the events this client has not had; nothing in the lobby."""
        if self.state.match is not None:
            self._send(self.state.match, [connection])

    def _send(self, match: Match, connections: list[Connection]) -> None:
        """Encode the common part once and the part of each kind of reader once."""
        if self.state.table.phase == "lobby":
            return
        looks = [self._look_of(match, connection) for connection in connections]
        shown = self.snapshots(match)
        shown.prepare((look.viewer, look.first) for look in looks)
        common, patience = encode(self._common(match)), self._patience(match)
        done: dict[Look, bytes] = {}
        for connection, look in zip(connections, looks, strict=True):
            if look not in done:
                done[look] = joined(common, encode(self._state(match, shown, look, patience)))
            connection.put(done[look])
            connection.seen = match.game.event_count

    def _look_of(self, match: Match, connection: Connection) -> Look:
        if connection.round != self.state.table.round:
            connection.round, connection.seen = self.state.table.round, 0
        count, since = match.game.event_count, connection.seen
        if since > count or count - since > EVENTS:
            since = 0  # a rebuild has shortened the log, or too much was missed: start with the latest events
        return Look(self.connections.seat_of(connection), since, max(since, count - EVENTS), connection.revealed)

    def _common(self, match: Match) -> State:
        """Return the part of a state that every reader gets."""
        table = self.state.table
        timed = table.timed
        common = State(
            round=table.round,
            deadline=self._seconds_left(match),
            limit=round(match.allowed or 0) if match.purses else round(table.span),
            purses=self._purses(match),
            spent=[n for n in table.people() if timed and match.purses.empty(n)] if match.purses else [],
            timed=timed,
            pause=None
            if match.moment_ends_at is None
            else max(0.0, round(match.moment_ends_at - self.state.clock(), 1)),
            longer=match.longer,
            bots_only=match.bots_only(table),
            speed=match.speed,
        )
        if match.game.over:
            common.seed = match.seed
            common.deal = None if match.deal is None else DisclosedDeal.of(match.deal)
            common.figures = self.snapshots(match).figures()
        return common

    def _state(self, match: Match, shown: SnapshotCache, look: Look, patience: float | None) -> StateOfReader:
        """Return the part of a state for one kind of reader; `patience` only for a seat that waits."""
        viewer, table = look.viewer, self.state.table
        mine = viewer is not None and viewer == match.asked and viewer == self.state.asked()
        may_reveal = self.may_reveal(viewer)
        revealed = look.revealed and may_reveal
        quiet = [] if viewer is None else table.seats[viewer].quiet
        if viewer is None or not self._waits_for_another(match, viewer):
            patience = None
        return StateOfReader(
            view=shown.view(viewer, revealed),
            decision=shown.decision(viewer) if mine and viewer is not None else None,
            events=shown.events(viewer, look.first),
            notes=self._notes(match, look.first),
            since=look.since,
            first=look.first,
            patience=patience,
            held=match.held[0] if mine and match.held else None,
            quiet=self.state.unexpired(quiet) if quiet else [],
            may_reveal=may_reveal,
            revealed=revealed,
        )

    def snapshots(self, match: Match) -> SnapshotCache:
        """Return the encoded parts of the present state; they are kept until the state changes."""
        if self._shown is None or not self._shown.fits(match):
            self._shown = SnapshotCache(match)
        return self._shown

    def send_earlier_events(self, connection: Connection, before: int) -> None:
        """Send events before number `before` to a reader whose first state left them out.

        This runs without the lock: events of a choice that is not stored yet are left out.
        """
        match = self.state.match
        if match is None or self.state.table.phase == "lobby":
            return
        end = min(before, match.game.event_count, match.stored_events)
        first = max(0, end - EVENTS)
        viewer = self.connections.seat_of(connection)
        events, notes = earlier(match, viewer, first, end), self._notes(match, first, end)
        connection.send(EarlierEvents(events, notes, before, first))

    def _notes(self, match: Match, first: int, end: int | None = None) -> list[Note]:
        """Return notes for the events `first` to `end` (not included; None: all): stand-ins, departures, openings."""
        return notes_between(match, first, end) + self.state.table.notes(first, end)

    async def refresh(self, connection: Connection) -> None:
        """Send everything again to a reader who fell behind."""
        async with self.state.lock:  # never in the middle of a move that is not stored yet
            connection.seen = 0
            self.send_table()
            self.send_game_to(connection)

    # clocks and permissions that readers see

    def may_reveal(self, viewer: int | None) -> bool:
        """Return whether this reader may see all roles: neither they nor another person takes part any more."""
        match = self.state.match
        if match is None or (viewer is not None and match.game.in_game(viewer)):
            return False
        return match.may_reveal(self.state.table)

    def _seconds_left(self, match: Match) -> float | None:
        """Return the seconds a person has to answer; None if no timer runs, and during the pause of a moment."""
        asked = self.state.asked()
        if asked is None or match.deadline is None or match.rest is not None:
            return None
        if self.state.table.seats[asked].kind != "human":
            return None
        return max(0.0, round(match.deadline - self.state.clock(), 1))

    def _purses(self, match: Match) -> list[float | None] | None:
        """Return the seconds left to each person, by seat; None without purses. At a moment no purse runs."""
        table = self.state.table
        if not match.purses or not table.timed:
            return None
        left = {n: max(0.0, round(match.purses.left(n), 1)) for n in table.people()}
        if match.running and match.asked is not None and match.deadline is not None:
            left[match.asked] = max(0.0, round(match.deadline - self.state.clock(), 1))
        return [left.get(n) for n in range(len(table.seats))]

    def _patience(self, match: Match) -> float | None:
        """Return the seconds until other players may let a bot answer for the asked one; None if they may not."""
        until = self.connections.patience_ends(match)
        return None if until is None else max(0.0, round(until - self.state.clock(), 1))

    def patient_until(self, match: Match, viewer: int) -> float | None:
        """Return the loop time from which `viewer` may let a bot answer for the asked person; None if never."""
        return self.connections.patience_ends(match) if self._waits_for_another(match, viewer) else None

    def _waits_for_another(self, match: Match, viewer: int) -> bool:
        """Return whether this seat takes part and another one is asked."""
        seat = self.state.table.seats[viewer]
        return viewer != match.asked and seat.kind == "human" and not seat.left
