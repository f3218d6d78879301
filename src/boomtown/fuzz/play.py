"""One game played with its invariants on."""

from __future__ import annotations

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
from .invariants.compare import Broken
from .players import Chooser, Script

TOO_LONG = 20_000  # decisions; a game that gets there does not end


@dataclass(frozen=True)
class Case:
    """A game up to a decision: what `replay` needs."""

    setup: dict[str, Any]
    seed: str
    choices: tuple[int, ...] = ()


@dataclass(frozen=True)
class Fault:
    """What does not hold, and where: after the choices of the case, or in the last of them.

    `check`: the invariant, or "setup", "play", "end". `kind`: which error where, the same for the same fault.
    """

    check: str
    kind: str
    what: str
    case: Case


@dataclass
class Watch:
    """Which checks are looked at, and how often each was. `always`: at every decision, whatever their rate."""

    checks: Iterable[Check] = CHECKS
    always: bool = False
    looked: Counter[str] = field(default_factory=Counter)
    decisions: int = 0

    def due(self, check: Check, end: bool) -> bool:
        """Whether the check is looked at now; its name says at which of the decisions, so that not all come at once."""
        if end or self.always or check.every == 1 or (self.decisions + crc32(check.name.encode())) % check.every == 0:
            self.looked[check.name] += 1
            return True
        return False


class _Found(Exception):
    """An error on its way out of the game."""

    def __init__(self, check: str, error: Exception) -> None:
        self.check, self.error = check, error


def play(setup: dict[str, Any], seed: str, choose: Chooser, watch: Watch, most: int | None = None) -> Fault | None:
    """Play until the end, a fault, or until `choose` has enough; at most `most` choices."""
    choices: list[int] = []
    try:
        _play(setup, seed, choose, watch, TOO_LONG if most is None else most, choices)
    except _Found as found:
        what = str(found.error) if type(found.error) is Broken else f"{type(found.error).__name__}: {found.error}"
        return Fault(found.check, _kind(found.error), what, Case(setup, seed, tuple(choices)))
    return None


def watches(check: str) -> tuple[Callable[[], Watch], ...]:
    """Ways to look for a fault again: its check alone at every decision, all of them, all at their rates. Where checks
    themselves spoil a game (a clone that shares something), one alone does not show it.
    """
    return lambda: Watch(named(check), True), lambda: Watch(always=True), Watch


def again(check: str, case: Case) -> Exception | None:
    """The error that the case shows of this check, None where it shows none."""
    for watch in watches(check):
        try:
            _play(case.setup, case.seed, Script(case.choices), watch(), TOO_LONG, [])
        except _Found as found:
            if found.check == check:
                return found.error
    return None


def unplayable(case: Case) -> Exception | None:
    """The error that keeps the case from being played as it stands, None where there is none."""
    try:
        _play(case.setup, case.seed, Script(case.choices), Watch(()), TOO_LONG, [])
    except _Found as found:
        return found.error
    return None


def written(fault: Fault) -> tuple[str, str]:
    """The game of a fault in notation, and what cannot be played any more (""). Where nothing can be written, why."""
    case, why = fault.case, ""
    for stop in (len(case.choices), len(case.choices) - 1):
        try:
            text = write_game(replay(case.setup, case.seed, case.choices[:stop]), {"Fault": fault.check})
        except Exception as error:
            why = why or f"{type(error).__name__}: {error}"
        else:
            return text, ", ".join(f"choice {choice}" for choice in case.choices[stop:])
    return "", why


def _play(setup: dict[str, Any], seed: str, choose: Chooser, watch: Watch, most: int, choices: list[int]) -> None:
    try:
        game = new_game(setup, seed)
    except Exception as error:
        raise _Found("setup", error) from error
    rnd = Random()
    while game.ask is not None:
        _look(watch, "at", rnd, seed, len(choices), game)
        choice = choose(game) if len(choices) < most else None
        if choice is None:
            if len(choices) >= TOO_LONG:
                raise _Found("end", Broken(f"expected an end, got none after {TOO_LONG} choices"))
            return
        before = game.clone()
        choices.append(choice)
        try:
            game.step(choice)
        except Exception as error:
            raise _Found("play", error) from error
        _look(watch, "over", rnd, seed, len(choices), before, game, choice)
        watch.decisions += 1
    _look(watch, "end", rnd, seed, len(choices), game)


def _look(watch: Watch, when: str, rnd: Random, seed: str, move: int, *about: Any) -> None:
    """The checks of a kind that are due. Each has chance of its own, so that it finds alone what it found among all."""
    for check in watch.checks:
        hold = getattr(check, when)
        if hold is None or not watch.due(check, when == "end"):
            continue
        rnd.seed(crc32(f"{seed} {move} {check.name}".encode()))
        try:
            hold(*about, rnd)
        except Exception as error:
            raise _Found(check.name, error) from error


def _kind(error: Exception) -> str:
    """The error and the function it comes from; a broken invariant by itself."""
    if type(error) is Broken:
        return "Broken"
    frames = extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {frames[-1].name}" if frames else type(error).__name__
