"""Comparison of games and data. `InvariantError` names the first difference."""

from __future__ import annotations

from collections import Counter
from typing import Any

from boomtown.games import Game


class InvariantError(AssertionError):
    """An invariant does not hold."""


def expect(holds: object, what: str) -> None:
    """Raise InvariantError with the message `what` unless `holds`."""
    if not holds:
        raise InvariantError(what)


def equal(what: str, got: Any, expected: Any) -> None:
    """Raise InvariantError for the first difference between the two."""
    if got != expected:
        raise InvariantError(f"{what}{difference(got, expected)}")


def difference(got: Any, expected: Any) -> str:
    """Return the first difference between two pieces of data, as `[path]: expected ..., got ...`."""
    if isinstance(got, dict) and isinstance(expected, dict):
        for key in [*expected, *(k for k in got if k not in expected)]:
            if key not in got or key not in expected:
                return f"[{key!r}]: {'missing' if key in expected else 'unexpected'}"
            if got[key] != expected[key]:
                return f"[{key!r}]{difference(got[key], expected[key])}"
    if isinstance(got, list | tuple) and type(got) is type(expected) and len(got) == len(expected):
        for i, (a, b) in enumerate(zip(got, expected, strict=True)):
            if a != b:
                return f"[{i}]{difference(a, b)}"
    if isinstance(got, list) and isinstance(expected, list) and all(isinstance(v, int) for v in got + expected):
        found, wanted = Counter(got), Counter(expected)
        return f": missing {sorted((wanted - found).elements())}, too many {sorted((found - wanted).elements())}"
    return f": expected {expected!r}, got {got!r}"


def same(what: str, game: Game, expected: Game) -> None:
    """Raise InvariantError unless both games are at the same point: state, waiting steps, question.

    Values that define no equality (knowledge of seats, computed late) are left to the comparison of saves.
    """
    for name in _parts(type(expected.state)):
        one, other = getattr(game.state, name), getattr(expected.state, name)
        if one is not other and one != other and _compares(type(one)):
            raise InvariantError(f"{what}: {name}{difference(one, other)}")
    equal(f"{what}: steps", game.stack, expected.stack)
    equal(f"{what}: question", game.ask, expected.ask)


def _compares(kind: type) -> bool:
    """Return True if the class defines equality."""
    return any("__eq__" in vars(cls) for cls in kind.__mro__[:-1])


def _parts(state: type) -> tuple[str, ...]:
    """Return the names of the values of a state, without the index of hooks, which follows from the rest."""
    if state not in _PARTS:
        listed = [getattr(cls, "__mypyc_attrs__", getattr(cls, "__slots__", ())) for cls in state.__mro__]
        names = dict.fromkeys(name for names in listed for name in names)  # compiled classes have the former
        _PARTS[state] = tuple(name for name in names if name not in ("index", "__dict__"))
        assert _PARTS[state], f"{state.__name__} names no parts"
    return _PARTS[state]


_PARTS: dict[type, tuple[str, ...]] = {}
