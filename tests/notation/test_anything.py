"""Readers of the notation with any text: they return a game or a readable NotationError, in bounded time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown.games import Game, new_game
from boomtown.notation import NotationError, read_game, read_position, write_game, write_position
from tests.notation.games import FEW, play, played

ALPHABET = 'ABCDEFGHabcdx0123456789=.,:+-*/()[]{}"%;_ \n\\é\u2028\x00'


@cache
def harvest() -> tuple[list[str], list[str]]:
    """Return lines of many kinds of decision, and records of games."""
    lines: dict[tuple[str, str, int], Game] = {}
    for number, setup in enumerate(FEW):
        play(
            new_game(setup, number, record=False),
            Random(number),
            lambda game: lines.setdefault((game.name, game.ask.why if game.ask else "", game.players), game.clone()),
        )
    return [write_position(game) for game in lines.values()], [write_game(played(setup, 9)) for setup in FEW]


LINES = st.deferred(lambda: st.sampled_from(harvest()[0]))
TEXTS = st.deferred(lambda: st.sampled_from(harvest()[1]))


def holds(read: Callable[[str], object], text: str) -> None:
    try:
        read(text)
    except NotationError as refused:
        error = refused
    else:
        return
    lines = text.split("\n")
    assert error.expected
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    assert "\n" not in str(error)


@given(st.text())
@settings(max_examples=50)
@pytest.mark.slow
def test_any_text(text: str) -> None:
    holds(read_position, text)
    holds(read_game, text)
    holds(read_game, f'[Position "{text}"]\nresult: open')


@st.composite
def broken(draw: st.DrawFn, wholes: st.SearchStrategy[str], sep: str) -> str:
    """A good text with parts of another one, or with single characters gone, come or changed."""
    whole = draw(wholes)
    for _ in range(draw(st.integers(1, 3))):
        if draw(st.booleans()):
            mine, others = whole.split(sep), draw(wholes).split(sep)
            at = draw(st.integers(0, len(mine) - 1))
            mine[at : at + draw(st.integers(0, 1))] = draw(st.lists(st.sampled_from(others), max_size=1))
            whole = sep.join(mine)
        else:
            at = draw(st.integers(0, max(0, len(whole) - 1)))
            whole = whole[:at] + draw(st.text(ALPHABET, max_size=2)) + whole[at + draw(st.integers(0, 3)) :]
    return whole


@given(broken(LINES, " "))
@settings(max_examples=120)
@pytest.mark.slow
def test_broken_lines(line: str) -> None:
    holds(read_position, line)


@given(broken(TEXTS, "\n"))
@settings(max_examples=25)
@pytest.mark.slow
def test_broken_games(text: str) -> None:
    holds(read_game, text)


@given(broken(LINES, " "), st.integers(0, 1 << 30))
@settings(max_examples=50)
@pytest.mark.slow
def test_moves_of_a_broken_position(line: str, choice: int) -> None:
    """A position that is none in a way only its moves show is refused there."""
    from boomtown.notation.game_text import named

    try:
        game = read_position(line)
    except NotationError:
        return
    if game.ask is None or '"' in line or "\n" in line:
        return
    options = list(named(game))
    move = f"{'ABCDEFGH'[game.ask.who]}: {options[choice % len(options)]}"
    holds(read_game, f'[Position "{line}"]\n{move}\nresult: open')


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "bang " + "A:" * 90_000, "steps=" * 30_000, '[A "' * 50_000, "\\" * 200_000]
)
def test_long_nonsense(text: str) -> None:
    holds(read_position, text)
    holds(read_game, text)


@pytest.mark.parametrize("word", ["deck=", "steps=..", "seen=", "doubts=", "noted=", "used=", "acted=", "lent="])
@pytest.mark.parametrize(
    "value", ["[", "(", "{", "Settle(-1,[[0,", "A", "Bg2c", "A:", "1*", "?", ",", "x:1,", '"', "-"]
)
def test_nesting_and_repetition(word: str, value: str) -> None:
    line = "bang A:S.Willy.5.Bg3c B:O.Rose.3 C:O.Jack.4 D:R.Sid.4 at=A1.play deck=* "
    holds(read_position, f"{line}{word}{value * 5000}")
