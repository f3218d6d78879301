"""What greenhorn does in phase 2: the option that gains most, as long as one gains."""

from __future__ import annotations

from boomtown.duel.bots.facts import DODGES, HITS, KEEP, LAID, LIKES_LOSS
from boomtown.duel.bots.table import Table
from boomtown.duel.cards import (
    BEER,
    BLUE,
    CANTEEN,
    DERRINGER,
    DUEL,
    DYNAMITE,
    FANNING,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    KIND,
    RED,
    SCHOOLTEACHER,
    STRONG_BEER,
    THEFT,
    WAGON,
)
from boomtown.duel.cast import BABE_LEROY, CATTLE_KATIE, PEARL_HAT, TOM_THORN
from boomtown.duel.codes import (
    AS_COLT,
    CHOOSE,
    DISCARD,
    MARKER,
    RELOAD,
    USE,
    aimed_card,
    card_of,
    how_of,
    seat_of,
    slot_of,
    target_of,
)
from boomtown.kernel.frame import END

LEAST = 0.05  # what an option must gain


def act(table: Table, options: list[int]) -> int:
    best, most = END, LEAST
    for code in options:
        gain = worth(table, code) if code != END else 0.0
        if gain > most:
            best, most = code, gain
    return best


def worth(table: Table, code: int) -> float:
    """What an option of phase 2 gains."""
    if code == MARKER:
        return swap(table) - 0.1
    card = card_of(code)
    if code >= DISCARD:
        return 0.45 - KEEP[KIND[card]] if card in table.hand else 0.25 - LAID[KIND[card]]
    if code >= USE and code < CHOOSE:
        return power(table, code)
    kind = KIND[card]
    if code & AS_COLT:
        return shot(table, slot_of(code), False, True) - 0.25 - 0.75 * (KEEP[kind] if DODGES[kind] else 0.3)
    if BLUE[kind]:
        return lay(table, card, slot_of(code))
    return effect(table, kind, code) - spared(table, card)


def spared(table: Table, card: int) -> float:
    """What the card would be worth if it were kept: little where the hand is too large anyway."""
    over = len(table.hand) - max(2, table.lives[table.front])
    return 0.0 if over > 0 else 0.15 * KEEP[KIND[card]]


def effect(table: Table, kind: int, code: int) -> float:
    """What an action or BANG! card does."""
    slot, of = slot_of(code), aimed_card(code)
    if kind == FANNING:
        return shot(table, slot, False, True) * len(table.tables[slot]) - 0.2
    if HITS[kind] and slot >= 0:
        return shot(table, slot, kind == DERRINGER, RED[kind]) + (0.1 if RED[kind] else 0.15)
    if kind in (GATLING, INDIANS):
        return everybody(table, kind)
    if kind == DUEL:
        return duel(table, slot)
    if kind in (THEFT, SCHOOLTEACHER):
        return take(table, kind, of)
    if kind == BEER:
        return healed(table, table.front, 1) + healed(table, table.front ^ 1, 1)
    if kind == STRONG_BEER:
        return strong(table, slot)
    if kind == CANTEEN:
        return canteen(table, seat_of(code))
    return {WAGON: 1.6, GENERAL_STORE: 0.5}.get(kind, 0.0)


def shot(table: Table, slot: int, every: bool, bang: bool) -> float:
    """A hit on the other side: a life, or at least a card spent on it."""
    lands = table.lands(slot, every, bang)
    likes = LIKES_LOSS[table.who[slot]] and table.lives[slot] > 1
    return lands * (0.65 if likes else 1.0) + (1.0 - lands) * 0.45


def everybody(table: Table, kind: int) -> float:
    total = 0.0
    for slot in (table.their, table.rear(table.their)):
        if slot >= 0:
            total += shot(table, slot, False, False)
    rear = table.rear(table.front)
    if rear >= 0:
        answers = DODGES if kind == GATLING else HITS
        mine = any(answers[KIND[card]] for card in table.hand if KIND[card] != kind)
        total -= 0.6 if mine else 1.6 if table.lives[rear] == 1 else 1.0
    return total - 0.1


def duel(table: Table, slot: int) -> float:
    mine = sum(HITS[KIND[card]] for card in table.hand)
    theirs = table.expected(HITS)
    odds = 0.85 if mine > theirs + 1 else 0.6 if mine >= theirs else 0.25
    return odds - (1.0 - odds) - 0.15 * min(mine, theirs)


def take(table: Table, kind: int, of: int) -> float:
    if of < 0:
        return 0.75
    slot = next(s for s in range(4) if of in table.tables[s])
    rid = -table.laid(of, slot)
    return rid + (0.4 * KEEP[KIND[of]] if kind == SCHOOLTEACHER else 0.0)


def healed(table: Table, slot: int, n: int) -> float:
    if table.who[slot] < 0:
        return 0.0
    return float(min(n, table.see.most[slot] - table.lives[slot]))


def strong(table: Table, slot: int) -> float:
    change = min(3, table.see.most[slot]) - table.lives[slot]
    return 0.9 * (change if slot >> 1 == table.me else -change)


def canteen(table: Table, seat: int) -> float:
    if seat == table.me:
        return swap(table) - 0.15
    ahead, behind = table.lands(table.their), table.lands(table.their ^ 1)
    hits = sum(HITS[KIND[card]] for card in table.hand)
    weaker = table.lives[table.their] - table.lives[table.their ^ 1]
    return min(hits, 2) * (behind - ahead) * 0.5 + 0.12 * weaker - 0.2


def swap(table: Table) -> float:
    """What it gains to have the other one in front: best at the end of the turn."""
    behind = table.rear(table.front)
    if behind < 0:
        return 0.0
    gain = table.stands(behind) - table.stands(table.front)
    if table.who[behind] == TOM_THORN:
        rear = table.rear(table.their)
        gain += table.lands(rear if rear >= 0 else table.their)
    shots = sum(RED[KIND[card]] for card in table.hand)
    if table.see.unlimited and shots:
        gain -= 0.5 * shots
    return 0.3 * gain - table.swap_costs()


def lay(table: Table, card: int, slot: int) -> float:
    kind = KIND[card]
    if any(KIND[old] == kind for old in table.tables[slot]):
        return 0.0
    if kind == DYNAMITE:
        return -0.3
    gain = table.laid(card, slot)
    if slot >> 1 == table.me and slot != table.front:
        gain *= 0.8
    return gain


def power(table: Table, code: int) -> float:
    """An ability used once a turn."""
    who, card = how_of(code) - 1, card_of(code)
    if who == BABE_LEROY:
        return 2.0
    if who == CATTLE_KATIE:
        return 1.5 - LAID[KIND[card]]
    price = min(KEEP[KIND[c]] for c in table.hand)
    if who == PEARL_HAT:
        gain = 0.5 if target_of(code) == RELOAD else effect(table, table.see.repeats, code)
        return gain - price - 0.1
    return 0.55 - 0.6 * price
