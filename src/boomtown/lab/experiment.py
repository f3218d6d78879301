"""Experiment file: the arms to compare, the number of deals and the stopping rule, in TOML."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from boomtown import __version__
from boomtown.games import DEFAULT, SetupError, catalog, new_game, spec_of
from boomtown.kernel.setup_validation import suggest
from boomtown.lab.simulate import Plan

ALL = "all"  # instead of a list of sets
LARGEST = 100_000  # deals of a chunk


class ExperimentError(ValueError):
    """Experiment that cannot run; the message says what was expected and what came."""


class Characters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Characters of an arm. `given`: by role. `forbidden`: never dealt. `swapped`: two characters; each deal is played
    twice, with each of them in the same seat.
    """

    given: dict[str, str] = {}
    forbidden: tuple[str, ...] = ()
    swapped: tuple[str, ...] = ()


class Arm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one kind. `players`: the deals take these numbers in turn. `bots` take the seats in rotation; `by_role`
    replaces them in the seats of a role. `roles`: by seat, instead of dealt ones. `deals`: its own number of deals.
    """

    name: str = ALL
    deals: int = 0
    game: str = DEFAULT
    players: int | tuple[int, ...] = 5
    sets: str | tuple[str, ...] = ()
    options: dict[str, bool | int | str] = {}
    bots: tuple[str, ...] = ("quick",)
    by_role: dict[str, str] = {}
    roles: tuple[str, ...] = ()
    characters: Characters = Characters()

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the numbers of players, in the order of the deals."""
        return (self.players,) if isinstance(self.players, int) else self.players

    @property
    def variants(self) -> int:
        """Return how often each deal is played."""
        return 2 if self.characters.swapped else 1

    def plan(self, seed: str, players: int) -> Plan:
        """Return the games with this number of players as a plan of the simulation."""
        chosen = _sets(self.game, players) if self.sets == ALL else tuple(self.sets)
        return Plan(
            1, players, self.bots, chosen, tuple(self.options.items()), f"{seed}/{players}", self.game, paired=False
        )

    def every_bot(self) -> tuple[str, ...]:
        """Return the names of all bots of the arm."""
        return tuple(dict.fromkeys([*self.bots, *self.by_role.values()]))


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sequential test of one difference. `won_by`: a side or a role. `arms`: the two that are compared; without it the
    two swapped characters are. The run ends at the first of `looks` equally spaced looks that shows a difference.
    """

    won_by: str
    arms: tuple[str, ...] = ()
    looks: int = 5
    alpha: float = 0.05


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Experiment. `deals`: of each arm. `chunk`: deals of one file of results. `decisions`: also store them."""

    deals: int
    arms: tuple[Arm, ...]
    seed: str = "0"
    chunk: int = 100
    decisions: bool = False
    stop: Stop | None = None

    def digest(self) -> str:
        """Return a hash of everything that decides the results of a deal. The number of deals is not part of it."""
        bots = {name for arm in self.arms for name in arm.every_bot()}
        files = {name: Path(name.rpartition(":")[0]) for name in sorted(bots) if ".py:" in name}
        parts = [
            __version__,
            self.seed,
            self.chunk,
            self.decisions,
            [{**msgspec.to_builtins(arm), "deals": 0} for arm in self.arms],
            {name: blake2b(path.read_bytes()).hexdigest() for name, path in files.items()},
        ]
        return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=16).hexdigest()

    def chunks(self) -> list[tuple[int, int, int]]:
        """Return arm, first deal and last deal (not included) of each chunk; the arms in turn."""
        counts = [self.deals_of(arm) for arm in self.arms]
        return [
            (arm, start, min(start + self.chunk, count))
            for start in range(0, max(counts), self.chunk)
            for arm, count in enumerate(counts)
            if start < count
        ]

    def deals_of(self, arm: Arm) -> int:
        """Return the number of deals of an arm."""
        return arm.deals or self.deals


