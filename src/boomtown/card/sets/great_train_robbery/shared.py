"""Names and zones shared by several modules of The Great Train Robbery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.codes import V_DISCARD
from boomtown.card.declared.memory import Fact, OfGame, remembers
from boomtown.card.folds import KEPT
from boomtown.card.rules.settle import Settle
from boomtown.card.state import TAKEN
from boomtown.card.zones import EACH_SEAT, Zone, declare

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State
    from boomtown.card.step import Step

OF_SET: Final = "great_train_robbery"
TRAIN: Final = "train"  # the wagons, the one next to the locomotive first
WAGON_DECK: Final = "wagon_deck"
STATIONS: Final = "stations"  # from left to right
STATION_DECK: Final = "station_deck"
LOCOMOTIVE: Final = "locomotive"  # both sides, the one in use last
BLANK: Final = "blank_station"  # the zone of a blank station that is not in use
SIDING: Final = "siding"  # wagons that wait for the choice of an owner
LENGTH: Final = 3  # wagons of a train
WAGON: Final = "wagon"  # their border
STATION, ENGINE = "station", "engine"  # borders too; these cards are never in front of a player
GHOST_CAR: Final = "Ghost Car"
MOST_TOLD: Final = 10  # wagons of one turn; also stands for more
AT: Final = "train_at"  # the station of the locomotive, from 1; one more than stations: the End of the Line

declare(
    Zone(WAGON_DECK, OF_SET, seen="nobody", filled=True),
    Zone(TRAIN, OF_SET, size=LENGTH, deck=WAGON_DECK),
    Zone(STATION_DECK, OF_SET, seen="nobody", filled=True),
    Zone(STATIONS, OF_SET, size=EACH_SEAT, deck=STATION_DECK),
    Zone(LOCOMOTIVE, OF_SET, filled=True, kept=True),
    Zone(BLANK, OF_SET, filled=True),
    Zone(SIDING, OF_SET),
)


def train_at(s: State) -> int:
    """Return the place of the locomotive, 0 without a train."""
    kept = s.course.kept
    at: int = kept[AT][0] if AT in kept else 0
    return at


remembers(
    OfGame(AT, "numbers", along=STATIONS),
    Fact(
        "taken",
        OF_SET,
        "wagons taken in this turn / 10",
        "number",
        lambda g, you: min(g.state.noted.get(TAKEN, 0), MOST_TOLD) or None,
        TAKEN,
    ),
    Fact(AT, OF_SET, "the station of the locomotive / 10", "number", lambda g, you: train_at(g.state) or None, AT),
)


def has_train(s: State) -> bool:
    """Return whether there is a train. A character of the set may play without it."""
    return STATIONS in s.places


def end_of_line(s: State) -> int:
    return len(s.zone(STATIONS)) + 1


def pairs(s: State, at: int) -> list[tuple[int, int]]:
    """Return the wagons under a station, each with that station, for a locomotive at `at`."""
    stations, wagons = s.zones[s.places[STATIONS]], s.zones[s.places[TRAIN]]
    found, place = [], at - 2
    for wagon in wagons:
        if 0 <= place < len(stations):  # otherwise the wagon is before the first station or beyond the last
            found.append((wagon, stations[place]))
        place -= 1
    return found


def in_play(g: Bang, who: int, besides: int = -1) -> list[int]:
    """Return the cards in front of a seat that it may discard: not equipment. [great_train_robbery 4.4]"""
    cards = g.state.takeable(who)
    return cards if besides not in cards else [card for card in cards if card != besides]


def in_hand(g: Bang, who: int) -> list[int]:
    """Return the cards of the hand that may be spent by choice."""
    return g.spendable(who) if KEPT in g.state.index.fold else g.state.hands[who]


def spend(g: Bang, who: int, card: int) -> None:
    """Discard a card of hand or table of `who` by choice, as a price."""
    if card in g.state.hands[who]:
        g.pay(who, card, "cost")
    else:
        g.throw(who, card, "cost")


def below_due(g: Bang, step: Step) -> None:
    """Queue a step after the due steps."""
    at = len(g.stack)
    while at and type(g.stack[at - 1]) is Settle:
        at -= 1
    g.stack.insert(at, step)


def discards(cards: list[int]) -> list[int]:
    return [V_DISCARD | card for card in cards]
