"""State of a card game: plain lists and ints, copied by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boomtown.card.cards import COPIES, KIND, KINDS, MAIN_DECK, SAFE, WEAPONS
from boomtown.card.course import Course, Pile
from boomtown.card.hooks import BY_TURN, IN_OWN_TURN
from boomtown.card.index.changes import (
    index_after_change,
    index_beside,
    index_less,
    index_with,
    index_with_ambient,
    index_without,
)
from boomtown.card.index.index import CardIndex, empty_index, index_of, index_of_turn
from boomtown.card.knowledge.knowledge import NOTHING, UNKEPT, Knowledge, record
from boomtown.card.zones import empty, layout
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import altered
from boomtown.kernel.state import GameState, frozen, listed

# Notes of the turn that change a value of one seat for some time
MORE_BANGS: Final = "more_bangs"  # BANG! cards of the turn player beyond the limit of the table
BESIDE: Final = "beside"  # the seat whose next card finds all other players at distance 1
TAKEN: Final = "taken"  # cards that the turn player has taken from a row
PHASES = ("setup", "start", "draw", "play", "discard", "over")
# Lists of ints, changed in place and therefore copied; lists of lists; values that are replaced, so copies share them
_FLAT = ("life", "deck", "discard", "row", "looking", "turned")
_NESTED = ("hands", "tables", "zones")
_SHARED = (
    "seating",
    "ambient",
    "lent",
    "fallen",
    "roles",
    "characters",
    "max_life",
    "alive",
    "turn",
    "turn_no",
    "phase",
    "bangs",
    "used",
    "noted",
    "laid",
    "declined",
    "choices",
    "side",
)
_COMMON = ("n", "draws", "winners")


@mypyc_attr(allow_interpreted_subclasses=True)  # `copy` makes an empty instance with __new__
class State(GameState[CardIndex]):
    """State of a game. Seats are 0 to n - 1; `seating` lists them clockwise. The top card of a deck or pile is its
    last.

    `row`: General Store. `looking`: cards only the turn player sees. `turned`: cards of a check that waits for a
    choice. `ambient`: sources that work for all seats (sets in use, an event in force). `lent`: by seat, abilities in
    addition to its character's. `fallen`: the eliminated seats, in that order. `used`: abilities used this turn.
    `noted`: other memory of sources for this turn, by name. `laid`: cards put in play this turn. `declined`: seats that
    declined a settling ability for this empty hand.

    `zones`: places that sets add, one list each (card/zones.py); `places`: index of the first list of each. `tokens`:
    by card in play. `draws`: number of random draws. `choices`: characters offered by seat (expert variant).
    `knowledge`: hidden cards that seats know.
    """

    __slots__ = (*_FLAT, *_NESTED, *_SHARED, "course", "knowledge", "places", "tokens")

    life: list[int]
    deck: list[int]
    discard: list[int]
    row: list[int]
    looking: list[int]
    turned: list[int]
    hands: list[list[int]]
    tables: list[list[int]]
    zones: list[list[int]]

    def __init__(self, n: int, sets: tuple[str, ...] = ()) -> None:
        self.n = n
        self.zones = empty(sets, n)
        self.places: Mapping[str, int] = layout(sets, n)
        self.tokens: dict[int, int] = {}  # replaced when it changes
        self.seating: tuple[int, ...] = tuple(range(n))
        self.ambient: tuple[str, ...] = ()
        self.lent: tuple[tuple[str, ...], ...] = ((),) * n
        self.fallen: tuple[int, ...] = ()
        self.roles: tuple[str, ...] = ("",) * n
        self.characters: tuple[str, ...] = ("",) * n
        self.life = [0] * n
        self.max_life: tuple[int, ...] = (0,) * n
        self.alive: tuple[bool, ...] = (True,) * n
        self.hands = [[] for _ in range(n)]
        self.tables = [[] for _ in range(n)]
        self.deck, self.discard, self.row, self.looking, self.turned = [], [], [], [], []
        self.turn = 0
        self.turn_no = 0
        self.phase = "setup"
        self.bangs = 0
        self.used: frozenset[str] = frozenset()
        self.noted: dict[str, int] = {}  # replaced when it changes
        self.laid: tuple[int, ...] = ()
        self.course = Course({})
        self.knowledge = NOTHING
        self.declined: frozenset[int] = frozenset()
        self.draws = 0
        self.choices: tuple[tuple[str, ...], ...] = ()
        self.winners: tuple[int, ...] = ()
        self.side = ""
        self.index = empty_index(n)

    def copy(self) -> State:
        twin: State = _STATE_TYPE.__new__(_STATE_TYPE)
        twin.n, twin.roles, twin.characters = self.n, self.roles, self.characters
        twin.max_life, twin.alive = self.max_life, self.alive
        twin.seating, twin.ambient, twin.lent, twin.fallen = self.seating, self.ambient, self.lent, self.fallen
        twin.turn, twin.turn_no, twin.phase = self.turn, self.turn_no, self.phase
        twin.bangs, twin.used = self.bangs, self.used
        twin.declined, twin.draws, twin.choices, twin.index = self.declined, self.draws, self.choices, self.index
        self.index.shared = True
        twin.winners, twin.side = self.winners, self.side
        twin.noted, twin.laid, twin.course, twin.knowledge = self.noted, self.laid, self.course, self.knowledge
        twin.life, twin.deck, twin.discard = self.life[:], self.deck[:], self.discard[:]
        twin.row, twin.looking, twin.turned = self.row[:], self.looking[:], self.turned[:]
        twin.zones = [z[:] for z in self.zones] if self.zones else self.zones
        twin.places, twin.tokens = self.places, self.tokens
        twin.hands = [h[:] for h in self.hands]
        twin.tables = [t[:] for t in self.tables]
        return twin

    def ignore(self) -> None:
        self.knowledge = UNKEPT

    def sources(self, seat: int) -> tuple[str, ...]:
        """Return the names whose hooks may work for this seat: character, lent abilities, cards in play."""
        return (self.characters[seat], *self.lent[seat], *map(kind_of, self.tables[seat]))

    def refresh(self, *seats: int) -> None:
        """Rebuild the index after a change of seats in the game, of characters, or of cards in play.

        `seats`: only cards in play or characters of these seats have changed.
        """
        self.index = index_after_change(self, seats) if seats else index_of(self, self.index)

    def comes_into_play(self, seat: int, card: int) -> None:
        """Update the index: the card is the last one in play in front of the seat now."""
        self.index = index_with(self, seat, KIND[card])

    def goes_out_of_play(self, seat: int, card: int) -> None:
        """Update the index: the card has left play in front of the seat."""
        self.index = index_less(self, seat, KIND[card])

    def refresh_for_turn(self, before: int) -> None:
        """Update the index if a source is switched off depending on whose turn it is. `before`: the seat of the last
        turn.
        """
        for owner, source, _ in self.index.mutes:
            if source in BY_TURN and (source not in IN_OWN_TURN or owner in (before, self.turn)):
                self.index = index_of_turn(self)
                return

    def index_to_play_by(self, seat: int) -> CardIndex:
        """Return the index for a card that the seat plays: `index`, or a variant with all players at distance 1."""
        return index_beside(self.index, seat) if self.noted.get(BESIDE, -1) == seat else self.index

    def bang_limit(self, seat: int) -> int:
        """Return the number of BANG! cards the seat may play in this turn."""
        limit = self.index.shares[seat].limit
        return limit + self.noted.get(MORE_BANGS, 0) if self.noted and seat == self.turn else limit

    def surround(self, ambient: tuple[str, ...]) -> None:
        """Set the sources that work for all seats."""
        self.ambient = ambient
        self.index = index_with_ambient(self)

    def remember(self, name: str, value: int) -> None:
        """Store a note for this turn."""
        self.noted = {**self.noted, name: value}

    def forget(self, name: str) -> None:
        """Remove a note of this turn."""
        if name in self.noted:
            noted = self.noted.copy()
            del noted[name]
            self.noted = noted

    def run_on(self, **changes: Any) -> None:
        """Replace fields of the course of the game."""
        self.course = altered(self.course, **changes)

    def keep(self, name: str, value: tuple[Any, ...]) -> None:
        """Store a value for the whole game; an empty value is removed.

        Its format and the seats that may know it are declared next to the code that stores it
        (card/declared/memory.py).
        """
        self.course = self.course.with_kept(name, value)

    def kept(self, name: str) -> tuple[Any, ...]:
        """Return the value stored for the game under the name, () for none."""
        return self.course.kept.get(name, ())

    def mark_acted(self, who: tuple[int, ...]) -> None:
        """Set the seats that had a turn in this round."""
        self.course = self.course.with_acted(who)

    def events(self, deck: str = MAIN_DECK) -> Pile:
        """Return a deck of events; an empty one if it is not in use."""
        return self.course.events(deck)

    def turn_events(self, deck: str, pile: Pile) -> None:
        """Replace a deck of events."""
        self.course = self.course.with_events(deck, pile)

    def leader(self) -> int:
        """Return the seat whose turn begins a round: the sheriff, or the deputy with three players.

        If that seat is out of the game, it is the next seat clockwise.
        """
        roles = self.roles
        seat = roles.index("sheriff") if "sheriff" in roles else roles.index("deputy") if "deputy" in roles else 0
        return seat if self.alive[seat] else self.left(seat)

    def set_alive(self, who: int, is_in: bool) -> None:
        """Put a seat into the game or out of it."""
        self.alive = (*self.alive[:who], is_in, *self.alive[who + 1 :])
        self.index = index_of(self, self.index) if is_in else index_without(self, who)

    def clockwise(self, me: int) -> tuple[int, ...]:
        """Return all seats from `me`, in or out of the game."""
        at = self.seating.index(me)
        return self.seating[at:] + self.seating[:at]

    def place(self, owner: int) -> int:
        """Return the order of an owner of hooks: clockwise from the turn player, EVERYBODY first (core 9.4)."""
        return self.clockwise(self.turn).index(owner) if owner >= 0 else -1

    def others(self, me: int) -> list[int]:
        """Return all other seats in the game, clockwise from the left."""
        order = self.index.order
        if me in order:
            at = order.index(me)
            return [*order[at + 1 :], *order[:at]]
        return _others_alive(self, me)

    def left(self, me: int) -> int:
        """Return the next seat in the game clockwise (`me` itself when alone)."""
        order = self.index.order
        if me in order:
            at = order.index(me) + 1
            return order[at] if at < len(order) else order[0]
        others = self.others(me)
        return others[0] if others else me

    def zone(self, name: str, seat: int = 0) -> list[int]:
        """Return the list of a zone that a set adds, or that of a seat; for a Count, the numbers of all seats."""
        return self.zones[self.places[name] + seat]

    def in_play(self, seat: int, kind: str) -> int:
        """Return the card of that name in front of the seat, or -1."""
        table, copies = self.tables[seat], COPIES[kind]
        if copies.isdisjoint(table):  # the common case
            return -1
        for card in table:
            if card in copies:
                return card
        return -1

    def muted(self, seat: int, name: str) -> bool:
        """Return whether the source `name` of the seat is switched off."""
        for owner, _, hook in self.index.mutes:  # noqa: SIM110 (a generator costs more than the calls)
            if hook(self, owner, seat, name):
                return True
        return False

    def takeable(self, seat: int) -> list[int]:
        """Return the cards in front of the seat that other players can take or discard."""
        table = self.tables[seat]
        return table if SAFE.isdisjoint(table) else [card for card in table if card not in SAFE]

    def kept_in(self, seat: int) -> bool:
        """Return whether a card in front of the seat keeps it in the game (Kind.revives)."""
        return any(KINDS[KIND[card]].revives for card in self.tables[seat])

    def weapon(self, seat: int) -> int:
        """Return the weapon in play, or -1 for the Colt .45."""
        for card in self.tables[seat]:
            if card in WEAPONS:
                return card
        return -1

    def serves(self, seat: int, card: int, kind: str) -> bool:
        """Return whether the seat may use the card as `kind` (core 2.5)."""
        if KIND[card] == kind:
            return True
        served = self.index.shares[seat].served
        return served is not None and kind in served and _in(KIND[card], served[kind])

    def save(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in (*_FLAT, *_NESTED, *_SHARED, *_COMMON)}
        data["used"], data["declined"] = sorted(self.used), sorted(self.declined)
        data["course"], data["known"] = self.course.save(), record(self)
        data["tokens"] = sorted(self.tokens.items())
        for name in ("zones", "tokens"):  # only with sets that add some
            if not data[name]:
                del data[name]
        return {name: listed(value) for name, value in data.items()}

    @classmethod
    def load(cls, data: dict[str, Any], sets: tuple[str, ...] = ()) -> State:
        """Return the state from saved data. `sets`: the sets of the game, which define its zones."""
        state: State = _STATE_TYPE.__new__(_STATE_TYPE)
        data = {"zones": [], "tokens": [], **data}
        for name in (*_FLAT, *_NESTED):
            setattr(state, name, [list(v) if isinstance(v, list) else int(v) for v in data[name]])
        for name in (*_SHARED, *_COMMON):
            value = frozen(data[name])
            setattr(state, name, frozenset(value) if name in ("used", "declined") else value)
        state.tokens = {int(card): int(count) for card, count in data["tokens"]}
        state.places = layout(sets, state.n)
        state.course = Course.load(data["course"])
        state.knowledge = Knowledge.load(data["known"]) if "known" in data else NOTHING
        state.index = index_of(state, None)
        return state


def _others_alive(s: State, me: int) -> list[int]:
    return [p for p in s.clockwise(me)[1:] if s.alive[p]]


def _in(name: str, cards: frozenset[str] | None) -> bool:
    return cards is None or name in cards


kind_of = KIND.__getitem__  # faster than a comprehension for the few cards in play
_STATE_TYPE: Any = State  # untyped: mypyc does not support __new__ of compiled classes
