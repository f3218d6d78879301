"""Answers of `cowhand` to frequent questions outside phase 2."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boomtown.card.bots.cowhand.gains import IS_BANG, IS_BEER, IS_MISSED
from boomtown.card.bots.cowhand.relations import Relations
from boomtown.card.bots.quick.plans import WORTH
from boomtown.card.bots.turn import GAIN
from boomtown.card.bots.valuation.facts import BORDER, RANGE, TARGET
from boomtown.card.bots.valuation.odds import BANG_IN, BANG_SHARE, outlasts
from boomtown.card.cards import KIND, NAMES
from boomtown.card.codes import DRAW, NO_CARD, OF, TO, USE, VERB, name_of
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.frame import PASS

Rule = Callable[[Sequence[int], FastView, Relations], int | None]  # None: the answer of `greenhorn`
LIFE: Final = 5.0
DRAWN: Final = 3.3  # value of an unknown card
LIES: Final = [bool(kind) and (BORDER[kind] == "green" or TARGET[kind] == "self") for kind in KIND]


def held(card: int, see: FastView, relations: Relations) -> float:
    """Return the value of a card in the hand of this seat."""
    hand, w = see.hand, relations.weights
    if IS_BANG[card]:
        return w.held_bang * 0.75 ** (sum([IS_BANG[c] for c in hand]) - (card in hand))
    if IS_MISSED[card]:
        low = 1.3 if see.lives[see.seat] <= 2 else 1.0
        return w.held_missed * low * 0.75 ** (sum([IS_MISSED[c] for c in hand]) - (card in hand))
    if IS_BEER[card]:
        if len(see.order) < 3:
            return 0.2
        return w.held_beer + 1.6 * (see.lives[see.seat] <= 2)
    kind = KIND[card]
    reach = RANGE.get(kind)
    if reach is not None:
        now = max([RANGE.get(KIND[c], 1) for c in see.tables[see.seat]], default=1)
        return max(0.4, 1.2 * (reach - now) + 2.0 * (kind == "Volcanic"))
    if LIES[card] and kind in [KIND[c] for c in see.tables[see.seat]]:
        return 0.5
    return WORTH[card]


def _ranked(options: Sequence[int], see: FastView, relations: Relations, sign: float) -> int:
    best, most = options[0], -999.0
    for code in options:
        card = code & 1023
        if code >= 0 and card != NO_CARD:
            value = sign * held(card, see, relations)
            if value > most:
                best, most = code, value
    return best


def best_card(options: Sequence[int], see: FastView, relations: Relations) -> int:
    return _ranked(options, see, relations, 1.0)


def worst_card(options: Sequence[int], see: FastView, relations: Relations) -> int:
    return _ranked(options, see, relations, -1.0)


def shot(options: Sequence[int], see: FastView, relations: Relations) -> int:
    """Return a check, which costs nothing, or the answer worth least."""
    best, least = PASS, 99.0
    for code in options:
        if code < 0:
            continue
        card = code & 1023
        if code >> VERB == USE and (card == NO_CARD or BORDER[KIND[card]] != "green"):
            return code
        value = WORTH[card] if code >> VERB == USE else held(card, see, relations)
        if value < least:
            best, least = code, value
    return best


def duel(options: Sequence[int], see: FastView, relations: Relations) -> int:
    """Continue while this seat can win, or while the life is worth more than the cards."""
    cards = [code for code in options if code >= 0]
    rival = see.prompt().by
    if not cards or rival is None:
        return worst_card(cards, see, relations) if cards else PASS
    share = BANG_IN.get(see.characters[rival], BANG_SHARE)
    wins = outlasts(len(cards) - 1, see.held(rival), share)
    friend = relations.enmity[rival] <= -0.5
    if see.lives[see.seat] > 1 and wins * LIFE * (0.5 if friend else 1.0) <= 1.2:
        return PASS
    return worst_card(cards, see, relations)


def draw(options: Sequence[int], see: FastView, relations: Relations) -> int | None:
    """Draw from the deck, an enemy's hand or the discard pile. None if there are other ways."""
    best, most = options[0], -999.0
    for code in options:
        ability = code >= 0 and code >> VERB == USE and NAMES[name_of(code)] not in GAIN
        if not ability and (code < 0 or code >> VERB != DRAW or ((code >> OF) & 1023) > 1):
            return None
        to, card = ((code >> TO) & 15) - 1, code & 1023
        value = DRAWN
        if ability:
            value += 1.0
        elif to >= 0:
            value += 3.0 * relations.enmity[to] - 0.3
        elif card != NO_CARD:
            value = held(card, see, relations)
        if value > most:
            best, most = code, value
    return best


ANSWERS: Final[dict[str, Rule]] = {
    "shot": shot,
    "indians": shot,
    "duel": duel,
    "discard": worst_card,
    "keep": best_card,
    "store": best_card,
    "draw": draw,
}
WITH_ENMITY: Final = (duel, draw)
