"""Plan of a training: which games are played, by which bots, and from which seed."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from boomtown.games import DEFAULT, catalog

# Of the weights that this version ships, and of those for searches
PLAN, SEARCH_PLAN = (Path(__file__).parent / name for name in ("plan.toml", "search.toml"))
CHUNK = 100  # games that one file of samples holds


@dataclass(frozen=True)
class Pool:
    """Kind of table: the share of each bot among its seats, and the weight of the kind among the games."""

    weight: float
    bots: dict[str, float]


@dataclass(frozen=True)
class Group:
    """Games of one kind. `sets` "none", "all", or "some": random sets, all of them in every third game, and always
    those it `needs`. `bots`: the share of each bot in games that no pool plays, for a family left out of the training.
    """

    game: str
    players: int
    sets: str
    games: int
    held_out: int
    needs: tuple[str, ...] = ()
    bots: tuple[tuple[str, float], ...] = ()

    @property
    def name(self) -> str:
        """Name of the files. A group that trains gives its name to its model."""
        sets = "" if self.sets == "none" else "-all" if self.sets == "all" else "-sets"
        return f"{self.game}-{self.players}{sets}" + ("-others" if self.bots else "")


@dataclass(frozen=True)
class Plan:
    """Training plan. `rate`: share of the decisions that give a position; `odd`: share of random moves; `roles`: by
    game, and by game with sets, the power to which the belief about the roles is raised; `search`: True for weights of
    the leaves of a search, which read the open table alone.
    """

    seed: str
    rate: float
    odd: float
    pools: tuple[Pool, ...]
    groups: tuple[Group, ...]
    digest: str
    roles: dict[str, float] = field(default_factory=dict)
    search: bool = False

    def setup(self, group: Group, rng: Random) -> dict[str, Any]:
        """Return the setup of a game of the group."""
        sets: list[str] = []
        if group.sets != "none":
            names = [of["id"] for of in catalog(group.game)["sets"][1:]]  # the first one is the base game
            every = group.sets == "all" or rng.random() < 1 / 3
            sets = [name for name in names if every or name in group.needs or rng.random() < 0.5]
        return {"game": group.game, "players": group.players, "sets": sets}

    def bots(self, group: Group, rng: Random, policies: set[str]) -> list[str]:
        """Return the bots by seat, of one pool. A game that lacks a bot has `greenhorn` in its place."""
        pool = rng.choices(self.pools, [pool.weight for pool in self.pools])[0]
        shares = dict(group.bots) or pool.bots
        found = rng.choices([*shares], [*shares.values()], k=group.players)
        return [name if name in policies or ":" in name else "greenhorn" for name in found]


def read_plan(path: Path) -> Plan:
    """Return the plan of a file. ValueError says which entry is wrong."""
    text = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: expected a plan in TOML: {error}") from error
    try:
        pools = tuple(Pool(float(of["weight"]), dict(of["bots"])) for of in data["pool"])
        groups = tuple(
            Group(
                str(of.get("game", DEFAULT)),
                int(of["players"]),
                str(of.get("sets", "none")),
                int(of["games"]),
                int(of["held_out"]),
                tuple(of.get("needs", ())),
                tuple(of.get("bots", {}).items()),
            )
            for of in data["group"]
        )
        plan = Plan(
            str(data["seed"]),
            float(data["rate"]),
            float(data["odd"]),
            pools,
            groups,
            _digest(text),
            data.get("roles", {}),
            bool(data.get("search", False)),
        )
    except KeyError as error:
        raise ValueError(f"{path}: expected an entry {error} in the plan") from error
    for group in groups:
        if group.sets not in ("none", "some", "all"):
            raise ValueError(f'{path}: expected sets "none", "some" or "all", got {group.sets!r}')
    return plan


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()
