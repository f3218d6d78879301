"""Evidence of harm and help in the Dice Game."""

from __future__ import annotations

import pytest

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from tests.bots.dice.position import Position, five


def harm(position: Position) -> dict[tuple[int, int], float]:
    assert position.game.ask is not None
    history = History()
    history.update(Observation(position.game, position.game.ask.who))
    return history.harm


def test_bulls_eyes_and_beers_speak_a_gatling_does_not() -> None:
    faces = "bullseye1, bullseye2, beer, gatling, double_gatling"
    steps = ("A: use loudmouth", "chance: bullseye1, bullseye2, beer, gatling, double_gatling", f"A: keep {faces}")
    found = harm(five("outlaw", *steps, "A: choose B", "A: choose C", "A: choose D", modules=(1,)))
    assert found == pytest.approx({(0, 1): 0.5, (0, 2): 0.5, (0, 3): -0.8})


def test_a_beer_of_ones_own_says_nothing() -> None:
    faces = "beer, beer, dynamite, dynamite, gatling"
    assert harm(five("outlaw", f"chance: {faces}", f"A: keep {faces}", "A: choose A")) == {}


def test_what_is_done_for_and_against_somebody() -> None:
    """Sid cures, Elena gives an arrow, Kit sends one back, a double bull's eye of Slab counts two."""
    assert harm(
        five(
            "deputy",
            "A: choose B",
            "chance: beer, beer, beer, beer, beer",
            me="Sid Ketchum",
            A={"life": 3},
            D={"character": "Suzy Lafayette"},
        )
    ) == {(0, 1): -0.7}
    gift = five(
        "outlaw", "chance: arrow, beer, beer, beer, beer", "A: use Elena Fuente on C", me="Elena Fuente", modules=(4,)
    )
    assert harm(gift) == {(0, 2): 0.7}
    eye = "bullseye1, bullseye1, beer, beer, dynamite"
    slab = five(
        "outlaw",
        f"chance: {eye}",
        f"A: keep {eye}",
        "A: use Slab the Killer on B",
        "A: choose B",
        me="Slab the Killer",
        A={"life": 3},
    )
    assert harm(slab)[0, 1] == pytest.approx(1.5)


def test_roles_follow_from_it() -> None:
    faces = "bullseye1, bullseye1, bullseye1, bullseye1, dynamite"
    steps = (f"chance: {faces}", f"E: keep {faces}", *("E: choose A",) * 4, f"chance: {faces}")
    chances = five("sheriff", *steps, turn="E").sense.chances
    assert chances[4]["outlaw"] > 0.7
    assert chances[4]["deputy"] < 0.05
