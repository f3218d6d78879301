"""Intervals of effects in games whose sides win together, against simulated truth: 93 to 97 % contain it.

One call computes all runs. Each has its own deals, number of players, and names of cards and characters: no cell and
no mean has seats of two runs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import polars as pl
import pytest

from boomtown.lab import findings
from boomtown.lab.estimates import differences
from boomtown.lab.experiment import experiment_of
from boomtown.lab.findings import Json, Results
from boomtown.lab.page import difference

Rng = np.random.Generator
Array = np.ndarray[Any, Any]
SIDES = np.array([0, 1, 1, 2])  # of the roles
ROLES = np.array(["sheriff", "outlaw", "outlaw", "renegade"])
CHANCE = np.array([0.36, 0.4, 0.24])  # of the sides
WORTH = {"Bang!": 0.0, "Missed!": 0.02, "Beer": 0.04, "Jail": -0.05, "Barrel": 0.06, "Duel": -0.02, "Saloon": 0.05}
SHARE = np.array([30, 15, 6, 3, 3, 2, 1]) / 60  # of the cards


def _roles(rng: Rng, games: int) -> Array:
    """Return the numbers of the roles by seat; the first seat is the sheriff, who begins."""
    return np.concatenate([np.zeros((games, 1), int), 1 + np.argsort(rng.random((games, 3)), 1)], 1)


def _chances(roles: Array, effects: Array) -> Array:
    """Return the chances of the sides. The effect of a seat helps its side; the others lose it in equal parts."""
    chance = np.tile(CHANCE, (len(roles), 1))
    for seat in range(4):
        own = np.arange(3) == SIDES[roles[:, seat]][:, None]
        chance += np.where(own, 1.0, -0.5) * effects[:, seat, None]
    assert chance.min() >= 0
    return chance


def _won(rng: Rng, roles: Array, effects: Array) -> Array:
    """Return by seat if it has won."""
    side = (rng.random((len(roles), 1)) > _chances(roles, effects).cumsum(1)[:, :2]).sum(1)
    won: Array = SIDES[roles] == side[:, None]
    return won


def _each(roles: Array, effects: Array) -> Array:
    """Return the chance of each seat. In place of results it gives the true figures of a section."""
    found: Array = np.take_along_axis(_chances(roles, effects), SIDES[roles], 1)
    return found


def _runs(games: int, size: int) -> Array:
    """Return the number of the run of each game, as text. `size`: games of a run."""
    return (np.arange(games) // size).astype(str)


def _named(runs: Array, names: Array) -> Array:
    """Return the names of each game with its run in front."""
    return np.char.add(np.char.add(runs, "/"), names)


def _frame(roles: Array, won: Array, size: int, **more: Any) -> pl.DataFrame:
    """Return the table of the seats."""
    games = len(roles)
    columns = {
        "deal": np.repeat(np.arange(games), 4),
        "variant": 0,
        "players": np.repeat(np.arange(games) // size, 4),
        "seat": np.tile(np.arange(4), games),
        "order": np.tile(np.arange(4), games),
        "role": ROLES[roles].ravel(),
        "won": won.ravel(),
    }
    return pl.DataFrame(columns | more)


def _results(seats: pl.DataFrame, things: pl.DataFrame | None = None, **table: Any) -> Results:
    experiment = experiment_of({"deals": 1, "table": {"players": 4} | table})
    return Results(experiment, pl.DataFrame(), seats, pl.DataFrame() if things is None else things)


def _covered(rows: list[Json], truth: dict[str, float]) -> list[bool]:
    """Return by row if its interval contains the truth of its label, or of the label without the run."""
    found = [(row, truth.get(row["label"], truth.get(row["label"].partition("/")[2]))) for row in rows]
    return [row["low"] <= true <= row["high"] for row, true in found if true is not None]


def _check(inside: list[bool], least: int) -> None:
    assert len(inside) >= least
    assert 0.93 <= np.mean(inside) <= 0.97


def test_turn_order() -> None:
    """Each place has its share of each role. An outlaw wins with the other one, who has another place."""
    rng, size, runs = np.random.default_rng(11), 300, 200
    effect = np.array([0, 0.05, 0.01, -0.06])
    roles = _roles(rng, size * runs)
    seats = _frame(roles, _won(rng, roles, np.tile(effect, (size * runs, 1))), size)
    # the other seats have the opposite effects on average: outlaws keep 3/4 of their own, the renegade has 3/2
    truth = {f"{run} players, turn {n + 1}": float(effect[n]) for run in range(runs) for n in (1, 2, 3)}
    _check(_covered(findings._places(_results(seats))[0]["rows"], truth), 600)


def _effects(rng: Rng, count: int, *widest: float) -> Array:
    """Return effects of characters by role, with a mean of 0. `widest`: of sheriff, outlaw and renegade, or of all."""
    drawn = rng.uniform(-1, 1, (count, len(widest))) * widest
    centred: Array = (drawn - drawn.mean(0))[:, [0, 1, 1, 2] if len(widest) > 1 else [0, 0, 0, 0]]
    return centred


def _sections(rng: Rng, effects: Array, size: int) -> dict[str, Json]:
    """Return the sections of games with dealt characters. `effects`: by run, character and role."""
    runs, count, _ = effects.shape
    roles = _roles(rng, size * runs)
    dealt = rng.integers(count, size=roles.shape)
    run = np.repeat(np.arange(runs), size)
    won = _won(rng, roles, effects[run[:, None], dealt, roles])
    names = _named(run.astype(str)[:, None], dealt.astype(str))
    found = findings._characters(_results(_frame(roles, won, size, character=names.ravel())), "")
    return {part["title"]: part for part in found}


@pytest.fixture(autouse=True)
def _catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a run have a small set of characters 0 to 3 and a large one of 4 to 13."""
    cells = [(run, who) for run in range(200) for who in range(14)]
    sets = {f"{run}/{who}": {"set": f"{run}/{'small' if who < 4 else 'large'}"} for run, who in cells}
    monkeypatch.setattr(findings, "catalog", lambda game: {"characters": sets})


