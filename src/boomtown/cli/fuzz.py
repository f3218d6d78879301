"""`boomtown fuzz`: play random games and check every invariant; shorten the game that shows a fault."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boomtown.cli.game_arguments import check_writable, names

if TYPE_CHECKING:
    from boomtown.fuzz.play import Case, Fault
    from boomtown.fuzz.run import Plan, Played


def add_parser(subparsers: Any) -> None:
    """Add the arguments of `boomtown fuzz`."""
    p = subparsers.add_parser(
        "fuzz",
        help="play random games and check every invariant",
        description="Play random games with random setups and check every invariant. The same seed gives the same run "
        "with any --jobs. Exit status: 0 if there is no fault, 1 for a fault (printed with the shortest game found), "
        "2 for a bad argument.",
    )
    p.add_argument("--games", type=_count, metavar="N", help="number of games (default: 96)")
    p.add_argument("--decisions", type=_count, default=0, metavar="N", help="play until N decisions are made")
    p.add_argument(
        "--game", default="all", metavar="NAME", help=f"{names()}, or all for every game (default: %(default)s)"
    )
    p.add_argument("--seed", default="0", metavar="S", help="seed of the games, any text (default: %(default)s)")
    p.add_argument(
        "--start", type=_start, default=0, metavar="N", help="number of the first game (default: %(default)s)"
    )
    p.add_argument("--jobs", type=_count, default=1, metavar="J", help="number of processes (default: %(default)s)")
    p.add_argument(
        "--thorough", action="store_true", help="check every invariant at every decision, also the slow ones"
    )
    p.add_argument("--repeat", type=_case, metavar="CASE", help="play the game of a fault again; CASE as printed")
    p.add_argument("--out", metavar="FILE", help="write the game of a fault to FILE, for boomtown replay")
    p.add_argument("--json", action="store_true", help="print the report as JSON")
    p.add_argument(
        "--progress", action="store_true", help="show the progress bar even when the output is not a terminal"
    )


def run(args: argparse.Namespace) -> int:
    """Play and print the report. Returns 1 for a fault, 2 for an unknown game."""
    from boomtown.games import GAMES

    if args.repeat is not None:
        return _repeat(*args.repeat)
    if args.game != "all" and args.game not in GAMES:
        print(f"boomtown fuzz: game must be one of {', '.join(GAMES)}, all, got {args.game!r}", file=sys.stderr)
        return 2
    if args.out is not None:
        try:
            check_writable(args.out)
        except ValueError as error:
            print(f"boomtown fuzz: {error}", file=sys.stderr)
            return 2
    from boomtown.fuzz.run import Plan

    games = args.games or (sys.maxsize if args.decisions else 96)
    plan = Plan(games, args.game, args.seed, args.decisions, args.start, args.thorough)
    played, fault = _play(plan, args)
    if args.json:
        print(json.dumps(_report(plan, played, fault), indent=2))
    else:
        print(
            "\n".join(_lines(plan, played) + (_shown(fault, played.fault, args.out) if fault and played.fault else []))
        )
    return 1 if fault else 0


def _play(plan: Plan, args: argparse.Namespace) -> tuple[Played, Fault | None]:
    """Play the games. Returns what was played and the fault in the shortest game found."""
    from tqdm import tqdm

    from boomtown.fuzz.run import fuzz
    from boomtown.fuzz.shrink import TRIES, shrink

    hidden = not (args.progress or sys.stderr.isatty())
    unit, total = ("decision", plan.decisions) if plan.decisions else ("game", plan.games)
    with tqdm(total=total, unit=unit, disable=hidden, file=sys.stderr, leave=False) as bar:
        played = fuzz(plan, args.jobs, lambda one: bar.update(one.decisions if plan.decisions else one.games))
    if played.fault is None:
        return played, None
    with tqdm(total=TRIES, unit="try", disable=hidden, file=sys.stderr, leave=False) as bar:
        return played, shrink(played.fault, tried=bar.update)


def _lines(plan: Plan, played: Played) -> list[str]:
    """Return the lines about the games played and how often each invariant was checked."""
    least = min(played.mixes.values(), default=0)
    looked = ", ".join(f"{name} {count}" for name, count in played.looked.items())
    each = f"{len(played.mixes)} mixes of sets with {least} decisions or more each"
    return [
        f"{played.games} games, {played.decisions} decisions, {each}; seed {plan.seed}",
        f"invariants: {looked}",
        "no fault" if played.fault is None else f"fault in game {played.number}",
    ]


def _shown(fault: Fault, first: Fault, out: str | None) -> list[str]:
    """Return the fault, the game that shows it, and the commands that repeat it."""
    from boomtown.fuzz.play import repeat_argument
    from boomtown.fuzz.setups import described

    case = fault.case
    return [
        "",
        f"{fault.check}: {fault.what}",
        f"after {len(case.choices)} choices (found after {len(first.case.choices)}); {described(case.setup)}",
        "",
        *_notation(fault, out),
        "show it again:",
        f"  boomtown fuzz --repeat '{repeat_argument(fault)}'",
    ]


def _notation(fault: Fault, out: str | None) -> list[str]:
    """Return the game as far as it can be played and written, and the first choice that cannot be played."""
    from boomtown.fuzz.play import written

    text, last = written(fault)
    if not text:
        return [f"no notation: {last}", ""]
    lines = [*text.splitlines(), *([f"; then {last}, which shows the fault"] if last else []), ""]
    if out is not None:
        Path(out).write_text("\n".join(lines), encoding="utf-8")
        lines += [f"the last position: boomtown replay {out} --at {len(fault.case.choices) - bool(last)}"]
    return lines


def _report(plan: Plan, played: Played, fault: Fault | None) -> dict[str, Any]:
    """Return the whole report, for programs."""
    from boomtown.fuzz.play import repeat_argument

    return {
        "game": plan.game,
        "seed": plan.seed,
        "start": plan.start,
        "games": played.games,
        "decisions": played.decisions,
        "mixes": {" ".join(mix): count for mix, count in played.mixes.items()},
        "invariants": dict(played.looked),
        "fault": fault
        and {
            "number": played.number,
            "kind": fault.kind,
            "what": fault.what,
            "case": json.loads(repeat_argument(fault)),
        },
    }


def _repeat(check: str, case: Case) -> int:
    """Play the game of a fault again. Print its traceback, or that the fault is gone."""
    from boomtown.fuzz.checks import CHECKS, OF_PLAY
    from boomtown.fuzz.play import again, unplayable
    from boomtown.kernel.setup_validation import suggest

    names = [*(known.name for known in CHECKS), *OF_PLAY]
    if check not in names:
        hint = suggest(check, names) or f" (expected one of {', '.join(names)})"
        print(f"boomtown fuzz: no check {check!r}{hint}", file=sys.stderr)
        return 2
    error = again(check, case)
    if error is None and (stuck := unplayable(case)) is not None:
        print(f"boomtown fuzz: the game cannot be played: {stuck}", file=sys.stderr)
        return 2
    if error is None:
        print(f"no fault: {check} holds at every decision of this game")
        return 0
    import traceback

    traceback.print_exception(error)
    return 1


def _case(text: str) -> tuple[str, Case]:
    from boomtown.fuzz.play import Case

    try:
        data = json.loads(text)
        case = Case(dict(data["setup"]), str(data["seed"]), tuple(map(int, data["choices"])))
        return str(data["check"]), case
    except (LookupError, TypeError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"expected a case as boomtown fuzz prints it, got {text!r}") from error


def _start(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected the number of a game, 0 or more, got {text!r}")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"expected a number, 1 or more, got {text!r}")
    return int(text)
