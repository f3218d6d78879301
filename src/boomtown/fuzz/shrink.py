"""The shortest game found that still shows a fault: cut, simpler setups, choices dropped, other seeds.

A game is tried with the one check alone at every decision, so each try ends at the first decision that shows the fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from boomtown.games import Game, SetupError, new_game

from .checks import named
from .play import Case, Fault, Watch, play
from .players import Player, Script
from .setups import Setup

TRIES = 1500  # games played in search of a shorter one
SEEDS = 12  # of them with other seeds, for each setup
MORE_SEEDS = 300  # and where nothing else makes it shorter

Heard = Callable[[int], object]


class Shrinker:
    """Looks for a shorter game with the same fault: first fewer choices, then a simpler setup."""

    def __init__(self, fault: Fault, tries: int = TRIES, tried: Heard = lambda count: None) -> None:
        self.best, self.left, self.tried = fault, tries, tried
        self.checks = named(fault.check)

    def run(self) -> Fault:
        """The shortest found."""
        self._try(self.best.case, Script(self.best.case.choices, exact=True), len(self.best.case.choices))
        again = True
        while again and self.left > 0:
            before = self.best
            self._setups()
            self._drop()
            again = self.best != before or self._seeds(self.best.case.setup, MORE_SEEDS)
        return self.best

    def _try(self, case: Case, choose: Callable[[Game], int | None], most: int) -> bool:
        """Play; True and kept when it shows the same fault with fewer choices, or as many and a simpler setup."""
        if self.left <= 0:
            return False
        self.left -= 1
        self.tried(1)
        found = play(case.setup, case.seed, choose, Watch(self.checks, always=True), most)
        if found is None or (found.check, found.kind) != (self.best.check, self.best.kind):
            return False
        if _size(found.case) > _size(self.best.case):
            return False
        shorter = _size(found.case) < _size(self.best.case)
        self.best = found
        return shorter

    def _setups(self) -> None:
        """Simpler setups with the choices as far as they fit, and with other seeds."""
        again = True
        while again and self.left > 0:
            again = any(
                self._try(replace(self.best.case, setup=setup), Script(self.best.case.choices), self._most)
                or self._seeds(setup)
                for setup in simpler(self.best.case.setup)
            )

    @property
    def _most(self) -> int:
        return len(self.best.case.choices)

    def _seeds(self, setup: Setup, seeds: int = SEEDS) -> bool:
        """Random games no longer than the best one."""
        for number in range(seeds):
            if self._try(Case(setup, str(number)), Player(Random(f"{number}/{self._most}")), self._most):
                return True
        return False

    def _drop(self) -> None:
        """Delta debugging: leave out ever smaller parts; the rest is played as far as it fits."""
        size = max(1, self._most // 2)
        while self.left > 0:
            at, shorter = 0, False
            while at < self._most and self.left > 0:
                choices = self.best.case.choices
                fewer = choices[:at] + choices[at + size :]
                if self._try(self.best.case, Script(fewer), self._most - 1):
                    shorter = True
                else:
                    at += size
            if size == 1 and not shorter:
                return
            size = size if shorter else size // 2


def _size(case: Case) -> tuple[int, int]:
    """Choices, then how much the setup says."""
    setup = case.setup
    more = sum(key not in ("game", "players", "sets", "options") for key in setup)
    return len(case.choices), setup["players"] + len(setup.get("sets", ())) + len(setup.get("options", ())) + more


def simpler(setup: Setup) -> Iterator[Setup]:
    """Setups with one thing less: a set, an option, anything given, a player."""
    candidates = [setup | {"sets": [s for s in setup["sets"] if s != name]} for name in setup["sets"]]
    options = setup.get("options", {})
    candidates += [setup | {"options": {k: v for k, v in options.items() if k != name}} for name in options]
    extra = [key for key in setup if key not in ("game", "players", "sets", "options")]
    candidates += [{k: v for k, v in setup.items() if k != key} for key in extra]
    candidates += [_without(setup, seat) for seat in reversed(range(setup["players"]))]
    yield from (candidate for candidate in candidates if _playable(candidate))


def _without(setup: Setup, seat: int) -> Setup:
    """The same without one of the players; those who sit behind move up."""
    fewer: dict[str, Any] = setup | {"players": setup["players"] - 1}
    for key in ("roles", "characters"):
        if key in setup:
            fewer[key] = [name for p, name in enumerate(setup[key]) if p != seat]
    if "keep" in setup:
        kept = {int(p): name for p, name in setup["keep"].items() if int(p) != seat}
        fewer["keep"] = {str(p - (p > seat)): name for p, name in kept.items()}
    if "sheriff" in setup:
        fewer["sheriff"] = max(0, setup["sheriff"] - (setup["sheriff"] >= seat))
    return fewer


def _playable(setup: Setup) -> bool:
    try:
        new_game(setup, "0", record=False)
    except SetupError:
        return False
    except Exception:  # a fault of its own, found when it is tried
        return True
    return True


def shrink(fault: Fault, tries: int = TRIES, tried: Heard = lambda count: None) -> Fault:
    """The shortest game found with the fault; the same one where nothing shorter shows it. A game without an end stays
    as it is: every part of it is too short.
    """
    return fault if fault.check == "end" else Shrinker(fault, tries, tried).run()
