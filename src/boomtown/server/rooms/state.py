"""State of a live table that all parts of its room share: table, game, lock and clock."""

import asyncio
import time
from collections.abc import Callable, Iterable

from ..config.settings import Settings
from ..engine.match import Match
from ..tables.table import Table


class RoomState:
    """Table and running game. They change only while `lock` is held."""

    def __init__(self, table: Table, settings: Settings) -> None:
        self.table = table
        self.match: Match | None = None
        self.settings = settings
        self.lock = asyncio.Lock()
        self.notice: str | None = None  # Fluent key of a message to all clients at the table
        self.news: str | None = None  # Fluent key of a message to all clients of the server; replaces `notice`
        self.lost = ""  # id of a game that the rules of this server cannot play
        self._loop_time: Callable[[], float] | None = None

    def clock(self) -> float:
        """Return the loop's time in seconds. The loop is looked up once, because that takes a system call."""
        if self._loop_time is None:
            self._loop_time = asyncio.get_running_loop().time
        return self._loop_time()

    @staticmethod
    def wall() -> float:
        """Return the seconds since 1970."""
        return time.time()

    @property
    def stuck(self) -> bool:
        """True if this server cannot play the game of the table: people see a lobby and may begin another game."""
        return self.table.phase != "lobby" and self.lost == self.table.game_id

    def begins_at(self) -> float | None:
        """Return the loop time at which the game starts automatically, None if it does not."""
        table = self.table
        waits = table.phase in ("lobby", "over") and table.begins and table.people()
        return self.clock() + table.begins - self.wall() if waits else None

    def seconds_to_begin(self) -> float | None:
        """Return the seconds until the game starts automatically, None if it does not."""
        at = self.begins_at()
        return None if at is None else max(0.0, round(at - self.clock(), 1))

    def asked(self) -> int | None:
        """Return the seat that is shown the pending question. At a moment this is often None."""
        match = self.match
        return None if match is None or match.silent(self.table.seats) else match.asked

    def unexpired(self, standing: Iterable[str]) -> list[str]:
        """Return the standing passes without those for a turn or a card that is over."""
        match = self.match
        return [word for word in standing if match is None or not match.game.lapsed(word)]
