"""Random player, twice: with the plain functions, and with PettingZoo.

python examples/random_player.py --games 200
python examples/random_player.py --games 200 --players 7 --sets dodge_city --game bang
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from boomtown.encode import encoder
from boomtown.env import functional as f
from boomtown.games import Game


def plain(setup: dict[str, Any], games: int, seed: int) -> Iterator[tuple[Game, int]]:
    """Yield finished games and their numbers of decisions. Standard library only; a position is never changed."""
    chance, numbers = Random(seed), encoder(setup)
    for number in range(games):
        position, decisions = f.reset(setup, f"{seed}/{number}", numbers), 0
        while not f.over(position):
            actions = [action for action, legal in enumerate(f.mask(position)) if legal]
            position = f.step(position, chance.choice(actions))
            decisions += 1
        yield position.game, decisions


def pettingzoo(setup: dict[str, Any], games: int, seed: int) -> Iterator[tuple[Game, int]]:
    """Yield the same from a multi-agent environment: every seat is an agent, asked at its decisions."""
    from boomtown.env.pettingzoo import env

    table = env(**setup)
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
    for number in range(games):
        table.reset(seed=seed if number == 0 else None)  # without a seed: the next game of the series
        decisions = 0
        for agent in table.agent_iter():
            seen, _reward, ended, cut, _info = table.last()
            table.step(None if ended or cut else table.action_space(agent).sample(seen["action_mask"]))
            decisions += not (ended or cut)
        yield table.unwrapped.table.game, decisions


def report(name: str, played: Iterator[tuple[Game, int]]) -> None:
    """Print how often each role wins, and the length of the games."""
    won: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    lengths = []
    for game, decisions in played:
        lengths.append(decisions)
        for seen in game.view(None)["seats"]:  # all roles are public at the end
            dealt[seen["role"]] += 1
            won[seen["role"]] += seen["seat"] in game.winners
    print(f"{name}: {len(lengths)} games, {sum(lengths) / len(lengths):.0f} decisions each")
    for role, of in sorted(dealt.items()):
        print(f"  {role:<9} wins {won[role] / of:6.1%}")


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Random players, by plain functions and in PettingZoo.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="bang", help="bang or dice")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--sets", nargs="*", default=[])
    args = parser.parse_args(argv)
    setup = {"game": args.game, "players": args.players, "sets": args.sets}
    report("plain functions", plain(setup, args.games, args.seed))
    report("PettingZoo", pettingzoo(setup, args.games, args.seed))


if __name__ == "__main__":
    main()
