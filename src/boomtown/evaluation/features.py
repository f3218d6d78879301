"""Features of a table with given roles: sums of the traits by role, counts, the turn order and reach.

With a sheriff, one list of features describes the table, and each side has its own weights. Without a sheriff each side
has a list of features, and all sides share the weights.
"""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.evaluation.sides import SIDE_OF_ROLE, SIDES
from boomtown.evaluation.table import Table

VERSION = 1  # of the layout; weights of another layout are refused
ROLES = ("sheriff", "deputy", "outlaw", "renegade")
STAGES = 12  # of a game with a sheriff
_NUMBER = {role: number for number, role in enumerate(ROLES)}
_SHERIFF, _DEPUTY, _OUTLAW, _RENEGADE = range(4)


def law_features(table: Table, roles: Sequence[str]) -> list[float]:
    """Return the features of a table with a sheriff."""
    traits, order, reach = table.traits, table.order, table.reach
    number = [_NUMBER[role] for role in roles]
    width = len(traits[0])
    sums = [[0.0] * width, [0.0] * width, [0.0] * width, [0.0] * width]
    count = [0, 0, 0, 0]
    law = outlaws = 0
    weakest, sheriff = 9.0, -1
    for seat in order:
        role = number[seat]
        count[role] += 1
        mine = traits[seat]
        sums[role] = [a + b for a, b in zip(sums[role], mine, strict=True)]
        if role == _OUTLAW:
            outlaws |= 1 << seat
            weakest = min(weakest, mine[0])
        elif role != _RENEGADE:
            law |= 1 << seat
            if role == _SHERIFF:
                sheriff = seat
    life, hand = sums[_SHERIFF][0], sums[_SHERIFF][1] if width > 1 else 0.0
    outlaw_life, renegade_life = sums[_OUTLAW][0], sums[_RENEGADE][0]
    law_life = life + sums[_DEPUTY][0]
    few = count[_OUTLAW] == 0
    turn = number[order[0]] if order else _SHERIFF
    at = order.index(sheriff) / len(order) if sheriff >= 0 else 0.0
    threats = sum(1 for p in order if outlaws >> p & 1 and reach[p] >> sheriff & 1) if reach and sheriff >= 0 else 0
    threatened = sum(1 for p in order if law >> p & 1 and reach[p] & outlaws) if reach else 0
    return [
        1.0,
        *[value for row in sums for value in row],
        count[_DEPUTY] * 1.0,
        count[_OUTLAW] * 1.0,
        count[_RENEGADE] * 1.0,
        1.0 if life <= 1 else 0.0,
        1.0 if life == 2 else 0.0,
        1.0 if life == 3 else 0.0,
        1.0 if few else 0.0,
        1.0 if count[_OUTLAW] == 1 else 0.0,
        1.0 if few and not count[_DEPUTY] else 0.0,
        1.0 if not count[_RENEGADE] else 0.0,
        0.0 if few else weakest,
        1.0 if turn == _SHERIFF else 0.0,
        1.0 if turn == _DEPUTY else 0.0,
        1.0 if turn == _OUTLAW else 0.0,
        at,
        life * count[_OUTLAW] / 8,
        life * outlaw_life / 40,
        law_life * outlaw_life / 80,
        hand * count[_OUTLAW] / 10,
        renegade_life * life / 20 if few else 0.0,
        threats * 1.0,
        threatened * 1.0,
        threats / (1 + max(0.0, life)),  # a sheriff may be below 0 until the elimination
        *table.whole,
    ]


def stage_of(table: Table, roles: Sequence[str]) -> int:
    """Return the stage of a game with a sheriff, less than STAGES: if outlaws (none, one, more), renegade and deputies
    are left.
    """
    left = [roles[seat] for seat in table.order]
    return min(2, left.count("outlaw")) * 4 + ("renegade" in left) * 2 + ("deputy" in left)


def side_features(table: Table, roles: Sequence[str]) -> list[list[float]]:
    """Return the features of each side of a game without a sheriff, in the order of the sides."""
    order, places = table.order, len(table.traits)
    found = []
    for side in range(places):
        seat = _seat_of(side, roles)
        turns = order.index(seat) if seat in order else places
        hunted = table.hunts[seat] if table.hunts else -1
        hunter = next((p for p in range(places) if table.hunts and table.hunts[p] == seat), -1)
        rows = [table.traits[seat]]
        rows += [table.traits[p] if p >= 0 else [0.0] * len(rows[0]) for p in (hunted, hunter)]
        mine = rows[0]
        found.append(
            [
                *[1.0 if side == i else 0.0 for i in range(1, places)],
                *[value for row in rows for value in row],
                1.0 if turns == 0 else 0.0,
                1.0 if turns == 1 else 0.0,
                1.0 if mine[0] <= 0 else 0.0,
                1.0 if mine[0] == 1 else 0.0,
                1.0 if hunted >= 0 and rows[1][0] <= 1 else 0.0,
                1.0 if hunted >= 0 and turns == 0 and table.reach and table.reach[seat] >> hunted & 1 else 0.0,
                mine[0] * mine[0] / 10,
                *[value * mine[0] / 5 for value in table.whole],
            ]
        )
    return found


def _seat_of(side: int, roles: Sequence[str]) -> int:
    """Return the seat of a side: the one with its role in a game of two teams, else the seat of that number."""
    named = [SIDE_OF_ROLE[role] for role in roles] if set(roles) <= {*SIDES} else []
    return named.index([name for name in SIDES if name in named][side]) if named else side
