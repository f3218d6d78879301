"""`boomtown simulate`: let bots play many games and count who wins."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from boomtown.cli.game_arguments import add_setup, listed, setup

if TYPE_CHECKING:
    from boomtown.lab.simulate import Plan, Tally

GAMES = 1000  # default number


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown simulate`."""
    p = subparsers.add_parser(
        "simulate",
        help="let bots play many games and count who wins",
        description="Let bots play many games and count who wins. The same seed gives the same "
        "numbers with any --jobs.",
    )
    p.add_argument(
        "--games", type=count, metavar="N", help=f"number of games (default: {GAMES}; whole deals with --paired)"
    )
    add_setup(p)
    p.add_argument(
        "--bots",
        type=listed,
        default=("greenhorn",),
        metavar="NAMES",
        help="greenhorn, random, quick (not in every game) or your own as FILE.py:CLASS; several, with commas, take "
        "the seats in rotation (default: greenhorn)",
    )
    p.add_argument(
        "--paired",
        action="store_true",
        help="play each deal once per player, with the bots moved by one seat each time, and compare them deal by deal",
    )
    p.add_argument("--seed", default="0", metavar="S", help="seed of the games, any text (default: %(default)s)")
    p.add_argument("--jobs", type=count, default=1, metavar="J", help="number of processes (default: %(default)s)")
    p.add_argument("--characters", action="store_true", help="also count by character")
    p.add_argument("--things", action="store_true", help="also count by equipment and other things that sets record")
    p.add_argument("--json", action="store_true", help="print the report as JSON")
    p.add_argument(
        "--progress", action="store_true", help="show the progress bar even when the output is not a terminal"
    )
    p.add_argument("--traceback", action="store_true", help="print the traceback if a bot fails")


def run(args: argparse.Namespace) -> int:
    """Play and print the report.

    Returns 1 if a bot fails, 2 for a game that cannot be set up, 130 after Ctrl-C.
    """
    from boomtown.games import SetupError
    from boomtown.lab.report import report
    from boomtown.lab.simulate import Plan

    try:
        asked = setup(args)
        options = tuple(asked["options"].items())
        sets, games = tuple(asked["sets"]), args.games or usual(args)
        plan = Plan(games, args.players, args.bots, sets, options, args.seed, args.game, args.paired)
        plan.check()
    except SetupError as error:
        print(f"boomtown simulate: {error}", file=sys.stderr)
        return 2
    status, tally = _played(plan, args)
    if not tally.games:
        return status
    found = report(plan, tally)
    if args.json:
        import json

        print(json.dumps(found, indent=2))
    else:
        print("\n".join(tables(found, args.characters, args.things)))
    return status


def _played(plan: Plan, args: argparse.Namespace) -> tuple[int, Tally]:
    """Return the exit status and the counts of the finished games. Print a line if something failed."""
    from tqdm import tqdm

    from boomtown.lab.simulate import Stopped, Tally, simulate

    hidden = not (args.progress or sys.stderr.isatty())
    try:
        with tqdm(total=plan.games, unit="game", disable=hidden, file=sys.stderr, leave=False) as bar:
            return 0, simulate(plan, args.jobs, bar.update)
    except Stopped as stopped:
        what = "the report covers these" if stopped.tally.games else "there is nothing to report"
        print(f"boomtown simulate: stopped after {stopped.tally.games} of {plan.games} games, {what}", file=sys.stderr)
        return 130, stopped.tally
    except Exception as error:
        message = "; ".join(getattr(error, "__notes__", ()) or [f"{type(error).__name__}: {error}"])
        print(f"boomtown simulate: {message}", file=sys.stderr)
        if args.traceback:
            import traceback

            traceback.print_exception(error)
        else:
            print("boomtown simulate: --traceback prints the traceback", file=sys.stderr)
        return 1, Tally()


def usual(args: argparse.Namespace) -> int:
    """Return the default number of games: GAMES, rounded up to whole deals for paired games."""
    return -(-GAMES // args.players) * args.players if args.paired and args.players > 0 else GAMES


def tables(found: dict[str, Any], characters: bool, things: bool = False) -> list[str]:
    """Return the report as lines of text. `things`: also return the tables that sets count."""
    sets = ", ".join([found["base"], *found["sets"], *found["options"]])
    played = f"{found['games']} games, {found['players']} players, {sets}"
    lines = [
        f"{played}; bots: {', '.join(found['bots'])}; seed {found['seed']}",
        f"mean length: {found['turns']:.1f} turns, {found['decisions']:.1f} decisions",
    ]
    if "deals" in found:
        lines.append(
            f"{found['deals']} deals, each played {found['players']} times, with the bots moved by one seat each time"
        )
    if found["unfinished"]:
        lines.append(f"unfinished (stopped as too long): {found['unfinished']}")
    for name, rows in found["wins"].items():
        counted = any("times" in row for row in rows.values())
        if rows and (name != "character" or characters) and (not counted or things):  # unfinished games have no rows
            lines += ["", *_table(name, "seats" if counted or name in ("bot", "character") else "games", rows)]
    return lines + (["", *_leads(found["leads"])] if found.get("leads") else [])


def _table(name: str, unit: str, rows: dict[str, Any]) -> list[str]:
    counted = any("times" in row for row in rows.values())
    if counted or name == "character":
        rows = dict(sorted(rows.items(), key=lambda row: -row[1]["rate"]))
    width = max(len(name), *map(len, rows))
    times = f"  {'times':>7}" if counted else ""
    lines = [f"{name:{width}}{times}  {unit:>7}  {'won':>7}  {'wins':>7}  95 % interval"]
    for label, r in rows.items():
        times = f"  {r['times']:7d}" if counted else ""
        lines.append(
            f"{label:{width}}{times}  {r['of']:7d}  {r['won']:7d}  {_percent(r['rate'])}  "
            f"{_percent(r['low'])} - {_percent(r['high'])}"
        )
    return lines


def _leads(rows: list[dict[str, Any]]) -> list[str]:
    """Return the comparison of each pair of bots: by how much more of its seats the first one won, deal by deal."""
    names = [f"{row['bot']} over {row['over']}" for row in rows]
    width = max(map(len, names))
    lines = [f"{'paired':{width}}    deals     lead  95 % interval"]
    for name, r in zip(names, rows, strict=True):
        lead, low, high = (f"{100 * r[of]:+6.1f} %" for of in ("lead", "low", "high"))
        lines.append(f"{name:{width}}  {r['deals']:7d} {lead}  {low} to {high}")
    return lines


def _percent(rate: float) -> str:
    return f"{100 * rate:5.1f} %"


def count(text: str) -> int:
    """Return the number, 1 or more, that an argument names."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"expected a number, 1 or more, got {text!r}")
    return int(text)
