"""Tables of the sets, cards, characters and events. They are filled when `boomtown.card.sets` is imported.

A playing card is an int, the index into KIND, SUIT and RANK. It does not say which deck it belongs to. Each card, and
everything else that a choice can name, is declared with its number. So stored choices keep their meaning when a set or
a card is added. `boomtown.card.sets` lists the free numbers.
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
    """Target rule of a card: the seats it may be played on."""

    word: str
    """"none", "reach", "distance", "any", "other" or "self", for clients."""
    playable: bool
    """False for a card that is an answer only."""
    pairs: bool
    """True for a card with two targets."""
    by_hand: bool
    """True if the rest of the hand decides whether the card can be played."""

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        """Return `code` (a card, possibly used as another card) combined with each target it may have now."""

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        """Return why `card` cannot be played now: with any target (`to` -1), or on that seat."""


@dataclass(frozen=True)
class Kind:
    """Kind of playing card: the printed facts that all its copies share, and its effect.

    `name` is unique among all names that a choice can hold. If another card has the same name in print, an addition
    tells them apart ("Gold Rush (equipment)"); the text that players read is in the files of each language.
    """

    name: str
    set: str
    border: str  # "brown", "blue", "green"; a set may add colours and define by other fields how they count
    aim: Aim  # targets when it is played from the hand
    nature: str  # "harms", "helps", "neutral": its effect on the target
    effect: Effect
    weapon_range: int | None = None
    book: bool = False
    cost: int = 0  # other cards of the hand discarded to play it
    missed: bool = False  # brown with a Missed! symbol; `effect` runs in addition when it is played as an answer
    power: Aim | None = None  # targets when it is used in phase 2 while in play (green cards)
    stops_turn: bool = False  # the owner may lose a turn while it is in play
    taken: bool = True  # other players can take or discard it in play (Panic!, Cat Balou)
    as_blue: bool = False  # not blue, but counts as blue
    missed_card: bool = False  # counts as a Missed! card, not only for its effect (core 3.1)
    limited: bool = False  # playing it counts as the one BANG! card of the turn
    revives: bool = False  # its owner is in the game while it is in play, even without lives
    # Zone of its set that its copies start in and return to, never a hand (card/zones.py); "" for the deck
    home: str = ""
    # Called (g, seat, card) in place of a move into a hand, for a kind that is never in a hand
    lands: Callable[[Bang, int, int], None] | None = None
    several: bool = False  # its effect reaches several players at once
    evades: bool = False  # as an answer it also puts the card of the cancelled shot into the hand
    place: str = "table"  # the field of a position that lists it among a player's cards in play
    price: int = 0  # price to buy it, in the money of its set
    loads: int = 0  # tokens to use it in play, or to extend its effect when it is played
    spreads: bool = False  # each of these tokens adds a target
    holds: int = 0  # maximum number of tokens on it in play; 0: none
    alone: Effect | None = None  # the effect without the playing of the card (repeated), if the two differ
    counts_as: str = ""  # the card that is really played, if this kind is only another way to play it

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
    simple: bool = False  # works automatically: no decision, nothing to remember
    life_if: tuple[str, int] | None = None  # number of bullets if that option is on
    first_hand: int = 0  # cards of the first hand if their number differs from the bullets
    keeps_lent: bool = False  # keeps lent abilities when its turn begins


@dataclass(frozen=True)
class Event:
    """Card of an event deck. Its effects are hooks under its name."""

    name: str
    set: str
    timing: str  # "round", "enters", "turn_start", "phase_1", "phase_1_end", "turn_end"
    last: bool = False  # goes to the bottom of the pile
    bonus: bool = False


MAIN_DECK: Final = "events"  # High Noon and A Fistful of Cards share it


@dataclass(frozen=True)
class Preset:
    """Ready-made setup of a table. Its Fluent keys are `preset-<id>` and `preset-<id>-text`."""

    id: str
    players: int
    sets: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class CardSet:
    """Description of a set. `boomtown.card.sets` finds it as `SET` in the folder of the set.

    `order`: its place among the sets, in setups and in lists. `options`: its variants and rule switches. `allows`:
    numbers of players that need its rules. `event_deck`: the deck that holds its events, "" for none. Sets may share a
    deck (MAIN_DECK); the events of two decks are in force together. `presets`: ready-made setups that show the set.
    `counted`: what simulations count for it (card/declared/counters.py).
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
    """Declaration of an offer whose options hooks work out in a game only. It serves lists of all possible actions.

    `verb`: "play" (any card as `as_`, or one of `kinds`) or "use" (`what`, a kind, with `as_` named in the code).
    `at_cards`: aimed at a card in play.
    """

    verb: str
    what: str = ""
    as_: str = ""
    at_cards: bool = False
    kinds: tuple[str, ...] = ()


