"""Plan of a league: a TOML file with bots, tables, the number of deals and the claims to test."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any

from boomtown import __version__
from boomtown.games import DEFAULT, SetupError, catalog, new_game
from boomtown.lab import simulate
from boomtown.league.bots import Version, check_bot, file_of

CHUNK = 5  # deals of a file of results; plans count deals in multiples of it
ALL = "all"  # instead of a list of sets
SEATINGS = ("alternate", "single")


class PlanError(ValueError):
    """A plan that cannot be played; the message says what was expected and what came."""


@dataclass(frozen=True)
class Table:
    """Game that the bots play, and their seating.

    "alternate": every two bots share tables, seat by seat in turn. "single": each other bot sits alone among copies of
    the first bot, and the first bot also plays each deal alone, for comparison.
    """

    game: str = DEFAULT
    players: int = 5
    sets: tuple[str, ...] = ()
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seating: str = "alternate"

    @property
    def setup(self) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "sets": list(self.sets), "options": dict(self.options)}

    @property
    def name(self) -> str:
        every = [one["id"] for one in catalog(self.game)["sets"][1:]]
        sets = "all sets" if len(self.sets) > 1 and len(self.sets) == len(every) else ", ".join(self.sets) or "base"
        return ", ".join([self.game, f"{self.players} players", sets, *map(str, self.options)])


@dataclass(frozen=True)
class Claim:
    """Claim that the odds of winning with `bot` in a seat are more than `odds_ratio` times those with `over`.

    It is made for each of the roles at each table. With `or_more` the sequential probability ratio test decides between
    `odds_ratio` and `or_more`; without it the 95 % interval of all deals does.
    """

    bot: str
    over: str
    roles: tuple[str, ...]
    odds_ratio: float = 1.0
    or_more: float | None = None
    alpha: float = 0.05
    beta: float = 0.05


@dataclass(frozen=True)
class Match:
    """Games of a few bots at one table. `bots` take the seats in rotation."""

    table: int
    number: int
    bots: tuple[str, ...]

    def games(self, plan: LeaguePlan) -> simulate.Plan:
        """Return the games as a plan of the simulation: the same deals in every match of a table."""
        table = plan.tables[self.table]
        rotated = len(set(self.bots)) > 1
        return simulate.Plan(
            plan.deals * (table.players if rotated else 1),
            table.players,
            self.bots,
            table.sets,
            tuple(table.options.items()),
            f"{plan.seed}/{self.table}",
            table.game,
            rotated,
        )


@dataclass(frozen=True)
class LeaguePlan:
    """Plan of a league. `look`: deals between two looks of the sequential tests. `seconds`: bound of an answer."""

    bots: tuple[str, ...]
    tables: tuple[Table, ...]
    deals: int
    seed: str = "0"
    look: int = 50
    seconds: float = 30.0
    versions: Mapping[str, Version] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()

    def matches(self) -> list[Match]:
        """Return the matches of all tables."""
        found = []
        for place, table in enumerate(self.tables):
            first, *others = self.bots
            if table.seating == "single":
                filled = (first,) * (table.players - 1)
                seatings = [(first,), *((bot, *filled) for bot in others)]
            else:
                seatings = list(combinations(self.bots, 2))
            found += [Match(place, number, bots) for number, bots in enumerate(seatings)]
        return found

    def digest(self) -> str:
        """Return a hash of everything that decides the results of a deal."""
        files = {bot: file_of(bot) for bot in self.bots}
        parts = {
            "package": __version__,
            "seed": self.seed,
            "seconds": self.seconds,
            "tables": [[table.setup, table.seating] for table in self.tables],
            "bots": list(self.bots),
            "versions": {name: [one.bot, one.source] for name, one in self.versions.items()},
            "files": {bot: blake2b(path.read_bytes()).hexdigest() for bot, path in files.items() if path},
        }
        return blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=16).hexdigest()


def read_plan(path: Path) -> LeaguePlan:
    """Read and check a plan. PlanError says what was expected and what came."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PlanError(f"expected the file of a plan, got {str(path)!r}: {error}") from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PlanError(f"{path}: expected TOML: {error}") from error
    try:
        return plan_of(data, path.parent)
    except (PlanError, SetupError) as error:
        raise PlanError(f"{path}: {error}") from error


def plan_of(data: dict[str, Any], folder: Path) -> LeaguePlan:
    """Return the plan of these values. Sources of other versions are relative to `folder`."""
    data = dict(data)
    tables = [_table(one) for one in _list(data.pop("tables", [{}]), "tables", dict)]
    versions = {
        name: Version(**{key: str(value) for key, value in _keys(one, Version, name).items()}).at(folder)
        for name, one in _typed(data.pop("versions", {}), dict, "versions").items()
    }
    claims = [_made(Claim, one, "claims") for one in _list(data.pop("claims", []), "claims", dict)]
    plan: LeaguePlan = _made(LeaguePlan, data | {"tables": tables, "versions": versions, "claims": claims}, "the plan")
    _check(plan)
    return plan


