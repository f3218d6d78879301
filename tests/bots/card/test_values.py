"""Rows of a set are in one module of its folder, which is optional."""

from __future__ import annotations

import subprocess
import sys

import pytest

from boomtown.card.bots import load_values
from boomtown.card.bots.valuation.estimate import being, holding, lying
from boomtown.card.bots.value_table import ROWS, Card, add_row, column
from boomtown.card.cards import CHARACTERS, KINDS, SETS
from tests.samples import sampled

# In a process of its own: rows are read when the bots are imported
WITHOUT = """
import sys
sys.modules[f"boomtown.card.sets.{sys.argv[1]}.bots"] = None
from boomtown.bots import make_bot
from boomtown.card.bots.value_table import ROWS
from boomtown.card.cards import CHARACTERS, EVENTS, KINDS, SETS
from boomtown.games import new_game

printed = {**KINDS, **CHARACTERS, **EVENTS}
assert ROWS and all(printed[name].set != sys.argv[1] for name in ROWS), "the rows of the set are gone"
for name in ("greenhorn", "quick"):
    for players in (3, 5, 8):
        game = new_game({"players": players, "sets": [name for name in SETS if name != "base"]}, f"without {players}")
        bots = [make_bot(name, p) for p in range(players)]
        while game.ask is not None:
            game.apply(bots[game.ask.who].choose(game, game.ask.who))
        assert game.winners
print("played")
"""


@sampled("of_set", {name: name for name in SETS}, "base", "great_train_robbery")
def test_a_set_without_rows_plays_to_the_end(of_set: str) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT, of_set], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("played\n", 0), done.stderr


def test_a_row_stands_in_the_module_of_its_set(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {"Winchestr": Card()}
    monkeypatch.setattr(load_values, "ROWS", rows)
    monkeypatch.setattr(load_values, "load_part", lambda package, name: rows.update({"Beer": Card()}))
    load_values.load("base", "boomtown.card.sets.base")
    rows.clear()
    with pytest.raises(AssertionError, match="not in the set 'bonus': Beer"):
        load_values.load("bonus", "boomtown.card.sets.bonus")


def test_a_row_is_written_once() -> None:
    with pytest.raises(AssertionError, match="two rows for 'Beer'"):
        add_row("Beer", Card(held=1.0))


def test_rows_are_read_by_column() -> None:
    assert column("held")["Beer"] == 4.2
    assert "Winchester" not in column("held")
    assert column("untouched") == {"Apache Kid": "diamonds"}
    assert set(column("says")) < set(ROWS)
    with pytest.raises(KeyError):
        column("hold")


def test_what_has_no_row_is_estimated_from_its_traits() -> None:
    held = {name: holding(kind) for name, kind in KINDS.items()}
    assert held["Bible"] > held["Missed!"] > held["General Store"]
    assert held["Winchester"] == held["Volcanic"]  # what a weapon is worth follows from its range and the table
    assert held["Rag Time"] < held["Panic!"]  # a price
    assert lying(KINDS["Winchester"]) > lying(KINDS["Schofield"])
    assert lying(KINDS["Dynamite"]) < 0 < lying(KINDS["Derringer"])
    assert being(CHARACTERS["Paul Regret"]) > being(CHARACTERS["Willy the Kid"])
