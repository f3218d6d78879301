"""Mistakes at the terminal: one line at once, and no played game is lost."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boomtown.cli import COMMANDS, main
from boomtown.notation import read_game
from boomtown.stdout import CLOSED
from tests.scenario_runner.files import scenario


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ["play", "--game", "dice", "--bots", "cowhand"],
            (
                "play: expected a bot from random, greenhorn, marshal, hothead, timid, loyalist, quick "
                "or FILE.py:CLASS, got 'cowhand'"
            ),
        ),
        (["play", "--sets", "bonus,bonus"], "play: sets must be named once each, got 'bonus' twice"),
        (
            ["simulate", "--sets", "bonus", "--sets", "bonus"],
            "simulate: sets must be named once each, got 'bonus' twice",
        ),
        (
            ["bench", "--game", "dice", "--modules", "1,1"],
            "bench: sets must be named once each, got 'saloon_dice' twice",
        ),
        (["play", "--option", "three_lives"], "play: option three_lives does nothing without the set 'dodge_city'"),
        (
            ["simulate", "--sets", "high_noon", "--option", "event_cards=12"],
            "simulate: option event_cards does nothing without the set 'fistful'",
        ),
        (
            ["bench", "--sets", "all", "--option", "dead_man_hunts"],
            "bench: option dead_man_hunts does nothing but with 3 players, got 5",
        ),
        (
            ["simulate", "--game", "dice", "--option", "deal_roles=special"],
            "simulate: option deal_roles does nothing without the set 'special_roles'",
        ),
    ],
)
def test_one_line_and_nothing_is_played(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr() == ("", f"boomtown {says}\n")


NEEDED = {name: ["x"] for name in ("check", "league", "replay", "verify", "backup", "restore", "export")} | {
    "purge": ["--older-than", "9"],
    "evaluation": ["report"],
    "puzzles": ["check"],
    "lab": ["plan", "x"],
}


@pytest.mark.parametrize("name", list(COMMANDS))
def test_a_mistake_points_to_the_help_of_its_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, *NEEDED.get(name, []), "--nonsense"])
    assert left.value.code == 2
    assert capsys.readouterr().err == (
        f"boomtown {name}: unrecognized arguments: --nonsense (see 'boomtown {name} --help')\n"
    )
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: boomtown {name} ")
    assert not re.search(r"-$", shown, re.MULTILINE)  # no option is broken at its hyphens


# --- files that cannot be written


def test_play_finds_out_at_once_that_it_cannot_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before the first question: nothing is typed here."""
    for file, why in ((tmp_path / "no" / "such.game", "No such file or directory"), (tmp_path, "Is a directory")):
        assert main(["play", "--seed", "4", "--save", str(file)]) == 2
        assert capsys.readouterr() == ("", f"boomtown play: {file}: {why}\n")


