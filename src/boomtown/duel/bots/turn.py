"""Choice of greenhorn in phase 2: the option with the highest gain, until no option gains."""

from __future__ import annotations

from collections.abc import Sequence

import boomtown.duel.bots.effects  # noqa: F401  (fills the table of gains)
from boomtown.duel.bots.facts import KEEP, LAID
from boomtown.duel.bots.gains import WEIGHS, effect, shot, spared, swap
from boomtown.duel.bots.table import Table
from boomtown.duel.cards import AT_HOME, BLUE, DODGES, KIND
from boomtown.duel.character_table import PERSON
from boomtown.duel.codes import AS_COLT, CHOOSE, DISCARD, MARKER, USE, card_of, how_of, slot_of
from boomtown.kernel.frame import END

LEAST = 0.05  # least gain of an option
UNKNOWN = 0.3  # gain of an ability without a row


def act(table: Table, options: list[int]) -> int:
    best, most = END, LEAST
    for code in options:
        gain = worth(table, code) if code != END else 0.0
        if gain > most:
            best, most = code, gain
    return best


def estimates(table: Table, options: Sequence[int]) -> dict[int, float]:
    """Return the gain of each option of phase 2."""
    return {code: 0.0 if code == END else worth(table, code) for code in options}


def worth(table: Table, code: int) -> float:
    """Return the gain of an option of phase 2."""
    if code == MARKER:
        return swap(table) - 0.1
    card = card_of(code)
    if code >= DISCARD:
        return 0.45 - KEEP[KIND[card]] if card in table.hand else 0.25 - LAID[KIND[card]]
    if code >= USE and code < CHOOSE:
        who = PERSON + how_of(code) - 1
        weigh = WEIGHS.get(who)
        return weigh(table, who, code) if weigh is not None else UNKNOWN
    kind = KIND[card]
    if code & AS_COLT:
        return shot(table, slot_of(code), False, True) - 0.25 - 0.75 * (KEEP[kind] if DODGES[kind] else 0.3)
    if BLUE[kind]:
        return lay(table, card, slot_of(code))
    return effect(table, kind, code) - spared(table, card)


def lay(table: Table, card: int, slot: int) -> float:
    kind = KIND[card]
    if any(KIND[old] == kind for old in table.tables[slot]):
        return 0.0
    if AT_HOME[kind]:
        return -0.3
    gain = table.laid(card, slot)
    if slot >> 1 == table.me and slot != table.front:
        gain *= 0.8
    return gain
