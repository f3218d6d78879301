"""Expectations over throws, against the same worked out the long way."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from boomtown.dice.bots.expectation import LOOSE, Expectation
from boomtown.dice.bots.face_multisets import multisets
from boomtown.dice.bots.facts import BASE, COWARD, SIDES, WORTH
from boomtown.dice.bots.throws import expectation_of
from boomtown.dice.faces import ARROW, BROKEN_ARROW, BULLET, DYNAMITE, GATLING, LOUDMOUTH
from tests.bots.dice.position import five

Dice = tuple[int, ...]  # positions on the die, base dice first


def test_the_lattice_holds_all_multisets() -> None:
    dice = multisets(3)
    assert [len(row) for row in dice.rows] == [1, 6, 21, 56]
    assert dice.counts[dice.number[0, 2, 2]] == (1, 0, 2, 0, 0, 0)
    assert dice.up[dice.number[1, 2]][0] == dice.number[0, 1, 2]
    assert dice.down[dice.number[0, 2, 2]] == {0: dice.number[2, 2], 2: dice.number[0, 2]}


class Long:
    """The same expected without any of the short cuts."""

    def __init__(self, expected: Expectation) -> None:
        self.expected, self.results = expected, expected.results
        base = expected.multisets.n
        self.kinds = (BASE,) * base + ((expected.saloon,) if expected.loose else ())

    def face(self, die: int, side: int) -> int:
        return SIDES[self.kinds[die]][side]

    def final(self, dice: Dice, x: int) -> float:
        counts = [0] * 12
        for die, side in enumerate(dice):
            plain, many = WORTH[self.face(die, side)]
            counts[plain] += many
        if x == self.expected.fatal:
            return 0.0
        found = self.results.worth(counts[:6])
        return found - self.results.kept(x) if counts[GATLING] >= self.results.need else found

    def throw(self, kept: dict[int, int], x: int, left: int) -> float:
        """The mean over a throw of the dice that are not kept, with `left` more to come."""
        loose = [die for die in range(len(self.kinds)) if die not in kept]
        total = 0.0
        for sides in product(range(6), repeat=len(loose)):
            fallen = {die: self.face(die, side) for die, side in zip(loose, sides, strict=True)}
            gain, level = 0.0, x
            for face in fallen.values():
                if face == ARROW:
                    gain -= self.expected.steps[level]
                    level = min(level + 1, len(self.expected.steps) - 1)
                gain += self.expected.falls.get(face, 0.0)
            now = kept | dict(zip(loose, sides, strict=True))
            total += gain + self.best(tuple(now[die] for die in range(len(self.kinds))), level, left)
        return total / 6.0 ** len(loose)

    def best(self, dice: Dice, x: int, left: int) -> float:
        faces = [self.face(die, side) for die, side in enumerate(dice)]
        stop = self.final(dice, x)
        if not left or faces.count(DYNAMITE) >= 3:
            return stop
        free = [die for die, face in enumerate(faces) if face != DYNAMITE]
        ways = [c for n in range(1, len(free) + 1) for c in combinations(free, n)]
        again = [self.throw({d: s for d, s in enumerate(dice) if d not in way}, x, left - 1) for way in ways]
        return max([stop, *again])


@pytest.mark.slow
@pytest.mark.parametrize(("base", "saloon"), [(3, BASE), (2, BASE), (1, LOUDMOUTH), (1, COWARD)])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"A": {"life": 3, "arrows": 2}, "B": {"arrows": 5}, "pile": 2},
        {"A": {"life": 9, "arrows": 1}, "C": {"arrows": 5}, "pile": 3},
        {"me": "Willy the Kid", "A": {"arrows": 3}, "pile": 6},
        {"me": "Slab the Killer", "A": {"life": 4}},
    ],
)
def test_two_throws_ahead(base: int, saloon: int, more: dict[str, Any]) -> None:
    """From nothing kept, and from each die that may be kept."""
    table = five("sheriff", "chance: arrow, beer, gatling, bullseye1, bullseye2", **more).sense
    expected = expectation_of(table, table.me, base, saloon)
    long = Long(expected)
    ahead = expected.after(2)
    layer = LOOSE if expected.loose else 0
    assert ahead[layer][0] == pytest.approx(long.throw({}, 0, 1))
    for side in range(6):
        number = expected.multisets.number[(side,)]
        assert ahead[layer][number] == pytest.approx(long.throw({0: side}, 0, 1))


@pytest.mark.parametrize("saloon", [BASE, LOUDMOUTH, COWARD])
@pytest.mark.parametrize(
    "more", [{}, {"B": {"arrows": 6}, "pile": 2}, {"B": {"arrows": 4}, "pile": 4, "me": "Black Jack"}]
)
def test_what_the_next_throw_cannot_show_is_left_out(saloon: int, more: dict[str, Any]) -> None:
    """With every level valued in full the expectations are exactly the same."""
    table = five("sheriff", "chance: arrow, beer, gatling, bullseye1, bullseye2", A={"arrows": 1}, **more).sense
    expected = expectation_of(table, table.me, 4, saloon)
    full = expected.thrown(expected.final)
    assert expected.after(1) == full[0]
    assert expected.after(2) == expected.thrown(expected.chosen(full))[0]
    for throws in (1, 2, 3):
        assert expected.of_all(throws) == pytest.approx(expected.after(throws)[LOOSE if expected.loose else 0][0])
    assert expected.after(3) == expected.thrown(expected.chosen(expected.thrown(expected.chosen(full))))[0]


def test_what_falls_counts_each_time() -> None:
    table = five("sheriff", "chance: beer, beer, gatling, bullseye1, bullseye2", A={"life": 4, "arrows": 2}).sense
    falls = expectation_of(table, table.me, 4, LOUDMOUTH).falls
    assert falls[BULLET] == table.hurt(table.me, 1) < 0
    assert falls[BROKEN_ARROW] > 0
