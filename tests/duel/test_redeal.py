"""Redealing The Duel: backs stay where they are, all else is as likely as a player must think."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from boomtown.duel.cards import BACK, KIND, NAMES, OUTLAWS
from boomtown.duel.character_table import PEOPLE, SIDE
from boomtown.games import Game, RedealError, new_game
from boomtown.scenarios.format import load
from boomtown.scenarios.run import Run
from tests.card.position import pending

SETUP = {"game": "duel", "players": 2, "roles": ["law", "outlaws"]}


def at(tmp_path: Path, text: str) -> Game:
    """Return the game of a scenario after its steps."""
    file = tmp_path / "position.yaml"
    file.write_text(text)
    [scenario] = load(file)
    run = Run(scenario)
    for i, step in enumerate(scenario.steps):
        run.step(i, step)
    return run.game


def backs(game: Game, seat: int) -> list[str]:
    return [BACK[card] for card in game.state.hands[seat]]


def test_a_seat_sees_the_same() -> None:
    """Compare view, question and backs at decisions of random games. Public cards keep their places."""
    for seed in range(12):
        game, rnd = new_game(SETUP, seed), Random(seed)
        while game.ask is not None:
            if rnd.random() < 0.15:
                for seat in (0, 1):
                    twin = game.redeal(seat, rnd)
                    assert twin.view(seat) == game.view(seat) | {"can_undo": False}
                    assert twin.decision(seat) == game.decision(seat)
                    assert backs(twin, 1 - seat) == backs(game, 1 - seat)
            game.apply(rnd.choice(game.ask.options))


def played(seed: str = "fair") -> Game:
    """Return a game at the first decision of phase 2, law to move."""
    game = new_game(SETUP, seed)
    for _ in range(2):
        game.apply(pending(game).options[0])
    while pending(game).why != "act":
        game.apply(pending(game).options[0])
    return game


def test_each_card_of_the_deck_may_be_in_the_hand() -> None:
    game, rnd = played(), Random(1)
    counts = Counter(game.redeal(0, rnd).state.hands[1][0] for _ in range(8000))
    assert set(counts) == set(range(40, 80))
    assert all(abs(n - 200) < 70 for n in counts.values())


def test_reserves_are_drawn_from_what_is_left() -> None:
    """The opponent's from all of that side that are not in play; the own ones change places only."""
    game, rnd = played(), Random(2)
    there = {who for who in game.state.who if SIDE[who] == OUTLAWS}
    dealt = [game.redeal(0, rnd).state for _ in range(3000)]
    counts = Counter(who for s in dealt for who in s.reserve[1])
    assert set(counts) == {who for who in range(len(PEOPLE)) if SIDE[who] == OUTLAWS} - there
    assert all(abs(n - 600) < 120 for n in counts.values())
    tops = Counter(s.reserve[0][-1] for s in dealt)
    assert set(tops) == set(game.state.reserve[0])
    assert all(abs(n - 1500) < 150 for n in tops.values())


def test_the_secret_choice_stays_secret() -> None:
    """While the outlaws choose, law's front may be any of the twelve."""
    game, rnd = new_game(SETUP, "secret"), Random(3)
    assert pending(game).who == 0
    game.apply(pending(game).options[1])
    fronts = Counter[str]()
    for _ in range(2400):
        s = game.redeal(1, rnd).state
        fronts[s.who[s.chosen[0]]] += 1
    assert len(fronts) == 12
    assert all(abs(n - 200) < 70 for n in fronts.values())
    assert game.view(1)["seats"][0]["people"] == [None, None]
    assert game.view(1)["chosen"] == [True, False]


HIT = """
- id: x.hit
  game: duel
  sides:
    law: {front: Pat Garret, back: Jango, hand: [Colt]}
    outlaws: {front: Cattle Katie, back: Babe Leroy, hand: [Missed!]}
  turn: law
  steps:
  - {law: play Colt}
  then: {asked: outlaws}
"""


def test_whoever_is_asked_to_dodge_can(tmp_path: Path) -> None:
    """The question is put, so the one hidden card is a Missed!, each copy as likely."""
    game, rnd = at(tmp_path, HIT), Random(4)
    counts = Counter(game.redeal(0, rnd).state.hands[1][0] for _ in range(3500))
    assert {NAMES[KIND[card]] for card in counts} == {"Missed!"}
    assert len(counts) == 7
    assert all(abs(n - 500) < 110 for n in counts.values())


TWO = HIT.replace("hand: [Missed!]", "hand: [Missed!, Hat]")


def test_how_many_dodges_there_are(tmp_path: Path) -> None:
    """At least one of two hidden cards is a Missed! (7 of 40 cards are). The share with two follows by Bayes."""
    game, rnd = at(tmp_path, TWO), Random(5)
    both, n = 0, 4000
    for _ in range(n):
        hand = game.redeal(0, rnd).state.hands[1]
        both += all(NAMES[KIND[card]] == "Missed!" for card in hand)
    none = 33 / 40 * 32 / 39
    assert abs(both / n - (7 / 40 * 6 / 39) / (1 - none)) < 0.02


KNOWN = """
- id: x.known
  game: duel
  sides:
    law: {front: Pat Garret, back: Jango, hand: [General Store], deck: [Bank, Winchester]}
    outlaws: {front: Cattle Katie, back: Babe Leroy, deck: [Beer, Knife]}
  turn: law
  steps:
  - {law: play General Store}
  - {law: choose Bank}
  - {outlaws: choose Winchester}
  - {law: choose Knife}
  - {outlaws: choose Beer}
  then: {}
"""


def test_what_both_have_seen_stays(tmp_path: Path) -> None:
    game, rnd = at(tmp_path, KNOWN), Random(6)
    for seat in (0, 1):
        assert game.redeal(seat, rnd).state.hands == game.state.hands
        assert None not in game.view(seat)["seats"][1 - seat]["hand"]
    assert None not in game.view(None)["seats"][0]["hand"]


def test_sides_are_known() -> None:
    game = played()
    assert game.redeal(0, Random(1), ("law", None)).state.roles == ("law", "outlaws")
    with pytest.raises(RedealError):
        game.redeal(0, Random(1), ("outlaws", "law"))
    with pytest.raises(RedealError):
        game.redeal(2, Random(1))
