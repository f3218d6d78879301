"""The log of a game: what was chosen, by whom, and who chose in whose place."""

from typing import Literal, NamedTuple

from msgspec import Struct

UNDO = -10  # an undo by seat s stands in the log as UNDO - s
TALK = -30  # what seat s said and has to pay for stands in the log as TALK - s
Kind = Literal["human", "bot", "timeout", "pass", "away", "idle"]  # who chose; pass: the server, nobody was to notice
NoteReason = Literal["timeout", "away", "idle", "removed", "left"]  # the last two: a bot has the seat for good
TOLD = frozenset({"timeout", "away", "idle"})  # kinds that players are told about


class _Line(NamedTuple):
    seat: int
    choice: int
    kind: str


class Logged(_Line):
    """One line: an undo by seat s has the choice UNDO - s, talking that it pays for TALK - s.

    `took`: seconds it cost the purse of whoever was asked, None where no purse ran. Two lines are the same whatever
    they cost.
    """

    took: float | None

    def __new__(cls, seat: int, choice: int, kind: str, took: float | None = None) -> "Logged":
        line = super().__new__(cls, seat, choice, kind)
        line.took = took
        return line


class Note(Struct, frozen=True):
    """The person in `seat` did not make the choice that caused event `n` and what follows; `why` is the reason."""

    n: int
    seat: int
    why: NoteReason
