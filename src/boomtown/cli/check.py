"""`boomtown check PATH...`: run scenario files; useful to a person with a rule question."""

from __future__ import annotations

import argparse
import sys
from typing import Any


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "check",
        help="run scenario files: positions with steps and expected results",
        description="Run scenario files. Exit status: 0 all passed, 1 some failed, 2 not a valid scenario file.",
    )
    parser.add_argument(
        "paths",
        nargs="+",
        metavar="PATH",
        help="a scenario file (.yaml) or a folder of them; - reads the standard input",
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="print passed scenarios too")


def run(args: argparse.Namespace) -> int:
    from boomtown.check.format import FormatError, files, load
    from boomtown.check.run import run_scenario

    count = {"passed": 0, "failed": 0, "not available": 0}
    seen: dict[str, str] = {}
    try:
        for path in files(args.paths):
            for scenario in load(path):
                where = f"{path}:{scenario.line}"
                if scenario.id in seen:
                    raise scenario.wrong(f"id stands already at {seen[scenario.id]}", "id")
                seen[scenario.id] = where
                outcome = run_scenario(scenario)
                count[outcome.status] += 1
                if outcome.status == "failed":
                    print(f"FAILED {scenario.id} ({where}): {scenario.title}")
                    print("\n".join(f"    {line}" for line in outcome.report))
                elif outcome.status == "not available":
                    print(f"set not available: {scenario.id}: {outcome.report[0]}")
                elif args.verbose:
                    print(f"passed {scenario.id}: {scenario.title}")
    except FormatError as error:
        print(f"not a valid scenario file: {error}", file=sys.stderr)
        return 2
    print(", ".join(f"{n} {status}" for status, n in count.items()))
    return 1 if count["failed"] else 0
