"""Values of arrows in front of the players: most of them cost a life point at the next attack."""

from __future__ import annotations

from boomtown.dice.bots.attack_odds import soon
from boomtown.dice.bots.position import Position

MOST = {"Jourdonnais": 1}  # most life points that an attack takes
SPARED = 0.3  # factor for a seat that the chief's arrow would protect now
REST = {
    "Pedro Ramirez": 0.85,
    "Kit Carlson": 0.9,
    "Willy the Kid": 0.85,
}  # characters that lose some arrows before the attack


def attacked(table: Position, seat: int, arrows: int) -> float:
    """Return the value of an attack on a seat with that many arrows."""
    return table.hurt(seat, min(arrows, table.trait(MOST, seat, arrows)))


def burden(table: Position, seat: int, arrows: int, left: int) -> float:
    """Return the value of a seat having that many arrows. `left`: tokens in the pile."""
    return soon(left) * table.trait(REST, seat, 1.0) * attacked(table, seat, arrows)


def spared(table: Position, counts: dict[int, int], chief: int | None) -> int:
    """Return the owner of the chief's arrow if it has strictly the most arrows, else -1."""
    if chief is None or chief not in counts:
        return -1
    return chief if all(counts[chief] > n for p, n in counts.items() if p != chief) else -1


def lying(
    table: Position, more: dict[int, int] | None = None, chief: int | None = None, left: int | None = None
) -> float:
    """Return the value of all arrows in play. `more`: extra arrows by seat; `chief`: owner of the chief's arrow."""
    counts, owner = _counts(table, more, chief)
    left = table.pile if left is None else left
    safe = spared(table, counts, owner)
    return sum(burden(table, p, n, left) * (SPARED if p == safe else 1.0) for p, n in counts.items() if n)


def attack(table: Position, more: dict[int, int] | None = None, chief: int | None = None) -> float:
    """Return the value of an attack now."""
    counts, owner = _counts(table, more, chief)
    safe = spared(table, counts, owner)
    return sum(attacked(table, p, n) for p, n in counts.items() if n and p != safe)


def _counts(table: Position, more: dict[int, int] | None, chief: int | None) -> tuple[dict[int, int], int | None]:
    counts = {p: table.arrows(p) for p in table.alive}
    for p, n in (more or {}).items():
        counts[p] += n
    held = table.view["chief"]
    return counts, chief if chief is not None else held if isinstance(held, int) else None


class ArrowCosts:
    """Costs of arrows that a roller takes in sequence. `steps[x]`: cost of the next arrow after x; the last
    entry is for all further ones. `kept[x]`: value of the arrows that the roller has then. `fatal`: number of arrows
    after which the roller is eliminated, or -1.
    """

    NEAR = 5  # an attack is ignored if it is more arrows away
    LEVELS = 2

    def __init__(self, table: Position, roller: int) -> None:
        self.table, self.roller = table, roller
        self.had = table.arrows(roller)
        self.safe = spared(table, *_counts(table, None, None)) == roller
        self.fatal = -1
        left = table.pile or self.NEAR + 1
        near = left <= self.NEAR
        last = left - 1 if near else self.LEVELS
        self.steps = [self._own(x, left - x - 1) - self._own(x + 1, left - x - 1) for x in range(last)]
        self.kept = [self._own(x, left - x) for x in range(last + 1)]
        if near:
            self._end(left)
        else:
            self.steps.append(self.steps[-1])

    def _own(self, more: int, left: int) -> float:
        return burden(self.table, self.roller, self.had + more, left) * (SPARED if self.safe else 1.0)

    def _end(self, left: int) -> None:
        """Add the last token: an attack, and a full pile after it."""
        table, roller = self.table, self.roller
        before = lying(table, left=1) + self._own(left - 1, 1) - self._own(0, 1)
        self.steps += [before - attack(table, {roller: left}), -burden(table, roller, 1, table.pile + 9)]
        self.kept.append(0.0)
        if not self.safe and min(self.had + left, table.trait(MOST, roller, 99)) >= table.lives[roller]:
            self.fatal = left
