"""Names and places that several modules of The Great Train Robbery need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.card.codes import V_DISCARD
from boomtown.card.declared.memory import Fact, OfGame, remembers
from boomtown.card.folds import KEPT
from boomtown.card.rules.steps import Settle
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
BLANK: Final = "blank_station"  # where the blank station lies that nobody plays with
SIDING: Final = "siding"  # wagons for which a place has to be named
LENGTH: Final = 3  # wagons of a train
WAGON: Final = "wagon"  # their border
STATION, ENGINE = "station", "engine"  # likewise; these never come in front of anybody
GHOST_CAR: Final = "Ghost Car"
MOST_TOLD: Final = 10  # wagons of one turn; it stands for more, too
AT: Final = "train_at"  # the station under which the locomotive stands, from 1; one more: the End of the Line

declare(
    Zone(WAGON_DECK, OF_SET, seen="nobody", filled=True),
    Zone(TRAIN, OF_SET, size=LENGTH, deck=WAGON_DECK),
    Zone(STATION_DECK, OF_SET, seen="nobody", filled=True),
    Zone(STATIONS, OF_SET, size=EACH_SEAT, deck=STATION_DECK),
    Zone(LOCOMOTIVE, OF_SET, filled=True),
    Zone(BLANK, OF_SET, filled=True),
    Zone(SIDING, OF_SET),
)


def train_at(s: State) -> int:
    """Where the locomotive stands, 0 where there is no train."""
    kept = s.course.kept
    at: int = kept[AT][0] if AT in kept else 0
    return at


remembers(
    OfGame(AT, "numbers"),
    Fact(
        "taken",
        OF_SET,
        "wagons taken in this turn / 10",
        "number",
        lambda g, you: min(g.state.noted.get(TAKEN, 0), MOST_TOLD) or None,
    ),
    Fact(AT, OF_SET, "the station of the locomotive / 10", "number", lambda g, you: train_at(g.state) or None),
)


def has_train(s: State) -> bool:
    """Whether there is a train: a character of the set may play without it."""
    return STATIONS in s.places


def end_of_line(s: State) -> int:
    return len(s.zone(STATIONS)) + 1


def pairs(s: State, at: int) -> list[tuple[int, int]]:
    """The wagons that stand under a station, each with that station, if the locomotive stands at `at`."""
    stations, wagons = s.zones[s.places[STATIONS]], s.zones[s.places[TRAIN]]
    found, place = [], at - 2
    for wagon in wagons:
        if 0 <= place < len(stations):  # else the wagon stands before the first station, or beyond the last
            found.append((wagon, stations[place]))
        place -= 1
    return found


def in_play(g: Bang, who: int, besides: int = -1) -> list[int]:
    """The cards in front of a seat that it may discard: not equipment. [great_train_robbery 4.4]"""
    cards = g.state.takeable(who)
    return cards if besides not in cards else [card for card in cards if card != besides]


def in_hand(g: Bang, who: int) -> list[int]:
    """The cards of the hand that may be spent by choice."""
    return g.spendable(who) if KEPT in g.state.index.fold else g.state.hands[who]


def spend(g: Bang, who: int, card: int) -> None:
    """`who` discards a card of hand or table by choice, for something else."""
    if card in g.state.hands[who]:
        g.pay(who, card, "cost")
    else:
        g.throw(who, card, "cost")


def below_due(g: Bang, step: Step) -> None:
    """Queue a step behind what is due already."""
    at = len(g.stack)
    while at and type(g.stack[at - 1]) is Settle:
        at -= 1
    g.stack.insert(at, step)


def discards(cards: list[int]) -> list[int]:
    return [V_DISCARD | card for card in cards]
