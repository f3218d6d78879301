"""View of a seat whose values are read one by one, for fast bots. It contains the same as `view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.dice.faces import FACE, total
from boomtown.dice.folds import ARROWS_WAIT, DRINK, GATLINGS
from boomtown.dice.results import reach
from boomtown.dice.state import IN_PILE
from boomtown.dice.turn import loose, rolls
from boomtown.dice.victory import target, team

if TYPE_CHECKING:
    from boomtown.dice.game import Dice
    from boomtown.dice.state import State
    from boomtown.kernel.prompt import Prompt


class FastView:
    """Table as one seat sees it. Its values must not be changed."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Dice, seat: int) -> None:
        self._game, self.seat = game, seat

    @property
    def _s(self) -> State:
        return self._game.state

    # --- seats

    @property
    def order(self) -> list[int]:
        """Seats of the living players, in ascending order."""
        return self._s.index.order

    @property
    def lives(self) -> list[int]:
        return self._s.life

    @property
    def most(self) -> tuple[int, ...]:
        """Maximum life points, by seat."""
        return self._s.max_life

    @property
    def characters(self) -> tuple[str, ...]:
        return self._s.characters

    @property
    def known(self) -> tuple[str | None, ...]:
        """Roles by seat, None for those that this seat does not know."""
        s = self._s
        if s.side:
            return s.roles
        return tuple([role if s.shown[p] or p == self.seat else None for p, role in enumerate(s.roles)])

    @property
    def role(self) -> str:
        """The role with which this seat wins."""
        return team(self._s, self.seat)

    @property
    def target(self) -> int:
        """The seat to eliminate (three players), or -1."""
        return target(self._s, self.seat)

    @property
    def ghost(self) -> bool:
        """True if this seat is the ghost."""
        return self._s.ghost == self.seat

    # --- turn

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def turn_no(self) -> int:
        return self._s.turn_no

    @property
    def throws_left(self) -> int:
        return rolls(self._game) - self._s.roll

    @property
    def dice(self) -> tuple[int, ...]:
        """Kinds of the dice on the table."""
        return self._s.dice

    @property
    def faces(self) -> tuple[int, ...]:
        return self._s.faces

    @property
    def loose(self) -> int:
        """Dice that may be thrown again, a bit per position."""
        return loose(self._game)

    @property
    def aims(self) -> tuple[tuple[int, int, int], ...]:
        """Bull's eyes assigned already: face, seat, power."""
        return self._s.aims

    @property
    def aimed_face(self) -> int:
        """Face of the bull's eye that is aimed now, -1 for none."""
        source = self._game.prompt.source
        return FACE.get(source or "", -1)

    def shown(self, plain: int) -> int:
        """Return the number of results of a plain face on the table. Doubles count as two."""
        return total(self._s.faces, plain)

    def prompt(self) -> Prompt:
        """Return the facts of the question to this seat."""
        return self._game.prompt

    @property
    def gatlings(self) -> int:
        """Number of gatling results that the turn player needs."""
        return self._game.fold(GATLINGS, self._s.turn, 3)

    @property
    def arrows_wait(self) -> bool:
        """True if the turn player takes arrows after the last throw only."""
        return self._game.fold(ARROWS_WAIT, self._s.turn, False)

    def drink(self, seat: int) -> int:
        """Return the life points that a beer of the turn player gives to the seat."""
        return self._game.fold(DRINK, self._s.turn, 1, seat)

    def reach(self, face: int) -> list[int]:
        """Return the seats that a bull's eye of the turn player may hit."""
        return reach(self._game, face)

    # --- arrows

    @property
    def pile(self) -> int:
        """Number of arrows in the pile, including the chief's arrow."""
        s = self._s
        return s.pile + (s.chief == IN_PILE)

    @property
    def arrows(self) -> list[int]:
        """Arrows by seat, without the chief's arrow."""
        return self._s.arrows

    @property
    def chief(self) -> int:
        """Owner of the chief's arrow; negative if no player has it."""
        return self._s.chief
