"""Answers of greenhorn to all questions except phase 2, one function for each `why`."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.duel.bots.facts import COSTS, FRONT, GOOD_REVEALS, KEEP, LIKES_LOSS, STOPS, WANTED
from boomtown.duel.bots.gains import swap
from boomtown.duel.bots.table import Table
from boomtown.duel.bots.turn import act
from boomtown.duel.cards import DODGES, KIND, SYMBOL, SYMBOLS
from boomtown.duel.codes import USE, card_of, hand_of, seat_of, slot_of, target_of
from boomtown.kernel.frame import PASS

Answer = Callable[[Table, list[int]], int]


def front(table: Table, options: list[int]) -> int:
    return max(options, key=lambda o: table.lives[slot_of(o)] * 0.8 + FRONT[table.who[slot_of(o)]])


def cheapest(table: Table, options: list[int]) -> int:
    """Return the option that discards the least valuable card."""
    return min((o for o in options if o != PASS), key=lambda o: table.keep(card_of(o)), default=PASS)


def dearest(table: Table, options: list[int]) -> int:
    return max(options, key=lambda o: KEEP[KIND[card_of(o)]])


def first(table: Table, options: list[int]) -> int:
    return options[0]


def hit(table: Table, options: list[int]) -> int:
    """Return the answer to a hit: a reveal first, else a card that is worth less than the life point."""
    slot = table.see.target
    reveals = [o for o in options if o >= USE and (card_of(o) < 0 or STOPS[KIND[card_of(o)]] < 0)]
    if reveals:
        return reveals[0]
    dodges = [o for o in options if o != PASS]
    if not dodges:
        return PASS
    best = min(dodges, key=lambda o: _dodge_costs(table, o))
    return best if _dodge_costs(table, best) < loss(table, slot) else PASS


def loss(table: Table, slot: int) -> float:
    """Return the value of a life point of that character."""
    lives, who = table.lives[slot], table.who[slot]
    if lives == 1:
        return 1.7  # a character is worth more than any card, in every style
    if LIKES_LOSS[who]:
        return 0.6
    return table.style.lives * (1.15 if lives == 2 else 1.0)


def _dodge_costs(table: Table, code: int) -> float:
    card = card_of(code)
    kind = KIND[card]
    if code >= USE:
        return COSTS[kind]
    cost = COSTS[kind] if DODGES[kind] and COSTS[kind] else table.keep(card) * 0.8
    only = sum(DODGES[KIND[c]] for c in table.hand) == 1
    if only and DODGES[kind] and table.lives[table.see.target] > 3:
        cost += 0.3  # worth more later, for a weak front
    return cost


def second(table: Table, options: list[int]) -> int:
    best = cheapest(table, options)
    return best if best != PASS and table.keep(card_of(best)) < loss(table, table.see.target) else PASS


def answer_hit_card(table: Table, options: list[int]) -> int:
    best = cheapest(table, options)
    return best if best != PASS and table.keep(card_of(best)) < loss(table, table.see.target) + 0.1 else PASS


def instead(table: Table, options: list[int]) -> int:
    """Return the share of the loss that leaves both characters the most life points."""
    slot = table.see.target
    theirs, hers = table.lives[slot], table.lives[slot ^ 1]
    if LIKES_LOSS[table.who[slot]] and theirs > 1:
        return PASS
    best, most = PASS, -9.0
    n = max(target_of(o) for o in options if o != PASS)
    for o in options:
        taken = 0 if o == PASS else target_of(o)
        left = min(theirs - (n - taken), 1) + min(theirs - n + taken, hers - taken) * 0.5
        if left > most:
            best, most = o, left
    return best


def symbol(table: Table, options: list[int]) -> int:
    """Return the card whose symbol helps this seat and harms the opponent."""
    see = table.see
    wanted = SYMBOLS.index(WANTED.get(see.cause, "barrel"))
    mine = see.doer == table.me
    for o in options:
        if (SYMBOL[card_of(o)] == wanted) == (mine == (see.cause in GOOD_REVEALS)):
            return o
    return options[0]


def loot(table: Table, options: list[int]) -> int:
    cards = [o for o in options if o != PASS and card_of(o) >= 0]
    best = max(cards, key=lambda o: KEEP[KIND[card_of(o)]], default=PASS)
    hand = next((o for o in options if o != PASS and target_of(o) == target_of(hand_of(table.other))), PASS)
    return best if best != PASS and (hand == PASS or KEEP[KIND[card_of(best)]] > 0.7) else hand


def strip(table: Table, options: list[int]) -> int:
    def gain(o: int) -> float:
        card = card_of(o)
        return -table.laid(card, next(s for s in range(4) if card in table.tables[s]))

    best = max((o for o in options if o != PASS), key=gain)
    return best if gain(best) > 0 else PASS


def sidestep(table: Table, options: list[int]) -> int:
    def gain(o: int) -> float:
        if seat_of(o) == table.me:
            return swap(table)
        return 0.3 * (table.lives[table.their] - table.lives[table.their ^ 1]) + 0.05

    best = max((o for o in options if o != PASS), key=gain)
    return best if gain(best) > 0 else PASS


ANSWERS: dict[str, Answer] = {
    "act": act,
    "front": front,
    "hit": hit,
    "second": second,
    "gunfight": answer_hit_card,
    "raid": answer_hit_card,
    "give_up": cheapest,
    "limit": cheapest,
    "wagon": cheapest,
    "price": cheapest,
    "either": cheapest,
    "goods": dearest,
    "instead": instead,
    "symbol": symbol,
    "loot": loot,
    "strip": strip,
    "sidestep": sidestep,
    "reaction": first,
    "remington": first,
    "back": first,
    "fresh": first,
}
