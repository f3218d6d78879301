"""Policy `quick`: plays by its role in a few microseconds per decision, for simulations of millions of games.

It reads the fast view of its seat (card/seen/fast_view.py) and the acts of all seats. It looks one play ahead and takes
the first of its plans that gains. `greenhorn` is the policy that weighs alternatives.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.card.bots.quick.enmity import Enmity
from boomtown.card.bots.quick.plans import ARM, ASK, COLT, HARM, LAY, PLANS, TAKEN, WEAPON, WORTH, learn, pays
from boomtown.card.bots.value_table import QUICK_ANSWERS
from boomtown.card.cards import KIND
from boomtown.card.codes import DRAW, NO_CARD, OF, PLAY, TO, UNBIDDEN, USE, VERB
from boomtown.card.questions import QUESTIONS
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.frame import END, PASS

ENOUGH: Final = 3  # cards taken from a row in one turn
IN_HAND: Final = 1  # greatest part `of` of a choice that does not take a card in play
MILD: Final = 0.3  # harm or help that a forced play may do to other seats
NEARLY_OUT: Final = [0.5 / max(1, life) for life in range(20)]  # added to the enmity, by lives left


class Quick:
    """Deterministic player: `seed` is for bots that are not."""

    events: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.enmity = Enmity()

    def answer(self, observation: Observation, history: History) -> int:
        return self.answer_fast(observation.why, observation.options, observation.fast_view, history)

    def answer_fast(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the answer without an `Observation`."""
        if why != "play":
            rule = RULES.get(why) or _learn(why)
            if rule is _against_enemy:
                return self._against_worst_enemy(options, see, history)
            if rule is _way_to_draw:
                return self._draw(options, see, history)
            if rule is not _as_in_phase_2:
                return rule(options, see)
        best = self._best_play(options, see, history)
        if best != END:
            return best
        if END not in options:
            return options[0]  # a forced play
        return harmless_play(options, see, self.enmity.of(see, history)) if see.end_price else END

    def _best_play(self, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the best option of the first kind of action that gains; END if no option gains."""
        best, first, most = END, 0.0, 0.0
        enmity: list[float] | None = None
        for code in options:
            try:
                order, does, to, bonus = PLANS[code]
            except KeyError:
                order, does, to, bonus = learn(code)
            if order < first:
                continue
            if does:
                if order > first and (does <= LAY or _gains(see, does, code)):
                    best, first, most = code, order, 0.0
                continue
            if enmity is None:
                enmity = self.enmity.of(see, history)
            if bonus < 0.0:
                gain = -enmity[to] if to >= 0 else sum(enmity)
                if gain <= 0.0:
                    continue
            else:
                gain = enmity[to]
                if gain <= 0.0:
                    continue
                gain += bonus or NEARLY_OUT[see.lives[to]]
            if gain > most or order > first:
                best, first, most = code, order, gain
        return best

    def _against_worst_enemy(self, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the option against the seat with the highest enmity; PASS if no seat is an enemy."""
        enmity = self.enmity.of(see, history)
        best = max([code for code in options if code != PASS], key=lambda code: enmity[((code >> TO) & 15) - 1])
        return PASS if PASS in options and enmity[((best >> TO) & 15) - 1] <= 0.0 else best

    def _draw(self, options: Sequence[int], see: FastView, history: History) -> int:
        """Return a draw from the hand of the worst enemy; else the first option: to use an ability, to draw as usual.
        An open card is not taken: in 1,000 games that did not help.
        """
        best, most = options[0], 0.0
        enmity: list[float] | None = None
        for code in options:
            if code < 0 or code >= UNBIDDEN or code >> VERB != DRAW or ((code >> OF) & 1023) > IN_HAND:
                continue
            to = ((code >> TO) & 15) - 1
            if to >= 0:
                enmity = enmity or self.enmity.of(see, history)
                if enmity[to] > most:
                    best, most = code, enmity[to]
        return best


def harmless_play(options: Sequence[int], see: FastView, enmity: Sequence[float]) -> int:
    """Return a play that does not harm a friend, else END. Called if ending the turn costs a life.

    `enmity`: by seat.
    """
    best, most = END, -MILD
    for code in options:
        if code < 0 or code >= UNBIDDEN or code >> VERB != PLAY:
            continue
        to = ((code >> TO) & 15) - 1
        if learn(code)[1] == HARM:
            gain = enmity[to] if to >= 0 else sum(enmity)
        else:
            gain = MILD if to in (-1, see.seat) else -enmity[to]
        if gain > most:
            best, most = code, gain
    return best


def _gains(see: FastView, does: int, code: int) -> bool:
    """Return whether a weapon, a life, a choice that its row judges, or a further card from a row gains."""
    if does == TAKEN:
        return see.taken < ENOUGH
    if does == ASK:
        return pays(code, see)
    if does == ARM:
        found = WEAPON[code & 1023]
        for card in see.tables[see.seat]:
            if WEAPON[card] >= found:
                return False
        return found > COLT
    return see.lives[see.seat] < see.most[see.seat] and len(see.order) > 2


# --- the other questions


def _first(options: Sequence[int], see: FastView) -> int:
    """Return the first option: to use an ability, to draw as usual."""
    return options[0]


def _way_to_draw(options: Sequence[int], see: FastView) -> int:
    """Mark the question how to draw in phase 1."""
    return options[0]


def _against_enemy(options: Sequence[int], see: FastView) -> int:
    """Mark questions that `Quick` answers with its worst enemy."""
    return options[0]


def _myself(options: Sequence[int], see: FastView) -> int:
    """Return the option that helps this seat, if there is one."""
    mine = see.seat + 1
    return next((code for code in options if (code >> TO) & 15 == mine), options[0])


def _answer(options: Sequence[int], see: FastView) -> int:
    """Return a check (Barrel), which costs nothing, or the card worth least."""
    best, least = PASS, 99.0
    for code in options:
        if code < 0 or code >= UNBIDDEN:
            continue
        card = code & 1023
        if code >> VERB == USE and (card == NO_CARD or KIND[card] == "Barrel"):
            return code
        if WORTH[card] < least:
            best, least = code, WORTH[card]
    return best


def least(options: Sequence[int], see: FastView) -> int:
    """Return the card worth least."""
    return _by_worth(options, -1.0)


def _most(options: Sequence[int], see: FastView) -> int:
    """Return the card worth most."""
    return _by_worth(options, 1.0)


def _by_worth(options: Sequence[int], sign: float) -> int:
    best, most = options[0], -99.0
    for code in options:
        card = code & 1023
        if 0 <= code < UNBIDDEN and card != NO_CARD and sign * WORTH[card] > most:
            best, most = code, sign * WORTH[card]
    return best


def _decline(options: Sequence[int], see: FastView) -> int:
    """Return PASS, or the card worth least if a card must be given up."""
    return PASS if PASS in options else least(options, see)


def _as_in_phase_2(options: Sequence[int], see: FastView) -> int:
    """Mark questions that `answer_fast` answers like phase 2."""
    return options[0]


Rule = Callable[[Sequence[int], FastView], int]
RULES: Final[dict[str, Rule]] = {  # by question; others follow from the attributes of the question
    "event": _decline,
    "draw": _way_to_draw,
}


def _learn(why: str) -> Rule:
    """Return the rule for a new question, and store it."""
    question, special = QUESTIONS[why], QUICK_ANSWERS.get(why)
    if special is not None:
        rule = special
    elif question.plays:
        rule = _as_in_phase_2
    elif question.answered_with:
        rule = _answer
    elif question.gives_up:
        rule = _decline
    elif question.nature == "harms":
        rule = _against_enemy
    elif question.nature == "helps":
        rule = _myself
    else:
        rule = _most if question.gains else _first
    RULES[why] = rule
    return rule
