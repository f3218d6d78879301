"""Playout loop for bots that need only a fast view. Simulations spend their time here."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boomtown.bots.history import History
from boomtown.kernel.game import Game

FastAnswer = Callable[[str, Sequence[int], Any, History], int]


def play_out(
    game: Game, bots: Sequence[FastAnswer], history: History, limit: int, made: list[tuple[int, int]] | None = None
) -> int:
    """Play to the end, or for `limit` decisions; return the number of decisions.

    `history` records the public acts. `made` collects (seat, choice) of all choices that are not a pass. The game
    records no events, so it has no undo, and a seat may use the same fast view for the whole game.
    """
    decisions, name = 0, game.name
    sees = [game.fast_view(seat) for seat in range(len(bots))]
    while (ask := game.ask) is not None and decisions < limit:
        who, question = ask.who, ask.question
        choice = bots[who](question.name, ask.options, sees[who], history)
        game.apply(choice)
        if choice >= 0:  # a pass neither harms nor helps
            if question.tells:
                history.record(name, question, who, choice)
            if made is not None:
                made.append((who, choice))
        decisions += 1
    return decisions
