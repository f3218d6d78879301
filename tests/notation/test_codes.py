"""Codes are short, there for every name, given once, and cannot be taken for something else."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from boomtown.card.cards import CHARACTERS, EVENTS, KIND, KINDS, NUMBER_OF, SUIT
from boomtown.card.notation.cards import CARD_OF, OF, _codes
from boomtown.card.notation.dialect import CardDialect
from boomtown.dice.character_registry import CHARACTERS as PEOPLE
from boomtown.dice.faces import FACES
from boomtown.dice.moments import KIND as SPECIAL
from boomtown.dice.notation.dialect import DiceDialect
from boomtown.games import GAMES
from boomtown.notation.codecs import CARD, Codes
from boomtown.notation.dialect import known
from boomtown.notation.scanner import Scanner
from tests.notation.games import dialect_of_name

BANG, DICE = CardDialect.codes, DiceDialect.codes


def test_every_game_is_known() -> None:
    assert known() == list(GAMES)
    assert [dialect_of_name(game).game for game in GAMES] == list(GAMES)


@pytest.mark.parametrize(
    ("codes", "names"), [(BANG, NUMBER_OF), (DICE, [*FACES, *PEOPLE, *SPECIAL])], ids=["bang", "dice"]
)
def test_every_name_has_one_code(codes: Codes, names: Iterable[str]) -> None:
    assert set(codes.of) == set(names)
    assert len(set(codes.of.values())) == len(codes.of)
    assert all(re.fullmatch("[A-Z][a-z]+", code) for code in codes.of.values())
    assert not any(re.match(CARD, code) for code in codes.of.values())


def test_cards_and_faces_have_two_letters_and_nothing_else() -> None:
    short = {name for name, code in BANG.of.items() if len(code) == 2}
    assert short == set(KINDS)
    assert set(CHARACTERS) | set(EVENTS) <= set(BANG.of) - short
    assert {name for name, code in DICE.of.items() if len(code) == 2} == set(FACES)


def test_people_are_called_alike_in_both_games() -> None:
    assert all(BANG.of[name] == DICE.of[name] for name in PEOPLE)


def test_every_card_has_its_own_code() -> None:
    assert len(CARD_OF) == len(OF) == len(KIND)
    assert all(re.fullmatch(CARD, code) for code in OF)
    assert not any("#" in code and SUIT[card] for card, code in enumerate(OF))
    twins = [code for code in OF if len(code) == 5]
    assert all(code[:4] in CARD_OF for code in twins)
    assert len(twins) == 8


def test_what_has_no_code_yet_is_written_all_the_same() -> None:
    """A set on its way needs no code to be played, saved and fuzzed."""
    few = Codes("BANG!: Bg")
    codes = _codes(few)
    assert codes[KIND.index("Beer")] == f"#{KIND.index('Beer')}"
    assert codes[KIND.index("BANG!")].startswith("Bg")
    assert all(re.fullmatch(CARD, code) for code in codes)
    assert len(set(codes)) == len(codes)
    assert few.read(Scanner(few.write("José Delgado"))) == "José Delgado"
