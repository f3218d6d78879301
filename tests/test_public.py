"""`import boomtown`: few names, each there when it is asked for; and actions as texts."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

import boomtown
from boomtown.games import END, GAMES, PASS
from tests.card.position import Position, pending, seat


def test_the_public_names() -> None:
    """All that is promised is there, and is what the modules hold."""
    for name in boomtown.__all__:
        assert getattr(boomtown, name) is not None
        assert name in dir(boomtown)
    from boomtown.games import new_game
    from boomtown.notation import NotationError

    assert boomtown.new_game is new_game
    assert boomtown.NotationError is NotationError
    errors = [name for name in boomtown.__all__ if name.endswith("Error") or name == "IllegalChoice"]
    assert all(issubclass(getattr(boomtown, name), boomtown.BoomtownError) for name in errors)
    with pytest.raises(AttributeError, match="module 'boomtown' has no attribute 'new_games'"):
        getattr(boomtown, "new_games")  # noqa: B009


@pytest.mark.slow
def test_importing_the_package_imports_no_part_of_it() -> None:
    script = "import sys, boomtown; print([name for name in sys.modules if name.startswith('boomtown.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_whole_game_with_these_names() -> None:
    game = boomtown.new_game({"players": 4}, "public")
    bot = boomtown.make_bot("greenhorn", 1)
    while not game.over:
        game.apply(bot.choose(game, pending(game).who))
    assert game.choices is not None
    again = boomtown.replay(game.setup, game.seed, game.choices)
    assert isinstance(again, boomtown.Game)
    assert boomtown.load_game(again.save()).winners == game.winners
    assert boomtown.read_game(boomtown.write_game(game)).game.winners == game.winners


# --- actions as texts


def shot() -> Position:
    """A may shoot at B with one of two cards, or play one of two Beers."""
    return Position(
        seat("sheriff", "Willy the Kid", "BANG! 2C, BANG! 3C, Beer 6H, Beer 7H", life=3),
        seat("outlaw", "Rose Doolan", "Missed! 2S"),
        seat("renegade", "Black Jack", "Missed! 4S"),
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_read_as_what_it_says(game: str) -> None:
    """A game played by numbers and a game played by words stay equal."""
    rnd = Random(5)
    facts = boomtown.catalog(game)
    sets, players = [of_set["id"] for of_set in facts["sets"][1:]], min(5, facts["players"][1])
    one, two = (boomtown.new_game({"game": game, "players": players, "sets": sets}, "words") for _ in range(2))
    while not one.over:
        assert list(one.actions().values()) == pending(one).options
        assert [one.option(words) for words in one.actions()] == pending(one).options
        choice = rnd.choice(pending(one).options)
        two.apply(one.words(choice))
        one.apply(choice)
    assert two.choices == one.choices
    assert two.winners == one.winners
    assert one.actions() == {}


def test_an_action_is_applied_by_its_words() -> None:
    game = shot().game
    game.apply("play BANG! 2C on B")
    assert (pending(game).who, pending(game).why) == (1, "shot")
    game.apply("  play   Missed! 2S ")
    assert pending(game).who == 0
    assert game.words(END) == "end turn"
    assert game.option("end turn") == END


def test_words_may_be_left_out_while_one_option_fits() -> None:
    game = shot().game
    assert game.option("play 2C on B") == game.option("play BANG! 2C on B")
    assert game.option("end") == END
    with pytest.raises(boomtown.IllegalChoice, match=r"expected words for one option, got 'play Beer', which may be "):
        game.apply("play Beer")
    game.apply("play 2C on B")
    assert game.option("pass") == PASS


@pytest.mark.parametrize(
    "text", ["", "Beer 6H", "play BANG! 2C on Z", "play beer 6H", "dance", "6H play Beer", "x" * 999]
)
def test_other_words_are_refused_with_what_is_on_offer(text: str) -> None:
    game = shot().game
    before = game.save()
    with pytest.raises(
        boomtown.IllegalChoice, match=r"^expected one of .*play .*, got '.*' \(ask: play, seat 0, move 0\)$"
    ) as said:
        game.apply(text)
    assert len(str(said.value)) < 500
    assert game.save() == before


def test_the_closest_option_is_named_first() -> None:
    with pytest.raises(boomtown.IllegalChoice, match=r"^expected one of play Beer 7H; play Beer 6H; "):
        shot().game.apply("play Beer 5H")


def test_a_game_that_is_over_reads_nothing() -> None:
    game = boomtown.new_game({"players": 3, "sets": ["dodge_city"]}, "over")
    rnd = Random(1)
    while not game.over:
        game.apply(rnd.choice(pending(game).options))
    for wrong in (game.apply, game.option, game.words):
        with pytest.raises(boomtown.IllegalChoice, match="expected no choice, the game is over, got 'pass'"):
            wrong("pass")


def test_what_is_not_on_offer_has_no_words() -> None:
    with pytest.raises(boomtown.IllegalChoice, match=r"expected one of .*, got -7 \(ask: play"):
        shot().game.words(-7)
