"""Experiments: files with errors, deals as asked for, and results that do not depend on processes or stops."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boomtown.cli import main
from boomtown.games import SetupError
from boomtown.lab.arm import ExperimentError
from boomtown.lab.deals import deal_of
from boomtown.lab.experiment import experiment_of, read_experiment
from boomtown.lab.looks import bounds
from boomtown.lab.power import smallest
from boomtown.lab.run import looks, run
from boomtown.lab.write import write_results

TABLE: dict[str, Any] = {"players": [4, 5], "bots": ["quick"]}
SWAPPED = {"characters": {"swapped": ["Paul Regret", "Bart Cassidy"]}}


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({}, "object missing required field deals"),
        ({"deals": "many"}, "deals: expected int, got str"),
        ({"deals": 0}, "deals: expected 1 or more, got 0"),
        ({"deals": 1, "deal": 2}, r"the experiment: expected .*, got 'deal' \(did you mean 'deals'\?\)"),
        ({"deals": 1, "table": {"player": 3}}, r"table: .*, got 'player' \(did you mean 'players'\?\)"),
        ({"deals": 1, "arms": [{"players": "five"}]}, r"arms\[0\].players: expected int \| array, got str"),
        ({"deals": 1, "table": {"sets": "some"}}, "sets: expected a list or 'all', got 'some'"),
        ({"deals": 1, "table": {"by_role": {"deputy": "quick"}, "players": 4}}, "expected a role from outlaw"),
        ({"deals": 1, "table": {"characters": {"forbidden": ["Suzy"]}}}, "expected a character in use, got 'Suzy'"),
        ({"deals": 1, "table": {"characters": {"swapped": ["Paul Regret"]}}}, "expected two characters, got 1"),
        ({"deals": 1, "arms": [{"name": "a"}, {"name": "a"}]}, "expected different names, got 'a' twice"),
        ({"deals": 1, "table": {"roles": {"given": ["outlaw"] * 5}}}, "roles must be 5 of .* with one sheriff"),
        ({"deals": 1, "table": {"roles": {"forbidden": {"sheriff": "outlaw"}}}}, "with one sheriff"),
        ({"deals": 1, "table": {"roles": {"swapped": ["outlaw", "thief"]}}}, "roles.swapped: .* got 'thief'"),
        ({"deals": 1, "table": SWAPPED | {"roles": {"swapped": ["outlaw", "renegade"]}}}, "characters, got both"),
        ({"deals": 1, "table": {"by_seat": ["quick"]}}, "by_seat: expected a bot for each of 5 seats, got 1"),
        ({"deals": 1, "table": {"equipment": {"dealt": ["Barel"]}}}, r"got 'Barel' \(did you mean 'Barrel'\?\)"),
        (
            {"deals": 1, "table": {"game": "dice", "bots": ["random"], "equipment": {"dealt": ["Barrel"]}}},
            "dice has none",
        ),
        ({"deals": 1, "table": {"equipment": {"dealt": "some"}}}, "expected a list or 'all', got 'some'"),
        ({"deals": 1, "table": {"equipment": {"lent": 1}}}, "equipment: expected given, dealt, got 'lent'"),
        ({"deals": 99, "stop": {"won_by": "law"}}, "stop: expected the names of two arms"),
        ({"deals": 99, "table": SWAPPED, "stop": {"won_by": "law"}}, "at least 50 deals for each look, got 19"),
    ],
)
def test_errors_name_what_was_expected(values: dict[str, Any], said: str) -> None:
    with pytest.raises((ExperimentError, SetupError), match=said):
        experiment_of(values)


def test_the_command_reports_a_bad_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("deals = ")
    assert main(["lab", "run", str(bad)]) == 2
    assert "expected TOML" in capsys.readouterr().err
    assert not (tmp_path / "bad").exists()


def test_characters_as_asked_for() -> None:
    wish = {"given": {"sheriff": "Willy the Kid"}, "forbidden": ["Jourdonnais"], **SWAPPED["characters"]}
    (arm,) = experiment_of({"deals": 1, "table": TABLE | {"characters": wish}}).arms
    seats = set()
    for number in range(60):
        one, other = (deal_of(arm, "0", number, variant).setup() for variant in (0, 1))
        assert one["characters"][one["roles"].index("sheriff")] == "Willy the Kid"
        assert "Jourdonnais" not in one["characters"]
        seat = one["characters"].index("Paul Regret")
        seats.add(seat)
        assert other["characters"] == [*one["characters"][:seat], "Bart Cassidy", *one["characters"][seat + 1 :]]
        assert other["roles"] == one["roles"]
    assert seats == set(range(5))


def _setups(table: dict[str, Any], deals: int, variant: int = 0) -> list[dict[str, Any]]:
    (arm,) = experiment_of({"deals": 1, "table": {"players": 5} | table}).arms
    return [deal_of(arm, "0", number, variant).setup() for number in range(deals)]


def test_bots_by_seat() -> None:
    (arm,) = experiment_of({"deals": 1, "table": {"players": 4, "by_seat": ["", "random", "", ""]}}).arms
    assert deal_of(arm, "0", 0, 0).bots(["outlaw"] * 4) == ["quick", "random", "quick", "quick"]
    assert arm.every_bot() == ("quick", "random")


def test_roles_as_asked_for() -> None:
    given = ["outlaw", "sheriff", "outlaw", "deputy", "renegade"]
    assert _setups({"roles": {"given": given}}, 1)[0]["roles"] == given
    for setup in _setups({"roles": {"forbidden": {"renegade": "outlaw"}}}, 20):
        assert sorted(setup["roles"]) == ["deputy", "outlaw", "outlaw", "outlaw", "sheriff"]
    swap = {"roles": {"swapped": ["outlaw", "renegade"]}, "characters": {"given": {"renegade": "Paul Regret"}}}
    for one, other in zip(_setups(swap, 20), _setups(swap, 20, 1), strict=True):
        seats = [seat for seat in range(5) if one["roles"][seat] != other["roles"][seat]]
        assert {one["roles"][seat] for seat in seats} == {"outlaw", "renegade"}
        assert sorted(one["roles"]) == sorted(other["roles"])
        assert one | {"roles": 0} == other | {"roles": 0}
        assert one["characters"][one["roles"].index("renegade")] == "Paul Regret"


def test_characters_by_seat() -> None:
    assert all(
        s["characters"][2] == "Suzy Lafayette" for s in _setups({"characters": {"given": {"2": "Suzy Lafayette"}}}, 5)
    )


def test_equipment_is_dealt_at_random() -> None:
    """Each card comes to each seat equally often; half of the cards of a deal are blanks."""
    counts: Counter[tuple[int, str]] = Counter()
    for setup in _setups({"equipment": {"dealt": ["Barrel", "Mustang", "Volcanic"]}}, 600):
        counts.update(enumerate(setup["in_play"]))
        assert len(setup["in_play"]) == 5
    assert all(70 < counts[seat, name] < 130 for seat in range(5) for name in ("Barrel", "Mustang", "Volcanic"))
    given = {"equipment": {"given": {"sheriff": "Scope"}, "dealt": ["Barrel"] * 2}}
    for setup in _setups(given, 20):
        assert setup["in_play"][setup["roles"].index("sheriff")] == "Scope"
        assert sorted(setup["in_play"]).count("Barrel") <= 2


def test_every_card_is_dealt() -> None:
    """All cards that may begin in play come, those of an expansion included. Half of the seats get a blank."""
    dealt = [
        name for setup in _setups({"sets": "all", "equipment": {"dealt": "all"}}, 600) for name in setup["in_play"]
    ]
    assert {"Barrel", "Calumet", "Ghost Car", "Bible"} < {*dealt}
    assert 1350 < dealt.count("") < 1650


def _content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.slow
def test_same_bytes_with_processes_and_after_a_stop(tmp_path: Path) -> None:
    experiment = experiment_of({"deals": 30, "chunk": 10, "decisions": True, "table": TABLE | SWAPPED})
    alone, two, stopped = (tmp_path / name / "of" for name in ("alone", "two", "stopped"))  # a report names its folder
    write_results(run(experiment, alone))
    write_results(run(experiment, two, jobs=2))

    def stop(deals: int) -> None:
        if deals:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(experiment, stopped, done=stop)
    (stopped / "chunks" / "0-10-20.part").write_bytes(b"killed while it wrote")
    played: list[int] = []
    write_results(run(experiment, stopped, done=played.append))
    assert played == [10, 10, 10]  # the first was there
    assert _content(alone) == _content(two) == _content(stopped)


def test_results_of_another_experiment_stay(tmp_path: Path) -> None:
    run(experiment_of({"deals": 1, "table": TABLE}), tmp_path)
    with pytest.raises(ExperimentError, match="those of another experiment"):
        run(experiment_of({"deals": 1, "seed": "other", "table": TABLE}), tmp_path)
    run(experiment_of({"deals": 2, "table": TABLE}), tmp_path)  # more deals of the same


@pytest.mark.slow
def test_a_sequential_test_ends_at_a_clear_difference(tmp_path: Path) -> None:
    """A sheriff that plays at random loses more often: the first look shows it."""
    arms = [{"name": "quick"}, {"name": "random", "by_role": {"sheriff": "random"}}]
    rule = {"won_by": "sheriff", "arms": ["quick", "random"], "looks": 2}
    experiment = experiment_of({"deals": 400, "chunk": 50, "table": {"players": 4}, "arms": arms, "stop": rule})
    store = run(experiment, tmp_path)
    (look,) = looks(store)
    assert look.deals == 200
    assert look.shown
    assert look.difference > 0
    assert not store.path(0, 200, 250).exists()


@pytest.mark.parametrize("count", [1, 5, 10])
def test_type_one_error_of_the_sequential_test(count: int) -> None:
    """2,000 runs without a difference: 300 deals a look, differences of -1, 0 and 1."""
    draws = np.random.default_rng(count).choice([-1, 0, 1], p=[0.2, 0.6, 0.2], size=(2000, count, 300)).sum(2)
    z = np.cumsum(draws, 1) / np.sqrt(0.4 * 300 * np.arange(1, count + 1))
    wrong = float((np.abs(z) >= np.array(bounds(count, 0.05))).any(1).mean())
    assert wrong <= 0.05
    assert wrong > 0.03  # no needless caution


def test_power() -> None:
    """An effect that is shown in 80 % of 4,000 simulated experiments."""
    effect = smallest(1.0, looks_at=10)
    shown = (
        np.abs(np.random.default_rng(1).normal(effect, 1, 4000)) > smallest(1.0, looks_at=10) - smallest(0.0) - 0.8416
    )
    assert 0.77 < float(shown.mean()) < 0.83


def test_the_example() -> None:
    from tests.conftest import ROOT

    read_experiment(ROOT / "examples" / "lab" / "quick.toml")
