"""The cards, characters and events that exist: tables filled by the set modules when `boomtown.card.sets` is imported.

A playing card is an int into KIND, SUIT, RANK. The ids follow the order in which the sets are imported, so they are
the same
in every game and say nothing about a deck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from boomtown.card.game import Bang

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

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

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        """`code` (a card, perhaps as another) with every target it may have now."""

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        """Why `card` cannot be played now: at all (`to` -1), or on that seat."""


@dataclass(frozen=True)
class Kind:
    """A playing card by name: what is printed on all its copies, and what playing it does."""

    name: str
    set: str
    border: str  # "brown", "blue" or "green"
    aim: Aim  # of playing it from the hand
    nature: str  # "harms", "helps", "neutral": what it does to its target
    effect: Effect
    weapon_range: int | None = None
    book: bool = False
    cost: int = 0  # other cards of the hand discarded to play it
    missed: bool = False  # brown with a Missed! symbol; `effect` is what an answer with it does besides
    power: Aim | None = None  # of using it in phase 2 once it is in play (green cards)
    stops_turn: bool = False  # whoever it lies in front of may lose a turn

    @property
    def stays(self) -> bool:
        """Laid in play instead of discarded."""
        return self.border != "brown"


@dataclass(frozen=True)
class Character:
    name: str
    set: str
    life: int
    simple: bool = False  # works by itself: nothing to decide, nothing to remember


@dataclass(frozen=True)
class Event:
    """A card of the event decks; what it does are hooks under its name."""

    name: str
    set: str
    timing: str  # "round", "enters", "turn_start", "phase_1", "phase_1_end", "turn_end"
    last: bool = False  # lies at the bottom of the pile
    bonus: bool = False


KIND: Final[list[str]] = []  # by card id
PRINTED: Final[list[Kind]] = []  # likewise
PLAYED: Final[list[tuple[int, Codes | None]]] = []  # likewise: its cost, and whom it may be played on if at all
SUIT: Final[list[str]] = []  # "spades", "hearts", "diamonds", "clubs"
RANK: Final[list[int]] = []  # 2 to 14 (ace)
KINDS: Final[dict[str, Kind]] = {}
CHARACTERS: dict[str, Character] = {}
EVENTS: dict[str, Event] = {}
NAMES: Final[list[str]] = []  # everything a code can name; append only
INDEX: Final[dict[str, int]] = {}
CARDS_OF_SET: dict[str, list[int]] = {}
BOOK: set[int] = set()  # cards with the book symbol


def _name(name: str) -> None:
    assert name not in INDEX, f"{name!r} is defined twice"
    INDEX[name] = len(NAMES)
    NAMES.append(name)


COLOURS = {"red": ("hearts", "diamonds"), "black": ("clubs", "spades")}
for _word in (*SUITS.values(), *COLOURS):
    _name(_word)


def add_kind(kind: Kind, copies: str) -> None:
    """Register a kind with its copies, e.g. "2C 3C AS"."""
    _name(kind.name)
    KINDS[kind.name] = kind
    add_copies(kind.name, copies, kind.set)


def add_copies(name: str, copies: str, of_set: str) -> None:
    """Further copies of a known kind that come with a set."""
    for copy in copies.split():
        card = len(KIND)
        KIND.append(name)
        PRINTED.append(KINDS[name])
        aim = KINDS[name].aim
        PLAYED.append((KINDS[name].cost, aim.codes if aim.playable else None))
        RANK.append(RANKS.index(copy[:-1]) + 2)
        SUIT.append(SUITS[copy[-1]])
        CARDS_OF_SET.setdefault(of_set, []).append(card)
        if KINDS[name].book:
            BOOK.add(card)


def add_event(event: Event) -> None:
    _name(event.name)
    EVENTS[event.name] = event


def add_character(character: Character) -> None:
    _name(character.name)
    CHARACTERS[character.name] = character


def named(name: str) -> int:
    """The part of a code that names something of NAMES."""
    return (INDEX[name] + 1) << 24


def rank_name(card: int) -> str:
    return RANKS[RANK[card] - 2]


def card_name(card: int) -> str:
    """As in scenarios: "Beer 6H"."""
    return f"{KIND[card]} {rank_name(card)}{SUIT[card][0].upper()}"
