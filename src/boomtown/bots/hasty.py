"""Whole games of bots for which a glance at the table is enough: the loop a simulation spends its time in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boomtown.bots.memory import TOLD, Memory
from boomtown.kernel.game import Game

Hasty = Callable[[str, Sequence[int], Any, Memory], int]


def play_out(game: Game, bots: Sequence[Hasty], memory: Memory, limit: int) -> int:
    """Play to the end, or for `limit` decisions; how many it took. `memory` is told what everybody has seen."""
    decisions, name = 0, game.name
    while (ask := game.ask) is not None and decisions < limit:
        who, why = ask.who, ask.why
        choice = bots[who](why, ask.options, game.glance(who), memory)
        if why in TOLD:
            memory.saw(name, who, choice)
        game.apply(choice)
        decisions += 1
    return decisions
