"""The stations, and what each asks for a wagon. Rules: great_train_robbery.md 4 and 10."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, NAMES, RANK, SUIT, Kind, add_kind
from boomtown.card.codes import TAKE, name_of
from boomtown.card.sets.aims import OnlyAnswers
from boomtown.card.sets.great_train_robbery.shared import BLANK, OF_SET, STATION, STATION_DECK, in_hand, in_play
from boomtown.card.steps import BANG, BEER, MISSED, PRICED, Price

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Pays = Callable[["Bang", int, int], bool]  # g, who, card


@dataclass(frozen=True)
class Fare:
    """`pays`: whether a card of hand or table is one of those asked for. `cards`: how many; `lives`: what instead."""

    pays: Pays
    cards: int = 1
    lives: int = 0


def the_card(*names: str) -> Pays:
    """That very card, or one of the hand that serves as it. [great_train_robbery 4.5]"""

    def pays(g: Bang, who: int, card: int) -> bool:
        if KIND[card] in names:
            return True
        s = g.state
        served = s.index.as_[who]
        if served is None or served.keys().isdisjoint(names) or card not in s.hands[who]:
            return False
        return any(s.serves(who, card, name) for name in names)

    return pays


def suited(suit: str) -> Pays:
    """The suit that counts now; a wagon has none. [great_train_robbery 4.6 and 9.8]"""
    return lambda g, who, card: bool(SUIT[card]) and g.suit(card) == suit


def ranked(low: int, high: int) -> Pays:
    return lambda g, who, card: low <= RANK[card] <= high


def blue(g: Bang, who: int, card: int) -> bool:
    return KINDS[KIND[card]].blue


def any_card(g: Bang, who: int, card: int) -> bool:
    return True


def no_card(g: Bang, who: int, card: int) -> bool:
    return False


TWO_CARDS, LOW_CARD = Fare(any_card, 2), Fare(ranked(2, 9))
BLANK_STATION: Final = "Blank Station"
YOOMA, VIRGINIAN_CITY = "Yooma", "Virginian City"
FARES: Final[dict[str, Fare]] = {
    "Boom Town": Fare(the_card(BANG)),
    "Callico": Fare(the_card("Panic!", "Cat Balou")),
    "Cripple Crack": Fare(suited("spades")),
    "Deathwood": Fare(blue),
    "Dodgeville": Fare(the_card(MISSED)),
    "Fort Woth": Fare(ranked(10, 14)),
    "Oathman": Fare(suited("diamonds")),
    "Santa Fe": Fare(suited("hearts")),
    "Silverado": Fare(the_card(BEER)),
    "St. Francis": Fare(suited("clubs")),
    "Tombrock": Fare(no_card, 0, 1),
    VIRGINIAN_CITY: TWO_CARDS,
    YOOMA: LOW_CARD,
}
# What players may agree on for the blank station. [great_train_robbery 1.5 and 9.7]
NO_BLANK: Final = "none"
BLANK_PRICES: Final[dict[str, Fare]] = {
    "any-card": Fare(any_card),
    "any-2-cards": TWO_CARDS,
    "red-card": Fare(lambda g, who, card: bool(SUIT[card]) and g.suit(card) in ("hearts", "diamonds")),
    "black-card": Fare(lambda g, who, card: bool(SUIT[card]) and g.suit(card) in ("spades", "clubs")),
    "weapon": Fare(lambda g, who, card: KINDS[KIND[card]].weapon_range is not None),
    "face-card": Fare(ranked(11, 13)),
    "life": Fare(no_card, 0, 1),
}


def fare_of(g: Bang, station: int) -> Fare:
    """What a station asks for in this game."""
    name, options = KIND[station], g.setup["options"]
    if name == BLANK_STATION:
        return BLANK_PRICES[options["blank_station"]]
    if options["yooma_two_cards"] and name in (YOOMA, VIRGINIAN_CITY):  # as 004 has it
        return TWO_CARDS if name == YOOMA else LOW_CARD
    return FARES[name]


def payments(g: Bang, who: int, station: int, left: int = -1, place: str = "") -> list[int]:
    """The cards with which `who` may pay, those of the hand first; none where they are too few. `left`: cards still to
    be paid (-1: all); `place`: "hand" or "table" where all must come from there.
    """
    fare = fare_of(g, station)
    count = fare.cards if left < 0 else left
    hand = [c for c in in_hand(g, who) if fare.pays(g, who, c)] if place != "table" else []
    table = [c for c in in_play(g, who) if fare.pays(g, who, c)] if place != "hand" else []
    if fare.cards > 1 and left < 0 and g.setup["options"]["fare_one_source"]:  # as 004 has it
        hand, table = (hand if len(hand) >= count else []), (table if len(table) >= count else [])
    return hand + table if len(hand) + len(table) >= count else []


# Of prices in cards nothing is told: they may come from the table
PRICED[TAKE] = lambda code: Price(lives=FARES[NAMES[name_of(code)]].lives if NAMES[name_of(code)] in FARES else 0)


def can_pay(g: Bang, who: int, station: int) -> bool:
    return bool(payable(g, who, [station]))


def payable(g: Bang, who: int, stations: Iterable[int]) -> list[int]:
    """Those of these stations whose price `who` can pay."""
    cards = [*in_hand(g, who), *in_play(g, who)]
    return [station for station in stations if _is_payable(g, who, station, cards)]


def _is_payable(g: Bang, who: int, station: int, cards: list[int]) -> bool:
    """`cards`: those of hand and table that may be spent."""
    fare = fare_of(g, station)
    if fare.lives:
        return g.state.life[who] > fare.lives and who not in g.state.course.ghosts
    if fare.cards > 1:
        return bool(payments(g, who, station))
    pays = fare.pays
    for card in cards:  # noqa: SIM110 (a generator costs more than what it asks)
        if pays(g, who, card):
            return True
    return False


def _never(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """A station is never played."""


_CODES = ("Bj", "Cq", "Cz", "Dw", "Dg", "Fw", "Oa", "Sj", "Si", "Sx", "Tb", "Vc", "Yo")
for _place, (_name, _code) in enumerate(zip(FARES, _CODES, strict=True)):
    add_kind(
        Kind(_name, OF_SET, STATION, OnlyAnswers(), "neutral", _never, taken=False, home=STATION_DECK),
        310 + _place,
        "-",
        282 + _place,
        _code,
    )
add_kind(
    Kind(BLANK_STATION, OF_SET, STATION, OnlyAnswers(), "neutral", _never, taken=False, home=BLANK), 323, "-", 295, "Bx"
)
