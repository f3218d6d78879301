"""League: same bytes after a stop and in any number of processes, faults that lose, plans with mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from signal import SIGINT
from typing import Any

import pytest

import boomtown
from boomtown.cli import main
from boomtown.games import new_game
from boomtown.league.bots import SHORT
from boomtown.league.other_version import Process, VersionsDiffer
from boomtown.league.plan import PlanError, plan_of
from boomtown.league.play import play_game
from boomtown.league.results import standings
from boomtown.league.run import Results, run
from boomtown.league.text import cells, with_short_names

SOURCE = str(Path(boomtown.__file__).parents[1])
BOTS = """
import time

class Raises:
    def __init__(self, seed): pass
    def answer(self, observation, history): raise ZeroDivisionError("no gun")

class Illegal(Raises):
    def answer(self, observation, history): return -99

class Hangs(Raises):
    def answer(self, observation, history):
        while True:
            try: time.sleep(9)
            except ValueError: pass

class RaisesToo(Raises): pass
class IllegalToo(Illegal): pass
class HangsToo(Hangs): pass
"""


def plan(folder: Path, **more: Any) -> Any:
    """Return a plan of ten deals."""
    return plan_of({"bots": ["quick", "random"], "deals": 10, "look": 5, "tables": [{"players": 4}], **more}, folder)


def files(folder: Path) -> dict[str, bytes]:
    """Return the content of each file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_same_bytes_after_a_stop_and_with_two_processes(tmp_path: Path) -> None:
    table = {"players": 4, "seating": "single"}
    league = plan(tmp_path, tables=[table], claims=[{"bot": "random", "over": "quick", "roles": ["sheriff"]}])

    def stop(games: int) -> None:
        if any((tmp_path / "stopped").glob("0-1-*")):
            raise KeyboardInterrupt

    run(league, tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        run(league, tmp_path / "stopped", 1, stop)
    kept = files(tmp_path / "stopped")
    assert 2 <= len(kept) < len(files(tmp_path / "whole"))
    (tmp_path / "stopped" / "0-1-5.part").write_text("[[", "utf-8")  # a process that was killed while it wrote
    run(league, tmp_path / "stopped", 2)
    assert kept.items() <= files(tmp_path / "stopped").items()
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")
    reports = [standings(league, Results(tmp_path / name, league)) for name in ("whole", "stopped")]
    assert reports[0] == reports[1]
    assert [row["decision"] for row in reports[0]["tables"][0]["claims"]] == ["not shown"]


def test_each_bot_has_each_role_and_seat_of_a_deal(tmp_path: Path) -> None:
    league = plan(tmp_path, deals=5, tables=[{"players": 4, "seating": "single"}])
    found = run(league, tmp_path / "results").deals(league.matches()[1], 5)
    for deal in found:
        alone = [role for game in deal for bot, role in game.members if bot == "random"]
        assert sorted(alone) == ["outlaw", "outlaw", "renegade", "sheriff"]


@pytest.mark.parametrize(
    ("bot", "said"), [("Raises", "no gun"), ("Illegal", "not on offer"), ("Hangs", "within 0.2 s")]
)
def test_a_bot_with_a_fault_loses_and_is_named(bot: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(BOTS, "utf-8")
    both = [f"{tmp_path}/faulty.py:{bot}", f"{tmp_path}/faulty.py:{bot}Too"]  # the first answer is a fault
    league = plan(tmp_path, bots=both, deals=5, seconds=0.2 if bot == "Hangs" else 60)
    slow: set[str] = set()
    found = play_game(league, league.matches()[0], 0, slow)
    seat, description = found["fault"]
    assert said in description
    assert not found["winners"]
    assert slow == ({found["bots"][seat]} if bot == "Hangs" else set())
    if slow:
        again = play_game(league, league.matches()[0], 1, slow)
        assert "too slow" in again["fault"][1]


def test_a_bot_of_another_version_answers_as_it_does_there(tmp_path: Path) -> None:
    """The other version is this one, so the games are the same as without it."""
    version = {"there": {"bot": "greenhorn", "source": SOURCE}}
    there = plan(tmp_path, bots=["random", "there"], deals=5, versions=version)
    here = plan(tmp_path, bots=["random", "greenhorn"], deals=5)
    one, other = (play_game(league, league.matches()[0], 0, set()) for league in (there, here))
    assert "fault" not in one
    assert one | {"bots": []} == other | {"bots": []}


def test_ctrl_c_leaves_the_end_of_a_version_to_the_league() -> None:
    """A terminal sends the signal to all processes. The league stops; a version prints no error of its own."""
    process, game = Process(SOURCE), new_game({"players": 4}, "interrupt")
    bots = {seat: ("random", seat) for seat in range(4)}
    try:
        for _ in range(2):
            game.apply(process.choose(game, bots, 60.0))
            assert process._process is not None
            process._process.send_signal(SIGINT)
    finally:
        process.stop()


def test_other_rules_stop_the_league(tmp_path: Path) -> None:
    package = tmp_path / "boomtown"
    (package / "bots").mkdir(parents=True)
    (package / "__init__.py").write_text("", "utf-8")
    (package / "bots" / "__init__.py").write_text("def make_bot(name, seed): pass\n", "utf-8")
    (package / "games.py").write_text("class new_game:\n    ask = None\n    def __init__(self, *_): pass\n", "utf-8")
    league = plan(tmp_path, bots=["random", "there"], versions={"there": {"bot": "x", "source": "."}})
    with pytest.raises(VersionsDiffer, match="other rules"):
        play_game(league, league.matches()[0], 0, set())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("deals = ", "expected TOML"),
        ('bots = ["random"]\ndeals = 5', "bots: expected two or more different ones, got ['random']"),
        ('bots = ["random", "grenhorn"]\ndeals = 5', "got 'grenhorn'; a league also has fixed-order"),
        ('bots = ["random", "quick"]\ndeals = 7', "deals: expected a multiple of 5 from 5 up, got 7"),
        ('bots = ["random", "quick"]\ndeals = "7"', "expected deals as int, got '7'"),
        ('bots = ["random", "quick"]', "missing 1 required positional argument: 'deals'"),
        ('bots = ["random", "quick"]\ndeals = 5\nround = 1', "expected bots, tables, deals"),
        ('bots = ["random", "quick"]\ndeals = 5\n[[tables]]\nplayers = 9', "players"),
        ('bots = ["random", "quick"]\ndeals = 5\n[[tables]]\nseating = "x"', "expected alternate or single, got 'x'"),
        (
            'bots = ["random", "quick"]\ndeals = 5\n[[claims]]\nbot = "quick"\nover = "random"\nroles = ["king"]',
            "expected roles from deputy, outlaw, renegade, sheriff, got 'king'",
        ),
        (
            'bots = ["random", "old"]\ndeals = 5\n[versions.old]\nbot = "greenhorn"\nsource = "nowhere"',
            "expected a folder with the package boomtown for old",
        ),
    ],
)
def test_a_mistake_in_a_plan(text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(text, "utf-8")
    assert main(["league", str(file)]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_results_of_another_plan_are_refused(tmp_path: Path) -> None:
    run(plan(tmp_path, deals=5), tmp_path / "results")
    run(plan(tmp_path, deals=10), tmp_path / "results")  # more deals go on
    with pytest.raises(PlanError, match="another plan"):
        run(plan(tmp_path, seed="other"), tmp_path / "results")


@pytest.mark.parametrize("short", SHORT)
def test_reference_opponents_play_every_game(short: str, tmp_path: Path) -> None:
    tables = [{"players": 4}, {"game": "dice", "players": 4}, {"game": "duel", "players": 2}]
    league = plan(tmp_path, bots=[short, "random"], tables=tables)
    for match in league.matches():
        found = play_game(league, match, 1, set())
        assert found["winners"], found


@pytest.mark.thorough
def test_a_small_match(tmp_path: Path) -> None:
    """A reference opponent is clearly better than `random`, with fixed seeds."""
    league = plan(tmp_path, bots=["quick", "random", "attitudes"], deals=20, look=20, tables=[{"players": 5}])
    report = standings(league, run(league, tmp_path / "results"))
    rows = {row["bot"]: row for row in report["tables"][0]["standings"] if row["role"] == "all roles"}
    assert report["tables"][0]["games"] == 20 * 5 * 3
    assert rows["attitudes"]["wins"][1] > rows["random"]["wins"][2]
    assert rows["attitudes"]["odds_ratio"][0] > rows["random"]["odds_ratio"][2]


def test_a_small_odds_ratio_is_not_shown_as_zero() -> None:
    """The skill of a bot that never wins in a role is estimated near 0; the interval shows how little that says."""
    row = {"bot": "random", "role": "renegade", "seats": 20, "won": 0, "wins": (0.0, 0.0, 0.161)}
    assert cells(row | {"odds_ratio": (0.0035, 0.00001, 12.35)})[-2:] == ["< 0.01", "< 0.01 - 12.35"]
    assert cells(row | {"odds_ratio": (0.01, 0.0099, 1.0)})[-2:] == ["0.01", "< 0.01 - 1.00"]


def test_bots_of_files_are_named_by_their_classes() -> None:
    """A path leaves no place for the plot. Two bots that would have one name keep their paths."""
    mine, other = "/home/me/bots/mine.py:Mine", "/tmp/mine.py:Mine"
    report = {"bots": ["quick", mine], "tables": [{"deals": {f"{mine} - quick": 5}, "standings": [{"bot": mine}]}]}
    assert with_short_names(report) == {
        "bots": ["quick", "Mine"],
        "tables": [{"deals": {"Mine - quick": 5}, "standings": [{"bot": "Mine"}]}],
    }
    both = {"bots": [mine, other], "tables": []}
    assert with_short_names(both) == both


@pytest.mark.thorough  # imports matplotlib
def test_the_report_of_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plan.toml"
    file.write_text('bots = ["quick", "random"]\ndeals = 5\n[[tables]]\nplayers = 4\n', "utf-8")
    assert main(["league", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "2 bots, 20 games, seed 0; odds ratios relative to quick" in shown
    report = json.loads((tmp_path / "plan" / "league.json").read_text("utf-8"))
    page = (tmp_path / "plan" / "league.html").read_text("utf-8")
    assert report["tables"][0]["games"] == 20
    assert page.count("<svg") == page.count('<div class="pair">') == 1
    assert "<script" not in page
    before = files(tmp_path / "plan")
    assert main(["league", str(file)]) == 0
    assert files(tmp_path / "plan") == before
