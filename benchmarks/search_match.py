"""Match of one bot among greenhorns: each deal is played from every seat, and once by greenhorns alone.

Example, resumed by the same command after a stop:
python benchmarks/search_match.py --bot marshal --deals 300 --out artifacts/match.jsonl

Each line of the file is one deal. The odds ratio of a role compares the bot with greenhorn in the same seats of the
same deals; its 95 % interval counts a deal as one measurement.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.resumed import arguments, resume, setup_of
from boomtown.bots import History, make_bot
from boomtown.games import new_game

Deal = dict[str, Any]
OTHER = "greenhorn"


def play(setup: dict[str, Any], seed: str, names: Sequence[str]) -> tuple[list[str], set[int], list[Any]]:
    """Play one game; return the roles dealt, the winners and the bots."""
    game, history = new_game(setup, seed), History()
    bots = [make_bot(name, sum(map(ord, seed)) * 131 + seat, history) for seat, name in enumerate(names)]
    roles = [game.view(seat)["seats"][seat]["role"] for seat in range(game.players)]
    while game.ask is not None:
        game.apply(bots[game.ask.who].choose(game, game.ask.who))
    return roles, set(game.winners), bots


def play_deal(setup: dict[str, Any], seed: str, bot: str) -> Deal:
    """Return by role the (wins of the bot, wins of greenhorn) of its seats, and the cost of the bot's decisions."""
    players = setup["players"]
    roles, base, _ = play(setup, seed, [OTHER] * players)
    wins: dict[str, list[tuple[int, int]]] = defaultdict(list)
    begun, searched, rollouts = time.process_time(), 0, 0
    for seat in range(players):
        _, won, bots = play(setup, seed, [bot if p == seat else OTHER for p in range(players)])
        policy = bots[seat].policy(setup["game"])
        searched, rollouts = searched + getattr(policy, "searched", 0), rollouts + getattr(policy, "spent", 0)
        wins[roles[seat]].append((int(seat in won), int(seat in base)))
    seconds = round(time.process_time() - begun, 2)
    return {"wins": wins, "searched": searched, "rollouts": rollouts, "seconds": seconds}


def odds_ratio(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """Return the odds ratio of two shares with its 95 % interval. Each pair is one deal; delta method."""
    n = len(pairs)
    x, y = (sum(pair[i] for pair in pairs) / n for i in (0, 1))
    if n < 2 or not 0 < x < 1 or not 0 < y < 1:
        return 1.0, 0.0, float("inf")
    moved = [(a - x) / (x * (1 - x)) - (b - y) / (y * (1 - y)) for a, b in pairs]
    half = 1.96 * sqrt(sum(d * d for d in moved) / (n - 1) / n)
    found = log(x / (1 - x)) - log(y / (1 - y))
    return exp(found), exp(found - half), exp(found + half)


def report(deals: Sequence[Deal]) -> str:
    """Return a table by role in Markdown."""
    by_role: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for deal in deals:
        for role, pairs in deal["wins"].items():
            by_role[role].append((sum(a for a, _ in pairs) / len(pairs), sum(b for _, b in pairs) / len(pairs)))
    lines = ["| role | bot | greenhorn | odds ratio | 95 % interval |", "| --- | --- | --- | --- | --- |"]
    for role, pairs in by_role.items():
        shares = [100 * sum(pair[i] for pair in pairs) / len(pairs) for i in (0, 1)]
        ratio, low, high = odds_ratio(pairs)
        lines.append(f"| {role} | {shares[0]:.1f} % | {shares[1]:.1f} % | {ratio:.2f} | {low:.2f} to {high:.2f} |")
    searched = sum(deal["searched"] for deal in deals)
    if searched:
        each, seconds = (sum(deal[key] for deal in deals) / searched for key in ("rollouts", "seconds"))
        lines.append(f"{len(deals)} deals; {searched} searches of {each:.0f} rollouts, {1000 * seconds:.0f} ms")
    return "\n".join(lines)


def main() -> None:
    """Play the deals that the file lacks, and print the report."""
    parser = arguments(__doc__, "deals", 100, "match")
    parser.add_argument("--bot", default="marshal")
    args = parser.parse_args()
    setup = setup_of(args)
    print(report(resume(Path(args.out), args.deals, lambda n: play_deal(setup, f"{args.seed}/{n}", args.bot))))


if __name__ == "__main__":
    main()
