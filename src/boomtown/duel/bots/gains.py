"""What the parts of a turn gain, in life points: for the bots' rows of each card and ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boomtown.duel.bots.facts import HITS, KEEP, LIKES_LOSS
from boomtown.duel.bots.table import Table
from boomtown.duel.cards import KIND, RED
from boomtown.duel.cast import PERSON
from boomtown.duel.codes import slot_of
from boomtown.duel.hooks import STEPS_UP

Weighing = Callable[[Table, int, int], float]  # table, kind or character, option
WEIGHS: Final[dict[int, Weighing]] = {}  # by source: what an option that plays or uses it gains


def weighs(*sources: int) -> Callable[[Weighing], Weighing]:
    """The function says what options of these sources gain."""

    def keep(weigh: Weighing) -> Weighing:
        WEIGHS.update(dict.fromkeys(sources, weigh))
        return weigh

    return keep


def effect(table: Table, kind: int, code: int) -> float:
    """What an action or BANG! card does."""
    slot = slot_of(code)
    weigh = WEIGHS.get(kind)
    if weigh is not None:
        return weigh(table, kind, code)
    if HITS[kind] and slot >= 0:
        return shot(table, slot, False, RED[kind]) + (0.1 if RED[kind] else 0.15)
    return 0.0


def spared(table: Table, card: int) -> float:
    """What the card would be worth if it were kept: little where the hand is too large anyway."""
    over = len(table.hand) - max(2, table.lives[table.front])
    return 0.0 if over > 0 else 0.15 * KEEP[KIND[card]]


def shot(table: Table, slot: int, every: bool, bang: bool) -> float:
    """A hit on the other side: a life, or at least a card spent on it."""
    lands = table.lands(slot, every, bang)
    likes = LIKES_LOSS[table.who[slot]] and table.lives[slot] > 1
    return lands * (0.65 if likes else 1.0) + (1.0 - lands) * 0.45


def healed(table: Table, slot: int, n: int) -> float:
    if table.who[slot] < 0:
        return 0.0
    return float(min(n, table.see.most[slot] - table.lives[slot]))


def swap(table: Table) -> float:
    """What it gains to have the other one in front: best at the end of the turn."""
    behind = table.rear(table.front)
    if behind < 0:
        return 0.0
    gain = table.stands(behind) - table.stands(table.front)
    if STEPS_UP.of[PERSON + table.who[behind]] is not None:
        rear = table.rear(table.their)
        gain += table.lands(rear if rear >= 0 else table.their)
    shots = sum(RED[KIND[card]] for card in table.hand)
    if table.see.unlimited and shots:
        gain -= 0.5 * shots
    return 0.3 * gain - table.swap_costs()
