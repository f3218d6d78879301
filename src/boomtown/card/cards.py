"""The sets, cards, characters and events that exist: tables filled when `boomtown.card.sets` is imported.

A playing card is an int into KIND, SUIT, RANK. It says nothing about a deck. Its number, and the number of everything
else that a choice can name, is written down where the thing is declared. So stored choices keep their meaning when
something is added anywhere. `boomtown.card.sets` lists the numbers that are free.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, cast

from boomtown.kernel.setup_validation import Option

if TYPE_CHECKING:
    from boomtown.card.game import Bang

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

T = TypeVar("T")
Text = dict[str, Any]
# me, card, to, of (see codes.of_of; to is -1 without a target)
Effect = Callable[["Bang", int, int, int, int], None]


# g, me, code (see Aim.codes)
Codes = Callable[["Bang", int, int], list[int]]


class Aim(Protocol):
    """Whom a card may be played on."""

    word: str
    """"none", "reach", "distance", "any", "other" or "self", for clients."""
    playable: bool
    """Whether it can be played of one's own accord at all."""
    pairs: bool
    """Whether it has two targets."""
    by_hand: bool
    """Whether the rest of the hand decides if it can be played."""

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        """`code` (a card, perhaps as another) with every target it may have now."""

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        """Why `card` cannot be played now: at all (`to` -1), or on that seat."""


@dataclass(frozen=True)
class Kind:
    """A playing card by name: what is printed on all its copies, and what playing it does.

    `name` is unique among everything a choice can name. Where another thing has the same name in print, it says more
    ("Gold Rush (equipment)"); what people read stands in the words of each language.
    """

    name: str
    set: str
    border: str  # "brown", "blue", "green"; a set may bring further ones, and say by traits how they count
    aim: Aim  # of playing it from the hand
    nature: str  # "harms", "helps", "neutral": what it does to its target
    effect: Effect
    weapon_range: int | None = None
    book: bool = False
    cost: int = 0  # other cards of the hand discarded to play it
    missed: bool = False  # brown with a Missed! symbol; `effect` is what an answer with it does besides
    power: Aim | None = None  # of using it in phase 2 once it is in play (green cards)
    stops_turn: bool = False  # whoever it lies in front of may lose a turn
    taken: bool = True  # in play it can be taken or discarded by others (Panic!, Cat Balou)
    as_blue: bool = False  # not blue, but counts as blue
    missed_card: bool = False  # counts as a Missed! card, not only for its effect (core 3.1)
    limited: bool = False  # playing it takes the place of the one BANG! card of the turn
    revives: bool = False  # whoever it lies in front of is in the game, without lives if need be
    # The zone of its set that its copies come from and go back to, never into a hand (card/zones.py); "" for the deck
    home: str = ""
    # What is done with a copy in play that would come into the hand of a seat, where it never does (g, seat, card)
    lands: Callable[[Bang, int, int], None] | None = None
    several: bool = False  # what it does reaches several players at once
    evades: bool = False  # an answer with it takes the card of the shot into the hand, once that is cancelled
    place: str = "table"  # what positions call the cards in front of a player among which it lies
    price: int = 0  # what it costs to buy it, in the money of its set
    loads: int = 0  # tokens it takes to use it in play, or to add something to its effect when it is played
    spreads: bool = False  # each of these tokens is one more target
    alone: Effect | None = None  # the effect where no such card is played (repeated), if playing it is more than that
    counts_as: str = ""  # the card that is played where this is but a further way to play it ("" for a card of its own)

    @property
    def stays(self) -> bool:
        """Laid in play instead of discarded."""
        return self.border != "brown"

    @property
    def blue(self) -> bool:
        """Counts as a blue card."""
        return self.border == "blue" or self.as_blue

    @property
    def later(self) -> bool:
        """Laid first, used from a later turn on."""
        return self.border == "green"


@dataclass(frozen=True)
class Character:
    name: str
    set: str
    life: int
    simple: bool = False  # works by itself: nothing to decide, nothing to remember
    life_if: tuple[str, int] | None = None  # other bullets where that option is on
    first_hand: int = 0  # cards of the first hand where they are not as many as the bullets
    keeps_lent: bool = False  # what it has been lent stays when its turn begins


