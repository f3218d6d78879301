"""Bot `greenhorn`: plays by its role, with the public information and its own cards."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.persona import PLAIN, Persona
from boomtown.card.bots.choices import answer_to
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import best_play, estimates
from boomtown.card.bots.valuation.worth import held, life
from boomtown.card.codes import UNBIDDEN
from boomtown.card.questions import QUESTIONS
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import END, PASS


@mypyc_attr(allow_interpreted_subclasses=True)  # personas
class Greenhorn:
    """Deterministic player: `seed` is for bots that are not."""

    events: ClassVar[bool] = False

    persona: ClassVar[Persona] = PLAIN

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, observation: Observation, history: History) -> int:
        see = observation.fast_view
        answer = self._answer if observation.records else self.answer_fast
        return answer(observation.why, observation.options, see, history)

    def answer_fast(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the answer without an `Observation`, in a game that records no events."""
        history.note_deals(see.dealings)
        return self._answer(why, options, see, history)

    def estimates(self, observation: Observation, history: History) -> dict[int, float]:
        """Return the gain by option where cards are played; nothing for other questions."""
        if observation.why != "play" and not observation.question.plays:
            return {}
        return estimates(Position(observation.fast_view, observation.options, history, self.persona))

    def _answer(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        if len(options) == 1:
            return options[0]
        return answer_at(Position(see, options, history, self.persona), why, options)


def answer_at(pos: Position, why: str, options: Sequence[int]) -> int:
    """Return the answer at a position."""
    unbidden = [o for o in options if o >= UNBIDDEN]
    if why == "play":
        choice = best_play(pos)
        return unbidden[0] if choice == END and unbidden and _two_cards_to_spare(pos) else choice
    if why == "discard" and unbidden and _two_cards_to_spare(pos):
        return unbidden[0]
    asked = [o for o in options if o < UNBIDDEN]
    choice = answer_to(QUESTIONS[why])(pos, asked) if asked else PASS
    if choice == PASS and why == "rescue" and unbidden:
        return unbidden[0]
    return choice if choice in options else options[0]


def _two_cards_to_spare(pos: Position) -> bool:
    """Return whether a life is worth more than my two worst cards (Sid Ketchum)."""
    worth = sorted(held(pos, c) for c in pos.hand)
    return len(worth) > 1 and sum(worth[:2]) - 2 * pos.holding_cost < life(pos)
