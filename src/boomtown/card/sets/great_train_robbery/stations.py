"""Stations, and their price for a wagon. Rules: great_train_robbery.md 4 and 10."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import COPIES, HOMES, KIND, KINDS, NAMES, RANK, SAFE, SUIT, WEAPONS, Kind, add_kind, named
from boomtown.card.codes import TAKE, V_TAKE, name_of
from boomtown.card.folds import SUIT_NOW
from boomtown.card.rules.prices import PRICED, Price
from boomtown.card.rules.steps import BANG, BEER, MISSED
from boomtown.card.sets.great_train_robbery.shared import BLANK, OF_SET, STATION, STATION_DECK, in_hand, in_play
from boomtown.card.sets.targets import OnlyAnswers

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

Prints = Callable[[int], bool]  # returns if a card pays by its print


@dataclass(frozen=True)
class Fare:
    """Price of a station.

    `prints`: the cards of hand or table that pay by their print. `names`: cards of the hand that serve as one of these
    pay too. `suits`: the suit that counts now decides. `cards`: number of cards; `lives`: price in lives instead.
    `by_print`: the cards for which `prints` is true, set by `_price_list`.
    """

    prints: Prints
    names: tuple[str, ...] = ()
    suits: tuple[str, ...] = ()
    cards: int = 1
    lives: int = 0
    by_print: frozenset[int] = frozenset()


def the_card(*names: str) -> Fare:
    """Return the price of one of these cards, or of a card of the hand that serves as it. [great_train_robbery 4.5]"""
    return Fare(lambda card: KIND[card] in names, names=names)


def suited(*suits: str) -> Fare:
    """Return the price of a card of a suit that counts now; a wagon has no suit. [great_train_robbery 4.6 and 9.8]"""
    return Fare(lambda card: SUIT[card] in suits, suits=suits)


def ranked(low: int, high: int) -> Fare:
    return Fare(lambda card: low <= RANK[card] <= high)


def any_cards(count: int) -> Fare:
    return Fare(lambda card: True, cards=count)


TWO_CARDS, LOW_CARD = any_cards(2), ranked(2, 9)
ONE_LIFE: Final = Fare(lambda card: False, cards=0, lives=1)
BLANK_STATION: Final = "Blank Station"
YOOMA, VIRGINIAN_CITY = "Yooma", "Virginian City"
FARES: Final[dict[str, Fare]] = {
    "Boom Town": the_card(BANG),
    "Callico": the_card("Panic!", "Cat Balou"),
    "Cripple Crack": suited("spades"),
    "Deathwood": Fare(lambda card: KINDS[KIND[card]].blue),
    "Dodgeville": the_card(MISSED),
    "Fort Woth": ranked(10, 14),
    "Oathman": suited("diamonds"),
    "Santa Fe": suited("hearts"),
    "Silverado": the_card(BEER),
    "St. Francis": suited("clubs"),
    "Tombrock": ONE_LIFE,
    VIRGINIAN_CITY: TWO_CARDS,
    YOOMA: LOW_CARD,
}
# Prices that players may agree on for the blank station. [great_train_robbery 1.5 and 9.7]
NO_BLANK: Final = "none"
BLANK_PRICES: Final[dict[str, Fare]] = {
    "any-card": any_cards(1),
    "any-2-cards": TWO_CARDS,
    "red-card": suited("hearts", "diamonds"),
    "black-card": suited("spades", "clubs"),
    "weapon": Fare(lambda card: card in WEAPONS),
    "face-card": ranked(11, 13),
    "life": ONE_LIFE,
}
# Further prices: N cards, N lives, a suit, a card by its name
MOST = 9
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
CARD_OF: Final = "card:"
FURTHER_WORDS: Final = (
    f"any-N-cards and N-lives (N up to {MOST}), {', '.join(f'{s}-card' for s in SUITS)}, {CARD_OF}NAME"
)


@lru_cache(maxsize=1)
def _further(cards: int) -> dict[str, str]:
    names = dict.fromkeys([KIND[card] for card in range(cards) if KIND[card] and card not in HOMES])
    return {
        **{f"any-{n}-cards": "" for n in range(3, MOST + 1)},
        **{f"{suit}-card": "" for suit in SUITS},
        **{f"{n}-lives": "" for n in range(2, MOST + 1)},
        **{f"{CARD_OF}{name}": "" if KINDS[name].set == "base" else KINDS[name].set for name in names},
    }


def further_prices() -> dict[str, str]:
    """Return the other prices of the blank station, each with the set that it needs. [great_train_robbery 9.7]"""
    return _further(len(KIND))


def agreed(price: str) -> Fare:
    """Return the fare of the blank station at that price."""
    if price in BLANK_PRICES:
        return BLANK_PRICES[price]
    if price.startswith(CARD_OF):
        return the_card(price.removeprefix(CARD_OF))
    if price.endswith("-card"):
        return suited(price.removesuffix("-card"))
    if price.endswith("-lives"):
        return replace(ONE_LIFE, lives=int(price.removesuffix("-lives")))
    return any_cards(int(price.removeprefix("any-").removesuffix("-cards")))


class PriceList:
    """Prices of the stations of a game.

    `fares`: by station. `bits`: by card the bit of a station, 0 for other cards. `pays`: by card the bits of the
    stations that it pays by its print, 0 for equipment. Masks of such bits: `several`, stations not paid with one card;
    `suited`, stations that ask for a suit; `named`, stations that other cards may serve.
    """

    __slots__ = ("bits", "fares", "named", "pays", "several", "suited")

    def __init__(self, fares: dict[int, Fare], cards: int) -> None:
        self.fares = fares
        self.bits = [0] * cards
        for at, station in enumerate(fares):
            self.bits[station] = 1 << at
        self.several = sum([self.bits[station] for station, fare in fares.items() if fare.cards != 1])
        self.suited = sum([self.bits[station] for station, fare in fares.items() if fare.suits])
        self.named = sum([self.bits[station] for station, fare in fares.items() if fare.names])
        self.pays = [0] * cards
        for station, fare in fares.items():
            for card in fare.by_print - SAFE if fare.cards == 1 else ():
                self.pays[card] |= self.bits[station]


@lru_cache(maxsize=64)
def _price_list(blank: str, as_004: bool, cards: int) -> PriceList:
    """Return the price list with these options. `cards`: number of card ids, because a set may be added later."""
    asked = dict(FARES)
    if blank != NO_BLANK:
        asked[BLANK_STATION] = agreed(blank)
    if as_004:
        asked |= {YOOMA: TWO_CARDS, VIRGINIAN_CITY: LOW_CARD}
    known = [card for card in range(cards) if KIND[card]]
    filled = {
        name: replace(fare, by_print=frozenset([card for card in known if fare.prints(card)]))
        for name, fare in asked.items()
    }
    return PriceList({card: filled[KIND[card]] for card in known if KIND[card] in filled}, cards)


def price_list(g: Bang) -> PriceList:
    options = g.setup["options"]
    return _price_list(options["blank_station"], options["yooma_two_cards"], len(KIND))


def fare_of(g: Bang, station: int) -> Fare:
    """Return the price of a station in this game."""
    return price_list(g).fares[station]


def paying(g: Bang, who: int, fare: Fare, cards: list[int]) -> list[int]:
    """Return those of the cards of hand and table that the fare accepts."""
    s = g.state
    if fare.suits and SUIT_NOW in s.index.fold:
        return _of_suits(g, fare.suits, cards)
    served = s.index.shares[who].served
    if served is not None and not served.keys().isdisjoint(fare.names):
        return _printed_or_serving(s, who, fare, cards)
    return list(filter(fare.by_print.__contains__, cards))


def _printed_or_serving(s: State, who: int, fare: Fare, cards: list[int]) -> list[int]:
    hand, names, by_print = s.hands[who], fare.names, fare.by_print
    return [c for c in cards if c in by_print or (c in hand and any(s.serves(who, c, name) for name in names))]


def _of_suits(g: Bang, suits: tuple[str, ...], cards: list[int]) -> list[int]:
    return [c for c in cards if SUIT[c] and g.suit(c) in suits]


def payments(g: Bang, who: int, station: int, left: int = -1, place: str = "") -> list[int]:
    """Return the cards with which `who` may pay, those of the hand first; none if they are too few.

    `left`: number of cards still to pay (-1: all). `place`: "hand" or "table" if all must be from there.
    """
    fare = fare_of(g, station)
    count = fare.cards if left < 0 else left
    hand = paying(g, who, fare, in_hand(g, who)) if place != "table" else []
    table = paying(g, who, fare, in_play(g, who)) if place != "hand" else []
    if fare.cards > 1 and left < 0 and g.setup["options"]["fare_one_source"]:  # as 004 has it
        hand, table = (hand if len(hand) >= count else []), (table if len(table) >= count else [])
    return hand + table if len(hand) + len(table) >= count else []


# A price in cards is not shown, because the cards may be from the table
PRICED[TAKE] = lambda code: Price(lives=FARES[NAMES[name_of(code)]].lives if NAMES[name_of(code)] in FARES else 0)


def can_pay(g: Bang, who: int, station: int) -> bool:
    return payable(g, who, [station], price_list(g)) != 0


def payable(g: Bang, who: int, stations: list[int], prices: PriceList) -> int:
    """Return the bits of those of these stations whose price `who` can pay."""
    s = g.state
    bits, pays = prices.bits, prices.pays
    wanted = can = 0
    for station in stations:
        wanted |= bits[station]
    for card in in_hand(g, who):
        can |= pays[card]
    for card in s.tables[who]:
        can |= pays[card]
    unsure = wanted & prices.several  # the print of one card does not decide these
    if SUIT_NOW in s.index.fold:
        unsure |= wanted & prices.suited
    if s.index.shares[who].served is not None:
        unsure |= wanted & prices.named & ~can
    can &= wanted & ~unsure
    return can | _check_cards(g, who, stations, prices, unsure) if unsure else can


def _check_cards(g: Bang, who: int, stations: list[int], prices: PriceList, unsure: int) -> int:
    """Return the bits of the `unsure` stations whose price `who` can pay, checked card by card."""
    can = 0
    for station in stations:
        if prices.bits[station] & unsure and _is_payable(g, who, station, prices.fares[station]):
            can |= prices.bits[station]
    return can


def _is_payable(g: Bang, who: int, station: int, fare: Fare) -> bool:
    """Return whether `who` can pay the price of one station, checked card by card."""
    if fare.lives:
        return g.state.life[who] > fare.lives and who not in g.state.course.ghosts
    if fare.cards > 1 and g.setup["options"]["fare_one_source"]:
        return bool(payments(g, who, station))
    if fare.cards > 1:  # such a fare depends on the print only
        left = fare.cards - len(fare.by_print.intersection(in_hand(g, who)))
        return left <= 0 or len(fare.by_print.intersection(g.state.takeable(who))) >= left
    return bool(paying(g, who, fare, in_hand(g, who) + g.state.takeable(who)))


def _no_effect(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: a station is never played."""


_CODES = ("Bj", "Cq", "Cz", "Dw", "Dg", "Fw", "Oa", "Sj", "Si", "Sx", "Tb", "Vc", "Yo")
for _place, (_name, _code) in enumerate(zip(FARES, _CODES, strict=True)):
    add_kind(
        Kind(_name, OF_SET, STATION, OnlyAnswers(), "neutral", _no_effect, taken=False, home=STATION_DECK),
        310 + _place,
        "-",
        282 + _place,
        _code,
    )
add_kind(
    Kind(BLANK_STATION, OF_SET, STATION, OnlyAnswers(), "neutral", _no_effect, taken=False, home=BLANK),
    323,
    "-",
    295,
    "Bx",
)
# By station: the code for taking a wagon there, without the wagon
UNDER: Final[dict[int, int]] = {card: V_TAKE | named(name) for name in (*FARES, BLANK_STATION) for card in COPIES[name]}
