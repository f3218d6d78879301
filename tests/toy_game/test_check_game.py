"""The check that authors of games and sets call in their own tests."""

from __future__ import annotations

import pytest

from boomtown import games
from boomtown.fuzz.invariants.compare import InvariantError
from boomtown.games import SetupError
from boomtown.testing import check_game
from tests.toy_game.rules import Highest
from tests.toy_game.spec import SPEC, HighestGame
from tests.toy_game.test_toy_game import known

__all__ = ["known"]


def test_a_good_game_passes() -> None:
    check_game("highest")


@pytest.mark.parametrize("part", ["encoder", "dialect"])
def test_a_part_may_be_missing(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    monkeypatch.setattr(HighestGame, part, lambda self: None)
    check_game("highest", games=12)


def test_a_leak_is_reported_with_the_way_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Highest, "seen_of", lambda self, owner, you: {"card": self.state.cards[owner]})
    with pytest.raises(InvariantError, match=r"(?s)^views: .*'card'.*\nafter 0 choices; highest; 2 players.*--repeat"):
        check_game("highest")


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(self: Highest) -> None:
        dealt(self)
        self.state.deck.pop()

    dealt = Highest.deal
    monkeypatch.setattr(Highest, "deal", deal)
    with pytest.raises(InvariantError, match=r"^cards: "):
        check_game("highest")


def test_the_spec_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.SPECS, "highest", SPEC)
    monkeypatch.setattr(HighestGame, "catalog", lambda self: {"game": "lowest"})
    with pytest.raises(InvariantError, match="game of the catalog: expected 'highest', got 'lowest'"):
        check_game("highest")


def test_wrong_names_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SetupError, match=r"game must be one of .*, got 'mine'"):
        check_game("mine")
    with pytest.raises(SetupError, match=r"expected a set of 'bang', got 'doge_city'.*did you mean 'dodge_city'"):
        check_game("bang", ["doge_city"])
    monkeypatch.setattr(HighestGame, "support", lambda self: None)
    with pytest.raises(SetupError, match="expected a game whose spec has `support`, got 'highest'"):
        check_game("highest")
