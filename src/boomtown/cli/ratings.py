"""`boomtown ratings`: show ratings, compute them again, or fit the win rates that they start from."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

from boomtown.cli.data_arguments import add_data, with_data


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown ratings`."""
    p = subparsers.add_parser(
        "ratings",
        help="show the ratings of people and bots, or compute them again",
        description="Show how many people have a rating, and the ratings of the bots. The server must not run during "
        "--recompute. Exit status: 1 if the command fails.",
    )
    p.add_argument("--recompute", action="store_true", help="compute all ratings again from the stored games")
    p.add_argument("--fit", metavar="GAME", help="let bots play GAME and print as JSON how often each role wins")
    p.add_argument(
        "--games",
        type=int,
        default=500,
        metavar="N",
        help="for --fit: games for each number of players (default: %(default)s)",
    )
    p.add_argument("--seed", default="0", metavar="S", help="for --fit: seed of the games (default: %(default)s)")
    add_data(p)


def run(args: argparse.Namespace) -> int:
    if args.fit is not None:
        return _fit(args)
    return with_data(args, lambda data: _ratings(data, args.recompute))


def _fit(args: argparse.Namespace) -> int:
    from boomtown.games import SPECS
    from boomtown.lab.rates import fit

    if args.fit not in SPECS:
        print(f"boomtown ratings: --fit: expected one of {', '.join(SPECS)}, got {args.fit!r}", file=sys.stderr)
        return 2
    if args.games < 1:
        print(f"boomtown ratings: --games: expected 1 or more, got {args.games}", file=sys.stderr)
        return 2
    few, most = SPECS[args.fit].catalog()["players"]
    command = f"boomtown ratings --fit {args.fit} --games {args.games} --seed {args.seed}"
    found = fit(args.fit, range(few, most + 1), args.games, args.seed)
    print(json.dumps({"command": command, "players": found}, indent=1))
    return 0


def _ratings(data: Path | str, recompute: bool) -> int:
    from boomtown.server.accounts import ratings
    from boomtown.server.admin.plural import counted
    from boomtown.server.admin.reader import opened

    with opened(data) as reader:
        reader.need_today()
    if recompute:
        print(f"{counted(asyncio.run(_recompute(data)), 'game')} counted")
    with opened(data) as reader:
        people, bots = ratings.summary(reader.queries)
    print(f"{reader.name}: {counted(people, 'person', 'people')} rated")
    for one in bots:
        print(f"{one.bot}  {one.kind}  {one.rating} ± {one.within}  ({counted(one.games, 'game')})")
    return 0


async def _recompute(data: Path | str) -> int:
    from boomtown.server.accounts import ratings
    from boomtown.server.storage.storage import Storage

    storage = Storage(data)
    try:
        storage.open(alone=True)
        return await ratings.recompute(storage)
    finally:
        storage.close()
