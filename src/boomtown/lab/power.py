"""Plan of an experiment as text: the games that will run, their cost, and the smallest effects they can show."""

from __future__ import annotations

from math import sqrt
from time import process_time

from boomtown.games import spec_of
from boomtown.lab.arm import Arm
from boomtown.lab.experiment import Experiment
from boomtown.lab.normal import HALF, NORMAL
from boomtown.lab.rows import play_deals

POWER = 0.8
TRIAL = 1.0  # seconds of games that measure the cost of an arm


def smallest(error: float, alpha: float = 0.05, looks_at: int = 1) -> float:
    """Return the smallest true effect that is shown with a probability of 80 %. `error`: standard error.

    `looks_at`: number of effects among which the test corrects.
    """
    return (NORMAL.inv_cdf(1 - alpha / 2 / looks_at) + NORMAL.inv_cdf(POWER)) * error


def cost(experiment: Experiment, arm: int) -> float:
    """Return the CPU seconds of one deal, measured on the first deals."""
    start, deals = process_time(), 0
    while process_time() - start < TRIAL and deals < experiment.deals_of(experiment.arms[arm]):
        play_deals(experiment, arm, deals, deals + 1)
        deals += 1
    return (process_time() - start) / deals


def described(experiment: Experiment, jobs: int) -> list[str]:
    """Return what will run, its cost and its power, as lines of text."""
    lines, total = [], 0.0
    for number, arm in enumerate(experiment.arms):
        seconds = cost(experiment, number) * experiment.deals_of(arm)
        total += seconds
        lines += [f"arm {arm.name}: {_games(experiment, arm)}", f"  about {_time(seconds)} of CPU"]
        lines += [f"  {line}" for line in _powers(experiment, arm)]
    lines.append(f"in all about {_time(total)} of CPU, {_time(total / jobs)} with {jobs} processes")
    if len(experiment.arms) > 1 or experiment.arms[0].variants > 1:
        fewest = min(map(experiment.deals_of, experiment.arms))
        effect = smallest(sqrt(2 * 0.25 / fewest))
        lines.append(f"difference between two arms or swapped characters, won by a side: {_points(effect)} or more")
    if rule := experiment.stop:
        lines.append(
            f"sequential test of {rule.won_by}: {rule.looks} looks, error at most {rule.alpha:g}; it may end earlier"
        )
    return lines


def _games(experiment: Experiment, arm: Arm) -> str:
    players = " ".join(map(str, arm.counts))
    sets = arm.sets if isinstance(arm.sets, str) else " ".join(arm.sets) or "base"
    options = "".join(f", {name}={value}" for name, value in arm.options.items())
    games = experiment.deals_of(arm) * arm.variants
    bots = " ".join(arm.every_bot())
    return f"{games} games of {arm.game}, players {players}, sets {sets}{options}; bots {bots}"


def _powers(experiment: Experiment, arm: Arm) -> list[str]:
    """Return the smallest effects of one arm. A rate of 50 % is assumed, the worst case."""
    lines = [f"rate of a side: within {_points(HALF * sqrt(0.25 / experiment.deals_of(arm)))}"]
    seats = experiment.deals_of(arm) * sum(arm.counts) / len(arm.counts)
    pool = spec_of(arm.game).characters_in_use(arm.plan(experiment.seed, arm.counts[-1]).setup())
    if pool:
        effect = smallest(sqrt(0.25 / (seats / len(pool))), looks_at=len(pool))
        lines.append(
            f"effect of one of {len(pool)} characters, corrected for that number: {_points(effect)} or more "
            f"({seats / len(pool):.0f} seats each)"
        )
    return lines


def _points(share: float) -> str:
    return f"{100 * share:.1f} points"


def _time(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"
