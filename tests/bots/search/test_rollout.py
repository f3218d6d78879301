"""Rollouts of a search: the mean over the looks, and the end of a plan."""

from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import patch

import pytest

from boomtown.bots import History, Observation
from boomtown.bots.search import rollout
from boomtown.bots.search.candidates import ANYBODY, NOBODY, Candidate
from boomtown.bots.search.rollout import Rollouts, policy_of
from boomtown.games import Game, new_game
from boomtown.kernel.frame import END


def asked() -> Game:
    """Return a game at the first question of phase 2."""
    game, policy = new_game({"players": 5}, "looks", record=False), policy_of("bang")(0)
    while game.ask is not None and game.ask.why != "play":
        game.apply(policy.answer(Observation(game, game.ask.who), History()))
    return game


def value(game: Game, candidate: Candidate, looks: Sequence[int]) -> tuple[float, list[int]]:
    """Return the value of a rollout, and the moves of the game at each look: the chance of a side is 1 in that many."""
    assert game.ask is not None
    seen: list[int] = []

    def chances(played: Game) -> tuple[float, ...]:
        seen.append(played.moves - game.moves)
        return (1 / seen[-1],) * 3

    twin = game.clone()
    with patch.object(rollout, "search_chances", chances):
        found = Rollouts("bang", game.ask.who, History(), looks, policy_of("bang")).value(twin, candidate)
    return found, seen


def test_the_value_is_the_mean_of_the_looks() -> None:
    found, seen = value(asked(), Candidate(END), (2, 4))
    assert seen == [3, 5]  # the candidate, and the decisions after it
    assert found == pytest.approx((1 / 3 + 1 / 5) / 2)


def test_a_game_that_is_over_counts_with_its_result() -> None:
    game = asked()
    assert game.ask is not None
    twin = game.clone()
    found = Rollouts("bang", game.ask.who, History(), (3000, 4000), policy_of("bang")).value(twin, Candidate(END))
    assert twin.over
    assert found == float(game.ask.who in twin.winners)


def test_a_plan_is_over_with_its_turn() -> None:
    """After the first look the seat has other turns, in which it follows no plan."""
    game = asked()
    made = []

    def follow(self: Rollouts, game: Game, target: int, policies: object, history: object, limit: int) -> int:
        made.append((target, limit))
        return 1

    with patch.object(Rollouts, "_follow_plan", follow):
        value(game, Candidate(END, NOBODY), (2, 4))
    assert made == [(NOBODY, 2), (ANYBODY, 2)]
