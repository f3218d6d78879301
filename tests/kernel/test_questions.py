"""Declarations of questions: each is declared once, with a number that never changes."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from boomtown.games import GAMES
from boomtown.kernel.question import Question, Questions

# The labels observations began with; a new question comes behind them or takes the unused place.
CARD = (
    "play", "shot", "indians", "duel", "rescue", "store", "draw", "keep", "give", "check", "ability", "pay",
    "discard", "character", "borrow", "brawl", "vulture", "event", "exchange", "suit", "colour", "daltons", "hail",
    "ricochet", "unused",
)  # fmt: skip
DICE = (
    "roll", "aim", "beer", "broken", "arrow", "kit", "spare", "pedro", "cure", "saloon", "throw", "apache", "elena",
    "molly", "ghost_face", "ghost_to", "ugly", "doctor", "return", "turn_die", "again", "judge", "spoil", "save",
    "encore", "moment",
)  # fmt: skip


@pytest.mark.parametrize(("game", "before"), [("bang", CARD), ("dice", DICE)])
def test_numbers_are_what_they_were(game: str, before: tuple[str, ...]) -> None:
    assert GAMES[game].questions.labels()[: len(before)] == before


def test_every_question_has_a_number() -> None:
    """Run in a process of its own, because toy games of the test suite declare questions without a number."""
    ask = (
        "import json; from boomtown.games import GAMES;"
        "print(json.dumps([(q.name, q.number) for game in GAMES.values() for q in game.questions]))"
    )
    found = json.loads(subprocess.run([sys.executable, "-c", ask], capture_output=True, check=True).stdout)
    assert len(found) >= len(CARD) - 1 + len(DICE)
    assert [name for name, number in found if number is None] == []


def test_a_name_and_a_number_are_given_out_once() -> None:
    questions = Questions()
    questions.declare(Question("raise", 3))
    with pytest.raises(AssertionError, match="two questions named 'raise'"):
        questions.declare(Question("raise", 4))
    with pytest.raises(AssertionError, match="'raise' and 'call' have the same number 3"):
        questions.declare(Question("call", 3))
    questions.declare(Question("toy"))
    questions.declare(Question("another toy"))
    assert questions.labels() == ("unused", "unused", "unused", "raise")


def test_an_undeclared_question_is_an_error() -> None:
    with pytest.raises(KeyError, match="nobody asks"):
        GAMES["bang"].questions["nobody asks"]


def test_what_the_lists_kept_by_hand_said() -> None:
    """The properties equal the lists that describe, whynot, undo and fuzz kept by hand in earlier versions."""
    card, dice = GAMES["bang"].questions, GAMES["dice"].questions
    named = [q for q in card if q.number is not None and not q.of_set]  # without sets that came after the lists
    threats = {"shot", "indians", "duel", "rescue", "hail", "ricochet", "daltons"}
    assert {q.name for q in named if q.threatens} == threats
    assert {q.name for q in named if q.answered_with} == threats - {"daltons"}
    assert {q.name for q in named if q.answered_with == "Missed!"} == {"shot", "hail", "ricochet"}
    assert {q.name for q in named if q.completes} == {"pay", "exchange"}
    assert {q.name for q in dice if q.threatens} == {"spare", "save"}
    assert {q.name for q in dice if q.nature == "harms"} == {"aim", "elena", "ugly"}
    assert {q.name for q in dice if q.meanwhile == "moment"} - {"moment"} == set(DICE[19:25])
