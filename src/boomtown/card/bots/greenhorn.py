"""The bot `greenhorn`: plays sensibly by its role, from what everybody can see and its own cards."""

from __future__ import annotations

from boomtown.bots.history import Memory
from boomtown.bots.observation import Sight
from boomtown.card.bots.choices import answer_to
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import best_play
from boomtown.card.bots.valuation.worth import held, life
from boomtown.card.codes import UNBIDDEN
from boomtown.kernel.frame import END, PASS


class Greenhorn:
    """Plays the same in the same position: `seed` is there for bots that do not."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, sight: Sight, memory: Memory) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        pos = Position(sight, memory)
        unbidden = [o for o in sight.options if o >= UNBIDDEN]
        options = [o for o in sight.options if o < UNBIDDEN]
        if sight.why == "play":
            choice = best_play(pos)
            return unbidden[0] if choice == END and unbidden and _two_cards_to_spare(pos) else choice
        if sight.why == "discard" and unbidden and _two_cards_to_spare(pos):
            return unbidden[0]
        choice = answer_to(sight.question)(pos, options) if options else PASS
        if choice == PASS and sight.why == "rescue" and unbidden:
            return unbidden[0]
        return choice if choice in sight.options else sight.options[0]


def _two_cards_to_spare(pos: Position) -> bool:
    """Whether a life is dearer to me than my two least cards (Sid Ketchum)."""
    worth = sorted(held(pos, c) for c in pos.hand)
    return len(worth) > 1 and sum(worth[:2]) - 2 * pos.load < life(pos)
