"""The greenhorn as a whole: it always has an answer, games end, and it beats random players in every role."""

from __future__ import annotations

import pytest

from boomtown.bots import NAMES, Bot, make_bot
from boomtown.bots.sight import Sight
from boomtown.games import Game, load_game, new_game
from boomtown.lab.simulate import Plan, simulate


def play(game: Game, bots: list[Bot], most: int = 3000) -> Game:
    for _ in range(most):
        if game.ask is None:
            return game
        game.apply(bots[game.ask.who].choose(game, game.ask.who))
    raise AssertionError(f"no end after {most} decisions")


def test_names() -> None:
    assert NAMES == ("random", "greenhorn")
    with pytest.raises(ValueError, match="expected a bot from random, greenhorn, got 'sheriff'"):
        make_bot("sheriff", 1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_always_a_legal_answer_and_an_end(players: int) -> None:
    """Every mix of options, with questions that only allow to pass."""
    for seed in range(8):
        options = {"expert_characters": seed % 2 == 0, "no_book_cards": seed % 3 == 0}
        setup = {"players": players, "sets": ["bonus"], "options": options, "ask_forced": seed % 2 == 1}
        game = play(new_game(setup, f"end {seed}"), [make_bot("greenhorn", p) for p in range(players)])
        assert game.winners


@pytest.mark.slow
def test_length_of_a_game() -> None:
    """Five greenhorns take about as long as five people: some six turns each."""
    tally = simulate(Plan(games=150, seed="length"))
    assert tally.unfinished == 0
    assert 15 < tally.turns / 150 < 45
    assert all(tally.sides[side] for side in ("law", "outlaws", "renegade"))


def _wins(role: str, name: str, games: int) -> int:
    """How often a bot in that role wins among four random players; the same deals for every name."""
    won = 0
    for number in range(games):
        game = new_game({"players": 5, "roles": _roles(number)}, f"proof {number}")
        seat = _roles(number).index(role)
        bots = [make_bot(name if p == seat else "random", 5 * number + p) for p in range(5)]
        won += seat in play(game, bots).winners
    return won


def _roles(number: int) -> list[str]:
    roles = ["sheriff", "outlaw", "deputy", "renegade", "outlaw"]
    return roles[number % 5 :] + roles[: number % 5]


# Of 200 games; the leads seen are about twice as wide
MARGIN = {"sheriff": 60, "deputy": 30, "outlaw": 40, "renegade": 50}


@pytest.mark.slow
@pytest.mark.parametrize("role", list(MARGIN))
def test_better_than_random_in_every_role(role: str) -> None:
    assert _wins(role, "greenhorn", 200) > _wins(role, "random", 200) + MARGIN[role]


@pytest.mark.slow
def test_a_fresh_bot_chooses_like_one_that_was_there() -> None:
    """The server may make a bot at any moment, also from a loaded game's past on."""
    game = new_game({"players": 5, "sets": ["bonus"]}, "afresh")
    bots = [make_bot("greenhorn", p) for p in range(5)]
    while game.ask is not None:
        who = game.ask.who
        choice = bots[who].choose(game, who)
        assert make_bot("greenhorn", 77).choose(game, who) == choice
        assert make_bot("greenhorn", 1).choose(load_game(game.save()), who) in game.ask.options
        game.apply(choice)


@pytest.mark.slow
def test_what_is_taken_back_is_forgotten() -> None:
    """After an undo a bot that saw the void action chooses like one that did not."""
    undone = 0
    for seed in range(12):
        game = new_game({"players": 5}, f"undo {seed}")
        bots = [make_bot("greenhorn", p) for p in range(5)]
        for _ in range(80):
            if game.ask is None:
                break
            who = game.ask.who
            game.apply(bots[who].choose(game, who))
            if game.ask is None or not game.can_undo(who) or undone > 20:
                continue
            for bot in bots:
                bot.memory.follow(Sight(game, game.ask.who))
            game.undo(who)
            undone += 1
            assert game.ask is not None
            old, new = bots[who], make_bot("greenhorn", 3)
            assert old.choose(game, who) == new.choose(game, who)
            assert old.memory.harm == new.memory.harm
            game.apply(old.choose(game, who))
    assert undone > 5
