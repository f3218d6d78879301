"""Figures of both players at the end of The Duel, counted from short fixed lists of events."""

from __future__ import annotations

from typing import Any

from boomtown.duel.figures import figures
from boomtown.games import Game, new_game
from boomtown.kernel.figures import Figures, Luck


def with_events(*events: dict[str, Any]) -> Game:
    game = new_game({"game": "duel", "players": 2}, "figures")
    game.log = [{"nature": "harms", "how": "chosen", **event} for event in events]
    return game


def test_shots_hits_dodges_and_damage() -> None:
    game = with_events(
        {"t": "lose", "who": 1, "by": 0, "count": 1, "cause": "Colt"},
        {"t": "lose", "who": 1, "by": 0, "count": 2, "cause": "Strong Beer"},
        {"t": "stopped", "to": 0, "by": 1, "cause": "Colt"},
        {"t": "lose", "who": 0, "by": -1, "count": 3, "cause": "Dynamite"},
    )
    assert figures(game) == [Figures(shots=2, hits=2, dodges=1, damage=3), Figures(shots=1)]


def test_the_luckiest_reveal_helped() -> None:
    """A barrel is on a quarter of the cards. A dynamite at the start of a turn is rarer, but it explodes."""
    reveal = {"t": "reveal", "who": 0, "good": True}
    game = with_events(
        {**reveal, "cards": [3], "card": 3, "symbol": "barrel", "cause": "Barrel"},
        {**reveal, "cards": [4], "card": 4, "symbol": "barrel", "cause": "Sid Ketchum", "good": False},
        {**reveal, "cards": [5], "card": 5, "symbol": "dynamite", "cause": "Dynamite"},
    )
    words = {"key": "end-luck-check", "args": {"source": {"kind": "Barrel"}, "card": {"card": 3}}}
    assert figures(game)[0].luck == Luck(words, 0.25)
    assert figures(game)[1].luck is None


def test_a_whole_game_is_counted() -> None:
    game = new_game({"game": "duel", "players": 2}, "whole")
    while game.ask is not None:
        game.apply(game.ask.options[0])
    found = figures(game)
    assert sum(one.shots for one in found) == sum(one.hits + (one.dodges or 0) for one in found) > 0
