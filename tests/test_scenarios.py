"""Every scenario of tests/scenarios is a case: a position, the choices made in it, what must be true after them."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtown.card.setup import OPTIONS, SETS
from boomtown.check.format import Scenario, files, load
from boomtown.check.run import run_scenario

FOLDER = Path(__file__).parent / "scenarios"
ALL = [scenario for path in files([str(FOLDER)]) for scenario in load(path)]


def _installed(scenario: Scenario) -> bool:
    """Whether the game, sets and variants that the scenario names are there; read from the file, not from the run."""
    raw = scenario.raw
    named = all(name in SETS for name in raw.get("sets") or []) and all(
        name in OPTIONS for name in raw.get("options") or {}
    )
    return raw.get("game", "bang") == "bang" and named


@pytest.mark.parametrize("scenario", [s for s in ALL if _installed(s)], ids=lambda scenario: scenario.id)
def test_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)
    assert outcome.status == "passed", "\n".join([scenario.title, *outcome.report])


def test_what_needs_more_sets_is_reported_as_not_available() -> None:
    waiting = [s for s in ALL if not _installed(s)]
    outcomes = {s.id: run_scenario(s) for s in waiting}
    assert {name: o.status for name, o in outcomes.items() if o.status != "not available"} == {}
    assert all(o.report for o in outcomes.values())  # and says what is missing


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [s.id for s in ALL]
    assert sorted(names) == sorted(set(names))


def test_every_scenario_says_which_rule_it_proves() -> None:
    assert [s.id for s in ALL if not (s.raw.get("rule") and s.raw.get("source") and s.title)] == []
