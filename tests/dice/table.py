"""Positions of the dice game made by hand, for tests: `Table("sheriff: Paul Regret", ...)`; dice fall as told."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.dice.codes import CHOOSE, KEEP, USE, USE_ROLE, at
from boomtown.dice.faces import DYNAMITE, FACES
from boomtown.dice.game import Dice
from boomtown.dice.moments import KIND
from boomtown.dice.setup import check_setup, equip, start_at
from boomtown.dice.state import IN_PILE, State
from boomtown.kernel.chance import Chance
from boomtown.kernel.frame import PASS

MODULES = ("saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost")


class Loaded(Chance):
    """Scripted dice: one list of faces for each throw. A counter that comes again gives the same faces again."""

    __slots__ = ("fell", "throws")

    def __init__(self) -> None:
        super().__init__("loaded")
        self.throws: list[list[str]] = []
        self.fell: dict[int, list[int]] = {}

    def roll(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        if counter not in self.fell:
            self.fell[counter] = self.fall(counter, sides)
        return self.fell[counter][:]

    def fall(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
        if not self.throws:
            return [list(die).index(DYNAMITE) for die in sides]
        faces = self.throws.pop(0)
        assert len(faces) == len(sides), f"told {faces} for {len(sides)} dice"
        return [list(die).index(FACES.index(face)) for die, face in zip(sides, faces, strict=True)]


class Table:
    """A game in progress; seats by number. Unless told, dice fall as dynamites."""

    def __init__(self, *seats: str, sets: Sequence[str] = (), live: bool = False, turn: int = 0) -> None:
        setup = check_setup({"game": "dice", "players": len(seats), "sets": list(sets), "ask_forced": live})
        self.chance = Loaded()
        self.game = game = Dice(setup, "table", self.chance)
        game.state = s = State(len(seats))
        cards, names = zip(*(_split(seat) for seat in seats), strict=True)
        s.roles, s.specials = tuple(KIND.get(c, c) for c in cards), tuple(c if c in KIND else "" for c in cards)
        s.characters = names
        s.chief = IN_PILE if "chiefs_arrow" in sets else s.chief
        equip(s)
        s.begin(turn)

    def start(self, *throws: str) -> Table:
        """Begin the turn; `throws`: the faces of each throw to come, separated by blanks."""
        self.fall(*throws)
        start_at(self.game)
        self.game.begin()
        return self

    def fall(self, *throws: str) -> None:
        self.chance.throws += [throw.split() for throw in throws]

    @property
    def s(self) -> State:
        return self.game.state

    @property
    def asked(self) -> tuple[int, str]:
        assert self.game.ask is not None
        return self.game.ask.who, self.game.ask.why

    def keep(self) -> None:
        self.game.apply(KEEP)

    def choose(self, seat: int) -> None:
        self.game.apply(CHOOSE | at(seat))

    def use(self, seat: int = -1) -> None:
        self.game.apply(USE | (at(seat) if seat >= 0 else 0))

    def role(self) -> None:
        self.game.apply(USE_ROLE)

    def no(self) -> None:
        self.game.apply(PASS)


def _split(seat: str) -> tuple[str, str]:
    """ "Devil's Left Hand: Paul Regret" -> the role and the character."""
    card, _, name = seat.partition(": ")
    return card, name
