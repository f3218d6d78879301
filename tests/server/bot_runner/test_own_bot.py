"""A bot of one's own sits where the default bot would; what goes wrong with it never stops the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.bots import NAMES, Bot
from boomtown.cli import main
from boomtown.games import new_game
from boomtown.server.bot_runner.in_process import InProcessRunner
from boomtown.server.engine import bot_registry

BOTS = """
class Last:
    def __init__(self, seed): ...

    def answer(self, observation, history):
        return observation.options[-1]


class Stumbles(Last):
    def answer(self, observation, history):
        raise LookupError("no idea")
"""


@pytest.fixture
def file(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "mine.py").write_text(BOTS, "utf-8")
    yield str(tmp_path / "mine.py")
    bot_registry.use(bot_registry.default())


def name(bot: bot_registry.Player) -> str:
    assert isinstance(bot, Bot)
    return bot.name


def test_under_the_name_of_the_default(file: str) -> None:
    """A table continues without the user's bot. Under any other name it is another bot."""
    bot_registry.use(f"{file}:Last")
    assert name(bot_registry.make(None)) == name(bot_registry.make("greenhorn")) == f"{file}:Last"
    assert name(bot_registry.make("random")) == "random"
    assert bot_registry.names() == NAMES
    bot_registry.use("random")
    assert name(bot_registry.make(None)) == "random"
    bot_registry.use("greenhorn")
    assert name(bot_registry.make(None)) == "greenhorn"


def test_what_is_refused_changes_nothing(file: str) -> None:
    bot_registry.use(f"{file}:Last")
    for bad in (f"{file}:First", "none.py:Last", "cowhand", ""):  # cowhand plays the card game only
        with pytest.raises(ValueError, match="expected"):
            bot_registry.use(bad)
    assert name(bot_registry.make(None)) == f"{file}:Last"


@pytest.mark.parametrize("of", ["Last", "Stumbles"])
async def test_at_the_table(file: str, of: str, caplog: pytest.LogCaptureFixture) -> None:
    """One that fails is replaced by a choice by chance, and the server's log says why."""
    bot_registry.use(f"{file}:{of}")
    game = new_game({"players": 4}, 1)
    assert game.ask is not None
    choice, sound = await InProcessRunner(60).choose(bot_registry.make(None), game, game.ask.who)
    assert choice in game.ask.options
    assert sound == (of == "Last")
    assert ("no idea" in caplog.text) == (of == "Stumbles")


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("none.py:Last", "expected the file of a bot, got 'none.py', which does not exist"),
        (
            "cowhand",
            (
                "expected a bot from random, greenhorn, marshal, hothead, timid, loyalist, quick "
                "or FILE.py:CLASS, got 'cowhand'"
            ),
        ),
        (
            "",
            (
                "expected a bot from random, greenhorn, marshal, cowhand, hothead, timid, loyalist, quick "
                "or FILE.py:CLASS, got ''"
            ),
        ),
    ],
)
def test_the_command_says_at_once_what_is_wrong(bot: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--bot", bot]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", f"boomtown: {says}\n")
