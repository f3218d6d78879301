"""Paired matches: the same deal with the roles moved on (setup key `rotate`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.card.game import Bang
from boomtown.card.setup import Deal, check_setup, deck_of
from boomtown.games import SetupError, load_game, new_game, replay
from boomtown.kernel.chance import Chance
from tests.card.position import pending
from tests.redeal.assertions import CARD_SETS, DICE_SETS

GAMES: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 3, "sets": ["dodge_city"]},
    {"players": 7, "sets": CARD_SETS, "options": {"expert_characters": True}},
    {"players": 6, "sheriff": 2, "sets": ["high_noon"]},
    {"players": 4, "roles": ["outlaw", "sheriff", "outlaw", "renegade"]},
    {"game": "dice", "players": 6, "sets": DICE_SETS},
    {"game": "dice", "players": 5, "keep": {"1": "Bart Cassidy"}},
]
every_game = pytest.mark.parametrize("setup", GAMES)


def moved_on(values: Sequence[str], by: int) -> tuple[str, ...]:
    return tuple(values[(p - by) % len(values)] for p in range(len(values)))


@every_game
def test_roles_move_and_all_else_stays(setup: dict[str, Any]) -> None:
    plain = new_game(setup, "pair").state
    for by in range(setup["players"]):
        s = new_game(setup | {"rotate": by}, "pair").state
        assert s.roles == moved_on(plain.roles, by)
        assert s.characters == plain.characters
        assert s.turn == (plain.turn + by) % s.n
        if setup.get("game") == "dice":
            assert s.specials == moved_on(plain.specials, by)
        else:
            assert s.choices == plain.choices
            assert s.course.pile == plain.course.pile
            assert s.kept("spares") == plain.kept("spares")


@pytest.mark.parametrize("setup", [s for s in GAMES if "game" not in s and "options" not in s])
def test_every_seat_has_the_same_hand(setup: dict[str, Any]) -> None:
    tables = [dealt(setup | {"rotate": by}) for by in range(setup["players"])]
    assert tables[1:] == tables[:-1]
    hands, deck = tables[0]
    cards = deck_of({"options": {"no_book_cards": False}, "sets": [], **setup})
    assert sorted([*deck, *(card for hand in hands for card in hand)]) == sorted(cards)


def dealt(setup: dict[str, Any]) -> tuple[list[list[int]], list[int]]:
    """Return hands and deck before the first decision."""
    game = Bang(check_setup(setup), "pair", Chance("pair"))
    game._lay_out()
    while isinstance(game.stack[-1], Deal):
        game.stack.pop().run(game)
    return game.state.hands, game.state.deck


@every_game
def test_a_rotated_game_is_saved_and_replayed(setup: dict[str, Any]) -> None:
    game = new_game(setup | {"rotate": 1}, "pair")
    for _ in range(12):
        game.apply(pending(game).options[0])
    assert load_game(game.save()).save() == game.save()
    assert game.choices is not None
    assert replay(game.setup, game.seed, game.choices).save() == game.save()


@every_game
def test_the_next_game_is_not_rotated_once_more(setup: dict[str, Any]) -> None:
    game = new_game(setup | {"rotate": 2}, "pair")
    first = game.state.turn
    more = game.next_setup(keep=False, rotate=True)
    assert more == {"sheriff": (first + 1) % game.players, "rotate": 0}
    following = new_game({k: v for k, v in game.setup.items() if k != "roles"} | more, "next")
    assert following.state.turn == more["sheriff"]
    assert new_game(setup, "pair").next_setup(keep=False, rotate=True).keys() == {"sheriff"}


@pytest.mark.parametrize("by", [-1, 5, "1", 1.0, True])
@pytest.mark.parametrize("game", ["bang", "dice"])
def test_what_cannot_be_rotated(game: str, by: object) -> None:
    with pytest.raises(SetupError, match=r"rotate must move the roles on by 0 to 4 seats, got"):
        new_game({"game": game, "players": 5, "rotate": by}, 1)


def test_without_rotate_nothing_is_said_of_it() -> None:
    assert "rotate" not in new_game({"players": 4}, 1).setup
    assert new_game({"players": 4, "rotate": None}, 1).save() == new_game({"players": 4}, 1).save()