def _table(one: dict[str, Any]) -> Table:
    made: Table = _made(Table, one | ({"sets": [ALL]} if one.get("sets") == ALL else {}), "tables")
    if made.sets != (ALL,):
        return made
    known = catalog(made.game)["sets"][1:]
    sets = [s["id"] for s in known if made.players in s.get("players", [made.players])]
    return Table(made.game, made.players, tuple(sets), made.options, made.seating)


def _check(plan: LeaguePlan) -> None:
    """Raise PlanError if the plan cannot be played."""
    if len(set(plan.bots)) != len(plan.bots) or len(plan.bots) < 2:
        raise PlanError(f"bots: expected two or more different ones, got {list(plan.bots)}")
    for name in ("deals", "look"):
        value = getattr(plan, name)
        if value < CHUNK or value % CHUNK:
            raise PlanError(f"{name}: expected a multiple of {CHUNK} from {CHUNK} up, got {value}")
    if plan.seconds <= 0:
        raise PlanError(f"seconds: expected more than 0, got {plan.seconds}")
    for table in plan.tables:
        if table.seating not in SEATINGS:
            raise PlanError(f"seating: expected {' or '.join(SEATINGS)}, got {table.seating!r}")
        new_game(table.setup, plan.seed, record=False)
        for bot in plan.bots:
            try:
                check_bot(bot, table.game, plan.versions)
            except ValueError as error:
                raise PlanError(f"bots: {error}") from error
    for claim in plan.claims:
        _check_claim(claim, plan)


def _check_claim(claim: Claim, plan: LeaguePlan) -> None:
    for bot in (claim.bot, claim.over):
        if bot not in plan.bots:
            raise PlanError(f"claims: expected a bot from {', '.join(plan.bots)}, got {bot!r}")
    if claim.bot == claim.over:
        raise PlanError(f"claims: expected two different bots, got {claim.bot!r} twice")
    if any(table.seating == "single" for table in plan.tables) and claim.over != plan.bots[0]:
        raise PlanError(f"claims: at a table with single seating expected over = {plan.bots[0]!r}, got {claim.over!r}")
    dealt = sorted({role for table in plan.tables for role in roles_of(table)})
    for role in claim.roles:
        if role not in dealt:
            raise PlanError(f"claims: expected roles from {', '.join(dealt)}, got {role!r}")
    if claim.odds_ratio <= 0 or (claim.or_more is not None and claim.or_more <= claim.odds_ratio):
        raise PlanError(f"claims: expected 0 < odds_ratio < or_more, got {claim.odds_ratio} and {claim.or_more}")
    if not (0 < claim.alpha < 0.5 and 0 < claim.beta < 0.5):
        raise PlanError(f"claims: expected alpha and beta between 0 and 0.5, got {claim.alpha} and {claim.beta}")


def roles_of(table: Table) -> set[str]:
    """Return the roles that are dealt at a table."""
    game = new_game(table.setup, "roles", record=False)
    return {game.view(seat)["seats"][seat]["role"] for seat in range(table.players)}


# --- values of TOML

_TYPES: dict[str, tuple[type, ...]] = {
    "int": (int,),
    "float": (float, int),
    "float | None": (float, int),
    "str": (str,),
    "tuple[str, ...]": (list,),
}


def _made(kind: type, values: object, where: str) -> Any:
    """Return an object of that class with these values, lists as tuples."""
    given = {}
    for key, value in _keys(values, kind, where).items():
        types = _TYPES.get(str(kind.__annotations__[key]))
        if types is not None and (not isinstance(value, types) or isinstance(value, bool)):
            raise PlanError(f"{where}: expected {key} as {kind.__annotations__[key]}, got {value!r}")
        if isinstance(value, list):
            if types == (list,):
                _list(value, f"{where}: {key}", str)
            value = tuple(value)
        given[key] = value
    try:
        return kind(**given)
    except TypeError as error:
        raise PlanError(f"{where}: {str(error).partition(' ')[2]}") from error


def _keys(values: object, kind: type, where: str) -> dict[str, Any]:
    names = [one.name for one in fields(kind)]
    for key in _typed(values, dict, where):
        if key not in names:
            raise PlanError(f"{where}: expected {', '.join(names)}, got {key!r}")
    return dict(_typed(values, dict, where))


def _list(value: Any, where: str, of: type) -> list[Any]:
    if not isinstance(value, list) or not all(isinstance(one, of) for one in value):
        raise PlanError(f"{where}: expected a list of {'tables' if of is dict else 'words'}, got {value!r}")
    return value


def _typed(value: Any, kind: type, where: str) -> Any:
    if not isinstance(value, kind):
        raise PlanError(f"{where}: expected a {'table' if kind is dict else kind.__name__}, got {value!r}")
    return value
