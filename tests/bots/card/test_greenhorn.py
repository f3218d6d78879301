"""The greenhorn as a whole: it always has an answer, games end, and it beats random players in every role."""

from __future__ import annotations

from random import Random

import pytest

from boomtown.bots import NAMES, Bot, make_bot
from boomtown.bots.observation import Observation
from boomtown.card.bots.answers import ANSWERS
from boomtown.card.bots.choices import BORROWED
from boomtown.card.bots.turn import FIRST, GAIN
from boomtown.card.bots.valuation.facts import MISSED, SHIELDS
from boomtown.card.bots.valuation.worth import CHARACTERS, HELD, IN_PLAY
from boomtown.games import Game, catalog, load_game, new_game
from boomtown.lab.simulate import Plan, simulate
from tests.samples import sampled


def play(game: Game, bots: list[Bot], most: int = 3000) -> Game:
    for _ in range(most):
        if game.ask is None:
            return game
        game.apply(bots[game.ask.who].choose(game, game.ask.who))
    raise AssertionError(f"no end after {most} decisions")


def test_names() -> None:
    assert NAMES == ("random", "greenhorn", "marshal", "cowhand", "hothead", "timid", "loyalist")
    with pytest.raises(
        ValueError,
        match=rf"expected a bot from {', '.join(NAMES)}, quick or FILE.py:CLASS, got 's",
    ):
        make_bot("sheriff", 1)


SETS = tuple(s["id"] for s in catalog()["sets"][1:])


@pytest.mark.slow
@sampled("players", {str(n): n for n in range(3, 9)}, "4", "7")
def test_always_a_legal_answer_and_an_end(players: int) -> None:
    """Mixes of sets and options by chance, also with questions that only allow to pass."""
    chance = Random(players)
    facts = catalog()
    for seed in range(12):
        sets = [name for name in SETS if chance.random() < 0.7 or name in facts["needs"].get(str(players), ())]
        options = {o["id"]: chance.choice(o.get("values", [True, False])) for o in facts["options"]}
        setup = {"players": players, "sets": sets, "options": options, "ask_forced": seed % 2 == 1}
        game = play(new_game(setup, f"end {seed}"), [make_bot("greenhorn", p) for p in range(players)])
        assert game.result


@pytest.mark.slow
def test_no_question_is_left_to_chance() -> None:
    """Every question that comes up in play has an answer of its own."""
    asked = {"play"}
    for seed in (*range(40), 100):  # the last one asks for a borrowed ability
        players = 3 + seed % 6
        game = new_game({"players": players, "sets": list(SETS), "options": {"expert_characters": True}}, f"all {seed}")
        bots = [make_bot("greenhorn", p) for p in range(players)]
        while game.ask is not None:
            asked.add(game.ask.why)
            game.apply(bots[game.ask.who].choose(game, game.ask.who))
    assert asked - {"play"} <= set(ANSWERS)
    assert {"hail", "ricochet", "borrow", "brawl", "event", "exchange", "suit", "colour", "daltons"} <= asked


def test_everything_printed_has_a_worth() -> None:
    """A card, a character or an event of a new set is missed here."""
    facts = catalog()
    kinds, browns = facts["kinds"], {name for name, kind in facts["kinds"].items() if kind["border"] == "brown"}
    weapons = {name for name, kind in kinds.items() if "range" in kind}
    assert set(kinds) - weapons == set(HELD)
    assert set(IN_PLAY) - weapons == set(kinds) - browns - weapons
    assert "Volcanic" in IN_PLAY
    assert set(facts["characters"]) == set(CHARACTERS)
    assert set(facts["characters"]) - {"Vera Custer"} == set(BORROWED)
    known = set(GAIN) | set(FIRST) | SHIELDS | MISSED | weapons
    passive = {"Barrel", "Mustang", "Scope", "Binocular", "Hideout", "Escape", "Saved!"}  # and answers to other players
    passive |= {"Crate", "Tumbleweed", "Big Fifty (shot)"}
    passive |= {kind for kind, facts_ in kinds.items() if facts_["border"] == "station"}  # what is paid there: `fare`
    passive |= {"Map", "Refund", "Strongbox", "Caboose", "Dining Car", "Ghost Car", "Lumber Flatcar", "Observation Car"}
    passive |= {"Prisoner Car", "Private Car", "double", "ignore", "discard"}
    assert set(kinds) - known == passive
    assert set(FIRST) - set(kinds) - set(facts["events"]) - set(facts["characters"]) == set()


