"""Gains of the parts of a turn, in life points, for the rows of each card and ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boomtown.duel.bots.facts import HITS, KEEP, LIKES_LOSS
from boomtown.duel.bots.table import Table
from boomtown.duel.cards import KIND, RED
from boomtown.duel.character_table import PERSON
from boomtown.duel.codes import slot_of
from boomtown.duel.hooks import STEPS_UP

Weighing = Callable[[Table, int, int], float]  # table, number of the kind or character, option
WEIGHS: Final[dict[int, Weighing]] = {}  # by source: the gain of an option that plays or uses it


def weighs(*sources: int) -> Callable[[Weighing], Weighing]:
    """Register the function that values the options of these sources."""

    def keep(weigh: Weighing) -> Weighing:
        WEIGHS.update(dict.fromkeys(sources, weigh))
        return weigh

    return keep


def effect(table: Table, kind: int, code: int) -> float:
    """Return the gain of an action or BANG! card."""
    slot = slot_of(code)
    weigh = WEIGHS.get(kind)
    if weigh is not None:
        return weigh(table, kind, code)
    if HITS[kind] and slot >= 0:
        return shot(table, slot, False, RED[kind]) + (0.1 if RED[kind] else 0.15)
    return 0.0


def spared(table: Table, card: int) -> float:
    """Return the value of keeping the card, which is 0 if the hand is above its limit."""
    over = len(table.hand) - max(2, table.lives[table.front])
    return 0.0 if over > 0 else 0.15 * table.style.cards * KEEP[KIND[card]]


def shot(table: Table, slot: int, every: bool, bang: bool) -> float:
    """Return the gain of a hit on the opponent's side: a life point, or a card that the opponent spends."""
    lands = table.lands(slot, every, bang)
    likes = LIKES_LOSS[table.who[slot]] and table.lives[slot] > 1
    return table.style.hits * (lands * (0.65 if likes else 1.0) + (1.0 - lands) * 0.45)


def healed(table: Table, slot: int, n: int) -> float:
    if table.who[slot] < 0:
        return 0.0
    return float(min(n, table.see.most[slot] - table.lives[slot]))


def swap(table: Table) -> float:
    """Return the gain of having the other character in front at the end of the turn."""
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
    return 0.3 * table.style.swaps * gain - table.swap_costs()