def test_characters_by_set() -> None:
    """Most of the seats that a set is compared with are its own."""
    rng, runs = np.random.default_rng(12), 150
    own = np.array([_effects(rng, 14, 0.08) for _ in range(runs)])
    part = _sections(rng, own, 300)["Characters by set"]
    truth = {f"{run}/small": own[run, :4, 0].mean() for run in range(runs)}
    truth |= {f"{run}/large": own[run, 4:, 0].mean() for run in range(runs)}
    _check(_covered(part["rows"], truth), 300)


def test_characters_by_role() -> None:
    """Most cells are small, and the renegade seldom wins. The intervals hold for those that are shown, too."""
    rng, runs = np.random.default_rng(13), 15
    own = np.array([_effects(rng, 14, 0.2, 0.04, 0.04) for _ in range(runs)])
    rows = _sections(rng, own, 2400)["Characters by role"]["rows"]
    cells = np.ndindex(runs, 14, 4)
    truth = {f"{ROLES[role]}, {run}/{who}": float(own[run, who, role]) for run, who, role in cells}
    inside, shown = _covered(rows, truth), _covered([row for row in rows if row["shown"]], truth)
    _check(inside, 600)
    assert len(shown) >= 40
    assert np.mean(shown) >= 0.93


def test_compared_experiments() -> None:
    """Two experiments of unequal size. What is drawn to the mean in one of them is compared as it was measured."""
    rng, runs = np.random.default_rng(17), 40
    own = np.array([_effects(rng, 14, 0.06) for _ in range(runs)])
    more = np.array([_effects(rng, 14, 0.02) for _ in range(runs)])
    pair = [_sections(rng, effects, size)["Characters"] for effects, size in ((own, 1000), (own + more, 150))]
    rows = [{row["label"]: row for row in part["rows"]} for part in pair]
    cells = {name: difference(rows[0][name], rows[1][name]) for name in rows[0] if name in rows[1]}
    truth = {f"{run}/{who}": more[run, who, 0] for run in range(runs) for who in range(14)}
    _check([cell.low <= truth[name] <= cell.high for name, cell in cells.items()], 500)


