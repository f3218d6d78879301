"""Choices of phase 2 for `cowhand`: kind of gain, order and fixed values of each choice, cached by code.

The kind follows from the function that values the card for `greenhorn`. A card without one that stays in play has the
effect that `quick` derives from its traits. Any other choice is estimated as `greenhorn` does.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import boomtown.card.bots.load_values  # noqa: F401  (fills the columns that are read below)
from boomtown.card.bots.play_option import play_option_of
from boomtown.card.bots.quick.plans import ARM, GOOD, HEAL, LAY, MANY, NEVER, Plan, learn
from boomtown.card.bots.turn import FIRST, GAIN, OTHERWISE, order_of
from boomtown.card.bots.valuation import harm
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.estimate import UNKNOWN
from boomtown.card.bots.valuation.facts import BORDER, RANGE
from boomtown.card.bots.valuation.worth import in_play, worth
from boomtown.card.bots.value_table import column
from boomtown.card.cards import KIND
from boomtown.card.codes import NO_CARD, UNBIDDEN, second_of
from boomtown.kernel.frame import END

UNLIMITED: dict[str, bool] = column("unlimited")
SHOT: Final = 10
DUEL: Final = 11
INDIANS: Final = 12
GATLING: Final = 13
TAKE: Final = 14
DROP: Final = 15
JAIL: Final = 16
STORE: Final = 17
SALOON: Final = 18
DYNAMITE: Final = 19
ESTIMATED: Final = 20  # as `greenhorn` does
BY_CARD: Final = {  # kinds of gain by the card whose function in the table of values they stand for
    "BANG!": SHOT,
    "Duel": DUEL,
    "Indians!": INDIANS,
    "Jail": JAIL,
    "General Store": STORE,
    "Saloon": SALOON,
    "Dynamite": DYNAMITE,
    "Beer": HEAL,
}
BY_GAIN: Final[dict[Callable[..., float], int]] = {
    harm.shot: SHOT,
    harm.shots_at_all: GATLING,
    harm.takes: TAKE,
    harm.discards: DROP,
    help_.heals_me: HEAL,
    help_.two_cards: GOOD,
    help_.three_cards: GOOD,
} | {GAIN[name]: kind for name, kind in BY_CARD.items() if name in GAIN}  # a set may have no rows
# Order, kind of gain, target (-1: none), value for the target of what it loses, value for me, price of the played card,
# code.
# For a weapon the values are its range, and 1 if it allows any number of BANG! cards
Choice = tuple[float, int, int, float, float, float, int]
IDLE: Final[Choice] = (-1.0, NEVER, -1, 0.0, 0.0, 0.0, END)
CHOICES: Final[dict[int, Choice]] = {}


def learn_choice(code: int) -> Choice:
    """Compute a choice that is not in CHOICES yet, and store it."""
    if len(CHOICES) >= MANY:
        CHOICES.clear()
    found = CHOICES[code] = _choice(code)
    return found


def _choice(code: int) -> Choice:
    if code < 0 or code >= UNBIDDEN:
        return IDLE
    plan: Plan = learn(code)
    option = play_option_of(code)
    estimated = float(order_of(option)), ESTIMATED, option.to, 0.0, 0.0, 0.0, code
    if option.buys or option.removes:
        return estimated
    gain: Any = GAIN.get(option.kind)
    lays = not option.uses and BORDER[option.kind] == "green"
    kind = -1 if lays or second_of(option.of) >= 0 else BY_GAIN.get(gain, -1)
    price = worth(KIND[option.card]) if option.card >= 0 and not option.uses else 0.0
    if kind < 0 and not lays and gain is None and plan[1] in (ARM, LAY, NEVER):
        return _by_effect(plan, code, price)
    if kind < 0:
        return estimated
    order = float(FIRST.get(option.kind, OTHERWISE))
    return order, kind, option.to, _lost(option.of), _gained(option.of), price, code


def _by_effect(plan: Plan, code: int, price: float) -> Choice:
    order, does, to, bonus = plan
    if does == ARM:
        kind = KIND[code & NO_CARD]
        return order, does, to, float(RANGE[kind]), float(kind in UNLIMITED), price, code
    return order, does, to, bonus, 0.0, price, code


def _lost(of: int) -> float:
    """Return the value of a card for its owner; that of an unknown one if it is in the hand."""
    return UNKNOWN if of < 0 else in_play(KIND[of])


def _gained(of: int) -> float:
    """Return the value of a taken card above that of an unknown one."""
    return 0.0 if of < 0 else 0.8 * worth(KIND[of]) - 2.2
