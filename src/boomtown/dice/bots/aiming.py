"""Targets of bull's eyes."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.dice.bots.arrows import ArrowCosts
from boomtown.dice.bots.position import Position
from boomtown.dice.bots.results import Results
from boomtown.dice.codes import seat_of, verb_of

IMPOSSIBLE = 1000.0


def aim(table: Position, options: list[int]) -> int:
    """Return the first target of the best distribution of the remaining bull's eyes. Slab the Killer may add a beer."""
    values = target_values(table, options)
    return max(options, key=values.__getitem__)


def target_values(table: Position, options: Sequence[int]) -> dict[int, float]:
    """Return the value of the best distribution that begins with each option."""
    results = Results(table, table.me, ArrowCosts(table, table.me))
    before = dict.fromkeys(table.alive, 0)
    for a in table.view["aims"]:
        before[a["to"]] += a["power"]
    singles = [o for o in options if verb_of(o) == "choose"]
    left = _left(table, results)

    def gain(seat: int, n: int) -> float:
        return results.shot(seat, before[seat] + n) - results.shot(seat, before[seat])

    def most(seats: list[int], n: int) -> float:
        if not n or not seats:
            return -IMPOSSIBLE * n
        return max(gain(seats[0], k) + most(seats[1:], n - k) for k in range(n + 1))

    seats = [seat_of(o) for o in singles]

    def plan(o: int) -> float:
        """Return the value of the best distribution that begins with this option."""
        p, power = seat_of(o), 1 if verb_of(o) == "choose" else 2
        others = [q for q in seats if q != p]
        best = max(gain(p, k - 1 + power) + most(others, left - k) for k in range(1, left + 1))
        return best - (_last_beer(table, results) if power == 2 else 0.0)

    return {option: plan(option) for option in options}


def _left(table: Position, results: Results) -> int:
    """Return the number of remaining bull's eyes with the same possible targets."""
    args = table.decision["title"]["args"]
    if results.joined:
        return int(args["left"])
    face = args["face"]["face"]
    aimed = [a for a in table.view["aims"] if a["face"] == face]
    return max(1, table.shown(face) - len(aimed))


def _last_beer(table: Position, results: Results) -> float:
    """Return the value of the beer that would be spent."""
    n = table.shown("beer")
    return results.beers[n] - results.beers[max(0, n - 1)]
