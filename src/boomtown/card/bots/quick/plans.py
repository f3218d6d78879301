"""Plans of `quick`: effect and order of each choice of phase 2, cached by code."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boomtown.card.bots.evidence import BURDENS
from boomtown.card.bots.turn import ARMED, BOARDED, FIRST, LAID, OTHERWISE
from boomtown.card.bots.valuation.worth import worth
from boomtown.card.bots.value_table import ALONE, HARMS, HEALS, SERVES, column
from boomtown.card.cards import KIND, KINDS, NAMES, NUMBER_OF, Kind
from boomtown.card.codes import BUY, DISCARD, TAKE, UNBIDDEN, USE, card_of, name_of, of_of, seat_of, second_of, verb_of
from boomtown.card.rules.prices import price_of
from boomtown.card.seen.fast_view import FastView

# The effect of a choice. HARM is the most frequent one: it is 0, so that a test for it is the shortest. GOOD and LAY
# are always good; the other effects may be.
HARM: Final = 0
GOOD: Final = 1
LAY: Final = 2
ARM: Final = 3
HEAL: Final = 4
NEVER: Final = 5
ASK: Final = 6  # its row decides (`pays`)
TAKEN: Final = 7
MANY: Final = 1 << 16
DOES: dict[str, str] = column("quick")
PAYS: dict[str, Callable[[int, FastView], bool]] = column("pays")
NAME_OF: Final = [NUMBER_OF.get(kind, 0) for kind in KIND]  # by card id
WORTH: Final = [worth(kind) if kind else 0.0 for kind in KIND]  # likewise
# Value of a weapon: its range, or the value of its row; 0 for other cards
WEAPON_VALUES: dict[str, float] = column("weapon_value")
WEAPON: Final = [
    WEAPON_VALUES.get(kind) or float((KINDS[kind].weapon_range if kind else 0) or 0) for kind in KIND
]  # likewise
COLT: Final = 1.0


def _played(kind: Kind) -> int:
    """Return the effect of playing a card of the hand."""
    if DOES.get(kind.name) == ALONE or kind.missed:
        return NEVER
    if kind.stays and kind.aim.word == "self":
        return ARM if kind.weapon_range is not None else LAY
    return _effect(kind)


def _used(kind: Kind) -> int:
    """Return the effect of using a green card in play."""
    if kind.power is None:
        return {HEALS: HEAL, HARMS: HARM, SERVES: GOOD}.get(DOES.get(kind.name, ""), NEVER)
    return _effect(kind)


def _effect(kind: Kind) -> int:
    if kind.nature == "harms":
        return HARM
    if DOES.get(kind.name) == HEALS:
        return HEAL
    return GOOD


def _order(name: str, uses: bool) -> tuple[int, float]:
    """Return (effect, order) of playing or using the card, ability or event."""
    if name in PAYS:
        return ASK, float(FIRST.get(name, OTHERWISE))
    kind = KINDS.get(name)
    if kind is None:
        does = {HEALS: HEAL, HARMS: HARM, SERVES: GOOD}.get(DOES.get(name, ""), NEVER) if uses else NEVER
        return does, float(FIRST.get(name, OTHERWISE))
    does = _used(kind) if uses else _played(kind)
    order = {LAY: LAID, ARM: ARMED}.get(does, FIRST.get(name, OTHERWISE))
    return does, float(order)


PLAYED = [_order(name, False) for name in NAMES]
USED = [_order(name, True) for name in NAMES]


# A plan has four parts: the order in which choices are made, the effect, the target (-1: none), and a bonus. The bonus
# is for the card in play that the choice takes away. It is 0 if there is no such card. It is negative for a burden
# (an enemy should keep it) and for a choice against all other seats.
Plan = tuple[float, int, int, float]
IDLE: Final[Plan] = (-1.0, NEVER, -1, 0.0)  # never chosen
PLANS: Final[dict[int, Plan]] = {}  # by code of phase 2, filled by `learn`


def learn(code: int) -> Plan:
    """Compute a plan that is not in PLANS yet, and store it."""
    if len(PLANS) >= MANY:  # limits the memory of long simulations
        PLANS.clear()
    found = PLANS[code] = _plan(code)
    return found


def _plan(code: int) -> Plan:
    if code < 0 or code >= UNBIDDEN:
        return IDLE
    if verb_of(code) == DISCARD:
        return float(OTHERWISE), HARM, seat_of(code), _bonus(seat_of(code), of_of(code))
    if verb_of(code) == TAKE:  # a spare card may pay, a life is too expensive
        return IDLE if price_of(code).lives else (float(BOARDED), TAKEN, -1, 0.0)
    name = number_of(code)
    does, order = (USED if verb_of(code) == USE else PLAYED)[name]
    return IDLE if does == NEVER else (order, does, seat_of(code), _bonus(seat_of(code), of_of(code)))


def number_of(code: int) -> int:
    """Return the number of the card, ability or event that a choice plays, uses or buys."""
    return name_of(code) if name_of(code) >= 0 and verb_of(code) != BUY else NAME_OF[card_of(code)]


def pays(code: int, see: FastView) -> bool:
    """Return whether the row accepts a choice whose effect is ASK."""
    return PAYS[NAMES[number_of(code)]](code, see)


def _bonus(to: int, card: int) -> float:
    if card < 0 or second_of(card) >= 0:
        return 0.0 if to >= 0 else -1.0
    return -1.0 if KIND[card] in BURDENS else 0.05 * WORTH[card]
