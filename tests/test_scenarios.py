"""Every scenario of tests/scenarios: a position, the choices made in it, what must be true after them.

A case is a file: 3,000 cases would take longer to collect than to run. A failed case names each scenario that failed;
`boomtown check FILE` runs one file alone.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from boomtown.card.cards import OPTIONS, SETS
from boomtown.duel.setup import OPTIONS as DUEL_OPTIONS
from boomtown.games import GAMES, SPECS
from boomtown.notation import write_position
from boomtown.notation.draft import Draft
from boomtown.scenarios.files import files
from boomtown.scenarios.format import Scenario, load
from boomtown.scenarios.run import Run, run_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = [*files([str(FOLDER)])]


# Sets and variants by the names that scenarios have for them; the base game of each has the first name
KNOWN: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "bang": (tuple(SETS), tuple(OPTIONS)),
    "dice": (("dice", "old_saloon"), ()),
    "duel": (("duel",), tuple(DUEL_OPTIONS)),
}
EVERY_SET = [name for sets, _ in KNOWN.values() for name in sets]


@cache
def loaded(path: Path) -> list[Scenario]:
    return load(path)


def everything() -> list[Scenario]:
    return [scenario for path in FILES for scenario in loaded(path)]


def _installed(scenario: Scenario) -> bool:
    """Return True if the game, sets and variants of a scenario are installed, read from the file instead of the run."""
    raw = scenario.raw
    sets, options = KNOWN.get(raw.get("game", "bang"), (None, ()))
    if sets is None:
        return False
    return all(name in sets for name in raw.get("sets") or []) and all(n in options for n in raw.get("options") or {})


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios(path: Path) -> None:
    run = [scenario for scenario in loaded(path) if _installed(scenario)]
    outcomes = [(scenario, run_scenario(scenario)) for scenario in run]
    failed = [(scenario, outcome) for scenario, outcome in outcomes if outcome.status != "passed"]
    assert run
    assert not failed, "\n\n".join("\n".join([one.id, one.title, *outcome.report]) for one, outcome in failed)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_opens_on_the_board(path: Path) -> None:
    """The rules link to it. Two had eight players without the set that eight players need."""
    for scenario in filter(_installed, loaded(path)):
        line = write_position(Run(scenario).game, seed=False, memory=False)
        assert Draft(line).write() == line, scenario.id


def test_what_needs_more_sets_is_reported_as_not_available() -> None:
    waiting = [s for s in everything() if not _installed(s)]
    outcomes = {s.id: run_scenario(s) for s in waiting}
    assert {name: o.status for name, o in outcomes.items() if o.status != "not available"} == {}
    assert all(o.report for o in outcomes.values())  # and says what is missing


def test_every_game_has_a_scenario_adapter() -> None:
    assert set(KNOWN) == set(GAMES)
    assert all(spec.scenario_adapter() is not None for spec in SPECS.values())


def test_every_installed_set_has_scenarios_and_ones_of_our_own() -> None:
    """The agreed positions of a set and ours are there, and are run: none of them is passed over unseen."""
    run = Counter(s.path.stem for s in everything() if _installed(s))
    assert [name for name in EVERY_SET if not (run[name] and run[f"own_{name}"])] == []
    passed_over = [s for s in everything() if s.path.stem.removeprefix("own_") in EVERY_SET and not _installed(s)]
    assert [s.id for s in passed_over if not set(s.raw["sets"]) - set(EVERY_SET)] == []


def test_ours_cross_the_sets() -> None:
    """At least a hundred of our own positions involve two or more sets."""
    ours = [s for s in everything() if s.path.stem.startswith("own_")]
    assert len(ours) >= 400
    assert sum(len(s.raw.get("sets") or []) > 1 for s in ours) >= 100
    assert {len(s.players) for s in ours} >= {3, 4, 5, 6, 7, 8}


def test_ours_cross_the_modules_of_old_saloon() -> None:
    """Each module alone, and at least ten positions with several of them."""
    ours = [s for s in everything() if s.path.stem == "own_old_saloon"]
    assert {1, 2, 3, 4, 5} <= {m for s in ours for m in s.raw["modules"] if len(s.raw["modules"]) == 1}
    assert sum(len(s.raw["modules"]) > 1 for s in ours) >= 10


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [s.id for s in everything()]
    assert sorted(names) == sorted(set(names))


def test_every_scenario_says_which_rule_it_proves() -> None:
    assert [s.id for s in everything() if not (s.raw.get("rule") and s.raw.get("source") and s.title)] == []
