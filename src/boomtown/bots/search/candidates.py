"""Candidates of a search: the distinct answers to a question, and plans for the rest of the turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.policy import Evidence, Policy
from boomtown.encode import encoder
from boomtown.encode.base import Encoder
from boomtown.games import Game, spec_of
from boomtown.kernel.frame import END

ANYBODY, NOBODY = -2, -1  # targets of a plan that are no seat
Reader = Callable[[int], Evidence]  # of an answer to one question, as GameBots.choice_evidence


class Candidate(NamedTuple):
    """Answer, and the only seat that its player attacks in the rest of the turn. ANYBODY leaves that to the policy."""

    answer: int
    target: int = ANYBODY


def distinct_answers(game: Game, first: int) -> list[int]:
    """Return one answer of each meaning, `first` at the head. Copies of a card have the same meaning."""
    assert game.ask is not None
    numbers = _meanings(game)
    found = {numbers.get(first, first): first}
    for answer in game.ask.options:
        found.setdefault(numbers.get(answer, answer), answer)
    return list(found.values())


def estimates_of(policy: Policy, observation: Observation, history: History) -> Mapping[int, float]:
    """Return the values that a policy gives to the options of a question; empty if it has none."""
    estimates: Any = getattr(policy, "estimates", None)
    found: Mapping[int, float] = {} if estimates is None else estimates(observation, history)
    return found


def _meanings(game: Game) -> Mapping[int, int]:
    """Return the meaning of each answer as a number; empty for a game without encoder."""
    assert game.ask is not None
    if spec_of(game.name).encoder() is None:
        return {}
    return _encoder(json.dumps(game.setup, sort_keys=True)).numbers(game, game.ask)


@lru_cache(maxsize=32)
def _encoder(setup: str) -> Encoder:
    return encoder(json.loads(setup))


def attacked(read: Reader, answer: int) -> int | None:
    """Return the seat that an answer attacks, -1 for all other seats; None if it attacks no seat."""
    found = read(answer) if answer >= 0 else None
    return found[0] if found is not None and found[1] > 0 else None


def planned(read: Reader, options: Sequence[int], target: int, choose: Callable[[Sequence[int]], int]) -> int:
    """Return the answer of a plan: `choose` picks among the options that attack no seat but the target. If it would
    end the turn, the next attack on the target is the answer.
    """
    left = [option for option in options if attacked(read, option) in (None, target)]
    if not left:
        return choose(options)
    choice = choose(left)
    if choice == END and target >= 0:
        return next((option for option in left if attacked(read, option) == target), END)
    return choice
