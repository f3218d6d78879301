"""Bot `marshal`: it tries its answers in redealt games, and keeps the basic bot's answer unless another one is clearly
better.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from math import inf
from random import Random

from boomtown.bots.history import History, game_bots
from boomtown.bots.observation import Observation
from boomtown.bots.policy import Policy
from boomtown.bots.random_bot import RandomBot
from boomtown.bots.role_inference import Deal
from boomtown.bots.search.candidates import NOBODY, Candidate, distinct_answers, estimates_of
from boomtown.bots.search.halving import LEAST, halve
from boomtown.bots.search.rollout import Rollouts, has_fast_policy, policy_of
from boomtown.evaluation import roles
from boomtown.games import Game
from boomtown.kernel.errors import RedealError
from boomtown.kernel.frame import END
from boomtown.kernel.redeal import Playout

BASIC = "greenhorn"  # the policy whose answer is kept unless the search finds a better one
# Rollouts of one question: about 0.1 s of processor time in the base game. SLOW: in a game without a fast policy
FAST, SLOW = 250, 40
LOOKS = 10, 20, 30  # decisions after which a rollout is evaluated
SURE = 1.0  # standard errors by which another answer must be better
MARGIN = 0.005  # and the least gain of it
UNLIKELY = 0.002  # weight of each deal of roles in addition to the belief, for the case that the belief is wrong


def unlimited() -> float:
    """Return infinity: there is no limit of time."""
    return inf


class Marshal:
    """Policy that searches one answer deep.

    `rollouts`: the most for one question, 0 for the usual number. `seconds_left`: returns the processor time left for
    the question; the caller may replace it. Without a limit of time the same seed gives the same answers.
    `rollout_policy`: returns the policy of a seat in rollouts.
    """

    def __init__(self, game: str, seed: int, rollouts: int = 0, sure: float = SURE) -> None:
        self.game, self.seed, self.sure = game, seed, sure
        self.rollouts = rollouts or (FAST if has_fast_policy(game) else SLOW)
        self.seconds_left: Callable[[], float] = unlimited
        self._pace = 0.0  # seconds of a rollout in the latest search with a limit of time
        self.rollout_policy = policy_of(game)
        self.basic: Policy = game_bots(game).policies.get(BASIC, RandomBot)(seed)
        self.searched = self.spent = self.changed = 0  # questions searched, rollouts, answers that differ

    def answer(self, observation: Observation, history: History) -> int:
        """Return the answer with the highest probability to win, or the basic bot's."""
        base = self.basic.answer(observation, history)
        if len(observation.options) < 2 or observation.question.gives_up or self.seconds_left() <= 0:
            return base
        worlds = Worlds(observation, history, self.seed)
        if worlds.skipped:
            return base
        rollouts = Rollouts(self.game, observation.seat, history, LOOKS, self.rollout_policy)
        budget = self._budget()
        most = max(2, budget // LEAST // 2)  # few rollouts decide between few candidates only
        candidates = self._candidates(observation, history, worlds.first, rollouts, base, most)
        if len(candidates) < 2:
            return base
        return self._search(worlds, rollouts, candidates, budget)

    def _budget(self) -> int:
        """Return the number of rollouts that the time allows."""
        left = self.seconds_left()
        if left == inf or not self._pace:
            return self.rollouts
        return max(2 * LEAST, min(self.rollouts, int(left / self._pace)))

    def _candidates(
        self, observation: Observation, history: History, game: Game, rollouts: Rollouts, base: int, most: int
    ) -> list[Candidate]:
        """Return the basic bot's answer, the remaining ones by falling estimate, and plans for the turn."""
        answers = distinct_answers(game, base)
        estimates = estimates_of(self.basic, observation, history)
        others = [answer for answer in answers[1:] if estimates.get(answer, 0.0) > -inf]
        answers[1:] = sorted(others, key=lambda answer: -estimates.get(answer, 0.0))
        found = [Candidate(answer) for answer in answers]
        if END in observation.options and rollouts.read is not None and len(found) < most:
            seats = [p for p in range(game.players) if p != observation.seat and game.in_game(p)]
            found += [Candidate(rollouts.first_answer(observation, target), target) for target in [NOBODY, *seats]]
        return found[:most]

    def _search(self, worlds: Worlds, rollouts: Rollouts, candidates: list[Candidate], budget: int) -> int:
        """Return the answer of the best candidate if it is clearly better than the first one."""

        def sample(candidate: int, world: int) -> float:
            return rollouts.value(worlds.twin(world), candidates[candidate])

        left = self.seconds_left()
        found = halve(len(candidates), budget, sample, lambda: self.seconds_left() > 0)
        if left < inf and found.rollouts:
            self._pace = (left - self.seconds_left()) / found.rollouts
        self.searched += 1
        self.spent += found.rollouts
        base, best = candidates[0].answer, candidates[found.best].answer
        if found.gain <= max(MARGIN, self.sure * found.error):
            return base
        self.changed += best != base
        return best


class Worlds:
    """Games that look the same to the seat of an observation, with roles drawn from its belief."""

    def __init__(self, observation: Observation, history: History, seed: int) -> None:
        self.observation, self.seed = observation, seed
        self._deals = self._belief(roles(observation, history))
        self._number = -1
        self.first = observation.redeal(Random(seed))
        self._world = self.first

    @property
    def skipped(self) -> bool:
        """True for questions without a search: at a moment the answer must not take longer than a pass, and before the
        first turn a rollout tells nothing.
        """
        ask = self.first.ask
        return ask is None or ask.moment or self.first.view(None)["phase"] == "setup"

    def twin(self, number: int) -> Game:
        """Return a game of this world. All games of a world have the same cards, roles and chance."""
        if number != self._number:
            self._number, self._world = number, self._draw(number)
        twin = self._world.clone()
        twin.chance = Playout(Random(self._key(number) + 1))
        return twin

    def _key(self, number: int) -> int:
        return ((self.seed * 65_537 + self.first.moves) * 65_537 + number) * 2

    def _draw(self, number: int) -> Game:
        rng = Random(self._key(number))
        if len(self._deals[0]) < 2:
            return self.observation.redeal(rng)
        (deal,) = rng.choices(self._deals[0], cum_weights=self._deals[1])
        try:
            return self.observation.redeal(rng, deal)
        except RedealError:  # the belief has a deal that contradicts what the rules know
            return self.observation.redeal(rng)

    @staticmethod
    def _belief(found: list[tuple[float, Deal]]) -> tuple[list[Deal], list[float]]:
        top = max((chance for chance, _ in found), default=0.0)
        return [deal for _, deal in found], list(accumulate(chance + UNLIKELY * top for chance, _ in found))
