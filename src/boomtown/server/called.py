"""By post: somebody is asked and not there."""

from typing import NamedTuple


class Called(NamedTuple):
    """Whom a notice goes to, and about what."""

    key: str  # of the seat
    owner: str  # the account of whoever sits there, "" for nobody who is known
    code: str
    title: str  # of the table
    turn: str  # of the game: in one turn somebody may be asked several times
