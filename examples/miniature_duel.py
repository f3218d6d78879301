"""Equilibrium of a miniature of The Duel: two players, ten cards, one hidden role a side, solved by CFR+.

python examples/miniature_duel.py
python examples/miniature_duel.py --iterations 2000 --svg curve.svg

Each player has a secret role, two lives and three of ten cards (five BANG!, three Missed!, two Beer); the other four
stay face down. In turn a player plays a BANG!, drinks a Beer if a life is missing, or passes. A Missed! stops a BANG!,
but no player has to play it. Two passes in a row end the duel. A hunter wins if the opponent is out; a guard also wins
if both are left. The payoff is the own victory less the opponent's, so the game is of zero sum and
CFR converges to an equilibrium. Exploitability is what a best response wins against it, mean of both seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from math import comb, prod
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

BANG, MISSED, BEER = range(3)
CARDS, HAND, LIVES = (5, 3, 2), 3, 2
ACTIONS = ("BANG!", "Missed!", "Beer", "pass")  # the first three spend the card of that number; "pass" takes a hit, too
PASS = 3
HUNTER, GUARD = range(2)
Values = NDArray[np.float64]

HANDS = [hand for hand in product(*(range(n + 1) for n in CARDS)) if sum(hand) == HAND]
PRIVATE = [(hand, role) for hand in HANDS for role in (HUNTER, GUARD)]  # what a player knows before the first turn


def _weight(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Return the probability of two hands: three cards of ten, then three of seven."""
    ways = prod(comb(n, a) * comb(n - a, b) for n, a, b in zip(CARDS, one, other, strict=True) if n >= a)
    return ways / (comb(sum(CARDS), HAND) * comb(sum(CARDS) - HAND, HAND))


DEAL = np.array([[_weight(a, b) / 4 for b, _ in PRIVATE] for a, _ in PRIVATE])
GUARDS = np.array([role == GUARD for _, role in PRIVATE], float)
STANDOFF = DEAL * (GUARDS[:, None] - GUARDS[None, :])  # payoff of seat 0 where both are left, times the probability
PAYOFF = {"first": DEAL, "second": -DEAL, "both": STANDOFF}  # by who is left


@dataclass
class Node:
    """Public position: everything that both players have seen. `player`: the one to act, -1 at the end."""

    player: int
    left: str = ""  # who is left, at the end
    actions: tuple[int, ...] = ()
    children: list[Node] = field(default_factory=list)
    legal: Values = field(default_factory=lambda: np.empty(0))  # by private state and action, 1 or 0
    regret: Values = field(default_factory=lambda: np.empty(0))
    total: Values = field(default_factory=lambda: np.empty(0))  # weighted sum of strategies

    def strategy(self) -> Values:
        """Return the current strategy, in proportion to positive regrets."""
        return _shares(self.regret * self.legal, self.legal)

    def average(self) -> Values:
        """Return the average strategy, which converges."""
        return _shares(self.total, self.legal)


def _shares(weights: Values, legal: Values) -> Values:
    sums = weights.sum(axis=1, keepdims=True)
    even = legal / np.maximum(legal.sum(axis=1, keepdims=True), 1)
    return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), even)


@dataclass(frozen=True)
class Public:
    """Lives and cards spent by seat, the seat to act, a shot that waits for an answer, a pass just made."""

    lives: tuple[int, int] = (LIVES, LIVES)
    spent: tuple[tuple[int, ...], tuple[int, ...]] = ((0, 0, 0), (0, 0, 0))
    player: int = 0
    shot: bool = False
    passed: bool = False

    def offered(self) -> Iterator[int]:
        """Yield the actions that some hand allows."""
        used = self.spent[self.player]
        wanted = (MISSED,) if self.shot else (BANG, BEER) if self.lives[self.player] < LIVES else (BANG,)
        for card in wanted:
            both = self.spent[0][card] + self.spent[1][card]
            if sum(used) < HAND and both < CARDS[card]:
                yield card
        yield PASS

    def after(self, action: int) -> Public:
        """Return the position after an action."""
        me, spent, lives = self.player, [*self.spent], [*self.lives]
        if action != PASS:
            cards = [*spent[me]]
            cards[action] += 1
            spent[me] = tuple(cards)
        if action == BEER:
            lives[me] += 1
        if self.shot and action == PASS:
            lives[me] -= 1
        to_act = me if self.shot else 1 - me  # after an answer it is the turn of the one who was shot at
        now = (lives[0], lives[1]), (spent[0], spent[1])
        return Public(*now, to_act, action == BANG, action == PASS and not self.shot)


