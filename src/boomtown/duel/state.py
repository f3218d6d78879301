"""State of a game: plain data with a handwritten copy.

Seats are 0 and 1, and `roles` gives their sides. A place of a side is a slot: 0 and 1 belong to seat 0, 2 and 3 to seat
1. Cards, kinds and characters are indexes into the tables of `cards` and `character_table`.
"""

from __future__ import annotations

from typing import Any, Final

from boomtown.duel.character_table import NOBODY, PERSON
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.hooks import HookIndex
from boomtown.kernel.state import GameState, frozen, listed

NOTHING: Final = HookIndex()  # active hooks follow from the places; see hooks.py
Waiting = tuple[int, int, int, int, int]  # effect, causing slot, aim, source, shooter (waiting.py)
_NESTED = ("hands", "decks", "tables", "reserve")
_LISTS = ("who", "lives", "most", "front", "common", "discard", "row", "revealed")
# Values that are replaced when they change, so that copies share them
_SHARED = (
    "bangs",
    "chosen",
    "first",
    "going",
    "made",
    "n",
    "draws",
    "open_",
    "out",
    "phase",
    "roles",
    "seen",
    "side",
    "swapped",
    "turn",
    "turn_no",
    "used",
    "waiting",
    "winners",
)


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, `copy` cannot make an empty object
class State(GameState[HookIndex]):
    """Complete state of a game at a decision."""

    __slots__ = (*_NESTED, *_LISTS, *(name for name in _SHARED if name not in ("n", "draws", "winners")))

    def __init__(self) -> None:
        self.n = 2
        self.draws = 0  # random picks until now: the counter of Chance
        self.winners: tuple[int, ...] = ()
        self.index = NOTHING
        self.side = ""
        self.phase = "setup"
        self.turn = 0
        self.turn_no = 0
        self.first = 0
        self.roles: tuple[str, ...] = ("law", "outlaws")
        self.chosen: tuple[int, ...] = (-1, -1)  # setup: by seat the chosen front slot, or -1
        self.who: list[int] = [NOBODY] * 4
        self.lives: list[int] = [0] * 4
        self.most: list[int] = [0] * 4
        self.front: list[int] = [0, 2]  # by seat the slot with the marker
        self.tables: list[list[int]] = [[], [], [], []]
        self.hands: list[list[int]] = [[], []]
        self.decks: list[list[int]] = [[], []]  # top last, as in every pile
        self.reserve: list[list[int]] = [[], []]
        self.out: tuple[tuple[int, ...], ...] = ((), ())
        self.common: list[int] = []
        self.made = False  # there is a common deck
        self.discard: list[int] = []
        self.row: list[int] = []  # General Store
        self.revealed: list[int] = []  # turned up, before they are discarded
        self.waiting: tuple[Waiting, ...] = ()
        self.going = -1  # the source that is being carried out
        self.bangs = 0  # BANG! cards of this turn that count
        self.swapped = False
        self.used = 0  # characters whose ability is used up this turn, bit by number
        self.seen = 0  # cards of hands that the other player knows, bit by number
        self.open_ = 0  # those among them that all players have seen

    def copy(self) -> State:
        twin: State = _KIND.__new__(_KIND)
        twin.bangs, twin.chosen, twin.first, twin.going = self.bangs, self.chosen, self.first, self.going
        twin.made, twin.n, twin.draws, twin.open_ = self.made, self.n, self.draws, self.open_
        twin.out, twin.phase, twin.roles, twin.seen = self.out, self.phase, self.roles, self.seen
        twin.side, twin.swapped, twin.turn, twin.turn_no = self.side, self.swapped, self.turn, self.turn_no
        twin.used, twin.waiting, twin.winners, twin.index = self.used, self.waiting, self.winners, self.index
        twin.who, twin.lives, twin.most, twin.front = self.who[:], self.lives[:], self.most[:], self.front[:]
        twin.common, twin.discard = self.common[:], self.discard[:]
        twin.row, twin.revealed = self.row[:], self.revealed[:]
        a, b = self.hands
        twin.hands = [a[:], b[:]]
        a, b = self.decks
        twin.decks = [a[:], b[:]]
        a, b = self.reserve
        twin.reserve = [a[:], b[:]]
        a, b, c, d = self.tables
        twin.tables = [a[:], b[:], c[:], d[:]]
        return twin

    def save(self) -> dict[str, Any]:
        return {name: listed(getattr(self, name)) for name in (*_NESTED, *_LISTS, *_SHARED)}

    @classmethod
    def load(cls, data: dict[str, Any]) -> State:
        state: State = _KIND.__new__(_KIND)
        for name in _NESTED:
            setattr(state, name, [list(one) for one in data[name]])
        for name in _LISTS:
            setattr(state, name, list(data[name]))
        for name in _SHARED:
            setattr(state, name, frozen(data[name]))
        state.index = NOTHING
        return state

    def place(self, owner: int) -> int:
        return (owner - self.turn) % 2

    # --- places

    def rear(self, seat: int) -> int:
        """Return the slot of the rear character, or of the lone character, which is both."""
        slot = self.front[seat] ^ 1
        return slot if self.who[slot] >= 0 else slot ^ 1

    def lone(self, seat: int) -> bool:
        """Return True if the side has one character in play."""
        return self.who[self.front[seat] ^ 1] < 0

    def leader(self, seat: int) -> int:
        """Return the front of the side as a source of effects, or -1 if it has no life point left."""
        slot = self.front[seat]
        return PERSON + self.who[slot] if self.lives[slot] > 0 else -1

    def place_of(self, character: int) -> int:
        """Return the slot of a living character, or -1 if it is not in play."""
        if character in self.who:
            slot = self.who.index(character)
            return slot if self.lives[slot] > 0 else -1
        return -1

    def order(self) -> tuple[int, int, int, int]:
        """Return the slots in the order of simultaneous effects."""
        mine, other = self.front[self.turn], self.front[1 - self.turn]
        return mine, other, mine ^ 1, other ^ 1

    def rank(self, slot: int) -> int:
        """Return the index of the slot in that order."""
        seat = slot >> 1
        return (0 if slot == self.front[seat] else 2) + (seat != self.turn)

    def reloading(self) -> bool:
        """Return True if a player has a single character left."""
        return any(not self.reserve[seat] and self.who[self.front[seat] ^ 1] < 0 for seat in (0, 1))


_KIND: Any = State  # untyped: mypyc does not know __new__ of its own classes
