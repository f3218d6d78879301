"""Hooks: each is registered under an existing name, and declares the values that it may change."""

from __future__ import annotations

import pytest

import boomtown.card.folds
import boomtown.dice.folds
from boomtown.card.declared import check_sources
from boomtown.card.folds import MEASURES, RANGE, Measure
from boomtown.card.hooks import HOOKS, folds, uses_as
from boomtown.games import GAMES
from boomtown.kernel.hooks import Fold, Hooks


def test_a_hook_of_a_source_that_does_not_exist_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAMES  # importing the games has checked all that are there
    monkeypatch.setattr(HOOKS, "of", {"Winchester": HOOKS.of["Winchester"]})
    check_sources.check()
    folds(RANGE, "Winchestr")(lambda value: 5)
    with pytest.raises(AssertionError, match=r"hooks under names that do not exist: Winchestr$"):
        check_sources.check()


def test_a_card_that_serves_as_a_kind_that_does_not_exist_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HOOKS, "of", {})
    uses_as("Calamity Janet", "Mised!", {"BANG!"})
    with pytest.raises(AssertionError, match=r"serve as kinds under names that do not exist: Mised!$"):
        check_sources.check()


def test_the_source_of_a_hook_is_checked_in_any_game() -> None:
    hooks = Hooks()
    value: Fold[int] = Fold("lives", "how many")

    @hooks.folds(value, "Nobody")
    def more(g: object, me: int, lives: int, subject: object) -> int:
        return lives + 1

    hooks.check(["Nobody"])
    with pytest.raises(AssertionError, match="Nobody"):
        hooks.check(["Somebody"])


@pytest.mark.parametrize("module", [boomtown.card.folds, boomtown.dice.folds])
def test_every_value_has_a_name_of_its_own_and_says_what_it_is(module: object) -> None:
    values = [value for value in vars(module).values() if isinstance(value, Fold | Measure)]
    assert len(values) > 5
    assert len({value.name for value in values}) == len(values)
    assert all(value.about for value in values)


def test_every_measure_is_kept_by_the_index() -> None:
    assert {value for value in vars(boomtown.card.folds).values() if isinstance(value, Measure)} == {*MEASURES}
