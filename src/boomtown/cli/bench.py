"""`boomtown bench`: measure the speed of the engine on this machine, on one core."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from boomtown.cli.game_arguments import add_setup, setup


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure the speed of the rules",
        description="Measure the speed of the engine on this machine, on one core.",
    )
    add_setup(parser)
    parser.add_argument(
        "--games", metavar="N", type=int, default=400, help="random games in a run (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=int, default=1, help="seed of the games, a number (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(args: argparse.Namespace) -> int:
    import json

    from boomtown.games import SetupError
    from boomtown.lab.bench import bench

    if args.games < 1:
        print(f"boomtown bench: --games must be 1 or more, got {args.games}", file=sys.stderr)
        return 2
    try:
        played = setup(args)
        measures = bench(played, args.games, args.seed)
    except SetupError as error:
        print(f"boomtown bench: {error}", file=sys.stderr)
        return 2
    if args.json:
        figures = {m.name: {"value": round(m.value, 3), "unit": m.unit, "note": m.note} for m in measures}
        print(json.dumps({"setup": played, "python": sys.version.split()[0], "figures": figures}, indent=2))
        return 0
    for m in measures:
        number = f"{m.value:,.0f}" if m.value >= 100 else f"{m.value:.1f}"
        print(f"{m.name:10} {number:>10} {m.unit:4} {m.note}")
    return 0
