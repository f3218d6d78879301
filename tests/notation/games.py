"""Games to write down: random players, now and then one who takes something back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boomtown.card.cards import SETS
from boomtown.games import Game, new_game
from boomtown.notation.dialect import Dialect, dialect_named
from tests.conformance.setups import setups

EVENTS = [name for name in SETS if name != "base"]
MODULES = ["saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost"]
FEW: list[dict[str, Any]] = [
    {"players": 5},
    {
        "players": 7,
        "sets": EVENTS,
        "options": {"expert_characters": True, "event_cards": 12},
        "sheriff": 0,
        "rotate": 2,
    },
    {"players": 3, "sets": EVENTS, "ask_forced": True, "options": {"last_event": "A Fistful of Cards"}},
    {"game": "dice", "players": 4},
    {"game": "dice", "players": 7, "sets": MODULES, "ask_forced": True},
]
MOST = 4000  # decisions


def name(setup: dict[str, Any]) -> str:
    return "-".join([setup.get("game", "bang"), str(setup["players"]), *setup.get("sets", [])])


def dialect_of_name(game: str) -> Dialect:
    """Return the notation of the game of that name, which has one."""
    dialect = dialect_named(game)
    assert dialect is not None
    return dialect


few = pytest.mark.parametrize("setup", FEW, ids=name)
# The setups of the conformance suite; `few` is the part that runs by default.
every = pytest.mark.parametrize(
    "setup", [pytest.param(*p.values, id=p.id, marks=p.marks or pytest.mark.thorough) for p in setups()]
)


def play(game: Game, rnd: Random, each: Callable[[Game], object] = lambda game: None, *, undo: float = 0.0) -> Game:
    """To the end at random, calling `each` at every decision and at the end."""
    for _ in range(MOST):
        each(game)
        if game.ask is None:
            return game
        back = undo and [p for p in range(game.players) if game.can_undo(p)]
        if back and rnd.random() < undo:
            game.undo(rnd.choice(back))
        else:
            game.apply(rnd.choice(game.ask.options))
    raise AssertionError(f"no end after {MOST} decisions")


def played(setup: dict[str, Any], seed: str | int, *, undo: float = 0.1) -> Game:
    """Return a finished game in which players took back some choices."""
    return play(new_game(setup, seed), Random(str(seed)), undo=undo)
