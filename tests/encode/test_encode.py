"""Observations and actions as numbers: complete, in range, the same for what a seat cannot tell apart."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boomtown
from boomtown.encode import encoder
from boomtown.fuzz.support import support_of
from boomtown.games import GAMES, SPECS, Game, IllegalChoice, SetupError, catalog, load_game, new_game
from tests.encode.mixes import mixes

LOCALE = Path(boomtown.__file__).parent / "locales" / "en"
MOST = 200  # decisions of a game
every_mix = pytest.mark.parametrize("setup", mixes())


def play(setup: dict[str, Any], seed: int, each: Callable[[Game], None], most: int = MOST) -> None:
    """Play a random game and call `each(game)` at every decision and at the end."""
    rnd = Random(seed)
    game = new_game(setup, seed, record=False, knowledge=True)
    for _ in range(most):
        each(game)
        if game.ask is None:
            return
        game.apply(rnd.choice(game.ask.options))


def test_every_game_has_an_encoder() -> None:
    assert all(SPECS[game].encoder() is not None for game in GAMES)


def test_every_question_is_known() -> None:
    """Each question with a prompt in the texts has a label in the field `why`."""
    words = set()
    for path in LOCALE.glob("*.ftl"):
        words |= {
            w.removesuffix("-detail").removesuffix("-none")
            for w in re.findall(r"^ask-([a-z_-]+) =", path.read_text(), re.M)
        }
    of_games = []
    for game in GAMES:
        facts = catalog(game)
        sets = [of["id"] for of in facts["sets"]]
        numbers = encoder({"game": game, "players": min(5, facts["players"][1]), "sets": sets})
        of_games += [field.labels for field in numbers.fields if field.name == "why"]
    assert words - {"moment"} == {why for labels in of_games for why in labels} - {"moment", "unused"}


def test_a_wrong_setup_is_refused() -> None:
    with pytest.raises(SetupError, match="players must be 3 to 8, got 9"):
        encoder({"players": 9})


@every_mix
def test_an_observation_follows_from_the_position_alone(setup: dict[str, Any]) -> None:
    """The encoder keeps the latest observation of a game. It equals the first one of a copy, from every seat."""
    numbers = encoder(setup)
    copies = []  # kept, so that each is another object
    rnd = Random(2)

    def each(game: Game) -> None:
        copies.append(game.clone())
        for seat in rnd.sample(range(numbers.players), 2):
            assert numbers.observe(game, seat) == numbers.observe(game.clone(), seat)
        if game.ask is not None:
            assert numbers.observe(game, game.ask.who) == numbers.observe(copies[-1], game.ask.who)

    play(setup, 3, each)


def test_a_table_without_anybody_in_the_game_looks_the_same_from_every_seat() -> None:
    """An observation that follows one of another seat equals the first one of a copy."""
    numbers, game = encoder({"players": 4}), new_game({"players": 4}, 1)
    game.state.alive = (False,) * 4
    game.state.refresh()
    copies = [game.clone() for _ in range(4)]
    for seat, copy in enumerate(copies):
        assert numbers.observe(game, seat) == numbers.observe(copy, seat)


@every_mix
def test_every_option_has_an_action(setup: dict[str, Any]) -> None:
    """Mask, action and code go round: an option has an action, an action of the mask an option with that meaning."""
    numbers = encoder(setup)

    def each(game: Game) -> None:
        mask = numbers.mask(game)
        assert len(mask) == numbers.actions
        options = game.ask.options if game.ask else []
        chosen = {option: numbers.action(game, option) for option in options}
        assert {a for a, on in enumerate(mask) if on} == set(chosen.values())
        for action in set(chosen.values()):
            code = numbers.code(game, action)
            assert code == next(option for option in options if chosen[option] == action)
            assert numbers.describe(action)

    play(setup, 1, each)


@every_mix
def test_values_lie_in_their_range(setup: dict[str, Any]) -> None:
    numbers = encoder(setup)
    low, high = array("f"), array("f")
    for field in numbers.fields:
        low.extend([field.low] * field.size)
        high.extend([field.high] * field.size)

    def each(game: Game) -> None:
        for seat in range(game.players):
            seen = numbers.observe(game, seat)
            wrong = [i for i, value in enumerate(seen) if not low[i] <= value <= high[i]]
            assert not wrong, [f for f in numbers.fields if f.offset <= wrong[0] < f.offset + f.size]

    play(setup, 2, each, 25)


@every_mix
def test_nothing_leaks(setup: dict[str, Any]) -> None:
    """The observation of a seat, and its mask if it is asked, do not depend on anything hidden from it."""
    numbers, rnd = encoder(setup), Random(3)
    scramble = support_of(setup["game"]).scramble

    def each(game: Game) -> None:
        for seat in range(game.players):
            other = scramble(game, seat, rnd)
            assert numbers.observe(other, seat) == numbers.observe(game, seat)
            if game.ask is not None and game.ask.who == seat and other.ask is not None and other.ask.who == seat:
                assert numbers.mask(other) == numbers.mask(game)

    play(setup, 3, each, 25)


@every_mix
def test_a_redealt_game_looks_the_same(setup: dict[str, Any]) -> None:
    """A redealt game, as a search uses it, has the same observation as the true one."""
    numbers, rnd = encoder(setup), Random(4)

    def each(game: Game) -> None:
        for seat in range(game.players):
            other = game.redeal(seat, rnd)
            assert numbers.observe(other, seat) == numbers.observe(game, seat)
            if game.ask is not None and game.ask.who == seat and not game.ask.silent:
                assert numbers.mask(other) == numbers.mask(game)

    play(setup, 4, each, 25)


@every_mix
def test_nothing_kept_goes_stale(setup: dict[str, Any]) -> None:
    """An encoder that has seen many positions says the same as a new one."""
    numbers, rnd = encoder(setup), Random(5)

    def each(game: Game) -> None:
        seen = [numbers.observe(game, seat) for seat in range(game.players)]
        if rnd.random() < 0.05:
            new = encoder(setup)
            assert seen == [new.observe(game, seat) for seat in range(game.players)]
            assert seen == [new.observe(load_game(game.save()), seat) for seat in range(game.players)]

    play(setup, 5, each, 120)


@every_mix
def test_fields_fill_the_observation(setup: dict[str, Any]) -> None:
    numbers = encoder(setup)
    at = 0
    for field in numbers.fields:
        assert field.offset == at
        assert not field.labels or field.shape[-1] == len(field.labels)
        assert field.meaning
        at += field.size
    assert at == numbers.size == len(numbers.observe(new_game(setup, 1), 0))
    assert len({field.name for field in numbers.fields}) == len(numbers.fields)


@every_mix
def test_meanings_do_not_move(setup: dict[str, Any]) -> None:
    """Another seed, another encoder: the same layout and the same actions."""
    one, two = encoder(setup), encoder(setup)
    assert one.fields == two.fields
    assert [one.describe(a) for a in range(one.actions)] == [two.describe(a) for a in range(two.actions)]
    assert len({one.describe(a) for a in range(one.actions)}) == one.actions


def test_a_wrong_action_is_refused() -> None:
    numbers, game = encoder({"players": 5}), new_game({"players": 5}, 1)
    with pytest.raises(IllegalChoice, match=r"expected one of \d+ \(.* got 0 \(pass\) \(ask: \w+, seat \d"):
        numbers.code(game, 0)
    with pytest.raises(IllegalChoice, match=r"expected one of .* got 99999"):
        numbers.code(game, 99999)
    with pytest.raises(IllegalChoice, match="expected an option of the pending question, got code 99999"):
        numbers.action(game, 99999)
