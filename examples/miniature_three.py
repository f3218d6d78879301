"""Best response of one seat in a miniature for three players, learned in a table and compared with the exact one.

python examples/miniature_three.py
python examples/miniature_three.py --seat 0 --episodes 200000

Seat 0 is the sheriff, whose role is open; an outlaw and a renegade sit at 1 and 2, and only they know who is who. Each
has one life and three of twelve cards (seven BANG!, five Missed!). Two rounds: play a BANG! at a player, or pass; a
Missed! stops a BANG!. The outlaw wins when the sheriff falls, the renegade if it alone is left, the sheriff otherwise.
With three players CFR has no guarantee, so the opponents play a fixed strategy: by their roles, and every fifth time at
random. Against it a best response exists, and can be computed.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from math import comb, prod
from random import Random

BANG, MISSED = range(2)
CARDS, HAND, TURNS = (7, 5), 3, 6
PASS = ("pass",)
MISS = ("missed",)
RANDOM = 0.2  # share of decisions that the opponents draw evenly
Action = tuple[object, ...]
Key = tuple[object, ...]
Hand = tuple[int, ...]
Policy = Callable[["State", list[Action]], Action]


@dataclass(frozen=True)
class State:
    """Position. `roles`, `hands`, `alive` by seat; `shot`: the shooter at the asked seat, or -1; `told`: each action
    so far with its seat, which all players have seen.
    """

    roles: tuple[str, ...]
    hands: tuple[Hand, ...]
    alive: tuple[bool, ...] = (True, True, True)
    turn: int = 0
    shot: int = -1
    asked: int = 0
    told: tuple[tuple[int, Action], ...] = ()

    def key(self, dealt: tuple[Hand, ...]) -> Key:
        """Return the information state of the asked seat: own role, own cards at the start, and what was seen."""
        return self.roles[self.asked], dealt[self.asked], self.told

    def legal(self) -> list[Action]:
        hand = self.hands[self.asked]
        if self.shot >= 0:
            return [MISS, PASS] if hand[MISSED] else [PASS]
        found: list[Action] = []
        if hand[BANG]:
            found += [("bang", p) for p in range(3) if p != self.asked and self.alive[p]]
        return [*found, PASS]

    def after(self, action: Action) -> State:
        me, alive, hands = self.asked, [*self.alive], [*self.hands]
        told = (*self.told, (me, action))
        spent = {"bang": BANG, "missed": MISSED}.get(str(action[0]))
        if spent is not None:
            hands[me] = tuple(n - (kind == spent) for kind, n in enumerate(hands[me]))
        if action[0] == "bang":
            return State(self.roles, tuple(hands), self.alive, self.turn, me, int(str(action[1])), told)
        if self.shot >= 0 and action == PASS:
            alive[me] = False
        turn = self.turn + 1
        while turn < TURNS and not alive[turn % 3]:
            turn += 1
        return State(self.roles, tuple(hands), tuple(alive), turn, -1, turn % 3, told)

    def winner(self) -> str:
        """Return the role that wins; empty while the game continues."""
        left = [role for role, alive in zip(self.roles, self.alive, strict=True) if alive]
        if left == ["renegade"]:
            return "renegade"
        if "sheriff" not in left:
            return "outlaw"
        return "sheriff" if len(left) == 1 or self.turn >= TURNS else ""


def deals() -> Iterator[tuple[float, State]]:
    """Yield each deal with its probability."""
    hands = [hand for hand in product(*(range(n + 1) for n in CARDS)) if sum(hand) == HAND]
    total = prod(comb(sum(CARDS) - HAND * seat, HAND) for seat in range(3))
    for dealt in product(hands, repeat=3):
        ways, left = 1, [*CARDS]
        for hand in dealt:
            for kind, n in enumerate(hand):
                ways *= comb(max(0, left[kind]), n)  # 0 if there are too few
                left[kind] -= n
        for roles in (("sheriff", "outlaw", "renegade"), ("sheriff", "renegade", "outlaw")):
            if ways:
                yield ways / total / 2, State(roles, dealt)


def by_role(state: State, legal: list[Action]) -> Action:
    """Return what a player does by role: the outlaw shoots at the sheriff, the renegade at the other one first, the
    sheriff at players who have shot at it; all of them save their lives.
    """
    if state.shot >= 0 or legal == [PASS]:
        return legal[0]
    shots = legal[:-1]
    if state.asked == 0:
        foes = {seat for seat, action in state.told if action == ("bang", 0)}
        return next((shot for shot in shots if shot[1] in foes), PASS)
    wanted: Action = ("bang", 0 if state.roles[state.asked] == "outlaw" else 3 - state.asked)
    return wanted if wanted in shots else shots[0]


def chances(state: State) -> list[tuple[float, Action]]:
    """Return the opponents' strategy: each action with its probability."""
    legal = state.legal()
    first = by_role(state, legal)
    return [(RANDOM / len(legal) + (1 - RANDOM) * (action == first), action) for action in legal]


