"""Tuning of a bot with weights by role: `python -m boomtown.bots.tune PLAN`.

An evolution strategy with one game per trial. In each game some seats have the tuned bot, each with weights drawn
around the present ones, and the other seats have the bot `field`. The slope of the wins by weight, averaged over the
generations, moves the present weights. A generation is a part of its own: the file of the state is written after it,
and the same command goes on after a stop. The same plan gives the same weights.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import copysign, sqrt
from pathlib import Path
from random import Random
from typing import Any

from boomtown.bots.bot import find_policy
from boomtown.bots.history import History
from boomtown.bots.rollout import play_out
from boomtown.games import DEFAULT, new_game

TOO_LONG = 5_000  # decisions; a longer game counts as lost by all
MEMORY = 0.85  # weight of the earlier generations in the slope
UNCERTAIN = 0.35  # slope, in standard errors of a generation, up to which a weight stays: most of that is noise
SPEED = 0.5  # steps of a weight for a slope one standard error above it
Vector = dict[str, float]
Json = dict[str, Any]


class PlanError(ValueError):
    """A plan or a state that cannot be used; the message says what was expected and what came."""


@dataclass(frozen=True)
class Plan:
    """Plan of a run. `tables`: setups, played in turn. `share`: probability that a seat has the tuned bot. `scale`:
    factor for the steps of the weights.
    """

    bot: str
    field: str
    seed: str
    generations: int
    games: int
    share: float
    scale: float
    tables: tuple[Json, ...]

    def setup(self, number: int) -> Json:
        return {"game": DEFAULT, "sets": [], "options": {}, **self.tables[number % len(self.tables)]}


@dataclass
class Sums:
    """Sums over the trials of one role: number, wins, and steps of each weight, alone and with a win."""

    trials: int
    wins: int
    steps: Vector
    won: Vector

    def slope(self, name: str) -> float:
        """Return the change of the wins per step of a weight, in standard errors."""
        share = self.wins / max(1, self.trials)
        error = sqrt(max(share * (1 - share), 1e-6) * max(1, self.trials))
        return (self.won[name] - share * self.steps[name]) / error


def read_plan(path: Path) -> Plan:
    """Read a plan. PlanError says what was expected and what came."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        return Plan(**{**data, "tables": tuple(data["tables"])})
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise PlanError(f"expected a plan with {', '.join(Plan.__annotations__)}, got {path}: {error}") from error


def tune(plan: Plan, state_file: Path) -> Iterator[Json]:
    """Run the generations that are left, and yield the state after each."""
    tuned: Any = find_policy(plan.bot, DEFAULT)
    steps = {name: plan.scale * step for name, step in tuned.steps.items()}
    state = _state(plan, state_file, tuned)
    while state["generation"] < plan.generations:
        sums = play_generation(plan, state["generation"], tuned, state["weights"], steps)
        for role, of in sums.items():
            _move(state["weights"][role], state["slopes"][role], of, steps)
        state["generation"] += 1
        state["won"].append({role: round(of.wins / max(1, of.trials), 4) for role, of in sums.items()})
        part = state_file.with_suffix(".part")
        part.write_text(json.dumps(state, indent=1) + "\n", "utf-8")
        part.replace(state_file)
        yield state


def _state(plan: Plan, file: Path, tuned: Any) -> Json:
    name = f"{plan.seed}/{plan.bot}/{plan.field}/{plan.games}/{plan.share}/{plan.scale}/{json.dumps(plan.tables)}"
    if file.exists():
        found: Json = json.loads(file.read_text("utf-8"))
        if found["plan"] != name:
            raise PlanError(f"expected the state of this plan in {file}, got that of {found['plan']}")
        return found
    weights = {role: dict(vars(of)) for role, of in tuned.start.items()}
    slopes = {role: dict.fromkeys(of, 0.0) for role, of in weights.items()}
    return {"plan": name, "generation": 0, "weights": weights, "slopes": slopes, "won": []}


def _move(weights: Vector, slopes: Vector, sums: Sums, steps: Mapping[str, float]) -> None:
    for name, step in steps.items():
        slopes[name] = MEMORY * slopes[name] + (1 - MEMORY) * sums.slope(name)
        sure = max(0.0, abs(slopes[name]) - UNCERTAIN)
        weights[name] = round(weights[name] + SPEED * step * copysign(sure, slopes[name]), 4)


def play_generation(
    plan: Plan, generation: int, tuned: Any, weights: Mapping[str, Vector], steps: Vector
) -> dict[str, Sums]:
    """Play the games of a generation around these weights; return the sums by role."""
    names = [*steps]
    sums = {role: Sums(0, 0, dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)) for role in weights}
    other = find_policy(plan.field, DEFAULT)
    for number in range(plan.games):
        rng = Random(f"{plan.seed}/{generation}/{number}")
        game = new_game(plan.setup(number), f"{plan.seed}/{generation}/{number}", record=False)
        trials = [_trial(rng, names) if rng.random() < plan.share else None for _ in range(game.players)]
        bots: Sequence[Any] = [
            other(seat) if trial is None else tuned(seat, _around(weights, trial, steps, tuned.vector))
            for seat, trial in enumerate(trials)
        ]
        roles = [game.view(seat)["seats"][seat]["role"] for seat in range(game.players)]
        play_out(game, [bot.answer_fast for bot in bots], History(), TOO_LONG)
        for seat, trial in enumerate(trials):
            if trial is not None and roles[seat] in sums:
                _count(sums[roles[seat]], trial, game.over and seat in game.winners)
    return sums


def _trial(rng: Random, names: Sequence[str]) -> Vector:
    return {name: rng.gauss(0.0, 1.0) for name in names}


def _around(weights: Mapping[str, Vector], trial: Vector, steps: Vector, vector: Any) -> Json:
    """Return the weights by role, moved by the steps of a trial."""
    moves = {name: steps[name] * size for name, size in trial.items()}
    return {role: vector(**{name: value + moves[name] for name, value in of.items()}) for role, of in weights.items()}


def _count(sums: Sums, trial: Vector, won: bool) -> None:
    sums.trials += 1
    sums.wins += won
    for name, step in trial.items():
        sums.steps[name] += step
        if won:
            sums.won[name] += step


def main(arguments: Sequence[str]) -> int:
    """Run a plan; return the exit status."""
    if len(arguments) != 1:
        print("expected the file of a plan: python -m boomtown.bots.tune PLAN", file=sys.stderr)
        return 2
    path = Path(arguments[0])
    try:
        plan = read_plan(path)
        for state in tune(plan, path.with_suffix(".json")):
            print(f"generation {state['generation']} of {plan.generations}: {state['won'][-1]}", flush=True)
    except PlanError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
