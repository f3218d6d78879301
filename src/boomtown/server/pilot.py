"""What a table does by itself: plays for bots and the absent, answers at the deadline, passes the host on."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, NamedTuple

from . import players
from .errors import Refused

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("boomtown.server.pilot")


class Due(NamedTuple):
    """What is to be done, and when (loop time)."""

    at: float
    what: Literal["bot", "timeout", "host"]
    seat: int


class Pilot:
    """One task for each table that has been woken; it sleeps until something is due."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look again at what is due."""
        self._news.set()
        if self._task is None:
            self._task = asyncio.create_task(self._fly(), name=f"table {self.room.table.code}")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _fly(self) -> None:
        room = self.room
        while True:
            try:
                await self._wait()
                async with room.lock:
                    await self._do()
            except Exception as error:
                if not isinstance(error, Refused):
                    log.exception("table goes on after an error: table=%s", room.table.id)
                await asyncio.sleep(room.settings.retry)

    async def _wait(self) -> None:
        """Until something is due or has changed."""
        self._news.clear()
        due = self.due()
        if due is None or due.at > self.room.clock():
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due and due.at):
                    await self._news.wait()

    def due(self) -> Due | None:
        """The next thing the room does by itself, None while it stands still."""
        room = self.room
        if room.empty():
            return None
        wait = room.settings.grace
        plan: list[Due] = []
        host = room.table.seats[room.table.host]
        if host.key in room.gone and any(key != host.key for key in room.acting()):
            plan.append(Due(room.gone[host.key] + wait, "host", room.table.host))
        match = room.match
        if room.table.phase == "playing" and match is not None and match.asked is not None:
            seat = room.table.seats[match.asked]
            ready = match.asked_at + match.pause
            if seat.kind == "bot" or seat.left:
                plan.append(Due(ready, "bot", match.asked))
            elif seat.key in room.gone:
                plan.append(Due(max(ready, room.gone[seat.key] + wait), "bot", match.asked))
            if seat.kind == "human" and match.deadline is not None:
                plan.append(Due(match.deadline, "timeout", match.asked))
        return min(plan, default=None)

    async def _do(self) -> None:
        room, due = self.room, self.due()
        if due is None or due.at > room.clock():
            return
        if due.what == "host":
            here = room.acting()
            await room.change(
                lambda table: table.hand_over([n for n, seat in enumerate(table.seats) if seat.key in here])
            )
            return
        match = room.match
        assert match is not None
        bot = match.bot(due.seat, room.table.seats[due.seat])
        choice, sound = await players.think(bot, match.game, due.seat, room.settings.think_limit)
        if not sound:
            match.replace_bot(due.seat)
        await room.play(due.seat, choice, "bot" if due.what == "bot" else "timeout")
