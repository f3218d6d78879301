"""Paths of a scenario that every game has, and comparison of a value with the expected one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boomtown.kernel.game import Game

NOTHING = (None, "", "none")  # in an expectation


@dataclass(frozen=True, slots=True)
class Cards:
    """Value of a path that is cards. An expectation names them in any order; a bare name fits any copy."""

    cards: Sequence[int]
    name: Callable[[int], str]
    fits: Callable[[str, int], bool]

    def written(self) -> Any:
        """Return the value as a scenario writes it."""
        return [self.name(card) for card in self.cards]

    def differs(self, expected: Any) -> str | None:
        """Return None if these are the expected cards, else their names."""
        return None if self._are(expected or []) else format_value(self.written())

    def _are(self, expected: Any) -> bool:
        left = list(self.cards)
        names = [str(name) for name in expected]
        for name in sorted(names, key=lambda one: sum(self.fits(one, card) for card in self.cards)):
            card = next((card for card in left if self.fits(name, card)), None)
            if card is None:
                return False
            left.remove(card)
        return not left


class TopCard(Cards):
    """The same of a pile of which only the top card is named."""

    def written(self) -> Any:
        return self.name(self.cards[-1]) if self.cards else None

    def differs(self, expected: Any) -> str | None:
        if not self.cards:
            return None if expected in NOTHING else "no card"
        fits = expected is not None and self.fits(str(expected), self.cards[-1])
        return None if fits else str(self.written())


def shared(game: Game, letters: Sequence[str]) -> dict[str, Any]:
    """Return the values of `turn`, `asked`, `over` and `winners`."""
    return {
        "turn": letters[game.state.turn],
        "asked": letters[game.ask.who] if game.ask else None,
        "over": game.over,
        "winners": sorted(letters[p] for p in game.winners),
    }


def look_up(values: Mapping[str, Any], path: str, expected: Any, also: Sequence[str] = ()) -> str | None:
    """Return None if the path has the expected value, else the found one. `also`: further known paths."""
    if path not in values:
        return f"no such path (known: {', '.join([*also, *values])})"
    found = values[path]
    if isinstance(found, Cards):
        return found.differs(expected)
    if path == "winners" and isinstance(expected, list):
        expected = sorted(expected)
    if isinstance(found, list):
        expected = [str(one) for one in expected or []]
    elif found is None and expected in NOTHING:
        expected = None
    return None if found == expected else format_value(found)


def written(found: Any) -> Any:
    """Return a value as a scenario writes it."""
    return found.written() if isinstance(found, Cards) else found


def format_value(value: Any) -> str:
    """Return a value as a report shows it."""
    return "[" + ", ".join(str(v) for v in value) + "]" if isinstance(value, list) else str(value)
