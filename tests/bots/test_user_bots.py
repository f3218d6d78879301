"""A bot of one's own, in a file outside the package: found, refused with a reason, measured, seated."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtown.bots import find_policy, make_bot
from boomtown.games import SetupError, new_game
from boomtown.lab.simulate import Plan, simulate

BOTS = """
class Last:
    def __init__(self, seed):
        self.seed = seed

    def answer(self, observation, history):
        return observation.options[-1]


class Stumbles(Last):
    def answer(self, observation, history):
        if observation.why == "discard":
            raise LookupError("no idea")
        return observation.options[-1]


class Cheats(Last):
    def answer(self, observation, history):
        return 123456


class Silent:
    pass


class Seedless:
    def answer(self, observation, history):
        return observation.options[0]


class Hurried(Last):
    def answer(self, observation):
        return observation.options[0]


answer = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(BOTS, "utf-8")
    return str(tmp_path / "mine.py")


@pytest.mark.parametrize("setup", [{"players": 4}, {"game": "dice", "players": 4}], ids=str)
def test_it_plays_every_game(file: str, setup: dict[str, object]) -> None:
    game = new_game(setup, 1)
    assert game.ask is not None
    bot = make_bot(f"{file}:Last", 7, game=game.name)
    assert bot.choose(game, game.ask.who) == game.ask.options[-1]
    assert getattr(bot.policy(game.name), "seed", None) == 7


def test_two_files_of_one_name(file: str, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "mine.py").write_text(BOTS, "utf-8")
    assert find_policy(f"{file}:Last", "bang") is find_policy(f"{file}:Last", "bang")
    assert find_policy(f"{file}:Last", "bang") is not find_policy(f"{tmp_path / 'other' / 'mine.py'}:Last", "bang")


def test_in_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_mine.py").write_text(BOTS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert find_policy("bots_of_mine:Last", "dice").__name__ == "Last"
    with pytest.raises(ValueError, match="module 'no_such_bots' cannot be loaded: ModuleNotFoundError"):
        find_policy("no_such_bots:Last", "bang")


@pytest.mark.parametrize(
    ("of", "says"),
    [
        ("First", r"a class in .*mine.py \(Last, Stumbles, Cheats, Seedless, Hurried\), got 'First'"),
        ("", "got ''"),
        ("answer", "got 'answer'"),
        ("Silent", r"a class with `answer\(observation, history\)`, .*mine.py:Silent has none"),
        ("Seedless", r"a class called with a seed, .*:Seedless has \(\): too many positional arguments"),
        (
            "Hurried",
            r"`answer\(self, observation, history\)`, .*:Hurried has \(self, observation\): too many positional",
        ),
    ],
)
def test_what_is_no_bot(file: str, of: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make_bot(f"{file}:{of}", 1)
    with pytest.raises(SetupError, match=says):
        simulate(Plan(1, bots=(f"{file}:{of}",)))


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"expected the file of a bot, got 'none.py', which does not exist"):
        make_bot("none.py:Last", 1)
    (tmp_path / "empty.py").write_text("", "utf-8")
    with pytest.raises(ValueError, match=r"\(none has `answer`\), got 'Last'"):
        make_bot(f"{tmp_path / 'empty.py'}:Last", 1)
    (tmp_path / "broken.py").write_text("import no_such_library\n", "utf-8")
    with pytest.raises(ValueError, match=r"broken.py cannot be loaded: ModuleNotFoundError: No module named 'no_such_"):
        make_bot(f"{tmp_path / 'broken.py'}:Last", 1)
    (tmp_path / "torn.py").write_text("class Last(:\n", "utf-8")
    with pytest.raises(ValueError, match=r"torn.py cannot be loaded: SyntaxError"):
        make_bot(f"{tmp_path / 'torn.py'}:Last", 1)
    with pytest.raises(
        ValueError,
        match=r"marshal, cowhand, hothead, timid, loyalist, quick or FILE.py:CLASS, got 'mine.py'",
    ):
        make_bot("mine.py", 1)


@pytest.mark.slow
def test_it_is_measured(file: str) -> None:
    """In processes of their own too: the name is all that is passed on."""
    plan = Plan(60, 4, (f"{file}:Last", "random"), seed="own")
    tally = simulate(plan, jobs=2)
    assert tally.played["bot", f"{file}:Last"] == 120
    assert tally == simulate(plan)


@pytest.mark.parametrize("jobs", [1, 2])
def test_its_errors_come_through(file: str, jobs: int) -> None:
    """Errors pass through unchanged, with a note about the game."""
    with pytest.raises(LookupError, match="no idea") as error:
        simulate(Plan(2, 4, (f"{file}:Stumbles",), seed="own"), jobs)
    (note,) = error.value.__notes__
    assert note.startswith("game 0 of the plan (seed 'own/0', 4 players), decision ")
    assert f": {file}:Stumbles at seat " in note


def test_a_choice_that_is_not_on_offer(file: str) -> None:
    with pytest.raises(Exception, match="123456") as error:
        simulate(Plan(1, 4, (f"{file}:Cheats",)))
    assert "Cheats at seat " in error.value.__notes__[0]
