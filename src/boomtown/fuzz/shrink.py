"""Search for the shortest game that still shows a fault: cut, simpler setups, dropped choices, other seeds.

Each try runs only the one check at every decision, so it ends at the first decision that shows the fault.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from .checks import PLAIN, named
from .play import Case, Fault, Watch, play, watches
from .players import Chooser, Player, Script, Sketch
from .setups import Setup
from .simpler import simpler

TRIES = 1500  # games played to find a shorter one
SEEDS = 12  # of these with other seeds, for each setup
MEETINGS = 60  # games played to reproduce a fault that was seen ahead
FIRST_SEEDS = 40  # tried first, while each round finds a shorter game
MORE_SEEDS = 300  # tried last, if no other method finds a shorter game

Progress = Callable[[int], object]


class Shrinker:
    """Search for a shorter game with the same fault: first fewer choices, then a simpler setup."""

    def __init__(self, fault: Fault, tries: int = TRIES, tried: Progress = lambda count: None) -> None:
        self.best, self.left, self.tried = fault, tries, tried
        self.watches = watches(fault.check)

    def run(self) -> Fault:
        """Return the fault with the shortest game found."""
        self._cut()
        again = True
        while self._seeds(self.best.case.setup, FIRST_SEEDS):
            pass
        while again and self.left > 0:
            before = self.best
            self._setups(self._sketch)
            self._drop()
            self._setups(self._seeds)
            again = self.best != before or self._seeds(self.best.case.setup, MORE_SEEDS)
        return self.best

    def _cut(self) -> None:
        """Cut after the first decision that shows the fault, with the fewest checks that show it."""
        case = self.best.case
        for watch in self.watches:
            found = play(case.setup, case.seed, Script(case.choices), watch())
            if found is not None and self._is_same(found):
                self.best, self.watches = found, (watch,)
                return

    def _is_same(self, found: Fault) -> bool:
        return (found.check, found.kind) == (self.best.check, self.best.kind)

    def _try(self, case: Case, choose: Chooser, most: int) -> bool:
        """Play a case, and keep it if it shows the same fault and is not larger. Return True if it is smaller.

        The size is the number of choices, then the size of the setup.
        """
        if self.left <= 0:
            return False
        self.left -= 1
        self.tried(1)
        found = play(case.setup, case.seed, choose, self.watches[0](), most)
        if found is None or not self._is_same(found):
            return False
        if _size(found.case) > _size(self.best.case):
            return False
        shorter = _size(found.case) < _size(self.best.case)
        self.best = found
        return shorter

    def _setups(self, tried: Callable[[Setup], bool]) -> None:
        """Try simpler setups in turn. Each one that shows the fault is the start for the next."""
        at = 0
        while self.left > 0 and at < len(setups := list(simpler(self.best.case.setup))):
            if not tried(setups[at]):
                at += 1

    def _sketch(self, setup: Setup) -> bool:
        """Play the choices of the best case where they fit."""
        return self._try(replace(self.best.case, setup=setup), Sketch(self.best.case.choices), self._most)

    @property
    def _most(self) -> int:
        return len(self.best.case.choices)

    def _seeds(self, setup: Setup, seeds: int = SEEDS) -> bool:
        """Try random games that are no longer than the best one."""
        for number in range(seeds):
            if self._try(Case(setup, str(number)), Player(Random(f"{number}/{self._most}")), self._most):
                return True
        return False

    def _drop(self) -> None:
        """Leave out ever smaller parts (delta debugging). The remaining choices are played where they fit."""
        size = max(1, self._most // 2)
        while self.left > 0:
            at, shorter = 0, False
            while at < self._most and self.left > 0:
                choices = self.best.case.choices
                fewer = choices[:at] + choices[at + size :]
                if self._try(self.best.case, Sketch(fewer), self._most - 1):
                    shorter = True
                else:
                    at += size
            if size == 1 and not shorter:
                return
            size = size if shorter else size // 2


def _size(case: Case) -> tuple[int, int]:
    """Return the number of choices, then the number of entries in the setup."""
    setup = case.setup
    more = sum(key not in ("game", "players", "sets", "options") for key in setup)
    return len(case.choices), setup["players"] + len(setup.get("sets", ())) + len(setup.get("options", ())) + more


def shrink(fault: Fault, tries: int = TRIES, tried: Progress = lambda count: None) -> Fault:
    """Return the fault with the shortest game found, or the same fault if no shorter game shows it.

    A game without an end stays the same, since every part of it is too short.
    """
    if fault.check == "end":
        return fault
    if any(check.ahead for check in named(fault.check)):
        fault = reproduce(fault, tried)
    return Shrinker(fault, tries, tried).run()


def reproduce(fault: Fault, tried: Progress) -> Fault:
    """Return a fault that was seen ahead as random play runs into it, from that point or in a new game.

    Returns the given fault if random play does not reach it.
    """
    case = fault.case
    for number in range(MEETINGS):
        tried(1)
        before, seed = (case.choices, case.seed) if number % 2 else ((), f"{number}")
        found = play(case.setup, seed, Script(before, Player(Random(f"{number}/met"))), Watch(PLAIN))
        if found is not None and found.kind == fault.kind:
            return found
    return fault
