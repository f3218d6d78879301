"""Toy game in every layer. Only its folder registers it: the suites of the real games run here too."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from boomtown import games
from boomtown.bots import make_bot
from boomtown.cli.play import Session
from boomtown.cli.position import seen
from boomtown.env import pettingzoo
from boomtown.fuzz.invariants.compare import same
from boomtown.fuzz.run import Plan, fuzz
from boomtown.games import PASS, SetupError, new_game
from boomtown.kernel.game import Json
from boomtown.kernel.redeal import Playout
from boomtown.lab.simulate import Plan as Simulation
from boomtown.lab.simulate import simulate
from boomtown.scenarios.format import load
from boomtown.scenarios.run import run_scenario
from boomtown.texts import Texts
from tests.cli.typist import Typist
from tests.conformance import test_conformance as conformance
from tests.conftest import ROOT
from tests.encode import test_encode as encode
from tests.server.conftest import InProcessServer, empty_database, no_errors, play_on, server, settings
from tests.toy_game.rules import DRAW, Highest
from tests.toy_game.spec import SPEC

__all__ = ["empty_database", "no_errors", "server", "settings"]
SETUPS = [{"game": "highest", "players": n, "ask_forced": n % 2 == 0} for n in range(2, 9)]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup["players"]))


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The game is there for the tests of this folder, and for no other."""
    games.register(SPEC)
    yield
    del games.SPECS["highest"], games.GAMES["highest"]


def test_the_spec_goes_with_the_game() -> None:
    """Every spec, the toy's among them: names agree, and each layer finds its part."""
    for name, spec in games.SPECS.items():
        assert name == spec.name == spec.rules.name == spec.catalog()["game"]
        parts = (spec.bots(), spec.encoder(), spec.dialect(), spec.scenario_adapter(), spec.support(), spec.printer())
        assert None not in parts
        dialect = spec.dialect()
        assert dialect is not None
        assert dialect.game == name


def test_a_second_game_of_one_name_is_refused() -> None:
    games.register(SPEC)  # the same one is no second one
    with pytest.raises(SetupError, match="expected a game with a name of its own, got a second 'highest'"):
        games.register(type(SPEC)())


@every_setup
@pytest.mark.parametrize(
    "check",
    [
        conformance.test_options_are_complete,
        conformance.test_questions_are_worth_asking,
        conformance.test_no_card_is_lost_or_doubled,
        conformance.test_copies_go_on_alike,
        conformance.test_views_leak_nothing,
        conformance.test_pace_tells_nothing,
        conformance.test_hidden_cards_stay_out_of_events,
        conformance.test_decisions_are_described,
    ],
)
def test_conformance(check: Callable[[Json], None], setup: Json) -> None:
    check(setup)


def test_taking_back() -> None:
    """A game is too short for the random undos of the conformance suite: passing is taken back, drawing is not."""
    game = new_game({"game": "highest", "players": 3}, "undo")
    before = game.clone()
    game.apply(PASS)
    game.undo(0)
    same("undo", game, before)
    game.apply(DRAW)
    assert not game.can_undo(0)


@pytest.mark.slow
def test_fuzz() -> None:
    """Every invariant at every decision: redeal, notation and encoding among them."""
    played = fuzz(Plan(12, "highest", "toy", thorough=True))
    assert played.fault is None, played.fault
    assert {"redeal", "position", "record", "actions", "observation"} <= {k for k, n in played.looked.items() if n}


@every_setup
def test_encoding(setup: Json) -> None:
    encode.test_every_option_has_an_action(setup)


def test_a_redeal_is_fair() -> None:
    """Every hidden card is dealt to an opponent equally often."""
    game, rnd = new_game({"game": "highest", "players": 3}, "fair"), Random(1)
    game.apply(0)
    dealt = [game.redeal(0, rnd) for _ in range(2100)]
    assert all(isinstance(twin.chance, Playout) for twin in dealt)
    counts = Counter(twin.state.cards[1] for twin in dealt)
    hidden = {*range(1, 10)} - {game.state.cards[0], *game.state.discard}
    assert set(counts) == hidden
    assert all(abs(count - 300) < 75 for count in counts.values())


