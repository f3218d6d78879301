"""State of a game: plain data, copied by hand. Seats are ints from 0, clockwise; -1 is no seat."""

from __future__ import annotations

from typing import Any

from boomtown.dice.hooks import DiceIndex
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.state import GameState, frozen, listed

REGULAR = 9  # arrows in the game, the chief's apart
NOT_HERE, IN_PILE = -2, -1  # where the chief's arrow is, if with no seat
Aim = tuple[int, int, int]  # face, seat, power
_LISTS = ("alive", "arrows", "life")
# Values that are replaced when they change, so that copies share them
_SHARED = (
    "aims",
    "characters",
    "chief",
    "dice",
    "faces",
    "final",
    "gambled",
    "gave",
    "ghost",
    "ghost_team",
    "ghost_turn",
    "given",
    "max_life",
    "phase",
    "pile",
    "roles",
    "roll",
    "shown",
    "side",
    "soured",
    "specials",
    "spent",
    "spent_beers",
    "stage",
    "thirsty",
    "thrown",
    "token",
    "turn",
    "turn_no",
)
_COMMON = ("n", "draws", "winners")


@mypyc_attr(allow_interpreted_subclasses=True)  # else an empty one cannot be made in `copy`
class State(GameState[DiceIndex]):
    """Complete data of a game at a decision."""

    __slots__ = (*_LISTS, *_SHARED)

    def __init__(self, n: int) -> None:
        self.n = n
        self.phase = "start"
        self.turn = 0
        self.turn_no = 0
        self.draws = 0  # random picks so far: the counter of Chance
        self.roles: tuple[str, ...] = ("",) * n  # plain ones
        self.specials: tuple[str, ...] = ("",) * n  # the special role a seat holds, "" for a plain one
        self.shown: tuple[bool, ...] = (False,) * n  # the role lies open
        self.spent: tuple[bool, ...] = (False,) * n  # its ability is used up
        self.characters: tuple[str, ...] = ("",) * n
        self.life = [0] * n
        self.max_life: tuple[int, ...] = (0,) * n
        self.alive = [True] * n
        self.ghost = -1
        self.ghost_team = ""  # whom a ghost renegade joins
        self.token: tuple[int, ...] = ()  # seat, face, one or two dice: what a ghost gave
        self.arrows = [0] * n  # regular ones
        self.pile = REGULAR
        self.chief = NOT_HERE
        self.side = ""
        self.winners: tuple[int, ...] = ()
        self.begin(0)
        self.refresh()

    def begin(self, who: int) -> None:
        """Begin a turn, before its first throw."""
        self.turn = who
        self.ghost_turn = who == self.ghost
        self.phase = "start"
        self.dice: tuple[int, ...] = ()  # kinds of the dice, base ones first
        self.faces: tuple[int, ...] = ()  # -1: not thrown yet
        self.thrown = 0  # dice of the last throw, bit by position
        self.given = 0  # dice set by a ghost token
        self.roll = 0  # throws made
        self.final = False  # no further throw
        self.gambled = False  # thrown once more for the Gambler
        self.gave = False  # an arrow of this throw was given away (Elena Fuente)
        self.stage = 0  # which results are being used, see results.py
        self.aims: tuple[Aim, ...] = ()
        self.thirsty = False  # four life points or less before the beers (Jesse Jones)
        self.spent_beers = 0  # by Slab the Killer
        self.soured: tuple[int, ...] = ()  # seats that gain nothing from beers this turn (Bad)

    def copy(self) -> State:
        twin: State = _KIND.__new__(_KIND)
        twin.aims, twin.characters, twin.chief, twin.dice = self.aims, self.characters, self.chief, self.dice
        twin.faces, twin.final, twin.gambled, twin.gave = self.faces, self.final, self.gambled, self.gave
        twin.ghost, twin.ghost_team, twin.ghost_turn, twin.given = (
            self.ghost,
            self.ghost_team,
            self.ghost_turn,
            self.given,
        )
        twin.max_life, twin.phase, twin.pile, twin.roles = self.max_life, self.phase, self.pile, self.roles
        twin.roll, twin.shown, twin.side, twin.soured = self.roll, self.shown, self.side, self.soured
        twin.specials, twin.spent, twin.spent_beers, twin.stage = (
            self.specials,
            self.spent,
            self.spent_beers,
            self.stage,
        )
        twin.thirsty, twin.thrown, twin.token, twin.turn = self.thirsty, self.thrown, self.token, self.turn
        twin.turn_no, twin.n, twin.draws, twin.winners = self.turn_no, self.n, self.draws, self.winners
        twin.index = self.index
        twin.alive, twin.arrows, twin.life = self.alive[:], self.arrows[:], self.life[:]
        return twin

    def save(self) -> dict[str, Any]:
        return {name: listed(getattr(self, name)) for name in (*_LISTS, *_SHARED, *_COMMON)}

    @classmethod
    def load(cls, data: dict[str, Any]) -> State:
        state: State = _KIND.__new__(_KIND)
        for name in _LISTS:
            setattr(state, name, list(data[name]))
        for name in (*_SHARED, *_COMMON):
            setattr(state, name, frozen(data[name]))
        state.refresh()
        return state

    def refresh(self) -> None:
        """Compute the index again, after each change of the players in the game."""
        self.index = DiceIndex(self)

    # --- seats

    def clockwise(self, me: int) -> list[int]:
        """Return the living players, clockwise from `me`."""
        order = self.index.order
        return [p for p in order if p >= me] + [p for p in order if p < me]

    def others(self, me: int) -> list[int]:
        """Return the living players without `me`, clockwise from the left."""
        return [p for p in self.clockwise(me) if p != me]

    def place(self, owner: int) -> int:
        """Return the position of an owner of hooks: clockwise from the turn player."""
        return (owner - self.turn) % self.n

    @property
    def acting(self) -> bool:
        """Return whether the turn player can still throw: alive, or the ghost in its own turn."""
        return self.alive[self.turn] or self.ghost_turn

    # --- arrows

    @property
    def tokens(self) -> int:
        """Number of arrows of both kinds in the pile."""
        return self.pile + (self.chief == IN_PILE)

    def has_arrows(self, who: int) -> bool:
        return self.arrows[who] > 0 or self.chief == who

    def mark(self, values: str, who: int, value: Any = True) -> None:
        """Change one seat's entry of a tuple by seat."""
        old = getattr(self, values)
        setattr(self, values, (*old[:who], value, *old[who + 1 :]))


_KIND: Any = State  # an untyped name: the compiler knows no __new__ of its own classes
