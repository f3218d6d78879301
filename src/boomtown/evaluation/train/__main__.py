"""Command `python -m boomtown.evaluation.train PLAN`: play the games of a plan, fit the weights, write them."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from boomtown.evaluation.train.plan import Plan, read_plan
from boomtown.evaluation.train.positions import chunks_of, play_chunk


def main() -> int:
    """Train, or play on from the files that exist."""
    parser = argparse.ArgumentParser(prog="python -m boomtown.evaluation.train", description=__doc__)
    parser.add_argument("plan", type=Path, help="plan file (TOML)")
    parser.add_argument("--positions", type=Path, help="folder of the positions; by default beside the plan")
    parser.add_argument("--weights", type=Path, help="folder of the weights; by default that of the package")
    parser.add_argument("--minutes", type=float, default=10.0, help="stop playing after that time (default: 10)")
    parser.add_argument("--part", default="0/1", help="play only each Nth file: I/N, to share the work")
    args = parser.parse_args()
    try:
        from boomtown.evaluation.train.write import write_weights

        plan = read_plan(args.plan)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    except ImportError as error:
        print(f"training needs NumPy: {error}", file=sys.stderr)
        return 2
    positions = args.positions or args.plan.with_suffix("")
    if not play(plan, positions, args.minutes * 60, args.part):
        print("time is up: run the same command again to continue")
        return 0
    write_weights(plan, positions, args.weights)
    return 0


def play(plan: Plan, folder: Path, seconds: float, part: str) -> bool:
    """Play the games whose positions are missing; return False if the time is up before all are there."""
    folder.mkdir(parents=True, exist_ok=True)
    first, step = (int(number) for number in part.split("/"))
    end = time.monotonic() + seconds
    chunks = [(group, chunk) for group in plan.groups for chunk in chunks_of(group.games)]
    for group, chunk in chunks[first::step]:
        if time.monotonic() > end:
            return False
        print(play_chunk(plan, group, chunk, False, folder).name, flush=True)
    return step == 1


if __name__ == "__main__":
    sys.exit(main())
