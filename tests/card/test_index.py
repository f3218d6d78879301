"""Index of hooks: after every incremental update it equals an index built from the state."""

from random import Random
from typing import Any

import pytest

from boomtown.card.index.index import CardIndex, index_of
from boomtown.games import catalog, new_game

ALL = [one["id"] for one in catalog("bang")["sets"][1:]]
TABLES = ("after", "rewrite", "fold")
LISTS = ("settle", "immune", "unbidden", "offers", "plays", "answers", "bang_answers", "start", "mutes")
REST = ("works", "order", "ambient", "for_all", "farther", "extended", "guarded", "limit", "ranges", "measures")


def contents(index: CardIndex) -> dict[str, Any]:
    """Return all values of an index that its readers use."""
    found = {name: getattr(index, name) for name in (*LISTS, *REST)}
    found |= {name: dict(getattr(index, name)) for name in TABLES}
    found["served"] = [share.served for share in index.shares]
    found["seen"] = [(row.dist, row.reach, row.near) for row in (index.sees(p) for p in range(len(index.shares)))]
    return found


@pytest.mark.parametrize(("players", "sets"), [(4, []), (8, ALL), (5, ALL), (7, ["fistful", "high_noon", "gold_rush"])])
@pytest.mark.parametrize("seed", range(3))
def test_it_is_what_a_new_one_would_be(players: int, sets: list[str], seed: int) -> None:
    """Compare at every decision of a game with ghosts, swapped seats and sources that are switched off."""
    setup = {"game": "bang", "players": players, "sets": sets, "options": {}}
    game, rnd = new_game(setup, seed, record=False), Random(seed)
    while game.ask is not None:
        assert contents(game.state.index) == contents(index_of(game.state, None))
        game.apply(rnd.choice(game.ask.options))


@pytest.mark.parametrize("first", [0, 1])
def test_a_clone_keeps_what_it_had(first: int) -> None:
    """A move in a game or in its clone leaves the second index unchanged."""
    setup = {"game": "bang", "players": 5, "sets": ALL, "options": {}}
    game, rnd = new_game(setup, 7, record=False), Random(7)
    for _ in range(60):
        both = (game, game.clone())
        moving, other = both[first], both[1 - first]
        before = contents(other.state.index)
        for _ in range(6):
            if moving.ask is not None:
                moving.apply(rnd.choice(moving.ask.options))
        assert contents(other.state.index) == before
        if moving.ask is None:
            break
        game = moving
