"""Shared code of The Duel: it names no card and no character."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boomtown.duel.game  # noqa: F401  (fills the words)
from boomtown.duel import hooks
from boomtown.duel.cards import BLUE, DODGES, KINDS, LAST_AT_START, NAMES
from boomtown.duel.character_table import CHARACTERS, PEOPLE, PERSON
from boomtown.duel.hooks import AIMS, AT_START, EFFECT, IDLE, OFFERS, TRIES, USES, HookPoint

DUEL = Path(hooks.__file__).parent
TABLES = {"cards.py", "character_table.py"}  # what is printed
LAYERS = ["encode/actions.py", "encode/observe.py", "notation/words.py", "bots/answers.py", "bots/gains.py"]
LAYERS += ["bots/quick.py", "bots/table.py", "bots/turn.py"]
SHARED = [*sorted(path.name for path in DUEL.glob("*.py") if path.name not in TABLES), *LAYERS]
CONSTANTS = {name.upper().replace(" ", "_").replace("!", "") for name in (*NAMES, *PEOPLE)}
WORDS: list[HookPoint[Any]] = [word for word in vars(hooks).values() if isinstance(word, HookPoint)]


def named(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in CONSTANTS:
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names if alias.name in CONSTANTS)
        elif isinstance(node, ast.Constant) and node.value in (*NAMES, *PEOPLE):
            yield str(node.value)


@pytest.mark.parametrize("module", SHARED)
def test_shared_code_names_no_card_and_no_character(module: str) -> None:
    assert sorted(set(named(ast.parse((DUEL / module).read_text(encoding="utf-8"))))) == []


def test_every_card_that_is_played_for_an_effect_has_one() -> None:
    for kind, name in enumerate(NAMES):
        played = not BLUE[kind] and not DODGES[kind]
        assert (AIMS.of[kind] is not None, EFFECT.of[kind] is not None) == (played, played), name


def test_everything_else_does_something_too() -> None:
    does = {source for word in WORDS for source, function in enumerate(word.of) if function is not None}
    assert [name for kind, name in enumerate(NAMES) if kind not in does and name != "Missed!"] == []
    assert [name for who, name in enumerate(PEOPLE) if PERSON + who not in does] == []
    assert max(does) < PERSON + len(PEOPLE)


def test_words_that_belong_together_have_the_same_sources() -> None:
    def sources(word: HookPoint[Any]) -> set[int]:
        return {source for source, function in enumerate(word.of) if function is not None}

    assert sources(OFFERS) == sources(USES) == sources(IDLE)
    assert sources(hooks.ANSWERS) == sources(TRIES)
    assert sources(AT_START) == {*LAST_AT_START}
    lying = {i for i, kind in enumerate(KINDS) if kind.dodge == "table"}
    assert {source for source in sources(TRIES) if source < PERSON} == lying


def test_what_options_name_is_known_of_everybody_who_has_some() -> None:
    having = {source - PERSON for word in (OFFERS, TRIES, hooks.SAYS) for source, f in enumerate(word.of) if f}
    assert {who for who in having if who >= 0} <= {who for who, one in enumerate(CHARACTERS) if one.uses}


def test_a_source_answers_to_a_word_once() -> None:
    word: HookPoint[str] = HookPoint("test", "")
    hooks.hook(word, 1)("first")
    with pytest.raises(AssertionError, match="twice, or no source"):
        hooks.hook(word, 1)("second")
    with pytest.raises(AssertionError, match="twice, or no source"):
        hooks.hook(word, -1)("nobody")
