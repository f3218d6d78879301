"""Tournaments of a server: create one, join, leave, start a round."""

from random import Random
from time import time

from msgspec import to_builtins

from ..core import entropy, names
from ..core.errors import LostRace, Refused, not_stored, retry_on_conflict
from ..engine import adapter
from ..storage.storage import Conflict, Storage
from ..tables.client_messages import NewTournament
from ..tables.text_input import TITLE_LIMIT, clean_name
from ..tables.time_bank import TimeAllowance
from . import rows
from .page import Progress, RunningTournament, line
from .pairing import divide, meetings
from .rows import Player, Tournament

MOST = 64  # players
LEAST = 2
CODE_TRIES = 20
NEWEST = 5  # tournaments of an account that the first page may list


class Tournaments:
    """All tournaments in the database. `abandoned_after`: seconds after which an unused table counts as abandoned."""

    def __init__(self, storage: Storage, abandoned_after: float) -> None:
        self.storage, self.abandoned_after = storage, abandoned_after

    async def find(self, code: str) -> Progress:
        """Return a tournament as it is now. Raises `no-tournament`."""
        return await self.storage.read(self._read, code)

    def _read(self, code: str) -> Progress:
        tournament = rows.find(self.storage, code)
        if tournament is None:
            raise Refused("no-tournament", "there is no such tournament, or it has been deleted")
        games, players = rows.games(self.storage, tournament.id), rows.players(self.storage, tournament.id)
        return Progress(tournament, players, games, time() - self.abandoned_after)

    async def running(self, owner: str) -> list[RunningTournament]:
        """Return the newest tournaments of an account that are not over."""
        return await self.storage.read(self._running, owner)

    def _running(self, owner: str) -> list[RunningTournament]:
        found = [self._read(code) for code in rows.newest_of(self.storage, owner, NEWEST)]
        return [line(progress, owner) for progress in found if progress.phase != "over"]

    async def create(self, wish: NewTournament, owner: str, face: str) -> str:
        """Store a new tournament, whose host is its first player. Return its code."""
        setup = adapter.complete(to_builtins(wish.setup))
        purse = TimeAllowance(wish.purse.start, wish.purse.increment) if wish.purse else TimeAllowance()
        title, name = clean_name(wish.title, TITLE_LIMIT), clean_name(wish.name)
        made = Tournament(
            entropy.table_id(), "", title, owner, setup, wish.timer, purse, wish.talk, wish.rounds, 0, time()
        )
        for _ in range(CODE_TRIES):
            made.code = names.code()
            try:
                await rows.add(self.storage, made, Player(owner, 0, name, face, left=False))
                return made.code
            except Conflict:
                continue
        raise not_stored()

    async def join(self, code: str, name: str, owner: str, face: str) -> None:
        """Add a player, who plays from the next round on."""
        name = clean_name(name)
        await retry_on_conflict(lambda: self._join(code, name, owner, face))

    async def _join(self, code: str, name: str, owner: str, face: str) -> None:
        progress = await self.find(code)
        tournament, me = progress.tournament, progress.player(owner)
        _check_may_join(progress, name, me)
        if me is not None:
            await rows.update(self.storage, tournament.id, owner, name=name, face=face, left=False)
            return
        number = max((player.number for player in progress.players), default=-1) + 1
        try:
            await rows.join(self.storage, tournament.id, Player(owner, number, name, face, left=False))
        except Conflict:
            raise LostRace() from None

    async def leave(self, code: str, owner: str) -> None:
        """Remove a player before the first round; later, and for the host, note that they play no further round."""
        progress = await self.find(code)
        if progress.player(owner) is None:
            return
        if progress.tournament.round or progress.is_host(owner):
            await rows.update(self.storage, progress.tournament.id, owner, left=True)
        else:
            await rows.remove(self.storage, progress.tournament.id, owner)

    async def start_round(self, code: str, owner: str, number: int, random: Random) -> None:
        """Start the round of this number, unless another player has started it already."""
        progress = await self.find(code)
        if progress.tournament.round >= number:
            return
        _check_may_start(progress, owner, number)
        tables = await self.storage.read(_tables, progress, random)
        try:
            await rows.start_round(self.storage, progress.tournament, tables, time())
        except Conflict:  # started by another player at the same moment
            return


def _check_may_join(progress: Progress, name: str, me: Player | None) -> None:
    """Refuse a player who may not join. `me`: the player, if they have joined before."""
    if progress.phase == "over" or progress.tournament.round == progress.tournament.rounds:
        raise Refused("tournament-over", "expected a tournament with a round to come")
    others = [player for player in progress.players if player is not me]
    if names.skeleton(name) in {names.skeleton(player.name) for player in others}:
        raise Refused("name-taken", "expected a name unlike those of other players", name=name)
    if me is None and len(others) >= MOST:
        raise Refused("full", f"expected at most {MOST} players")


def _check_may_start(progress: Progress, owner: str, number: int) -> None:
    tournament = progress.tournament
    if number != tournament.round + 1:
        raise Refused("malformed", f"expected round {tournament.round + 1}, got {number}")
    if number > tournament.rounds:
        raise Refused("tournament-over", "expected a tournament with a round to come")
    if not progress.may_start(owner):
        playing = progress.phase == "playing" and progress.player(owner) is not None
        raise Refused("tournament-games" if playing else "not-host", "expected a player who may start the round")
    if sum(not player.left for player in progress.players) < LEAST:
        raise Refused("tournament-players", f"expected at least {LEAST} players")


def _tables(progress: Progress, random: Random) -> list[list[str]]:
    """Return the accounts at each table of the next round."""
    scores = progress.scores()
    points = {player.owner: scores[player.owner].points for player in progress.players if not player.left}
    return divide(points, progress.tournament.setup["players"], meetings(progress.tables.values()), random)
