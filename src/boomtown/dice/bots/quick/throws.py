"""Choice of the dice to throw again, from the mean value of one more result of each kind.

`greenhorn` computes the exact expectation. Here the dice thrown again are valued one by one, apart from dynamites and
gatlings, which count together.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import comb
from typing import Final

from boomtown.dice.bots.quick.table import Table
from boomtown.dice.bots.results import FUSE
from boomtown.dice.codes import KEEP, mask_of
from boomtown.dice.faces import (
    ARROW,
    BASE,
    BEER,
    BROKEN_ARROW,
    BULLET,
    BULLSEYE1,
    BULLSEYE2,
    DYNAMITE,
    GATLING,
    SIDES,
    WORTH,
)

PLAIN_FACES: Final = 6
THROWS: Final = 4  # most throws of a turn
CUT_SHORT: Final = 0.3  # loss by an explosion for each throw that is left after the next one
Totals = list[list[float]]  # by plain face and number of its results
Counts = list[int]  # number of results by plain face


def _at_least(chance: float, dice: int, need: int) -> float:
    """Return the probability of at least `need` successes of that many dice."""
    if need <= 0:
        return 1.0
    return sum(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(need, dice + 1))


# By number of throws, of dice and of results that are needed
CHANCE: Final = [
    [[_at_least(1 - (5 / 6) ** throws, dice, need) for need in range(FUSE + 1)] for dice in range(PLAIN_FACES + 1)]
    for throws in range(THROWS + 1)
]


def best_throw(table: Table, options: Sequence[int]) -> int:
    """Return the option with the highest value; KEEP if no throw has a higher one."""
    see = table.see
    faces, kinds, left = see.faces, see.dice, min(see.throws_left, THROWS)
    totals, need = _totals(table), see.gatlings
    fresh = FreshDice(table, totals, left, need)
    best, most = KEEP, fresh.final(_counts(faces, 0))
    seen: set[tuple[int, ...]] = set()
    for option in options:
        if option == KEEP:
            continue
        mask = mask_of(option)
        shown = tuple(sorted([10 * face + kinds[i] for i, face in enumerate(faces) if not mask >> i & 1]))
        if shown in seen:  # other dice with the same faces
            continue
        seen.add(shown)
        value = fresh.value(_counts(faces, mask), [kind for i, kind in enumerate(kinds) if mask >> i & 1])
        if value > most:
            best, most = option, value
    return best


def _counts(faces: tuple[int, ...], mask: int) -> Counts:
    """Return the results on the dice that are kept."""
    counts = [0] * PLAIN_FACES
    for i, face in enumerate(faces):
        if not mask >> i & 1:
            plain, many = WORTH[face]
            if plain < PLAIN_FACES:
                counts[plain] += many
    return counts


def _totals(table: Table) -> Totals:
    """Return the values of results that count for themselves; those of dynamites and gatlings are 0."""
    most = len(table.see.dice) + 1  # one die of them may count as two
    totals = [[0.0] * (most + 1) for _ in range(PLAIN_FACES)]
    totals[BULLSEYE1] = _eyes(table, table.see.reach(BULLSEYE1), most)
    totals[BULLSEYE2] = _eyes(table, table.see.reach(BULLSEYE2), most)
    totals[BEER] = _beers(table, most)
    if table.see.arrows_wait:
        cost = table.one_arrow(table.me)
        totals[ARROW] = [n * cost for n in range(most + 1)]
    return totals


def _eyes(table: Table, seats: list[int], most: int) -> list[float]:
    """Return the value of each number of bull's eyes at these seats: all at one seat, or one more at another."""
    found = [0.0]
    if not seats:
        return found * (most + 1)
    hurt = table.values.hurt
    one = max([hurt(p, 1) for p in seats])
    for n in range(1, most + 1):
        found.append(max(*[hurt(p, n) for p in seats], found[-1] + (one if len(seats) > 1 else 0.0)))
    return found


def _beers(table: Table, most: int) -> list[float]:
    values, each = table.values, [0.0] * most
    for p in table.see.order:
        if p != table.me and values.enmity[p] >= 0:
            continue
        gain = table.see.drink(p)
        room = values.most[p] - values.lives[p]
        healed = [values.heal(p, n) for n in range(0, room + gain, gain)]
        each += [more - less for less, more in pairwise(healed)]
    each.sort(reverse=True)
    found = [0.0]
    for value in each[:most]:
        found.append(found[-1] + value)
    return found


class FreshDice:
    """Values of dice that are thrown again. `left`: throws left; `need`: gatling results that fire."""

    def __init__(self, table: Table, totals: Totals, left: int, need: int) -> None:
        self.totals, self.left, self.need = totals, max(1, left), need
        values, me = table.values, table.me
        self.blast = values.hurt(me, 1)
        self.stopped = self.blast - CUT_SHORT * (self.left - 1)
        arrows = table.arrows(me)
        relief = -values.hurt(me, arrows) * 0.6 if arrows else 0.0
        self.volley = sum([values.hurt(p, 1) for p in table.see.order if p != me]) + relief
        self.arrow = 0.0 if table.see.arrows_wait else table.one_arrow(me)
        self.falls = {BULLET: self.blast, BROKEN_ARROW: max(0.0, table.relief(me))}

    def final(self, counts: Counts) -> float:
        """Return the value of these results if no die is thrown again."""
        found = self._plain(counts)
        if counts[GATLING] >= self.need:
            found += self.volley
        return found + (self.blast if counts[DYNAMITE] >= FUSE else 0.0)

    def value(self, counts: Counts, kinds: list[int]) -> float:
        """Return the value of throwing dice of these kinds. `counts`: results on the dice that are kept."""
        found, base = self._plain(counts), kinds.count(BASE)
        if base:
            found += base * self._one(counts, SIDES[BASE])
        if base < len(kinds):
            found += self._one(counts, SIDES[kinds[-1]])  # the saloon die is the last one
        chance = CHANCE[self.left][len(kinds)]
        found += self.volley * chance[max(0, self.need - counts[GATLING])]
        return found + self.stopped * chance[max(0, FUSE - counts[DYNAMITE])]

    def _plain(self, counts: Counts) -> float:
        return sum([self.totals[face][n] for face, n in enumerate(counts)])

    def _one(self, counts: Counts, sides: tuple[int, ...]) -> float:
        """Return the mean value of one fresh die: a further throw replaces results that are below the mean."""
        gains = []
        for face in sides:
            plain, many = WORTH[face]
            if face in self.falls:
                gains.append(self.falls[face])
            elif plain == ARROW:
                gains.append(self.arrow)
            else:
                n = counts[plain]
                gains.append(self.totals[plain][n + many] - self.totals[plain][n])
        mean = sum(gains) / len(gains)
        for _ in range(self.left - 1):
            again = [
                gain + mean if face == ARROW or face in self.falls else max(gain, mean)
                for face, gain in zip(sides, gains, strict=True)
            ]
            mean = sum(again) / len(again)
        return mean
