"""Bot `marshal`: every game, determinism, secrecy, and a clear position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.bots import History, Observation, make_bot
from boomtown.bots.search.marshal import Marshal
from boomtown.card.bots.greenhorn import Greenhorn
from boomtown.card.codes import UNBIDDEN
from boomtown.card.fuzz import scramble
from boomtown.card.game import Bang
from boomtown.games import catalog, new_game
from boomtown.kernel.frame import END
from tests.bots.card.sense import outlaw
from tests.bots.search.golden import GOLDEN, answer, game_of, words_of


def every_set(game: str) -> dict[str, Any]:
    return {"game": game, "players": 8, "sets": [one["id"] for one in catalog(game)["sets"][1:]]}


class Idle:
    """Basic bot that ends its turn."""

    def answer(self, observation: Observation, history: History) -> int:
        return END if END in observation.options else observation.options[0]


class Hesitant(Idle):
    """The same with the estimates of greenhorn."""

    def estimates(self, observation: Observation, history: History) -> dict[int, float]:
        return Greenhorn(0).estimates(observation, history)


class Countdown:
    """Time that a search has left; each look at it costs one second."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        self.seconds -= 1.0
        return self.seconds


SETUPS: list[dict[str, Any]] = [
    {"players": 3, "sets": ["dodge_city"]},
    {"players": 2, "game": "duel"},
    {"players": 3, "game": "dice"},
]


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=["three", "duel", "dice"])
def test_it_plays_every_game(setup: dict[str, Any]) -> None:
    play(setup)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bang", "dice"])
def test_it_plays_with_all_sets(game: str) -> None:
    play(every_set(game))


def play(setup: dict[str, Any]) -> None:
    """Let a marshal with a small budget answer every twentieth question."""
    game, history = new_game(setup, "every game"), History()
    basic = [make_bot("greenhorn", seat, history) for seat in range(game.players)]
    for number in range(100):
        if game.ask is None:
            break
        if number % 20 == 0:
            assert answer(game, number, 8) in game.ask.options
        game.apply(basic[game.ask.who].choose(game, game.ask.who))


@pytest.mark.slow
def test_hidden_cards_and_roles_change_nothing() -> None:
    """The same seed gives the same answer, also if everything hidden from the seat is exchanged."""
    game, chance, history = new_game({"players": 5, "sets": ["dodge_city"]}, "secret"), Random(3), History()
    assert isinstance(game, Bang)
    bots = [make_bot("greenhorn", seat, history) for seat in range(game.players)]
    asked = 0
    while asked < 6:
        ask = game.ask
        assert ask is not None
        if ask.why == "play" and game.moves % 3 == 0:
            twin = scramble(game, ask.who, chance)
            twin.log, twin.skipped = game.log, game.skipped
            assert answer(game, 4, 24) == answer(twin, 4, 24)
            asked += 1
        game.apply(bots[ask.who].choose(game, ask.who))


def test_the_winning_shot_is_found() -> None:
    """The outlaw shoots the sheriff, who has one life and no card."""
    game = outlaw("BANG! 7D, Jail JS", B={"life": 1}).game
    assert game.ask is not None
    marshal = Marshal("bang", 1, 60)
    marshal.basic = Idle()
    found = game.words(marshal.answer(Observation(game, game.ask.who), History()))
    assert found.startswith("play BANG!")
    assert found.endswith("on B")


def test_little_time_is_spent_on_few_candidates() -> None:
    """The first search learns how long a rollout takes. The next one tries fewer answers, those with the highest
    estimates.
    """
    game = outlaw("BANG! 7D, Jail JS", B={"life": 1}).game
    assert game.ask is not None
    marshal = Marshal("bang", 1, 60)
    marshal.basic = Hesitant()
    found = []
    for _ in range(2):
        marshal.seconds_left = Countdown(16.0)
        found.append(game.words(marshal.answer(Observation(game, game.ask.who), History())))
    assert found[0] == "end turn"
    assert found[1].startswith("play BANG!")
    assert found[1].endswith("on B")


@pytest.mark.parametrize(("game_name", "asked"), [("bang", "play"), ("duel", "act")])
def test_every_option_of_phase_2_has_an_estimate(game_name: str, asked: str) -> None:
    """Greenhorn gives its estimates at every position that random choices lead to."""
    setup = every_set("bang") if game_name == "bang" else {"game": "duel", "players": 2}
    game, chance, history = new_game(setup, "estimates"), Random(5), History()
    policy: Any = make_bot("greenhorn", 1).policy(game.name)
    while game.ask is not None:
        observation = Observation(game, game.ask.who)
        history.update(observation)
        found = policy.estimates(observation, history)
        if game.ask.why == asked:
            assert {option for option in game.ask.options if 0 <= option < UNBIDDEN} <= {*found}
        game.apply(chance.choice(game.ask.options))


def test_the_time_bound_leaves_the_basic_answer() -> None:
    game = new_game({"players": 5}, "late")
    bots = [make_bot("greenhorn", seat) for seat in range(5)]
    while game.ask is not None and game.ask.why != "play":
        game.apply(bots[game.ask.who].choose(game, game.ask.who))
    assert game.ask is not None
    bot = make_bot("marshal", 1)
    bot.seconds_left = lambda: 0.0
    assert bot.choose(game, game.ask.who) == make_bot("greenhorn", 1).choose(game, game.ask.who)
    policy = bot.policy("bang")
    assert isinstance(policy, Marshal)
    assert policy.searched == 0


def test_golden_positions() -> None:
    """The same build gives the same answers (tests/bots/search/golden.py writes the file)."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    assert len(lines) == 100
    assert [words_of(game_of(line)) for line in lines] == [line.partition(" | ")[0] for line in lines]
