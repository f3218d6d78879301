"""The benchmarks run: this engine alone, a few games, no figure is judged."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from benchmarks import cases, command, compare, table
from benchmarks.peers import ours as needs
from benchmarks.play.ours import setup, start
from benchmarks.rounds import Environment
from benchmarks.subjects import ours, peers
from benchmarks.worker import measure
from boomtown.bots import NAMES
from tests.conftest import ROOT


def test_ours_counts_choices_and_moves() -> None:
    """A game is played to the end; a move with one option, as ending a turn, is no choice."""
    for game in ("card-5", "dice-5"):
        played = measure(start(game, "rules"), 0.0, 1)
        assert played["games"] == 1
        assert 10 < played["choices"] <= played["moves"]


def test_same_seed_plays_the_same() -> None:
    a, b = (measure(start("card-8-all", "rules"), 0.0, 7) for _ in range(2))
    assert (a["choices"], a["moves"]) == (b["choices"], b["moves"])


def test_every_subject_has_a_key_and_a_module_of_its_own() -> None:
    """Nothing is measured twice, and each subject's module is there."""
    found = ours(["greenhorn", "random"]) + peers()
    assert len({one.key for one in found}) == len(found)
    for one in found:
        assert (ROOT / f"{one.module.replace('.', '/')}.py").is_file()


@pytest.mark.slow
def test_a_peer_that_is_not_there_is_said_in_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole command with no other engine installed: exit 0, tables, both files."""
    words = ["--peers", str(tmp_path / "none"), "--out", str(tmp_path), "--rounds", "1", "--seconds", "0.01"]
    assert command.main([*words, "--only", "/hearts/"]) == 0
    text = capsys.readouterr().out
    assert "### Did not run" in text
    assert "OpenSpiel, hearts, 4 players: " in text
    assert (tmp_path / "results.md").read_text(encoding="utf-8") == text
    assert command.main(["--table", str(tmp_path / "results.json")]) == 0
    assert capsys.readouterr().out == text


def test_our_own_rows_get_what_they_need() -> None:
    """The environment of --setup has the requirements of the engine, and NumPy, Gymnasium and PettingZoo."""
    asked = [re.split(r"[<>=;]", one)[0] for one in needs(ROOT / "pyproject.toml")]
    assert {"msgspec", "pyyaml", "tqdm", "numpy", "gymnasium", "pettingzoo"} <= set(asked)
    assert "polars" not in asked


@pytest.mark.slow
def test_nothing_to_measure_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--peers", str(tmp_path), "--only", "no such thing"]) == 2
    assert "no such thing" in capsys.readouterr().err


@pytest.mark.slow
def test_worker_in_its_own_process() -> None:
    """The worker prints one line of JSON, and a failing subject reports the reason."""
    here = Environment(sys.executable)
    order = {"module": "benchmarks.play.ours", "game": "card-5", "task": "rules", "seconds": 0.0, "seed": 1}
    assert here.worker(json.dumps(order))["games"] == 1
    said = here.worker(json.dumps(order | {"task": "bot:nobody"}))
    assert said["error"].startswith("SetupError: expected a bot from ")


def test_table_orders_by_speed_and_names_the_machine() -> None:
    """The quickest stands first in its table; the middle of three rounds is shown."""
    slow, fast = ({"games": 1, "choices": n, "moves": n, "cpu": 1.0, "wall": 2.0} for n in (100, 3000))
    results = [
        {"table": "rules", "engine": "a", "build": "", "title": "slow", "error": "", "rounds": [slow]},
        {"table": "rules", "engine": "b", "build": "plain", "title": "fast", "error": "", "rounds": [slow, fast, fast]},
    ]
    machine = {"processor": "a processor", "cores": 2, "system": "a system", "load": "0.0"}
    report = {"machine": machine, "rounds": 3, "seconds": 1.0, "commit": "c", "date": "d", "environments": []}
    text = table.markdown(report | {"results": results})
    assert text.index("| b plain | fast | 3,000 | 100 to 3,000 |") < text.index("| a | slow | 100 |")
    assert "a processor, 2 cores" in text


def test_a_case_is_the_same_work_every_time() -> None:
    """A case of engine.py always does the same work: random games, bots, single calls."""
    assert cases.random_games("card-5", 1)["work"] == cases.random_games("card-5", 1)["work"]
    known = cases.cases(list(NAMES))
    assert {"random card-8-all", "greenhorn card-5", "clone card-5", "redeal dice-8-all"} <= set(known)


def test_a_name_tells_the_sets() -> None:
    """A name selects the base game alone, the first sets up to a number, or all sets."""
    assert setup("card-5")["sets"] == []
    assert setup("card-7-first5")["sets"] == ["bonus", "dodge_city", "high_noon", "fistful"]
    assert setup("card-8-first8")["sets"][-1] == "wild_west_show"
    assert len(setup("card-8-all")["sets"]) == 9
    assert (setup("dice-8-all")["players"], setup("dice-8-all")["game"]) == (8, "dice")


def test_gain_looks_at_the_unit() -> None:
    """Fewer microseconds are a gain, and so are more games a second; failures lose to figures."""
    calls, rates = ([{"value": v, "unit": unit} for v in (10.0, 5.0)] for unit in ("µs", "games/s"))
    assert compare.gain(*calls) == 2
    assert compare.gain(*rates) == 0.5
    assert compare.better(*calls) == calls[1]
    assert compare.better({"error": "no"}, calls[0]) == compare.better(calls[0], {"error": "no"}) == calls[0]


def test_bots_that_play_other_games_are_compared_by_decision(capsys: pytest.CaptureFixture[str]) -> None:
    """Games of half the length are no gain in speed, and random mixes are listed next to the base game."""
    before, now = ({"value": v, "unit": "games/s", "work": w} for v, w in ((100.0, 400), (200.0, 200)))
    plain, full = ({"value": v, "unit": "decisions/s", "work": 1} for v in (100.0, 50.0))
    figures = {"random card-5": plain, "random card-8-all": full}
    old, new = (compare.Version(best={"quick card-5": bots, **figures}) for bots in (before, now))
    compare._print(new, old)
    said = capsys.readouterr().out
    assert "2.00x  (other games than before, 1.00x a decision)" in said
    assert "random card-8-all costs 2.00 -> 2.00 times a decision of card-5" in said
