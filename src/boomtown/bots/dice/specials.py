"""When to use a special role: each works once in a game, so it has to be worth it."""

from __future__ import annotations

from itertools import combinations

from boomtown.bots.dice.arrows import lying
from boomtown.bots.dice.choices import NOBODY, Answer, first_or_pass
from boomtown.bots.dice.facts import DIE, FACES, WORTH
from boomtown.bots.dice.hopes import LOOSE
from boomtown.bots.dice.results import FUSE, Counts, Results
from boomtown.bots.dice.table import Table
from boomtown.bots.dice.throws import Cast, hopes_of
from boomtown.dice.codes import die_of, face_of, seat_of
from boomtown.dice.faces import ARROW, SIDES
from boomtown.kernel.frame import PASS

# What using it must gain, in life points: it could gain more later
SWAP, TURNED, AGAIN, SPOILED, SAVED = 1.4, 2.6, 2.2, 2.2, 3.0
FOE = 0.3  # how much of an enemy somebody must be to be overruled
WEAK_SHERIFF, STRONGER = 3, 3  # lives of the old sheriff at most, and how many more the new one must have
FEW, HURT, PREY = 4, 3, 2  # an extra turn: players alive, my lives, the lives of somebody I hunt


# --- at the start of the own turn


def good(table: Table) -> float:
    """The star changes hands when its bearer is about to fall and I am not."""
    sheriff = next(s["life"] for s in table.seats if s["role"] == "sheriff")
    return float(sheriff <= WEAK_SHERIFF and table.lives[table.me] >= sheriff + STRONGER)


def swap(table: Table, a: int, b: int) -> float:
    """What it is worth that two players exchange all their arrows."""
    na, nb = table.arrows(a), table.arrows(b)
    owner = table.view["chief"]
    chief = {a: b, b: a}.get(owner, owner) if isinstance(owner, int) else NOBODY
    return lying(table, {a: nb - na, b: na - nb}, chief) - lying(table)


def ugly(table: Table) -> float:
    return max(swap(table, a, b) for a, b in combinations(table.alive, 2)) - SWAP


def throw(table: Table, options: list[int]) -> int:
    use = _AT_START.get(table.seats[table.me]["special"])
    return options[0] if use is not None and use(table) > 0 else PASS


_AT_START = {"Good": good, "Ugly": ugly}


def exchange(table: Table, options: list[int]) -> int:
    """Whose arrows change places: the one named already is missing among the options."""
    seats = [seat_of(o) for o in options]
    first = [p for p in table.alive if p not in seats]

    def gain(o: int) -> float:
        return max(swap(table, seat_of(o), p) for p in first or seats if p != seat_of(o))

    return max(options, key=gain)


# --- the dice of anybody


def _counts(faces: list[int]) -> Counts:
    counts = [0] * 6
    for face in faces:
        plain, many = WORTH[face]
        if plain < len(counts):
            counts[plain] += many
    return counts


class Lying:
    """The dice of whose turn it is, as if they were final."""

    def __init__(self, table: Table) -> None:
        self.table, self.roller = table, table.view["turn"]
        self.cast = Cast(table)
        self.hopes = hopes_of(table, self.roller, self.cast.base, self.cast.saloon)
        self.faces = [FACES.index(d["face"]) for d in self.cast.dice]
        self.thrown = [d["thrown"] for d in self.cast.dice]

    @property
    def results(self) -> Results:
        return self.hopes.results

    def worth(self, faces: list[int], fresh: list[bool]) -> float:
        """Of these faces; the fresh ones have just fallen, so their arrows are still to be taken."""
        counts = _counts(faces)
        found = self.results.worth(counts)
        if self.results.fires(counts):
            found -= self.results.kept(0)
        if not self.results.late:
            found += self.results.late_arrows(sum(f == ARROW and new for f, new in zip(faces, fresh, strict=True)))
        falls = self.hopes.falls
        return found + sum(falls.get(f, 0.0) for f, new in zip(faces, fresh, strict=True) if new)

    def turned(self, at: int, face: int) -> float:
        """What turning one die to a face gains."""
        faces = [*self.faces[:at], face, *self.faces[at + 1 :]]
        fresh = [new or i == at for i, new in enumerate(self.thrown)]
        return self.worth(faces, fresh) - self.worth(self.faces, self.thrown)


def turn_die(table: Table) -> float:
    """After the last throw only: before it the die might be thrown again."""
    view = table.view
    last = view["roll"] >= view["rolls"]
    fuse = sum(d["face"] == "dynamite" for d in view["dice"]) >= FUSE
    if table.seats[view["turn"]]["ghost"] or not (last or fuse):
        return 0.0
    lying_ = Lying(table)
    dice = enumerate(view["dice"])
    return max(lying_.turned(i, face) for i, d in dice for face in SIDES[DIE[d["die"]]]) - TURNED


def doctor(table: Table, options: list[int]) -> int:
    lying_ = Lying(table)
    return max(options, key=lambda o: lying_.turned(die_of(o), face_of(o)))


def again(table: Table) -> float:
    """All dice once more: when what lies there is much worse for me than what may come."""
    if table.seats[table.view["turn"]]["ghost"]:
        return 0.0
    lying_ = Lying(table)
    hopes = lying_.hopes
    fresh = hopes.thrown(hopes.final)[0][LOOSE if hopes.loose else 0][0]
    return fresh - lying_.worth(lying_.faces, [False] * len(lying_.faces)) - AGAIN


# --- what others do


def judge(table: Table) -> float:
    by = table.decision["by"]
    return table.wish.get(by, 0.0) - FOE


def spoil(table: Table) -> float:
    """A gain of an enemy; of a beer all further ones of this turn go with it."""
    args = table.decision["title"]["args"]
    return -table.heal(args["to"]["seat"], args["n"] + max(0, table.shown("beer") - 1) // 2) - SPOILED


def save(table: Table, options: list[int]) -> int:
    """Myself, or who must not fall yet."""
    best = max((o for o in options if o != PASS), key=lambda o: -table.hurt(seat_of(o), 1))
    return best if -table.hurt(seat_of(best), 1) > SAVED else PASS


def encore(table: Table) -> float:
    prey = any(w > 0.5 and table.lives[p] <= PREY for p, w in table.wish.items())
    return float(prey or len(table.alive) <= FEW or table.lives[table.me] <= HURT)


SPECIALS: dict[str, Answer] = {
    "throw": throw,
    "ugly": exchange,
    "turn_die": first_or_pass(turn_die),
    "doctor": doctor,
    "again": first_or_pass(again),
    "judge": first_or_pass(judge),
    "spoil": first_or_pass(spoil),
    "save": save,
    "encore": first_or_pass(encore),
}
