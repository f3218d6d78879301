"""A search over hidden information: imagine the game again and again, try an answer each time, take what did best.

python examples/information_set_search.py --deals 20 --opponents random

Each try is a new deal of everything the seat cannot see (`Game.redeal`), so no answer is chosen for cards that only one
deal has. Which answer is tried next is chosen by UCB; the rest of the try is random play, judged after a while by how
the sides stand. Needs nothing but the standard library, and knows no rule of any game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from math import inf, log, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from boomtown.encode import Encoder, encoder
from boomtown.env.players import Player, Who, players
from boomtown.env.rewards import potentials, victory
from boomtown.games import Game, new_game
from boomtown.lab.report import wilson


class Imagination:
    """All that the search gets of the true game: games as one seat may imagine them.

    The true game stays in the closure. Whatever is read off a redealt game (the question, its options, lives, cards) is
    either known to the seat or made up.
    """

    __slots__ = ("redeal", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.redeal: Callable[[Random], Game] = lambda rng: game.redeal(seat, rng)


class Arm:
    """An answer and what came of it so far."""

    __slots__ = ("code", "total", "tries")

    def __init__(self, code: int) -> None:
        self.code, self.tries, self.total = code, 0, 0.0

    def promise(self, so_far: float, bold: float) -> float:
        """UCB1: the mean, and more for what was hardly tried."""
        return self.total / self.tries + bold * sqrt(so_far / self.tries) if self.tries else inf


class Search:
    """A bot. `tries`: redealt games for a decision; `ahead`: random decisions until a game is judged as it stands."""

    def __init__(self, numbers: Encoder, seed: int | str, tries: int, ahead: int, bold: float = 0.5) -> None:
        self.numbers, self.rng = numbers, Random(seed)
        self.tries, self.ahead, self.bold = tries, ahead, bold

    def answer(self, imagine: Imagination) -> int:
        """The code of the answer tried most."""
        arms = self._arms(imagine.redeal(self.rng))
        if len(arms) == 1:
            return arms[0].code
        for number in range(1, self.tries + 1):
            so_far = log(number)
            arm = max(arms, key=lambda arm: arm.promise(so_far, self.bold))
            game = imagine.redeal(self.rng)
            game.apply(arm.code)
            arm.total += self._worth(game, imagine.seat)
            arm.tries += 1
        return max(arms, key=lambda arm: arm.tries).code

    def _arms(self, game: Game) -> list[Arm]:
        """Answers that mean different things: of two copies of a card one is enough."""
        mask = self.numbers.mask(game)
        return [Arm(self.numbers.code(game, action)) for action, legal in enumerate(mask) if legal]

    def _worth(self, game: Game, seat: int) -> float:
        """Random play for a while; 1 if it wins, -1 if it loses, between them if it is not over."""
        rnd = self.rng.random
        for _ in range(self.ahead):
            if game.ask is None:
                break
            options = game.ask.options
            game.apply(options[int(rnd() * len(options))])
        return (victory(game) if game.over else potentials(game))[seat]


def searcher(search: Search) -> Player:
    """The search as a player of `boomtown.env`: it may sit wherever a bot may."""
    return lambda game, seat: search.answer(Imagination(game, seat))


def uniform(seed: int | str) -> Player:
    """Any option, all equally likely: what the search is measured against."""
    rnd = Random(seed).random

    def choose(game: Game, seat: int) -> int:
        assert game.ask is not None
        return game.ask.options[int(rnd() * len(game.ask.options))]

    return choose


def wins(setup: dict[str, Any], seed: str, me: Player, opponents: Who, seat: int = 0) -> bool:
    """One game of `me` against the others."""
    game = new_game(setup, seed)
    at = players({p: opponents for p in range(game.players) if p != seat}, seed) | {seat: me}
    while game.ask is not None:
        game.apply(at[game.ask.who](game, game.ask.who))
    return seat in game.winners


def pairs(setup: dict[str, Any], args: argparse.Namespace) -> Iterator[list[tuple[bool, bool]]]:
    """For each deal, with the roles moved on by every number of seats: (search won, random player won)."""
    numbers = encoder(setup)
    for deal in range(args.deals):
        found = []
        for by in range(args.players):
            seed, moved = f"{args.seed}/{deal}", setup | {"rotate": by}
            me = searcher(Search(numbers, f"{seed}/{by}", args.tries, args.ahead))
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
    for place, name in enumerate(("search", "random")):
        won = [pair[place] for deal in deals for pair in deal]
        low, high = wilson(sum(won), len(won))
        print(f"{name} v {args.opponents}: wins {mean(won):.1%} ({low:.1%} to {high:.1%}) of {len(won)} games")
    more = [mean(mine - base for mine, base in deal) for deal in deals]
    half = 1.96 * stdev(more) / sqrt(len(more)) if len(more) > 1 else 1.0
    print(f"on the same deals {mean(more):+.1%} ({mean(more) - half:+.1%} to {mean(more) + half:+.1%})")


if __name__ == "__main__":
    main()
