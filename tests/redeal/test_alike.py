"""A redealt game never contradicts what the seat sees, and nothing the seat cannot know makes a difference to it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from boomtown.games import Game, catalog, new_game, replay
from tests.card.position import pending
from tests.dice.table import Table
from tests.redeal.assertions import CARD_SETS, DICE_SETS, cards_are_all_there, looks_alike, play_on, relabelled

EXPERT = {"options": {"expert_characters": True}}
FEW = [
    {"players": 5},
    {"players": 7, "sets": CARD_SETS, **EXPERT},
    {"players": 3, "sets": ["dodge_city", "fistful"], "ask_forced": True},
    {"game": "dice", "players": 6, "sets": DICE_SETS},
    {"game": "dice", "players": 5, "sets": ["special_roles"], "ask_forced": True},
]


def mixes() -> list[dict[str, Any]]:
    """Every number of players and each set alone, none and all, with forced questions in turn."""
    found = []
    for game, sets in (("bang", CARD_SETS), ("dice", DICE_SETS)):
        for n in range(3, 9):
            for i, mix in enumerate([[], *([s] for s in sets), sets]):
                needs = catalog(game)["needs"].get(str(n), [])
                few = [s for s in mix if s != "ghost" or n > 4]
                setup = {"game": game, "players": n, "sets": [*few, *(s for s in needs if s not in few)]}
                options = EXPERT if game == "bang" and i % 2 else {}
                found.append(setup | options | {"ask_forced": (n + i) % 2 == 0})
    return found


def name(setup: dict[str, Any]) -> str:
    return "-".join([setup.get("game", "bang"), str(setup["players"]), *setup.get("sets", [])])


few = pytest.mark.parametrize("setup", FEW, ids=name)
all_mixes = pytest.mark.parametrize("setup", mixes(), ids=name)


def look_at_games(setup: dict[str, Any], seeds: Iterable[int], every: int, ends: int) -> None:
    """Redeals by every seat at every n-th decision of random games, and at the end; some are played to their end."""
    count = 0
    for seed in seeds:
        rnd = Random(f"{seed} {name(setup)}")
        game = new_game(setup, seed, record=False, knowledge=True)
        while game.ask is not None:
            if game.moves % every == 0 or game.ask.why in ("keep", "give", "pay", "character"):
                for seat in range(game.players):
                    twin = looks_alike(game, seat, rnd)
                    looks_alike(twin, seat, rnd)
                    count += 1
                    if count % ends == 0:
                        play_on(twin, rnd)
            game.apply(rnd.choice(game.ask.options))
        for seat in range(game.players):
            looks_alike(game, seat, rnd)


@pytest.mark.slow
@few
def test_a_redealt_game_looks_the_same(setup: dict[str, Any]) -> None:
    look_at_games(setup, range(1), every=23, ends=25)


@pytest.mark.nightly
@all_mixes
def test_a_redealt_game_looks_the_same_in_every_mix(setup: dict[str, Any]) -> None:
    look_at_games(setup, range(4), every=3, ends=40)


def made_of_the_same(game: Game, other: Game, seat: int, rnd: Random) -> None:
    """With the same chance both redeals are the same game, and have the same future."""
    key = rnd.random()
    here, there = game.redeal(seat, Random(key)), other.redeal(seat, Random(key))
    assert here.save() == there.save()
    assert here.setup == there.setup
    moves = Random(key)
    for _ in range(4):
        if here.ask is None:
            break
        choice = moves.choice(here.ask.options)
        here.apply(choice)
        there.apply(choice)
        assert here.state.save() == there.state.save()


def swap_in_games(setup: dict[str, Any], seeds: Iterable[int], every: int, seats: int) -> None:
    for seed in seeds:
        rnd = Random(f"{seed} {name(setup)} honest")
        game = new_game(setup, seed, record=False, knowledge=True)
        while game.ask is not None:
            if game.moves % every == 0 or game.ask.why in ("keep", "give", "pay", "character"):
                for seat in rnd.sample(range(game.players), min(seats, game.players)):
                    made_of_the_same(game, game.redeal(seat, rnd), seat, rnd)
                    other = relabelled(game, seat, rnd)
                    if game.name == "bang":
                        cards_are_all_there(other)
                    made_of_the_same(game, other, seat, rnd)
            game.apply(rnd.choice(game.ask.options))


@pytest.mark.slow
@few
def test_hidden_things_do_not_matter(setup: dict[str, Any]) -> None:
    """A redeal from the same random numbers does not depend on cards and roles hidden from the seat."""
    swap_in_games(setup, range(1), every=29, seats=2)


@pytest.mark.nightly
@all_mixes
def test_hidden_things_do_not_matter_in_any_mix(setup: dict[str, Any]) -> None:
    swap_in_games(setup, range(3), every=4, seats=8)


def test_who_pays_with_two_cards_is_dealt_both() -> None:
    """Sniper is being paid: the hand drawn for the payer has BANG! cards for the whole price."""
    setup = {
        "players": 5,
        "sets": ["fistful"],
        "ask_forced": True,
        "sheriff": 0,
        "rotate": 4,
        "characters": ["José Delgado", "Suzy Lafayette", "Annie Versary", "Doc Holyday", "Calamity Janet"],
    }
    choices = [
        3132,
        51539607562,
        51539607565,
        51539607589,
        -1,
        -2,
        -2,
        51539607624,
        51539607566,
        4166,
        2071,
        -1,
        41,
        -2,
        117444660,
        -1,
        18479,
        -2,
        -2,
        51539607552,
        51539607573,
        18907924479,
    ]
    game, rng = replay(setup, "38", choices), Random(1)
    assert (pending(game).why, type(game.stack[-1]).__name__) == ("pay", "PayShot")
    seat = (pending(game).who + 1) % 5
    for _ in range(300):
        twin = game.redeal(seat, rng)
        while pending(twin).why == "pay":
            assert pending(twin).options
            twin.apply(pending(twin).options[0])


def test_open_cards_that_are_looked_at_stay_in_their_order() -> None:
    """Claus the Saint looks at cards that all have seen (Abandoned Mine): redealt again they come in the same order."""
    setup = {"players": 4, "sets": ["bonus", "fistful"], "roles": ["renegade", "deputy", "sheriff", "outlaw"]}
    played = (
        "34359738424 34359738438 34359738391 -2 51539607580 68719477759 -2 51539607577 51539607574 51539607608 -2 "
        "51539607624 51539607588 51539607622 -2 51539607613 51539607590 51539607575"
    )
    game = replay(setup, "note/297", [int(choice) for choice in played.split()])
    assert game.state.looking
    for seat in range(4):
        once = game.redeal(seat, Random(1))
        again = once.redeal(seat, Random(1))
        assert again.state.save() == once.state.save()


@pytest.mark.parametrize("by", range(3))
def test_an_open_role_is_why_its_holder_is_asked(by: int) -> None:
    """With three players all roles are public: each player sees that the Ugly may be used before the throw."""
    seats = ("deputy: Suzy Lafayette", "Ugly: Paul Regret", "renegade: Jourdonnais")
    game = Table(*seats, sets=("special_roles",), turn=1).start().game
    assert (pending(game).who, pending(game).why) == (1, "throw")
    twin = looks_alike(game, by, Random(1))
    assert (twin.ask, twin.state.specials) == (game.ask, game.state.specials)
