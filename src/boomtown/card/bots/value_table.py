"""Table of values for the bots: one row per card, character and event, in the module of its set (sets/<set>/bots.py).

All fields of a row are optional. Policies read columns: a dict of the values of one field, by name. The module
valuation/estimate.py estimates cards and characters without a row from their traits.
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
Adjust = Callable[["Position", float, list[str]], float]  # (position, value, other kinds in the hand) -> value
Answer = Callable[["Position", list[int]], int]

FROM_HAND, FROM_TABLE = 0.4, 0.6  # evidence of drawing a card from a player in phase 1, from the hand or the table
# --- effects for `quick`
HEALS, HARMS, SERVES, ALONE = "heals", "harms", "serves", "alone"


@dataclass(frozen=True, kw_only=True)
class Row:
    """Fields of all rows.

    `gain`: gain of playing or using it. `first`: priority among the actions that gain. `says`: weight of playing it at
    a player as evidence of enmity. `helps`: the same of friendship. `paid`: hand cards that its use costs, as (number,
    kind; "" for any). `offer`: the answer to an offer to use it.

    For `quick`: `quick` is its effect. HEALS, HARMS; SERVES: always useful; ALONE: never played, because it helps the
    other players as much or is as dangerous to its user. `pays`: whether a choice is worth it, from its code and the
    view.
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
    """Row of a card. Values are in points (a life is 5, an average card 3).

    `held`: value in the hand; `adjust` changes it by the position. `in_play`: value for its owner; negative for a
    burden. `burden`: removing it helps its owner. `covers`: it protects from shots. `barrel`: it may answer a shot by a
    check. `returns`: cards that its answer draws. `unlimited`: any number of BANG! cards. `flips_more`: additional
    cards revealed for a check. `keeps`: minimum hand limit. `repels`: suit that has no effect on its owner.
    `weapon_value`: value of a weapon for `quick` if it is more than its range. `fare`: cost of taking a card there.
    """

    held: float | None = None
    adjust: Adjust | None = None
    in_play: float | None = None
    burden: bool | None = None
    covers: bool | None = None
    barrel: bool | None = None
    returns: int | None = None
    unlimited: bool | None = None
    weapon_value: float | None = None
    flips_more: int | None = None
    keeps: int | None = None
    repels: str | None = None
    fare: Callable[[Position], float] | None = None


@dataclass(frozen=True, kw_only=True)
class Character(Row):
    """Row of a character. `worth`: value for a whole game. `borrowed`: value of its ability for a round, plus
    `borrowed_more` in some positions.

    Effects of the ability: `bang_needs`: Missed! effects that cancel its BANG!. `bang_share`, `missed_share`: share of
    all cards that it can use as BANG! or Missed!. `barrels`: built-in Barrels. `beer`: lives gained by a Beer. `draws`:
    cards drawn in phase 1. `flips`: cards revealed for a check. `hand_limit`: cards it may keep. `hits_back`: cost of
    wounding it. `least_card`: minimum value of any card for it. `refills`: cards drawn for each answer. `taken`: weight
    of drawing from a player as evidence. `unlimited`: any number of BANG! cards. `untouched`: suit without effect on
    it. `wounded`: cards drawn for a lost life.
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
    """Row of an event.

    `suit`: suit of every card. `heart`: probability of a heart. `blast`: probability that Dynamite explodes.
    `more_cards`: additional cards in phase 1. `no_bang`: BANG! cards have no use in this turn. `play_cost`: cost of
    playing a card, as a share of its value. `holding_cost`: cost of each hand card at the start of the turn.
    `value_changes`: additional value by kind, in the hand at the next turn. `play_bonus`: additional value of each card
    played, while ending the turn costs a life. `answers`: share of all cards that answer a shot, in addition to Missed!
    cards.
    """

    suit: str | None = None
    heart: float | None = None
    blast: float | None = None
    more_cards: int | None = None
    no_bang: bool | None = None
    play_cost: float | None = None
    holding_cost: float | None = None
    value_changes: dict[str, float] | None = None
    play_bonus: float | None = None
    answers: float | None = None


SIDES: dict[str, str] = {}  # by role of a variant: the plain role with the same aim
# Answers of `quick` by question, if they do not follow from the attributes of the question
QUICK_ANSWERS: dict[str, Callable[[Sequence[int], FastView], int]] = {}
ROWS: dict[str, Row] = {}
_COLUMNS: dict[str, dict[str, Any]] = {
    field.name: {} for kind in (Card, Character, Event) for field in fields(kind)
}  # by field and name


def add_row(name: str, row: Row) -> None:
    """Add the row of a card, a character or an event."""
    assert name not in ROWS, f"two rows for {name!r}"
    ROWS[name] = row
    for field in fields(row):
        value = getattr(row, field.name)
        if value is not None:
            _COLUMNS[field.name][name] = value


def column(field: str) -> dict[str, Any]:
    """Return the values of a field by name. Rows added later appear in it. KeyError for an unknown field."""
    return _COLUMNS[field]
