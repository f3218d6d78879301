"""A bot of one's own that fails: the one useful line comes first, and its mistake is not told as ours."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from boomtown.card.rules.lives import Hurt
from boomtown.cli import main
from boomtown.kernel.compiling import compiled
from boomtown.lab.simulate import Plan, play_one
from boomtown.notation import read_game

BOTS = """
class Last:
    def __init__(self, seed):
        pass

    def answer(self, observation, history):
        return observation.options[-1]


class Stumbles(Last):
    def answer(self, observation, history):
        return self.deep(observation) if observation.why == "discard" else observation.options[-1]

    def deep(self, observation):
        raise LookupError("no idea")


class Odd(Exception):
    def __init__(self, one, two):
        super().__init__(one)


class Unheard(Last):
    def answer(self, observation, history):
        raise Odd("cannot travel", 2)


class Cheats(Last):
    def answer(self, observation, history):
        return 123456


class Forgets(Last):
    events = False

    def answer(self, observation, history):
        pass


class Hurried(Forgets):
    def answer_fast(self, why, options, fast_view, history):
        return 5


class Unborn(Last):
    def __init__(self, seed):
        raise OSError("no weights")
"""
LINES = {text: number for number, text in enumerate(BOTS.splitlines(), 1)}


def line(text: str) -> int:
    return next(number for found, number in LINES.items() if text in found)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The file of the bots; it is outside the folder the tests run in, so it is named in full."""
    (tmp_path / "mine.py").write_text(BOTS, encoding="utf-8")
    return str(tmp_path / "mine.py")


RAISED = [
    ("Stumbles", f"raised LookupError: no idea (FILE, line {line('no idea')})"),
    ("Unheard", f"raised Odd: cannot travel (FILE, line {line('cannot travel')})"),
    ("Unborn", f"raised OSError: no weights (FILE, line {line('no weights')})"),
]
ANSWERED = [("Cheats", "123456"), ("Forgets", "None"), ("Hurried", "5")]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("bot", "says"), RAISED)
def test_what_it_raised(file: str, bot: str, says: str, jobs: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "30", "--players", "4", "--bots", f"{file}:{bot}", "--jobs", str(jobs)]
    assert main(words) == 1
    shown = capsys.readouterr()
    first, hint = shown.err.splitlines()
    assert shown.out == ""
    assert first.startswith("boomtown simulate: game 0 of the plan (seed '0/0', 4 players), decision ")
    assert f": {file}:{bot} at seat " in first
    assert first.endswith(says.replace("FILE", file))
    assert hint == "boomtown simulate: --traceback prints the traceback"


@pytest.mark.parametrize(("bot", "got"), ANSWERED)
def test_what_it_answered(file: str, bot: str, got: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "3", "--players", "4", "--bots", f"{file}:{bot}"]) == 1
    first = capsys.readouterr().err.splitlines()[0]
    assert f", decision 0: {file}:{bot} at seat " in first
    assert f", answered {got}, which is not on offer: expected one of " in first
    assert re.search(r"expected one of \d+ \((use|play|draw) [^)]+\), ", first)


def test_the_way_through_the_code_on_request(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "3", "--bots", f"{file}:Stumbles", "--traceback"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].endswith(RAISED[0][1].replace("FILE", file))
    assert lines[1] == "Traceback (most recent call last):"
    assert "LookupError: no idea" in lines


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Stumbles", f"asked 'discard', {RAISED[0][1]}"),
        ("Cheats", ", answered 123456, which is not on offer: expected one of "),
    ],
)
def test_at_the_terminal_it_ends_the_game_and_saves_it(
    file: str, bot: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    saved = Path(file).with_name("a.game")
    words = ["play", "--seed", "3", "--bots", f"{file}:{bot}", "--save", str(saved)]
    assert main(words) == 1
    first, hint = capsys.readouterr().err.splitlines()
    assert first.startswith("boomtown play: decision ")
    assert f": {file}:{bot} at seat " in first
    assert says.replace("FILE", file) in first
    assert hint == "boomtown play: --traceback prints the traceback"
    assert read_game(saved.read_text(encoding="utf-8")).seed == "3"


@pytest.mark.skipif(compiled(), reason="compiled rules cannot be broken by a test")
def test_an_error_of_the_rules_is_not_its_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: Hurt, game: object) -> None:
        raise ZeroDivisionError("broken")

    monkeypatch.setattr(Hurt, "run", breaks)
    with pytest.raises(ZeroDivisionError) as error:
        play_one(Plan(1, bots=("random",)), 0)
    (note,) = error.value.__notes__
    assert ": the rules raised ZeroDivisionError: broken (" in note
    assert note.endswith("): a fault of boomtown, not of a bot")
