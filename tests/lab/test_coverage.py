"""Intervals of the sections of a report against simulated truth: 93 to 97 % contain it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import polars as pl

from boomtown.lab import findings
from boomtown.lab.estimates import beyond, effects, means, pooled
from boomtown.lab.experiment import experiment_of
from boomtown.lab.findings import Results

RUNS = 300
PAIR = ["Jourdonnais", "Willy the Kid"]
ROLES = ["sheriff", "outlaw", "outlaw", "renegade"]
CHANCE = np.array([0.3, 0.5, 0.5, 0.2])


def _results(table: dict[str, Any], games: pl.DataFrame, seats: pl.DataFrame) -> Results:
    experiment = experiment_of({"deals": 1, "table": {"players": 4} | table})
    return Results(experiment, games, seats, pl.DataFrame())


def _inside(sections: Iterable[dict[str, Any]], truth: dict[str, float]) -> list[bool]:
    rows = {row["label"]: row for section in sections for row in section["rows"]}
    return [rows[label]["low"] <= true <= rows[label]["high"] for label, true in truth.items()]


def test_lengths() -> None:
    """Skewed lengths of games: a gamma distribution with mean 20."""
    rng = np.random.default_rng(5)
    turns = rng.gamma(4, 5, (2000, 60))
    frame = pl.DataFrame({"run": np.repeat(np.arange(2000), 60), "deal": np.arange(120_000), "turns": turns.ravel()})
    inside = [cell.low <= 20 <= cell.high for cell in means(frame, ["run"], "turns").values()]
    assert 0.93 <= np.mean(inside) <= 0.97


def test_swapped_characters() -> None:
    """A seat has one character, then the other; the luck of the deal is common to both."""
    rng, deals, inside = np.random.default_rng(6), 160, []
    for _ in range(RUNS):
        seat = rng.integers(4, size=deals)
        luck = rng.normal(0, 0.1, deals)
        won = [rng.random(deals) < np.clip(CHANCE[seat] + luck + add, 0, 1) for add in (0.05, -0.05)]
        seats = pl.DataFrame(
            {
                "deal": np.tile(np.arange(deals), 2),
                "variant": np.repeat([0, 1], deals),
                "character": np.repeat(PAIR, deals),
                "role": np.tile(np.array(ROLES)[seat], 2),
                "won": np.concatenate(won),
            }
        )
        found = findings._swapped(_results({"characters": {"swapped": PAIR}}, pl.DataFrame(), seats))
        inside += _inside(found, {"all roles": 0.1, "outlaw": 0.1})
    assert 0.93 <= np.mean(inside) <= 0.97


def test_changed_rules() -> None:
    """The same deals under two rules: the sides' difference and that of the lengths."""
    rng, deals, inside = np.random.default_rng(7), 120, []
    for _ in range(RUNS):
        luck, long = rng.normal(0, 0.1, deals), rng.gamma(4, 3, deals)
        arms = []
        for chance, more in ((0.4, 0.0), (0.55, 2.0)):
            law = rng.random(deals) < np.clip(chance + luck, 0, 1)
            turns = long + more + rng.gamma(4, 2, deals)
            side = np.where(law, "law", "outlaws")
            games = pl.DataFrame({"deal": np.arange(deals), "side": side, "turns": turns})
            arms.append(_results({}, games, pl.DataFrame()))
        found = findings._compared(arms[0], arms[1], "a", "b")
        inside += _inside(found, {"law": 0.15, "turns": 2.0})
    assert 0.93 <= np.mean(inside) <= 0.97


def test_effects_of_many_characters_drawn_to_their_mean() -> None:
    """The forest of a report: from dealt characters to the pooled effects."""
    rng, games, inside = np.random.default_rng(8), 400, []
    for _ in range(60):
        truth = rng.normal(0, 0.05, 40)
        truth -= truth.mean()
        dealt = np.argsort(rng.random((games, 40)), 1)[:, :4]
        won = rng.random((games, 4)) < CHANCE + truth[dealt]
        frame = pl.DataFrame(
            {
                "deal": np.repeat(np.arange(games), 4),
                "role": np.tile(ROLES, games),
                "character": dealt.ravel(),
                "won": won.ravel(),
            }
        )
        cells = effects(beyond(frame, ["role"]), ["character"])
        drawn = pooled(list(cells.values()))
        inside += [cell.low <= truth[int(str(key[0]))] <= cell.high for key, cell in zip(cells, drawn, strict=True)]
    assert 0.93 <= np.mean(inside) <= 0.97


def test_equipment_from_the_start() -> None:
    rng, games, inside = np.random.default_rng(9), 150, []
    truth, names = np.array([0.1, 0.02, -0.12]), np.array(["Barrel", "Mustang", ""])
    for _ in range(RUNS):
        given = rng.integers(3, size=(games, 4))
        won = rng.random((games, 4)) < CHANCE + truth[given]
        seats = pl.DataFrame(
            {
                "deal": np.repeat(np.arange(games), 4),
                "players": 4,
                "role": np.tile(ROLES, games),
                "in_play": names[given].ravel(),
                "won": won.ravel(),
            }
        )
        results = _results({"equipment": {"dealt": ["Barrel", "Mustang"]}}, pl.DataFrame(), seats)
        inside += _inside(findings._in_play(results), {"Barrel": 0.1, "Mustang": 0.02, "nothing": -0.12})
    assert 0.93 <= np.mean(inside) <= 0.97
