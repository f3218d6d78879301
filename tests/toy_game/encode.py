"""Observations and actions as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from boomtown.encode.base import Encoder
from boomtown.encode.fields import Layout
from boomtown.games import PASS, Ask, Game
from tests.toy_game.rules import DRAW, ROUNDS, all_cards


class HighestEncoder(Encoder):
    def __init__(self, setup: Mapping[str, Any]) -> None:
        layout, n = Layout(), setup["players"]
        self.most = len(all_cards(n))
        layout.add("card", "the own card / the highest there is")
        layout.add("turn", "turns so far / all turns", high=1.0 + 1 / (ROUNDS * n))
        layout.add("asked", "who is asked", n)
        layout.add("open", "1 for each card laid down, by its number", self.most)
        super().__init__(setup, layout, [("draw",), ("pass",)])

    def observe(self, game: Game, seat: int) -> array[float]:
        s, n = game.state, self.players
        asked = [float(game.ask is not None and (p + seat) % n == game.ask.who) for p in range(n)]
        open_ = [float(card in s.discard) for card in all_cards(n)]
        return array("f", [s.cards[seat] / self.most, s.turn_no / (ROUNDS * n), *asked, *open_])

    def numbers(self, game: Game, ask: Ask) -> Mapping[int, int]:
        return {DRAW: 0, PASS: 1}

    def describe(self, action: int) -> str:
        return str(self.meanings[action][0])
