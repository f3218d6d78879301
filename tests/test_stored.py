"""Games stored by an earlier version: they load and continue in the same way, also with a new set in between."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boomtown.card.cards import CardSet, NumberTaken, add_character, add_set
from boomtown.card.cards import Character as CardCharacter
from boomtown.games import Game, load_game, replay
from boomtown.notation import read_game, read_position
from tests.conftest import ROOT

STORED: list[dict[str, Any]] = json.loads((Path(__file__).parent / "stored" / "games.json").read_text())
IDS = [f"{game['setup']['game']}-{number}" for number, game in enumerate(STORED)]


def finish(game: Game, stored: dict[str, Any]) -> None:
    """The rest of its choices, and the end it had."""
    for choice in stored["choices"][game.moves :]:
        game.apply(choice)
    assert game.result == stored["result"]


@pytest.mark.parametrize("stored", STORED, ids=IDS)
def test_choices_mean_what_they_meant(stored: dict[str, Any]) -> None:
    setup = stored["save"]["setup"]  # as a server stores it: with all options, independent of today's defaults
    assert stored["setup"]["options"].items() <= setup["options"].items()
    game = replay(setup, stored["seed"], stored["choices"])
    assert game.result == stored["result"]
    assert game.event_count == stored["events"]


@pytest.mark.parametrize("stored", STORED, ids=IDS)
def test_a_save_goes_on(stored: dict[str, Any]) -> None:
    finish(load_game(stored["save"]), stored)


@pytest.mark.parametrize("stored", STORED, ids=IDS)
def test_a_position_is_read(stored: dict[str, Any]) -> None:
    game = read_position(stored["position"])
    saved = load_game(stored["save"])
    assert game.ask is not None
    assert saved.ask is not None
    assert (game.ask.who, game.ask.why, game.ask.options) == (saved.ask.who, saved.ask.why, saved.ask.options)


@pytest.mark.parametrize("stored", STORED, ids=IDS)
def test_a_text_is_played_again(stored: dict[str, Any]) -> None:
    assert read_game(stored["text"]).game.result == stored["result"]


MIDDLE = """
import sys
from types import SimpleNamespace
from boomtown.card import sets
from boomtown.card.cards import CardSet, SETS
from boomtown.card.sets.declare_cards import blue, character, event

character("Middle Man", 4, "middle", number=900)
blue("Middle Hat", "- 2C", number=901, first=900, of_set="middle")
event("Middle of the Day", "middle", "round", number=902)
sets.add(SimpleNamespace(SET=CardSet("middle", "The Middle", 15, event_deck="middle")))
assert list(SETS)[2] == "middle"

import pytest
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "tests/test_stored.py", "-k", "not middle"]))
"""


def test_a_set_in_the_middle_changes_nothing_stored() -> None:
    """A process of its own: what is registered cannot be taken back."""
    done = subprocess.run([sys.executable, "-c", MIDDLE], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_number_is_given_once() -> None:
    with pytest.raises(NumberTaken, match=r"expected a free number for 'Newcomer', got 28, which is 'Bart Cassidy'"):
        add_character(CardCharacter("Newcomer", "base", 4), 28)
    with pytest.raises(NumberTaken, match="'Bart Cassidy' is declared twice"):
        add_character(CardCharacter("Bart Cassidy", "base", 4), 999)
    with pytest.raises(NumberTaken, match="got 'bonus', order 10"):
        add_set(CardSet("bonus", "Again", 10))
