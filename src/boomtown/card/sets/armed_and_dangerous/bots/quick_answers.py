"""Answers of `quick` to the questions of the set."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence

from boomtown.card.bots.value_table import QUICK_ANSWERS
from boomtown.card.cards import KIND
from boomtown.card.codes import card_of, of_of
from boomtown.card.seen.fast_view import FastView
from boomtown.card.sets.armed_and_dangerous.loads import BOMB
from boomtown.kernel.frame import PASS


def quick_place(options: Sequence[int], see: FastView) -> int:
    """Choose the own card with a use and the most loads, or the character."""
    cards = [o for o in options if o >= 0 and of_of(o) >= 0 and KIND[of_of(o)] != BOMB]
    return max(cards, key=lambda o: see.tokens.get(of_of(o), 0), default=options[0])


def quick_payment(options: Sequence[int], see: FastView) -> int:
    """Pay from the character first, then from the card with the most loads; a Bomb last."""
    if of_of(options[0]) < 0:
        return options[0]
    return max(options, key=lambda o: see.tokens.get(of_of(o), 0) - 9 * (KIND[of_of(o)] == BOMB))


def quick_upgrade(options: Sequence[int], see: FastView) -> int:
    """Buy the upgrade, unless it would heal nothing. This bot does not save loads otherwise."""
    heals = KIND[card_of(options[0])] == "A Little Nip"
    return PASS if heals and see.most[see.seat] - see.lives[see.seat] < 2 else options[0]


def quick_again(options: Sequence[int], see: FastView) -> int:
    """Pass, without a look at the check."""
    return PASS


for _name in ("load", "discard_loads", "ringo"):
    QUICK_ANSWERS[_name] = quick_place
QUICK_ANSWERS |= {"pay_loads": quick_payment, "upgrade": quick_upgrade, "check_again": quick_again}
