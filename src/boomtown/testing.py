"""Test helper for the authors of other games and sets: one function to call from their test suite."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from boomtown.fuzz.checks import CHECKS, Check
from boomtown.fuzz.invariants.compare import InvariantError, equal
from boomtown.fuzz.play import Fault, Watch, play, repeat_argument
from boomtown.fuzz.players import Player
from boomtown.fuzz.setups import described, mixes, setup_of
from boomtown.fuzz.shrink import shrink
from boomtown.games import SetupError, spec_of
from boomtown.kernel.setup_validation import suggest
from boomtown.spec import GameSpec

TRIES = 300  # games played to find a shorter one with the same fault


def check_game(name: str, sets: Collection[str] = (), games: int = 50) -> None:
    """Play random games of the registered game `name`, and check every invariant of the fuzzer.

    With `sets`, all games contain these sets. The same arguments give the same games. A broken invariant raises
    InvariantError, an AssertionError: its message has the shortest game found and the command that repeats it. An
    unknown game or set, or a game without `support`, raises SetupError.
    """
    spec = spec_of(name)
    _check_spec(spec)
    numbers = _numbers(name, sets)
    watch = Watch(_checks(spec))
    for count in range(games):
        number = numbers[count % len(numbers)]
        setup = setup_of(name, number, Random(f"{number} {count}"))
        fault = play(setup, f"{count}", Player(Random(count)), watch)
        if fault is not None:
            raise InvariantError(_report(shrink(fault, TRIES)))


def _check_spec(spec: GameSpec) -> None:
    """Check that the parts of a game agree on its name, and that it has what the invariants need."""
    equal("name of the rules", spec.rules.name, spec.name)
    equal("game of the catalog", spec.catalog().get("game"), spec.name)
    dialect = spec.dialect()
    if dialect is not None:
        equal("game of the dialect", dialect.game, spec.name)
    if spec.support() is None:
        raise SetupError(f"expected a game whose spec has `support`, got {spec.name!r}, which has none")


def _numbers(name: str, sets: Collection[str]) -> list[int]:
    """Return the numbers of the setups whose mix contains these sets."""
    known = mixes(name)
    for one in sets:
        if one not in known[-1]:
            raise SetupError(f"expected a set of {name!r}, got {one!r}{suggest(one, known[-1])}")
    drawn = range(len(known))
    return [number for number in drawn if set(sets) <= set(setup_of(name, number, Random(0))["sets"])]


def _checks(spec: GameSpec) -> list[Check]:
    """Return the checks whose part the game has."""
    missing = set[str]()
    if spec.dialect() is None:
        missing |= {"position", "record"}
    if spec.encoder() is None:
        missing |= {"actions", "observation"}
    return [check for check in CHECKS if check.name not in missing]


def _report(fault: Fault) -> str:
    """Return what failed, in which setup, and the command that repeats it."""
    case = fault.case
    return (
        f"{fault.check}: {fault.what}\n"
        f"after {len(case.choices)} choices; {described(case.setup)}\n"
        f"repeat it: boomtown fuzz --repeat '{repeat_argument(fault)}'"
    )
