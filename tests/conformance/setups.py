"""Setups for tests that hold for every game, number of players and mix of sets."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.fuzz.setups import fits, mixes
from boomtown.games import GAMES, catalog
from tests import tiers


def setups(pairs: pytest.MarkDecorator = pytest.mark.nightly) -> list[Any]:
    """Return every mix of sets with every number of players, with options and forced questions in turn.

    Each set alone and each mix that lacks one set have no mark, with one number of players. All sets together have
    none with any number of players. Each pair of sets, with one number of players, has the mark `pairs`: the mixes
    that lack one set contain all pairs. The rest of the product is nightly.
    """
    found: dict[str, list[dict[str, Any]]] = {"sample": [], "pair": [], "rest": []}
    for game in GAMES:
        facts = catalog(game)
        low, high = facts["players"]
        options = [{}, *({o["id"]: other(o)} for o in facts["options"])]
        number = dict.fromkeys(found, 0)  # counted apart, so that the sample alone contains every option
        for at, mix in enumerate(mixes(game)):
            counts = [n for n in range(low, high + 1) if fits(facts, n, mix)]
            for n in counts:
                part = part_of(mix, mixes(game)[-1], n == counts[at // 2 % len(counts)])
                found[part].append(setup(game, n, mix, options, number[part]))
                number[part] += 1
        for i in range(number["sample"], len(options)):  # a game of few mixes
            found["sample"].append(setup(game, high, mixes(game)[-1], options, i))
    marks: dict[str, Any] = {"sample": (), "pair": pairs, "rest": pytest.mark.nightly}
    return [
        pytest.param(of, marks=marks[part], id=name(of))
        for part, those in found.items()
        if tiers.collect_nightly or marks[part] != pytest.mark.nightly
        for of in those
    ]


def setup(game: str, players: int, mix: tuple[str, ...], options: list[dict[str, Any]], i: int) -> dict[str, Any]:
    """Return setup number `i` of a game."""
    of = {"game": game, "players": players, "sets": list(mix), "options": options[i % len(options)]}
    return of | ({"ask_forced": True} if i % 2 else {})


def part_of(mix: tuple[str, ...], every: tuple[str, ...], in_turn: bool) -> str:
    """Return "sample", "pair" or "rest". `in_turn`: the number of players is the one chosen for the mix."""
    if mix == every or (in_turn and (len(mix) <= 1 or len(mix) == len(every) - 1)):
        return "sample"
    return "pair" if in_turn and len(mix) == 2 else "rest"


def other(option: dict[str, Any]) -> object:
    """Return a value that is not the default."""
    return option["values"][-1] if "values" in option else not option["default"]


def name(of: dict[str, Any]) -> str:
    parts = [of["game"], str(of["players"]), *of["sets"], *of["options"]]
    return "-".join(parts + ["forced"] * of.get("ask_forced", False))