@pytest.mark.slow
def test_length_of_a_game() -> None:
    """Five greenhorns take about as long as five people: some six turns each."""
    tally = simulate(Plan(games=150, seed="length"))
    assert tally.unfinished == 0
    assert 15 < tally.turns / 150 < 45
    assert all(tally.sides[side] for side in ("law", "outlaws", "renegade"))


ROLES = {
    3: ["deputy", "renegade", "outlaw"],
    5: ["sheriff", "outlaw", "deputy", "renegade", "outlaw"],
    8: ["sheriff", "outlaw", "deputy", "renegade", "outlaw", "deputy", "renegade", "outlaw"],
}


def _wins(role: str, name: str, games: int, players: int = 5, sets: tuple[str, ...] = ()) -> int:
    """Return the number of wins of a bot in that role among random players. All names get the same deals."""
    won = 0
    for number in range(games):
        at = number % players
        roles = ROLES[players][at:] + ROLES[players][:at]
        game = new_game({"players": players, "roles": roles, "sets": list(sets)}, f"proof {number}")
        seat = roles.index(role)
        bots = [make_bot(name if p == seat else "random", players * number + p) for p in range(players)]
        won += seat in play(game, bots).winners
    return won


# Of 200 games; the leads seen are about twice as wide
MARGIN = {"sheriff": 60, "deputy": 30, "outlaw": 40, "renegade": 50}


@pytest.mark.slow
@pytest.mark.parametrize("role", list(MARGIN))
def test_better_than_random_in_every_role(role: str) -> None:
    assert _wins(role, "greenhorn", 200) > _wins(role, "random", 200) + MARGIN[role]


# Of 100 games with all sets, by players and role; again about half of the leads seen
MARGIN_OF_ALL = {
    (3, "deputy"): 30,
    (3, "outlaw"): 25,
    (3, "renegade"): 30,
    (5, "sheriff"): 30,
    (5, "deputy"): 15,
    (5, "outlaw"): 17,
    (5, "renegade"): 25,
    (8, "sheriff"): 28,
    (8, "deputy"): 7,
    (8, "outlaw"): 15,
    (8, "renegade"): 20,
}


# Each number of players once, as each role is looked at above. Games of eight take longest, so they are nightly.
EACH = ("3-renegade", "5-deputy", "8-sheriff")
OF_ALL = {f"{players}-{role}": (players, role) for players, role in MARGIN_OF_ALL}


@pytest.mark.slow
@sampled("players, role", OF_ALL, *EACH, nightly=("8-deputy", "8-outlaw", "8-renegade"))
def test_better_than_random_with_all_sets(players: int, role: str) -> None:
    lead = _wins(role, "greenhorn", 100, players, SETS) - _wins(role, "random", 100, players, SETS)
    assert lead > MARGIN_OF_ALL[players, role]


@pytest.mark.slow
def test_a_fresh_bot_chooses_like_one_that_was_there() -> None:
    """The server may make a bot at any moment, also from a loaded game's past on."""
    game = new_game({"players": 6, "sets": list(SETS)}, "afresh")
    bots = [make_bot("greenhorn", p) for p in range(6)]
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
        game = new_game({"players": 5, "sets": list(SETS) if seed % 2 else []}, f"undo {seed}")
        bots = [make_bot("greenhorn", p) for p in range(5)]
        for _ in range(80):
            if game.ask is None:
                break
            who = game.ask.who
            game.apply(bots[who].choose(game, who))
            if game.ask is None or not game.can_undo(who) or undone > 20:
                continue
            for bot in bots:
                bot.history.update(Observation(game, game.ask.who))
            game.undo(who)
            undone += 1
            assert game.ask is not None
            old, new = bots[who], make_bot("greenhorn", 3)
            assert old.choose(game, who) == new.choose(game, who)
            assert old.history.harm == new.history.harm
            game.apply(old.choose(game, who))
    assert undone > 5
