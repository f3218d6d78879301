"""Redeal of the cards that one seat cannot see, among the places where they may be (docs/redeal.md)."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from boomtown.card.declared.memory import redraw_of_turn
from boomtown.card.folds import OPEN_HANDS
from boomtown.card.knowledge.beliefs import DECK, LOOKING, Belief, Labels, Trail, World
from boomtown.card.knowledge.knowledge import Knowledge, certain_cards, everybody, skeleton
from boomtown.card.seen.visibility import open_hands
from boomtown.kernel.redeal import Rnd, mix

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

Pools = dict[int, list[int]]  # hidden cards by label


class Determinizer:
    """Hidden cards of a seat, and its knowledge of their places."""

    __slots__ = ("cards", "knowledge", "looking", "mine", "pools", "seat", "worlds")

    def __init__(self, g: Bang, seat: int) -> None:
        s, self.seat = g.state, seat
        hidden = set(s.deck)
        for p, hand in enumerate(s.hands):
            if p != seat:
                hidden.update(hand)
        if s.turn != seat:
            hidden.update(s.looking)
        knowledge = s.knowledge
        self.worlds: Belief = knowledge.belief(seat) if knowledge.doubting else ()
        self.mine: set[int] = set()
        if self.worlds:
            self.mine = certain_cards(self.worlds[0][1])
        elif knowledge.seen and not knowledge.doubting >> seat & 1:
            self.mine = {card for card, seats in knowledge.seen.items() if seats >> seat & 1 and card in hidden}
        if not self.worlds and OPEN_HANDS in s.index.fold:  # open hands are seen in any case
            self.mine |= {card for p in open_hands(s) for card in s.hands[p] if card in hidden}
        if len(self.worlds) == 1:
            self.worlds = ()
        self.cards = sorted(hidden - self.mine)
        # Cards from the discard pile: all players have seen them
        all_ = everybody(s)
        self.looking = [c for c in s.looking if knowledge.seen.get(c, 0) == all_] if s.looking else []
        self.knowledge = self._knowledge(knowledge, all_ & ~(1 << seat))
        self.pools: Pools = {}

    def _knowledge(self, knowledge: Knowledge, others: int) -> Knowledge:
        """Return the knowledge of the seat itself, without the knowledge of other seats, which it cannot tell.

        Cards looked at that all seats have seen stay recorded, because their place among the other cards follows from
        it.
        """
        bit = 1 << self.seat
        open_ = dict.fromkeys(self.looking, others | bit)
        if self.worlds:
            return Knowledge(
                open_, knowledge.epoch, knowledge.epochs, others | bit, Trail(None, None, {self.seat: self.worlds})
            )
        return Knowledge(dict.fromkeys(sorted(self.mine), bit) | open_, knowledge.epoch, knowledge.epochs, others)

    def deal(self, g: Bang, rnd: Rnd) -> None:
        """Deal all places."""
        if self.worlds or self.knowledge.epoch:
            world, pools = self.start(g, rnd)
            self.finish(g, world, pools, rnd)
            return
        s, mine, cards, at = g.state, self.mine, self.cards, 0
        mix(cards, rnd)
        for p, hand in enumerate(s.hands):
            if p != self.seat:
                kept = sorted(mine.intersection(hand)) if mine else []
                start, at = at, at + len(hand) - len(kept)
                s.hands[p] = kept + cards[start:at]
        if s.looking and s.turn != self.seat:  # cards not taken return in this order
            for i, card in enumerate(s.looking):
                if card not in mine and card not in self.looking:
                    s.looking[i], at = cards[at], at + 1
        lid = [] if mine.isdisjoint(s.deck) else [(i, c) for i, c in enumerate(s.deck) if c in mine]
        s.deck = cards[at:]
        for i, card in lid:
            s.deck.insert(i, card)
        self._note(s, rnd)

    def _note(self, s: State, rnd: Rnd) -> None:
        s.knowledge = self.knowledge
        if s.noted:
            redraw_of_turn(s, self.seat, rnd)

    def world(self, rnd: Rnd) -> World:
        """Draw a world by its weight."""
        if len(self.worlds) == 1:
            return self.worlds[0][1]
        at = int(rnd() * sum(weight for weight, _ in self.worlds))
        for weight, world in self.worlds:
            at -= weight
            if at < 0:
                return world
        return self.worlds[-1][1]

    def start(self, g: Bang, rnd: Rnd) -> tuple[World, Pools]:
        """Return a world, and the cards that may be anywhere."""
        if not self.pools:
            epoch = self.knowledge.epoch
            if not epoch:
                self.pools = {-1: self.cards}
            for card in self.cards if epoch else ():
                self.pools.setdefault(-1 - epoch[card], []).append(card)
            self.worlds = self.worlds or ((1, skeleton(g.state, self.seat, self.mine)),)
        return self.world(rnd), {label: pool[:] for label, pool in self.pools.items()}

    def look(self, g: Bang, world: World, pools: Pools, rnd: Rnd) -> None:
        """Deal the cards being looked at, in their order."""
        g.state.looking = fill(world[LOOKING], pools, rnd)

    def finish(self, g: Bang, world: World, pools: Pools, rnd: Rnd, but: int = -1) -> None:
        """Deal every hidden place except the hand `but`, which is dealt already, as are the cards looked at in that
        case.
        """
        s, seat = g.state, self.seat
        if s.turn != seat and but < 0:
            self.look(g, world, pools, rnd)
        for pool in pools.values():
            mix(pool, rnd)
        for p in range(s.n):
            if p not in (seat, but):
                s.hands[p] = [label if label >= 0 else pools[label].pop() for label in world[p]]
        lid = [label if label >= 0 else pools[label].pop() for label in world[DECK]]
        s.deck = pools.get(-1 - s.knowledge.epochs, []) + lid
        self._note(s, rnd)
        if lid:  # put there by a player; without this note the deck would count as one shuffle
            k = s.knowledge
            s.knowledge = Knowledge({**dict.fromkeys(lid, 0), **k.seen}, k.epoch, k.epochs, k.doubting, k.trail)


def fill(labels: Labels, pools: Pools, rnd: Rnd) -> list[int]:
    """Return cards for the labels, drawn from the pools."""
    found = []
    for label in labels:
        if label >= 0:
            found.append(label)
            continue
        pool = pools[label]
        i = int(rnd() * len(pool))
        found.append(pool[i])
        pool[i] = pool[-1]
        pool.pop()
    return found


def with_useful(labels: Labels, pools: Pools, useful: set[int], least: int, rnd: Rnd) -> list[int] | None:
    """Return cards for the labels with at least `least` useful cards among those drawn, or None for a rejected draw.

    This is rejection sampling. Without it, hands with more useful cards would be drawn too often.
    """
    rest, drawn = list(labels), []
    for _ in range(least):
        choice = _useful_label(rest, pools, useful, rnd)
        if choice is None:
            return None
        label, card = choice
        rest.remove(label)
        pools[label].remove(card)
        drawn.append(card)
    drawn += fill(tuple(rest), pools, rnd)
    more = sum(card in useful for card in drawn) - sum(label in useful for label in labels)
    return None if least and rnd() * comb(more, least) >= 1 else drawn


def _useful_label(rest: list[int], pools: Pools, useful: set[int], rnd: Rnd) -> tuple[int, int] | None:
    """Draw the label of a hidden card and a useful card for it, by their probability."""
    cards = {label: [c for c in pools[label] if c in useful] for label in {*rest} if label < 0}
    weights = [(rest.count(label) * len(found) / len(pools[label]), label) for label, found in sorted(cards.items())]
    at = rnd() * sum(weight for weight, _ in weights)
    for weight, label in weights:
        at -= weight
        if at < 0:
            found = cards[label]
            return label, found[int(rnd() * len(found))]
    return None
