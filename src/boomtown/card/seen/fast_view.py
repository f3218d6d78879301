"""Fast view: the view of a seat for fast bots, read field by field instead of described at once.

It shows the same as card/seen/view.py; tests compare the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card.cards import KIND, NAMES
from boomtown.card.folds import END_PRICE, GOAL, ROLE_NOW
from boomtown.card.knowledge.role_paths import seats_by_deal
from boomtown.card.seen.lazy_view import LazyView
from boomtown.card.seen.visibility import goal, hidden_roles, knows_role, open_hands, role_now, target
from boomtown.card.state import TAKEN
from boomtown.card.zones import ZONES, Count

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.kernel.prompt import Prompt


class FastView:
    """View of one seat at one moment. Results must not be changed.

    The game is private, because it holds cards hidden from `seat`. `lives` and `tables`, the cards in play, are lists
    by seat that belong to the state; they are attributes because they are read most.
    """

    __slots__ = ("_g", "_s", "lives", "seat", "tables")

    def __init__(self, game: Bang, seat: int) -> None:
        state = game.state
        self._g, self._s, self.seat = game, state, seat
        self.lives, self.tables = state.life, state.tables

    @property
    def source(self) -> str:
        """The card, character or event that asks this seat, "" for none."""
        ask = self._g.ask
        return (self._g.prompt.source or "") if ask is not None and ask.who == self.seat else ""

    @property
    def end_price(self) -> int:
        """Lives that this seat loses if it ends its turn now."""
        return self._g.fold(END_PRICE, self.seat, 0) if END_PRICE in self._s.index.fold else 0

    @property
    def event(self) -> str:
        """The event in force, "" for none."""
        return self._s.course.event

    @property
    def next_event(self) -> str:
        """The event that comes into force next, which is face up; "" for none."""
        left = self._s.course.pile
        return NAMES[left[-1]] if left else ""

    @property
    def bangs_left(self) -> int:
        """Number of BANG! cards that the turn player may still play."""
        return self._s.bang_limit(self._s.turn) - self._s.bangs

    def described(self) -> LazyView:
        """Return the view with names, whose fields are computed on demand. It is valid until the next choice."""
        return LazyView(self._g, self.seat)

    def prompt(self) -> Prompt:
        """Return the facts of the question to this seat."""
        return self._g.prompt

    def public_events(self) -> list[dict[str, Any]]:
        """Return the public events so far; none in a game that does not record them."""
        return self._g.events(0, None) if self._g.log is not None else []

    def moment(self) -> tuple[int, tuple[int, ...]]:
        """Return the number of turns begun and the seats in the game, clockwise: a rough key of the situation."""
        return self._s.turn_no, self._s.index.order

    @property
    def hand(self) -> list[int]:
        """The cards of the seat's hand."""
        return self._s.hands[self.seat]

    @property
    def most(self) -> tuple[int, ...]:
        """Maximum lives of each seat."""
        return self._s.max_life

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the game, clockwise."""
        return self._s.index.order

    @property
    def fallen(self) -> tuple[int, ...]:
        """The eliminated seats, in that order."""
        return self._s.fallen

    @property
    def ghosts(self) -> tuple[int, ...]:
        """The seats in the game without lives."""
        found = self._s.course.ghosts
        return tuple(sorted(found)) if found else ()

    @property
    def seating(self) -> tuple[int, ...]:
        """All seats, clockwise."""
        return self._s.seating

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def ranges(self) -> tuple[int, ...]:
        """Range of each seat's weapon."""
        return self._s.index.ranges

    @property
    def characters(self) -> tuple[str, ...]:
        """The character of each seat, "" before the choice."""
        return self._s.characters

    @property
    def distances(self) -> list[int]:
        """The distance of each other seat in the game, 0 for the other seats."""
        return self._s.index.sees(self.seat).dist

    @property
    def row(self) -> list[int]:
        """The cards of the General Store."""
        return self._s.row

    @property
    def tokens(self) -> dict[int, int]:
        """Number of tokens by card in play."""
        return self._s.tokens

    def open_hands(self) -> dict[int, list[int]]:
        """Return the public hands, by seat."""
        return {seat: sorted(self._s.hands[seat]) for seat in open_hands(self._s)}

    def zone(self, name: str) -> list[int]:
        """Return the cards of a zone on the table that all players see; for a number of each seat, the numbers.

        It is empty in a game without that zone.
        """
        place = ZONES[name]
        assert isinstance(place, Count) or (place.seen == "all" and not place.seats), f"not all see the zone {name!r}"
        return self._s.zone(name) if name in self._s.places else []

    def held(self, seat: int) -> int:
        """Return the number of cards of a hand."""
        return len(self._s.hands[seat])

    def powers(self, seat: int) -> tuple[str, ...]:
        """Return the active abilities of a seat, including borrowed ones."""
        s = self._s
        name = s.characters[seat]
        if s.index.mutes and s.phase != "setup" and s.muted(seat, name):
            return ()
        return (name, *s.lent[seat])

    def active(self, seat: int) -> list[str]:
        """Return the kinds of a seat's cards in play that are not switched off."""
        s = self._s
        kinds = [KIND[card] for card in self.tables[seat]]
        return [kind for kind in kinds if not s.muted(seat, kind)] if s.index.mutes else kinds

    @property
    def role(self) -> str:
        """The seat's own role, "" while it does not know it."""
        s, seat = self._s, self.seat
        return s.roles[seat] if s.alive[seat] or knows_role(s, seat, hidden_roles(s)) else ""

    @property
    def side(self) -> str:
        """The seat's own role that counts now. A variant may exchange roles."""
        role = self.role
        return role_now(self._s, self.seat) if role and ROLE_NOW in self._s.index.fold else role

    def public_roles(self) -> list[str]:
        """Return the public roles by seat, "" for a hidden one."""
        found = list(self._s.roles)
        for p in hidden_roles(self._s):
            found[p] = ""
        return found

    def roles(self) -> tuple[list[str], list[str]]:
        """Return the public roles by seat, "" for a hidden one, and the sorted list of dealt roles that are not public.

        The second list includes the seat's own role.
        """
        return self.public_roles(), sorted([self._s.roles[p] for p in hidden_roles(self._s)])

    @property
    def taken(self) -> int:
        """Number of cards that the turn player has taken from a row in this turn, for a price."""
        return self._s.noted.get(TAKEN, 0) if self._s.noted else 0

    @property
    def goal(self) -> str:
        """Text key of the seat's goal, "" if it is the goal of its role."""
        return goal(self._s, self.seat) if GOAL in self._s.index.fold else ""

    @property
    def dealings(self) -> tuple[tuple[int, ...], ...]:
        """Seats whose roles were dealt again, for each such deal."""
        return seats_by_deal(self._s) if self._s.course.kept else ()

    def hunted(self) -> int:
        """Return the seat that this seat hunts (three players), -1 for none."""
        return target(self._s, self.seat)
