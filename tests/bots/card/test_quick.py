"""The bot quick: it always has an answer, games end, it beats random players, and it plays by its role."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.bots import History, make_bot
from boomtown.bots.observation import Observation
from boomtown.card.bots.quick.enmity import Enmity
from boomtown.card.codes import seat_of
from boomtown.card.game import Bang
from boomtown.card.notation.words import phrase
from boomtown.games import catalog, new_game
from boomtown.lab.report import report
from boomtown.lab.simulate import Plan, simulate
from tests.bots.card.sense import deputy, outlaw, three
from tests.bots.card.test_secrets import SETUP, hide
from tests.card.position import LETTERS, Position, seat

AWAY = {"table": "Mustang 8H"}  # out of reach
SETS = tuple(s["id"] for s in catalog()["sets"][1:])


def choice(position: Position) -> str:
    """Return the choice of the asked quick as text. It is the same in a game without events."""
    game = position.game
    assert game.ask is not None
    return phrase(make_bot("quick", 1).choose(game, game.ask.who), LETTERS)


def enmity_of(position: Position) -> list[float]:
    """Return the enmity of the asked seat, by seat."""
    game = position.game
    assert game.ask is not None
    history = History()
    history.update(Observation(game, game.ask.who))
    return Enmity().of(game.fast_view(game.ask.who), history)


# --- whole games


def mixed(players: int, seed: int) -> Bang:
    """A game of any sets and options, also with questions that only allow to pass."""
    chance, facts = Random(f"{players} {seed}"), catalog()
    sets = [name for name in SETS if chance.random() < 0.7 or name in facts["needs"].get(str(players), ())]
    options = {o["id"]: chance.choice(o.get("values", [True, False])) for o in facts["options"]}
    setup = {"players": players, "sets": sets, "options": options, "ask_forced": seed % 2 == 1}
    game = new_game(setup, f"quick {seed}")
    assert isinstance(game, Bang)
    return game


def play(players: int, seed: int, names: tuple[str, ...]) -> None:
    """To the end; `apply` refuses what is not on offer. Memories told by events and by choices are the same."""
    game, read, told = mixed(players, seed), History(), History()
    bots = [make_bot(names[p % len(names)], p, read) for p in range(players)]
    for _ in range(3000):
        if game.ask is None:
            return
        who = game.ask.who
        chosen = bots[who].choose(game, who)
        assert chosen in game.ask.options
        assert read.acts == told.acts
        if game.ask.question.tells:
            told.record(game.name, game.ask.question, who, chosen)
        game.apply(chosen)
    raise AssertionError("no end after 3000 decisions")


def test_a_legal_answer_and_an_end() -> None:
    for players in (3, 5, 8):
        play(players, 1, ("quick",))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_a_legal_answer_and_an_end_in_many_games(players: int) -> None:
    """Random neighbours bring about what quick alone would not."""
    for seed in range(6):
        play(players, seed, ("quick",))
        play(players, seed, ("quick", "random"))


@pytest.mark.slow
def test_no_game_stands_still() -> None:
    """Sheriff and deputies still shoot when all outlaws are out."""
    assert simulate(Plan(120, 7, ("quick",))).unfinished == 0


@pytest.mark.slow
@pytest.mark.parametrize(("players", "sets", "least"), [(5, (), 0.2), (8, SETS, 0.04), (3, ("dodge_city",), 0.3)])
def test_better_than_random(players: int, sets: tuple[str, ...], least: float) -> None:
    """In the same deals; half of the leads seen, or less."""
    plan = Plan(16 * players, players, ("quick", "random"), sets, seed="quick", paired=True)
    (row,) = report(plan, simulate(plan))["leads"]
    assert row["lead"] > least


@pytest.mark.slow
def test_hidden_cards_change_nothing() -> None:
    chance = Random(5)
    asked: set[str] = set()
    for seed in range(2):
        game = new_game(SETUP, f"secret {seed}")
        mover = make_bot("quick", 1)
        while game.ask is not None:
            chosen = mover.choose(game, game.ask.who)
            fresh = make_bot("quick", 2)
            assert fresh.choose(hide(game, game.ask.who, chance), game.ask.who) == chosen
            asked.add(game.ask.why)
            game.apply(chosen)
    assert {"play", "shot", "discard", "character"} <= asked


# --- phase 2, by role


@pytest.mark.parametrize("card", ["BANG! 2C", "Gatling 10H", "Indians! KD"])
def test_deputy_never_harms_his_sheriff(card: str) -> None:
    """Only the sheriff is in reach, with 1 life."""
    far: dict[str, Any] = {"D": {"table": "Mustang 8H"}}
    assert choice(deputy(card, B={"life": 1}, **far)) == "end turn"


def test_deputy_shoots_who_shot_the_sheriff() -> None:
    """D shot B, the sheriff. C is in reach too and did nothing."""
    position = Position(
        seat("deputy", "Black Jack", "BANG! 2C", "Winchester 8S"),
        seat("sheriff", "Kit Carlson"),
        seat("outlaw", "Rose Doolan"),
        seat("outlaw", "Bart Cassidy", "BANG! 3C", "Schofield QC"),
        turn="D",
    ).do("D: play BANG! 3C on B", "D: end turn")
    assert position.asked == ("A", "play")
    assert choice(position) == "play BANG! 2C on D"


def test_outlaw_shoots_the_sheriff() -> None:
    assert choice(outlaw("BANG! 2C", "Winchester 8S")) == "play BANG! 2C on B"


def test_outlaw_spares_who_shot_the_sheriff() -> None:
    """C, the sheriff, is out of reach. D shot C; B did nothing."""
    position = Position(
        seat("outlaw", "Black Jack", "BANG! 2C"),
        seat("deputy", "Rose Doolan"),
        seat("sheriff", "Kit Carlson"),
        seat("outlaw", "Bart Cassidy", "BANG! 3C"),
        turn="D",
    ).do("D: play BANG! 3C on C", "D: end turn")
    assert position.asked == ("A", "play")
    enmity = enmity_of(position)
    assert enmity[2] > enmity[1] > 0 > enmity[3]
    assert not choice(position).endswith("on D")


def test_sheriff_shoots_who_shot_him() -> None:
    """B shot the sheriff, E did nothing; both are in reach."""
    position = Position(
        seat("sheriff", "Black Jack", "BANG! 2C"),
        seat("outlaw", "Rose Doolan", "BANG! 3C"),
        seat("renegade", "Kit Carlson"),
        seat("outlaw", "Jourdonnais"),
        seat("deputy", "Bart Cassidy"),
        turn="B",
    ).do("B: play BANG! 3C on A", "B: end turn")
    game = position.game
    while position.asked != ("A", "play"):
        assert game.ask is not None
        game.apply(game.ask.options[-1])
    enmity = enmity_of(position)
    assert enmity[1] > max(enmity[2], enmity[3], enmity[4])
    assert choice(position) == "play BANG! 2C on B"


@pytest.mark.parametrize("card", ["BANG! 2C", "Gatling 10H"])
def test_renegade_keeps_the_sheriff_while_others_live(card: str) -> None:
    position = Position(
        seat("renegade", "Black Jack", card),
        seat("sheriff", "Kit Carlson", life=1),
        seat("outlaw", "Rose Doolan", dead=True),
        seat("outlaw", "Jourdonnais", table="Mustang 8H"),
    )
    assert not choice(position).endswith("on B")
    assert choice(position) != "play Gatling 10H"


def test_renegade_shoots_the_sheriff_when_they_are_alone() -> None:
    position = Position(
        seat("renegade", "Black Jack", "BANG! 2C"),
        seat("sheriff", "Kit Carlson", life=1),
        seat("outlaw", "Rose Doolan", dead=True),
        seat("outlaw", "Jourdonnais", dead=True),
    )
    assert choice(position) == "play BANG! 2C on B"


def last_ones(mine: str) -> Position:
    """All outlaws are out: sheriff, deputy and renegade are left, and none has done anything."""
    others = {"sheriff": "Kit Carlson", "deputy": "Bart Cassidy", "renegade": "Jourdonnais"}
    del others[mine]
    out = [seat("outlaw", name, dead=True) for name in ("Rose Doolan", "Paul Regret")]
    left = [seat(role, name) for role, name in others.items()]
    return Position(seat(mine, "Black Jack", "BANG! 2C"), left[0], out[0], left[1], out[1])


@pytest.mark.parametrize(("role", "foe"), [("sheriff", "BD"), ("deputy", "D"), ("renegade", "D")])
def test_when_all_outlaws_are_out(role: str, foe: str) -> None:
    """The deputy knows the renegade, the sheriff guesses; the renegade shoots the deputy first."""
    assert choice(last_ones(role)) in {f"play BANG! 2C on {letter}" for letter in foe}


@pytest.mark.parametrize("role", ["deputy", "renegade", "outlaw"])
def test_three_players_shoot_whom_they_hunt(role: str) -> None:
    assert choice(three(role, "BANG! 2C")) == "play BANG! 2C on B"


# --- phase 2, whoever it is


@pytest.mark.parametrize(
    ("hand", "table", "more", "does"),
    [
        ("Beer 6H", "", {"life": 2}, "play Beer 6H"),
        ("Beer 6H", "", {}, "end turn"),
        ("Stagecoach 9S, BANG! 2C", "", {}, "play Stagecoach 9S"),
        ("Barrel QS", "", {}, "play Barrel QS"),
        ("Winchester 8S", "Schofield QC", {}, "play Winchester 8S"),
        ("Schofield QC", "Winchester 8S", {}, "end turn"),
        ("Volcanic 10S", "Schofield QC", {}, "play Volcanic 10S"),
        ("Schofield QC", "Volcanic 10S", {}, "end turn"),
        ("Missed! 2S", "", {}, "end turn"),
        ("Dynamite 2H", "", {}, "end turn"),
        ("Duel QD, Missed! 2S", "", {}, "play Duel QD on B"),
        ("Duel QD, BANG! 2C, BANG! 3C", "", {"B": AWAY, "D": {"table": "Mustang 9H"}}, "play Duel QD on B"),
        ("BANG! 2C, BANG! 3C", "", {"B": AWAY}, "play BANG! 2C on D"),  # the role of D is hidden
        ("BANG! 2C, BANG! 3C", "", {"B": AWAY, "D": {"table": "Mustang 9H"}}, "end turn"),
    ],
)
def test_one_play(hand: str, table: str, more: dict[str, Any], does: str) -> None:
    assert choice(outlaw(hand, table, **more)) == does


def test_who_is_nearly_out_is_finished_off() -> None:
    """Neither C nor D has done anything; one has a single life left."""
    for nearly in "CD":
        position = deputy("BANG! 2C", "Winchester 8S", **{nearly: {"life": 1}})
        assert choice(position) == f"play BANG! 2C on {nearly}"


def test_a_friend_is_freed_and_an_enemy_is_not() -> None:
    """Dynamite in front of the sheriff."""
    burden = {"table": "Dynamite 2H"}
    assert choice(deputy("Cat Balou KH", B=burden)) == "play Cat Balou KH on B's Dynamite 2H"
    assert "Dynamite" not in choice(outlaw("Cat Balou KH", B=burden))


# --- other questions


def test_what_costs_nothing_comes_first() -> None:
    """The Barrel in front of it before a Missed! of the hand, then the card worth least."""
    position = outlaw("BANG! 2C", B={"hand": "Missed! 2S", "table": "Barrel QS"}).do("A: play BANG! 2C on B")
    assert position.asked == ("B", "shot")
    assert "Barrel" in choice(position)
    position = outlaw("BANG! 2C", B={"hand": "Missed! 2S"}).do("A: play BANG! 2C on B")
    assert choice(position) == "play Missed! 2S"


def test_the_cards_worth_least_are_discarded() -> None:
    position = outlaw("BANG! 2C, Missed! 2S, Scope AS, Stagecoach 9S, Duel QD", life=1).do("A: end turn")
    assert position.asked == ("A", "discard")
    assert choice(position) not in ("discard Stagecoach 9S", "discard Missed! 2S")


def test_jesse_jones_draws_from_an_enemy() -> None:
    """An outlaw draws from the sheriff B. The deputy has no enemy with a hand."""
    hands: dict[str, Any] = {"B": {"hand": "Beer 6H"}, "C": {"hand": "BANG! 2C"}}
    assert choice(outlaw(me="Jesse Jones", phase="draw", **hands)) == "draw from B's hand"
    friend: dict[str, Any] = {"B": {"hand": "Beer 6H"}}
    assert choice(deputy(me="Jesse Jones", phase="draw", **friend)) == "draw from deck"


def test_kit_carlson_keeps_the_best_cards() -> None:
    position = outlaw(me="Kit Carlson", phase="draw", deck="Jail 4H, Stagecoach 9S, Barrel QS")
    position.do("A: use Kit Carlson")
    assert position.asked == ("A", "keep")
    assert choice(position) == "choose Stagecoach 9S"


def test_vera_custer_borrows_the_best_ability() -> None:
    """Pixie Pete's third card is worth more than Greg Digger's lives, and than what is first on offer."""
    names = ["Vera Custer", "Greg Digger", "Willy the Kid", "Pixie Pete"]
    roles = ["sheriff", "outlaw", "outlaw", "renegade"]
    game = new_game({"players": 4, "sets": ["dodge_city"], "characters": names, "roles": roles}, "vera", record=False)
    while game.ask is not None and game.ask.why != "borrow":
        game.apply(make_bot("quick", 1).choose(game, game.ask.who))
    assert game.ask is not None
    assert seat_of(make_bot("quick", 1).choose(game, game.ask.who)) == 3
