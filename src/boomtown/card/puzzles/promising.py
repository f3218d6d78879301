"""Cheap conditions of a puzzle, which leave out most positions before a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS
from boomtown.card.folds import MISSED_NEEDED
from boomtown.card.hooks import NO_LIMIT
from boomtown.card.puzzles.facts import TAKING, UNLIMITED
from boomtown.card.rules.steps import BANG
from boomtown.puzzles.search import WIN

if TYPE_CHECKING:
    from boomtown.card.game import Bang

MOST_HAND = 5  # cards of the seat
FEW = 2  # other players
MOST_CARDS = 3  # that other players can hold before the next turn, for a proof over several turns
LEAST_DECK = 12  # cards, so that no proof ends at a shuffle


def is_promising(game: Bang, seat: int, goal: str) -> bool:
    """Return whether a search for the goal is worth its time."""
    return may_win(game, seat) if goal == WIN else may_survive(game, seat)


def may_win(game: Bang, seat: int) -> bool:
    """Return whether the hand could eliminate all opponents in this turn if no attack were stopped."""
    s = game.state
    if s.turn != seat or len(s.deck) < LEAST_DECK:
        return False
    rivals = opponents(game, seat)
    stops = sum(len(s.hands[p]) for p in rivals)  # each card may stop one attack, or must be taken first
    takes = sum(KIND[card] in TAKING for card in s.hands[seat])
    if game.fold(MISSED_NEEDED, seat, 1) > 1:
        stops = 0
    power = damage(game, seat, len(rivals)) - takes + min(takes, stops)
    return bool(rivals) and power >= stops + sum(s.life[p] for p in rivals)


def opponents(game: Bang, seat: int) -> list[int]:
    """Return the players who must leave the game before the seat wins, by their true roles."""
    s = game.state
    role, others = s.roles[seat], [p for p in s.index.order if p != seat]
    if role == "outlaw":
        return [p for p in others if s.roles[p] == "sheriff"]
    if role == "renegade":
        return others
    return [p for p in others if s.roles[p] in ("outlaw", "renegade")]


def damage(game: Bang, seat: int, rivals: int) -> int:
    """Return the lives that the hand can take at most."""
    s = game.state
    shots, rest = 0, 0
    for card in s.hands[seat]:
        kind = KINDS[KIND[card]]
        if s.serves(seat, card, BANG):
            shots += 1
        elif kind.nature == "harms" and kind.several:
            rest += rivals
        elif kind.nature == "harms" and not kind.stays:
            rest += 1
    free = s.bang_limit(seat) >= NO_LIMIT or any(KIND[card] in UNLIMITED for card in s.hands[seat])
    return rest + (shots if free else min(shots, max(0, s.bang_limit(seat) - s.bangs)))


def may_survive(game: Bang, seat: int) -> bool:
    """Return whether the other players are few enough for a proof until the next turn, and dangerous enough for a
    puzzle."""
    s = game.state
    others = [p for p in s.index.order if p != seat]
    cards = sum(len(s.hands[p]) for p in others if _plays_before(game, p, seat))
    mine, life = len(s.hands[seat]), s.life[seat]
    fits = len(s.deck) >= LEAST_DECK and 1 < mine <= MOST_HAND and len(others) <= FEW
    return fits and life <= cards <= min(MOST_CARDS, life + mine - 1)  # each card takes one life, or answers one


def _plays_before(game: Bang, other: int, seat: int) -> bool:
    """Return True if the other player is on turn now or before the next turn of the seat."""
    s = game.state
    return s.turn == seat or s.place(other) < s.place(seat)
