"""What bots know of a card, a character, an event: one row each, in the module of its set (values/<set>.py).

A row says what it knows and leaves out the rest. Brains read by column: a dict of what the rows say, by name. What has
no row is estimated from its traits (estimate.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.card.bots.play_option import PlayOption
    from boomtown.card.bots.position import Position
    from boomtown.card.seen.fast_view import FastView

Gain = Callable[["Position", "PlayOption"], float]
Adjust = Callable[["Position", float, list[str]], float]  # (position, worth, kinds held besides) -> worth
Answer = Callable[["Position", list[int]], int]

FROM_HAND, FROM_TABLE = 0.4, 0.6  # what it says to draw a card from somebody in phase 1, by where it was
# --- what `quick` makes of a card or power
HEALS, HARMS, SERVES, ALONE = "heals", "harms", "serves", "alone"


@dataclass(frozen=True, kw_only=True)
class Row:
    """`gain`: what it gains to play or use it. `first`: what is done first among all that gains. `says`: how much it
    says of enmity to play it at somebody; `helps`: of friendship. `paid`: cards of the hand that using it takes, as
    (how many, of which kind; "": any). `quick`: what it is to the bot of that name: it HEALS or HARMS, or SERVES
    at any time; ALONE: it is left alone, as it is as good for the others or as dangerous to oneself. `pays`: whether it
    is worth it to `quick`, by the code of the choice and what its seat sees. `offer`: the answer when it may be used.
    """

    gain: Gain | None = None
    first: int | None = None
    says: float | None = None
    helps: float | None = None
    paid: tuple[int, str] | None = None
    quick: str | None = None
    pays: Callable[[int, FastView], bool] | None = None
    offer: Answer | None = None


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    """Worth in points (a life is 5, an average card 3). `held`: in the hand, `adjust`ed to the position. `in_play`:
    what its owner loses with it; below 0 it is a burden. `burden`: taking it away helps its owner. `covers`: it keeps
    shots away. `barrel`: it may answer a shot by a check. `returns`: cards its answer draws. `unlimited`: any number
    of BANG! cards. `flips_more`: cards turned up for a check, besides the others. `keeps`: cards of the hand that
    may be kept at least. `repels`: the suit that has no effect on its owner. `volley`: how good a weapon is to `quick`,
    where that is more than its range. `fare`: what it costs to pay there for a card that is taken.
    """

    held: float | None = None
    adjust: Adjust | None = None
    in_play: float | None = None
    burden: bool | None = None
    covers: bool | None = None
    barrel: bool | None = None
    returns: int | None = None
    unlimited: bool | None = None
    volley: float | None = None
    flips_more: int | None = None
    keeps: int | None = None
    repels: str | None = None
    fare: Callable[[Position], float] | None = None


@dataclass(frozen=True, kw_only=True)
class Character(Row):
    """`worth`: for a whole game. `borrowed`: for a round, and `borrowed_more` in some positions.

    What it changes: `bang_needs` Missed! effects it takes to cancel its BANG!. `bang_share`, `missed_share`: how
    many of all cards serve it as these. `barrels` of its own. `beer`: lives by a Beer. `draws`: cards of phase 1.
    `flips`: cards turned up for a check. `hand_limit`. `hits_back`: what it costs to hurt it. `least_card`: what any
    card is worth to it at least. `refills`: cards it draws for each answer. `taken`: how much it says to draw from
    somebody by it. `unlimited`: any number of BANG! cards. `untouched`: the suit that has no effect on it. `wounded`:
    cards it draws for a life lost.
    """

    worth: float | None = None
    borrowed: float | None = None
    borrowed_more: Callable[[Position], float] | None = None
    bang_needs: int | None = None
    bang_share: float | None = None
    missed_share: float | None = None
    barrels: int | None = None
    beer: int | None = None
    draws: Callable[[Position], int] | None = None
    flips: int | None = None
    hand_limit: int | None = None
    hits_back: float | None = None
    least_card: float | None = None
    refills: int | None = None
    taken: float | None = None
    unlimited: bool | None = None
    untouched: str | None = None
    wounded: int | None = None


@dataclass(frozen=True, kw_only=True)
class Event(Row):
    """`suit`: of every card. `heart`: the chance of a heart; `blast`: that Dynamite goes off. `more_cards`: in
    phase 1. `no_bang`: no BANG! card helps who is on turn. `thrift`: what a card costs that is played, as a share of
    its worth. `load`: what each card of the hand does to its holder when his turn begins. `season`: what a kind is
    worth more, or less, in the hand at one's next turn. `spur`: what each card played is worth besides, while ending
    the turn costs a life. `answers`: the share of all cards that answer a shot besides Missed! cards.
    """

    suit: str | None = None
    heart: float | None = None
    blast: float | None = None
    more_cards: int | None = None
    no_bang: bool | None = None
    thrift: float | None = None
    load: float | None = None
    season: dict[str, float] | None = None
    spur: float | None = None
    answers: float | None = None


SIDES: dict[str, str] = {}  # by a role that a variant gives, the plain role that it plays like
# What `quick` answers to a question, where it would not find out by what the question says of itself
QUICK_ANSWERS: dict[str, Callable[[Sequence[int], FastView], int]] = {}
ROWS: dict[str, Row] = {}
_COLUMNS: dict[str, dict[str, Any]] = {
    field.name: {} for kind in (Card, Character, Event) for field in fields(kind)
}  # by field and name


def add_row(name: str, row: Row) -> None:
    """Enter what the bots know of a card, a character or an event."""
    assert name not in ROWS, f"two rows for {name!r}"
    ROWS[name] = row
    for field in fields(row):
        value = getattr(row, field.name)
        if value is not None:
            _COLUMNS[field.name][name] = value


def column(field: str) -> dict[str, Any]:
    """What the rows say in this field, by name; rows that come later are in it too. KeyError for no field."""
    return _COLUMNS[field]
