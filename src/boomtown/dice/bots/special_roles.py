"""Use of special roles. Each works once in a game, so its gain must exceed a limit."""

from __future__ import annotations

from itertools import combinations

from boomtown.dice.bots.arrows import lying
from boomtown.dice.bots.choices import Answer, first_or_pass
from boomtown.dice.bots.life_values import NO_SEAT
from boomtown.dice.bots.position import Position
from boomtown.dice.codes import seat_of
from boomtown.kernel.frame import PASS

# Gain in life points that a use must exceed, because each works once
SWAP, SPOILED, SAVED = 1.4, 2.0, 3.0
ENEMY = 0.3  # enmity towards the acting player that a use must exceed
WEAK_SHERIFF, STRONGER = 3, 2  # most life points of the old sheriff, and the additional ones of the new sheriff
FEW, HURT, PREY = 4, 3, 2  # extra turn: most living players, my life points, life points of an enemy


# --- at the start of the own turn


def good(table: Position) -> float:
    """Take the star if the sheriff is weak and I am stronger."""
    sheriff = next(s["life"] for s in table.seats if s["role"] == "sheriff")
    return float(sheriff <= WEAK_SHERIFF and table.lives[table.me] >= sheriff + STRONGER)


def swap(table: Position, a: int, b: int) -> float:
    """Return the value of two players exchanging all their arrows."""
    na, nb = table.arrows(a), table.arrows(b)
    owner = table.view["chief"]
    chief = {a: b, b: a}.get(owner, owner) if isinstance(owner, int) else NO_SEAT
    return lying(table, {a: nb - na, b: na - nb}, chief) - lying(table)


def ugly(table: Position) -> float:
    return max(swap(table, a, b) for a, b in combinations(table.alive, 2)) - SWAP


def throw(table: Position, options: list[int]) -> int:
    use = _AT_START.get(table.seats[table.me]["special"])
    return options[0] if use is not None and use(table) > 0 else PASS


_AT_START = {"Good": good, "Ugly": ugly}


def exchange(table: Position, options: list[int]) -> int:
    """Choose the seats that exchange arrows. A seat already chosen is not among the options."""
    seats = [seat_of(o) for o in options]
    first = [p for p in table.alive if p not in seats]

    def gain(o: int) -> float:
        return max(swap(table, seat_of(o), p) for p in first or seats if p != seat_of(o))

    return max(options, key=gain)


# --- actions of other players


def judge(table: Position) -> float:
    by = table.decision["by"]
    return table.enmity.get(by, 0.0) - ENEMY


def spoil(table: Position) -> float:
    """Return the gain of cancelling a gain of an enemy. It also cancels the further beers of this turn."""
    args = table.decision["title"]["args"]
    return -table.heal(args["to"]["seat"], args["n"] + max(0, table.shown("beer") - 1) // 2) - SPOILED


def save(table: Position, options: list[int]) -> int:
    """Save the seat whose loss is worst, if it is bad enough."""
    best = max((o for o in options if o != PASS), key=lambda o: -table.hurt(seat_of(o), 1))
    return best if -table.hurt(seat_of(best), 1) > SAVED else PASS


def encore(table: Position) -> float:
    prey = any(w > 0.5 and table.lives[p] <= PREY for p, w in table.enmity.items())
    return float(prey or len(table.alive) <= FEW or table.lives[table.me] <= HURT)


SPECIALS: dict[str, Answer] = {
    "throw": throw,
    "ugly": exchange,
    "judge": first_or_pass(judge),
    "spoil": first_or_pass(spoil),
    "save": save,
    "encore": first_or_pass(encore),
}
