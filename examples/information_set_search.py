"""Search over hidden information: redeal the game many times, try an answer each time, take the best one.

Examples:
python examples/information_set_search.py --deals 20 --opponents random
boomtown simulate --games 20 --bots examples/information_set_search.py:Search,random

Each try is a new deal of everything the seat cannot see (`Observation.redeal`), with roles drawn from its belief.
UCB chooses the answer to try. Random play follows for some decisions, then the standing of the sides is the result.
The search uses the standard library only and knows no rule of any game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import inf, log, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from boomtown.bots import History, Observation, likelihood
from boomtown.encode import encoder
from boomtown.env.players import Player, Who, players
from boomtown.env.rewards import potentials, victory
from boomtown.games import Game, new_game
from boomtown.lab.report import wilson


class Arm:
    """Answer with its tries and the sum of their results."""

    __slots__ = ("code", "total", "tries")

    def __init__(self, code: int) -> None:
        self.code, self.tries, self.total = code, 0, 0.0

    def promise(self, count_log: float, bold: float) -> float:
        """Return the UCB1 value: the mean, plus a bonus for few tries."""
        return self.total / self.tries + bold * sqrt(count_log / self.tries) if self.tries else inf


class Search:
    """Bot that searches. `tries`: redealt games per decision; `ahead`: random decisions before the standing is read."""

    def __init__(self, seed: int | str, tries: int = 60, ahead: int = 20, bold: float = 0.5) -> None:
        self.rng = Random(seed)
        self.tries, self.ahead, self.bold = tries, ahead, bold

    def answer(self, observation: Observation, history: History) -> int:
        """Return the code of the answer tried most."""
        roles = likelihood(history)
        arms = self._arms(observation.redeal(self.rng, roles))
        if len(arms) == 1:
            return arms[0].code
        for number in range(1, self.tries + 1):
            count_log = log(number)
            arm = max(arms, key=lambda arm: arm.promise(count_log, self.bold))
            game = observation.redeal(self.rng, roles)
            game.apply(arm.code)
            arm.total += self._worth(game, observation.seat)
            arm.tries += 1
        return max(arms, key=lambda arm: arm.tries).code

    def _arms(self, game: Game) -> list[Arm]:
        """Return the answers that differ in meaning: one of several copies of a card is enough."""
        numbers = encoder(game.setup)
        return [Arm(numbers.code(game, action)) for action, legal in enumerate(numbers.mask(game)) if legal]

    def _worth(self, game: Game, seat: int) -> float:
        """Play at random for a while. Returns 1 for a win, -1 for a loss, a value between them for an
        unfinished game.
        """
        rnd = self.rng.random
        for _ in range(self.ahead):
            if game.ask is None:
                break
            options = game.ask.options
            game.apply(options[int(rnd() * len(options))])
        return (victory(game) if game.over else potentials(game))[seat]


def searcher(search: Search) -> Player:
    """Return the search as a player of `boomtown.env`, for any seat that a bot can take."""
    history = History()

    def choose(game: Game, seat: int) -> int:
        observation = Observation(game, seat)
        history.update(observation)
        return search.answer(observation, history)

    return choose


def uniform(seed: int | str) -> Player:
    """Return a player that takes any option with equal probability, as the baseline."""
    rnd = Random(seed).random

    def choose(game: Game, seat: int) -> int:
        assert game.ask is not None
        return game.ask.options[int(rnd() * len(game.ask.options))]

    return choose


def wins(setup: dict[str, Any], seed: str, me: Player, opponents: Who, seat: int = 0) -> bool:
    """Play one game of `me` against `opponents`. Returns True if `me` wins."""
    game = new_game(setup, seed)
    at = players({p: opponents for p in range(game.players) if p != seat}, seed) | {seat: me}
    while game.ask is not None:
        game.apply(at[game.ask.who](game, game.ask.who))
    return seat in game.winners


def pairs(setup: dict[str, Any], args: argparse.Namespace) -> Iterator[list[tuple[bool, bool]]]:
    """Yield for each deal, with the roles moved on by each number of seats: (search won, random player won)."""
    for deal in range(args.deals):
        found = []
        for by in range(args.players):
            seed, moved = f"{args.seed}/{deal}", setup | {"rotate": by}
            me = searcher(Search(f"{seed}/{by}", args.tries, args.ahead))
            base = uniform(f"{seed}/{by}")
            found.append((wins(moved, seed, me, args.opponents), wins(moved, seed, base, args.opponents)))
        yield found


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="A search over hidden information, measured on paired deals.")
    for name, value in (("deals", 10), ("players", 5), ("tries", 60), ("ahead", 20), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--game", default="bang", help="bang or dice")
    parser.add_argument("--opponents", default="random", help="a bot's name: random, greenhorn")
    args = parser.parse_args(argv)
    deals = list(pairs({"game": args.game, "players": args.players}, args))
    for index, name in enumerate(("search", "random")):
        won = [pair[index] for deal in deals for pair in deal]
        low, high = wilson(sum(won), len(won))
        print(f"{name} v {args.opponents}: wins {mean(won):.1%} ({low:.1%} to {high:.1%}) of {len(won)} games")
    more = [mean(mine - base for mine, base in deal) for deal in deals]
    half = 1.96 * stdev(more) / sqrt(len(more)) if len(more) > 1 else 1.0
    print(f"on the same deals {mean(more):+.1%} ({mean(more) - half:+.1%} to {mean(more) + half:+.1%})")


if __name__ == "__main__":
    main()
