"""The command `boomtown`: one module for each subcommand, imported only when that subcommand is used.

A subcommand is a module `boomtown.cli.<name>` with `add_parser(subparsers)`, which adds its arguments, and `run(args)
-> int`, which returns the exit status and does the heavy imports itself.
"""

from __future__ import annotations

import argparse
import difflib
import gc
import re
import sys
import textwrap
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from boomtown import __version__
from boomtown.kernel.compiling import compiled
from boomtown.stdout import cleaned, until_closed

COMMANDS = {
    "serve": "serve the game to browsers",
    "think": "run bots here for servers on other machines",
    "doctor": "check an installation and report what is wrong",
    "backup": "copy the data of a server, even while it runs",
    "restore": "replace the data of a server with a backup",
    "export": "write finished games to files, even while the server runs",
    "purge": "remove tables that have not been visited for long",
    "ratings": "show the ratings of people and bots, or compute them again",
    "reports": "list the reports that players made about others",
    "load": "measure how many tables a server can handle",
    "play": "play in the terminal against bots",
    "simulate": "let bots play many games and count who wins",
    "league": "let bots play matches by a plan and measure their strength",
    "lab": "run experiments on rules, characters and cards",
    "replay": "print a saved game, or its position after a move",
    "verify": "check that a game was dealt as promised",
    "check": "run scenario files (rules questions with their answers)",
    "evaluation": "report how well chances and roles are calibrated",
    "puzzles": "find puzzles in games of bots, or check their proofs",
    "bench": "measure the speed of the rules",
    "fuzz": "play random games and check every invariant",
}


def build() -> str:
    """Return the kind of build of the rules, for people."""
    return "rules compiled" if compiled() else "rules in plain Python"


class WordFormatter(argparse.HelpFormatter):
    """Help formatter that breaks lines only between words. That of argparse also breaks option names at hyphens."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = self._split_lines(text, width - len(indent))
        return "\n".join(indent + line for line in lines)


class Parser(argparse.ArgumentParser):
    """Argument parser that reports an error in one line, without the usage before it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"formatter_class": WordFormatter, **kwargs})

    def error(self, message: str) -> NoReturn:
        """Print what was expected and what came, and exit with status 2."""
        message = re.sub(r"invalid int value: (.*)$", r"expected a whole number, got \1", message)
        message = re.sub(r"invalid float value: (.*)$", r"expected a number, got \1", message)
        self.exit(2, f"{self.prog}: {message} (see '{self.prog} --help')\n")


class VersionAction(argparse.Action):
    """Option that prints the installed version. The fingerprint is computed only here, as it takes a while."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from boomtown.server.engine.rules_version import fingerprint

        print(f"boomtown {__version__} ({build()}, fingerprint {fingerprint()})")
        parser.exit()


class CommandsFormatter(WordFormatter):
    """Help formatter that leaves out the line `COMMAND` above the commands, so that the help fits one screen."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._action_max_length = max(map(len, COMMANDS)) + 4  # the longest command and its indent

    def _format_action(self, action: argparse.Action) -> str:
        text = super()._format_action(action)
        return text.partition("\n")[2] if action.nargs == argparse.PARSER else text


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """Return the command line parser. Only the module of the subcommand `command` is imported and adds its
    arguments.
    """
    top = Parser(
        prog="boomtown",
        usage="%(prog)s [--help] [--version] COMMAND ...",  # the two options need no further help
        formatter_class=CommandsFormatter,
        add_help=False,
    )
    top.add_argument("-h", "--help", action="help", help=argparse.SUPPRESS)
    top.add_argument("--version", action=VersionAction, nargs=0, help=argparse.SUPPRESS)
    about = "The BANG! card game at a table in the browser; commands"  # as title, so that the help fits one screen
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", title=about, prog="boomtown")
    for name, summary in COMMANDS.items():
        if name == command:
            import_module(f"boomtown.cli.{name}").add_parser(subparsers)
        else:
            subparsers.add_parser(name, help=summary, add_help=False)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line. The exit status is 2 for a bad argument, otherwise that of the subcommand."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["help"]:
        words = [*words[1:2], "--help"]
    command = next((word for word in words if not word.startswith("-")), None)
    if command is not None and command not in COMMANDS:
        close = difflib.get_close_matches(command, COMMANDS, n=1)
        hint = f"did you mean '{close[0]}'?" if close else f"expected one of {', '.join(COMMANDS)}"
        print(f"boomtown: unknown command {command!r}, {hint}", file=sys.stderr)
        return 2
    try:
        return until_closed(lambda: cleaned(lambda: _run(command, words, alone=argv is None)))
    except KeyboardInterrupt:
        return 130


def _run(command: str | None, words: list[str], alone: bool) -> int:
    """Parse the arguments and run the command. `alone`: the process exists only for this command."""
    top = parser(command)
    args, rest = top.parse_known_args(words)
    if rest:
        _subparser(top, command).error(f"unrecognized arguments: {' '.join(rest)}")
    if command is None:
        top.print_help()
        return 0
    if alone:
        gc.freeze()  # loaded modules stay: without scanning them again a game is 1 to 6 % faster
    return int(import_module(f"boomtown.cli.{command}").run(args))


def _subparser(top: argparse.ArgumentParser, command: str | None) -> argparse.ArgumentParser:
    """Return the parser of a command, whose name and help belong in an error message."""
    [subparsers] = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    found: argparse.ArgumentParser = subparsers.choices[command] if command else top
    return found