Group = list[tuple[float, State, tuple[Hand, ...]]]  # probability, position, hands at the start


def advance(states: Group, seat: int) -> tuple[float, dict[Key, Group]]:
    """Play the opponents on to the next decisions of the seat: (what is won on the way, positions by information)."""
    won, groups = 0.0, defaultdict(list)
    stack = [*states]
    while stack:
        weight, state, dealt = stack.pop()
        if side := state.winner():
            won += weight * (side == state.roles[seat])
        elif state.asked == seat:
            groups[state.key(dealt)].append((weight, state, dealt))
        else:
            stack += [(weight * p, state.after(action), dealt) for p, action in chances(state)]
    return won, groups


def value(states: Group, seat: int, choose: Callable[[Key, list[Action]], Action | None]) -> float:
    """Return how often the seat wins from here. Where `choose` gives None, it takes the best action."""
    won, groups = advance(states, seat)
    for key, group in groups.items():
        legal = group[0][1].legal()
        action = choose(key, legal)
        tried = legal if action is None else [action]
        won += max(value([(w, s.after(a), d) for w, s, d in group], seat, choose) for a in tried)
    return won


def start() -> Group:
    return [(weight, state, state.hands) for weight, state in deals()]


class Table:
    """Monte Carlo learner: the mean result of each action at each information state."""

    def __init__(self, seat: int, seed: int = 1) -> None:
        self.seat, self.rng = seat, Random(seed)
        self.sums: dict[tuple[Key, Action], float] = defaultdict(float)
        self.counts: dict[tuple[Key, Action], int] = defaultdict(int)
        self.deals = [state for _, state in deals()]
        self.weights = [weight for weight, _ in deals()]

    def greedy(self, key: Key, legal: list[Action]) -> Action:
        """Return the action with the best mean; one that was never tried counts as lost."""
        return max(legal, key=lambda action: self.sums[key, action] / max(1, self.counts[key, action]))

    def learn(self, episodes: int) -> None:
        """Play games; a share of the own actions, falling from a half to a twentieth, is drawn evenly."""
        drawn = self.rng.choices(self.deals, self.weights, k=episodes)
        for number, state in enumerate(drawn):
            self._episode(state, max(0.05, 0.5 * (1 - number / episodes)))

    def _episode(self, state: State, bold: float) -> None:
        dealt, made, rng = state.hands, [], self.rng
        while not (side := state.winner()):
            legal = state.legal()
            if state.asked == self.seat:
                key = state.key(dealt)
                action = rng.choice(legal) if rng.random() < bold else self.greedy(key, legal)
                made.append((key, action))
            else:
                action = rng.choice(legal) if rng.random() < RANDOM else by_role(state, legal)
            state = state.after(action)
        for step in made:
            self.counts[step] += 1
            self.sums[step] += side == state.roles[self.seat]


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn a best response in a table and compare it with the exact one.")
    parser.add_argument("--seat", type=int, default=1, choices=range(3))
    parser.add_argument("--episodes", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    states, learner = start(), Table(args.seat, args.seed)
    print(f"exact best response of seat {args.seat}: wins {value(states, args.seat, lambda key, legal: None):.2%}")
    print(f"   before learning: wins {value(states, args.seat, learner.greedy):.2%}")
    done = 0
    for part in (0.01, 0.03, 0.1, 0.3, 1.0):
        learner.learn(round(args.episodes * part) - done)
        done = round(args.episodes * part)
        print(f"{done:>8} episodes: wins {value(states, args.seat, learner.greedy):.2%}", flush=True)


if __name__ == "__main__":
    main()
