"""Mutations of valid messages and games are read, or refused with the documented error alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.fuzz.readers import READERS, mutated

COUNT = {"decoder": 3000, "notation": 150}


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_only_documented_errors(name: str) -> None:
    """This reads a fixed number of mutations; `guided.py` has no such limit."""
    reader, rnd = READERS[name], Random(name)
    seeds, words = reader.seeds(), reader.words()
    for seed in seeds:
        reader.read(seed)
    for number in range(COUNT[name]):
        text = mutated(rnd.choice(seeds), words, rnd)
        try:
            reader.read(text)
        except Exception as error:
            raise AssertionError(f"mutation {number}: {text!r}") from error
