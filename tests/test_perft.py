"""Numbers of positions by depth, from the start of a game and from its middle, compared with recorded numbers.

A change here means that the rules offer other choices. If that is intended, renew the counts:
`python -m tests.test_perft > tests/perft.json`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from boomtown.games import Game, catalog, new_game
from tests.conftest import ROOT

KNOWN = ROOT / "tests/perft.json"
MOST = 4_000  # positions at the last depth
MIDDLE = 40  # random choices before the counts of the middle begin
EVERYTHING = {game: [one["id"] for one in catalog(game)["sets"][1:]] for game in ("bang", "dice")}
SETUPS: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "dodge city": {"players": 5, "sets": ["dodge_city"]},
    "events": {"players": 6, "sets": ["high_noon", "fistful"]},
    "gold rush": {"players": 5, "sets": ["gold_rush"]},
    "shows": {"players": 4, "sets": ["valley_of_shadows", "wild_west_show"]},
    "train": {"players": 4, "sets": ["armed_and_dangerous", "great_train_robbery"]},
    "all sets": {"players": 8, "sets": EVERYTHING["bang"]},
    "dice": {"game": "dice", "players": 5},
    "old saloon": {"game": "dice", "players": 8, "sets": EVERYTHING["dice"]},
    "duel": {"game": "duel", "players": 2},
}


def perft(game: Game) -> list[int]:
    """Return the number of positions after one choice, two choices and so on, up to MOST positions."""
    level, counts = [game], list[int]()
    while 0 < sum(len(position.ask.options) for position in level if position.ask) <= MOST:
        level = [after(position, choice) for position in level if position.ask for choice in position.ask.options]
        counts.append(len(level))
    return counts


def counts_of(setup: dict[str, Any]) -> list[list[int]]:
    """Return the numbers of positions from the start of a game and from its middle."""
    game, rnd = new_game(setup, "perft", record=False), Random("perft")
    start = perft(game)
    for _ in range(MIDDLE):
        if game.ask is not None:
            game.apply(rnd.choice(game.ask.options))
    return [start, perft(game)]


def after(game: Game, choice: int) -> Game:
    twin = game.clone()
    twin.apply(choice)
    return twin


@pytest.mark.slow
@pytest.mark.parametrize("name", SETUPS)
def test_number_of_positions(name: str) -> None:
    assert counts_of(SETUPS[name]) == json.loads(KNOWN.read_text())[name]


if __name__ == "__main__":
    rows = (f'  "{name}": {counts_of(setup)}' for name, setup in SETUPS.items())
    print("{\n" + ",\n".join(rows) + "\n}")
