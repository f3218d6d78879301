"""Choice of the dice to throw again, and of the saloon die at the start."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from boomtown.bots.observation import Json
from boomtown.dice.bots.arrows import ArrowCosts, attack, lying
from boomtown.dice.bots.expectation import LOOSE, Expectation
from boomtown.dice.bots.facts import BASE, BESIDES, COWARD, DIE, LOUDMOUTH, SIDE
from boomtown.dice.bots.position import Position
from boomtown.dice.bots.results import Results, reliefs
from boomtown.dice.codes import A_COWARD, A_LOUDMOUTH, KEEP, kind_of, mask_of
from boomtown.kernel.frame import PASS

BASE_DICE = 5
AHEAD = 2  # throws considered for the choice of a saloon die


def expectation_of(table: Position, roller: int, base: int, saloon: int, fixed: int = 0) -> Expectation:
    """Return the expectation of that roller with these dice in this position. `fixed`: dynamites on further dice."""
    return _expectation(Results(table, roller, ArrowCosts(table, roller)), base, saloon, fixed)


def _expectation(results: Results, base: int, saloon: int, fixed: int = 0) -> Expectation:
    table, roller = results.table, results.roller
    return Expectation(
        results,
        base,
        saloon,
        fixed,
        any_arrow=table.trait(_ANY_ARROW, roller, _nothing)(table, roller, results.arrow_costs),
        broken=results.best(x for p in table.alive for x in (*reliefs(table, p)[:1], 0.0)),
        bullet=table.hurt(roller, 1),
    )


def _gives(table: Position, roller: int, arrow_costs: ArrowCosts) -> float:
    """Return the value of giving one arrow of a throw to another player (Elena Fuente)."""
    return arrow_costs.steps[0] + gift(table, roller)


def gift(table: Position, roller: int) -> float:
    """Return the value of giving an arrow to the best seat."""
    now = lying(table)
    return max((given(table, p) - now for p in table.alive if p != roller), default=0.0)


def given(table: Position, seat: int) -> float:
    """Return the value of all arrows after that seat takes one from the pile."""
    last = table.pile == 1
    return attack(table, {seat: 1}) if last else lying(table, {seat: 1}, left=table.pile - 1)


def _nothing(table: Position, roller: int, arrow_costs: ArrowCosts) -> float:
    return 0.0


def _takes(table: Position, roller: int, arrow_costs: ArrowCosts) -> float:
    """Return the value of taking the chief's arrow (Apache Kid)."""
    return max(0.0, chiefs(table, roller))


def chiefs(table: Position, seat: int) -> float:
    """Return the value of the seat taking the chief's arrow from its owner."""
    owner = table.view["chief"]
    if not isinstance(owner, int) or owner == seat:
        return 0.0
    return lying(table, {owner: -2, seat: 2}, chief=seat) - lying(table)


_ANY_ARROW = {"Elena Fuente": _gives, "Apache Kid": _takes}


class Throw:
    """Dice on the table, numbered as in an `Expectation`. `fixed`: dynamites that are left out of it, because they stay
    on the table; with `again` all dice are thrown.
    """

    def __init__(self, table: Position, again: bool = False) -> None:
        self.stay = not again and not table.can(table.me, "Black Jack")
        self.dice = table.view["dice"]
        kinds = [DIE[d["die"]] for d in self.dice if not self._stays(d)]
        self.fixed = len(self.dice) - len(kinds)
        self.base = kinds.count(BASE)
        self.saloon = next((k for k in kinds if k != BASE), BASE)

    def _stays(self, die: Json) -> bool:
        return self.stay and die["face"] == "dynamite"

    def at(self, expected: Expectation, thrown: int = 0) -> tuple[int, int]:
        """Return layer and number of the dice that are kept. `thrown`: dice to throw, a bit per position."""
        layer, base = LOOSE if self.saloon != BASE else 0, []
        for i, d in enumerate(self.dice):
            if thrown >> i & 1 or self._stays(d):
                continue
            side = SIDE[d["die"]][d["face"]]
            if DIE[d["die"]] == BASE:
                base.append(side)
            else:
                layer = side
        return layer, expected.multisets.number[tuple(sorted(base))]


def roll(table: Position, options: list[int]) -> int:
    """Choose the dice to throw again with the highest expectation; keep all if no throw has a higher one."""
    promised = expectations(table, options)
    return max(sorted(options, key=lambda o: o != KEEP), key=promised.__getitem__)


def expectations(table: Position, options: Sequence[int]) -> dict[int, float]:
    """Return the expectation of each choice of dice to throw again; -inf for a choice that keeps the same faces as one
    before.
    """
    view = table.view
    throw = Throw(table)
    expected = expectation_of(table, table.me, throw.base, throw.saloon, throw.fixed)
    ahead = expected.after(max(1, view["rolls"] - view["roll"]))

    found: dict[int, float] = {}
    known: set[tuple[int, int]] = set()
    for option in options:
        layer, number = throw.at(expected, 0 if option == KEEP else mask_of(option))
        if option == KEEP:
            found[option] = expected.final[0][layer][number]
        else:
            found[option] = -inf if (layer, number) in known else ahead[layer][number]
            known.add((layer, number))
    return found


def saloon(table: Position, options: list[int]) -> int:
    """Choose the saloon die with the highest expectation, or none."""
    results = Results(table, table.me, ArrowCosts(table, table.me))

    def promise(option: int) -> float:
        kind = _SALOON.get(kind_of(option), BASE) if option != PASS else BASE
        besides = kind == BASE or table.trait(BESIDES, table.me, BASE) == kind
        expected = _expectation(results, BASE_DICE if besides else BASE_DICE - 1, kind)
        return expected.of_all(AHEAD)

    return max(reversed(options), key=promise)


_SALOON = {A_LOUDMOUTH: LOUDMOUTH, A_COWARD: COWARD}
