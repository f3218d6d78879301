"""Value of each card and ability of phase 2 for greenhorn."""

from __future__ import annotations

from boomtown.duel.bots.facts import HITS, KEEP, LAID
from boomtown.duel.bots.gains import effect, healed, shot, swap, weighs
from boomtown.duel.bots.table import Table
from boomtown.duel.cards import (
    BEER,
    CANTEEN,
    DERRINGER,
    DODGES,
    DUEL,
    FANNING,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    KIND,
    SCHOOLTEACHER,
    STRONG_BEER,
    THEFT,
    WAGON,
)
from boomtown.duel.character_table import BABE_LEROY, CATTLE_KATIE, PEARL_HAT, PERSON, SOUNDANCE_KID
from boomtown.duel.codes import RELOAD, aimed_card, card_of, seat_of, slot_of, target_of

# --- hits


@weighs(FANNING)
def fanning(table: Table, kind: int, code: int) -> float:
    slot = slot_of(code)
    return shot(table, slot, False, True) * len(table.tables[slot]) - 0.2


@weighs(DERRINGER)
def derringer(table: Table, kind: int, code: int) -> float:
    return shot(table, slot_of(code), True, False) + 0.15


@weighs(GATLING, INDIANS)
def everybody(table: Table, kind: int, code: int) -> float:
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


@weighs(DUEL)
def duel(table: Table, kind: int, code: int) -> float:
    mine = sum(HITS[KIND[card]] for card in table.hand)
    theirs = table.expected(HITS)
    odds = 0.85 if mine > theirs + 1 else 0.6 if mine >= theirs else 0.25
    return odds - (1.0 - odds) - 0.15 * min(mine, theirs)


# --- other actions


@weighs(THEFT, SCHOOLTEACHER)
def take(table: Table, kind: int, code: int) -> float:
    of = aimed_card(code)
    if of < 0:
        return 0.75
    slot = next(s for s in range(4) if of in table.tables[s])
    rid = -table.laid(of, slot)
    return rid + (0.4 * KEEP[KIND[of]] if kind == SCHOOLTEACHER else 0.0)


@weighs(BEER)
def beer(table: Table, kind: int, code: int) -> float:
    return healed(table, table.front, 1) + healed(table, table.front ^ 1, 1)


@weighs(STRONG_BEER)
def strong(table: Table, kind: int, code: int) -> float:
    slot = slot_of(code)
    change = min(3, table.see.most[slot]) - table.lives[slot]
    return 0.9 * (change if slot >> 1 == table.me else -change)


@weighs(CANTEEN)
def canteen(table: Table, kind: int, code: int) -> float:
    seat = seat_of(code)
    if seat == table.me:
        return swap(table) - 0.15
    ahead, behind = table.lands(table.their), table.lands(table.their ^ 1)
    hits = sum(HITS[KIND[card]] for card in table.hand)
    weaker = table.lives[table.their] - table.lives[table.their ^ 1]
    return min(hits, 2) * (behind - ahead) * 0.5 + 0.12 * weaker - 0.2


@weighs(WAGON)
def wagon(table: Table, kind: int, code: int) -> float:
    return 1.6


@weighs(GENERAL_STORE)
def general_store(table: Table, kind: int, code: int) -> float:
    return 0.5


# --- abilities


def price(table: Table) -> float:
    """Return the value of the cheapest card that can pay for an ability."""
    return min(KEEP[KIND[card]] for card in table.hand)


@weighs(PERSON + BABE_LEROY)
def babe_leroy(table: Table, who: int, code: int) -> float:
    return 2.0


@weighs(PERSON + CATTLE_KATIE)
def cattle_katie(table: Table, who: int, code: int) -> float:
    return 1.5 - LAID[KIND[card_of(code)]]


@weighs(PERSON + PEARL_HAT)
def pearl_hat(table: Table, who: int, code: int) -> float:
    gain = 0.5 if target_of(code) == RELOAD else effect(table, table.see.repeats, code)
    return gain - price(table) - 0.1


@weighs(PERSON + SOUNDANCE_KID)
def soundance_kid(table: Table, who: int, code: int) -> float:
    return 0.55 - 0.6 * price(table)
