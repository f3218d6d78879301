"""`boomtown puzzles`: find puzzles in games of bots, and check proofs."""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path
from typing import Any

from boomtown.puzzles.format import KINDS


def add_parser(subparsers: Any) -> None:
    """Add the arguments."""
    parser = subparsers.add_parser(
        "puzzles",
        help="find puzzles in games of bots, or check their proofs",
        description="Find puzzles with a proof in games of bots (make), or compute their proofs again (check).",
    )
    does = parser.add_subparsers(dest="does", metavar="ACTION", required=True)
    make = does.add_parser("make", help="find puzzles and add them to a file")
    make.add_argument("kind", choices=KINDS, help="the kind of puzzle: %(choices)s")
    make.add_argument("file", type=Path, metavar="FILE", help="JSON lines; a run continues after the last game in it")
    make.add_argument("--count", type=int, default=10, metavar="N", help="puzzles in the file at the end (10)")
    make.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game (0)")
    make.add_argument("--games", type=int, default=0, metavar="N", help="games to look at, 0 for no limit (0)")
    check = does.add_parser("check", help="compute proofs again")
    check.add_argument("file", type=Path, nargs="*", metavar="FILE", help="JSON lines (the puzzles of boomtown)")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    try:
        return _make(args) if args.does == "make" else _check(args.file)
    except (OSError, ValueError) as error:
        print(f"boomtown puzzles: {error}", file=sys.stderr)
        return 2


def _make(args: argparse.Namespace) -> int:
    """Find puzzles and append each to the file as soon as it is found. The last line of progress counts the games."""
    from boomtown.puzzles.format import read_lines, write_line
    from boomtown.puzzles.make import puzzles_of

    mark = args.file.with_name(args.file.name + ".games")
    known = [*read_lines(args.file.read_text("utf-8").splitlines())] if args.file.exists() else []
    found = len(known)
    first = int(mark.read_text("utf-8")) if mark.exists() else args.first
    for number in count(first):
        if found >= args.count or (args.games and number >= first + args.games):
            break
        lines = [write_line(puzzle) for puzzle in puzzles_of(number, args.kind)]
        with args.file.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
        mark.write_text(str(number + 1), "utf-8")
        found += len(lines)
        print(f"game {number}: {len(lines)}, {found} of {args.count} puzzles", file=sys.stderr, flush=True)
    print(f"{found} puzzles in {args.file}")
    return 0


def _check(paths: list[Path]) -> int:
    """Compute the proofs of puzzles again and print each fault."""
    from boomtown.puzzles.format import all_puzzles, read_lines
    from boomtown.puzzles.proof import faults

    puzzles = [puzzle for path in paths for puzzle in read_lines(path.read_text("utf-8").splitlines())]
    wrong = 0
    puzzles = puzzles if paths else [*all_puzzles()]
    for puzzle in puzzles:
        for fault in faults(puzzle):
            wrong += 1
            print(f"{puzzle.id}: {fault}")
    print(f"{len(puzzles)} puzzles, {wrong} faults")
    return int(wrong > 0)
