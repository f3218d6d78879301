"""Moves of the Dice Game that people laugh at: no bot above random makes them."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.dice.notation.words import phrase
from tests.bots.dice.position import LETTERS, Position, five

BOTS = ("greenhorn", "hothead", "timid", "loyalist", "quick")
EYES = "bullseye1, bullseye1, bullseye2, dynamite, dynamite"
BEERS = "beer, beer, dynamite, dynamite, gatling"


def choice(bot: str, position: Position) -> str:
    ask = position.game.ask
    assert ask is not None
    return phrase(position.game.state, ask.why, make_bot(bot, 1, game="dice").choose(position.game, ask.who), LETTERS)


def kept(role: str, faces: str, **more: Any) -> Position:
    """A keeps the first throw. B is the sheriff."""
    return five(role, f"chance: {faces}", f"A: keep {faces}", **more)


@pytest.mark.parametrize("bot", BOTS)
def test_a_deputy_does_not_shoot_the_sheriff(bot: str) -> None:
    assert choice(bot, kept("deputy", EYES, B={"life": 1}, A={"life": 1})) == "choose E"


@pytest.mark.parametrize("bot", BOTS)
def test_a_renegade_does_not_eliminate_the_sheriff_too_early(bot: str) -> None:
    assert choice(bot, kept("renegade", EYES, B={"life": 1})) != "choose B"


@pytest.mark.parametrize("bot", BOTS)
def test_an_outlaw_finishes_the_sheriff(bot: str) -> None:
    assert choice(bot, kept("outlaw", EYES, B={"life": 1})) == "choose B"


@pytest.mark.parametrize("bot", BOTS)
def test_a_beer_may_be_for_a_friend(bot: str) -> None:
    """A deputy with all lives gives it to the sheriff, who has one."""
    assert choice(bot, kept("deputy", BEERS, A={"life": 8}, B={"life": 1})) == "choose B"


@pytest.mark.parametrize("bot", BOTS)
def test_a_beer_is_for_the_last_own_life(bot: str) -> None:
    assert choice(bot, kept("outlaw", BEERS, A={"life": 1})) == "choose A"


@pytest.mark.parametrize("bot", BOTS)
def test_a_third_dynamite_is_not_risked_for_nothing(bot: str) -> None:
    faces = "dynamite, dynamite, bullseye1, bullseye1, bullseye2"
    assert choice(bot, five("outlaw", f"chance: {faces}", A={"life": 1})).startswith("keep")
