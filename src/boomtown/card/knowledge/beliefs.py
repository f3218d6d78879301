"""Possible worlds for a seat in doubt: where hidden cards may be, with weights (card/knowledge/knowledge.py).

During a game moves are only recorded. The worlds are computed on request and cached.
"""

from __future__ import annotations

from math import gcd
from typing import Final, NamedTuple

# Places: a hand is its seat. A world lists the hands, the cards being looked at in the order drawn, and the top of the
# deck.
LOOKING: Final = -2
DECK: Final = -1
OPEN: Final = -3
# A label is the knowledge of a seat about a hidden card: the card, or -1 - its epoch
Labels = tuple[int, ...]
World = tuple[Labels, ...]
Belief = tuple[tuple[int, World], ...]  # with integer weights
MOST = 64  # worlds; above it the least likely are dropped


class Move(NamedTuple):
    """Move of a card between places, seen by `eyes` (bits), in a turn; its epoch, and the number of shuffles by
    then.
    """

    card: int
    src: int
    dst: int
    eyes: int
    turn: int
    epoch: int
    epochs: int


class Trail:
    """Linked list of moves, the last one first. `worlds`: by seat, if computed after this move."""

    __slots__ = ("before", "move", "worlds")

    def __init__(self, before: Trail | None, move: Move | None, worlds: dict[int, Belief]) -> None:
        self.before, self.move, self.worlds = before, move, worlds


def belief_of(trail: Trail, seat: int) -> Belief:
    """Return the worlds that a seat in doubt considers possible; none without doubts or if too many were dropped."""
    moves: list[Move] = []
    at: Trail | None = trail
    while at is not None and seat not in at.worlds:
        if at.move is not None:
            moves.append(at.move)
        at = at.before
    worlds = at.worlds[seat] if at is not None else ()
    for move in reversed(moves):
        worlds = _after(worlds, move, seat)
    trail.worlds[seat] = worlds
    return worlds


def _after(worlds: Belief, move: Move, seat: int) -> Belief:
    """Return all worlds after the move, as the seat can see it."""
    card, src, dst = move.card, move.src, move.dst
    comes_from_sight = src in (OPEN, seat) or (src == LOOKING and move.turn == seat)
    goes_into_sight = dst in (OPEN, seat) or (dst == LOOKING and move.turn == seat)
    sees = comes_from_sight or goes_into_sight or move.eyes >> seat & 1 == 1
    if comes_from_sight and goes_into_sight:
        return worlds
    found: dict[World, int] = {}
    for weight, world in worlds:
        if comes_from_sight:
            left = [(1, card, world)]
        elif sees:
            left = _without(world, move)
        else:
            left = _unseen(world, move)
        for factor, label, rest in left:
            if not goes_into_sight:
                rest = _with(rest, card if sees else label, dst)
            found[rest] = found.get(rest, 0) + weight * factor
    if len(found) > MOST:
        found = dict(sorted(found.items(), key=lambda w: -w[1])[:MOST])
    by = gcd(*found.values()) if found else 1
    return tuple([(weight // by, world) for world, weight in found.items()])


def _put(world: World, place: int, labels: Labels) -> World:
    at = place % len(world)
    return (*world[:at], labels, *world[at + 1 :])


def _with(world: World, label: int, place: int) -> World:
    if place in (DECK, LOOKING):  # in order
        return _put(world, place, (*world[place], label))
    return _put(world, place, tuple(sorted((*world[place], label))))


def _top(world: World, epochs: int) -> tuple[int, World]:
    """Return the top card of the deck and the world without it."""
    deck = world[DECK]
    return (deck[-1], _put(world, DECK, deck[:-1])) if deck else (-1 - epochs, world)


def _without(world: World, move: Move) -> list[tuple[int, int, World]]:
    """Return (number of matching cards, label, world without it) for a card that the seat sees at its place.

    The list is empty if the card cannot be there.
    """
    card, place, label = move.card, move.src, -1 - move.epoch
    if place == DECK:
        top, rest = _top(world, move.epochs)
        return [(1, top, rest)] if top == card or (top == label and not _is_placed(world, card)) else []
    labels = world[place]
    if card in labels:
        return [(1, card, _put(world, place, _remove_label(labels, card)))]
    if label not in labels or _is_placed(world, card):
        return []
    return [(labels.count(label), label, _put(world, place, _remove_label(labels, label)))]


def _is_placed(world: World, card: int) -> bool:
    return any(card in labels for labels in world)


def _unseen(world: World, move: Move) -> list[tuple[int, int, World]]:
    """Return each card of the place that may have moved, with the number of cards it stands for."""
    if move.src == DECK:
        return [(1, *_top(world, move.epochs))]
    labels = world[move.src]
    if move.src == LOOKING:  # any card may be taken; the rest returns to the deck, the last one first
        taken = range(len(labels))[-1:] if move.dst == DECK else range(len(labels))
        return [(1, labels[i], _put(world, LOOKING, labels[:i] + labels[i + 1 :])) for i in taken]
    return [
        (labels.count(label), label, _put(world, move.src, _remove_label(labels, label)))
        for label in dict.fromkeys(labels)
    ]


def _remove_label(labels: Labels, label: int) -> Labels:
    at = labels.index(label)
    return labels[:at] + labels[at + 1 :]
