"""The check of redeals that authors of games call in their own tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boomtown.fuzz.invariants.compare import InvariantError
from boomtown.games import SetupError
from boomtown.testing import check_resampling
from tests.toy_game.rules import Highest, hide
from tests.toy_game.spec import HighestGame
from tests.toy_game.test_toy_game import known

__all__ = ["known"]
Rnd = Callable[[], float]


def test_a_good_game_passes() -> None:
    check_resampling("highest")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bang", "dice", "duel"])
def test_the_games_pass(name: str) -> None:
    check_resampling(name, games=6)


def test_the_true_cards_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Highest, "imagine", lambda self, you, rnd: None)
    with pytest.raises(InvariantError, match=r"expected redeals to change seats\.\*\.card, which the seat cannot see"):
        check_resampling("highest")


def test_a_redeal_may_not_depend_on_the_order_of_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards are mixed, but starting from their true order."""

    def imagine(self: Highest, you: int, rnd: Rnd) -> None:
        hide(self.state, you, lambda cards: cards.sort(key=lambda card: (card in deck) + rnd() / 2))

    deck: list[int] = []

    def started_from_truth(self: Highest, you: int, rnd: Rnd) -> None:
        deck[:] = self.state.deck
        imagine(self, you, rnd)

    monkeypatch.setattr(Highest, "imagine", started_from_truth)
    with pytest.raises(
        InvariantError, match=r"redeal of a redealt game from the same chance|which the seat cannot see"
    ):
        check_resampling("highest")


def test_the_own_card_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Highest, "imagine", lambda self, you, rnd: hide(self.state, None, lambda cards: None))
    with pytest.raises(InvariantError, match=r"^information state after a redeal, seat"):
        check_resampling("highest")


def test_the_true_game_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Highest, "clone", lambda self: self)
    with pytest.raises((InvariantError, ValueError)):
        check_resampling("highest")


def test_an_encoder_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HighestGame, "encoder", lambda self: None)
    with pytest.raises(SetupError, match="expected a game that has an encoder, got 'highest'"):
        check_resampling("highest")
