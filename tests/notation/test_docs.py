"""docs/notation.md says what is: its examples are read and written again, its tables are complete."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from textwrap import fill
from typing import Any

import pytest

from boomtown.card.cards import CHARACTERS, EVENTS, KINDS, SETS
from boomtown.games import Game, new_game
from boomtown.notation import read_game, read_position, write_game, write_position
from boomtown.notation.dialect import known
from boomtown.notation.tags import RESERVED
from tests.conftest import ROOT
from tests.notation.games import dialect_of_name, few, play, played
from tests.notation.grammar import Grammar

PAGE = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
LINES = [block.strip() for block in BLOCKS if not block.startswith("[")]
GAMES = [block for block in BLOCKS if block.startswith("[")]


def test_there_are_examples_of_everything() -> None:
    assert {line.split()[0].partition("+")[0] for line in LINES} == set(known())
    assert any("steps=" in line for line in LINES)
    assert GAMES


@pytest.mark.parametrize("line", LINES)
def test_positions_are_written_as_they_stand_there(line: str) -> None:
    game = read_position(line)
    assert game.ask
    if "*" not in line:
        assert write_position(game, seed="seed=" in line) == line


@pytest.mark.parametrize("text", GAMES)
def test_games_are_written_as_they_stand_there(text: str) -> None:
    record = read_game(text)
    assert record.game.over
    assert write_game(record.game, record.tags) == text


@pytest.mark.parametrize("game", known())
def test_every_word_and_code_is_told(game: str) -> None:
    dialect = dialect_of_name(game)
    told = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert {field.word for field in dialect.fields} | {"move", "draws", "seed", "steps"} <= told
    plain = " ".join(PAGE.split())
    for name, code in dialect.codes.of.items():
        assert f"{name} `{code}`" in plain


def listed(codes: Mapping[str, str]) -> str:
    """Names with their codes, in lines that fit the page."""
    return fill(", ".join(f"{name} `{code}`" for name, code in codes.items()), 120, break_long_words=False)


def codes_table() -> str:
    """All codes: of the card game by set, of other games in a row."""
    printed: list[Any] = [*KINDS.values(), *CHARACTERS.values(), *EVENTS.values()]
    groups = {of.title: [thing.name for thing in printed if thing.set == of.id] for of in SETS.values()}
    named = {name for names in groups.values() for name in names}
    parts = []
    for game in known():
        codes = dialect_of_name(game).codes.of
        if game == "bang":
            parts += [f"**{title}**:\n{listed({n: codes[n] for n in names})}" for title, names in groups.items()]
        rest = {n: c for n, c in codes.items() if game != "bang" or n not in named}
        parts.append(f"**{'Suits and colours' if game == 'bang' else game}**:\n{listed(rest)}")
    return "\n\n".join(parts)


def fresh(found: re.Match[str]) -> str:
    return f"{found[1]}\n{codes_table()}\n\n{found[2]}"


TABLE = re.compile(r"(<!-- codes -->).*?(<!-- end -->)", re.DOTALL)


def test_the_table_of_codes_is_up_to_date() -> None:
    """If this fails, run `python -m tests.notation.test_docs` to rewrite the table."""
    assert TABLE.sub(fresh, PAGE) == PAGE


def test_every_tag_is_told() -> None:
    assert all(f"`{tag}`" in PAGE or f"[{tag} " in PAGE for tag in RESERVED)


# --- the grammar

EBNF = Grammar("\n".join(re.findall(r"```ebnf\n(.*?)```", PAGE, re.DOTALL)))
OF_A_LINE = ("tag", "heading", "move", "result", "comment")


def is_line(text: str) -> bool:
    """A line of a game; what stands behind it is a comment."""
    plain = text.strip() if text.startswith(("[", ";")) else text.partition(";")[0].strip()
    return not plain or any(EBNF.fits(rule, plain) for rule in OF_A_LINE)


def test_the_grammar_tells_lines_apart() -> None:
    assert EBNF.fits("position", LINES[0])
    assert not EBNF.fits("position", LINES[0].replace(".Kit.", ".kit."))
    assert not EBNF.fits("steps", "..Shoot(E,C")
    assert not is_line("A: eat Beer 6H")
    assert is_line("A: play Beer 6H on B's hand (2)  ; a remark")
    assert is_line("; a remark")
    assert not is_line("A ; a remark")


@few
@pytest.mark.slow
def test_what_is_written_follows_the_grammar(setup: dict[str, Any]) -> None:
    """Every line of random games, and every move of them."""
    count = 0

    def each(game: Game) -> None:
        nonlocal count
        count += 1
        if count % 7 == 1:
            line = write_position(game)
            assert EBNF.fits("position", line), line
            steps = line.partition(" steps=")[2].partition(" ")[0]
            assert not steps or EBNF.fits("steps", steps), steps

    play(new_game(setup, 4), Random(4), each)
    text = write_game(played(setup, 4), {"Any": 'x"\\\n'})
    assert [line for line in text.split("\n") if not is_line(line)] == []


if __name__ == "__main__":
    (ROOT / "docs/notation.md").write_text(TABLE.sub(fresh, PAGE), encoding="utf-8")
