"""Bot `quick` of the Dice Game and the fast view that it reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.bots import History, make_bot
from boomtown.bots.observation import Observation
from boomtown.dice.bots.quick.quick import DECLINED, RULES
from boomtown.dice.codes import seat_of
from boomtown.dice.faces import FACES
from boomtown.dice.fast_view import FastView
from boomtown.dice.game import Dice
from boomtown.games import new_game
from boomtown.lab.simulate import Plan, simulate
from tests.bots.dice.position import five
from tests.bots.dice.test_greenhorn import hide, play, sets_for
from tests.samples import sampled

OF_THE_TURN = ("gatlings", "arrows_wait", "loose", "throws_left")  # from the rules, not in the view
METHODS = ("drink", "reach", "shown", "prompt")


def mixed(seed: int) -> Dice:
    players = 3 + seed % 6
    setup = {"game": "dice", "players": players, "sets": sets_for(players)}
    game = new_game(setup, f"quick {seed}")
    assert isinstance(game, Dice)
    return game


def seen(see: FastView) -> dict[str, Any]:
    fields = [name for name in dir(FastView) if not name.startswith("_") and name not in METHODS]
    return {name: getattr(see, name) for name in fields}


def in_view(game: Dice, seat: int) -> dict[str, Any]:
    """Return the same fields, from the view."""
    view = game.view(seat)
    seats, chief = view["seats"], view["chief"]
    mine = seats[seat]
    return {
        "seat": seat,
        "order": [p for p, s in enumerate(seats) if s["alive"]],
        "lives": [s["life"] for s in seats],
        "most": tuple(s["max_life"] for s in seats),
        "characters": tuple(s["character"] for s in seats),
        "known": tuple(s["role"] for s in seats),
        "role": mine["team"] or mine["role"],
        "target": -1 if mine["target"] is None else mine["target"],
        "ghost": mine["ghost"],
        "turn": view["turn"],
        "turn_no": view["turn_no"],
        "dice": len(view["dice"]),
        "faces": tuple(FACES.index(d["face"]) if d["face"] else -1 for d in view["dice"]),
        "arrows": [s["arrows"] for s in seats],
        "pile": view["arrows"] + (chief == "pile"),
        "chief": {None: -2, "pile": -1}.get(chief, chief),
    }


def test_the_fast_view_shows_what_the_view_shows() -> None:
    for seed in (1, 4, 5):
        game = mixed(seed)
        while game.ask is not None:
            for seat in range(game.players) if game.moves % 7 == 0 else ():
                fast = seen(game.fast_view(seat))
                fast["dice"] = len(fast["dice"])
                told = in_view(game, seat)
                assert {name: fast[name] for name in told} == told
                assert set(fast) - set(told) == {*OF_THE_TURN, "aims", "aimed_face"}
            game.apply(make_bot("quick", 1, game="dice").choose(game, game.ask.who))


def test_hidden_roles_change_no_answer() -> None:
    chance = Random(3)
    for seed in (4, 5):
        game = mixed(seed)
        while game.ask is not None:
            who = game.ask.who
            choice = make_bot("quick", 1, game="dice").choose(game, who)
            twin = hide(game, who, chance)
            assert make_bot("quick", 1, game="dice").choose(twin, who) == choice
            if game.moves % 5 == 0:
                assert seen(twin.fast_view(who)) == seen(game.fast_view(who))
            game.apply(choice)


@pytest.mark.slow
@sampled("players", {str(n): n for n in range(3, 9)}, "5", "8")
def test_a_legal_answer_to_every_question_and_an_end(players: int) -> None:
    for seed in range(4):
        setup = {"game": "dice", "players": players, "sets": sets_for(players), "ask_forced": seed % 2 == 1}
        assert play(new_game(setup, f"end {seed}"), [make_bot("quick", p, game="dice") for p in range(players)]).result


def test_every_question_has_a_rule() -> None:
    """Questions without one have options of equal value, or only one."""
    asked: set[str] = set()
    for seed in range(12):
        game = mixed(seed)
        while (ask := game.ask) is not None:
            if len(ask.options) > 1 and ask.who != game.state.ghost:
                asked.add(ask.why)
            game.apply(make_bot("quick", 1, game="dice").choose(game, ask.who))
    assert asked - {"roll", "arrow", "encore", "return", *RULES, *DECLINED} == set()
    assert asked >= {"roll", "arrow", "encore", "aim", "beer", "saloon", "elena", "judge", "save", "turn_die"}


def test_choices_tell_what_events_tell() -> None:
    """The acts that a simulation without events records are those of the events."""
    acts = 0
    for seed in range(6):
        game, told, recorded = mixed(seed), History(), History()
        bots = [make_bot("greenhorn", p) for p in range(game.players)]
        while (ask := game.ask) is not None:
            told.update(Observation(game, ask.who))
            events, choices = len(told.acts), len(recorded.acts)
            choice = bots[ask.who].choose(game, ask.who)
            game.apply(choice)
            if ask.question.tells and game.ask is not None:
                recorded.record("dice", ask.question, ask.who, choice)
                told.update(Observation(game, game.ask.who))
                new = recorded.acts[choices:]
                assert new == told.acts[events : events + len(new)]  # forced answers follow, and are not recorded
                assert new or seat_of(choice) in (ask.who, -1)
                acts += len(new)
    assert acts > 100


@pytest.mark.slow
def test_it_beats_random() -> None:
    tally = simulate(Plan(100, 5, ("quick", "random"), game="dice", paired=True))
    won = tally.by_bot(tally.won)
    assert won["quick"] > 2 * won["random"]


def test_a_gatling_is_completed() -> None:
    position = five("outlaw", "chance: gatling, gatling, beer, arrow, arrow", A={"life": 8})
    assert make_bot("quick", 1, game="dice").choose(position.game, 0) & 0b11 == 0  # both gatlings stay
