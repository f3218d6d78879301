"""Outcomes of a choice: every result of a draw!, a random pick and a hidden role that is possible for the seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from boomtown.card.cards import RANK, SUIT
from boomtown.card.codes import card_of
from boomtown.card.puzzles.position import Origin, Position, exchange, exchanged, unseen
from boomtown.card.puzzles.scripted import ScriptedPicks
from boomtown.card.rules.draw_check import CHECKS
from boomtown.card.seen.visibility import hidden_roles
from boomtown.kernel.redeal import deals
from boomtown.puzzles.search import Unproven

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

Way = tuple["Bang", frozenset[int], frozenset[int], tuple[int, ...], bool]  # game, loose, decided, picks, roles decided


def outcomes(at: Position, game: Bang, choice: int, loose: frozenset[int], *, open_card: bool) -> Iterator[Position]:
    """Yield the positions after a choice, for each result that is possible.

    `game`: the game of the position with the cards decided until now; it is not changed. `open_card`: the
    card of the choice becomes known.
    """
    chosen = frozenset({card_of(choice)}) if choice >= 0 else frozenset()
    ways: list[Way] = [(game, loose, chosen, (), False)]
    while ways:
        before, loose, decided, script, with_roles = ways.pop()
        after = before.clone()
        after.chance = chance = ScriptedPicks(script)
        after.apply(choice)
        if chance.shuffled:
            raise Unproven
        if chance.wanted:
            ways += [
                (before, loose, decided, (*script, i), with_roles) for i in _picks(chance.wanted, at, before, loose)
            ]
            continue
        if not with_roles and (after.state.alive != before.state.alive or after.ask is None):
            ways += [(deal, loose, decided, script, True) for deal in _role_deals(before, at.seat)]
            continue
        turned = _turned_up(before.state, after.state)
        card = next((card for card in turned if card not in decided), -1)
        if card >= 0:
            for other in _classes(unseen(before.state, at.seat, loose) - decided):
                twin = before.clone()
                exchange(twin.state, card, other)
                ways.append((twin, exchanged(loose, card, other), decided | {other}, script, with_roles))
            continue
        now = _loose_after(at, before, after, loose, card_of(choice) if open_card else -1)
        yield Position(after, at.seat, at.turn_no, now, Origin(before, script, choice), _idle_after(at, before, after))


def _picks(wanted: tuple[int, ...], at: Position, before: Bang, loose: frozenset[int]) -> Iterator[int]:
    """Yield the index of each card that may be picked at random, and only one of the undecided cards."""
    undecided, had = unseen(before.state, at.seat, loose), False
    for i, card in enumerate(wanted):
        if card not in undecided or not had:
            yield i
        had |= card in undecided


def _role_deals(before: Bang, seat: int) -> Iterator[Bang]:
    """Yield the game with each deal of the roles that the seat does not know."""
    roles = before.state.roles
    hidden = [p for p in hidden_roles(before.state) if p != seat]
    for deal in deals(tuple(sorted(roles[p] for p in hidden))):
        twin, found = before.clone(), [*roles]
        for p, role in zip(hidden, deal, strict=True):
            found[p] = role
        twin.state.roles = tuple(found)
        yield twin


def _turned_up(before: State, after: State) -> list[int]:
    """Return the cards of the deck that were turned up for a check, the first one first."""
    shown = {*after.discard, *after.turned}
    return [card for card in reversed(before.deck) if card in shown]


@cache
def check_class(card: int) -> tuple[bool, ...]:
    """Return the result of each kind of check with this card."""
    return tuple([good(SUIT[card], RANK[card]) for good in CHECKS.values()])


def _classes(cards: set[int]) -> list[int]:
    """Return one of the cards for each set of results of checks."""
    return list({check_class(card): card for card in sorted(cards)}.values())


def _idle_after(at: Position, before: Bang, after: Bang) -> tuple[int, ...] | None:
    """Return the number of idle cards by seat. A card that is discarded for the hand limit is an idle one."""
    if at.idle is None:
        return None
    found, deck = [], set(before.state.deck)
    for p, (count, hand) in enumerate(zip(at.idle, after.state.hands, strict=True)):
        drawn = len(deck.intersection(hand))
        given = before.ask is not None and before.ask.who == p and before.ask.question.gives_up
        found.append(0 if p == at.seat else min(len(hand), max(0, count - given) + drawn))
    return tuple(found)


def _loose_after(at: Position, before: Bang, after: Bang, loose: frozenset[int], shown: int) -> frozenset[int]:
    """Return the loose cards after a choice: undecided cards that are now at an open place.

    The card `shown` and cards in play are known from now on.
    """
    s = after.state
    undecided = unseen(before.state, at.seat, loose) - {shown} | {*before.state.turned}
    places = {*s.hands[at.seat], *s.discard, *s.row}
    if s.turn == at.seat:
        places.update(s.looking)
    return frozenset(undecided & places)
