"""Decorators that put a card into the tables: what is printed on it stands next to what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boomtown.card.cards import Aim, Character, Effect, Kind, add_character, add_kind
from boomtown.card.sets.aims import OwnTable, Untargeted
from boomtown.card.steps import Lay

if TYPE_CHECKING:
    from boomtown.card.game import Bang

ANYWHERE, OWN_TABLE = Untargeted(), OwnTable()


def brown(
    name: str,
    copies: str,
    *,
    aim: Aim = ANYWHERE,
    nature: str = "neutral",
    book: bool = False,
    of_set: str = "base",
) -> Callable[[Effect], Effect]:
    """A brown card; the decorated function is its effect."""

    def keep(effect: Effect) -> Effect:
        add_kind(Kind(name, of_set, "brown", aim, nature, effect, book=book), copies)
        return effect

    return keep


def blue(
    name: str,
    copies: str,
    *,
    aim: Aim = OWN_TABLE,
    nature: str = "neutral",
    weapon_range: int | None = None,
    book: bool = False,
    of_set: str = "base",
) -> None:
    """A blue card: laid in front of its player or of a target; what it does there are hooks under its name."""
    add_kind(Kind(name, of_set, "blue", aim, nature, _lay, weapon_range, book), copies)


def _lay(g: Bang, me: int, card: int, to: int, of: int) -> None:
    g.push(Lay(me, card, me if to < 0 else to))


def character(name: str, life: int, of_set: str = "base") -> None:
    add_character(Character(name, of_set, life))
