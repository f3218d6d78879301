"""`boomtown doctor`: what is wrong with an installation, and what to do about it."""

from __future__ import annotations

import argparse
import sys

from boomtown.cli.server_arguments import add_settings, resolved


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown doctor`: those of the server that is asked about."""
    p = subparsers.add_parser(
        "doctor",
        usage="%(prog)s [OPTION ...]",
        help="say what is wrong with an installation",
        description="Look at everything a server needs, with the settings it would have. Takes the options of "
        "'boomtown serve'. Exit status: 0 nothing is wrong, 1 something is.",
    )
    add_settings(p)


def run(args: argparse.Namespace) -> int:
    """Print what is found; 1 where something is wrong."""
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
