"""Bot `greenhorn`: plays by its role, with the public information and its own cards."""

from __future__ import annotations

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.card.bots.choices import answer_to
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import best_play
from boomtown.card.bots.valuation.worth import held, life
from boomtown.card.codes import UNBIDDEN
from boomtown.kernel.frame import END, PASS


class Greenhorn:
    """Deterministic player: `seed` is for bots that are not."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, observation: Observation, history: History) -> int:
        if len(observation.options) == 1:
            return observation.options[0]
        pos = Position(observation, history)
        unbidden = [o for o in observation.options if o >= UNBIDDEN]
        options = [o for o in observation.options if o < UNBIDDEN]
        if observation.why == "play":
            choice = best_play(pos)
            return unbidden[0] if choice == END and unbidden and _two_cards_to_spare(pos) else choice
        if observation.why == "discard" and unbidden and _two_cards_to_spare(pos):
            return unbidden[0]
        choice = answer_to(observation.question)(pos, options) if options else PASS
        if choice == PASS and observation.why == "rescue" and unbidden:
            return unbidden[0]
        return choice if choice in observation.options else observation.options[0]


def _two_cards_to_spare(pos: Position) -> bool:
    """Return whether a life is worth more than my two worst cards (Sid Ketchum)."""
    worth = sorted(held(pos, c) for c in pos.hand)
    return len(worth) > 1 and sum(worth[:2]) - 2 * pos.holding_cost < life(pos)
