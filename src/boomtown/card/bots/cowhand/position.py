"""Position of `greenhorn` with the relations of `cowhand`."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence

from boomtown.bots.computed_once import computed_once
from boomtown.bots.history import History
from boomtown.bots.role_inference import ROLES, Chances
from boomtown.card.bots.cowhand.relations import Relations
from boomtown.card.bots.position import Position
from boomtown.card.seen.fast_view import FastView


class RelatedPosition(Position):
    """Position at one question, with the relations of this bot."""

    def __init__(self, see: FastView, options: Sequence[int], history: History, relations: Relations) -> None:
        super().__init__(see, options, history)
        self.relations = relations

    @computed_once
    def enmity(self) -> dict[int, float]:
        """Enmity by seat in the game."""
        found = self.relations.enmity
        return {p: found[p] for p in self.others}

    @computed_once
    def chances(self) -> list[Chances]:
        """Probability of each role by seat."""
        return [dict(zip(ROLES, row, strict=True)) for row in self.relations.chances]
