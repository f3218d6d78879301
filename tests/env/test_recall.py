"""Information states with perfect recall, and targets of beliefs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.encode import encoder
from boomtown.env.recall import Recall
from boomtown.env.targets import RoleTargets
from boomtown.games import IllegalChoice, new_game

SETUPS: list[dict[str, Any]] = [
    {"players": 4, "sets": ["dodge_city", "high_noon"]},
    {"game": "dice", "players": 5},
    {"game": "duel", "players": 2},
]
games = pytest.mark.parametrize("setup", SETUPS, ids=["bang", "dice", "duel"])


def started(setup: dict[str, Any], seed: int = 1) -> Recall:
    return Recall(new_game(setup, seed, knowledge=True))


def play(recall: Recall, count: int, seed: int = 1) -> Recall:
    rnd = Random(seed)
    for _ in range(count):
        if recall.game.ask is not None:
            recall.apply(rnd.choice(recall.game.ask.options))
    return recall


@games
def test_every_position_adds_to_the_past(setup: dict[str, Any]) -> None:
    recall, rnd = started(setup), Random(2)
    last: list[list[str]] = [[] for _ in range(recall.game.players)]
    for _ in range(25):
        for seat, known in enumerate(last):
            lines = recall.string(seat).split("\n")[1:-2]
            assert lines[: len(known)] == known
            assert len(lines) == recall.moments - 1
            last[seat] = lines
        assert recall.game.ask is not None
        recall.apply(rnd.choice(recall.game.ask.options))


@games
def test_rows_hold_the_observations_and_own_actions(setup: dict[str, Any]) -> None:
    recall, rnd, numbers = started(setup), Random(3), encoder(setup)
    expected: list[list[float]] = []
    for _ in range(20):
        ask = recall.game.ask
        assert ask is not None
        choice = rnd.choice(ask.options)
        own = numbers.action(recall.game, choice) + 1.0 if ask.who == 0 else 0.0
        expected.append([*numbers.observe(recall.game, 0), own])
        recall.apply(choice)
    expected.append([*numbers.observe(recall.game, 0), 0.0])
    assert [list(row) for row in recall.rows(0)] == expected
    assert any(row[-1] for row in expected)


def test_a_tensor_has_a_fixed_length() -> None:
    recall = play(started(SETUPS[1]), 5)
    width, rows = recall.encoder.size + 1, recall.rows(0)
    assert list(recall.tensor(0, 8)) == [value for row in rows for value in row] + [0.0] * 2 * width
    assert list(recall.tensor(0, 4)) == [value for row in rows[-4:] for value in row]


def test_only_the_actor_knows_which_card_was_kept() -> None:
    """Kit Carlson keeps cards: two choices are two information states for the actor, one for all other players."""
    setup = {"players": 4, "characters": ["Kit Carlson", "Bart Cassidy", "Paul Regret", "Rose Doolan"], "sheriff": 0}
    one, other = started(setup), started(setup)
    for recall, place in ((one, 0), (other, -1)):
        assert recall.game.ask is not None
        recall.apply(recall.game.ask.options[0])  # look at three cards
        assert recall.game.ask.why == "keep"
        recall.apply(recall.game.ask.options[place])
    assert one.string(0) != other.string(0)
    assert one.rows(0)[:-1] != other.rows(0)[:-1]
    for seat in (1, 2, 3):
        assert one.string(seat) == other.string(seat)
        assert one.rows(seat) == other.rows(seat)


@games
def test_a_redealt_game_has_the_same_past_for_its_seat_alone(setup: dict[str, Any]) -> None:
    recall = play(started(setup), 12)
    seat, other = 0, 1
    twin = recall.redeal(seat, Random(1))
    assert twin.string(seat) == recall.string(seat)
    assert twin.rows(seat) == recall.rows(seat)
    assert twin.string(other).count("\nredealt") == recall.moments - 1
    assert not any(any(row) for row in twin.rows(other)[:-1])
    before = recall.string(seat)
    play(twin, 10)
    assert twin.string(seat).startswith(before[: before.rindex("\n", 0, before.rindex("\n"))])
    assert recall.string(seat) == before


def test_a_copy_goes_its_own_way() -> None:
    recall = play(started(SETUPS[0]), 9)
    copy = recall.copy()
    assert [copy.string(p) for p in range(4)] == [recall.string(p) for p in range(4)]
    play(copy, 5)
    assert copy.moments == recall.moments + 5
    play(recall, 5)
    assert [copy.string(p) for p in range(4)] == [recall.string(p) for p in range(4)]


def test_wrong_use_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a game that records events"):
        Recall(new_game({"players": 4}, 1, record=False))
    recall = started(SETUPS[0])
    with pytest.raises(IllegalChoice):
        recall.apply(-99)
    assert recall.moments == 1


@games
def test_role_targets(setup: dict[str, Any]) -> None:
    game, numbers = started(setup).game, encoder(setup)
    targets = RoleTargets(numbers)
    players, width = targets.shape
    for seat in range(players):
        roles, hidden = list(targets.roles(game, seat)), targets.hidden(game, seat)
        named = [targets.labels[roles.index(1.0, at) - at] for at in range(0, len(roles), width)]
        assert named == [game.state.roles[(seat + place) % players] for place in range(players)]
        view = game.view(seat)["seats"]
        assert list(hidden) == [view[(seat + place) % players]["role"] is None for place in range(players)]
        assert sum(roles) == players


def test_a_game_without_roles_has_no_targets() -> None:
    from tests.toy_game.encode import HighestEncoder

    with pytest.raises(ValueError, match="expected a game with roles, got 'highest'"):
        RoleTargets(HighestEncoder({"game": "highest", "players": 2}))
