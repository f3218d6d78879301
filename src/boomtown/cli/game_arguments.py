"""Arguments that choose a game: its name, players, sets and options; and the language of the output."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from boomtown.spec import DEFAULT

Value = bool | int | str
ALL = "all"
USUAL = 5  # players


def add_setup(p: argparse.ArgumentParser, *, options: bool = True) -> None:
    """Add the arguments that `setup` reads."""
    p.add_argument("--game", default=DEFAULT, metavar="NAME", help=f"{names()} (default: %(default)s)")
    p.add_argument(
        "--players", type=int, metavar="P", help=f"number of players, 3 to 8 (default: {USUAL}; 2 for a game for two)"
    )
    p.add_argument("--sets", action="append", default=[], metavar="NAMES", help="expansions, with commas, or all")
    p.add_argument(
        "--modules", type=listed, default=(), metavar="NUMBERS", help="expansions by module number, such as 1,4 (dice)"
    )
    if options:
        p.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME[=VALUE]",
            help="an option of the game, such as expert_characters, event_cards=12 or deal_roles=special",
        )


def names() -> str:
    """Return the names of the games as a list in words: "bang, dice or duel"."""
    from boomtown.games import GAMES

    *first, last = GAMES
    return f"{', '.join(first)} or {last}" if first else last


def players(args: argparse.Namespace) -> int:
    """Return the number of players asked for. The default is the usual number, or the nearest that the game allows."""
    from boomtown.games import GAMES, catalog

    if args.players is None and args.game in GAMES:
        low, high = catalog(args.game)["players"]
        args.players = min(max(USUAL, low), high)
    return USUAL if args.players is None else int(args.players)


def setup(args: argparse.Namespace) -> dict[str, Any]:
    """Return the setup that the arguments describe.

    Raises SetupError for an unknown game or module, and for an option without effect. The game checks the rest.
    """
    from boomtown.games import SetupError, check_needs

    seats = players(args)
    chosen = sets(args.sets, args.game, seats)
    named = [*chosen, *(name for name in modules(args.modules, args.game) if name not in chosen)]
    for name in named:
        if named.count(name) > 1:
            raise SetupError(f"sets must be named once each, got {name!r} twice")
    options = dict(map(option, getattr(args, "option", [])))
    found = {"game": args.game, "players": seats, "sets": named, "options": options}
    check_needs(found)
    return found


def check_writable(file: str) -> None:
    """Raise ValueError if the file cannot be written, before a long run begins. No file is left behind."""
    path = Path(file)
    new = not path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if new:
            path.unlink()
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from error


def listed(text: str) -> tuple[str, ...]:
    """Return the words of a text separated by commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def sets(words: tuple[str, ...] | list[str], game: str = DEFAULT, players: int = USUAL) -> tuple[str, ...]:
    """Return the sets asked for; "all" gives every expansion for this number of players. The setup rejects unknown
    ones.
    """
    from boomtown.games import catalog

    known = catalog(game)["sets"][1:]
    names = [part for word in words for part in listed(word)]
    return tuple(s["id"] for s in known if players in s.get("players", [players])) if ALL in names else tuple(names)


def modules(numbers: tuple[str, ...], game: str) -> list[str]:
    """Return the sets with these module numbers."""
    from boomtown.games import SetupError, catalog

    known = {str(s["module"]): s["id"] for s in catalog(game)["sets"][1:] if "module" in s}
    for number in numbers:
        if number not in known:
            there_are = f"the modules {', '.join(known)}" if known else "no modules"
            raise SetupError(f"{game} has {there_are}, got {number!r}")
    return [known[number] for number in numbers]


def option(words: str) -> tuple[str, Value]:
    """Parse NAME (means yes) or NAME=VALUE (a number, yes or no, or a name)."""
    name, given, value = words.partition("=")
    if not given:
        return name, True
    if value in ("yes", "true", "no", "false"):
        return name, value in ("yes", "true")
    return name, int(value) if value.isdecimal() else value


def language() -> str:
    """Return the language of the system if the package has it, else English."""
    from boomtown.languages import SOURCE, languages

    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or SOURCE
    return wanted[:2] if wanted[:2] in languages() else SOURCE
