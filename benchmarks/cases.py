"""Cases that engine.py measures. Their work is fixed, so that two versions of the engine do the same.

This module runs in a separate process.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache, partial
from random import Random
from time import process_time
from typing import Any

from benchmarks.play.ours import setup
from benchmarks.subjects import CARDS
from benchmarks.worker import build
from boomtown.games import Game, load_game, new_game
from boomtown.lab.bench import play_random
from boomtown.lab.simulate import Plan, simulate

Figure = dict[str, Any]  # value, unit, work: a number that is the same if the same was played
RANDOM = CARDS | {"dice-5": 16, "dice-8-all": 8}
BOTS = {"card-5": 3, "card-7-first5": 2, "card-8-all": 1, "dice-5": 1}
CALLS = ("card-5", "card-8-all", "dice-8-all")
NAMES = ("new game", "clone", "redeal", "observe", "mask", "view", "decision", "save", "load")
POSITIONS = 30
LONG_ENOUGH = 0.02  # seconds of CPU time


def cases(bots: list[str]) -> dict[str, Callable[[], Figure]]:
    """Return the cases by name. Each takes a fraction of a second and does the same work every time."""
    found: dict[str, Callable[[], Figure]] = {}
    for game, games in RANDOM.items():
        found[f"random {game}"] = partial(random_games, game, games)
    for bot in bots:
        found |= {f"{bot} {game}": partial(bot_games, bot, game, games) for game, games in BOTS.items()}
    for game in CALLS:
        found |= {f"{name} {game}": partial(calls, name, game) for name in NAMES}
    return found


def random_games(game: str, games: int) -> Figure:
    played, rnd = setup(game), Random(1).random
    play_random(new_game(played, "warm", record=False), rnd)
    start = process_time()
    decisions = sum(play_random(new_game(played, number, record=False), rnd) for number in range(games))
    return {"value": decisions / (process_time() - start), "unit": "decisions/s", "work": decisions}


def bot_games(bot: str, game: str, games: int) -> Figure:
    of = setup(game)
    plan = Plan(games=games, players=of["players"], bots=(bot,), sets=tuple(of["sets"]), game=of["game"])
    start = process_time()
    tally = simulate(plan)
    return {"value": games / (process_time() - start), "unit": "games/s", "work": tally.decisions}


def calls(name: str, game: str) -> Figure:
    """Return the microseconds of one call, over positions of many games at all depths."""
    found = positions(game)
    call = _call(name, game)
    for one in found:
        call(one)
    rounds, start = 0, process_time()
    while (spent := process_time() - start) < LONG_ENOUGH:
        rounds += 1
        for one in found:
            call(one)
    return {"value": spent / (rounds * len(found)) * 1e6, "unit": "µs", "work": sum(one.moves for one in found)}


@cache
def positions(name: str) -> list[Game]:
    """Return unfinished games at random depths, with all that they record."""
    played, rnd = setup(name), Random(2).random
    found: list[Game] = []
    number = 0
    while len(found) < POSITIONS:
        game = new_game(played, f"position {number}")
        number += 1
        for _ in range(int(rnd() * 80)):
            if game.ask is not None:
                game.apply(game.ask.options[int(rnd() * len(game.ask.options))])
        if game.ask is not None:
            found.append(game)
    return found


@cache
def _call(name: str, game: str) -> Callable[[Game], object]:
    played = setup(game)
    if name in ("observe", "mask"):
        from boomtown.encode import encoder

        encode = encoder(played)
        return encode.mask if name == "mask" else lambda one: encode.observe(one, _asked(one))
    if name == "load":
        saved: dict[int, Any] = {}
        return lambda one: load_game(saved.get(id(one)) or saved.setdefault(id(one), one.save()))
    rng = Random(3)
    plain: dict[str, Callable[[Game], object]] = {
        "new game": lambda one: new_game(played, one.moves, record=False),
        "clone": lambda one: one.clone(),
        "redeal": lambda one: one.redeal(_asked(one), rng),
        "view": lambda one: one.view(_asked(one)),
        "decision": lambda one: one.decision(_asked(one)),
        "save": lambda one: one.save(),
    }
    return plain[name]


def _asked(game: Game) -> int:
    assert game.ask is not None
    return game.ask.who


def main(bots: list[str]) -> None:
    """Print the names of the cases as JSON, then the figure of each case named on standard input."""
    known = cases(bots)
    print("\n" + json.dumps({"build": build(), "cases": list(known)}), flush=True)
    for line in sys.stdin:
        try:
            figure = known[line.strip()]()
        except Exception as error:  # an older engine lacks some cases
            figure = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(figure), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
