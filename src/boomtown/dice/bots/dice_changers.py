"""Special roles that change dice: the Doctor turns one die, the Gambler makes the player throw all dice again."""

from __future__ import annotations

from boomtown.dice.bots.choices import Answer, first_or_pass
from boomtown.dice.bots.facts import DIE, FACES, WORTH
from boomtown.dice.bots.position import Position
from boomtown.dice.bots.results import FUSE, Counts, Results
from boomtown.dice.bots.throws import Throw, expectation_of
from boomtown.dice.codes import die_of, face_of
from boomtown.dice.faces import ARROW, GATLING, SIDES

TURNED, AGAIN = 3.0, 2.8  # gain in life points that a use must exceed, because each works once


def _counts(faces: list[int]) -> Counts:
    counts = [0] * 6
    for face in faces:
        plain, many = WORTH[face]
        if plain < len(counts):
            counts[plain] += many
    return counts


class DiceOnTable:
    """Dice of the player on turn, valued as final results."""

    def __init__(self, table: Position) -> None:
        self.table, self.roller = table, table.view["turn"]
        self.throw = Throw(table, again=True)
        self.expected = expectation_of(table, self.roller, self.throw.base, self.throw.saloon)
        self.faces = [FACES.index(d["face"]) for d in self.throw.dice]
        self.thrown = [d["thrown"] for d in self.throw.dice]

    @property
    def results(self) -> Results:
        return self.expected.results

    def worth(self, faces: list[int], fresh: list[bool]) -> float:
        """Return the value of these faces. `fresh`: dice of the last throw, whose arrows are still to be taken."""
        counts = _counts(faces)
        found = self.results.worth(counts)
        if counts[GATLING] >= self.results.need:
            found -= self.results.kept(0)
        if not self.results.late:
            found += self.results.late_arrows(sum(f == ARROW and new for f, new in zip(faces, fresh, strict=True)))
        falls = self.expected.falls
        return found + sum(falls.get(f, 0.0) for f, new in zip(faces, fresh, strict=True) if new)

    def turned(self, at: int, face: int) -> float:
        """Return the gain of turning one die to a face."""
        faces = [*self.faces[:at], face, *self.faces[at + 1 :]]
        fresh = [new or i == at for i, new in enumerate(self.thrown)]
        return self.worth(faces, fresh) - self.worth(self.faces, self.thrown)


def turn_die(table: Position) -> float:
    """Return the gain of turning a die. 0 before the last throw, because the die might be thrown again."""
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
    """Return the gain of a new throw of all dice."""
    if table.seats[table.view["turn"]]["ghost"]:
        return 0.0
    on_table = DiceOnTable(table)
    return on_table.expected.of_all(1) - on_table.worth(on_table.faces, [False] * len(on_table.faces)) - AGAIN


DICE_CHANGERS: dict[str, Answer] = {
    "turn_die": first_or_pass(turn_die),
    "doctor": doctor,
    "again": first_or_pass(again),
}
