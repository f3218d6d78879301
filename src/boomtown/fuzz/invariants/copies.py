"""Invariants of copies: clones, saves, replays and undo reach the same state and continue in the same way."""

from __future__ import annotations

import json
from random import Random

from boomtown.games import UNDO, Game, load_game, new_game, replay

from .compare import equal, expect, same

TAIL = 200  # decisions for which copies continue


def cloned(game: Game, rnd: Random) -> None:
    """Check that a clone equals the game."""
    same("clone", game.clone(), game)


def saved(game: Game, rnd: Random) -> None:
    """Check that a save is JSON and loads to the same game, including undo."""
    data = game.save()
    read = json.loads(json.dumps(data))
    equal("save from JSON", read, data)
    loaded = load_game(read)
    same("loaded game", loaded, game)
    equal("save of the loaded game", loaded.save(), data)


def tails(game: Game, rnd: Random) -> None:
    """Check that clone, loaded game and replay continue in the same way."""
    assert game.choices is not None
    twins = {
        "clone": game.clone(),
        "loaded game": load_game(game.save()),
        "replay": replay(game.setup, game.seed, game.choices),
    }
    lead = game.clone()
    for _ in range(TAIL):
        for name, twin in twins.items():
            same(f"{name} played on", twin, lead)
        if lead.ask is None:
            break
        choice = rnd.choice(lead.ask.options)
        for twin in (lead, *twins.values()):
            twin.apply(choice)
    for name, twin in twins.items():
        equal(f"state of {name} at last", twin.state.save(), lead.state.save())
        equal(f"result of {name}", twin.result, lead.result)


def replayed(game: Game, rnd: Random) -> None:
    """Check that setup, seed and choices give the same game again, with all its events."""
    assert game.choices is not None
    again = replay(game.setup, game.seed, game.choices)
    same("replay", again, game)
    equal("events of the replay", again.events(0, 0), game.events(0, 0))
    equal("choices of the replay", again.choices, game.choices)
    equal("result of the replay", again.result, game.result)


def unrecorded(game: Game, rnd: Random) -> None:
    """Check that the same choices lead to the same end in a game without a record. Undo is impossible there."""
    assert game.choices is not None
    if all(choice > UNDO for choice in game.choices):
        plain = new_game(game.setup, game.seed, record=False)
        for choice in game.choices:
            plain.apply(choice)
        same("game without a record", plain, game)


def moved(before: Game, game: Game, choice: int, rnd: Random) -> None:
    """Check that the clone made before a choice takes the same choice to the same state."""
    if choice > UNDO:
        twin = before.clone()
        twin.apply(choice)
        same("clone made before the choice", twin, game)


def taken_back(before: Game, game: Game, choice: int, rnd: Random) -> None:
    """Check that an undo returns the seat to the state in which it chose."""
    ask = before.ask
    assert ask is not None
    if choice <= UNDO or ask.question.completes or not game.can_undo(ask.who):
        return  # undone together with its action
    twin = load_game(game.save())
    expect(twin.can_undo(ask.who), "expected the loaded game to allow the same undo")
    twin.undo(ask.who)
    same("after an undo", twin, before)
