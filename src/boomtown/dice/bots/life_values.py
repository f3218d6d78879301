"""Values of life points for one seat, in life points of an enemy."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

# Value of a life point, by the number of life points including it; more: FULL
POINT: Final = [0.0, 2.8, 1.9, 1.5, 1.25, 1.1, 1.0, 0.9, 0.8]
FULL: Final = 0.7
NO_SEAT: Final = -1
MOST_LIVES: Final = 24  # more than any player can have
MINE: Final = {"sheriff": 1.25, "deputy": 1.0, "outlaw": 1.0, "renegade": 1.1}  # own life points, by the own role
# Additional value of an elimination: mine; of a friend or enemy; if it decides the game
MY_FALL: Final = {"sheriff": 10.0, "deputy": 2.5, "outlaw": 3.5, "renegade": 9.0}
THEIR_FALL: Final = 1.5
VICTORY: Final = 9.0


def _point(life: int) -> float:
    """Return the value of the life point with that number."""
    return POINT[life] if life < len(POINT) else FULL


# By number of life points: the value of the uppermost n of them, and of n more, by n
_LOST: Final = [[sum([_point(life - k) for k in range(n)]) for n in range(life + 1)] for life in range(MOST_LIVES)]
_GAINED: Final = [
    [sum([_point(life + k + 1) for k in range(n)]) for n in range(MOST_LIVES - life)] for life in range(MOST_LIVES)
]


class LifeValues:
    """Values of losses and gains of life points for the seat `me`.

    `lives`: by living seat. `most`: maximum life points by seat. `enmity`: by living seat but `me`. `known`: roles by
    seat, None if hidden. `target`: the seat to eliminate with three players, or NO_SEAT. `loot`: additional value of
    any elimination.

    `vital`: the seat without which `me` loses, or NO_SEAT. `prey`: seats whose elimination wins the game.
    """

    def __init__(
        self,
        me: int,
        role: str,
        lives: Mapping[int, int],
        most: Sequence[int],
        enmity: Mapping[int, float],
        known: Sequence[str | None],
        target: int,
        loot: float = 0.0,
    ) -> None:
        self.me, self.role, self.lives, self.most, self.enmity, self.loot = me, role, lives, most, enmity, loot
        others = [p for p in lives if p != me]
        sheriff = known.index("sheriff") if "sheriff" in known else NO_SEAT
        needed = role == "deputy" or (role == "renegade" and len(others) > 1)
        self.vital = sheriff if needed else NO_SEAT
        self.prey = others if len(others) == 1 else [target, sheriff if role == "outlaw" else NO_SEAT]
        self._hurts: dict[tuple[int, int], float] = {}  # by seat and life points

    def point(self, seat: int) -> float:
        """Return the value of a life point of the seat: below 0 for an enemy."""
        return MINE[self.role] if seat == self.me else -self.enmity[seat]

    def fall(self, seat: int) -> float:
        """Return the additional value of the elimination of the seat."""
        if seat == self.me:
            return -MY_FALL[self.role]
        if seat == self.vital:
            return -VICTORY
        return VICTORY if seat in self.prey else THEIR_FALL * self.enmity[seat] + self.loot

    def hurt(self, seat: int, n: int) -> float:
        """Return the value of a loss of `n` life points by the seat."""
        found = self._hurts.get((seat, n))
        if found is None:
            found = self._hurts[seat, n] = self._hurt(seat, n)
        return found

    def _hurt(self, seat: int, n: int) -> float:
        life = self.lives[seat]
        lost = -self.point(seat) * _LOST[life][min(n, life)]
        return lost + self.fall(seat) if n >= life else lost

    def heal(self, seat: int, n: int) -> float:
        """Return the value of a gain of `n` life points by the seat, up to its maximum."""
        life = self.lives[seat]
        room = min(n, self.most[seat] - life)
        return self.point(seat) * _GAINED[life][room]
