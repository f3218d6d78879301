"""Many games in lock-step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boomtown.env.batch import Batch, Finished


def steps(batch: Batch, count: int) -> list[Finished]:
    """The first action everywhere; what finished."""
    finished = []
    for _ in range(count):
        masks = batch.masks()
        seen = batch.observe()
        assert seen.shape == (batch.n, batch.encoder.size)
        assert seen.dtype == np.float32
        assert masks.shape == (batch.n, batch.encoder.actions)
        assert masks.any(axis=1).all()
        finished += batch.step(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1))
    return finished


@pytest.mark.slow
@pytest.mark.parametrize("setup", [{"players": 4}, {"game": "dice", "players": 5}], ids=["bang", "dice"])
def test_games_end_and_begin_anew(setup: dict[str, Any]) -> None:
    batch = Batch(setup, 2, 7)
    finished = steps(batch, 200)
    assert {f.index for f in finished} == {0, 1}
    for f in finished:
        assert not f.truncated
        assert [p for p, reward in enumerate(f.rewards) if reward == 1] == list(f.winners)
        assert f.decisions > 10


def test_the_same_again() -> None:
    one, two, three = (Batch({"players": 4}, 2, seed) for seed in (1, 1, 2))
    assert steps(one, 60) == steps(two, 60)
    assert (one.observe() == two.observe()).all()
    assert (one.observe() != three.observe()).any()
    assert (one.observe()[0] != one.observe()[1]).any()


def test_bots_and_a_limit() -> None:
    batch = Batch({"players": 4}, 2, 1, others={1: "random", 2: "random", 3: "random"}, most=20)
    finished = steps(batch, 12)
    assert (batch.asked == 0).all()
    assert any(f.truncated and not any(f.rewards) and not f.winners for f in finished)


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="n must be 1 or more, got 0"):
        Batch({"players": 4}, 0)
    with pytest.raises(ValueError, match="expected 2 actions, got 3"):
        Batch({"players": 4}, 2).step([1, 1, 1])
