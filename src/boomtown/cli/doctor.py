"""`boomtown doctor`: find faults of an installation and suggest remedies."""

from __future__ import annotations

import argparse
import sys

from boomtown.cli.server_arguments import add_settings, resolved


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments: the settings of the server to examine."""
    p = subparsers.add_parser(
        "doctor",
        usage="%(prog)s [OPTION ...]",
        help="check an installation and report what is wrong",
        description="Check everything that a server with these settings needs. Takes the options of 'boomtown serve'. "
        "Exit status: 0 if nothing is wrong, 1 if something is.",
    )
    add_settings(p)


def run(args: argparse.Namespace) -> int:
    """Print the findings. Returns 1 if one of them is a fault."""
    from boomtown.server.admin.doctor.finding import Finding
    from boomtown.server.admin.doctor.run import examine
    from boomtown.server.config.sources import ConfigError

    try:
        found = list(examine(resolved(args)))
    except ConfigError as error:
        found = [Finding("wrong", "settings", str(error))]
    for one in found:
        print(f"{one.level:<6} {one.about}: {one.says}")
    bad = sum(one.level == "wrong" for one in found)
    if bad:
        print("one thing is wrong" if bad == 1 else f"{bad} things are wrong", file=sys.stderr)
    return 1 if bad else 0