def build(at: Public, passes: int = 0) -> Node:
    """Return the tree of public positions from here on."""
    if 0 in at.lives:
        return Node(-1, left="second" if at.lives[0] == 0 else "first")
    if passes == 2:
        return Node(-1, left="both")
    actions = tuple(at.offered())
    used = at.spent[at.player]
    legal = np.array([[a == PASS or hand[a] > used[a] for a in actions] for hand, _ in PRIVATE], float)
    node = Node(at.player, actions=actions, legal=legal, regret=np.zeros_like(legal), total=np.zeros_like(legal))
    for action in actions:
        later = at.after(action)
        node.children.append(build(later, passes + 1 if later.passed else 0))
    return node


def improve(node: Node, me: int, reach: list[Values], weight: float) -> Values:
    """Update regrets and averages of one seat below a node; return its values by private state (CFR+)."""
    if node.player < 0:
        return _end(node, me, reach[1 - me])
    play = node.strategy()
    values = []
    for number, child in enumerate(node.children):
        there = [*reach]
        there[node.player] = reach[node.player] * play[:, number]
        values.append(improve(child, me, there, weight))
    if node.player != me:
        return np.sum(values, axis=0)
    each = np.stack(values, axis=1)
    mean = (play * each).sum(axis=1)
    node.regret = np.maximum(node.regret + (each - mean[:, None]) * node.legal, 0)
    node.total += weight * reach[me][:, None] * play
    return mean


def _end(node: Node, me: int, other: Values) -> Values:
    payoff = PAYOFF[node.left]
    return payoff @ other if me == 0 else -(payoff.T @ other)


def best(node: Node, me: int, other: Values) -> Values:
    """Return the values of a best response of one seat against the average strategy of the other."""
    if node.player < 0:
        return _end(node, me, other)
    if node.player != me:
        play = node.average()
        return np.sum([best(child, me, other * play[:, i]) for i, child in enumerate(node.children)], axis=0)
    each = np.stack([best(child, me, other) for child in node.children], axis=1)
    return np.where(node.legal > 0, each, -np.inf).max(axis=1)


def exploitability(root: Node) -> float:
    """Return what best responses win against the average strategies, mean of both seats; 0 in an equilibrium."""
    return sum(float(best(root, me, np.ones(len(PRIVATE))).sum()) for me in (0, 1)) / 2


def solve(iterations: int, look: tuple[int, ...] = ()) -> tuple[Node, dict[int, float]]:
    """Return the tree after that many iterations, and the exploitability after those in `look` and the last."""
    root, curve = build(Public()), {}
    for t in range(1, iterations + 1):
        for me in (0, 1):
            improve(root, me, [np.ones(len(PRIVATE)), np.ones(len(PRIVATE))], t)
        if t in look or t == iterations:
            curve[t] = exploitability(root)
    return root, curve


def size(node: Node) -> int:
    """Return the number of public positions at which a player acts."""
    return (node.player >= 0) + sum(size(child) for child in node.children)


def draw(curve: dict[int, float], path: Path) -> None:
    """Draw the curve."""
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "boomtown"
    figure, axes = plt.subplots(figsize=(6, 3.2), layout="constrained")
    axes.loglog([*curve], [*curve.values()], marker="o", color="#a3542a")
    axes.set_xlabel("iterations of CFR+")
    axes.set_ylabel("exploitability")
    axes.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None})


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Solve a miniature of The Duel and print how exploitable it is.")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--svg", type=Path, help="file for the curve")
    args = parser.parse_args(argv)
    steps = tuple(k * 10**e for e in range(7) for k in (1, 2, 5))
    root, curve = solve(args.iterations, steps)
    print(f"{size(root)} public positions, {len(PRIVATE)} private states of each player")
    for t, value in curve.items():
        print(f"{t:>6} iterations: exploitability {value:.1e}")
    print(f"value for the first player: {float(best(root, 0, np.ones(len(PRIVATE))).sum()):+.4f} at most")
    if args.svg:
        draw(curve, args.svg)


if __name__ == "__main__":
    main()