def test_scenario(tmp_path: Path) -> None:
    """B holds 6 and draws 9, the top card; A and B pass to the end."""
    file = tmp_path / "toy.yaml"
    file.write_text(
        """
- id: toy.higher
  game: highest
  players:
    A: {card: 5}
    B: {card: 2}
  deck: [1, 6]
  steps:
    - A: pass
    - allow: "B: draw"
    - B: draw
    - check: {B.card: 6, A.card: 5, turn: A}
    - A: pass
    - B: pass
  then: {over: true, winners: [B]}
"""
    )
    [scenario] = load(file)
    outcome = run_scenario(scenario)
    assert outcome.status == "passed", outcome.report


def test_environment() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game="highest", players=3), num_cycles=40)
    shown = pettingzoo.env(game="highest", players=2, render_mode="ansi")
    shown.reset(seed=1)
    assert "seat 0 is asked: another" in shown.render()


def test_bots_and_lab() -> None:
    """A bot that looks at its card wins more often than a random one."""
    tally = simulate(Simulation(400, 2, ("greenhorn", "random"), game="highest", paired=True))
    won = tally.by_bot(tally.won)
    assert won["greenhorn"] > won["random"]


def test_terminal() -> None:
    out = io.StringIO()
    game = new_game({"game": "highest", "players": 3}, "toy")
    bots = [make_bot("greenhorn", p, game="highest") for p in range(3)]
    Session(game, bots, Texts("en"), Typist(out, 1), out, "toy").play()
    screen = out.getvalue()
    assert game.over
    asked = ("Another card?", "Draw another card", "Keep my card", "keeps the card")
    for words in (*asked, "Everybody has had two turns."):
        assert words in screen
    assert "another" not in screen.replace("another card", "")
    lines = list(seen(new_game({"game": "highest", "players": 3}, 1), Texts("cs"), 0, {}))
    assert any("Another card?" in line for line in lines), "English where nobody has translated it"


async def test_server(server: InProcessServer, no_errors: pytest.LogCaptureFixture) -> None:
    """A table, a whole game against bots, the next one."""
    status, body, _ = await server.request("GET", "/api/catalog?game=highest")
    assert (status, body["game"]) == (200, "highest")
    code, token = await server.new_table(setup={"game": "highest", "players": 3})
    me = await server.watch(code, token)
    last = await play_on(me)
    assert last["view"]["result"]["side"] == "highest"
    me.send({"t": "again", "rotate_sheriff": True})
    await me.wait(lambda m: m["t"] == "table" and m["table"]["round"] == 2)
    await play_on(me)


@pytest.mark.slow
def test_as_a_plug_in() -> None:
    """By its entry point (tests/plugin) it is there for the whole command, in child processes too."""
    path = os.pathsep.join([str(ROOT / "tests/plugin"), str(ROOT)])
    command = [sys.executable, "-m", "boomtown", "simulate", "--game", "highest", "--players", "4", "--games", "60"]
    done = subprocess.run(
        [*command, "--jobs", "2"], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "60 games" in done.stdout


@pytest.mark.slow
def test_a_broken_plug_in_harms_nobody(tmp_path: Path) -> None:
    """A warning says which; the other games are there."""
    info = tmp_path / "broken_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[boomtown.games]\nbroken = nowhere.spec:SPEC\n")
    script = "from boomtown.games import GAMES; print(*GAMES)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == [name for name in games.GAMES if name != "highest"]
    assert "game broken (nowhere.spec:SPEC) cannot be loaded" in done.stderr


def test_a_small_game_says_what_is_wrong_with_a_setup() -> None:
    with pytest.raises(SetupError, match="players must be 2 to 8, got 9"):
        new_game({"game": "highest", "players": 9}, 1)
    with pytest.raises(SetupError, match="expected a key of a setup from"):
        new_game({"game": "highest", "players": 2, "stakes": 3}, 1)
    assert isinstance(new_game({"game": "highest", "players": 2}, 1), Highest)
