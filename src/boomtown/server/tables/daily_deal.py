"""Deal of the day: one deal of the base game for all players, a new one at each midnight UTC.

`GET /api/daily?date=` (default: today) returns the commitment of the date, how many have finished and won, and the
reader's own try. `POST /api/daily` opens a table with the deal of today: the player in seat 0, a persona in each other
seat. The first try of an account or guest is its only one; a second one has the error `daily-played`.

The secret of a date is a keyed hash of the date. The key is a fact of the database, made once for all processes, and
never leaves the server. The deal has no parts of players, so that its seed is the same for all. While the game
runs, the table has no host, nothing can be taken back, and "who is who" stays closed.
"""

import hmac
import re
from datetime import UTC, date, datetime
from typing import NamedTuple

from boomtown.deal import commitment_of

from ..core.errors import Refused

KEY_FACT = "daily-key"  # name of the key in the database
PLAYERS = 5
DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


class DailyDeal(NamedTuple):
    """Deal of one date: its ISO date and the secret that is published after a game."""

    date: str
    secret: str

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)


def deal_of(key: str, date: str) -> DailyDeal:
    """Return the deal of a date. Without the key no secret follows from another."""
    return DailyDeal(date, hmac.digest(bytes.fromhex(key), f"boomtown daily {date}".encode(), "sha256").hex())


def today() -> str:
    """Return the present date in UTC. Tests replace this function."""
    return datetime.now(UTC).date().isoformat()


def read_date(text: str | None) -> str:
    """Return the date of a request, by default today; raise `malformed` for another text and for a later date."""
    now = today()
    if text is None:
        return now
    try:
        known = DATE.fullmatch(text) is not None and date.fromisoformat(text).isoformat() <= now
    except ValueError:
        known = False
    if not known:
        raise Refused("malformed", f"expected a date as {now}, not a later one")
    return text
