"""Encoder of the card game."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from boomtown.card.codes import V_CHOOSE
from boomtown.card.encode import actions
from boomtown.card.encode.layout import CardLayout
from boomtown.card.encode.observe import Observer
from boomtown.card.encode.vocabulary import vocabulary_of
from boomtown.encode.base import Encoder
from boomtown.games import Ask, Game


class Numbers(dict[int, int]):
    """Actions by code, for one acting seat. Codes are added when they first occur; their number is finite."""

    def __init__(self, number_of: Mapping[Any, int], who: int, seating: tuple[int, ...]) -> None:
        super().__init__()
        self.number_of, self.who, self.seating = number_of, who, seating

    def __missing__(self, code: int) -> int:
        meaning = actions.meaning(code, self.who, self.seating)
        assert meaning in self.number_of, f"no action means {meaning}: card/encode/actions.py must list it"
        number = self[code] = self.number_of[meaning]
        return number


class CardEncoder(Encoder):
    """Encoder of BANG! with any of its sets."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        names = vocabulary_of(setup)
        layout = CardLayout(names)
        super().__init__(setup, layout, actions.meanings(names))
        self._observer = Observer(names, layout)
        self._numbers: dict[tuple[int, tuple[int, ...]], Numbers] = {}
        self._turned = [self.number_of[actions.turned(place)] for place in range(names.turned)]

    def observe(self, game: Any, seat: int) -> array[float]:
        return self._observer.observe(game, seat)

    def parts(self, game: Any, seat: int) -> Sequence[bytes]:
        return self._observer.parts(game, seat)

    def numbers(self, game: Game, ask: Ask) -> Mapping[int, int]:
        state = game.state
        found = self._numbers.get((ask.who, state.seating))
        if found is None:
            key = ask.who, state.seating
            found = self._numbers[key] = Numbers(self.number_of, *key)
        if not state.turned:
            return found
        turned = {V_CHOOSE | card: number for card, number in zip(state.turned, self._turned, strict=False)}
        return {code: turned[code] if code in turned else found[code] for code in ask.options}

    def describe(self, action: int) -> str:
        return actions.describe(self.meanings[action])
