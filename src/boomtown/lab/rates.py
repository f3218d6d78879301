"""Winning rates of each role among equal bots: the start values of players' ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from boomtown.bots import History
from boomtown.games import SetupError, catalog, new_game
from boomtown.lab.simulate import Plan, bots_of

Json = dict[str, Any]
SURE = 0.2  # two roles whose wins go together more than this are on one side
SHOWN = 4  # decimals


def fit(name: str, players: range, games: int, seed: str, done: Callable[[], object] = lambda: None) -> Json:
    """Return by number of players the `rate` of each role per seat, and its `allies`, which win together with it."""
    return {str(count): _fit(_plan(name, count, games, seed), done) for count in players}


def _plan(name: str, players: int, games: int, seed: str) -> Plan:
    """Return the plan of the game alone, or with the first set that this number of players needs."""
    for sets in ((), *((one["id"],) for one in catalog(name)["sets"][1:])):
        plan = Plan(games, players, ("greenhorn",), sets, seed=seed, game=name)
        try:
            new_game(plan.setup(), seed)
        except SetupError:
            continue
        return plan
    raise SetupError(f"{name} cannot be played by {players}")


def _fit(plan: Plan, done: Callable[[], object]) -> Json:
    seats: Counter[str] = Counter()
    won: Counter[str] = Counter()
    ended: list[dict[str, bool]] = []
    for number in range(plan.games):
        roles, winners = _played(plan, number)
        for seat, role in enumerate(roles):
            seats[role] += 1
            won[role] += seat in winners
        ended.append({role: any(roles[seat] == role for seat in winners) for role in roles})
        done()
    allies = _allies(ended)
    return {
        role: {"rate": round(won[role] / seats[role], SHOWN), "allies": sorted(allies.get(role, ()))}
        for role in sorted(seats)
    }


def _played(plan: Plan, number: int) -> tuple[list[str], set[int]]:
    """Return the roles at the end of a game by seat, and the winners."""
    game = new_game(plan.setup(), plan.deal(number))
    bots = bots_of(plan, number, History())
    while (ask := game.ask) is not None:
        game.apply(bots[ask.who].choose(game, ask.who))
    assert game.result is not None
    return game.result["roles"], set(game.winners)


def _allies(ended: list[dict[str, bool]]) -> dict[str, set[str]]:
    """Return the roles whose wins are correlated."""
    found: dict[str, set[str]] = {}
    for one, other in combinations(sorted({role for game in ended for role in game}), 2):
        both = [(game[one], game[other]) for game in ended if one in game and other in game]
        if both and _correlation(both) > SURE:
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return found


def _correlation(pairs: list[tuple[bool, bool]]) -> float:
    count = len(pairs)
    a, b = (sum(pair[n] for pair in pairs) / count for n in (0, 1))
    spread = (a * (1 - a) * b * (1 - b)) ** 0.5
    return (sum(x and y for x, y in pairs) / count - a * b) / spread if spread else 0.0
