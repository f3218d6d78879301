"""What is to be played, as typed on the command line: game, players, sets, options. And the language to answer in."""

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
    """The arguments `setup` reads."""
    p.add_argument("--game", default=DEFAULT, metavar="NAME", help=f"{names()} (default: %(default)s)")
    p.add_argument("--players", type=int, metavar="P", help=f"3 to 8 (default: {USUAL}; 2 where the game is for two)")
    p.add_argument(
        "--sets", action="append", default=[], metavar="NAMES", help="sets on top of base, with commas, or all"
    )
    p.add_argument(
        "--modules", type=listed, default=(), metavar="NUMBERS", help="sets that a game numbers as modules, as 1,4"
    )
    if options:
        p.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME[=VALUE]",
            help="a variant: expert_characters, event_cards=12, deal_roles=special ...",
        )


def names() -> str:
    """The games there are, in words."""
    from boomtown.games import GAMES

    return " or ".join(GAMES)


def players(args: argparse.Namespace) -> int:
    """As many as were asked for; else the usual number, or the nearest one that the game is for."""
    from boomtown.games import GAMES, catalog

    if args.players is None and args.game in GAMES:
        low, high = catalog(args.game)["players"]
        args.players = min(max(USUAL, low), high)
    return USUAL if args.players is None else int(args.players)


def setup(args: argparse.Namespace) -> dict[str, Any]:
    """The setup asked for; SetupError when there is no such game or module, or when an option would do nothing in it.
    All else is for the game to say.
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
    """ValueError where the file cannot be written, before anything is played for it. Nothing is left behind."""
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
    """Words separated by commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def sets(words: tuple[str, ...] | list[str], game: str = DEFAULT, players: int = USUAL) -> tuple[str, ...]:
    """Every expansion these players may have for "all"; what is no set stays for the setup to complain about."""
    from boomtown.games import catalog

    known = catalog(game)["sets"][1:]
    names = [part for word in words for part in listed(word)]
    return tuple(s["id"] for s in known if players in s.get("players", [players])) if ALL in names else tuple(names)


def modules(numbers: tuple[str, ...], game: str) -> list[str]:
    """The sets that are modules of an expansion, by their numbers."""
    from boomtown.games import SetupError, catalog

    known = {str(s["module"]): s["id"] for s in catalog(game)["sets"][1:] if "module" in s}
    for number in numbers:
        if number not in known:
            there_are = f"the modules {', '.join(known)}" if known else "no modules"
            raise SetupError(f"{game} has {there_are}, got {number!r}")
    return [known[number] for number in numbers]


def option(words: str) -> tuple[str, Value]:
    """NAME alone means yes; NAME=VALUE a number, yes or no, or a name."""
    name, given, value = words.partition("=")
    if not given:
        return name, True
    if value in ("yes", "true", "no", "false"):
        return name, value in ("yes", "true")
    return name, int(value) if value.isdecimal() else value


def language() -> str:
    """The language of the system, where there are texts in it."""
    from boomtown.languages import SOURCE, languages

    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or SOURCE
    return wanted[:2] if wanted[:2] in languages() else SOURCE
