"""The dice greenhorn as a whole: it always has an answer, games end, it keeps secrets and beats random players."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from boomtown.bots import Bot, make_bot
from boomtown.bots.observation import Observation
from boomtown.dice.bots import arrows, choices, facts, ghost, reach, results
from boomtown.dice.bots.facts import CHARACTERS, FACES
from boomtown.dice.bots.greenhorn import ANSWERS
from boomtown.dice.game import Dice
from boomtown.games import Game, catalog, load_game, new_game
from tests.card.position import pending
from tests.samples import sampled

SETS = tuple(s["id"] for s in catalog("dice")["sets"][1:])


def sets_for(players: int, of: tuple[str, ...] = SETS) -> list[str]:
    return [name for name in of if name != "ghost" or players >= 5]


def play(game: Game, bots: list[Bot], most: int = 5000) -> Game:
    for _ in range(most):
        if game.ask is None:
            return game
        game.apply(bots[game.ask.who].choose(game, game.ask.who))
    raise AssertionError(f"no end after {most} decisions")


@pytest.mark.slow
@sampled("players", {str(n): n for n in range(3, 9)}, "4", "7")
def test_always_a_legal_answer_and_an_end(players: int) -> None:
    """Mixes of modules by chance, also with questions that only allow to pass."""
    chance = Random(players)
    for seed in range(3):
        sets = sets_for(players, tuple(name for name in SETS if chance.random() < 0.7))
        setup = {"game": "dice", "players": players, "sets": sets, "ask_forced": seed % 2 == 1}
        assert play(new_game(setup, f"end {seed}"), [make_bot("greenhorn", p) for p in range(players)]).result


@pytest.mark.slow
def test_no_question_is_left_to_chance() -> None:
    """Every question that comes up in play has an answer of its own."""
    asked: set[str] = set()
    for seed in range(12):
        players = 3 + seed % 6
        game = new_game({"game": "dice", "players": players, "sets": sets_for(players)}, f"all {seed}")
        bots = [make_bot("greenhorn", p) for p in range(players)]
        while game.ask is not None:
            asked.add(game.ask.why)
            game.apply(bots[game.ask.who].choose(game, game.ask.who))
    assert asked <= set(ANSWERS) | set(ghost.GHOST)
    assert {"saloon", "roll", "arrow", "aim", "beer", "turn_die", "again", "spoil", "save", "ghost_to"} <= asked


def test_tables_name_what_there_is() -> None:
    named: list[Iterable[str]] = [results.ENOUGH, results.SHRUGS, results.SOFTENS, reach.FACES_1, reach.FACES_2]
    named += [arrows.MOST, arrows.REST, facts.BESIDES]
    assert {name for table in named for name in table} <= CHARACTERS
    assert set(reach.JOINED) | results.DODGES <= CHARACTERS
    assert set(ghost.GIFTS) == set(FACES[:6])
    assert set(choices.CHOICES) <= set(ANSWERS)


def hide(game: Dice, seat: int, chance: Random) -> Dice:
    """Return the game with its past and with the hidden roles dealt again."""
    twin = game.clone()
    twin.log, twin.skipped = game.log, game.skipped
    s = twin.state
    secret = [p for p in range(s.n) if p != seat and not s.shown[p]]
    dealt = [(s.roles[p], s.specials[p], s.spent[p]) for p in secret]
    chance.shuffle(dealt)
    for p, (role, special, spent) in zip(secret, dealt, strict=True):
        s.mark("roles", p, role)
        s.mark("specials", p, special)
        s.mark("spent", p, spent)
    return twin


@pytest.mark.slow
@sampled("name", {"random": "random", "greenhorn": "greenhorn"}, "greenhorn")
def test_hidden_roles_change_nothing(name: str) -> None:
    chance = Random(5)
    asked: set[str] = set()
    for seed in range(3):
        game = new_game({"game": "dice", "players": 7, "sets": list(SETS)}, f"secret {seed}")
        assert isinstance(game, Dice)
        mover = make_bot("greenhorn", 1)
        while not game.over:
            ask = game.ask
            assert ask is not None
            if ask.why != "saloon" or game.moves % 5 == 0:
                seen = make_bot(name, 9).choose(game, ask.who)
                assert make_bot(name, 9).choose(hide(game, ask.who, chance), ask.who) == seen
                asked.add(ask.why)
            game.apply(mover.choose(game, ask.who))
    assert {"roll", "aim", "beer", "turn_die", "again"} <= asked


@pytest.mark.slow
def test_a_fresh_bot_chooses_like_one_that_was_there() -> None:
    """The server may make a bot at any moment, also from a loaded game on."""
    game = new_game({"game": "dice", "players": 6, "sets": list(SETS)}, "afresh")
    bots = [make_bot("greenhorn", p) for p in range(6)]
    while game.ask is not None:
        who = game.ask.who
        choice = bots[who].choose(game, who)
        assert make_bot("greenhorn", 77).choose(game, who) == choice
        assert make_bot("greenhorn", 1).choose(load_game(game.save()), who) in game.ask.options
        game.apply(choice)


def test_one_bot_plays_both_games() -> None:
    bot = make_bot("greenhorn", 1)
    for setup in ({"players": 4}, {"game": "dice", "players": 4}, {"players": 4}):
        game = new_game(setup, "both")
        for _ in range(30):
            assert game.ask is not None
            game.apply(bot.choose(game, game.ask.who))
        assert bot.history._last is not None
        assert bot.history._last.same_game(Observation(game, pending(game).who))


ROLES = {
    3: ["deputy", "renegade", "outlaw"],
    5: ["sheriff", "outlaw", "deputy", "renegade", "outlaw"],
    8: ["sheriff", "outlaw", "deputy", "renegade", "outlaw", "deputy", "renegade", "outlaw"],
}


def _wins(role: str, name: str, games: int, players: int) -> int:
    """Return the number of wins of a bot in that role among random players. All names get the same deals."""
    won = 0
    for number in range(games):
        at = number % players
        roles = ROLES[players][at:] + ROLES[players][:at]
        game = new_game({"game": "dice", "players": players, "roles": roles}, f"proof {number}")
        seat = roles.index(role)
        bots = [make_bot(name if p == seat else "random", players * number + p) for p in range(players)]
        won += seat in play(game, bots).winners
    return won


GAMES = {3: 50, 5: 40, 8: 24}
# By players and role; about half of the leads seen
MARGIN = {
    (3, "deputy"): 12,
    (3, "outlaw"): 12,
    (3, "renegade"): 15,
    (5, "sheriff"): 11,
    (5, "deputy"): 8,
    (5, "outlaw"): 5,
    (5, "renegade"): 8,
    (8, "sheriff"): 5,
    (8, "deputy"): 5,
}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "role"), list(MARGIN))
def test_better_than_random_in_every_role(players: int, role: str) -> None:
    games = GAMES[players]
    lead = _wins(role, "greenhorn", games, players) - _wins(role, "random", games, players)
    assert lead > MARGIN[players, role]
