"""What a seat may know, read piece by piece instead of described: for bots in a hurry. The same as `view` says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.duel.cards import BACK
from boomtown.duel.offers import UNLIMITED, bangs_left, repeatable
from boomtown.duel.state import State

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


class FastView:
    """The table as one seat sees it. Nothing of it may be changed."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Duel, seat: int) -> None:
        self._game, self.seat = game, seat

    @property
    def _s(self) -> State:
        return self._game.state

    @property
    def hand(self) -> list[int]:
        return self._s.hands[self.seat]

    @property
    def other_hand(self) -> list[int]:
        """The other hand: cards that are known, -1 - back for the others."""
        s = self._s
        return [card if s.seen >> card & 1 else -1 - BACK[card] for card in s.hands[1 - self.seat]]

    @property
    def who(self) -> list[int]:
        """Characters by slot, -1 where nobody stands."""
        return self._s.who

    @property
    def lives(self) -> list[int]:
        return self._s.lives

    @property
    def most(self) -> list[int]:
        return self._s.most

    @property
    def tables(self) -> list[list[int]]:
        return self._s.tables

    @property
    def front(self) -> list[int]:
        """By seat the slot in front."""
        return self._s.front

    @property
    def discard(self) -> list[int]:
        return self._s.discard

    @property
    def row(self) -> list[int]:
        return self._s.row

    @property
    def revealed(self) -> list[int]:
        return self._s.revealed

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def reserves(self) -> tuple[int, int]:
        """How many characters are left in reserve."""
        return len(self._s.reserve[0]), len(self._s.reserve[1])

    @property
    def swapped(self) -> bool:
        return self._s.swapped

    @property
    def unlimited(self) -> bool:
        """Whether BANG! cards have no limit for the turn player now."""
        return bangs_left(self._s, self._s.turn) == UNLIMITED

    @property
    def repeats(self) -> int:
        """The kind of the action on top of the pile, -1 for none."""
        return repeatable(self._s)

    @property
    def target(self) -> int:
        """The slot of the character whose reaction is asked for, -1 for none."""
        top = self._game.stack[-1] if self._game.stack else None
        lit = getattr(top, "lit", None)
        return int(lit()) if lit is not None else -1

    @property
    def cause(self) -> str:
        """What asks the pending question: a kind of card or a character, by name."""
        return self._game.prompt.source or ""

    @property
    def doer(self) -> int:
        """The seat that causes the pending question, -1 for nobody."""
        by = self._game.prompt.by
        return -1 if by is None else by
