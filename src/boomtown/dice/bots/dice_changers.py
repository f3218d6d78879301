"""Special roles that change dice on the table: the Doctor turns one, the Gambler has all of them thrown again."""

from __future__ import annotations

from boomtown.dice.bots.choices import Answer, first_or_pass
from boomtown.dice.bots.expectation import LOOSE
from boomtown.dice.bots.facts import DIE, FACES, WORTH
from boomtown.dice.bots.position import Position
from boomtown.dice.bots.results import FUSE, Counts, Results
from boomtown.dice.bots.throws import Throw, expectation_of
from boomtown.dice.codes import die_of, face_of
from boomtown.dice.faces import ARROW, GATLING, SIDES

TURNED, AGAIN = 3.0, 2.8  # what using them must gain, in life points: it could gain more later


def _counts(faces: list[int]) -> Counts:
    counts = [0] * 6
    for face in faces:
        plain, many = WORTH[face]
        if plain < len(counts):
            counts[plain] += many
    return counts


class DiceOnTable:
    """The dice of whose turn it is, as if they were final."""

    def __init__(self, table: Position) -> None:
        self.table, self.roller = table, table.view["turn"]
        self.throw = Throw(table)
        self.expected = expectation_of(table, self.roller, self.throw.base, self.throw.saloon)
        self.faces = [FACES.index(d["face"]) for d in self.throw.dice]
        self.thrown = [d["thrown"] for d in self.throw.dice]

    @property
    def results(self) -> Results:
        return self.expected.results

    def worth(self, faces: list[int], fresh: list[bool]) -> float:
        """Of these faces; the fresh ones have just fallen, so their arrows are still to be taken."""
        counts = _counts(faces)
        found = self.results.worth(counts)
        if counts[GATLING] >= self.results.need:
            found -= self.results.kept(0)
        if not self.results.late:
            found += self.results.late_arrows(sum(f == ARROW and new for f, new in zip(faces, fresh, strict=True)))
        falls = self.expected.falls
        return found + sum(falls.get(f, 0.0) for f, new in zip(faces, fresh, strict=True) if new)

    def turned(self, at: int, face: int) -> float:
        """What turning one die to a face gains."""
        faces = [*self.faces[:at], face, *self.faces[at + 1 :]]
        fresh = [new or i == at for i, new in enumerate(self.thrown)]
        return self.worth(faces, fresh) - self.worth(self.faces, self.thrown)


def turn_die(table: Position) -> float:
    """After the last throw only: before it the die might be thrown again."""
    view = table.view
    last = view["roll"] >= view["rolls"]
    fuse = sum(d["face"] == "dynamite" for d in view["dice"]) >= FUSE
    if table.seats[view["turn"]]["ghost"] or not (last or fuse):
        return 0.0
    on_table = DiceOnTable(table)
    dice = enumerate(view["dice"])
    return max(on_table.turned(i, face) for i, d in dice for face in SIDES[DIE[d["die"]]]) - TURNED


def doctor(table: Position, options: list[int]) -> int:
    on_table = DiceOnTable(table)
    return max(options, key=lambda o: on_table.turned(die_of(o), face_of(o)))


def again(table: Position) -> float:
    """All dice once more: when what lies there is much worse for me than what may come."""
    if table.seats[table.view["turn"]]["ghost"]:
        return 0.0
    on_table = DiceOnTable(table)
    expected = on_table.expected
    fresh = expected.thrown(expected.final)[0][LOOSE if expected.loose else 0][0]
    return fresh - on_table.worth(on_table.faces, [False] * len(on_table.faces)) - AGAIN


DICE_CHANGERS: dict[str, Answer] = {
    "turn_die": first_or_pass(turn_die),
    "doctor": doctor,
    "again": first_or_pass(again),
}
