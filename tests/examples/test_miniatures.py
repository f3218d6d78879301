"""Miniatures: an equilibrium by CFR+, and a best response learned in a table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.examples.test_examples import load

duel: Any = load("miniature_duel")
three: Any = load("miniature_three")


def test_the_deals_of_the_duel() -> None:
    assert duel.DEAL.sum() == pytest.approx(1)
    assert (duel.DEAL == duel.DEAL.T).all()
    assert sum(duel.CARDS) == 10
    dealt = [(one, other) for i, (one, _) in enumerate(duel.PRIVATE) for j, (other, _) in enumerate(duel.PRIVATE)
             if duel.DEAL[i, j] > 0]  # fmt: skip
    assert all(a + b <= n for one, other in dealt for a, b, n in zip(one, other, duel.CARDS, strict=True))


def test_every_hand_can_act_and_spends_what_it_has() -> None:
    def look(node: Any, spent: tuple[tuple[int, ...], ...]) -> None:
        if node.player < 0:
            return
        for index, (hand, _) in enumerate(duel.PRIVATE):
            for number, action in enumerate(node.actions):
                has = action == duel.PASS or hand[action] > spent[node.player][action]
                assert node.legal[index, number] == has
        for action, child in zip(node.actions, node.children, strict=True):
            used = [list(cards) for cards in spent]
            if action != duel.PASS:
                used[node.player][action] += 1
            look(child, tuple(map(tuple, used)))

    look(duel.build(duel.Public()), ((0, 0, 0), (0, 0, 0)))


@pytest.mark.slow
def test_cfr_converges() -> None:
    """The value of both average strategies, from an enumeration of all deals, is between the best responses."""
    root, curve = duel.solve(30, (1, 10))
    assert duel.exploitability(duel.build(duel.Public())) > 0.1
    assert curve[1] > curve[10] > curve[30] > 0
    assert curve[30] < 0.003

    def expected(node: Any, one: int, other: int) -> float:
        if node.player < 0:
            return float(np.sign(duel.PAYOFF[node.left][one, other]))
        play = node.average()[other if node.player else one]
        return sum(
            float(p) * expected(child, one, other) for p, child in zip(play, node.children, strict=True) if p > 0
        )

    size = len(duel.PRIVATE)
    value = sum(
        duel.DEAL[i, j] * expected(root, i, j) for i in range(size) for j in range(size) if duel.DEAL[i, j] > 0
    )  # fmt: skip
    first, second = (float(duel.best(root, me, np.ones(size)).sum()) for me in (0, 1))
    assert -second < value < first
    assert first + second == pytest.approx(2 * curve[30])


def test_hunters_and_guards() -> None:
    """A guard wins against a hunter if both are left; two of a kind share."""
    for i, (_, one) in enumerate(duel.PRIVATE):
        for j, (_, other) in enumerate(duel.PRIVATE):
            if duel.DEAL[i, j]:
                assert np.sign(duel.STANDOFF[i, j]) == (one == duel.GUARD) - (other == duel.GUARD)


def test_it_prints_and_draws(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    duel.main(["--iterations", "2", "--svg", str(tmp_path / "curve.svg")])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1228 public positions, 18 private states of each player"
    assert [line.split()[0] for line in lines[1:3]] == ["1", "2"]
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_the_deals_of_three_players() -> None:
    found = list(three.deals())
    assert sum(weight for weight, _ in found) == pytest.approx(1)
    assert all(sum(map(sum, state.hands)) == 9 for _, state in found)
    assert all(sum(hand[kind] for hand in state.hands) <= three.CARDS[kind] for _, state in found for kind in (0, 1))


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(3))
def test_a_table_learns_nearly_the_best_response(seat: int) -> None:
    states, learner = three.start(), three.Table(seat)
    best = three.value(states, seat, lambda key, legal: None)
    before = three.value(states, seat, learner.greedy)
    learner.learn(9000)
    learned = three.value(states, seat, learner.greedy)
    assert before < learned <= best + 1e-9
    assert learned > 0.9 * best


def test_one_winner_at_each_end() -> None:
    """The three seats' shares of victory add up to all games: each end has one winning role."""
    rest: Any = three.Table(0)
    for _ in range(200):
        state = rest.rng.choice(rest.deals)
        moves = 0
        while not state.winner():
            state = state.after(rest.rng.choice(state.legal()))
            moves += 1
        assert state.winner() in state.roles
        assert moves <= 2 * three.TURNS
