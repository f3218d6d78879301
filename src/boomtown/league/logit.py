"""Multinomial logit of the winning side: one skill per bot and role, fitted by Newton's method in plain Python.

The score of a side is a constant of the side plus the skills of its members. The probability that a side wins is its
share of the exponentials of the scores. The first bot has skill 0 in each role, so the exponential of a skill is an
odds ratio: how much the odds of the side change if one of its seats passes from the first bot to the other.

The intervals allow for the dependence of the games of one deal: the covariance is clustered by deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt

from boomtown.lab.paired import student
from boomtown.league.sides import Member, Outcome

RIDGE = 0.01  # prior of each skill: normal with standard deviation 10, so that a bot that never wins has a finite skill
ROUNDS = 60
EXACT = 1e-10
Vector = list[float]
Matrix = list[list[float]]
Pattern = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]  # parameters of each side, the sides that may have won
Sparse = dict[int, float]


@dataclass(frozen=True)
class Skill:
    """Skill with its standard error; as odds ratio with its 95 % interval."""

    value: float
    error: float
    deals: int

    @property
    def interval(self) -> tuple[float, float, float]:
        """Odds ratio, and the limits of its interval."""
        half = student(self.deals - 1) * self.error if self.deals > 1 else inf
        return _exp(self.value), _exp(self.value - half), _exp(self.value + half)


def _exp(value: float) -> float:
    return exp(max(-50.0, min(50.0, value)))


@dataclass(frozen=True)
class Fit:
    """Fitted skills by bot and role, and their covariance."""

    names: tuple[Member, ...]
    values: Vector
    covariance: Matrix
    deals: int

    def skill(self, bot: str, role: str) -> Skill | None:
        """Return a skill relative to the first bot, or None without data."""
        if (bot, role) not in self.names:
            return None
        at = self.names.index((bot, role))
        return Skill(self.values[at], sqrt(max(0.0, self.covariance[at][at])), self.deals)

    def mean(self, bot: str, seats: dict[str, int]) -> Skill | None:
        """Return the mean of the skills of a bot, weighted by the seats of each role."""
        at = {place: seats[role] for place, (of, role) in enumerate(self.names) if of == bot and role in seats}
        total = sum(at.values())
        if not total:
            return None
        value = sum(self.values[i] * w for i, w in at.items()) / total
        spread = sum(self.covariance[i][j] * v * w for i, v in at.items() for j, w in at.items()) / total**2
        return Skill(value, sqrt(max(0.0, spread)), self.deals)


def fit(deals: Sequence[Sequence[Outcome]], first: str) -> Fit:
    """Return the skills relative to the bot `first`. Games without a winner say nothing."""
    games = [[game for game in deal if game.won] for deal in deals]
    outcomes = [game for deal in games for game in deal]
    sides = sorted({name for game in outcomes for name, _ in game.sides})
    members = sorted({member for game in outcomes for member in game.members if member[0] != first})
    names: tuple[Member, ...] = (*[("", side) for side in sides[1:]], *members)
    place = {name: i for i, name in enumerate(names)}
    patterns = {game: _pattern(game, place) for game in set(outcomes)}
    counts = Counter(patterns[game] for game in outcomes)
    values = _maximise(counts, len(names))
    bread = inverse(_curvature(counts, values, expected=True))
    scores = {pattern: _score(pattern, values) for pattern in counts}
    meat = _spread([[scores[patterns[game]] for game in deal] for deal in games], len(names))
    robust = times(times(bread, meat), bread)
    # with few wins the clustered covariance comes out too small: take the larger of both for each skill
    covariance = [row[:] for row in robust]
    for i in range(len(names)):
        covariance[i][i] = max(robust[i][i], bread[i][i] if _rare(names[i], outcomes) else 0.0)
    return Fit(names, values, covariance, len(games))


def measure(deals: Sequence[Sequence[Outcome]], bot: str, over: str, role: str) -> Skill | None:
    """Return the skill of a bot in a role relative to another bot, or None without data.

    If `over` also plays the deals alone, only these games and those with `bot` in that role count. The odds ratio is
    then that of the side itself. It does not assume that a change of one side leaves the ratio of the other sides as it
    is.
    """
    if any(_alone(game) for deal in deals for game in deal):
        deals = [[game for game in deal if _alone(game) or (bot, role) in game.members] for deal in deals]
    return fit(deals, over).skill(bot, role)


def _alone(game: Outcome) -> bool:
    return len({bot for bot, _ in game.members}) == 1


RARE = 10  # wins or losses


def _rare(name: Member, outcomes: Sequence[Outcome]) -> bool:
    played = [game for game in outcomes if name in game.members]
    won = sum(name in game.winners for game in played)
    return min(won, len(played) - won) < RARE


def _pattern(game: Outcome, place: dict[Member, int]) -> Pattern:
    sides = []
    for name, members in game.sides:
        of = [place[key] for key in [("", name), *members] if key in place]
        sides.append(tuple(of))
    return tuple(sides), game.won


def _chances(sides: Sequence[Sequence[int]], values: Vector) -> Vector:
    scores = [sum(values[i] for i in of) for of in sides]
    most = max(scores)
    raised = [exp(score - most) for score in scores]
    total = sum(raised)
    return [one / total for one in raised]


def _mean(sides: Sequence[Sequence[int]], weights: Sequence[float]) -> Sparse:
    found: Sparse = {}
    for of, weight in zip(sides, weights, strict=True):
        for i in of:
            found[i] = found.get(i, 0.0) + weight
    return found


def _given(chances: Vector, won: tuple[int, ...]) -> Vector:
    """Return the chances of the sides, given that one of those in `won` has won."""
    total = sum(chances[i] for i in won)
    return [chance / total if i in won else 0.0 for i, chance in enumerate(chances)]


def _score(pattern: Pattern, values: Vector) -> Sparse:
    """Return the gradient of the log likelihood of one game."""
    sides, won = pattern
    chances = _chances(sides, values)
    found = _mean(sides, _given(chances, won))
    for i, value in _mean(sides, chances).items():
        found[i] = found.get(i, 0.0) - value
    return found


def _curvature(counts: Counter[Pattern], values: Vector, expected: bool) -> Matrix:
    """Return the negative second derivative of the penalised log likelihood.

    `expected`: without the part of games whose winner is uncertain, which may make it indefinite.
    """
    size = len(values)
    found = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    for (sides, won), count in counts.items():
        chances = _chances(sides, values)
        _add_variance(found, sides, chances, count)
        if len(won) > 1 and not expected:
            _add_variance(found, sides, _given(chances, won), -count)
    return found


def _add_variance(to: Matrix, sides: Sequence[Sequence[int]], weights: Vector, count: float) -> None:
    mean = _mean(sides, weights)
    for of, weight in zip(sides, weights, strict=True):
        for i in of:
            for j in of:
                to[i][j] += count * weight
    for i, a in mean.items():
        for j, b in mean.items():
            to[i][j] -= count * a * b


def _likelihood(counts: Counter[Pattern], values: Vector) -> float:
    from math import log

    total = -RIDGE / 2 * sum(value * value for value in values)
    for (sides, won), count in counts.items():
        chances = _chances(sides, values)
        total += count * log(max(1e-300, sum(chances[i] for i in won)))
    return total


def _maximise(counts: Counter[Pattern], size: int) -> Vector:
    """Return the parameters with the highest penalised likelihood; a step that does not raise it is halved."""
    values = [0.0] * size
    best = _likelihood(counts, values)
    for _ in range(ROUNDS):
        gradient = [-RIDGE * value for value in values]
        for pattern, count in counts.items():
            for i, slope in _score(pattern, values).items():
                gradient[i] += count * slope
        step = [sum(map(float.__mul__, row, gradient)) for row in inverse(_curvature(counts, values, expected=True))]
        length = 1.0
        while length > EXACT:
            tried = [value + length * move for value, move in zip(values, step, strict=True)]
            found = _likelihood(counts, tried)
            if found >= best:
                break
            length /= 2
        else:
            return values
        gain, values, best = found - best, tried, found
        if gain < EXACT * (1 + abs(best)) and max(map(abs, step), default=0.0) < 1e-6:
            break
    return values


def _spread(deals: Sequence[Sequence[Sparse]], size: int) -> Matrix:
    """Return the sum of the squares of the scores by deal."""
    found = [[0.0] * size for _ in range(size)]
    used = 0
    for scores in deals:
        total: Sparse = {}
        for score in scores:
            for i, value in score.items():
                total[i] = total.get(i, 0.0) + value
        used += bool(total)
        for i, a in total.items():
            for j, b in total.items():
                found[i][j] += a * b
    scale = used / (used - 1) if used > 1 else 1.0
    return [[scale * value for value in row] for row in found]


def times(a: Matrix, b: Matrix) -> Matrix:
    """Return the product of two matrices."""
    columns = list(zip(*b, strict=True))
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in a]


def inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix (Gauss-Jordan)."""
    size = len(matrix)
    rows = [[*row, *[1.0 if i == j else 0.0 for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        head = rows[i][i]
        rows[i] = [value / head for value in rows[i]]
        for r in range(size):
            factor = rows[r][i]
            if r != i and factor:
                rows[r] = [value - factor * own for value, own in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]
