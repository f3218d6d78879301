"""Table of the Dice Game for `quick`: the values of life points and arrows, from a fast view."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.bots.enmity import enmity_by_role, enmity_without_law
from boomtown.bots.history import History
from boomtown.bots.role_inference import hidden_roles, role_probabilities
from boomtown.dice.bots.act_table import ACT_TABLE
from boomtown.dice.bots.attack_odds import soon
from boomtown.dice.bots.facts import ATTACK_WORTH, DEALT
from boomtown.dice.bots.life_values import LifeValues
from boomtown.dice.fast_view import FastView


class Table:
    """Table at one question to one seat. Values are gains of this seat, in life points of an enemy."""

    def __init__(self, see: FastView, enmity: dict[int, float]) -> None:
        self.see, self.me = see, see.seat
        lives = {p: see.lives[p] for p in see.order}
        self.values = LifeValues(see.seat, see.role, lives, see.most, enmity, see.known, see.target)

    def arrows(self, seat: int) -> int:
        """Return the number of arrows that an attack counts."""
        return self.see.arrows[seat] + (ATTACK_WORTH if self.see.chief == seat else 0)

    def one_arrow(self, seat: int) -> float:
        """Return the value of one more arrow in front of the seat."""
        n, left = self.arrows(seat), self.see.pile - 1
        return soon(max(0, left)) * (self.values.hurt(seat, n + 1) - self.values.hurt(seat, n))

    def relief(self, seat: int) -> float:
        """Return the value of an arrow of the seat returning to the pile."""
        n, left = self.arrows(seat), self.see.pile
        return soon(left) * (self.values.hurt(seat, max(0, n - 1)) - self.values.hurt(seat, n))


def enmity_of(see: FastView, history: History) -> dict[int, float]:
    """Return the enmity by seat of a living player."""
    known, me, all_lives = see.known, see.seat, see.lives
    lives = {p: all_lives[p] for p in see.order if p != me}
    if None not in known and "sheriff" not in known:
        return enmity_without_law(see.target, lives)
    hidden = hidden_roles(known, DEALT[len(known)])
    return enmity_by_role(see.role, lives, role_probabilities(ACT_TABLE, known, hidden, history.harm))
