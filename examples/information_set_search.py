"""Search over hidden information: redeal the game many times, try an answer each time, take the best one.

boomtown simulate --games 20 --bots examples/information_set_search.py:Search,random,random,random,random

Each try is a new deal of everything the seat cannot see (`Observation.redeal`), with roles drawn from its belief.
UCB chooses the answer to try. A fast bot plays all seats for some decisions, then the evaluation model tells the chance
of the seat's side. The search uses the standard library only and knows no rule of any game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import inf, log, sqrt
from random import Random

from boomtown.bots import History, Observation, Policy, find_policy, likelihood
from boomtown.encode import encoder
from boomtown.evaluation import quick_chances, side_of, sides
from boomtown.games import Game

LATER = 0.999  # worth of a win that takes one more decision: the search neither waits nor wastes cards before it


class Arm:
    """Answer with its tries and the sum of their results."""

    __slots__ = ("code", "total", "tries")

    def __init__(self, code: int) -> None:
        self.code, self.tries, self.total = code, 0, 0.0

    def promise(self, count_log: float, bold: float) -> float:
        """Return the UCB1 value: the mean, plus a bonus for few tries."""
        return self.total / self.tries + bold * sqrt(count_log / self.tries) if self.tries else inf


class Search:
    """Bot that searches. `tries`: redealt games per decision; `ahead`: decisions before the chances are read."""

    def __init__(self, seed: int | str, tries: int = 60, ahead: int = 20, bold: float = 0.25) -> None:
        self.rng = Random(seed)
        self.tries, self.ahead, self.bold = tries, ahead, bold

    def answer(self, observation: Observation, history: History) -> int:
        """Return the code of the answer tried most."""
        roles = likelihood(history)
        arms = self._arms(observation.redeal(self.rng, roles))
        if len(arms) == 1:
            return arms[0].code
        first = self.rng.getrandbits(40)
        for number in range(1, self.tries + 1):
            count_log = log(number)
            arm = max(arms, key=lambda arm: arm.promise(count_log, self.bold))
            game = observation.redeal(Random(first + arm.tries), roles)  # all answers meet the same deals in turn
            arm.total += self._chance(game, observation.seat, arm.code, history.fork())
            arm.tries += 1
        return max(arms, key=lambda arm: (arm.tries, arm.total)).code

    def _arms(self, game: Game) -> list[Arm]:
        """Return the answers that differ in meaning: one of several copies of a card is enough."""
        numbers = encoder(game.setup)
        return [Arm(numbers.code(game, action)) for action, legal in enumerate(numbers.mask(game)) if legal]

    def _chance(self, game: Game, seat: int, code: int, history: History) -> float:
        """Give an answer and play on for a while. Returns the chance of the seat's side; a win counts less if late."""
        play(game, code, history)
        fast = [fast_bot(game.name)(p) for p in range(game.players)]
        for number in range(self.ahead):
            if game.ask is None:
                return (seat in game.winners) * LATER**number
            who = game.ask.who
            play(game, fast[who].answer(Observation(game, who), history), history)
        return quick_chances(game)[sides(game).index(side_of(game, seat))]


@cache
def fast_bot(game: str) -> Callable[[int], Policy]:
    """Return the bot `quick`; `random` for a game without it."""
    try:
        return find_policy("quick", game)
    except ValueError:
        return find_policy("random", game)


def play(game: Game, code: int, history: History) -> None:
    """Apply an answer, and note it as a public act: a redealt game records no events."""
    ask = game.ask
    game.apply(code)
    if ask is not None and code >= 0 and ask.question.tells:  # a pass is no act
        history.record(game.name, ask.question, ask.who, code)
