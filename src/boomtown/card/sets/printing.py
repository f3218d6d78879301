"""Decorators that put a card into the tables: what is printed on it stands next to what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, Character, Effect, Kind, Lister, add_character, add_kind
from boomtown.card.codes import HAND, at, card_of, its
from boomtown.card.steps import Lay

if TYPE_CHECKING:
    from boomtown.card.game import Bang


# --- who may be aimed at: (g, me, code of the card) -> codes with targets


def no_target(g: Bang, me: int, code: int) -> list[int]:
    return [code]


def others(g: Bang, me: int, code: int) -> list[int]:
    return [code | at(p) for p in g.state.live.order if p != me]


def _their_cards(g: Bang, me: int, code: int, seats: list[int]) -> list[int]:
    """A random card of the hand or a named card in play of each seat that has any (core 4.4, 4.5)."""
    s = g.state
    codes = []
    for p in seats:
        to = code | at(p)
        if len(s.hands[p]) > (p == me):  # the played card is no longer in the hand
            codes.append(to | HAND)
        if s.tables[p]:
            codes += [to | its(c) for c in s.tables[p]]
    return codes


def cards_anywhere(g: Bang, me: int, code: int) -> list[int]:
    return _their_cards(g, me, code, g.state.live.order)


def cards_at_one(g: Bang, me: int, code: int) -> list[int]:
    return _their_cards(g, me, code, g.state.live.near[me])


def own_table(g: Bang, me: int, code: int) -> list[int]:
    """In front of oneself, unless one of that name lies there (core 5.7)."""
    return [] if g.state.in_play(me, KIND[card_of(code)]) >= 0 else [code]


def lay(g: Bang, me: int, card: int, to: int, of: int) -> None:
    g.push(Lay(me, card, me if to < 0 else to))


# --- decorators


def brown(
    name: str,
    copies: str,
    *,
    set: str = "base",
    target: str = "none",
    nature: str = "neutral",
    lister: Lister | None = no_target,
    book: bool = False,
) -> Callable[[Effect], Effect]:
    """A brown card; the decorated function is its effect."""

    def keep(effect: Effect) -> Effect:
        add_kind(Kind(name, set, "brown", target, nature, lister, effect, book=book), copies)
        return effect

    return keep


def blue(
    name: str,
    copies: str,
    *,
    set: str = "base",
    target: str = "self",
    nature: str = "neutral",
    lister: Lister = own_table,
    weapon_range: int | None = None,
    book: bool = False,
) -> None:
    """A blue card: laid in front of its player or of a target; what it does there are hooks under its name."""
    add_kind(Kind(name, set, "blue", target, nature, lister, lay, weapon_range, book), copies)


def character(name: str, life: int, set: str = "base") -> None:
    add_character(Character(name, set, life))
