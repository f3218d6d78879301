"""Random setups: every mix of sets in turn, all other values by chance."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

from boomtown.games import GAMES, catalog

from .support import support_of

Setup = dict[str, Any]
STRIDE = 317  # odd, so that it reaches every mix: their number is a power of two
SELDOM = 0.15  # probability of each optional key


@cache
def mixes(game: str) -> tuple[tuple[str, ...], ...]:
    """Return every mix of sets in addition to the base game. The first mix is empty."""
    sets = [s["id"] for s in catalog(game)["sets"][1:]]
    chosen = product((False, True), repeat=len(sets))
    return tuple(tuple(s for s, used in zip(sets, mask, strict=True) if used) for mask in chosen)


def fits(facts: Setup, players: int, mix: tuple[str, ...]) -> bool:
    """Return True if that number of players can play the mix. `facts` is the catalogue."""
    numbers = [s["players"] for s in facts["sets"] if s["id"] in mix and "players" in s]
    needed = facts["needs"].get(str(players), [])
    return all(of_set in mix for of_set in needed) and all(players in n for n in numbers)


def setup_of(game: str, number: int, rnd: Random) -> Setup:
    """Return setup `number` of a run over the game.

    Every mix occurs once, and a short run contains each set several times.
    """
    facts, known = catalog(game), mixes(game)
    mix = known[number * STRIDE % len(known)]
    low, high = facts["players"]
    players = rnd.choice([n for n in range(low, high + 1) if fits(facts, n, mix)])
    setup: Setup = {"game": game, "players": players, "sets": list(mix), "options": _options(facts, rnd)}
    if rnd.random() < 0.5:
        setup["ask_forced"] = True
    return setup | _given(setup, facts, rnd)


def _options(facts: Setup, rnd: Random) -> Setup:
    """Return random values for about half of the options, even where they change nothing."""
    found = {}
    for option in facts["options"]:
        if rnd.random() < 0.5:
            found[option["id"]] = rnd.choice(option.get("values", [False, True]))
    return found


def _given(setup: Setup, facts: Setup, rnd: Random) -> Setup:
    """Return keys that only some setups have: kept characters, the sheriff's seat, roles, characters."""
    found: Setup = {}
    seats, in_use = range(setup["players"]), _in_use(facts, setup["sets"])
    if rnd.random() < SELDOM:
        kept = rnd.sample(seats, rnd.randint(1, len(seats)))
        names = rnd.sample(in_use, len(kept))
        found["keep"] = {str(p): name for p, name in zip(kept, names, strict=True)}
    if rnd.random() < SELDOM:
        found["sheriff"] = rnd.choice(seats)
    if rnd.random() < SELDOM:
        found["rotate"] = rnd.choice(seats)
    if rnd.random() < SELDOM:
        found["roles"] = support_of(setup["game"]).roles(setup, rnd)
    if rnd.random() < SELDOM:
        found["characters"] = rnd.sample(list(facts["characters"]), len(seats))
    return found


def _in_use(facts: Setup, mix: list[str]) -> list[str]:
    """Return the characters that may be kept in this mix."""
    known = [facts["sets"][0]["id"], *mix]
    characters = facts["characters"].values()
    return [c["name"] for c in characters if c["set"] in known and all(n in known for n in c.get("needs", ()))]


def games_of(name: str) -> tuple[str, ...]:
    """Return the game of that name, or all games for "all"."""
    return tuple(GAMES) if name == "all" else (name,)


@cache
def in_turn(name: str) -> tuple[tuple[str, int], ...]:
    """Return the mixes of one game, or of all games for "all", as (game, number).

    The mixes of each game are spread evenly.
    """
    turns = [(game, number) for game in games_of(name) for number in range(len(mixes(game)))]
    return tuple(sorted(turns, key=lambda turn: turn[1] / len(mixes(turn[0]))))


def described(setup: Setup) -> str:
    """Return the setup in a few words."""
    words = [setup["game"], f"{setup['players']} players", ", ".join(setup.get("sets", [])) or "no sets"]
    words += [f"{name}={value}" for name, value in setup.get("options", {}).items()]
    return "; ".join(words + [f"{k}={v}" for k, v in setup.items() if k not in ("game", "players", "sets", "options")])
