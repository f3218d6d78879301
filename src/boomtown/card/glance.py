"""What a seat sees, for bots in a hurry: read piece by piece, where a view describes everything at once.

The same knowledge as card/view.py; the tests hold one against the other.
"""

from __future__ import annotations

from boomtown.card.state import State
from boomtown.card.victory import hunted_by_all, open_role, target


class Glance:
    """One seat at one moment. Nothing it returns may be changed. The state stays private: what is hidden in it is not
    for `seat`.
    """

    __slots__ = ("_s", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._s, self.seat = state, seat

    @property
    def hand(self) -> list[int]:
        """The cards of the own hand."""
        return self._s.hands[self.seat]

    @property
    def lives(self) -> list[int]:
        """By seat."""
        return self._s.life

    @property
    def most(self) -> tuple[int, ...]:
        """Lives each seat may have."""
        return self._s.max_life

    @property
    def tables(self) -> list[list[int]]:
        """The cards in play by seat."""
        return self._s.tables

    @property
    def order(self) -> tuple[int, ...]:
        """Who is in the game, clockwise."""
        return self._s.live.order

    @property
    def fallen(self) -> tuple[int, ...]:
        """The eliminated, in that order."""
        return self._s.fallen

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def ranges(self) -> tuple[int, ...]:
        """How far each seat's weapon reaches."""
        return self._s.live.ranges

    @property
    def row(self) -> list[int]:
        """The cards of the General Store."""
        return self._s.row

    def held(self, seat: int) -> int:
        """How many cards a hand has."""
        return len(self._s.hands[seat])

    @property
    def role(self) -> str:
        """The own role."""
        return self._s.roles[self.seat]

    def open(self) -> list[str]:
        """The roles everybody knows, by seat, "" where one is hidden."""
        s = self._s
        return [role if open_role(s, p) else "" for p, role in enumerate(s.roles)]

    def left(self) -> list[str]:
        """The roles that were dealt and are not open yet, the own one among them, in order."""
        return sorted(role for role, seen in zip(self._s.roles, self.open(), strict=True) if not seen)

    def hunted(self) -> int:
        """Whom this seat hunts (three players), -1 for nobody in particular."""
        return target(self._s, self.seat)

    def open_roles(self) -> bool:
        """Whether all roles are open."""
        return hunted_by_all(self._s)
