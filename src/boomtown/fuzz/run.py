"""Run of many random games. The same plan gives the same run with any number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from .checks import CHECKS
from .play import Fault, Watch, play
from .players import Player
from .setups import Setup, in_turn, setup_of

CHUNK = 4  # games that a process plays at a time


@dataclass(frozen=True)
class Plan:
    """Games to play: `games` from number `start` on, until `decisions` were played (0: no limit).

    `thorough`: every check at every decision.
    """

    games: int
    game: str = "all"
    seed: str = "0"
    decisions: int = 0
    start: int = 0
    thorough: bool = False

    def setup(self, number: int) -> Setup:
        """Return the setup of a game. All mixes of sets of all games take turns."""
        turns = in_turn(self.game)
        return setup_of(*turns[number % len(turns)], Random(f"{self.seed}/{number}/setup"))


@dataclass
class Played:
    """Totals of games in the order of their numbers, up to the first fault."""

    games: int = 0
    decisions: int = 0
    mixes: Counter[tuple[str, ...]] = field(default_factory=Counter)  # (game, *sets): decisions
    looked: Counter[str] = field(default_factory=Counter)  # name of the check: how often
    fault: Fault | None = None
    number: int = -1  # number of the game with the fault

    def add(self, other: Played) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.mixes.update(other.mixes)
        self.looked.update(other.looked)
        self.fault, self.number = other.fault, other.number


def play_one(plan: Plan, number: int) -> Played:
    """Play game `number` of the plan from its own seed."""
    setup, watch = plan.setup(number), Watch(CHECKS, plan.thorough)
    fault = play(setup, f"{plan.seed}/{number}", Player(Random(f"{plan.seed}/{number}/play")), watch)
    mix = Counter({(setup["game"], *setup["sets"]): watch.decisions})
    return Played(1, watch.decisions, mix, watch.looked, fault, number if fault else -1)


def play_chunk(plan: Plan, start: int, stop: int) -> list[Played]:
    return [play_one(plan, number) for number in range(start, stop)]


def fuzz(plan: Plan, jobs: int = 1, done: Callable[[Played], object] = lambda played: None) -> Played:
    """Play the plan in `jobs` processes up to the first fault. `done` is called after each game."""
    total = Played()
    with closing(_played(plan, jobs)) as games:
        for played in games:
            total.add(played)
            done(played)
            if total.fault or (plan.decisions and total.decisions >= plan.decisions):
                break
    return total


def _played(plan: Plan, jobs: int) -> Generator[Played]:
    """Yield the games in the order of their numbers. Processes work a few chunks ahead."""
    stop = plan.start + plan.games
    if jobs == 1:
        yield from (play_one(plan, number) for number in range(plan.start, stop))
        return
    starts = iter(range(plan.start, stop, CHUNK))
    with ProcessPoolExecutor(jobs) as pool:
        ahead = [pool.submit(play_chunk, plan, at, min(at + CHUNK, stop)) for at in islice(starts, 2 * jobs)]
        try:
            while ahead:
                yield from ahead.pop(0).result()
                ahead += [pool.submit(play_chunk, plan, at, min(at + CHUNK, stop)) for at in islice(starts, 1)]
        finally:
            pool.shutdown(cancel_futures=True)  # the rest is not needed
