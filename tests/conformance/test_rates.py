"""A random game of each sampled setup, with every invariant of the fuzzer at its rate. Pairs of sets are thorough."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.fuzz.play import Watch, play
from boomtown.fuzz.players import Player
from tests.conformance.setups import setups


@pytest.mark.parametrize("setup", setups(pairs=pytest.mark.thorough))
def test_every_invariant_at_its_rate(setup: dict[str, Any]) -> None:
    fault = play(setup, "rates", Player(Random("rates")), Watch())
    assert fault is None, fault
