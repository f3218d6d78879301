"""Rollouts of a search: a redealt game is played on for some decisions, and evaluated on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from boomtown.bots.history import History, game_bots
from boomtown.bots.observation import Observation
from boomtown.bots.policy import Policy
from boomtown.bots.random_bot import RandomBot
from boomtown.bots.rollout import play_out
from boomtown.bots.search.candidates import ANYBODY, Candidate, planned
from boomtown.evaluation import search_chances, side_of, sides
from boomtown.games import Game
from boomtown.kernel.frame import END

POLICIES = ("cowhand", "quick", "greenhorn")  # for rollouts; the first one that the game has


def policy_of(game: str) -> Callable[[int], Policy]:
    """Return the policy of a game for rollouts."""
    policies = game_bots(game).policies
    return next((policies[name] for name in POLICIES if name in policies), RandomBot)


def has_fast_policy(game: str) -> bool:
    """Return True if rollouts of the game need no descriptions of the table."""
    return hasattr(policy_of(game), "answer_fast")


class Rollouts:
    """Rollouts for seat `me` after one question. All seats follow the same policy, which sees only their views.

    `looks`: numbers of decisions, rising, after which the chances are estimated; the last one is the length of a
    rollout. `make`: returns the policy of a seat.
    """

    def __init__(
        self, name: str, me: int, history: History, looks: Sequence[int], make: Callable[[int], Policy]
    ) -> None:
        self.me, self.history, self.looks, self.make = me, history, looks, make
        self.read = game_bots(name).choice_evidence

    def value(self, game: Game, candidate: Candidate) -> float:
        """Play a candidate in this game and return the probability that the seat wins: the mean over the looks. Later
        looks know more about this rollout, and have more of its chance.
        """
        history = self.history.fork()
        _apply(game, candidate.answer, history)
        policies = [self.make(seat) for seat in range(game.players)]
        target, made, total = candidate.target, 0, 0.0
        for look in self.looks:
            followed = self._follow_plan(game, target, policies, history, look - made)
            if followed < look - made:
                target = ANYBODY  # the turn of the plan is over
                _play_on(game, policies, history, look - made - followed)
            made = look
            total += self._chance(game)
        return total / len(self.looks)

    def _chance(self, game: Game) -> float:
        if game.over:
            return float(self.me in game.winners)
        return search_chances(game)[sides(game).index(side_of(game, self.me))]

    def first_answer(self, observation: Observation, target: int) -> int:
        """Return the answer with which a plan begins."""
        assert self.read is not None
        policy = self.make(0)

        def choose(options: Sequence[int]) -> int:
            return _answer(policy, observation, options, self.history)

        return planned(partial(self.read, observation.question), observation.options, target, choose)

    def _follow_plan(self, game: Game, target: int, policies: Sequence[Policy], history: History, limit: int) -> int:
        """Play the rest of the seat's turn by its plan; return the number of decisions, at most `limit`."""
        made = 0
        while target != ANYBODY and made < limit and (ask := game.ask) is not None:
            if END in ask.options and ask.who != self.me:
                break  # the next turn has begun
            policy, observation = policies[ask.who], Observation(game, ask.who)

            def choose(options: Sequence[int], policy: Policy = policy, seen: Observation = observation) -> int:
                return _answer(policy, seen, options, history)

            if END in ask.options and self.read is not None:
                choice = planned(partial(self.read, ask.question), ask.options, target, choose)
            else:
                choice = choose(ask.options)
            _apply(game, choice, history)
            made += 1
        return made


def _apply(game: Game, choice: int, history: History) -> None:
    """Apply a choice, and record it as a public act."""
    ask = game.ask
    assert ask is not None
    game.apply(choice)
    if choice >= 0 and ask.question.tells:
        history.record(game.name, ask.question, ask.who, choice)


def _answer(policy: Policy, observation: Observation, options: Sequence[int], history: History) -> int:
    """Return the policy's choice among these options of a question."""
    fast: Any = getattr(policy, "answer_fast", None)
    if fast is None:
        return policy.answer(observation, history)
    choice: int = fast(observation.why, options, observation.fast_view, history)
    return choice


def _play_on(game: Game, policies: Sequence[Policy], history: History, limit: int) -> None:
    fast: list[Any] = [getattr(policy, "answer_fast", None) for policy in policies]
    if None not in fast:
        play_out(game, fast, history, limit)
        return
    for _ in range(limit):
        ask = game.ask
        if ask is None:
            return
        choice = policies[ask.who].answer(Observation(game, ask.who), history)
        _apply(game, choice, history)
