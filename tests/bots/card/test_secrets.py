"""A bot knows what its seat knows: hidden cards and roles may be anything, its choice stays the same."""

from __future__ import annotations

from random import Random

import pytest

from boomtown.bots import make_bot
from boomtown.bots.observation import Observation
from boomtown.card.fuzz import scramble
from boomtown.card.game import Bang
from boomtown.games import Game, new_game

SETUP = {
    "players": 6,
    "sets": ["bonus", "dodge_city", "high_noon", "fistful"],
    "options": {"expert_characters": True},
}


def hide(game: Game, seat: int, chance: Random) -> Bang:
    """Return the game with its past and with everything hidden from the seat drawn again."""
    assert isinstance(game, Bang)
    twin = scramble(game, seat, chance)
    twin.log, twin.skipped = game.log, game.skipped
    return twin


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "greenhorn", "cowhand"])  # marshal: tests/bots/search
def test_hidden_cards_change_nothing(name: str) -> None:
    chance = Random(5)
    asked: set[str] = set()
    for seed in range(5):
        game = new_game(SETUP, f"secret {seed}")
        mover = make_bot("greenhorn", 1)
        while not game.over:
            ask = game.ask
            assert ask is not None
            if ask.why not in ("play", "shot") or game.moves % 5 == 0:
                seen = make_bot(name, 9).choose(game, ask.who)
                assert make_bot(name, 9).choose(hide(game, ask.who, chance), ask.who) == seen
                asked.add(ask.why)
            game.apply(mover.choose(game, ask.who))
    assert {"play", "shot", "discard", "character", "event", "indians", "pay"} <= asked


def test_what_a_brain_gets_has_no_way_to_the_game() -> None:
    game = new_game({"players": 4}, "closed")
    assert game.ask is not None
    observation = Observation(game, game.ask.who)
    for name in Observation.__slots__:
        if name.startswith("_"):  # its own
            continue
        value = getattr(observation, name)
        assert value is not game
        assert value is not game.state
    assert not hasattr(observation, "state")
    assert not hasattr(observation, "__dict__")


def test_a_bot_refuses_a_question_to_somebody_else() -> None:
    game = new_game({"players": 4}, "other")
    assert game.ask is not None
    with pytest.raises(AssertionError, match="is not asked"):
        make_bot("greenhorn", 1).choose(game, (game.ask.who + 1) % 4)
