"""Moves of cards from one player to another: gifts, and all cards of an eliminated player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtown.card.cards import HOMES
from boomtown.card.knowledge.knowledge import LOOKING, OPEN, everybody, note_move, note_moves
from boomtown.card.rules.steps import LeftPlay

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def pass_round(g: Bang, gifts: Sequence[tuple[int, int, Sequence[int]]]) -> None:
    """Move cards between hands at the same time: (from, to, cards), in the order of the seats.

    The giver and the receiver of a card see it.
    """
    s = g.state
    if not gifts:
        return
    g.revealed = True
    first, to, aside = gifts[0]  # set aside, so that the receiver does not pass on the cards just received
    for card in aside:
        note_move(s, card, first, LOOKING, g.viewers(1 << first | 1 << to, first))
        s.hands[first].remove(card)
        s.looking = [*s.looking, card]
    for giver, receiver, cards in reversed(gifts[1:]):
        for card in cards:
            note_move(s, card, giver, receiver, g.viewers(1 << giver | 1 << receiver, giver))
            s.hands[giver].remove(card)
            g.hold(receiver, card)
    for card in aside:
        note_move(s, card, LOOKING, to, 1 << first | 1 << to)
        s.looking = [other for other in s.looking if other != card]
        g.hold(to, card)


def give(g: Bang, who: int, to: int, card: int) -> None:
    """Move a card from one hand to another; the two players see it."""
    s = g.state
    note_move(s, card, who, to, g.viewers(1 << who | 1 << to, who))
    s.hands[who].remove(card)
    g.hold(to, card)
    g.revealed = True
    if g.log is not None:
        g.note("give", "helps", who=who, to=to, card=card, eyes=g.readers(who, to))


def pass_over(g: Bang, who: int, to: int, card: int, cause: str) -> None:
    """Move a card that `who` discards, visible to all, into another hand."""
    g.let_go(who, card)
    g.gain(to, card)
    if g.log is not None:
        g.note("take", "neutral", "forced", who=to, to=who, card=card, zone="hand", cause=cause, **{"from": who})


def strip(g: Bang, seat: int, to: int = -1) -> list[int]:
    """Take all cards of a seat, the hand first, and return them. They are in no zone then, or in the hand
    of `to`.
    """
    s = g.state
    hand, table = s.hands[seat], s.tables[seat]
    if s.knowledge.trail is not None or to >= 0:
        eyes = g.viewers(1 << seat | 1 << to, seat) if to >= 0 else everybody(s)
        note_moves(s, hand, seat, to if to >= 0 else OPEN, eyes)
    if to >= 0:
        note_moves(s, [card for card in table if card not in HOMES], OPEN, to, everybody(s))
    s.hands[seat], s.tables[seat] = [], []
    if table:
        if s.tokens:
            s.tokens = {on: count for on, count in s.tokens.items() if on not in table}
        s.refresh(seat)
        if LeftPlay in s.index.after:
            for card in table:
                g.followed(LeftPlay(seat, card))
    for card in (*hand, *table) if to >= 0 else ():
        g.receive(to, card)
    return hand + table