KIND: Final[list[str]] = []  # by card id
PRINTED: Final[list[Kind]] = []  # by card id
PLAYED: Final[list[Codes | None]] = []  # by card id: its targets if its cost can be paid; None: never played
COPIES: Final[dict[str, set[int]]] = {}  # by kind: all its cards
SUIT: Final[list[str]] = []  # "spades", "hearts", "diamonds", "clubs"
RANK: Final[list[int]] = []  # 2 to 14 (ace)
KINDS: Final[dict[str, Kind]] = {}
CHARACTERS: dict[str, Character] = {}
EVENTS: dict[str, Event] = {}
NAMES: Final[list[str]] = []  # all names that a code can hold, by number; "" for a free number
NUMBER_OF: Final[dict[str, int]] = {}  # the number of a name
CODES: Final[dict[str, str]] = {}  # by name: its short code in the notation; names without one are written in full
SETS: Final[dict[str, CardSet]] = {}  # in their order
OPTIONS: Final[dict[str, Option]] = {}  # of all sets, in the order of the sets
NEEDS: Final[dict[int, tuple[str, ...]]] = {}  # by number of players: the sets whose rules it needs
CARDS_OF_SET: dict[str, list[int]] = {}
WAYS: Final[dict[str, tuple[Way, ...]]] = {}  # by source
BOOK: set[int] = set()  # cards with the book symbol
HOMES: Final[dict[int, str]] = {}  # by card: the zone it belongs to, if not deck and discard pile
AT_HOME: Final[set[int]] = set()  # the cards of HOMES
SAFE: Final[set[int]] = set()  # cards in play that other players cannot take or discard
WEAPONS: Final[set[int]] = set()


class NumberTaken(Exception):
    """Two declarations have the same number or the same name."""


def _name(name: str, number: int, code: str = "") -> None:
    if name in NUMBER_OF:
        raise NumberTaken(f"{name!r} is declared twice; give one of the two a longer name")
    _fill(NAMES, number, "")
    if NAMES[number]:
        raise NumberTaken(f"expected a free number for {name!r}, got {number}, which is {NAMES[number]!r}")
    NUMBER_OF[name], NAMES[number] = number, name
    if code in CODES.values():
        raise NumberTaken(f"expected a code of its own for {name!r}, got {code!r} again")
    if code:
        CODES[name] = code


def _fill(table: list[T], upto: int, with_: T) -> None:
    """Extend the table with `with_` until it has the index `upto`."""
    table.extend([with_] * (upto + 1 - len(table)))


COLOURS = {"red": ("hearts", "diamonds"), "black": ("clubs", "spades")}
for _number, _word in enumerate((*SUITS.values(), *COLOURS)):
    _name(_word, _number)


def add_set(of: CardSet) -> None:
    """Register a set and sort the tables again: sets by their order, their contents by number."""
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
    """Register a kind with its copies, e.g. "2C 3C AS". `first`: number of the first copy. `code`: two letters."""
    _name(kind.name, number, code)
    KINDS[kind.name] = kind
    add_copies(kind.name, copies, kind.set, first)


def add_copies(name: str, copies: str, of_set: str, first: int) -> None:
    """Add copies of a registered kind that a set brings. "-" is a copy without suit and rank."""
    kind, known = KINDS[name], COPIES.setdefault(name, set())
    assert first + len(copies.split()) <= 1006, "numbers of cards end where codes name second targets (card/codes.py)"
    for card, copy in enumerate(copies.split(), first):
        for table, blank in ((KIND, ""), (PRINTED, kind), (PLAYED, None), (RANK, 0), (SUIT, "")):
            _fill(cast(list[Any], table), card, blank)
        if KIND[card]:
            raise NumberTaken(f"expected a free number for the card {name} {copy}, got {card}, which is {KIND[card]!r}")
        KIND[card], PRINTED[card] = name, kind
        known.add(card)
        PLAYED[card] = _target_codes(kind) if kind.aim.playable else None
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


def _target_codes(kind: Kind) -> Codes:
    """Return the function that lists the targets of a card of this kind."""

    def paid_with_cards(g: Bang, me: int, card: int) -> list[int]:
        return kind.aim.codes(g, me, card) if len(g.spendable(me, card)) >= kind.cost else []

    return paid_with_cards if kind.cost else kind.aim.codes


def add_event(event: Event, number: int, code: str = "") -> None:
    """Register an event. `code`: three letters or more."""
    _name(event.name, number, code)
    EVENTS[event.name] = event


def add_character(character: Character, number: int, code: str = "") -> None:
    """Register a character. `code`: three letters or more."""
    _name(character.name, number, code)
    CHARACTERS[character.name] = character


def add_way(source: str, way: Way) -> None:
    WAYS[source] = (*WAYS.get(source, ()), way)


def named(name: str) -> int:
    """Return the part of a code that names an entry of NAMES."""
    return (NUMBER_OF[name] + 1) << 24


def printed(name: str) -> str:
    """Return the printed name, without the addition that makes a name unique ("Gold Rush (equipment)")."""
    return name.partition(" (")[0]


def rank_name(card: int) -> str:
    """Return the printed rank, "2" to "A", or "" for a card without rank."""
    return RANKS[RANK[card] - 2] if RANK[card] else ""


def card_name(card: int) -> str:
    """Return the name used in scenarios: "Beer 6H", or the kind alone for a card without suit and rank."""
    return f"{KIND[card]} {rank_name(card)}{SUIT[card][:1].upper()}".rstrip()
