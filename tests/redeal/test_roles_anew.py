"""Roles dealt again in the middle of a game: the deals that a seat thinks possible, with their probabilities."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boomtown.card.game import Bang
from boomtown.card.knowledge.role_deals import deal_roles_again
from tests.card.position import new_bang
from tests.redeal.assertions import drawn, evenly, fits

A, B, C, D, E = range(5)
DEALT = ["sheriff", "outlaw", "deputy", "renegade", "outlaw"]
TIMES = 400


@pytest.fixture
def game() -> Bang:
    return new_bang({"players": 5, "roles": DEALT, "sets": ["wild_west_show"]}, 1)


def fall(game: Bang, *seats: int) -> None:
    """They are eliminated and show their roles."""
    for seat in seats:
        game.state.set_alive(seat, False)
        game.state.fallen = (*game.state.fallen, seat)


def rise(game: Bang, seat: int, *among: int) -> None:
    """Back with a role of those who are out, as under Bone Orchard."""
    deal_roles_again(game, [seat, *among])
    game.state.set_alive(seat, True)


def imagined(game: Bang, seat: int, times: int = TIMES) -> Counter[tuple[str, ...]]:
    rng = Random(3)
    return drawn(lambda: game.redeal(seat, rng).state.roles[1:], times)


def test_a_second_deal_brings_no_role_to_who_took_no_part(game: Bang) -> None:
    """B is back with a role of B and C; then D with one of C and D: B cannot be the renegade that D was."""
    fall(game, B, C)
    rise(game, B, C)
    fall(game, D)
    rise(game, D, C)
    ways = {("outlaw", "deputy", "renegade"), ("outlaw", "renegade", "deputy")}
    ways |= {("deputy", "outlaw", "renegade"), ("deputy", "renegade", "outlaw")}
    found = imagined(game, A)
    assert set(found) == {(*way, "outlaw") for way in ways}
    evenly(found, 4)


def test_ways_are_weighed_by_how_often_they_come(game: Bang) -> None:
    """C may have got either role before it was mixed with D's and E's: two outlaws there come from one of two."""
    fall(game, B, C)
    rise(game, B, C)
    fall(game, D, E)
    rise(game, D, C, E)
    others = {False: "deputy", True: "outlaw"}
    weights: dict[tuple[str, ...], float] = {}
    for b_is_deputy, rest in others.items():
        left = [rest, "renegade", "outlaw"]
        deals = {(c, d, e) for c in left for d in left for e in left if sorted((c, d, e)) == sorted(left)}
        for deal in deals:
            weights["deputy" if b_is_deputy else "outlaw", *deal] = 1 / len(deals)
    fits(imagined(game, A, 900), weights)


def test_a_seat_remembers_the_role_it_gave_away(game: Bang) -> None:
    """E, in the game all the time, knew its own role before it was mixed with that of D."""
    deal_roles_again(game, [D, E])
    own = game.state.roles[E]
    assert {roles[3] for roles in imagined(game, E)} == {own}
    seen = {roles[2] for roles in imagined(game, E)}
    assert seen == ({"outlaw"} if own != "outlaw" else {"outlaw", "deputy", "renegade"})


def test_a_role_that_is_shown_again_tells_where_the_other_lies(game: Bang) -> None:
    fall(game, B, C)
    rise(game, B, C)
    fall(game, B)
    assert {roles[1] for roles in imagined(game, A)} == {game.state.roles[C]}


def test_a_redealt_game_can_be_redealt(game: Bang) -> None:
    """The way to the drawn roles is drawn with them."""
    fall(game, B, C)
    rise(game, B, C)
    fall(game, D)
    rise(game, D, C)
    rng = Random(5)
    for _ in range(50):
        twin = game.redeal(A, rng)
        again = twin.redeal(B, rng)
        assert again.state.roles[B] == twin.state.roles[B]
        assert again.state.roles[B] != "renegade"


def test_the_caller_weighs_the_ways(game: Bang) -> None:
    fall(game, B, C)
    rise(game, B, C)
    fall(game, D)
    rise(game, D, C)
    rng = Random(7)
    found = drawn(lambda: game.redeal(A, rng, lambda roles: 1.0 * (roles[D] == "renegade")).state.roles[D], 50)
    assert set(found) == {"renegade"}
