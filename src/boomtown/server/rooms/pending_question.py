"""Clocks of the pending question of a room: when it was put, how long a moment lasts, the pace of bots."""

from collections.abc import Callable

from ..engine.match import Match
from .broadcast import Broadcaster
from .connections import Connections
from .state import RoomState


class PendingQuestion:
    """Timing of the question that the game asks now. `changed` is called when its clocks have changed."""

    def __init__(
        self, state: RoomState, connections: Connections, broadcast: Broadcaster, changed: Callable[[], None]
    ) -> None:
        self.state, self.connections, self.broadcast, self._changed = state, connections, broadcast, changed

    def start(self, match: Match) -> None:
        """Start the clocks of a new question."""
        asked = match.asked
        if match.game.over or (asked is not None and asked in self.state.table.people()):
            match.rushing = False
        match.ask(self.state.table, self.state.settings.bot_delay, self.state.clock(), self._moment_length())

    def restart(self) -> None:
        """Time the question again, because another kind of player is asked or the time limit has changed."""
        match = self.state.match
        if match is not None and match.asked is not None and not match.moment:
            match.time(self.state.table, self.state.clock())
            self.broadcast.send_game()
            self._changed()

    def _moment_length(self) -> float | None:
        """Return the seconds a moment lasts, None if only one person is present, from whom nothing is hidden."""
        return self.state.settings.moment if self.connections.shared() else None

    def restart_moment_if_audience_changed(self) -> bool:
        """Start a moment again if a second person has come, or the last other person has gone. Under the lock."""
        match = self.state.match
        if match is None or not match.moment or self.connections.shared() == (match.rest is not None):
            return False
        match.asked_at = self.state.clock()
        match.start_moment(self._moment_length())
        return True

    def apply_pace(self) -> None:
        """Give a bot that waits the new pace."""
        if self.state.match is not None:
            self.state.match.take_time(self.state.table, self.state.settings.bot_delay)
        self._changed()

    def resume(self) -> None:
        """Resume the timers that stopped when the last client left."""
        match = self.state.match
        if match is not None and not self.state.table.by_post:
            match.asked_at += self.state.clock() - self.connections.last_seen

    def take_over_timers(self) -> None:
        """Take the age of the question from processes that have the table open already."""
        match = self.state.match
        for one in self.connections.others.values():
            if match is not None and (one.round, one.seq) == (self.state.table.round, len(match.log)):
                match.asked_at = self.state.clock() - one.asked

    def set_asked_at(self, match: Match, at: float | None) -> None:
        """By correspondence: take the time at which the question was put (seconds since 1970) from the storage.

        The clock has run on while the server did not run or the table was not in memory.
        """
        if self.state.table.by_post and at is not None and not match.moment:
            match.asked_at = self.state.clock() - max(0.0, self.state.wall() - at)
