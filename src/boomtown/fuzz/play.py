"""Play of one game with its invariants checked."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from traceback import extract_tb
from typing import Any
from zlib import crc32

from boomtown.games import new_game, replay
from boomtown.notation import write_game

from .checks import CHECKS, Check, named
from .invariants.compare import InvariantError
from .players import Chooser, Script

TOO_LONG = 20_000  # decisions; a game that reaches this number is taken to be endless


@dataclass(frozen=True)
class Case:
    """Game up to a decision, as `replay` needs it."""

    setup: dict[str, Any]
    seed: str
    choices: tuple[int, ...] = ()


@dataclass(frozen=True)
class Fault:
    """Broken invariant, after the choices of the case or in the last of them.

    `check`: the invariant, or "setup", "play", "end".
    `kind`: the error and its place, equal for the same fault.
    """

    check: str
    kind: str
    what: str
    case: Case


@dataclass
class Watch:
    """Checks to run, and the number of runs of each. `always`: run them at every decision, at any rate."""

    checks: Iterable[Check] = CHECKS
    always: bool = False
    looked: Counter[str] = field(default_factory=Counter)
    decisions: int = 0

    def due(self, check: Check, end: bool) -> bool:
        """Count a check and return True if it runs now.

        Its name shifts its turn, so that not all checks run at once.
        """
        if end or self.always or check.every == 1 or (self.decisions + crc32(check.name.encode())) % check.every == 0:
            self.looked[check.name] += 1
            return True
        return False


class _FaultError(Exception):
    """An invariant failed. Ends the play."""

    def __init__(self, check: str, error: Exception) -> None:
        self.check, self.error = check, error


def play(setup: dict[str, Any], seed: str, choose: Chooser, watch: Watch, most: int | None = None) -> Fault | None:
    """Play until the end, a fault, or until `choose` stops. At most `most` choices."""
    choices: list[int] = []
    try:
        _play(setup, seed, choose, watch, TOO_LONG if most is None else most, choices)
    except _FaultError as found:
        what = (
            str(found.error) if type(found.error) is InvariantError else f"{type(found.error).__name__}: {found.error}"
        )
        return Fault(found.check, _kind(found.error), what, Case(setup, seed, tuple(choices)))
    return None


def watches(check: str) -> tuple[Callable[[], Watch], ...]:
    """Return the ways to reproduce a fault: its check alone at every decision, all checks, all at their rates.

    The later ways are needed if checks themselves damage a game (a clone that shares an object).
    """
    return lambda: Watch(named(check), True), lambda: Watch(always=True), Watch


def again(check: str, case: Case) -> Exception | None:
    """Return the error of this check that the case shows, or None."""
    for watch in watches(check):
        try:
            _play(case.setup, case.seed, Script(case.choices), watch(), TOO_LONG, [])
        except _FaultError as found:
            if found.check == check:
                return found.error
    return None


def unplayable(case: Case) -> Exception | None:
    """Return the error that stops the case from being played, or None."""
    try:
        _play(case.setup, case.seed, Script(case.choices), Watch(()), TOO_LONG, [])
    except _FaultError as found:
        return found.error
    return None


def written(fault: Fault) -> tuple[str, str]:
    """Return the game of a fault in notation, and the choices that cannot be played ("").

    If the game cannot be written, the second text is the reason.
    """
    case, why = fault.case, ""
    for stop in (len(case.choices), len(case.choices) - 1):
        try:
            text = write_game(replay(case.setup, case.seed, case.choices[:stop]), {"Fault": fault.check})
        except Exception as error:
            why = why or f"{type(error).__name__}: {error}"
        else:
            return text, ", ".join(f"choice {choice}" for choice in case.choices[stop:])
    return "", why


def repeat_argument(fault: Fault) -> str:
    """Return the fault as the argument of `boomtown fuzz --repeat`."""
    case = {"check": fault.check, "setup": fault.case.setup, "seed": fault.case.seed, "choices": fault.case.choices}
    return json.dumps(case, separators=(",", ":")).replace("'", "\\u0027")


def _play(setup: dict[str, Any], seed: str, choose: Chooser, watch: Watch, most: int, choices: list[int]) -> None:
    try:
        game = new_game(setup, seed)
    except Exception as error:
        raise _FaultError("setup", error) from error
    rnd = Random()
    while game.ask is not None:
        _look(watch, "at", rnd, seed, len(choices), game)
        choice = choose(game) if len(choices) < most else None
        if choice is None:
            if len(choices) >= TOO_LONG:
                raise _FaultError("end", InvariantError(f"expected an end, got none after {TOO_LONG} choices"))
            return
        before = game.clone()
        choices.append(choice)
        try:
            game.step(choice)
        except Exception as error:
            raise _FaultError("play", error) from error
        _look(watch, "over", rnd, seed, len(choices), before, game, choice)
        watch.decisions += 1
    _look(watch, "end", rnd, seed, len(choices), game)


def _look(watch: Watch, when: str, rnd: Random, seed: str, move: int, *about: Any) -> None:
    """Run the checks of a kind that are due.

    Each has its own random numbers, so its result does not depend on other checks.
    """
    for check in watch.checks:
        hold = getattr(check, when)
        if hold is None or not watch.due(check, when == "end"):
            continue
        rnd.seed(crc32(f"{seed} {move} {check.name}".encode()))
        try:
            hold(*about, rnd)
        except Exception as error:
            raise _FaultError(check.name, error) from error


def _kind(error: Exception) -> str:
    """Return the name of the error and the function that raised it. Only the name for a broken invariant."""
    if type(error) is InvariantError:
        return type(error).__name__
    frames = extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {frames[-1].name}" if frames else type(error).__name__
