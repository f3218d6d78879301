"""Figures of each player at the end of a dice game, counted in a short fixed game."""

from __future__ import annotations

from boomtown.dice.figures import figures
from boomtown.kernel.figures import Figures, Luck
from tests.dice.table import Table


def test_shots_hits_damage_and_the_luckiest_throw() -> None:
    table = Table(*("sheriff: Paul Regret", "outlaw: Black Jack", "renegade: Lucky Duke", "outlaw: Rose Doolan"))
    table.start("bullseye1 bullseye1 gatling gatling gatling")
    table.keep()
    table.choose(1)
    table.choose(1)
    luck = Luck({"key": "end-luck-throw", "args": {"n": 3, "face": {"face": "gatling"}}}, (10 * 25 + 5 * 5 + 1) / 6**5)
    assert figures(table.game) == [Figures(5, 5, None, 5, luck), *[Figures(dodges=None)] * 3]


def test_one_face_alone_and_arrows_are_no_luck() -> None:
    table = Table("sheriff: Black Jack", "outlaw: Paul Regret", "renegade: Lucky Duke", "outlaw: Rose Doolan")
    table.start("arrow arrow arrow beer gatling")
    assert figures(table.game)[0].luck is None
