"""Presence of one process at a table, as published to the cluster."""

from msgspec import Struct, field

from ..tables.table import Speed


class Presence(Struct, omit_defaults=True):
    """Clients of one process at a table.

    `acting`: keys of seats with a connected player, with the claim that counts. `looking`: keys of other seats with a
    connected player.
    """

    acting: dict[str, float] = field(default_factory=dict)
    looking: list[str] = field(default_factory=list)
    watchers: int = 0
    guests: list[str] = field(default_factory=list)  # names of spectators
    round: int = 0
    seq: int = -1  # choices in the game of that round; -1: unknown
    asked: float = 0.0  # seconds since the pending question was asked

    @property
    def has_clients(self) -> bool:
        """True if a client of the process has said hello at the table."""
        return bool(self.acting or self.looking or self.watchers)

    @property
    def people(self) -> tuple[object, ...]:
        """Part of the presence whose change is published."""
        return self.acting, self.looking, self.watchers, self.guests


class Attention(Struct, omit_defaults=True):
    """State of the players that a table keeps in memory only, and their settings for the rest of the game."""

    late: list[str] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)
    back: list[int] = field(default_factory=list)  # seats with an empty time bank that play on
    speed: Speed = 1
    rushing: bool = False
    round: int = 0
