"""Entries of the game log: the choice, the seat, and the kind of actor."""

from typing import Literal, NamedTuple

from msgspec import Struct

UNDO = -10  # the log has UNDO - s for an undo by seat s
TALK = -30  # the log has TALK - s for talking that seat s pays for
Kind = Literal["human", "bot", "timeout", "pass", "away", "idle"]  # actor; pass: the server, unnoticed by the players
NoteReason = Literal["timeout", "away", "idle", "removed", "left", "who"]  # removed, left: a bot has the seat for good
TOLD = frozenset({"timeout", "away", "idle"})  # kinds that are shown to the players


class _Line(NamedTuple):
    seat: int
    choice: int
    kind: str


class Logged(_Line):
    """Entry of the log. The choice is UNDO - s for an undo by seat s, and TALK - s for talking that the seat pays for.

    `took`: seconds taken from the time bank of the asked seat, None if none ran. It does not count for equality.
    """

    took: float | None

    def __new__(cls, seat: int, choice: int, kind: str, took: float | None = None) -> "Logged":
        line = super().__new__(cls, seat, choice, kind)
        line.took = took
        return line


class Note(Struct, frozen=True):
    """Cause of event `n` and those after it from the same choice, which the person in `seat` did not make.

    `who`: the person opened "who is who" before event `n`.
    """

    n: int
    seat: int
    why: NoteReason
