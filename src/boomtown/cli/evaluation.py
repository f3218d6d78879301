"""`boomtown evaluation report`: the calibration of the chances and roles on games that the training has not seen."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of the command."""
    report = commands.add_parser("evaluation", help="report how well chances and roles are calibrated")
    report.add_argument("what", choices=["report"], help="write the report on the calibration")
    report.add_argument("plan", type=Path, nargs="?", help="plan of the training (default: that of this version)")
    report.add_argument("--out", type=Path, default=Path("evaluation"), help="folder of the page (default: evaluation)")
    report.add_argument("--positions", type=Path, help="folder of the positions (default: OUT/positions)")
    report.add_argument("--minutes", type=float, default=10.0, help="stop playing after that time (default: 10)")


def run(args: argparse.Namespace) -> int:
    """Play the games that are missing, then write the page about all that are there."""
    try:
        from boomtown.evaluation.report.write import play_missing, write_report
        from boomtown.evaluation.train.plan import PLAN, read_plan

        plan = read_plan(args.plan or PLAN)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    except ImportError as error:
        print(f"the report needs NumPy and matplotlib (pip install 'boomtown[research]'): {error}", file=sys.stderr)
        return 2
    folder = args.positions or args.out / "positions"
    if not play_missing(plan, folder, time.monotonic() + 60 * args.minutes):
        print("not all games are played yet: run the same command again to continue")
    for path in write_report(plan, folder, args.out):
        print(path)
    return 0
