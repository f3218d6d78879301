"""By post: somebody is asked and not there. What is said of it, and what may become of a notice."""

from typing import NamedTuple


class Called(NamedTuple):
    """Whom a notice goes to, and about what."""

    key: str  # of the seat
    owner: str  # the account of whoever sits there, "" for nobody who is known
    code: str
    title: str  # of the table
    turn: str  # of the game: in one turn somebody may be asked several times


class Gone(Exception):
    """Whoever a notice is for wants none any more."""


class Away(Exception):
    """What carries a notice does not answer, or has too much to do."""
