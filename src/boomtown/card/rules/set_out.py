"""Moves of cards that are set out, turned up, or looked at, for a choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from boomtown.card.knowledge.knowledge import DECK, LOOKING, OPEN, everybody, note_move

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def lay_out(g: Bang, who: int, card: int) -> None:
    """Put a card of the hand into the row, face up."""
    g.let_go(who, card)
    g.state.row.append(card)


def clear_row(g: Bang) -> list[int]:
    """Discard the rest of the row and return these cards."""
    cards, g.state.row = g.state.row, []
    g.drop(*cards)
    return cards


def set_out(g: Bang, count: int) -> None:
    """Turn up `count` cards into the row for a choice, or fewer if the deck has fewer."""
    g.state.row = [card for _ in range(count) if (card := g.flip()) >= 0]


def pick_up(g: Bang, who: int, card: int) -> None:
    """Put a card of the row into the hand."""
    g.state.row.remove(card)
    g.gain(who, card)


def turn_up(g: Bang, cards: list[int]) -> None:
    """Store the cards of a check that waits for a choice."""
    g.state.turned = cards


def turned_up(g: Bang) -> list[int]:
    """Return these cards and remove them. They are in no zone then."""
    cards, g.state.turned = g.state.turned, []
    return cards


def look(g: Bang, cards: list[int]) -> None:
    """Store the cards the turn player looks at. They were flipped for it."""
    g.state.looking = cards


def keep(g: Bang, who: int, cards: Iterable[int], opened: bool = False) -> None:
    """Put cards that are looked at into a hand. `opened`: all players have seen them before."""
    s = g.state
    for card in [*cards]:
        note_move(s, card, LOOKING, who, everybody(s) if opened else 1 << s.turn | 1 << who)
        s.looking = [other for other in s.looking if other != card]
        g.hold(who, card)


def toss(g: Bang, card: int) -> None:
    """Put a card that is looked at on the discard pile."""
    s = g.state
    note_move(s, card, LOOKING, OPEN, everybody(s))
    s.looking = [other for other in s.looking if other != card]
    g.drop(card)


def put_back(g: Bang, opened: Sequence[int]) -> None:
    """Put the rest of the cards looked at back in their order, the first on top. `opened`: cards from the discard
    pile.
    """
    s = g.state
    while s.looking:
        card = s.looking[-1]
        shown = card in opened
        note_move(s, card, LOOKING, OPEN if shown else DECK, everybody(s) if shown else 1 << s.turn)
        (s.discard if shown else s.deck).append(s.looking.pop())
