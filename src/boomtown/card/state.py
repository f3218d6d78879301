"""The state of a card game: plain lists and ints, copied by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from boomtown.card.cards import COPIES, KIND, KINDS, MAIN_DECK, SAFE, WEAPONS
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

# Noted of the turn, for what changes a value of one seat only for a while
MORE_BANGS: Final = "more_bangs"  # BANG! cards of the turn player beyond the limit of the table
BESIDE: Final = "beside"  # the seat for whose next card every other player is at distance 1
TAKEN: Final = "taken"  # cards that the turn player has taken from a row
PHASES = ("setup", "start", "draw", "play", "discard", "over")
# Lists of ints changed in place, so copied; lists of lists; and values replaced when they change, so shared.
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


@dataclass  # never changed; saying so in Python would make it slow to make
class Pile:
    """A deck of events: the one in force, "" for none; those to come, the next one last; those that came into force.

    Events are numbers (cards.NUMBER_OF) but for the one in force.
    """

    on: str = ""
    left: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()


@dataclass  # never changed; saying so in Python would make it slow to make
class Course:
    """What changes seldom in the course of a game, replaced as a whole.

    `event`, `pile`, `gone`: the deck of High Noon and A Fistful of Cards, as in Pile; `decks`: further ones, by name
    (`State.events` has them all). `ghosts`: seats in the game without lives. `acted`: seats that had a turn in this
    round. `spent`: sources used up for the whole game. `hunting`: the targets of three players still count. `kept`:
    what sets remember for the game (`State.keep`).
    """

    kept: Mapping[str, tuple[Any, ...]]  # without a default of its own, for the compiled build (compile_rules.py)
    event: str = ""
    pile: tuple[int, ...] = ()
    ghosts: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()
    spent: tuple[str, ...] = ()
    hunting: bool = True
    gone: tuple[int, ...] = ()
    decks: tuple[tuple[str, Pile], ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)  # else an empty one cannot be made in `copy`
class State(GameState[CardIndex]):
    """Seats are 0 to n - 1; `seating` has them clockwise. Decks have their top card at the end; `discard` too.

    `row`: General Store. `looking`: cards only the turn player sees. `turned`: cards of a check that waits for a
    choice.
    `ambient`: sources that work for everybody (sets in use, an event in force). `lent`: by seat, abilities besides its
    character's.
    `fallen`: the eliminated, in that order.
    `used`: abilities used this turn. `noted`: what else a source remembers of this turn, by a name of its own.
    `laid`: cards that came to lie in front of somebody this turn.
    `declined`: seats that declined a settling ability for this empty hand.
    `zones`: places that sets bring, one list each (card/zones.py); `places`: where each begins. `tokens`: on cards in
    play, by card.
    `draws`: how often chance was used. `choices`: characters offered by seat (expert variant). `knowledge`: what the
    seats know of hidden cards.
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
        twin: State = _KIND.__new__(_KIND)
        twin.n, twin.roles, twin.characters, twin.max_life, twin.alive = (
            self.n,
            self.roles,
            self.characters,
            self.max_life,
            self.alive,
        )
        twin.seating, twin.ambient, twin.lent, twin.fallen = self.seating, self.ambient, self.lent, self.fallen
        twin.turn, twin.turn_no, twin.phase, twin.bangs, twin.used = (
            self.turn,
            self.turn_no,
            self.phase,
            self.bangs,
            self.used,
        )
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
        """Names whose hooks may work for this seat: its character, what it has been lent, its cards in play."""
        return (self.characters[seat], *self.lent[seat], *map(kind_of, self.tables[seat]))

    def refresh(self, *seats: int) -> None:
        """Derive the index anew; after every change of who is in, of characters, or of cards in play. `seats`: nothing
        has changed but the cards in play in front of these, or their characters.
        """
        self.index = index_after_change(self, seats) if seats else index_of(self, self.index)

    def comes_into_play(self, seat: int, card: int) -> None:
        """Derive the index anew: the card lies in front of the seat now, as the last one."""
        self.index = index_with(self, seat, KIND[card])

    def goes_out_of_play(self, seat: int, card: int) -> None:
        """Derive the index anew: the card has lain in front of the seat."""
        self.index = index_less(self, seat, KIND[card])

    def refresh_for_turn(self, before: int) -> None:
        """What is switched off may depend on whose turn it is. `before`: whose it has been until now."""
        for owner, source, _ in self.index.mutes:
            if source in BY_TURN and (source not in IN_OWN_TURN or owner in (before, self.turn)):
                self.index = index_of_turn(self)
                return

    def index_to_play_by(self, seat: int) -> CardIndex:
        """What counts for a card that the seat plays: `index`, or the same with everybody at distance 1."""
        return index_beside(self.index, seat) if self.noted.get(BESIDE, -1) == seat else self.index

    def bang_limit(self, seat: int) -> int:
        """The BANG! cards the seat may play in this turn."""
        limit = self.index.shares[seat].limit
        return limit + self.noted.get(MORE_BANGS, 0) if self.noted and seat == self.turn else limit

    def surround(self, ambient: tuple[str, ...]) -> None:
        """Other sources work for everybody."""
        self.ambient = ambient
        self.index = index_with_ambient(self)

    def remember(self, name: str, value: int) -> None:
        """Remember for this turn."""
        self.noted = {**self.noted, name: value}

    def forget(self, name: str) -> None:
        """Remember it no longer."""
        if name in self.noted:
            noted = self.noted.copy()
            del noted[name]
            self.noted = noted

    def run_on(self, **changes: Any) -> None:
        """Change the course of the game."""
        self.course = altered(self.course, **changes)

    def keep(self, name: str, value: tuple[Any, ...]) -> None:
        """Remember for the whole game; an empty value is forgotten. How it is written and who may know it is declared
        beside whatever remembers it (card/declared/memory.py).
        """
        c = self.course  # the same as `run_on`, for what often changes
        kept = {**c.kept, name: value} if value and name in c.kept else _kept_with(c.kept, name, value)
        self.course = Course(kept, c.event, c.pile, c.ghosts, c.acted, c.spent, c.hunting, c.gone, c.decks)

    def kept(self, name: str) -> tuple[Any, ...]:
        """What is remembered under the name, () for nothing."""
        return self.course.kept.get(name, ())

    def mark_acted(self, who: tuple[int, ...]) -> None:
        """These seats had a turn in this round; the same as `run_on`, for what changes every turn."""
        c = self.course
        self.course = Course(c.kept, c.event, c.pile, c.ghosts, who, c.spent, c.hunting, c.gone, c.decks)

    def events(self, deck: str = MAIN_DECK) -> Pile:
        """A deck of events; an empty one where it is not in use."""
        if deck == MAIN_DECK:
            return Pile(self.course.event, self.course.pile, self.course.gone)
        for name, pile in self.course.decks:
            if name == deck:
                return pile
        return Pile()

    def turn_events(self, deck: str, pile: Pile) -> None:
        """Another state of a deck of events."""
        c = self.course
        if deck == MAIN_DECK:
            self.course = Course(c.kept, pile.on, pile.left, c.ghosts, c.acted, c.spent, c.hunting, pile.gone, c.decks)
        else:
            self.run_on(decks=tuple({**dict(c.decks), deck: pile}.items()))

    def leader(self) -> int:
        """Whose turn begins a round: the sheriff, with three players the deputy; out of the game the next one."""
        roles = self.roles
        seat = roles.index("sheriff") if "sheriff" in roles else roles.index("deputy") if "deputy" in roles else 0
        return seat if self.alive[seat] else self.left(seat)

    def set_alive(self, who: int, is_in: bool) -> None:
        """Into the game, or out of it."""
        self.alive = (*self.alive[:who], is_in, *self.alive[who + 1 :])
        self.index = index_of(self, self.index) if is_in else index_without(self, who)

    def clockwise(self, me: int) -> tuple[int, ...]:
        """All seats from `me`, in or out of the game."""
        at = self.seating.index(me)
        return self.seating[at:] + self.seating[:at]

    def place(self, owner: int) -> int:
        """When an owner of hooks comes among others: clockwise from the turn player, EVERYBODY first (core 9.4)."""
        return self.clockwise(self.turn).index(owner) if owner >= 0 else -1

    def others(self, me: int) -> list[int]:
        """Everybody else in the game, clockwise from the left."""
        order = self.index.order
        if me in order:
            at = order.index(me)
            return [*order[at + 1 :], *order[:at]]
        return _others_alive(self, me)

    def left(self, me: int) -> int:
        """The next seat in the game clockwise (`me` itself when alone)."""
        order = self.index.order
        if me in order:
            at = order.index(me) + 1
            return order[at] if at < len(order) else order[0]
        others = self.others(me)
        return others[0] if others else me

    def zone(self, name: str, seat: int = 0) -> list[int]:
        """The list of a zone that a set brings, or that of a seat; of a number, the numbers of all seats."""
        return self.zones[self.places[name] + seat]

    def in_play(self, seat: int, kind: str) -> int:
        """The card of that name in front of the seat, or -1."""
        table, copies = self.tables[seat], COPIES[kind]
        if copies.isdisjoint(table):  # as mostly
            return -1
        for card in table:
            if card in copies:
                return card
        return -1

    def muted(self, seat: int, name: str) -> bool:
        """Whether the source `name` of the seat is switched off."""
        for owner, _, hook in self.index.mutes:  # noqa: SIM110 (a generator costs more than what it asks)
            if hook(self, owner, seat, name):
                return True
        return False

    def takeable(self, seat: int) -> list[int]:
        """The cards in front of the seat that others can take or discard."""
        table = self.tables[seat]
        return table if SAFE.isdisjoint(table) else [card for card in table if card not in SAFE]

    def kept_in(self, seat: int) -> bool:
        """Whether a card in front of the seat keeps it in the game (Kind.revives)."""
        return any(KINDS[KIND[card]].revives for card in self.tables[seat])

    def weapon(self, seat: int) -> int:
        """The weapon in play, or -1 for the Colt .45."""
        for card in self.tables[seat]:
            if card in WEAPONS:
                return card
        return -1

    def serves(self, seat: int, card: int, kind: str) -> bool:
        """Whether the seat may use the card as `kind` (core 2.5)."""
        if KIND[card] == kind:
            return True
        served = self.index.shares[seat].served
        return served is not None and kind in served and _in(KIND[card], served[kind])

    def save(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in (*_FLAT, *_NESTED, *_SHARED, *_COMMON)}
        data["used"], data["declined"] = sorted(self.used), sorted(self.declined)
        data["course"], data["known"] = _as_data(self.course), record(self)
        data["tokens"] = sorted(self.tokens.items())
        for name in ("zones", "tokens"):  # only sets that bring some have them
            if not data[name]:
                del data[name]
        return {name: listed(value) for name, value in data.items()}

    @classmethod
    def load(cls, data: dict[str, Any], sets: tuple[str, ...] = ()) -> State:
        """`sets`: those of the game, which say where their zones are."""
        state: State = _KIND.__new__(_KIND)
        data = {"zones": [], "tokens": [], **data}
        for name in (*_FLAT, *_NESTED):
            setattr(state, name, [list(v) if isinstance(v, list) else int(v) for v in data[name]])
        for name in (*_SHARED, *_COMMON):
            value = frozen(data[name])
            setattr(state, name, frozenset(value) if name in ("used", "declined") else value)
        state.tokens = {int(card): int(count) for card, count in data["tokens"]}
        state.places = layout(sets, state.n)
        state.course = _course(data["course"])
        state.knowledge = Knowledge.load(data["known"]) if "known" in data else NOTHING
        state.index = index_of(state, None)
        return state


