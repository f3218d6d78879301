"""Acts of the players of a tournament: create it, join, leave, start a round, go to the own table."""

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


def read(storage: Storage, code: str, abandoned_after: float) -> Progress:
    """Return a tournament as it is now. Raises `no-tournament`. It blocks until the database answers.

    `abandoned_after`: seconds after which a table that is not used counts as abandoned.
    """
    tournament = rows.find(storage, code)
    if tournament is None:
        raise Refused("no-tournament", "there is no such tournament, or it has been deleted")
    games, players = rows.games(storage, tournament.id), rows.players(storage, tournament.id)
    return Progress(tournament, players, games, time() - abandoned_after)


def running(storage: Storage, owner: str, abandoned_after: float) -> list[RunningTournament]:
    """Return the newest tournaments of an account that are not over. It blocks until the database answers."""
    found = [read(storage, code, abandoned_after) for code in rows.newest_of(storage, owner, NEWEST)]
    return [line(progress, owner) for progress in found if progress.phase != "over"]


async def create(storage: Storage, wish: NewTournament, owner: str, face: str) -> str:
    """Store a new tournament, whose host is its first player. Return its code."""
    setup = adapter.complete(to_builtins(wish.setup))
    purse = TimeAllowance(wish.purse.start, wish.purse.increment) if wish.purse else TimeAllowance()
    title, name = clean_name(wish.title, TITLE_LIMIT), clean_name(wish.name)
    made = Tournament(entropy.table_id(), "", title, owner, setup, wish.timer, purse, wish.talk, wish.rounds, 0, time())
    for _ in range(CODE_TRIES):
        made.code = names.code()
        try:
            await rows.add(storage, made, Player(owner, 0, name, face, left=False))
            return made.code
        except Conflict:
            continue
    raise not_stored()


async def join(storage: Storage, code: str, abandoned_after: float, name: str, owner: str, face: str) -> None:
    """Add a player, who plays from the next round on."""
    name = clean_name(name)

    async def add() -> None:
        progress = await storage.read(read, storage, code, abandoned_after)
        tournament, players = progress.tournament, progress.players
        if progress.phase == "over" or tournament.round == tournament.rounds:
            raise Refused("tournament-over", "expected a tournament with a round to come")
        me = progress.player(owner)
        others = [player for player in players if player is not me]
        if names.skeleton(name) in {names.skeleton(player.name) for player in others}:
            raise Refused("name-taken", "expected a name unlike those of other players", name=name)
        if me is not None:
            await rows.update(storage, tournament.id, owner, name=name, face=face, left=False)
            return
        if len(players) >= MOST:
            raise Refused("full", f"expected at most {MOST} players")
        number = max((player.number for player in players), default=-1) + 1
        try:
            await rows.join(storage, tournament.id, Player(owner, number, name, face, left=False))
        except Conflict:
            raise LostRace() from None

    await retry_on_conflict(add)


async def leave(storage: Storage, code: str, abandoned_after: float, owner: str) -> None:
    """Remove a player before the first round; later, and for the host, note that they play no further round."""
    progress = await storage.read(read, storage, code, abandoned_after)
    if progress.player(owner) is None:
        return
    if progress.tournament.round or progress.is_host(owner):
        await rows.update(storage, progress.tournament.id, owner, left=True)
    else:
        await rows.remove(storage, progress.tournament.id, owner)


async def start_round(
    storage: Storage, code: str, abandoned_after: float, owner: str, number: int, random: Random
) -> None:
    """Start the round of this number, unless another player has started it already."""
    progress = await storage.read(read, storage, code, abandoned_after)
    if progress.tournament.round >= number:
        return
    _check_may_start(progress, owner, number)
    tables = await storage.read(_tables, progress, random)
    try:
        await rows.start_round(storage, progress.tournament, tables, time())
    except Conflict:  # started by another player at the same moment
        return


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
    return divide(points, progress.tournament.setup["players"], meetings(progress.tables().values()), random)
