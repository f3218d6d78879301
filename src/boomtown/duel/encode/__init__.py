"""Encoder of The Duel."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from boomtown.duel.cards import NAMES
from boomtown.duel.encode import actions
from boomtown.duel.encode.layout import DuelLayout
from boomtown.duel.encode.observe import Observer
from boomtown.duel.offers import repeatable
from boomtown.encode.base import Encoder
from boomtown.games import Ask, Game


class DuelEncoder(Encoder):
    """Encoder of The Duel. The meaning of an option depends on the places, so it is computed for each question."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        layout = DuelLayout(setup)
        super().__init__(setup, layout, actions.meanings())
        self._observer = Observer(layout)

    def numbers(self, game: Game, ask: Ask) -> Mapping[int, int]:
        s, who, why = game.state, ask.who, ask.why
        kind = repeatable(s)
        repeats = NAMES[kind] if kind >= 0 else ""
        return {code: self.number_of[actions.meaning(s, code, why, who, repeats)] for code in ask.options}

    def describe(self, action: int) -> str:
        return actions.describe(self.meanings[action])

    def observe(self, game: Game, seat: int) -> array[float]:
        return self._observer.observe(game, seat)