def _hands(rng: Rng, size: int, runs: int) -> tuple[Results, Results]:
    """Return games with three or four cards in the first hands, and the same with chances for results."""
    games = size * runs
    roles, kinds, worth = _roles(rng, games), np.array(list(WORTH)), np.array(list(WORTH.values()))
    cards = rng.choice(len(kinds), p=SHARE, size=(games, 4, 4))
    effects = worth[cards].mean(2) - worth @ SHARE
    names = _named(_runs(games, size)[:, None, None], kinds[cards]).reshape(-1, 4)
    hands = pl.Series([hand[:of] for hand, of in zip(names.tolist(), rng.integers(3, 5, len(names)), strict=True)])
    seats = _frame(roles, _won(rng, roles, effects), size, hand=hands)
    return _results(seats), _results(seats.with_columns(won=pl.Series(_each(roles, effects).ravel())))


def _truth(rows: list[Json]) -> dict[str, float]:
    """Return the mean value of the rows by label without the run."""
    found: dict[str, list[float]] = {}
    for row in rows:
        found.setdefault(row["label"].partition("/")[2], []).append(row["plain"][0])
    return {name: float(np.mean(values)) for name, values in found.items()}


def test_cards_in_the_first_hand() -> None:
    found, exact = _hands(np.random.default_rng(14), 200, 80)
    truth = _truth(findings._cards(exact)[0]["rows"])
    assert max(truth.values()) > 0.005 > -0.005 > min(truth.values())
    _check(_covered(findings._cards(found)[0]["rows"], truth), 500)


def test_seen_with_wins() -> None:
    """Seats live long or not; who lives long has more of everything and wins more often."""
    rng, size, runs = np.random.default_rng(15), 300, 150
    games = size * runs
    roles, long = _roles(rng, games), rng.random((games, 4))
    effects = 0.12 * (long - 0.5)
    deal, seat = np.divmod(np.arange(games * 4), 4)
    things = []
    for name, often in (("Barrel", 0.9), ("Mustang", 0.4), ("Scope", 0.1)):
        had = rng.random(games * 4) < often * long.ravel()
        names = _named(_runs(games, size)[deal[had]], np.array([name]))
        columns = {"deal": deal[had], "variant": 0, "seat": seat[had], "table": "of", "thing": names}
        things.append(pl.DataFrame(columns))
    seats = _frame(roles, _won(rng, roles, effects), size)
    rows, exact = (
        findings._things(_results(table, pl.concat(things)))[0]["rows"]
        for table in (seats, seats.with_columns(won=pl.Series(_each(roles, effects).ravel())))
    )
    truth = _truth(exact)
    assert truth["Barrel"] > 0.015
    _check(_covered(rows, truth), 450)


@pytest.mark.parametrize(("renegade", "luck"), [(0.2, 0.15), (0.05, 0.03)])
def test_swapped_roles(renegade: float, luck: float) -> None:
    """Each deal is played twice: a seat is the sheriff, then the renegade. Its luck is common to both games."""
    rng, size, runs = np.random.default_rng(16), 60, 400
    deals = size * runs
    add = rng.uniform(-luck, luck, (deals, 2))
    seats = []
    for variant, order in ((0, [0, 1]), (1, [1, 0])):
        won = rng.random((deals, 2)) < np.array([0.1 + renegade, renegade])[order] + add
        columns = {
            "deal": np.repeat(np.arange(deals), 2),
            "variant": variant,
            "players": np.repeat(np.arange(deals) // size, 2),
            "seat": np.tile([0, 1], deals),
            "role": np.tile(np.array(["sheriff", "renegade"])[order], deals),
            "won": won.ravel(),
        }
        seats.append(pl.DataFrame(columns))
    [part] = findings._swapped_roles(_results(pl.concat(seats), roles={"swapped": ["sheriff", "renegade"]}))
    _check(_covered(part["rows"], {f"{run} players": 0.1 for run in range(runs)}), runs)


def test_differences_where_few_pairs_differ() -> None:
    """Two of a hundred pairs differ: in half of the runs no pair does."""
    rng, size, runs = np.random.default_rng(18), 30, 2000
    over = rng.choice([-1, 0, 1], p=[0.005, 0.98, 0.015], size=size * runs)
    frame = pl.DataFrame({"deal": np.arange(size * runs), "run": np.repeat(np.arange(runs), size), "over": over})
    inside = [cell.low <= 0.01 <= cell.high for cell in differences(frame, ["run"]).values()]
    assert np.mean(inside) >= 0.93
