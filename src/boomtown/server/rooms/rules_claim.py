"""The part of a room that knows of other rules: servers of two versions share a town, but never a game.

The storage says by which rules a game was played last. A server that has others leaves the game alone while people play
it where these are. Else it plays it again from its log, and where that goes well takes it over. Where it does not, the
game stays as it is stored: a server that can play it may come back.
"""

import logging
from typing import NoReturn

from ..cluster.membership import Town, rules_of
from ..config.settings import Settings
from ..core.errors import OtherRules, Overtaken, Refused
from ..engine.match import Match
from ..storage.queries import Stored
from ..storage.storage import Conflict, Storage, StorageError
from ..tables.game_log import Logged
from ..tables.table import Table
from .outbox import OTHER
from .replica import TAKEN, Everywhere

log = logging.getLogger("boomtown.server.rooms")


class Ruled(Everywhere):
    """All of it runs under the room's lock."""

    def __init__(self, table: Table, storage: Storage, settings: Settings, town: Town) -> None:
        super().__init__(table, settings, town)
        self.storage = storage

    async def ours(self, match: Match) -> bool:
        """Whether no other rules have taken over this running game."""
        if not self.storage.shared or self.table.phase != "playing":
            return True
        return await self.storage.read(self.storage.rules, match.id) == self.town.rules

    async def played_again(self, stored: Stored, coming: bool) -> Match | None:
        """The game as its log has it, ours from now on; None where it cannot be played here. `coming`: somebody is.
        OtherRules where it is left to servers that have the rules it has.
        """
        game, running = self.table.game_id, self.table.phase == "playing"
        other = stored.rules != self.town.rules
        if other and running and self._played(stored.rules, coming or self.greeted()):
            self.give_way()
        try:
            match = self.restored(stored)
        except Exception:
            if not other:  # nobody has rules that fit better
                log.exception("game not restored, back to the lobby", extra={"round": self.table.round})
                await self.give_up()
                return None
            if running and stored.rules in map(rules_of, self.town.others):
                self.give_way()
            facts = {"round": self.table.round, "rules": stored.rules or "unknown"}
            log.warning("a game of other rules cannot be played by these: it is kept as it is", extra=facts)
            self.lost = game
            return None
        if other and running:
            await self._take_over(game, stored.rules)
        return match

    def restored(self, stored: Stored) -> Match:
        """Raises whatever the rules raise where they cannot play it."""
        return Match.restored(self.table.game_id, stored.setup, stored.seed, stored.log, self.table.purse)

    def fits(self, match: Match, log_: list[Logged]) -> bool:
        """Play this log instead of the one that is known; False where these rules cannot."""
        try:
            match.rebuild(log_)
        except Exception:
            log.exception("a stored game cannot be played", extra={"round": self.table.round})
            return False
        return True

    def _played(self, rules: str, somebody: bool) -> bool:
        """Whether the game is left to servers with these rules: people play it there; or one of them is in the town,
        and here is nobody either who would wait for it.
        """
        there = {rules_of(process) for process, one in self.others.items() if one.somebody}
        return rules in there or (not somebody and rules in map(rules_of, self.town.others))

    async def _take_over(self, game: str, before: str) -> None:
        try:
            await self.storage.take_over(game, self.town.rules, before)
        except Conflict:
            raise Overtaken() from None
        except StorageError:
            if self.storage.shared:  # nobody else plays it otherwise
                raise Refused("server", "the game cannot be taken over now") from None
        self.tell_others(TAKEN)  # should somebody be there after all, of whom nothing was heard
        log.info("a game goes on by other rules", extra={"round": self.table.round, "before": before or "unknown"})

    def give_way(self) -> NoReturn:
        """Everybody here is to come to a server with the rules of the game."""
        self.match = None
        error = OtherRules()
        for connection in self.connections:
            if connection.greeted:
                connection.refuse(error)
                connection.close(OTHER)
        raise error

    def look_again(self) -> None:
        """Another server is in the town: it may have the rules of a game that cannot be played here."""
        if self.stuck:
            self.lost = ""
            self.missed()

    async def give_up(self) -> None:
        """The friends keep their table, without the game."""
        raise NotImplementedError
