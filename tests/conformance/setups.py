"""Setups for tests that hold for every game, number of players and mix of sets."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.fuzz.setups import fits, mixes
from boomtown.games import GAMES, catalog
from tests import tiers


def setups() -> list[Any]:
    """Return every mix of sets with every number of players, with options and forced questions in turn.

    The default run takes each set alone, each pair of sets and each mix that lacks one set, with one number of players.
    It takes all sets together with every number of players. The rest of the product is nightly.
    """
    found: dict[bool, list[dict[str, Any]]] = {True: [], False: []}
    for game in GAMES:
        facts = catalog(game)
        low, high = facts["players"]
        options = [{}, *({o["id"]: other(o)} for o in facts["options"])]
        number = {True: 0, False: 0}  # counted apart, so that the sample alone contains every option
        for at, mix in enumerate(mixes(game)):
            counts = [n for n in range(low, high + 1) if fits(facts, n, mix)]
            for n in counts:
                fast = sampled(mix, mixes(game)[-1], n == counts[at // 2 % len(counts)])
                found[fast].append(setup(game, n, mix, options, number[fast]))
                number[fast] += 1
        for i in range(number[True], len(options)):  # a game of few mixes
            found[True].append(setup(game, high, mixes(game)[-1], options, i))
    taken = [pytest.param(of, id=name(of)) for of in found[True]]
    rest = found[False] if tiers.collect_nightly else []
    return taken + [pytest.param(of, marks=pytest.mark.nightly, id=name(of)) for of in rest]


def setup(game: str, players: int, mix: tuple[str, ...], options: list[dict[str, Any]], i: int) -> dict[str, Any]:
    """Return setup number `i` of a game."""
    of = {"game": game, "players": players, "sets": list(mix), "options": options[i % len(options)]}
    return of | ({"ask_forced": True} if i % 2 else {})


def sampled(mix: tuple[str, ...], every: tuple[str, ...], in_turn: bool) -> bool:
    """Return True if the default run takes the mix. `in_turn`: the number of players is the one chosen for the mix."""
    return mix == every or (in_turn and (len(mix) <= 2 or len(mix) == len(every) - 1))


def other(option: dict[str, Any]) -> object:
    """Return a value that is not the default."""
    return option["values"][-1] if "values" in option else not option["default"]


def name(of: dict[str, Any]) -> str:
    parts = [of["game"], str(of["players"]), *of["sets"], *of["options"]]
    return "-".join(parts + ["forced"] * of.get("ask_forced", False))
