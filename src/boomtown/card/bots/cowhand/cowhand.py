"""Policy `cowhand`: the gains of `greenhorn` from a few public values, with weights tuned for each role.

It takes the first kind of action that gains and its best option, as `greenhorn` does. Questions that are frequent have
an answer here; the others get that of `quick` if their set has one, else that of `greenhorn`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.card.bots.cowhand.answers import ANSWERS, WITH_ENMITY
from boomtown.card.bots.cowhand.choices import CHOICES, SHOT, learn_choice
from boomtown.card.bots.cowhand.gains import GAIN_OF, Gains
from boomtown.card.bots.cowhand.relations import Relations
from boomtown.card.bots.cowhand.weights import START, STEPS, Weights, tuned
from boomtown.card.bots.greenhorn import Greenhorn
from boomtown.card.bots.quick.plans import ASK, HARM, pays
from boomtown.card.bots.quick.quick import harmless_play
from boomtown.card.bots.value_table import QUICK_ANSWERS
from boomtown.card.codes import UNBIDDEN
from boomtown.card.questions import QUESTIONS
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.frame import END


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
        self.greenhorn = Greenhorn(seed)

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
        return self.greenhorn._answer(why, options, see, history)

    def _play(self, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the best option of the first kind of action that gains; END if no option gains."""
        self.relations.update(see, history)
        gains = Gains(see, self.relations)
        best, first, most = END, 0.0, 0.0
        for code in options:
            try:
                choice = CHOICES[code]
            except KeyError:
                choice = learn_choice(code)
            order = choice[0]
            if order < first:
                continue
            kind = choice[1]
            gain = float(pays(code, see)) if kind == ASK else GAIN_OF[kind](gains, choice)
            if gain > 0.0 and (order > first or gain > most):
                best, first, most = code, order, gain
        if best != END:
            return best
        if END not in options:
            return options[0]  # a forced play
        if max(options) >= UNBIDDEN:  # an ability to use before the turn ends
            return self.greenhorn._answer("play", options, see, history)
        return harmless_play(options, see, self.relations.enmity, _harms) if see.end_price else END


def _harms(code: int) -> bool:
    kind = learn_choice(code)[1]
    return kind == HARM or kind >= SHOT
