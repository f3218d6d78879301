"""Measurements that play one deal or game after the other, one line of JSON each, and continue after a stop."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boomtown.games import catalog


def arguments(description: str, unit: str, count: int, name: str) -> argparse.ArgumentParser:
    """Return the arguments of a measurement.

    `unit`: option for the number of lines, `count` by default. `name`: default of the seed, and of the file without its
    suffix.
    """
    parser = argparse.ArgumentParser(description=description.partition("\n")[0])
    for option, value in (("game", "bang"), ("sets", ""), ("seed", name), ("out", f"{name}.jsonl")):
        parser.add_argument(f"--{option}", default=value)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument(f"--{unit}", type=int, default=count)
    return parser


def setup_of(args: argparse.Namespace) -> dict[str, Any]:
    """Return the setup that the arguments ask for. `--sets all` is every set of the game."""
    every = [one["id"] for one in catalog(args.game)["sets"][1:]]
    sets = every if args.sets == "all" else [name for name in args.sets.split(",") if name]
    return {"game": args.game, "players": args.players, "sets": sets}


def resume(path: Path, number: int, play: Callable[[int], Any]) -> list[Any]:
    """Return the lines of the file. `play` makes those that lack up to `number`."""
    done = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    with path.open("a") as file:
        for n in range(len(done), number):
            done.append(play(n))
            file.write(json.dumps(done[-1]) + "\n")
            file.flush()
    return done
