"""Whole games of bots for which a fast view of the table is enough: the loop a simulation spends its time in."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boomtown.bots.history import Memory
from boomtown.kernel.game import Game

Hasty = Callable[[str, Sequence[int], Any, Memory], int]


def play_out(
    game: Game, bots: Sequence[Hasty], memory: Memory, limit: int, made: list[tuple[int, int]] | None = None
) -> int:
    """Play to the end, or for `limit` decisions; how many it took. `memory` is told what everybody has seen; `made`
    gets the choices that do something, each with its seat. The game records nothing, so nothing is taken back and a
    seat may look through the same fast view all the time.
    """
    decisions, name = 0, game.name
    sees = [game.fast_view(seat) for seat in range(len(bots))]
    while (ask := game.ask) is not None and decisions < limit:
        who, question = ask.who, ask.question
        choice = bots[who](question.name, ask.options, sees[who], memory)
        game.apply(choice)
        if choice >= 0:  # who declines harms nobody, and gets nothing
            if question.tells:
                memory.saw(name, who, choice)
            if made is not None:
                made.append((who, choice))
        decisions += 1
    return decisions
