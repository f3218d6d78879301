"""All invariants with how often each is looked at: 1 is every decision, 16 every sixteenth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from boomtown.games import Game

from .invariants import asked, copies, hidden, numbers, table, written

At = Callable[[Game, Random], None]
Over = Callable[[Game, Game, int, Random], None]  # the game before a choice (a clone), after it, the choice


@dataclass(frozen=True)
class Check:
    """An invariant. `at`: looked at where a question is put. `over`: after a choice or an undo. `end`: when the game
    is over.
    """

    name: str
    every: int = 1
    at: At | None = None
    over: Over | None = None
    end: At | None = None


CHECKS = (
    Check("options", at=asked.options),
    Check("refused", at=asked.refused),
    Check("worth asking", at=asked.worth_asking),
    Check("asked again", at=asked.asked_again),
    Check("accepted", 8, at=asked.accepted),
    Check("described", 4, at=asked.described),
    Check("cards", at=table.cards, end=table.cards),
    Check("lives", at=table.lives, end=table.lives),
    Check("going on", at=table.going_on),
    Check("ended", end=table.ended),
    Check("clone", at=copies.cloned, over=copies.moved, end=copies.cloned),
    Check("save", 16, at=copies.saved, end=copies.saved),
    Check("tails", 128, at=copies.tails),
    Check("replay", 512, at=copies.replayed, end=copies.replayed),
    Check("undo", 16, over=copies.taken_back),
    Check("views", at=hidden.view, end=hidden.view),
    Check("events", over=hidden.told),
    Check("pace", 4, over=hidden.pace),
    Check("position", 16, at=written.position, end=written.position),
    Check("record", 512, at=written.record, end=written.record),
    Check("actions", 8, at=numbers.actions),
    Check("observation", 8, at=numbers.observation, end=numbers.observation),
)


def named(name: str) -> tuple[Check, ...]:
    """The check of that name; none for what is no check ("setup", "play", "end")."""
    return tuple(check for check in CHECKS if check.name == name)
