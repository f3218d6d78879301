"""Messages of a room to the other processes that serve the same table."""

import msgspec

from ..cluster.membership import Cluster
from ..cluster.presence import Attention, Presence
from ..tables.game_log import Logged
from ..tables.table import Table
from .connections import Connections
from .state import RoomState

CHOICE = "went"  # kind of the message about a stored choice
LONGER = "longer"  # kind of the message about a moment that lasts longer
TAKEN_OVER = "taken"  # kind of the message that servers with another rules version have taken over a game


class Publisher:
    """Outgoing half of the replication of a table (replica.py is the incoming half)."""

    def __init__(self, state: RoomState, connections: Connections, cluster: Cluster) -> None:
        self.state, self.connections, self.cluster = state, connections, cluster
        self._published = Presence().people  # presence published last
        self._coming: set[str] = set()  # processes in which a client is about to say hello

    def publish(self, kind: str, text: str = "", newest: bool = False) -> None:
        """Send a message about this table. `newest`: it replaces an earlier one of its kind that still waits."""
        self.cluster.publish(kind, self.state.table.id, text, newest)

    def publish_choice(self, number: int, line: Logged) -> None:
        """Publish choice `number` of the game, which is stored."""
        if self._is_followed():
            took = "" if line.took is None else line.took
            round_ = self.state.table.round
            self.publish(CHOICE, f"{round_} {number} {line.seat} {line.choice} {line.kind} {took}")

    def publish_longer_moment(self, number: int) -> None:
        """Publish that a player has asked for time at the moment after choice `number`."""
        if not self.cluster.alone:
            self.publish(LONGER, f"{self.state.table.round} {number}")

    def _is_followed(self) -> bool:
        """Return whether a client of another process may see the game.

        A client that says hello there is announced before the storage is read there. A process without clients at a
        table reads the storage itself.
        """
        if self.connections.others or self._coming:
            return True
        return not self.cluster.alone and (self.state.table.by_post or self.cluster.disconnected)

    def publish_row(self, table: Table) -> None:
        """Publish that this version of the table is stored."""
        self.publish("row", str(table.version), newest=True)

    def publish_presence(self) -> None:
        self._publish_presence(self._presence())

    def publish_presence_if_changed(self) -> None:
        if not self.cluster.alone:
            now = self._presence()
            if now.people != self._published:
                self._publish_presence(now)

    def _publish_presence(self, now: Presence) -> None:
        self._published = now.people
        self.publish("here", msgspec.json.encode(now).decode(), newest=True)

    def publish_attention(self) -> None:
        """Publish who is late or idle, and the pace of the game."""
        if not self.cluster.alone:
            match, connections = self.state.match, self.connections
            mind = Attention([*connections.late], [*connections.idle], round=self.state.table.round)
            if match is not None:
                mind.speed, mind.rushing, mind.back = match.speed, match.rushing, sorted(match.purses.back)
            self.publish("mind", msgspec.json.encode(mind).decode(), newest=True)

    def expect_process(self, process: str) -> None:
        """Publish presence, and from now on each choice: a client is about to say hello in that process."""
        self._coming.add(process)
        self.publish_presence()

    def process_arrived(self, process: str) -> None:
        """Note that the presence of a process is known, or that the process is gone."""
        self._coming.discard(process)

    def _presence(self) -> Presence:
        state, connections = self.state, self.connections
        match, keys = state.match, {seat.key for seat in state.table.seats if seat.key}
        acting = {c.key: connections.claims.get(c.key, 0.0) for c in connections.open if c.acting}
        greeted = [c for c in connections.open if c.greeted and not c.acting]
        looking = sorted(c.key for c in greeted if c.key in keys)
        watchers = len(greeted) - len(looking)
        presence = Presence(acting, looking, watchers, connections.guests_here(), state.table.round)
        if match is not None:
            presence.seq, presence.asked = len(match.log), round(state.clock() - match.asked_at, 3)
        return presence
