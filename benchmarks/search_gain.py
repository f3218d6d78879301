"""Gain of one search of marshal over the answer of greenhorn, by policy and number of rollouts.

Example, resumed by the same command after a stop:
python benchmarks/search_gain.py --games 40 --out artifacts/gain.jsonl

Questions come from games of greenhorns. At each, marshal searches with each of SEARCHES. An answer that differs from
greenhorn's is compared with it in further redealt games, which all seats play to the end as greenhorns: the difference
is the gain in probability to win, 0 for an equal answer. Each line of the file is one game. Intervals are clustered by
game.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.resumed import arguments, resume, setup_of
from boomtown.bots import History, Observation
from boomtown.bots.history import game_bots
from boomtown.bots.search.candidates import Candidate
from boomtown.bots.search.marshal import BASIC, Marshal, Worlds
from boomtown.bots.search.rollout import Rollouts
from boomtown.games import new_game

Row = dict[str, Any]
SEARCHES = (("cowhand", 25), ("cowhand", 250), ("cowhand", 2500))
WORLDS = 200  # in which two answers are compared
RATE = 0.06  # share of the questions that are searched
WHOLE = 5000  # decisions: to the end of every game
OTHER_WORLDS = 1_000_003  # added to the seed of a search


def play(setup: dict[str, Any], seed: str) -> list[Row]:
    """Play a game of greenhorns; return the gains at some of its questions."""
    game, history, rng = new_game(setup, seed), History(), Random(seed)
    bots = [game_bots(game.name).policies[BASIC](seat) for seat in range(game.players)]
    found = []
    while (ask := game.ask) is not None:
        observation = Observation(game, ask.who)
        history.update(observation)
        if len(ask.options) > 1 and rng.random() < RATE:
            row = compare(observation, history, rng.randrange(10**6))
            if row:
                found.append(row | {"role": game.state.roles[ask.who]})
        game.apply(bots[ask.who].answer(observation, history))
    return found


def compare(observation: Observation, history: History, seed: int) -> Row:
    """Return the gain and the processor seconds of each search; empty for a question that marshal does not search."""
    name, worth = observation.game, dict[int, list[float]]()
    row: Row = {"gain": [], "seconds": [], "changed": []}
    policies = game_bots(name).policies
    rollouts = Rollouts(name, observation.seat, history, (WHOLE,), policies[BASIC])
    worlds = Worlds(observation, history, seed + OTHER_WORLDS)

    def value(answer: int) -> list[float]:
        if answer not in worth:
            worth[answer] = [rollouts.value(worlds.twin(n), Candidate(answer)) for n in range(WORLDS)]
        return worth[answer]

    for policy, count in SEARCHES:
        marshal, begun = Marshal(name, seed, count), time.process_time()
        marshal.rollout_policy = policies.get(policy, marshal.rollout_policy)
        base, answer = marshal.basic.answer(observation, history), marshal.answer(observation, history)
        if not marshal.searched:
            return {}
        row["seconds"].append(round(time.process_time() - begun, 4))
        row["changed"].append(answer != base)
        gains = [a - b for a, b in zip(value(answer), value(base), strict=True)] if answer != base else [0.0]
        row["gain"].append(round(sum(gains) / len(gains), 5))
    return row


def interval(games: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the mean of all values and half of its 95 % interval, clustered by game."""
    n = sum(map(len, games))
    mean = sum(map(sum, games)) / n
    return mean, 1.96 * sqrt(sum((sum(of) - len(of) * mean) ** 2 for of in games)) / n


def report(games: Sequence[Sequence[Row]]) -> str:
    """Return a table by search in Markdown."""
    games = [rows for rows in games if rows]
    if not games:
        return "no question yet"
    lines = ["| policy | rollouts | ms | other answers | gain in points |", "| --- | --- | --- | --- | --- |"]
    for i, (policy, count) in enumerate(SEARCHES):
        shares = {
            key: [[100 * row[key][i] for row in rows] for rows in games] for key in ("seconds", "changed", "gain")
        }
        ms, changed = 10 * interval(shares["seconds"])[0], interval(shares["changed"])[0]
        mean, half = interval(shares["gain"])
        gain = f"{mean:.2f} ({mean - half:.2f} to {mean + half:.2f})"
        lines.append(f"| {policy} | {count:,} | {ms:.0f} | {changed:.0f} % | {gain} |")
    return "\n".join([*lines, f"{len(games)} games, {sum(map(len, games))} questions"])


def main() -> None:
    """Play the games that the file lacks, and print the report."""
    parser = arguments(__doc__, "games", 40, "gain")
    args = parser.parse_args()
    setup = setup_of(args)
    print(report(resume(Path(args.out), args.games, lambda n: play(setup, f"{args.seed}/{n}"))))


if __name__ == "__main__":
    main()
