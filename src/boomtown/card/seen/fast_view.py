"""What a seat sees, for bots in a hurry: read piece by piece, where a view describes everything at once.

The same knowledge as card/seen/view.py; the tests hold one against the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.card.folds import END_PRICE, GOAL, ROLE_NOW
from boomtown.card.knowledge.role_deals import GROUPS
from boomtown.card.seen.visibility import goal, hidden_roles, knows_role, open_hands, role_now, target
from boomtown.card.state import TAKEN

if TYPE_CHECKING:
    from boomtown.card.game import Bang


class FastView:
    """One seat at one moment. Nothing it returns may be changed. The game stays private: what is hidden in it is not
    for `seat`. `lives` and `tables`, the cards in play, are by seat: lists that the state keeps for good, held here
    because they are looked at most.
    """

    __slots__ = ("_g", "_s", "lives", "seat", "tables")

    def __init__(self, game: Bang, seat: int) -> None:
        state = game.state
        self._g, self._s, self.seat = game, state, seat
        self.lives, self.tables = state.life, state.tables

    @property
    def source(self) -> str:
        """What asks this seat: a card, a character, an event; "" for none."""
        ask = self._g.ask
        return (self._g.prompt.source or "") if ask is not None and ask.who == self.seat else ""

    @property
    def end_price(self) -> int:
        """Lives it costs this seat to end its turn now."""
        return self._g.fold(END_PRICE, self.seat, 0) if END_PRICE in self._s.index.fold else 0

    def moment(self) -> tuple[int, tuple[int, ...]]:
        """How many turns have begun, and who is in the game, clockwise: a name for how things stand, roughly."""
        return self._s.turn_no, self._s.index.order

    @property
    def hand(self) -> list[int]:
        """The cards of the own hand."""
        return self._s.hands[self.seat]

    @property
    def most(self) -> tuple[int, ...]:
        """Lives each seat may have."""
        return self._s.max_life

    @property
    def order(self) -> tuple[int, ...]:
        """Who is in the game, clockwise."""
        return self._s.index.order

    @property
    def fallen(self) -> tuple[int, ...]:
        """The eliminated, in that order."""
        return self._s.fallen

    @property
    def ghosts(self) -> tuple[int, ...]:
        """Who is in the game without lives."""
        return tuple(sorted(self._s.course.ghosts))

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def ranges(self) -> tuple[int, ...]:
        """How far each seat's weapon reaches."""
        return self._s.index.ranges

    @property
    def row(self) -> list[int]:
        """The cards of the General Store."""
        return self._s.row

    @property
    def tokens(self) -> dict[int, int]:
        """How many lie on cards in play."""
        return self._s.tokens

    def open_hands(self) -> dict[int, list[int]]:
        """The hands everybody sees, by seat."""
        return {seat: sorted(self._s.hands[seat]) for seat in open_hands(self._s)}

    def held(self, seat: int) -> int:
        """How many cards a hand has."""
        return len(self._s.hands[seat])

    @property
    def role(self) -> str:
        """The own role, "" while the seat does not know it."""
        s, seat = self._s, self.seat
        return s.roles[seat] if s.alive[seat] or knows_role(s, seat, hidden_roles(s)) else ""

    @property
    def side(self) -> str:
        """The own role as it counts now, which a variant may turn round."""
        role = self.role
        return role_now(self._s, self.seat) if role and ROLE_NOW in self._s.index.fold else role

    def roles(self) -> tuple[list[str], list[str]]:
        """The roles everybody knows, by seat, "" where one is hidden; and those that were dealt and are not open yet,
        the own one among them, in order.
        """
        found, hidden = list(self._s.roles), hidden_roles(self._s)
        left = sorted([found[p] for p in hidden])
        for p in hidden:
            found[p] = ""
        return found, left

    @property
    def taken(self) -> int:
        """How many cards the turn player has taken from a row in this turn, for a price."""
        return self._s.noted.get(TAKEN, 0) if self._s.noted else 0

    @property
    def goal(self) -> str:
        """The own goal where it is not that of the role."""
        return goal(self._s, self.seat) if GOAL in self._s.index.fold else ""

    @property
    def dealings(self) -> tuple[int, ...]:
        """Another value after roles have been dealt anew."""
        return self._s.kept(GROUPS) if self._s.course.kept else ()

    def hunted(self) -> int:
        """Whom this seat hunts (three players), -1 for nobody in particular."""
        return target(self._s, self.seat)
