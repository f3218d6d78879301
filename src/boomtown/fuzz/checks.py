"""All invariants and their rates: 1 is at every decision, 16 at every sixteenth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from boomtown.games import Game

from .invariants import asked, copies, hidden, numbers, redeals, table, written

At = Callable[[Game, Random], None]
Over = Callable[[Game, Game, int, Random], None]  # clone of the game before a choice, game after it, the choice


@dataclass(frozen=True)
class Check:
    """Invariant, with the functions that check it.

    `at`: at a question.
    `over`: after a choice or an undo.
    `end`: when the game is over.
    `ahead`: it plays copies on, so it may show a fault of a later decision.
    """

    name: str
    every: int = 1
    at: At | None = None
    over: Over | None = None
    end: At | None = None
    ahead: bool = False


CHECKS = (
    Check("options", at=asked.options),
    Check("refused", at=asked.refused),
    Check("worth asking", at=asked.worth_asking),
    Check("asked again", at=asked.asked_again),
    Check("accepted", 8, at=asked.accepted, ahead=True),
    Check("described", 4, at=asked.described),
    Check("cards", at=table.cards, end=table.cards),
    Check("lives", at=table.lives, end=table.lives),
    Check("going on", at=table.going_on),
    Check("ended", end=table.ended),
    Check("clone", at=copies.cloned, over=copies.moved, end=copies.cloned),
    Check("save", 32, at=copies.saved, end=copies.saved),
    Check("tails", 256, at=copies.tails, ahead=True),
    Check("replay", 1024, at=copies.replayed, end=copies.replayed),
    Check("unrecorded", 1024, at=copies.unrecorded, end=copies.unrecorded),
    Check("undo", 16, over=copies.taken_back),
    Check("views", at=hidden.view, end=hidden.view),
    Check("events", over=hidden.events),
    Check("pace", 4, over=hidden.pace),
    Check("redeal", 16, at=redeals.redealt, ahead=True),
    Check("position", 32, at=written.position, end=written.position, ahead=True),
    Check("record", 1024, at=written.record, end=written.record),
    Check("actions", 8, at=numbers.actions),
    Check("observation", 8, at=numbers.observation, end=numbers.observation),
)
OF_PLAY = ("setup", "play", "end")  # faults of the play, not of a check
PLAIN = tuple(check for check in CHECKS if check.every == 1)


def named(name: str) -> tuple[Check, ...]:
    """Return the check of that name as a tuple. Empty for names that are no check ("setup", "play", "end")."""
    return tuple(check for check in CHECKS if check.name == name)
