"""Faults built into games are found, and shown by a short game that can be repeated."""

from __future__ import annotations

import pytest

from boomtown.fuzz import play as playing
from boomtown.fuzz.play import Fault, again
from boomtown.fuzz.run import Plan, fuzz
from boomtown.fuzz.shrink import shrink
from boomtown.games import GAMES
from tests.fuzz import broken

FAULTS = [
    pytest.param(broken.LosesCard, "cards", "too many []", 2, [], id="lost-card"),
    pytest.param(
        broken.RaisesOnHeal,
        "play",
        "ZeroDivisionError",
        30,
        ["armed_and_dangerous"],
        id="error-in-a-set",
        marks=pytest.mark.thorough,
    ),
    pytest.param(broken.ShowsTopCard, "views", "['top']", 4, [], id="leak"),
    pytest.param(broken.SharesHands, "", "", 4, [], id="clone"),
    pytest.param(broken.AcceptsAnyChoice, "refused", "to be refused", 0, [], id="refusal"),
]


def find(monkeypatch: pytest.MonkeyPatch, game: type) -> tuple[Fault, Fault]:
    """Return the fault as found, and the same fault in the shortest game."""
    monkeypatch.setitem(GAMES, "bang", game)
    played = fuzz(Plan(200, "bang", "faults 3"))
    assert played.fault is not None
    assert played.number == played.games - 1
    return played.fault, shrink(played.fault, 300)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "check", "what", "most", "sets"), FAULTS)
def test_a_fault_is_found_and_shown_briefly(
    monkeypatch: pytest.MonkeyPatch, game: type[broken.Broken], check: str, what: str, most: int, sets: list[str]
) -> None:
    """The shortened fault names the invariant, in few choices and a minimal setup."""
    first, fault = find(monkeypatch, game)
    assert first.case.choices or not fault.case.choices
    assert fault.check == (check or fault.check)
    assert what in fault.what
    assert len(fault.case.choices) <= most
    assert fault.case.setup["sets"][: len(sets)] == sets
    assert len(fault.case.setup["options"]) < len(first.case.setup["options"])
    error = again(fault.check, fault.case)
    assert error is not None
    monkeypatch.undo()
    assert again(fault.check, fault.case) is None


@pytest.mark.slow
def test_a_fault_at_the_end_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    _, fault = find(monkeypatch, broken.DropsWinners)
    assert fault.check == "ended"
    assert "winners for outlaws" in fault.what
    assert again(fault.check, fault.case) is not None


def test_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many choices are a fault of their own; the game stays as it is."""
    monkeypatch.setattr(playing, "TOO_LONG", 40)
    played = fuzz(Plan(1, "bang", "long"))
    assert played.fault is not None
    assert played.fault.check == "end"
    assert len(played.fault.case.choices) == 40
    assert shrink(played.fault) is played.fault


def test_a_setup_that_cannot_be_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error before the first decision is shown without choices."""
    monkeypatch.setitem(GAMES, "bang", broken.FailsToDeal)
    fault = fuzz(Plan(1, "bang")).fault
    assert fault is not None
    assert (fault.check, fault.case.choices) == ("setup", ())
    assert shrink(fault, 50).case.setup["players"] == 4
