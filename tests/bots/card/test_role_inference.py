"""Guessing roles from who harmed whom."""

from __future__ import annotations

import pytest

from boomtown.bots.history import AT_ALL, History
from boomtown.bots.observation import Observation
from boomtown.bots.role_inference import joint, role_probabilities, roles_by_seat
from boomtown.card.bots.act_table import ACT_TABLE
from boomtown.kernel.redeal import deals
from tests.card.position import Position, seat

KNOWN = ["sheriff", None, None, None, None]
LEFT = ("deputy", "outlaw", "outlaw", "renegade")


def test_all_deals_of_the_roles_left() -> None:
    assert len(deals(LEFT)) == 12
    assert len(deals(("deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade"))) == 60
    assert deals(()) == [()]


def test_without_acts_everybody_is_as_likely() -> None:
    for chances in role_probabilities(ACT_TABLE, KNOWN, LEFT, {})[1:]:
        assert chances == pytest.approx({"deputy": 0.25, "outlaw": 0.5, "renegade": 0.25})


def test_chances_add_up() -> None:
    found = role_probabilities(ACT_TABLE, KNOWN, LEFT, {(1, 0): 2.0, (2, 1): 1.0, (3, AT_ALL): 1.0, (4, 2): -0.7})
    assert found[0] == {"sheriff": 1.0}
    assert all(sum(chances.values()) == pytest.approx(1.0) for chances in found)
    for role, count in (("outlaw", 2), ("deputy", 1), ("renegade", 1)):
        assert sum(chances.get(role, 0.0) for chances in found) == pytest.approx(count)


def test_the_columns_say_the_same_as_the_deals() -> None:
    known = ["sheriff", None, None, "renegade", None, None, None]
    left = ("deputy", "deputy", "outlaw", "outlaw", "outlaw")
    harm = {(1, 0): 2.0, (2, 1): 0.6, (3, AT_ALL): 1.0, (4, AT_ALL): 2.0, (0, 3): 1.0, (5, 2): -0.7, (3, 6): 1.4}
    by_deals = roles_by_seat(known, joint(ACT_TABLE, known, left, harm))
    for chances, said in zip(role_probabilities(ACT_TABLE, known, left, harm), by_deals, strict=True):
        assert chances == pytest.approx(said)


def test_who_shoots_the_sheriff_and_who_shoots_back() -> None:
    found = role_probabilities(ACT_TABLE, KNOWN, LEFT, {(1, 0): 1.0, (2, 1): 1.0})
    assert found[1]["outlaw"] > 0.8
    assert found[1]["deputy"] < 0.05
    assert found[2]["deputy"] > found[3]["deputy"] > found[1]["deputy"]


def test_a_role_that_comes_out_tells_of_the_others() -> None:
    """Seat 1 shot seat 2 while both roles were hidden. Then seat 2 is shown to be a deputy."""
    before = role_probabilities(ACT_TABLE, KNOWN, LEFT, {(1, 2): 2.0})
    after = role_probabilities(
        ACT_TABLE, ["sheriff", None, "deputy", None, None], ("outlaw", "outlaw", "renegade"), {(1, 2): 2.0}
    )
    assert after[1]["outlaw"] > before[1]["outlaw"]


def test_what_counts_as_harm() -> None:
    """Aimed cards count by weight, cards against all once. Taking a Dynamite is help. Own cards do not count."""
    a = seat("outlaw", "Willy the Kid", "BANG! 2C, Indians!, Cat Balou KH, Cat Balou 9D, Jail 10S", "Mustang 8H")
    position = Position(
        a,
        seat("sheriff", "Kit Carlson", table="Dynamite, Barrel QS"),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Bart Cassidy"),
    ).do(
        "A: play BANG! 2C on B",
        "B: pass",
        "A: play Indians! KD",
        "A: play Cat Balou KH on B's Dynamite",
        "A: play Jail 10S on C",
        "A: play Cat Balou 9D on A's Mustang",
    )
    assert position.game.ask is not None
    history = History()
    history.update(Observation(position.game, position.game.ask.who))
    assert history.harm == pytest.approx({(0, 1): 1.0 - 0.7, (0, AT_ALL): 1.0, (0, 2): 0.8})
