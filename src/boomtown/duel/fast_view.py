"""View of a seat whose values are read one by one, for fast bots. It contains the same as `view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.duel.cards import BACK
from boomtown.duel.offers import UNLIMITED, bangs_left, repeatable
from boomtown.duel.state import State

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


class FastView:
    """Table as one seat sees it. Its values must not be changed."""

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
        """Cards of the opponent's hand: known cards, and -1 - back for hidden ones."""
        s = self._s
        return [card if s.seen >> card & 1 else -1 - BACK[card] for card in s.hands[1 - self.seat]]

    @property
    def who(self) -> list[int]:
        """Characters by slot, -1 for an empty slot."""
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
        """Slot in front, by seat."""
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
        """Number of characters in reserve, by seat."""
        return len(self._s.reserve[0]), len(self._s.reserve[1])

    @property
    def swapped(self) -> bool:
        return self._s.swapped

    @property
    def unlimited(self) -> bool:
        """True if the turn player may play any number of BANG! cards now."""
        return bangs_left(self._s, self._s.turn) == UNLIMITED

    @property
    def repeats(self) -> int:
        """Kind of the action on top of the discard pile, or -1."""
        return repeatable(self._s)

    @property
    def target(self) -> int:
        """Slot of the character that must react, or -1."""
        top = self._game.stack[-1] if self._game.stack else None
        lit = getattr(top, "lit", None)
        return int(lit()) if lit is not None else -1

    @property
    def cause(self) -> str:
        """Name of the card or character that asks the pending question."""
        return self._game.prompt.source or ""

    @property
    def doer(self) -> int:
        """Seat that causes the pending question, or -1."""
        by = self._game.prompt.by
        return -1 if by is None else by
