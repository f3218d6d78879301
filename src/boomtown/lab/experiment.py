"""Experiment file: the arms to compare, the number of deals and the stopping rule, in TOML."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from boomtown import __version__
from boomtown.games import SetupError
from boomtown.kernel.setup_validation import suggest
from boomtown.lab.arm import Arm, Characters, Equipment, ExperimentError, Roles
from boomtown.lab.arm_checks import check_arm

LARGEST = 100_000  # deals of a chunk
# Tables of an arm
PARTS: dict[str, type[msgspec.Struct]] = {"roles": Roles, "characters": Characters, "equipment": Equipment}


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
        for name, kind in PARTS.items():
            _known(arm.get(name, {}), kind, name)
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
        check_arm(arm, experiment.seed)
    if experiment.stop is not None:
        _check_stop(experiment.stop, experiment)


def _check_stop(stop: Stop, experiment: Experiment) -> None:
    names = [arm.name for arm in experiment.arms]
    if stop.arms and (len(set(stop.arms)) != 2 or not {*stop.arms} <= {*names}):
        raise ExperimentError(f"stop: expected two arms from {', '.join(names)}, got {', '.join(stop.arms)}")
    if not stop.arms and not (len(names) == 1 and experiment.arms[0].characters.swapped):
        raise ExperimentError("stop: expected the names of two arms, or one arm with swapped characters")
    if not 1 <= stop.looks <= 50:
        raise ExperimentError(f"stop: expected 1 to 50 looks, got {stop.looks}")
    if experiment.deals // stop.looks < 50:
        raise ExperimentError(f"stop: expected at least 50 deals for each look, got {experiment.deals // stop.looks}")
    if not 0 < stop.alpha < 0.5:
        raise ExperimentError(f"stop: expected alpha between 0 and 0.5, got {stop.alpha}")
