"""The worlds a seat in doubt reckons with are those of Bayes' rule: moves at random, all possibilities counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from boomtown.card.knowledge.beliefs import DECK
from boomtown.card.knowledge.knowledge import Knowledge, note_move, note_shown, skeleton
from tests.card.position import four

A, B, C, D = range(4)
Table = tuple[frozenset[int], frozenset[int], frozenset[int], tuple[int, ...]]  # three hands and the deck


class Counted:
    """A small game and the weight of every deal that seat A cannot rule out."""

    def __init__(self, rnd: Random, epochs: bool) -> None:
        self.game = four("Beer 6H, Beer 7H", "Duel, Jail", "Saloon, Gatling", "Scope").game
        self.rnd = rnd
        self.s = s = self.game.state
        s.deck = s.deck[-2:] if epochs else s.deck[-1:]
        hidden = [*s.hands[B], *s.hands[C], *s.hands[D], *s.deck]
        if epochs:
            new = [1 if card in (*s.deck, s.hands[B][0], s.hands[C][1]) else 0 for card in range(200)]
            s.knowledge = Knowledge({}, tuple(new), 1)
        self.tables: Counter[Table] = Counter()
        for cards in permutations(hidden):
            if all(s.knowledge.of(c) == s.knowledge.of(was) for c, was in zip(cards, hidden, strict=True)):
                self.tables[self.laid(cards)] = 1
        card = s.hands[B][0]
        note_shown(s, card, B)
        self.keep(lambda table: card in table[0])

    def laid(self, cards: Sequence[int]) -> Table:
        b, c, d = len(self.s.hands[B]), len(self.s.hands[C]), len(self.s.hands[D])
        hands = frozenset(cards[:b]), frozenset(cards[b : b + c]), frozenset(cards[b + c : b + c + d])
        return (*hands, tuple(cards[b + c + d :]))

    def keep(self, fits: Callable[[Table], bool]) -> None:
        self.tables = Counter({table: weight for table, weight in self.tables.items() if fits(table)})

    def spread(self, after: Callable[[Table], list[Table]]) -> None:
        """Replace each table by those that `after` lists, equally likely."""
        found: Counter[Table] = Counter()
        for table, weight in self.tables.items():
            for one in after(table):
                found[one] += weight
        self.tables = found

    # --- moves

    def steal(self, src: int, dst: int) -> None:
        card = self.rnd.choice(self.s.hands[src])
        self.game.take(dst, src, card, "Panic!", "random")
        if dst == A:
            self.keep(lambda t: card in t[src - 1])
            self.spread(lambda t: [put(t, src, hand_of(t, src) - {card})])
        elif src == A:
            self.spread(lambda t: [put(t, dst, hand_of(t, dst) | {card})])
        else:
            self.spread(
                lambda t: [put(put(t, src, hand_of(t, src) - {c}), dst, hand_of(t, dst) | {c}) for c in t[src - 1]]
            )

    def bare(self, who: int) -> None:
        card = self.rnd.choice(self.s.hands[who])
        self.game.throw(who, card, "limit")
        if who != A:
            self.keep(lambda t: card in t[who - 1])
            self.spread(lambda t: [put(t, who, hand_of(t, who) - {card})])

    def show(self, who: int) -> None:
        card = self.rnd.choice(self.s.hands[who])
        note_shown(self.s, card, who)
        self.keep(lambda t: card in t[who - 1])

    def bury(self, who: int) -> None:
        s, card = self.s, self.rnd.choice(self.s.hands[who])
        note_move(s, card, who, DECK, 1 << who)
        s.hands[who].remove(card)
        s.deck.append(card)
        if who == A:
            self.spread(lambda t: [(*t[:3], (*t[3], card))])
        else:
            self.spread(lambda t: [(*put(t, who, hand_of(t, who) - {c})[:3], (*t[3], c)) for c in t[who - 1]])

    def draw(self, who: int) -> None:
        card = self.s.deck[-1]
        self.game.draw(who, 1, "phase")
        if who == A:
            self.keep(lambda t: t[3][-1] == card)
            self.spread(lambda t: [(*t[:3], t[3][:-1])])
        else:
            self.spread(lambda t: [(*put(t, who, hand_of(t, who) | {t[3][-1]})[:3], t[3][:-1])])

    def move(self) -> None:
        hands = self.s.hands
        full = [p for p in (A, B, C, D) if hands[p]]
        others = [p for p in full if p != A]
        pairs = [(p, q) for p in full for q in (A, B, C, D) if p != q]
        moves = [lambda: self.steal(*self.rnd.choice(pairs))] * 3 if pairs else []
        moves += [lambda: self.bury(self.rnd.choice(full))] if full else []
        moves += [lambda: self.bare(self.rnd.choice(full))] if full else []
        moves += [lambda: self.show(self.rnd.choice(others))] if others else []
        moves += [lambda: self.draw(self.rnd.choice((A, B, C, D)))] if len(self.s.deck) > 1 else []
        self.rnd.choice(moves)()

    # --- what is known of it

    def imagined(self) -> Counter[Table]:
        """All tables by the worlds of seat A: cards of an epoch in any order."""
        s = self.s
        worlds = s.knowledge.belief(A) or ((1, skeleton(s, A, s.knowledge.by(A))),)
        hidden = [*s.hands[B], *s.hands[C], *s.hands[D], *s.deck]
        found: Counter[Table] = Counter()
        for weight, world in worlds:
            base = (-1 - s.knowledge.epochs,) * (len(s.deck) - len(world[-1]))
            labels = [*world[B], *world[C], *world[D], *base, *world[-1]]
            for cards in permutations(hidden):
                if all(c == x or (x < 0 and x == -1 - s.knowledge.of(c)) for c, x in zip(cards, labels, strict=True)):
                    known = {x for x in labels if x >= 0}
                    if all(c == x or c not in known for c, x in zip(cards, labels, strict=True)):
                        found[self.laid(cards)] += weight
        return found


def hand_of(table: Table, seat: int) -> frozenset[int]:
    return table[:3][seat - 1]


def put(table: Table, seat: int, hand: frozenset[int]) -> Table:
    return (*table[: seat - 1], hand, *table[seat:])  # type: ignore[return-value]


def shares(tables: Counter[Table]) -> dict[Table, Fraction]:
    total = sum(tables.values())
    return {table: Fraction(weight, total) for table, weight in tables.items() if weight}


def play(seed: int, epochs: bool, moves: int) -> int:
    counted = Counted(Random(f"{seed} {epochs}"), epochs)
    most = 0
    for _ in range(moves):
        counted.move()
        assert shares(counted.imagined()) == shares(counted.tables)
        most = max(most, len(counted.s.knowledge.belief(A)))
    return most


@pytest.mark.parametrize("epochs", [False, True])
def test_worlds_are_those_of_bayes(epochs: bool) -> None:
    assert max(play(seed, epochs, 4) for seed in range(4)) > 1


@pytest.mark.nightly
@pytest.mark.parametrize("epochs", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_worlds_are_those_of_bayes_in_many_games(seed: int, epochs: bool) -> None:
    play(seed, epochs, 7)
