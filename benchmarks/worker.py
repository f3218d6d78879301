"""Worker process: plays one subject and prints the result as one line of JSON.

`python -m benchmarks.worker probe` prints the installed packages instead.
"""

from __future__ import annotations

import json
import platform
import sys
from importlib import import_module, metadata
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any

from benchmarks.play import Play

PACKAGES = ("chess", "open_spiel", "rlcard", "pettingzoo", "numpy")


def measure(play: Play, seconds: float, seed: int) -> dict[str, float]:
    """Play whole games until they took `seconds` of CPU time. One game before that warms up and is not counted."""
    rnd = Random(seed).random
    first = seed * 1_000_000
    play(rnd, first)
    games = choices = moves = 0
    wall, cpu = perf_counter(), process_time()
    stop = cpu + seconds
    while (now := process_time()) < stop or not games:
        games += 1
        chosen, moved = play(rnd, first + games)
        choices += chosen
        moves += moved
    return {"games": games, "choices": choices, "moves": moves, "cpu": now - cpu, "wall": perf_counter() - wall}


def probe() -> dict[str, Any]:
    """Return the version of Python and of the installed packages, and the build of boomtown (see `build`)."""
    versions = {}
    for name in PACKAGES:
        try:
            versions[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "packages": versions,
        "build": build(),
    }


def build() -> str | None:
    """Return "plain" if the rules are all Python, "compiled" if they have extension modules, None without boomtown."""
    if find_spec("boomtown") is None:
        return None
    import_module("boomtown.games")
    files = [module.__file__ for name, module in sys.modules.items() if name.startswith("boomtown.")]
    return "plain" if all(file is None or file.endswith(".py") for file in files) else "compiled"


def main(argument: str) -> None:
    if argument == "probe":
        print(json.dumps(probe()))
        return
    order = json.loads(argument)
    result: dict[str, Any]
    try:
        play = import_module(order["module"]).start(order["game"], order["task"])
        result = measure(play, order["seconds"], order["seed"])
    except Exception as error:  # the table lists what did not run, and why
        result = {"error": f"{type(error).__name__}: {error}"}
    print("\n" + json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1])
