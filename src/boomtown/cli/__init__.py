"""The command `boomtown`: one module for each subcommand, imported only when it is the one asked for.

A subcommand is a module `boomtown.cli.<name>` with `add_parser(subparsers)`, which adds its arguments, and
`run(args) -> int`, which returns the exit status and does the heavy imports itself.
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
    "serve": "open the table in the browser",
    "think": "let bots of servers on other machines think here",
    "doctor": "check an installation and say what is wrong",
    "backup": "copy the data of a server, even while it runs",
    "restore": "replace the data of a server by a backup",
    "export": "write finished games to files, even while the server runs",
    "purge": "remove tables that have not been visited for long",
    "ratings": "show the ratings of people and bots, or compute them again",
    "reports": "list what people have reported about others",
    "load": "measure how many tables a server can handle",
    "play": "play in the terminal against bots",
    "simulate": "let bots play many games and count who wins",
    "replay": "print a saved game, or a position of it",
    "verify": "check that a game was dealt as promised",
    "check": "run scenario files (rules questions with their answers)",
    "bench": "measure the speed of the rules",
    "fuzz": "play random games and check every invariant",
}


def build() -> str:
    """Which build of the rules this is."""
    return "rules compiled" if compiled() else "rules in plain Python"


class Words(argparse.HelpFormatter):
    """Lines end between words: argparse also breaks them behind a hyphen, and so the names of options."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = self._split_lines(text, width - len(indent))
        return "\n".join(indent + line for line in lines)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of printing the usage before it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"formatter_class": Words, **kwargs})

    def error(self, message: str) -> NoReturn:
        """Say what was expected and what came, and end."""
        message = re.sub(r"invalid int value: (.*)$", r"expected a whole number, got \1", message)
        message = re.sub(r"invalid float value: (.*)$", r"expected a number, got \1", message)
        self.exit(2, f"{self.prog}: {message} (see '{self.prog} --help')\n")


class Version(argparse.Action):
    """Say what is installed. The fingerprint is worked out only for whoever asks, as that takes a while."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from boomtown.server.engine.rules_version import fingerprint

        print(f"boomtown {__version__} ({build()}, fingerprint {fingerprint()})")
        parser.exit()


class Lines(Words):
    """The commands without a line above them that only says COMMAND: the help stays on one screen."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._action_max_length = max(map(len, COMMANDS)) + 4  # room for the longest, as it stands indented

    def _format_action(self, action: argparse.Action) -> str:
        text = super()._format_action(action)
        return text.partition("\n")[2] if action.nargs == argparse.PARSER else text


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """The command line; of all subcommands only `command` is imported and knows its arguments."""
    top = Parser(
        prog="boomtown",
        usage="%(prog)s [--help] [--version] COMMAND ...",  # says enough of these two options
        description="The BANG! card game at a table in the browser.",
        formatter_class=Lines,
        add_help=False,
    )
    top.add_argument("-h", "--help", action="help", help=argparse.SUPPRESS)
    top.add_argument("--version", action=Version, nargs=0, help=argparse.SUPPRESS)
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", title="commands", prog="boomtown")
    for name, summary in COMMANDS.items():
        if name == command:
            import_module(f"boomtown.cli.{name}").add_parser(subparsers)
        else:
            subparsers.add_parser(name, help=summary, add_help=False)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status is 2 for a bad argument, otherwise the subcommand's own."""
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
    """`alone`: the process is there for this command."""
    top = parser(command)
    args, rest = top.parse_known_args(words)
    if rest:
        _of(top, command).error(f"unrecognized arguments: {' '.join(rest)}")
    if command is None:
        top.print_help()
        return 0
    if alone:
        gc.freeze()  # what was loaded stays, so the collector need not look at it again and again: 1 to 6 % of a game
    return int(import_module(f"boomtown.cli.{command}").run(args))


def _of(top: argparse.ArgumentParser, command: str | None) -> argparse.ArgumentParser:
    """The parser of a command: its help is the one to point to."""
    [subparsers] = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    found: argparse.ArgumentParser = subparsers.choices[command] if command else top
    return found
