"""Claim of a server on a game whose rules have another version.

Servers of two versions may share a database, but never a game. The storage says which rules played a game last. A
server with other rules leaves the game alone while people play it on a server that has these rules. Otherwise it plays
the log again and takes the game over if that succeeds. If it fails, the game stays as it is stored, because a server
that can play it may come back.
"""

import logging
from typing import NoReturn

from ..cluster.membership import Cluster, rules_of
from ..core.errors import LostRace, OtherRules, Refused
from ..engine.match import Match
from ..storage.queries import Stored
from ..storage.storage import Conflict, Storage, StorageError
from ..tables.game_log import Logged
from .connections import Connections
from .outbox import OTHER
from .publisher import TAKEN_OVER, Publisher
from .state import RoomState

log = logging.getLogger("boomtown.server.rooms")


class Unplayable(Exception):
    """The log of a game cannot be played, and no other server has rules that fit better."""


class RulesClaim:
    """Version of the rules that plays the game of a room. All methods run under the room's lock."""

    def __init__(
        self, state: RoomState, connections: Connections, publisher: Publisher, storage: Storage, cluster: Cluster
    ) -> None:
        self.state, self.connections, self.publisher = state, connections, publisher
        self.storage, self.cluster = storage, cluster

    async def is_ours(self, match: Match) -> bool:
        """Return whether no other rules have taken over this running game."""
        if not self.storage.shared or self.state.table.phase != "playing":
            return True
        return await self.storage.read(self.storage.queries.rules, match.id) == self.cluster.rules

    async def claim(self, stored: Stored, coming: bool) -> Match | None:
        """Return the game played from its log, which is ours from now on; None if these rules cannot play it.

        `coming`: a client is about to say hello. Raises OtherRules if the game is left to servers that have its rules,
        and Unplayable.
        """
        state, game, running = self.state, self.state.table.game_id, self.state.table.phase == "playing"
        other = stored.rules != self.cluster.rules
        if other and running and self._is_played(stored.rules, coming or self.connections.any_greeted()):
            self._give_way()
        try:
            match = self.restored(stored)
        except Exception as error:
            if not other:
                log.exception("game not restored, back to the lobby", extra={"round": state.table.round})
                raise Unplayable from error
            if stored.rules in map(rules_of, self.cluster.others):  # also where it is over: its players see the result
                self._give_way()
            facts = {"round": state.table.round, "rules": stored.rules or "unknown"}
            log.warning("a game of other rules cannot be played by these: it is kept as it is", extra=facts)
            state.lost = game
            return None
        if other and running:
            await self._take_over(game, stored.rules)
        return match

    def restored(self, stored: Stored) -> Match:
        """Return the game played from its log. Raises any error of rules that cannot play it."""
        table = self.state.table
        return Match.restored(table.game_id, stored.setup, stored.seed, stored.log, table.purse)

    def rebuild(self, match: Match, log_: list[Logged]) -> bool:
        """Play this log instead of the known one; return False if these rules cannot."""
        try:
            match.rebuild(log_)
        except Exception:
            log.exception("a stored game cannot be played", extra={"round": self.state.table.round})
            return False
        return True

    def _is_played(self, rules: str, someone_here: bool) -> bool:
        """Return whether the game is left to servers with these rules.

        It is if people play it there, or if a server with these rules runs and no one here would wait for it.
        """
        there = {rules_of(process) for process, one in self.connections.others.items() if one.has_clients}
        return rules in there or (not someone_here and rules in map(rules_of, self.cluster.others))

    async def _take_over(self, game: str, before: str) -> None:
        try:
            await self.storage.games.take_over(game, self.cluster.rules, before)
        except Conflict:
            raise LostRace() from None
        except StorageError:
            if self.storage.shared:  # no other process plays it otherwise
                raise Refused("server", "the game cannot be taken over now") from None
        self.publisher.publish(TAKEN_OVER)  # for clients elsewhere of which this process has not heard
        facts = {"round": self.state.table.round, "before": before or "unknown"}
        log.info("a game goes on by other rules", extra=facts)

    def _give_way(self) -> NoReturn:
        """Send the clients of this process to a server with the rules of the game."""
        self.state.match = None
        error = OtherRules()
        for connection in self.connections.open:
            if connection.greeted:
                connection.refuse(error)
                connection.close(OTHER)
        raise error
