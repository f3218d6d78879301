"""Facts about the base game that a search of a proof needs."""

from __future__ import annotations

from boomtown.card.puzzles.facts import FIRST, FROM_DISCARDS, LOOKING, NEARER, TAKING, UNLIMITED, UNPROVED

UNPROVED.update(("Sid Ketchum", "Black Jack"))
LOOKING.add("Kit Carlson")
FROM_DISCARDS.add("Pedro Ramirez")

FIRST.extend(("Gatling", "Indians!", "Duel", "BANG!", "Missed!", "Beer", "Panic!", "Cat Balou"))
TAKING.update(("Panic!", "Cat Balou"))
NEARER.add("Scope")
UNLIMITED.add("Volcanic")