def _as_data(course: Course) -> dict[str, Any]:
    data = {name: getattr(course, name) for name in _COURSE if name != "decks"}
    if course.decks:
        data["decks"] = [(name, {"on": pile.on, "left": pile.left, "gone": pile.gone}) for name, pile in course.decks]
    return {**data, **course.kept}


def _course(data: dict[str, Any]) -> Course:
    decks = tuple([(name, Pile(**{k: frozen(v) for k, v in pile.items()})) for name, pile in data.get("decks", ())])
    found = {name: frozen(value) for name, value in data.items() if name != "decks"}
    kept = {name: found.pop(name) for name in sorted(found) if name not in _COURSE}
    return Course({name: value for name, value in kept.items() if value}, **found, decks=decks)


def _others_alive(s: State, me: int) -> list[int]:
    return [p for p in s.clockwise(me)[1:] if s.alive[p]]


def _kept_with(kept: Mapping[str, tuple[Any, ...]], name: str, value: tuple[Any, ...]) -> dict[str, tuple[Any, ...]]:
    """By name, and without empty values: so that it does not tell what was remembered before."""
    now = {**kept, name: value}
    return {known: now[known] for known in sorted(now) if now[known]}


def _in(name: str, cards: frozenset[str] | None) -> bool:
    return cards is None or name in cards


_COURSE = tuple([f.name for f in fields(Course) if f.name != "kept"])
kind_of = KIND.__getitem__  # quicker than a comprehension for the few cards in play
_KIND: Any = State  # an untyped name: the compiler knows no __new__ of its own classes
