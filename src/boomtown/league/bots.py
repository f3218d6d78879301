"""Bots of a league: those of the package, reference opponents, bots of the user, and bots of other versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from boomtown.bots import History, make_bot
from boomtown.games import Game
from boomtown.lab.simulate import Plan, seed_of
from boomtown.league.other_version import process_of

REFERENCES = "boomtown.league.references"
SHORT = {  # names of the reference opponents in a plan
    "fixed-order": "FixedOrder",
    "role-targets": "RoleTargets",
    "attitudes": "Attitudes",
    "grudges": "Grudges",
    "first-option": "FirstOption",
}

Choose = Callable[[Game], int]  # the answer to the pending question


@dataclass(frozen=True)
class Version:
    """Bot of another version of the package. `source`: folder that contains the package `boomtown`."""

    bot: str
    source: str

    def at(self, folder: Path) -> Version:
        """Return this version with absolute paths."""
        file, _, of = self.bot.rpartition(":")
        bot = f"{(folder / file).resolve()}:{of}" if file.endswith(".py") else self.bot
        return Version(bot, str((folder / Path(self.source).expanduser()).resolve()))


def full_name(name: str) -> str:
    """Return a name that `make_bot` accepts."""
    return f"{REFERENCES}:{SHORT[name]}" if name in SHORT else name


def check_bot(name: str, game: str, versions: Mapping[str, Version]) -> None:
    """Raise ValueError if the bot cannot play the game."""
    if name not in versions:
        try:
            make_bot(full_name(name), 0, game=game)
        except ValueError as error:
            more = "" if ":" in name else f"; a league also has {', '.join([*SHORT, *versions])}"
            raise ValueError(f"{error}{more}") from error
    elif not (Path(versions[name].source) / "boomtown" / "games.py").is_file():
        raise ValueError(f"expected a folder with the package boomtown for {name}, got {versions[name].source!r}")


def file_of(name: str) -> Path | None:
    """Return the file of a bot of the user."""
    where = Path(name.rpartition(":")[0])
    return where if where.suffix == ".py" else None


def seated(plan: Plan, number: int, versions: Mapping[str, Version], seconds: float) -> list[Choose]:
    """Return for each seat of game `number` a function that answers. The bots of one version share a history."""
    history = History()
    names = [plan.bot_at(number, seat) for seat in range(plan.players)]
    seeds = [seed_of(plan, number, seat) for seat in range(plan.players)]
    found = []
    for seat, name in enumerate(names):
        if name in versions:
            mates = [p for p in range(plan.players) if names[p] in versions]
            source = versions[name].source
            bots = {p: (versions[names[p]].bot, seeds[p]) for p in mates if versions[names[p]].source == source}
            found.append(_of_version(source, bots, seconds))
        else:
            found.append(_of_this(full_name(name), seeds[seat], history, seat))
    return found


def _of_version(source: str, bots: Mapping[int, tuple[str, int]], seconds: float) -> Choose:
    return lambda game: process_of(source).choose(game, bots, seconds)


def _of_this(name: str, seed: int, history: History, seat: int) -> Choose:
    bot = make_bot(name, seed, history)
    return lambda game: bot.choose(game, seat)
