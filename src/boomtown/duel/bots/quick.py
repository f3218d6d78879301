"""The bot `quick` for The Duel. It plays the first option of its plans in a few microseconds."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.duel.bots.facts import HITS, KEEP, LAID, MOVES
from boomtown.duel.cards import BLUE, KIND, RED
from boomtown.duel.codes import AS_COLT, CHOOSE, DISCARD, MARKER, USE, card_of, slot_of
from boomtown.duel.fast_view import FastView
from boomtown.kernel.frame import END, PASS

FREE: Final = 3.0  # a draw, an ability
SHOT, OTHER, LAYING, SWAP = 2.0, 1.5, 1.0, 0.5
LOSING: Final = ("give_up", "limit", "wagon", "price", "either")
ANSWERING: Final = ("second", "gunfight", "raid")


class Quick:
    """Deterministic player: `seed` is for bots that are not."""

    events: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, observation: Observation, history: History) -> int:
        return self.answer_fast(observation.why, observation.options, observation.fast_view, history)

    def answer_fast(self, why: str, options: Sequence[int], see: FastView, history: History) -> int:
        """Return the answer without an `Observation`."""
        if why == "act":
            best, most = END, 0.0
            for code in options:
                gain = _plan(code, see)
                if gain > most:
                    best, most = code, gain
            return best
        if why in LOSING or why in ANSWERING:
            return _cheapest(options)
        if why == "goods":
            return max(options, key=_worth)
        return options[0]


def _worth(code: int) -> float:
    return KEEP[KIND[card_of(code)]]


def _cheapest(options: Sequence[int]) -> int:
    return min((code for code in options if code != PASS), key=_worth, default=PASS)


def _plan(code: int, see: FastView) -> float:
    if code == END:
        return 0.0
    if code == MARKER:
        front = see.front[see.seat]
        return SWAP if see.lives[front ^ 1] > see.lives[front] else 0.0
    if code >= DISCARD:
        return 0.0
    if USE <= code < CHOOSE:
        return FREE
    card, slot = card_of(code), slot_of(code)
    kind = KIND[card]
    if code & AS_COLT:
        return 0.3 if KEEP[kind] > 0.2 else 0.2
    if BLUE[kind]:
        gain = LAID[kind] if slot >> 1 == see.seat else -LAID[kind]
        return LAYING + gain if gain > 0 else 0.0
    if HITS[kind]:
        return SHOT + KEEP[kind] + (0.0 if RED[kind] else 0.2)
    return 0.0 if MOVES[kind] else OTHER + KEEP[kind]
