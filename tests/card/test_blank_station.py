"""Blank station of The Great Train Robbery: the prices a table may agree on [great_train_robbery 1.5, 9.7]."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from boomtown.games import SetupError, catalog, new_game
from boomtown.notation import read_game, read_position, write_game, write_position
from boomtown.scenarios import run_scenario
from boomtown.scenarios.format import load

FACTS = next(option for option in catalog()["options"] if option["id"] == "blank_station")
FURTHER = tuple(FACTS["more"])
TRAIN = ["great_train_robbery"]
POSITION = """
- id: blank.station
  title: The price agreed on is paid
  sets: [great_train_robbery]
  options: {{blank_station: '{price}'}}
  players:
    A: {{role: sheriff, character: {who}, hand: [{hand}], table: [Scope AS]}}
    B: {{role: outlaw, character: Rose Doolan}}
    C: {{role: outlaw, character: Black Jack}}
    D: {{role: renegade, character: Kit Carlson}}
  stations: [Blank Station, Boom Town, Yooma, Tombrock]
  train: {{engine: Leland, at: 2, cars: [Caboose, Dining Car, Mail Car]}}
  steps:
{steps}
  then: {{{then}}}
"""


def assert_passes(
    tmp_path: Path, price: str, hand: str, steps: Sequence[str], then: str, who: str = "Willy the Kid"
) -> None:
    path = tmp_path / "one.yaml"
    lines = "\n".join(f"  - {step}" for step in steps)
    path.write_text(POSITION.format(price=price, hand=hand, steps=lines, then=then, who=who), encoding="utf-8")
    [scenario] = load(path)
    outcome = run_scenario(scenario)
    assert outcome.status == "passed", "\n".join(outcome.report)


def setup(price: object, *sets: str, players: int = 5) -> dict[str, Any]:
    return {"players": players, "sets": [*TRAIN, *sets], "options": {"blank_station": price}}


def test_cards(tmp_path: Path) -> None:
    steps = ['"A: take Caboose"', "A: discard Beer, Scope, Duel"]
    assert_passes(
        tmp_path, "any-3-cards", "Beer, Duel", ["A: take Caboose", steps[1]], "A.hand: [], A.table: [Caboose]"
    )
    assert_passes(tmp_path, "any-4-cards", "Beer, Duel", ["deny: " + steps[0]], "A.hand.count: 2")


@pytest.mark.parametrize(("suit", "card"), [("hearts", "Beer 6H"), ("diamonds", "Duel QD"), ("clubs", "Duel 8C")])
def test_a_suit(tmp_path: Path, suit: str, card: str) -> None:
    other = "Volcanic 10S"
    steps = ["A: take Caboose", f"A: discard {card}"]
    assert_passes(tmp_path, f"{suit}-card", f"{card}, {other}", steps, "A.hand: [Volcanic], A.table: [Scope, Caboose]")
    assert_passes(tmp_path, f"{suit}-card", other, ['deny: "A: take Caboose"'], "A.hand: [Volcanic]")


def test_a_card_by_its_name(tmp_path: Path) -> None:
    steps = ["A: take Caboose", "A: discard Duel QD"]
    assert_passes(tmp_path, "card:Duel", "Duel QD, Beer", steps, "A.hand: [Beer], A.table: [Scope, Caboose]")
    assert_passes(tmp_path, "card:Duel", "Beer", ['deny: "A: take Caboose"'], "A.hand: [Beer]")
    assert_passes(tmp_path, "card:Scope", "Beer", ["A: take Caboose", "A: discard Scope"], "A.table: [Caboose]")


def test_a_card_that_serves_as_the_one_named(tmp_path: Path) -> None:
    steps = ["A: take Caboose", "A: discard BANG! 2C"]
    assert_passes(
        tmp_path, "card:Missed!", "BANG! 2C", steps, "A.hand: [], A.table: [Scope, Caboose]", who="Calamity Janet"
    )


@pytest.mark.parametrize(("lives", "left"), [(2, 3), (4, 1)])
def test_lives(tmp_path: Path, lives: int, left: int) -> None:
    assert_passes(tmp_path, f"{lives}-lives", "Beer", ["A: take Caboose"], f"A.life: {left}, A.table: [Scope, Caboose]")


def test_the_last_life_is_no_price(tmp_path: Path) -> None:
    assert_passes(tmp_path, "5-lives", "Beer", ['deny: "A: take Caboose"'], "A.life: 5")


@pytest.mark.parametrize("price", FURTHER)
def test_games_with_every_price(price: str) -> None:
    """A game begins with each price, and the notation of games and positions keeps it."""
    needs = FACTS["more"][price]
    game = new_game(setup(price, *([needs] if needs not in ("", *TRAIN) else [])), "1")
    assert read_position(write_position(game)).setup == game.setup
    assert read_game(write_game(game)).game.setup == game.setup


@pytest.mark.parametrize("price", ["any-1-cards", "any-10-cards", "1-lives", "lives", "card:", "card:Colt", 2, True])
def test_what_is_no_price(price: object) -> None:
    expected = r"option blank_station must be one of none, .*, any-N-cards and N-lives \(N up to 9\), .*card:NAME, got "
    with pytest.raises(SetupError, match=expected):
        new_game(setup(price), "1")


@pytest.mark.parametrize("name", ["Caboose", "Boom Town", "Ironhorse", "Blank Station"])
def test_what_is_no_card_of_the_deck(name: str) -> None:
    with pytest.raises(SetupError, match="must be one of"):
        new_game(setup(f"card:{name}"), "1")


def test_a_card_of_a_set_that_is_not_in_use() -> None:
    with pytest.raises(SetupError, match="option blank_station=card:Whip needs the set 'armed_and_dangerous', got"):
        new_game(setup("card:Whip"), "1")
    new_game(setup("card:Whip", "armed_and_dangerous"), "1")
    new_game(
        {"players": 5, "sets": [], "options": {"blank_station": "card:Whip"}}, "1"
    )  # without the train the option has no effect
