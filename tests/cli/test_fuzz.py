"""`boomtown fuzz`: what it prints, what it returns, and the commands it gives for a fault."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from boomtown.cli import main
from boomtown.games import GAMES
from tests.fuzz import broken


@pytest.mark.slow
def test_a_run_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--game", "dice", "--games", "1", "--seed", "cli"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""  # no terminal: no progress bar
    assert re.match(r"1 games, \d+ decisions, 1 mixes of sets with \d+ decisions or more each; seed cli\n", shown.out)
    assert "\ninvariants: options " in shown.out
    assert shown.out.endswith("\nno fault\n")


@pytest.mark.slow
def test_as_many_games_as_the_decisions_take(capsys: pytest.CaptureFixture[str]) -> None:
    """With progress for people, and the report for programs."""
    words = ["fuzz", "--game", "dice", "--decisions", "150", "--seed", "cli", "--json", "--progress"]
    assert main(words) == 0
    shown = capsys.readouterr()
    found = json.loads(shown.out)
    assert found["decisions"] >= 150
    assert sum(found["mixes"].values()) == found["decisions"]
    assert found["fault"] is None
    assert "/150 [" in shown.err


@pytest.mark.slow
def test_a_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Its shortest game as notation, and commands that show it again."""
    monkeypatch.setitem(GAMES, "bang", broken.LosesCard)
    file = tmp_path / "fault.txt"
    assert main(["fuzz", "--game", "bang", "--games", "50", "--seed", "cli", "--out", str(file)]) == 1
    shown = capsys.readouterr().out
    assert re.search(r"^fault in game \d+$", shown, re.M)
    assert re.search(r"^cards: cards or tokens: missing \[\d+", shown, re.M)
    assert '[Fault "cards"]' in shown
    again, replay = (re.search(f"boomtown ({word} .*)", shown) for word in ("fuzz", "replay"))
    assert again is not None
    assert replay is not None
    assert main(shlex.split(replay[1])) == 0
    assert capsys.readouterr().out.startswith("Step ")
    assert main(shlex.split(again[1])) == 1
    assert "InvariantError: cards or tokens: missing" in capsys.readouterr().err
    monkeypatch.undo()
    assert main(shlex.split(again[1])) == 0
    assert capsys.readouterr().out == "no fault: cards holds at every decision of this game\n"


@pytest.mark.slow
def test_a_fault_in_a_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(GAMES, "bang", broken.AcceptsAnyChoice)
    assert main(["fuzz", "--game", "bang", "--games", "1", "--json"]) == 1
    fault = json.loads(capsys.readouterr().out)["fault"]
    assert fault["case"]["check"] == "refused"
    assert main(["fuzz", "--repeat", json.dumps(fault["case"])]) == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--game", "chess"], "boomtown fuzz: game must be one of bang, dice, duel, all, got 'chess'"),
        (["--games", "0"], "expected a number, 1 or more, got '0'"),
        (["--repeat", "{}"], "expected a case as boomtown fuzz prints it, got '{}'"),
        (["--repeat", "yes"], "expected a case as boomtown fuzz prints it, got 'yes'"),
    ],
)
def test_complaints_in_one_line(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status: str | int | None = main(["fuzz", *words])
    except SystemExit as error:
        status = error.code
    assert status == 2
    complaint = capsys.readouterr().err
    assert says in complaint
    assert complaint.count("\n") == 1
