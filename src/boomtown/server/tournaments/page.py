"""Tournament as clients see it: players by rank, and the tables of each round with their results."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct

from ..tables.moderation import Talk
from ..tables.table_info import SetupInfo
from ..tables.time_bank import TimeAllowance
from .rows import Games, Player, Tournament
from .standings import Result, Score, points_of, ranked, score

Phase = Literal["waiting", "playing", "between", "over"]
TablePhase = Literal["waiting", "playing", "over"]


class TournamentPlayer(Struct):
    """A player with their score. `number` stays the same; `left`: they play no further round."""

    number: int
    name: str
    face: str
    host: bool
    left: bool
    rank: int
    points: int
    won: int
    games: int


class TournamentSeat(Struct):
    """Player at a table. Role, `won` and points are None before the end, and of a player who did not come."""

    player: int
    role: str | None
    won: bool | None
    points: int | None


class TournamentTable(Struct):
    """Table of a round. `code` None: no player has opened it, or it has been deleted."""

    round: int
    number: int
    code: str | None
    phase: TablePhase
    seats: list[TournamentSeat]


class TournamentPage(Struct):
    """A tournament as one reader sees it.

    `phase`: waiting before the first round, playing, between two rounds, over after the last. `mine`: number of the
    reader as a player. `may_start`: the reader may start the next round now.
    """

    code: str
    title: str
    setup: SetupInfo
    timer: int
    purse: TimeAllowance | None
    talk: Talk
    rounds: int
    round: int
    phase: Phase
    mine: int | None
    host: bool
    may_start: bool
    players: list[TournamentPlayer]
    tables: list[TournamentTable]


class RunningTournament(Struct):
    """A tournament of the reader that is not over. `calls`: a game of theirs waits or runs."""

    code: str
    title: str
    round: int
    rounds: int
    phase: Phase
    calls: bool


class Progress:
    """A tournament with its players and games. `since`: a table that was last used earlier has been abandoned."""

    def __init__(self, tournament: Tournament, players: list[Player], games: Games, since: float) -> None:
        self.tournament, self.players, self.games, self.since = tournament, players, games, since

    @cached_property
    def phase(self) -> Phase:
        tournament = self.tournament
        if not tournament.round:
            return "waiting"
        now = {at for at in self.tables if at[0] == tournament.round}
        if any(self.table_phase(at) != "over" for at in now):
            return "playing"
        return "between" if tournament.round < tournament.rounds else "over"

    @cached_property
    def tables(self) -> dict[tuple[int, int], list[str]]:
        """Accounts at each table, by round and number."""
        found: dict[tuple[int, int], list[str]] = {}
        for place in self.games.places:
            found.setdefault((place.round, place.number), []).append(place.owner)
        return found

    def table_of(self, owner: str) -> tuple[int, int] | None:
        """Return round and number of a player's table in the present round, None without one."""
        at = ((one.round, one.number) for one in self.games.places if one.owner == owner)
        return next((table for table in at if table[0] == self.tournament.round), None)

    def table_phase(self, at: tuple[int, int]) -> TablePhase:
        opened = self.games.opened.get(at)
        if opened is None:
            late = at[0] < self.tournament.round or self.tournament.touched < self.since
            return "over" if late else "waiting"
        ended = any(self.games.results.get(opened.id, {}).values())
        if ended or opened.phase in (None, "over") or (opened.touched or 0.0) < self.since:
            return "over"
        return "playing" if opened.phase == "playing" else "waiting"

    def player(self, owner: str) -> Player | None:
        return next((player for player in self.players if owner and player.owner == owner), None)

    def is_host(self, owner: str) -> bool:
        """Return whether an account is the host. After the host has been deleted each player counts as one."""
        host = self.tournament.host
        return bool(owner) and (owner == host if host else self.player(owner) is not None)

    def may_start(self, owner: str) -> bool:
        """Return whether an account may start the next round now: each player between rounds, the host at any time."""
        if self.phase == "over" or self.tournament.round == self.tournament.rounds:
            return False
        player = self.player(owner)
        return self.is_host(owner) or (self.phase == "between" and player is not None and not player.left)

    def scores(self) -> dict[str, Score]:
        """Return the score of each player."""
        kind, size = self.tournament.setup["game"], self.tournament.setup["players"]
        own: dict[str, list[Result]] = {player.owner: [] for player in self.players}
        for table in self.games.results.values():
            for owner, result in table.items():
                if result and owner in own:
                    own[owner].append(result)
        return {owner: score(kind, size, results) for owner, results in own.items()}


def page(progress: Progress, reader: str) -> TournamentPage:
    """Return the tournament as an account sees it, "" for an unknown reader."""
    tournament, me = progress.tournament, progress.player(reader)
    return TournamentPage(
        code=tournament.code,
        title=tournament.title,
        setup=SetupInfo(**{key: tournament.setup[key] for key in SetupInfo.__struct_fields__}),
        timer=tournament.timer,
        purse=tournament.purse if tournament.purse.start else None,
        talk=tournament.talk,
        rounds=tournament.rounds,
        round=tournament.round,
        phase=progress.phase,
        mine=None if me is None else me.number,
        host=progress.is_host(reader),
        may_start=progress.may_start(reader),
        players=_players(progress),
        tables=_tables(progress),
    )


def line(progress: Progress, reader: str) -> RunningTournament:
    """Return the tournament as the first page lists it for a player."""
    tournament, mine = progress.tournament, progress.table_of(reader)
    calls = mine is not None and progress.table_phase(mine) != "over"
    return RunningTournament(
        tournament.code, tournament.title, tournament.round, tournament.rounds, progress.phase, calls
    )


def _players(progress: Progress) -> list[TournamentPlayer]:
    scores = progress.scores()
    by_number = {player.number: player for player in progress.players}
    found = []
    for rank, number in ranked([(player.number, scores[player.owner]) for player in progress.players]):
        player = by_number[number]
        own = scores[player.owner]
        host = player.owner == progress.tournament.host
        found.append(
            TournamentPlayer(number, player.name, player.face, host, player.left, rank, own.points, own.won, own.games)
        )
    return found


def _tables(progress: Progress) -> list[TournamentTable]:
    numbers = {player.owner: player.number for player in progress.players}
    return [
        TournamentTable(
            *at,
            code=progress.games.opened[at].code if at in progress.games.opened else None,
            phase=progress.table_phase(at),
            seats=[_seat(progress, at, owner, numbers) for owner in owners if owner in numbers],
        )
        for at, owners in progress.tables.items()
    ]


def _seat(progress: Progress, at: tuple[int, int], owner: str, numbers: Mapping[str, int]) -> TournamentSeat:
    setup, opened = progress.tournament.setup, progress.games.opened.get(at)
    result = progress.games.results.get(opened.id, {}).get(owner) if opened else None
    if result is None:
        return TournamentSeat(numbers[owner], None, None, None)
    points = points_of(setup["game"], setup["players"], result)
    return TournamentSeat(numbers[owner], result.role, result.won, points)