def test_a_file_is_left_alone_until_there_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another mistake leaves no empty file, and does not change an old one."""
    new, old = tmp_path / "new.game", tmp_path / "old.game"
    old.write_text("kept", encoding="utf-8")
    for file in (new, old):
        assert main(["play", "--players", "9", "--save", str(file)]) == 2
    assert not new.exists()
    assert old.read_text(encoding="utf-8") == "kept"
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert main(["play", "--seed", "4", "--save", str(old)]) == 0
    assert read_game(old.read_text(encoding="utf-8")).seed == "4"


def test_ctrl_c_saves_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Typing(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO itself
            found = super().readline()
            if not found:
                raise KeyboardInterrupt
            return found

    monkeypatch.setattr(sys, "stdin", Typing("1\n1\n"))
    assert main(["play", "--seed", "4", "--save", str(tmp_path / "a.game")]) == 130
    assert len(read_game((tmp_path / "a.game").read_text(encoding="utf-8")).choices) >= 2


def test_fuzz_finds_out_at_once_that_it_cannot_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no" / "such.game"
    assert main(["fuzz", "--games", "1", "--out", str(file)]) == 2
    assert capsys.readouterr() == ("", f"boomtown fuzz: {file}: No such file or directory\n")


# --- fuzz --repeat


@pytest.mark.parametrize(
    ("case", "says"),
    [
        ({"check": "optoins"}, "no check 'optoins' (did you mean 'options'?)"),
        ({"check": "zz"}, "no check 'zz' (expected one of options, refused, "),
        ({"choices": [-7]}, "the game cannot be played: expected one of "),
        ({"setup": {"players": 99}}, "the game cannot be played: players must be 3 to 8, got 99"),
    ],
)
def test_a_case_that_cannot_be_repeated(case: dict[str, object], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    whole = {"check": "options", "setup": {"players": 4}, "seed": "1", "choices": []} | case
    assert main(["fuzz", "--repeat", json.dumps(whole)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"boomtown fuzz: {says}")
    assert shown.err.count("\n") == 1


# --- check


def test_check_reads_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(scenario(title="x", name="a.ä").encode())))
    assert main(["check", "-v", "-"]) == 2
    assert capsys.readouterr().err.startswith("not a valid scenario file: -:3: title: this key occurs twice")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(scenario(name="a.ä").encode())))
    assert main(["check", "-v", "-"]) == 0
    assert capsys.readouterr().out == "passed a.ä: A title\n1 passed, 0 failed, 0 not available\n"


def test_check_reads_what_is_no_plain_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", os.devnull]) == 2
    assert capsys.readouterr().err == (
        f"not a valid scenario file: {os.devnull}:1: expected a list of scenarios, got nothing\n"
    )


# --- whoever reads has seen enough


@pytest.mark.parametrize(
    "words",
    [
        ["boomtown", "--help"],
        ["boomtown", "play", "--help"],
        ["boomtown", "check", "tests/scenarios/bonus.yaml", "-v"],
        ["boomtown", "simulate", "--games", "1", "--bots", "random"],
        ["boomtown.env.layout", "--actions", "--players", "8", "--sets", "dodge_city"],
    ],
    ids=" ".join,
)
def test_a_closed_pipe_ends_it_without_a_word(words: list[str]) -> None:
    reads, writes = os.pipe()
    os.close(reads)  # head has gone
    done = subprocess.run(
        [sys.executable, "-m", *words], stdout=writes, stderr=subprocess.PIPE, check=False, timeout=60
    )
    os.close(writes)
    assert done.stderr.decode() == ""
    assert done.returncode == CLOSED or "--help" in words  # argparse passes over a closed pipe


# --- Ctrl-C

INTERRUPTS = """
from random import Random

class Presses:
    played = 0

    def __init__(self, seed):
        self.chance = Random(seed)

    def answer(self, observation, history):
        if observation.view()["move"] == 0:
            Presses.played += 1
        if Presses.played >= 4:
            raise KeyboardInterrupt
        return self.chance.choice(observation.options)
"""


def test_ctrl_c_reports_the_games_that_were_finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(INTERRUPTS, encoding="utf-8")
    words = ["simulate", "--games", "50", "--bots", f"{tmp_path}/mine.py:Presses"]
    assert main(words) == 130
    shown = capsys.readouterr()
    assert shown.out.startswith("3 games, 5 players, base; ")
    assert re.search(r"^side +games +won", shown.out, re.M)
    assert shown.err == "boomtown simulate: stopped after 3 of 50 games, the report covers these\n"
    assert main(words) == 130  # before the first game is over: the bot counts on
    assert capsys.readouterr() == ("", "boomtown simulate: stopped after 0 of 50 games, there is nothing to report\n")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals of a terminal")
def test_ctrl_c_stops_all_processes_and_reports() -> None:
    """Ctrl-C as a terminal sends it: to the first process and to the workers."""
    command = [sys.executable, "-m", "boomtown", "simulate", "--games", "1000000", "--bots", "random", "--jobs", "2"]
    run = subprocess.Popen(
        [*command, "--progress", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # A background job of a shell ignores Ctrl-C, and so would what it starts
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert run.stderr is not None
    heard = b""
    while not re.search(rb" [1-9]\d*/1000000", heard):
        heard += os.read(run.stderr.fileno(), 4096)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    found = json.loads(out)
    assert run.returncode == 130
    assert found["games"] > 0
    last = err.decode().replace("\r", "\n").strip().splitlines()[-1].strip()
    assert last == f"boomtown simulate: stopped after {found['games']} of 1000000 games, the report covers these"
    assert b"Traceback" not in err