@dataclass(frozen=True)
class Event:
    """A card of the event decks; what it does are hooks under its name."""

    name: str
    set: str
    timing: str  # "round", "enters", "turn_start", "phase_1", "phase_1_end", "turn_end"
    last: bool = False  # lies at the bottom of the pile
    bonus: bool = False


MAIN_DECK: Final = "events"  # High Noon and A Fistful of Cards share it


@dataclass(frozen=True)
class Preset:
    """A table for people who do not want to choose. Its words are `preset-<id>` and `preset-<id>-text`."""

    id: str
    players: int
    sets: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class CardSet:
    """What a set says of itself; `boomtown.card.sets` finds it as `SET` in the folder of the set.

    `order`: where it stands among the sets, in setups and in lists. `options`: the variants and rule switches that come
    with it. `allows`: numbers of players that need its rules. `event_deck`: the deck in which its events lie, "" for
    none. Sets may share one (MAIN_DECK); the events of two decks are in force together. `presets`: tables to start from
    that show the set. `counted`: what simulations count of its own things (card/declared/counters.py).
    """

    id: str
    title: str
    order: int
    options: Mapping[str, Option] = field(default_factory=dict)
    allows: tuple[int, ...] = ()
    event_deck: str = ""
    presets: tuple[Preset, ...] = ()
    counted: Mapping[str, Callable[[int], str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Way:
    """What a source offers that its hooks say in a game only; for lists of all actions there can be.

    `verb`: "play" (any card as `as_`, or one of `kinds`) or "use" (`what`, a kind, with `as_` named in the code).
    `at_cards`: aimed at a card in play.
    """

    verb: str
    what: str = ""
    as_: str = ""
    at_cards: bool = False
    kinds: tuple[str, ...] = ()


KIND: Final[list[str]] = []  # by card id
PRINTED: Final[list[Kind]] = []  # likewise
PLAYED: Final[list[Codes | None]] = []  # likewise: whom it may be played on, where its cost can be paid; None: never
COPIES: Final[dict[str, set[int]]] = {}  # by kind: all its cards
SUIT: Final[list[str]] = []  # "spades", "hearts", "diamonds", "clubs"
RANK: Final[list[int]] = []  # 2 to 14 (ace)
KINDS: Final[dict[str, Kind]] = {}
CHARACTERS: dict[str, Character] = {}
EVENTS: dict[str, Event] = {}
NAMES: Final[list[str]] = []  # everything a code can name, by number; "" where a number is free
NUMBER_OF: Final[dict[str, int]] = {}  # the number of a name
CODES: Final[dict[str, str]] = {}  # by name: its short code in the notation; a name without one is written in full
SETS: Final[dict[str, CardSet]] = {}  # in their order
OPTIONS: Final[dict[str, Option]] = {}  # of all sets, in the order of the sets
NEEDS: Final[dict[int, tuple[str, ...]]] = {}  # numbers of players whose rules come with a set
CARDS_OF_SET: dict[str, list[int]] = {}
WAYS: Final[dict[str, tuple[Way, ...]]] = {}  # by source
BOOK: set[int] = set()  # cards with the book symbol
HOMES: Final[dict[int, str]] = {}  # the zone that a card belongs to, where it is not deck and discard pile
AT_HOME: Final[set[int]] = set()  # the cards of HOMES
SAFE: Final[set[int]] = set()  # cards that others cannot take or discard in play
WEAPONS: Final[set[int]] = set()


class NumberTaken(Exception):
    """Two things have been given one number, or one name."""


def _name(name: str, number: int, code: str = "") -> None:
    if name in NUMBER_OF:
        raise NumberTaken(f"{name!r} is declared twice; one of the two needs a name that says more")
    _fill(NAMES, number, "")
    if NAMES[number]:
        raise NumberTaken(f"expected a free number for {name!r}, got {number}, which is {NAMES[number]!r}")
    NUMBER_OF[name], NAMES[number] = number, name
    if code in CODES.values():
        raise NumberTaken(f"expected a code of its own for {name!r}, got {code!r} again")
    if code:
        CODES[name] = code


def _fill(table: list[T], upto: int, with_: T) -> None:
    """Make the table long enough for that place."""
    table.extend([with_] * (upto + 1 - len(table)))


COLOURS = {"red": ("hearts", "diamonds"), "black": ("clubs", "spades")}
for _number, _word in enumerate((*SUITS.values(), *COLOURS)):
    _name(_word, _number)


def add_set(of: CardSet) -> None:
    """Register a set; the tables stay in the order of the sets, and of the numbers of what is in them."""
    if of.id in SETS or of.order in [other.order for other in SETS.values()]:
        raise NumberTaken(f"expected a set with a name and an order of its own, got {of.id!r}, order {of.order}")
    SETS[of.id] = of
    _sort(SETS, lambda name: SETS[name].order)
    _sort(KINDS, NUMBER_OF.__getitem__)
    _sort(CHARACTERS, NUMBER_OF.__getitem__)
    _sort(EVENTS, NUMBER_OF.__getitem__)
    OPTIONS.clear()
    NEEDS.clear()
    for each in SETS.values():
        OPTIONS.update(each.options)
        NEEDS.update({players: (*NEEDS.get(players, ()), each.id) for players in each.allows})


def _sort(table: dict[str, Any], by: Callable[[str], int]) -> None:
    for name in sorted(table, key=by):
        table[name] = table.pop(name)


def add_kind(kind: Kind, number: int, copies: str, first: int, code: str = "") -> None:
    """Register a kind with its copies, e.g. "2C 3C AS". `first`: the number of the first copy. `code`: two letters."""
    _name(kind.name, number, code)
    KINDS[kind.name] = kind
    add_copies(kind.name, copies, kind.set, first)


def add_copies(name: str, copies: str, of_set: str, first: int) -> None:
    """Further copies of a known kind that come with a set. "-" is a copy without suit and rank."""
    kind, known = KINDS[name], COPIES.setdefault(name, set())
    assert first + len(copies.split()) <= 1006, "numbers of cards end where codes name second targets (card/codes.py)"
    for card, copy in enumerate(copies.split(), first):
        for table, blank in ((KIND, ""), (PRINTED, kind), (PLAYED, None), (RANK, 0), (SUIT, "")):
            _fill(cast(list[Any], table), card, blank)
        if KIND[card]:
            raise NumberTaken(f"expected a free number for the card {name} {copy}, got {card}, which is {KIND[card]!r}")
        KIND[card], PRINTED[card] = name, kind
        known.add(card)
        PLAYED[card] = _played(kind) if kind.aim.playable else None
        if copy != "-":
            RANK[card], SUIT[card] = RANKS.index(copy[:-1]) + 2, SUITS[copy[-1]]
        insort(CARDS_OF_SET.setdefault(of_set, []), card)
        if kind.book:
            BOOK.add(card)
        if kind.home:
            HOMES[card] = kind.home
            AT_HOME.add(card)
        if not kind.taken:
            SAFE.add(card)
        if kind.weapon_range is not None:
            WEAPONS.add(card)


def _played(kind: Kind) -> Codes:
    """Whom it may be played on."""

    def paid_with_cards(g: Bang, me: int, card: int) -> list[int]:
        return kind.aim.codes(g, me, card) if len(g.spendable(me, card)) >= kind.cost else []

    return paid_with_cards if kind.cost else kind.aim.codes


def add_event(event: Event, number: int, code: str = "") -> None:
    """`code`: three letters or more."""
    _name(event.name, number, code)
    EVENTS[event.name] = event


def add_character(character: Character, number: int, code: str = "") -> None:
    """`code`: three letters or more."""
    _name(character.name, number, code)
    CHARACTERS[character.name] = character


def add_way(source: str, way: Way) -> None:
    WAYS[source] = (*WAYS.get(source, ()), way)


def named(name: str) -> int:
    """The part of a code that names something of NAMES."""
    return (NUMBER_OF[name] + 1) << 24


def printed(name: str) -> str:
    """What is printed on a thing whose name says more ("Gold Rush (equipment)")."""
    return name.partition(" (")[0]


def rank_name(card: int) -> str:
    """ "2" to "A", "" for a card without rank."""
    return RANKS[RANK[card] - 2] if RANK[card] else ""


def card_name(card: int) -> str:
    """As in scenarios: "Beer 6H", or the name alone where no suit and rank are printed."""
    return f"{KIND[card]} {rank_name(card)}{SUIT[card][:1].upper()}".rstrip()