def read_experiment(path: Path) -> Experiment:
    """Read and check an experiment. ExperimentError says what was expected and what came."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ExperimentError(f"expected the file of an experiment, got {str(path)!r}: {error}") from error
    try:
        return experiment_of(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ExperimentError(f"{path}: expected TOML: {error}") from error
    except (ExperimentError, SetupError) as error:
        raise ExperimentError(f"{path}: {error}") from error


def experiment_of(data: Mapping[str, Any]) -> Experiment:
    """Return the experiment of these values. Each arm starts from the values of `table`."""
    values = dict(data)
    shared = values.pop("table", {})
    arms = values.pop("arms", [{}])
    if not isinstance(shared, dict) or not isinstance(arms, list) or not all(isinstance(arm, dict) for arm in arms):
        raise ExperimentError("expected [table] as a table and [[arms]] as tables")
    if not arms:
        raise ExperimentError("arms: expected one or more, got none")
    _known(shared, Arm, "table", leave_out=("name",))
    for arm in arms:
        _known(arm, Arm, "arms")
    _known(values, Experiment, "the experiment", leave_out=("arms",), more=("table", "arms"))
    made = [shared | arm for arm in arms]
    for arm in made:
        _known(arm.get("characters", {}), Characters, "characters")
    _known(values.get("stop", {}), Stop, "stop")
    try:
        experiment = msgspec.convert({**values, "arms": made}, Experiment)
    except msgspec.ValidationError as error:
        raise ExperimentError(_plain(str(error))) from error
    _check(experiment)
    return experiment


def _known(
    values: object, kind: type[msgspec.Struct], where: str, leave_out: tuple[str, ...] = (), more: tuple[str, ...] = ()
) -> None:
    """Raise ExperimentError for a key that does not exist."""
    names = [name for name in kind.__struct_fields__ if name not in leave_out] + list(more)
    for key in values if isinstance(values, dict) else ():
        if key not in names:
            raise ExperimentError(f"{where}: expected {', '.join(names)}, got {key!r}{suggest(key, names)}")


def _plain(message: str) -> str:
    """Return an error of msgspec with the place first: "arms[0].players: expected int, got str"."""
    said, _, place = message.partition(" - at `$")
    said = re.sub(r"`(.*?)`", r"\1", said)
    where = place.rstrip("`").lstrip(".")
    return f"{where}: {said[0].lower()}{said[1:]}" if where else f"{said[0].lower()}{said[1:]}"


def _sets(game: str, players: int) -> tuple[str, ...]:
    """Return all expansions that this number of players can use."""
    return tuple(one["id"] for one in catalog(game)["sets"][1:] if players in one.get("players", [players]))


# --- checks


def _check(experiment: Experiment) -> None:
    """Raise ExperimentError or SetupError if the experiment cannot run."""
    if experiment.deals < 1:
        raise ExperimentError(f"deals: expected 1 or more, got {experiment.deals}")
    for arm in experiment.arms:
        if arm.deals < 0 or (arm.deals and experiment.stop is not None):
            raise ExperimentError(f"{arm.name}: expected no deals of its own with a stopping rule, else 1 or more")
    if not 1 <= experiment.chunk <= LARGEST:
        raise ExperimentError(f"chunk: expected 1 to {LARGEST}, got {experiment.chunk}")
    names = [arm.name for arm in experiment.arms]
    for name in names:
        if names.count(name) > 1:
            raise ExperimentError(f"arms: expected different names, got {name!r} twice")
    for arm in experiment.arms:
        _check_arm(arm, experiment.seed)
    if experiment.stop is not None:
        _check_stop(experiment.stop, experiment)


def _check_arm(arm: Arm, seed: str) -> None:
    spec_of(arm.game)
    if not arm.counts:
        raise ExperimentError(f"{arm.name}: expected one or more numbers of players, got none")
    if isinstance(arm.sets, str) and arm.sets != ALL:
        raise ExperimentError(f"{arm.name}: sets: expected a list or {ALL!r}, got {arm.sets!r}")
    dealt: set[str] = set()
    for players in arm.counts:
        plan = arm.plan(seed, players)
        for names in (arm.bots, *((name,) for name in arm.by_role.values())):
            replace(plan, bots=names).check()
        setup = plan.setup() | ({"roles": list(arm.roles)} if arm.roles else {})
        game = new_game(setup, plan.seed, record=False)
        dealt |= {game.view(seat)["seats"][seat]["role"] for seat in range(game.players)}
        _check_characters(arm, setup)
    for key, roles in (("by_role", arm.by_role), ("characters.given", arm.characters.given)):
        for role in roles:
            if role not in dealt:
                known = ", ".join(sorted(dealt))
                raise ExperimentError(f"{arm.name}: {key}: expected a role from {known}, got {role!r}")


def _check_characters(arm: Arm, setup: Mapping[str, Any]) -> None:
    """Check the characters for one number of players."""
    wish = arm.characters
    named = [*wish.given.values(), *wish.forbidden, *wish.swapped]
    if not named:
        return
    pool = spec_of(arm.game).characters_in_use(setup)
    if not pool:
        raise ExperimentError(f"{arm.name}: characters: {arm.game} deals none that an experiment can set")
    for name in named:
        if name not in pool:
            raise ExperimentError(f"{arm.name}: expected a character in use, got {name!r}{suggest(name, pool)}")
        if named.count(name) > 1:
            raise ExperimentError(f"{arm.name}: expected each character once, got {name!r} twice")
    if wish.swapped and len(wish.swapped) != 2:
        raise ExperimentError(f"{arm.name}: swapped: expected two characters, got {len(wish.swapped)}")
    if len(pool) - len(wish.forbidden) - len(wish.swapped) < setup["players"]:
        raise ExperimentError(f"{arm.name}: expected characters for {setup['players']} players, got too many forbidden")


def _check_stop(stop: Stop, experiment: Experiment) -> None:
    names = [arm.name for arm in experiment.arms]
    if stop.arms and (len(set(stop.arms)) != 2 or not {*stop.arms} <= {*names}):
        raise ExperimentError(f"stop: expected two arms from {', '.join(names)}, got {', '.join(stop.arms)}")
    if not stop.arms and not (len(names) == 1 and experiment.arms[0].variants == 2):
        raise ExperimentError("stop: expected the names of two arms, or one arm with swapped characters")
    if not 1 <= stop.looks <= 50:
        raise ExperimentError(f"stop: expected 1 to 50 looks, got {stop.looks}")
    if experiment.deals // stop.looks < 50:
        raise ExperimentError(f"stop: expected at least 50 deals for each look, got {experiment.deals // stop.looks}")
    if not 0 < stop.alpha < 0.5:
        raise ExperimentError(f"stop: expected alpha between 0 and 0.5, got {stop.alpha}")
