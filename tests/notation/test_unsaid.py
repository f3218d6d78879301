"""Records of games that leave out an option whose default has changed since: they mean what they meant."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.games import new_game
from boomtown.notation import read_game, read_position, write_game, write_position

SETUP = {"game": "dice", "players": 6, "sets": ["special_roles"]}
OF_BEFORE = '[Game "dice"]\n[Players "6"]\n[Sets "special_roles"]\n[Seed "2"]\n\nresult: open\n'


def test_a_text_without_the_option_deals_as_before() -> None:
    mixed = new_game(SETUP | {"options": {"deal_roles": "mixed"}}, "2")
    assert "" in mixed.state.specials
    assert read_game(OF_BEFORE).game.state.specials == mixed.state.specials
    assert read_game(OF_BEFORE.replace("[Seed", '[Options "deal_roles=special"]\n[Seed')).game.state.specials == (
        new_game(SETUP, "2").state.specials
    )


@pytest.mark.parametrize("deal", ["mixed", "special"])
@pytest.mark.parametrize("sets", [[], ["special_roles"]])
def test_records_keep_the_option(sets: list[str], deal: str) -> None:
    game = new_game(SETUP | {"sets": sets, "options": {"deal_roles": deal}}, "1")
    assert read_game(write_game(game)).game.setup == game.setup
    assert read_position(write_position(game)).setup == game.setup


def test_a_line_says_the_option_where_it_is_not_what_it_was() -> None:
    assert "options=deal_roles:special" in write_position(new_game(SETUP, "1"))
    others: list[dict[str, Any]] = [{"sets": []}, {"options": {"deal_roles": "mixed"}}]
    for more in others:
        assert "options" not in write_position(new_game(SETUP | more, "1"))
