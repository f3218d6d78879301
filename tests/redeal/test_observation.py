"""Redeals from the observation of a bot: drawn from its belief, independent of everything it cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from boomtown.bots import History, Observation, belief, likelihood, make_bot
from boomtown.card.bots.position import Position
from boomtown.games import Game, new_game
from tests.card.position import pending
from tests.redeal.assertions import CARD_SETS, DICE_SETS, relabelled, seen_by

SETUPS = [
    {"players": 6},
    {"players": 7, "sets": CARD_SETS},
    {"game": "dice", "players": 6, "sets": DICE_SETS},
]


def positions(setup: dict[str, Any], every: int) -> Iterator[Game]:
    """Some positions of a game of greenhorns."""
    game, history = new_game(setup, "sight"), History()
    bots = [make_bot("greenhorn", seat, history) for seat in range(game.players)]
    while game.ask is not None:
        if game.moves % every == 0:
            yield game
        game.apply(bots[game.ask.who].choose(game, game.ask.who))


def observation_of(game: Game) -> tuple[Observation, History]:
    """The observation of the seat that is asked, and a history that has read all events."""
    observation, history = Observation(game, pending(game).who), History()
    history.update(observation)
    return observation, history


def all_of(observation: Observation, history: History, seed: int) -> tuple[object, ...]:
    """Everything that a bot can read: views, questions, events, beliefs, and redealt games as a whole."""
    twin = observation.redeal(Random(seed), likelihood(history))
    fast = observation.fast_view if observation.game == "bang" else None
    return (
        {**observation.view(), "can_undo": False},
        observation.decision(),
        observation.events(0),
        belief(observation, history),
        None if fast is None else (fast.lives, fast.tables, fast.hand, fast.roles(), fast.open_hands()),
        twin.save(),
        twin.setup,
    )


@pytest.mark.parametrize("setup", SETUPS, ids=["base", "sets", "dice"])
def test_hidden_cards_and_roles_change_nothing_that_a_bot_can_read(setup: dict[str, Any]) -> None:
    count, rnd = 0, Random(3)
    for game in positions(setup, every=17):
        seat = pending(game).who
        for other in (game.redeal(seat, rnd), relabelled(game, seat, rnd)):
            other.log, other.skipped = game.log, game.skipped  # what all have seen is the same
            observations = [observation_of(twin) for twin in (game, other)]
            assert all_of(*observations[0], count) == all_of(*observations[1], count)
            count += 1
    assert count > 8


def test_a_redealt_game_is_apart_from_the_true_one() -> None:
    for game in positions({"players": 5}, every=29):
        observation, history = observation_of(game)
        before = game.save()
        twin = observation.redeal(Random(1), likelihood(history))
        assert seen_by(twin, observation.seat) == seen_by(game, observation.seat)
        assert (twin.log, twin.choices, twin.past) == (None, None, None)
        assert twin.seed != game.seed
        while twin.ask is not None:
            twin.apply(twin.ask.options[0])
        assert game.save() == before


def test_roles_are_drawn_from_the_belief() -> None:
    game = next(islice(positions({"players": 5}, every=10), 3, None))
    observation, history = observation_of(game)
    chances, rnd, drawn = belief(observation, history), Random(1), 2000
    assert sum(chance for chance, _ in chances) == pytest.approx(1)
    assert max(chance for chance, _ in chances) > 1.5 / len(chances)  # the acts say something
    roles = likelihood(history)
    found = Counter(tuple(observation.redeal(rnd, roles).state.roles) for _ in range(drawn))
    for chance, deal in chances:
        assert found[deal] / drawn == pytest.approx(chance, abs=0.04)


def test_the_belief_follows_the_acts() -> None:
    history = History()
    history.game, history.acts = "bang", [(1, 0, 1.0)]
    outlaw, deputy = ("sheriff", "outlaw", "renegade", "deputy"), ("sheriff", "deputy", "renegade", "outlaw")
    assert likelihood(history)(outlaw) > likelihood(history)(deputy)
    history.acts.append((1, 0, -2.0))  # helped since: more than it harmed
    assert likelihood(history)(outlaw) < likelihood(history)(deputy)


def test_the_belief_of_greenhorn_is_its_marginal_distribution() -> None:
    for game in positions({"players": 6}, every=31):
        observation, history = observation_of(game)
        chances = Position(observation.fast_view, observation.options, history).chances
        for seat, of in enumerate(chances):
            for role, chance in of.items():
                found = sum(part for part, deal in belief(observation, history) if deal[seat] == role)
                assert found == pytest.approx(chance)
