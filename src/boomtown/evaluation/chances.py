"""Chances of the sides, from the view of a seat and for the open table."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from operator import mul

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.bots.role_inference import Deal
from boomtown.evaluation.estimate import Estimate
from boomtown.evaluation.features import law_features, side_features, stage_of
from boomtown.evaluation.roles import roles
from boomtown.evaluation.sides import SIDE_OF_ROLE, SIDES, result_of, sides, sides_of, true_roles
from boomtown.evaluation.table import Table, read_table
from boomtown.evaluation.weights import Model, Weights, is_rough, model_of, search_weights_of
from boomtown.games import Game

RARE = 1e-3  # deals less likely than this are left out
CALIBRATION = 0.01  # part of the standard error that does not come from the number of games
# Scores of a game without a model: by lives of the side
PER_LIFE, UNKNOWN = 0.22, 0.15


def chances(observation: Observation, history: History | None = None) -> Estimate:
    """Return the chances of the sides from what the seat may know: a mean over the deals of the hidden roles."""
    table, model = observation.read(read_table), observation.read(lambda game, seat: _model(game))
    return chances_from(table, roles(observation, history), model)


def chances_from(table: Table, possible: Sequence[tuple[float, Deal]], model: Model | None) -> Estimate:
    """Return the chances of the sides on a table, given the probabilities of the deals of the roles."""
    deals = [of for of in possible if of[0] > RARE]
    total = sum(weight for weight, _ in deals)
    named = sides_of(deals[0][1])
    sums = [[0.0] * len(named) for _ in range(len(model.seat) if model else 1)]
    for weight, deal in deals:
        found = _by_copy(model.seat, table, deal) if model else [_by_lives(table, deal)]
        for row, shares in zip(sums, found, strict=True):
            for side, share in enumerate(shares):
                row[side] += weight / total * share
    return _estimate(named, sums)


def open_chances(game: Game) -> Estimate:
    """Return the chances of the sides from all cards and roles; the true result of a game that is over."""
    named = sides(game)
    if game.over:
        return Estimate(dict(zip(named, result_of(game), strict=True)), dict.fromkeys(named, 0.0))
    return open_chances_from(read_table(game, None), true_roles(game), _model(game))


def open_chances_from(table: Table, deal: Deal, model: Model | None) -> Estimate:
    """Return the chances of the sides on an open table with these roles."""
    return _estimate(sides_of(deal), _by_copy(model.open, table, deal) if model else [_by_lives(table, deal)])


def quick_chances(game: Game) -> tuple[float, ...]:
    """Return the chances of `open_chances` in the order of `sides`, without their errors."""
    if game.over:
        return result_of(game)
    table, deal, model = read_table(game, None), true_roles(game), _model(game)
    return tuple(_by_copy(model.open[:1], table, deal)[0] if model else _by_lives(table, deal))


def search_chances(game: Game) -> tuple[float, ...]:
    """Return the chances of the sides, in the order of `sides`, if strong bots play on: for the leaves of a search.
    Without weights for it they are those of `quick_chances`.
    """
    weights = search_weights_of(game.name, game.players, bool(game.setup.get("sets")))
    if weights is None or game.over:
        return quick_chances(game)
    table, deal = read_table(game, None), true_roles(game)
    stage = stage_of(table, deal) if len(weights) > 1 else 0
    return tuple(_by_copy(weights[stage : stage + 1], table, deal)[0])


def rough(game: Game) -> bool:
    """Return whether the chances of this kind of game are rough: they missed the targets of calibration on held-out
    games with this number of players and these sets, or no such games were played.
    """
    return is_rough(game.name, game.players, game.setup.get("sets") or ())


def _model(game: Game) -> Model | None:
    return model_of(game.name, game.players, bool(game.setup.get("sets")))


def _by_copy(copies: Sequence[Weights], table: Table, deal: Sequence[str]) -> list[list[float]]:
    """Return the chances of the sides by each copy of the weights."""
    if sides_of(deal) == SIDES:
        row = law_features(table, deal)
        return [_softmax([sum(map(mul, row, of)) for of in weights]) for weights in copies]
    rows = side_features(table, deal)
    return [_softmax([sum(map(mul, row, weights[0])) for row in rows]) for weights in copies]


def _softmax(scores: list[float]) -> list[float]:
    top = max(scores)
    found = [exp(score - top) for score in scores]
    total = sum(found)
    return [value / total for value in found]


def _estimate(named: Sequence[str], copies: list[list[float]]) -> Estimate:
    """Return the first row as the chances, and their standard errors from the differences between the rows."""
    first, others = copies[0], copies[1:]
    found, error = {}, {}
    for number, side in enumerate(named):
        spread = sum((row[number] - first[number]) ** 2 for row in others) / len(others) if others else UNKNOWN**2
        found[side], error[side] = first[number], sqrt(spread + CALIBRATION**2)
    return Estimate(found, error)


def _by_lives(table: Table, deal: Sequence[str]) -> list[float]:
    """Return the chances in a game without a model."""
    named = sides_of(deal)
    sums = dict.fromkeys(named, 0.0)
    for seat, traits in enumerate(table.traits):
        sums[SIDE_OF_ROLE[deal[seat]] if named[0] in SIDES else named[seat]] += traits[0]
    if not any(sums.values()):
        return [1 / len(named)] * len(named)
    scores = [exp(PER_LIFE * life) if life else 0.0 for life in sums.values()]
    return [score / sum(scores) for score in scores]
