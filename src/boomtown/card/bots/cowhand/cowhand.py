"""Policy `cowhand`: the gains of `greenhorn` from a few public values, with weights tuned for each role.

It takes the first kind of action that gains and its best option, as `greenhorn` does. Frequent cards and questions have
gains and answers here. The others get those of `greenhorn`, with the relations of this bot. Some questions of sets have
an answer of `quick`, which comes first.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import ClassVar, Final

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.card.bots.cowhand.answers import ANSWERS, WITH_ENMITY
from boomtown.card.bots.cowhand.choices import CHOICES, ESTIMATED, learn_choice
from boomtown.card.bots.cowhand.gains import GAIN_OF, Gains
from boomtown.card.bots.cowhand.position import RelatedPosition
from boomtown.card.bots.cowhand.relations import Relations
from boomtown.card.bots.cowhand.weights import START, STEPS, Weights, tuned
from boomtown.card.bots.greenhorn import answer_at
from boomtown.card.bots.position import Position
from boomtown.card.bots.quick.quick import harmless_play
from boomtown.card.bots.turn import net_gain
from boomtown.card.bots.value_table import QUICK_ANSWERS
from boomtown.card.codes import UNBIDDEN
from boomtown.card.questions import QUESTIONS
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.frame import END

ORDER: Final = itemgetter(0)  # of a choice


class Cowhand:
    """Deterministic player: `seed` is for bots that are not."""

    events: ClassVar[bool] = False
    # For the tuning (boomtown.bots.tune)
    steps: ClassVar[dict[str, float]] = STEPS
    start: ClassVar[Mapping[str, Weights]] = START
    vector: ClassVar[type[Weights]] = Weights

    def __init__(self, seed: int, weights: dict[str, Weights] | None = None) -> None:
        self.seed = seed
        self.relations = Relations(weights or dict(tuned()))

    def answer(self, observation: Observation, history: History) -> int:
        options = observation.options
        if len(options) == 1:
            return options[0]
        return self._answer(observation.why, options, observation.fast_view, history)

    def answer_fast(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the answer without an `Observation`, in a game that records no events."""
        if len(options) == 1:
            return options[0]
        history.note_deals(see.dealings)
        return self._answer(why, options, see, history)

    def _answer(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        if why == "play":
            return self._play(options, see, history)
        rule = ANSWERS.get(why)
        if rule is not None and max(options) < UNBIDDEN:
            if rule in WITH_ENMITY or not self.relations.role:  # the other answers need only the weights of the role
                self.relations.update(see, history)
            found = rule(options, see, self.relations)
            if found is not None:
                return found
        quick = QUICK_ANSWERS.get(why)
        if quick is not None:
            return quick(options, see)
        if QUESTIONS[why].plays:
            return self._play(options, see, history)
        return answer_at(self._position(options, see, history), why, options)

    def _play(self, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the best option of the first kind of action that gains; END if no option gains."""
        self.relations.update(see, history)
        gains = Gains(see, self.relations)
        position: Position | None = None
        best, first, most = END, 0.0, 0.0
        choices = [CHOICES.get(code) or learn_choice(code) for code in options]
        choices.sort(key=ORDER, reverse=True)
        for choice in choices:
            order = choice[0]
            if order < first:
                break
            kind = choice[1]
            if kind == ESTIMATED:
                position = position or self._position(options, see, history)
                gain = net_gain(position, choice[6])
            else:
                gain = GAIN_OF[kind](gains, choice)
            if gain > most:
                best, first, most = choice[6], order, gain
        if best != END:
            return best
        if END not in options:
            return options[0]  # a forced play
        if max(options) >= UNBIDDEN:  # an ability to use before the turn ends
            return answer_at(position or self._position(options, see, history), "play", options)
        return harmless_play(options, see, self.relations.enmity) if see.end_price else END

    def _position(self, options: Sequence[int], see: FastView, history: History) -> Position:
        """Return the position of `greenhorn` with the relations of this bot."""
        self.relations.update(see, history)
        return RelatedPosition(see, options, history, self.relations)
