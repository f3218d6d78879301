"""Deep Monte Carlo on one core: a network learns from games against itself what each action is worth.

python examples/deep_monte_carlo.py
python examples/deep_monte_carlo.py --chunks 40
boomtown simulate --game dice --bots examples/deep_monte_carlo.py:DeepMonteCarlo,random

The method of DouZero (Zha et al., 2021): all seats take the legal action of the highest value, or sometimes a random
one; when a game is over, the value of each action taken moves towards the return. Here the return is the discounted sum
of the rewards with shaping, since victory alone says little about one of 70 decisions of five players. Training stops
after any chunk and continues there; if it is killed, it repeats the chunk. It needs the extra `research` alone.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boomtown.bots import History, Observation
from boomtown.encode import Encoder, encoder
from boomtown.env.batch import Batch
from boomtown.env.gymnasium import SeatEnv
from boomtown.games import Game
from boomtown.lab.report import wilson

Floats = NDArray[np.float32]
FILE = "deep_monte_carlo.npz"  # the bot reads the file that the environment variable DEEP_MONTE_CARLO names, or this
GAMES = 64  # in lock-step
LESSON, BATCH = 4096, 256  # decisions between two lessons, and in each step of one; each is learned from once
EPSILON = 0.02  # least share of random actions in training; it is 1 in the first chunk, 1/2 in the second, ...
RATE = 1e-3  # of learning, at the start
SHAPING = 1.0  # weight of the shaping, in training only
DISCOUNT = 0.95  # of rewards, for each decision of any seat
MEASURED = 1_000_000  # deals from this seed on are for measuring


def words(numbers: Encoder) -> Floats:
    """Return a row for each action, with 1 at the action and each of its words. Columns: the actions, then the words.

    So "roll 1, 3" and "roll 3, 4" share what is learned about "roll" and "3".
    """
    said = [re.findall(r"[^ ,]+", numbers.describe(action)) for action in range(numbers.actions)]
    column = {word: number for number, word in enumerate(sorted({word for of in said for word in of}), len(said))}
    found = np.eye(len(said), len(said) + len(column), dtype=np.float32)
    for row, of in zip(found, said, strict=True):
        row[[column[word] for word in of]] = 1
    return found


class Network:
    """Values of all actions for each observation: layers with rectifiers, and Adam to fit them.

    The value of an action is the sum of the last layer's outputs for the action and for its words.
    """

    def __init__(
        self, weights: list[Floats], words: Floats, moments: list[Floats] | None = None, steps: int = 0
    ) -> None:
        self.weights, self.words = weights, words  # matrix and bias of each layer; as `words` returns them
        self.moments = moments or [np.zeros_like(w) for w in weights * 2]
        self.steps = steps

    @classmethod
    def untrained(cls, sizes: tuple[int, ...], words: Floats, seed: int) -> Network:
        """Return a network whose values are all 0: the last matrix is 0, the earlier ones are random."""
        rng = np.random.default_rng(seed)
        weights: list[Floats] = []
        for number, (a, b) in enumerate(pairwise(sizes), 2):
            scale = 0 if number == len(sizes) else np.sqrt(2 / a)
            weights += [(rng.standard_normal((a, b)) * scale).astype(np.float32), np.zeros(b, np.float32)]
        return cls(weights, words)

    def layers(self, seen: Floats) -> list[Floats]:
        """Return the input and the output of each layer."""
        found = [seen]
        for at in range(0, len(self.weights), 2):
            out = found[-1] @ self.weights[at] + self.weights[at + 1]
            found.append(out if at + 2 == len(self.weights) else np.maximum(out, 0))
        return found

    def values(self, seen: Floats) -> Floats:
        found: Floats = self.layers(seen)[-1] @ self.words.T
        return found

    def best(self, seen: Floats, legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Return the legal action of the highest value for each observation."""
        found: NDArray[np.int64] = np.where(legal, self.values(seen), -np.inf).argmax(axis=1)
        return found

    def learn(self, seen: Floats, actions: NDArray[np.int64], results: Floats, rate: float) -> float:
        """Move the values of these actions towards the results. Returns the mean squared error before."""
        layers, said = self.layers(seen), self.words[actions]
        error = (layers[-1] * said).sum(axis=1) - results
        slope = said * (2 * error / len(seen))[:, None]
        slopes: list[Floats] = []
        for at in range(len(self.weights) - 2, -1, -2):
            slopes[:0] = [layers[at // 2].T @ slope, slope.sum(axis=0)]
            slope = (slope @ self.weights[at].T) * (layers[at // 2] > 0)
        self._adam(slopes, rate)
        return float((error**2).mean())

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        half = len(self.weights)
        for weight, slope, mean, square in zip(
            self.weights, slopes, self.moments[:half], self.moments[half:], strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


@dataclass
class Training:
    """Network with the chunks it has learned from."""

    setup: dict[str, Any]
    network: Network
    chunks: int = 0
    seconds: float = 0.0  # of the processor, for learning

    def save(self, path: Path) -> None:
        """Write a new file and put it in the place of the old one, so that no moment has a half of one."""
        arrays: dict[str, Any] = {f"weight{i}": w for i, w in enumerate(self.network.weights)}
        arrays |= {f"moment{i}": m for i, m in enumerate(self.network.moments)}
        done = np.array([self.network.steps, self.chunks, self.seconds])
        setup = np.array([self.setup["game"], str(self.setup["players"])])
        new = path.with_suffix(".new.npz")
        np.savez(new, **arrays, done=done, setup=setup)
        new.replace(path)

    @classmethod
    def load(cls, path: Path) -> Training:
        with np.load(path) as kept:
            weights, moments = (
                [kept[f"{kind}{i}"] for i in range(sum(name.startswith(kind) for name in kept.files))]
                for kind in ("weight", "moment")
            )
            (steps, chunks, seconds), (game, players) = kept["done"].tolist(), kept["setup"].tolist()
        network = Network(weights, words(layout(game, int(players))), moments, int(steps))
        return cls({"game": game, "players": int(players)}, network, int(chunks), seconds)


Decision = tuple[Floats, int, float]  # observation, action, return


def played(
    network: Network, setup: dict[str, Any], seed: str, decisions: int, epsilon: float
) -> Iterator[list[Decision]]:
    """Yield the decisions of each finished game, in which the network plays all seats."""
    batch, rng = Batch(setup, GAMES, seed, shaping=SHAPING), np.random.default_rng([*seed.encode()])
    games: list[list[tuple[Floats, int, int, Floats]]] = [[] for _ in range(GAMES)]
    for _ in range(decisions // GAMES):
        seen, legal, asked = batch.observe(), batch.masks(), batch.asked.tolist()
        drawn = np.where(legal, rng.random(legal.shape, np.float32), -1).argmax(axis=1)
        actions = np.where(rng.random(GAMES) < epsilon, drawn, network.best(seen, legal)).tolist()
        ended = batch.step(actions)
        for game, row, action, seat, rewards in zip(games, seen, actions, asked, batch.rewards, strict=True):
            game.append((row, action, seat, rewards))
        for end in ended:
            yield returns(games[end.index])
            games[end.index] = []


def returns(game: list[tuple[Floats, int, int, Floats]]) -> list[Decision]:
    """Return the decisions of a game with the discounted sum of the rewards that the seat got from there on."""
    found, later = [], np.zeros_like(game[-1][3])
    for seen, action, seat, rewards in reversed(game):
        later = rewards + np.float32(DISCOUNT) * later
        found.append((seen, action, float(later[seat])))
    return found


def learn_chunk(training: Training, seed: int, decisions: int) -> float:
    """Play and learn for one chunk. Returns the mean squared error of the values."""
    start, errors = time.process_time(), []
    network, rng = training.network, np.random.default_rng([seed, training.chunks])
    rate = RATE / np.sqrt(1 + training.chunks / 4)
    epsilon = max(1 / (1 + training.chunks), EPSILON)
    ready: list[tuple[Floats, int, float]] = []
    for game in played(network, training.setup, f"{seed}/{training.chunks}", decisions, epsilon):
        ready += game
        if len(ready) < LESSON:
            continue
        seen, actions, results = (
            np.stack([r[0] for r in ready]),
            *map(np.array, zip(*[r[1:] for r in ready], strict=True)),
        )
        order = rng.permutation(len(ready))
        for at in range(0, len(ready) - BATCH + 1, BATCH):
            some = order[at : at + BATCH]
            errors.append(network.learn(seen[some], actions[some], results[some].astype(np.float32), rate))
        ready = []
    training.chunks += 1
    training.seconds += time.process_time() - start
    return float(np.mean(errors)) if errors else 0.0


def wins(network: Network, setup: dict[str, Any], opponents: str, deals: int) -> int:
    """Return the games won against bots, each deal played once from every seat."""
    won = 0
    for seat in range(setup["players"]):
        env = SeatEnv(opponents=opponents, seat=seat, **setup)
        for deal in range(deals):
            seen, _ = env.reset(seed=MEASURED + deal)
            reward, over, cut = 0.0, False, False
            while not (over or cut):
                action = network.best(seen[None], env.action_masks()[None])
                seen, reward, over, cut, _ = env.step(action[0])
            won += reward > 0
    return won


@cache
def trained(path: str) -> Network:
    """Return the network of a file, once for all bots of a process."""
    return Training.load(Path(path)).network


class DeepMonteCarlo:
    """Bot that takes the action of the highest value. It plays the game and number of players it was trained for."""

    def __init__(self, seed: int | str) -> None:
        self.network = trained(os.environ.get("DEEP_MONTE_CARLO", FILE))

    def answer(self, observation: Observation, history: History) -> int:
        return observation.read(self._choose)

    def _choose(self, game: Game, seat: int) -> int:
        numbers = layout(game.name, game.players)
        seen = np.frombuffer(numbers.observe(game, seat), np.float32)
        legal = np.frombuffer(numbers.mask(game), np.bool_)
        return numbers.code(game, int(self.network.best(seen[None], legal[None])[0]))


@cache
def layout(game: str, players: int) -> Encoder:
    return encoder({"game": game, "players": players})


def begin(args: argparse.Namespace) -> Training:
    """Return the training of the file, or a new one."""
    if args.file.exists():
        return Training.load(args.file)
    numbers = layout(args.game, args.players)
    said = words(numbers)
    sizes = (numbers.size, *args.hidden, said.shape[1])
    return Training({"game": args.game, "players": args.players}, Network.untrained(sizes, said, args.seed))


def look(training: Training, opponents: list[str], deals: int) -> None:
    """Print the win rates of the network with their 95 % intervals."""
    of = deals * training.setup["players"]
    for name in opponents:
        won = wins(training.network, training.setup, name, deals)
        low, high = wilson(won, of)
        print(f"  v {name}: wins {won / of:.1%} ({low:.1%} to {high:.1%}) of {of} games", flush=True)


def main(argv: list[str] | None = None) -> None:
    args = arguments(argv)
    training = begin(args)
    if not training.chunks:
        print("untrained")
        look(training, args.opponents, args.deals)
    while training.chunks < args.chunks:
        error = learn_chunk(training, args.seed, args.decisions)
        print(
            f"chunk {training.chunks} of {args.chunks}: error {error:.3f}, {training.seconds / 60:.1f} minutes of CPU"
        )
        if training.chunks % args.every == 0 or training.chunks == args.chunks:
            look(training, args.opponents, args.deals)
        training.save(args.file)


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Deep Monte Carlo by self-play, in chunks that can be stopped.")
    add = parser.add_argument
    add("--game", default="dice", help="dice, duel or bang")
    add("--players", type=int, default=5)
    add("--chunks", type=int, default=8, help="chunks to learn from in all, those of the file included")
    add("--decisions", type=int, default=250_000, help="decisions of each chunk")
    add("--hidden", type=int, nargs="*", default=[256, 128], metavar="N", help="sizes of the layers between")
    add("--opponents", nargs="*", default=["random"], metavar="BOT", help="bots to measure against")
    add("--deals", type=int, default=100, help="deals to measure on, each from every seat")
    add("--every", type=int, default=2, help="chunks from one measurement to the next")
    add("--seed", type=int, default=1)
    add("--file", type=Path, default=Path(FILE), help="file of the training")
    return parser.parse_args(argv)


if __name__ == "__main__":
    main()
