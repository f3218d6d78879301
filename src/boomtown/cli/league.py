"""`boomtown league`: matches between bots by a plan, and their strengths with intervals."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boomtown.cli.simulate import count


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown league`."""
    p = subparsers.add_parser(
        "league",
        help="let bots play matches by a plan and measure their strength",
        description="Play the matches of a plan (docs/league.md) and measure how strong each bot is in each role. A "
        "run that was stopped goes on where it was. The same plan gives the same report with any --jobs.",
    )
    p.add_argument("plan", type=Path, metavar="PLAN", help="file with the bots, the tables and the claims (TOML)")
    p.add_argument("--out", type=Path, metavar="DIR", help="folder of the results (default: PLAN without .toml)")
    p.add_argument("--jobs", type=count, default=1, metavar="J", help="number of processes (default: %(default)s)")
    p.add_argument(
        "--progress", action="store_true", help="show the progress bar even when the output is not a terminal"
    )


def run(args: argparse.Namespace) -> int:
    """Play and report. Returns 2 for a plan that cannot be played, 1 after a fault of a bot, 130 after Ctrl-C."""
    import json

    from boomtown.lab.files import write_whole
    from boomtown.league.other_version import VersionsDiffer
    from boomtown.league.page import page
    from boomtown.league.plan import PlanError, read_plan
    from boomtown.league.results import standings
    from boomtown.league.run import Results
    from boomtown.league.text import lines

    folder = args.out or args.plan.with_suffix("")
    try:
        plan = read_plan(args.plan)
        stopped = _play(plan, folder, args)
    except (PlanError, VersionsDiffer, OSError) as error:
        print(f"boomtown league: {error}", file=sys.stderr)
        return 2
    report = standings(plan, Results(folder, plan))
    write_whole(folder / "league.json", (json.dumps(report, indent=2) + "\n").encode())
    write_whole(folder / "league.html", page(report).encode())
    print("\n".join(lines(report)))
    if stopped:
        print("boomtown league: stopped; the same command goes on from here", file=sys.stderr)
        return 130
    return 1 if any(table["faults"] for table in report["tables"]) else 0


def _play(plan: object, folder: Path, args: argparse.Namespace) -> bool:
    """Play the matches; return whether Ctrl-C stopped them."""
    from tqdm import tqdm

    from boomtown.league.plan import LeaguePlan
    from boomtown.league.run import run as play

    assert isinstance(plan, LeaguePlan)
    total = sum(match.games(plan).games for match in plan.matches())
    hidden = not (args.progress or sys.stderr.isatty())
    try:
        with tqdm(total=total, unit="game", disable=hidden, file=sys.stderr, leave=False) as bar:
            play(plan, folder, args.jobs, bar.update)
    except KeyboardInterrupt:
        return True
    return False
