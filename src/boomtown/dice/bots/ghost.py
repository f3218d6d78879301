"""Choices of a ghost: its two dice, and the gift for another player."""

from __future__ import annotations

from boomtown.dice.bots.choices import Answer
from boomtown.dice.bots.face_multisets import multisets
from boomtown.dice.bots.facts import DYNAMITE, FACES, SIDE
from boomtown.dice.bots.position import Position
from boomtown.dice.codes import KEEP, face_of, mask_of, seat_of

# Value of a gift for its receiver, by face: one die, two dice
GIFTS = {
    "arrow": (-0.7, -1.5),
    "dynamite": (-0.5, -1.7),
    "bullseye1": (0.35, 0.7),
    "bullseye2": (0.35, 0.7),
    "beer": (0.45, 0.9),
    "gatling": (0.4, 1.5),
}
TWO = 2


def gift(table: Position, face: str, count: int, seat: int) -> float:
    """Return the value of giving the face to the seat, higher for a seat with few life points."""
    life = table.lives[seat]
    return table.point_value(seat) * GIFTS[face][count - 1] * (1.5 if life <= TWO else 1.0)


def best_gift(table: Position, face: str, count: int) -> float:
    return max(gift(table, face, count, p) for p in table.others)


def ghost_face(table: Position, options: list[int]) -> int:
    return max(options, key=lambda o: best_gift(table, FACES[face_of(o)], 1))


def ghost_to(table: Position, options: list[int]) -> int:
    args = table.decision["title"]["args"]
    face, count = args["face"]["face"], TWO if args["double"] else 1
    return max(options, key=lambda o: gift(table, face, count, seat_of(o)))


def ghost_roll(table: Position, options: list[int]) -> int:
    """Choose the dice to throw again. The better of two results counts; two equal results count double."""
    view = table.view
    dice = multisets(TWO)
    one = [best_gift(table, face, 1) for face in FACES[:6]]
    two = [best_gift(table, face, TWO) for face in FACES[:6]]
    final = {i: _worth(dice.counts[i], one, two) for i in dice.full}
    expected = dict(final)
    for left in range(max(1, view["rolls"] - view["roll"])):
        if left:  # before this throw the best of keeping and throwing again
            for i in dice.full:
                expected[i] = max(expected[j] for j in _kept(i))
        for row in reversed(dice.rows[:-1]):
            for i in row:
                expected[i] = sum(expected[j] for j in dice.up[i]) / len(dice.up[i])

    def promise(option: int) -> float:
        mask = 0 if option == KEEP else mask_of(option)
        kept = [SIDE[d["die"]][d["face"]] for i, d in enumerate(view["dice"]) if not mask >> i & 1]
        number = dice.number[tuple(sorted(kept))]
        return final[number] if option == KEEP else expected[number]

    return max(sorted(options, key=lambda o: o != KEEP), key=promise)


def _worth(counts: tuple[int, ...], one: list[float], two: list[float]) -> float:
    double = max(counts) == TWO
    return max(two[f] if double else one[f] for f, n in enumerate(counts) if n)


def _kept(i: int) -> set[int]:
    """Return the multisets that can be kept of these dice. Dynamites stay."""
    dice = multisets(TWO)
    found = {i}
    for face, j in dice.down[i].items():
        if face != DYNAMITE:
            found |= _kept(j)
    return found


GHOST: dict[str, Answer] = {"roll": ghost_roll, "ghost_face": ghost_face, "ghost_to": ghost_to}
