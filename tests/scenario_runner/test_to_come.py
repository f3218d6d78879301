"""Planned sets and games (card/sets/planned.py, scenarios/planned.py): all are known, none is built."""

from __future__ import annotations

import re

from boomtown.card.cards import CHARACTERS, KINDS, OPTIONS, SETS
from boomtown.card.sets import planned
from boomtown.games import GAMES
from boomtown.scenarios import planned as games_to_come
from boomtown.scenarios.format import PLAYER_KEYS, SCENARIO_KEYS
from tests.conftest import ROOT

# Files of docs/rules that describe no set of the card game: common rules, the games, sets of the other games
OTHERS = {"core", "index", *GAMES, "old_saloon"}


def test_a_set_is_built_or_to_come_and_never_both() -> None:
    told = {path.stem for path in (ROOT / "docs/rules").glob("*.md")} - OTHERS
    assert told == {*SETS, *planned.SETS, *games_to_come.GAMES}
    assert not {*SETS, *GAMES} & {*planned.SETS, *games_to_come.GAMES}


def test_nothing_of_a_set_that_is_built_is_to_come() -> None:
    assert not planned.NAMES.keys() & {*KINDS, *CHARACTERS}  # the event Gold Rush shares its name with equipment
    assert not {*planned.OPTIONS, *games_to_come.OPTIONS} & OPTIONS.keys()


def test_the_keys_are_those_that_scenarios_may_have() -> None:
    of_games = {key for one in games_to_come.GAMES.values() for key in one.keys}
    assert {*planned.KEYS, *of_games} <= SCENARIO_KEYS | PLAYER_KEYS


def test_docs_scenarios_mark_what_is_to_come() -> None:
    """Each planned set or game has a row marked as coming, no other has, and its keys follow that word."""
    page = (ROOT / "docs/scenarios.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| (\w+) \(\*coming\*\)", page, re.MULTILINE)) == {*planned.SETS, *games_to_come.GAMES}
    keys = {*planned.KEYS, *(key for one in games_to_come.GAMES.values() for key in one.keys)}
    for part in re.split(r"\n\n|\n(?=\*\*|\* |\|)", page):
        for key in keys:
            before = part.partition(f"`{key}")[0]
            assert before == part or "oming" in before, (key, part)
