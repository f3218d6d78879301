"""The bots at The Duel: what each is for, and that they look at nothing hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from boomtown.bots import make_bot
from boomtown.duel.fuzz import scramble
from boomtown.duel.game import Duel
from boomtown.games import new_game
from boomtown.lab.simulate import Plan, simulate
from boomtown.scenarios.format import load
from boomtown.scenarios.run import Run
from tests.card.position import pending
from tests.samples import sampled


@pytest.mark.slow
def test_greenhorn_beats_random() -> None:
    tally = simulate(Plan(60, 2, ("greenhorn", "random"), game="duel", paired=True))
    assert tally.by_bot(tally.won)["greenhorn"] >= 54


@pytest.mark.slow
def test_greenhorn_beats_quick_and_quick_beats_random() -> None:
    for better, other in (("greenhorn", "quick"), ("quick", "random")):
        tally = simulate(Plan(60, 2, (better, other), game="duel", paired=True))
        assert tally.by_bot(tally.won)[better] > 33


@sampled("name", {"greenhorn": "greenhorn", "quick": "quick"}, "greenhorn")
def test_hidden_things_change_no_answer(name: str) -> None:
    for seed in range(4):
        game, rnd = new_game({"game": "duel", "players": 2}, seed), Random(seed)
        assert isinstance(game, Duel)
        while game.ask is not None:
            who, other = game.ask.who, scramble(game, game.ask.who, rnd)
            choice = make_bot(name, 0, game="duel").choose(game, who)
            assert choice == make_bot(name, 0, game="duel").choose(other, who)
            game.apply(choice if rnd.random() < 0.8 else rnd.choice(game.ask.options))


def answer(tmp_path: Path, text: str) -> str:
    """Return the answer of greenhorn after the steps as text."""
    file = tmp_path / "position.yaml"
    file.write_text(text)
    [scenario] = load(file)
    run = Run(scenario)
    for i, step in enumerate(scenario.steps):
        run.step(i, step)
    game = run.game
    return game.words(make_bot("greenhorn", 0, game="duel").choose(game, pending(game).who))


def test_it_swaps_in_time(tmp_path: Path) -> None:
    text = """
- id: x.swap
  game: duel
  sides:
    law: {front: Pat Garret, back: Bill Tightman, life: {front: 1}}
    outlaws: {front: Bull Anderson, back: West Harding}
  turn: law
  steps: []
  then: {}
"""
    assert answer(tmp_path, text) == "use marker"


@pytest.mark.parametrize(("life", "says"), [(5, "pass"), (1, "play Missed!")])
def test_it_keeps_a_dodge_for_a_weak_front(tmp_path: Path, life: int, says: str) -> None:
    text = f"""
- id: x.keep
  game: duel
  sides:
    law: {{front: Pat Garret, back: Jango, life: {{front: {life}}}, hand: [Missed!]}}
    outlaws: {{front: Cattle Katie, back: Babe Leroy, hand: [Colt]}}
  turn: outlaws
  steps:
  - {{outlaws: play Colt}}
  then: {{}}
"""
    assert answer(tmp_path, text) == says


def test_it_reveals_before_it_spends_a_card(tmp_path: Path) -> None:
    text = """
- id: x.reveal
  game: duel
  sides:
    law: {front: Pat Garret, back: Jango, front_table: [Barrel], hand: [Missed!]}
    outlaws: {front: Cattle Katie, back: Babe Leroy, hand: [Colt]}
  turn: outlaws
  steps:
  - {outlaws: play Colt}
  then: {}
"""
    assert answer(tmp_path, text) == "use Barrel"


@pytest.mark.parametrize(("life", "hand", "says"), [(1, "Colt", "play Colt"), (4, "Beer", "end turn")])
def test_it_finishes_a_weak_front_and_heals_no_full_one(tmp_path: Path, life: int, hand: str, says: str) -> None:
    """The front of the outlaws has that many lives; that of the law has all of its lives."""
    text = f"""
- id: x.plain
  game: duel
  sides:
    law: {{front: Pat Garret, back: Jango, hand: [{hand}]}}
    outlaws: {{front: Cattle Katie, back: Babe Leroy, life: {{front: {life}}}}}
  turn: law
  steps: []
  then: {{}}
"""
    assert answer(tmp_path, text).startswith(says)
