"""The encoder of the Dice Game."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from boomtown.dice.encode import actions
from boomtown.dice.encode.layout import DiceLayout
from boomtown.dice.encode.observe import Observer
from boomtown.encode.base import Encoder
from boomtown.games import Ask, Game


class Numbers(dict[int, int]):
    """Actions by code, for one question to one seat. Filled when a code first occurs."""

    def __init__(self, number_of: Mapping[Any, int], why: str, who: int, n: int) -> None:
        super().__init__()
        self.number_of, self.why, self.who, self.n = number_of, why, who, n

    def __missing__(self, code: int) -> int:
        meaning = actions.meaning(code, self.why, self.who, self.n)
        assert meaning in self.number_of, f"no action means {meaning}: dice/encode/actions.py must list it"
        number = self[code] = self.number_of[meaning]
        return number


class DiceEncoder(Encoder):
    """Encoder of the Dice Game with any modules."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        layout = DiceLayout(setup)
        super().__init__(setup, layout, actions.meanings(setup))
        self._numbers: dict[tuple[int, str], Numbers] = {}
        self._observer = Observer(layout)

    def numbers(self, game: Game, ask: Ask) -> Mapping[int, int]:
        found = self._numbers.get((ask.who, ask.why))
        if found is None:
            found = self._numbers[ask.who, ask.why] = Numbers(self.number_of, ask.why, ask.who, self.players)
        return found

    def describe(self, action: int) -> str:
        return actions.describe(self.meanings[action])

    def observe(self, game: Game, seat: int) -> array[float]:
        return self._observer.observe(game, seat)
