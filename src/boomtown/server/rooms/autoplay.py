"""Automatic play of a room: bots, deadlines, ends of moments, a new host.

Choices come from bots for their own seats, for absent players, and for players whose time is up.
"""

import asyncio
import logging
from contextlib import suppress
from contextvars import Context
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..core.errors import LostRace, Refused
from ..core.tasks import cancelled
from ..engine.match import Match
from ..observability import logs
from ..tables.game_log import Kind

if TYPE_CHECKING:
    from boomtown.kernel.frame import Ask

    from ..tables.table import Seat
    from .room import Room

log = logging.getLogger("boomtown.server.rooms")

THOUGHT = {"bot", "timeout", "think"}  # kinds of work for which a bot must choose


class Due(NamedTuple):
    """Work that is due at a loop time."""

    at: float
    what: Literal["bot", "answer", "timeout", "host", "think", "moment", "crowd", "end", "begin"]
    seat: int


AWAKE = float("-inf")
FOR_EVER = float("inf")


class Thought(NamedTuple):
    """Question that a bot answers while the table is unlocked."""

    match: Match
    ask: "Ask"
    due: Due
    seat: "Seat"


class Autoplay:
    """One task for each active table, which sleeps until something is due.

    Most choices only delay what is due next. They do not wake the task; it sees the delay when it wakes.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._news = asyncio.Event()
        self._sleeps = AWAKE  # until then, in loop time
        self._looking = False
        self._task: asyncio.Task[None] | None = None
        self._over: Match | None = None  # the game whose end was seen to

    def wake(self) -> None:
        """Look again at what is due, after the present change."""
        if self._task is None:
            name = f"table {logs.word(self.room.table.id)}"
            self._task = asyncio.create_task(self._run(), name=name, context=Context())  # of no request
        elif not self._looking and self._sleeps > AWAKE:
            self._looking = True
            asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        """Wake the task if something is due earlier than it would wake. The task reports errors."""
        self._looking = False
        try:
            due = self.due()
        except Exception:
            self._news.set()
            return
        if due is not None and (due.at < self._sleeps or due.at <= self.room.state.clock()):
            self._news.set()

    async def stop(self) -> None:
        if self._task is not None:
            await cancelled(self._task)

    async def _run(self) -> None:
        room = self.room
        logs.about(room.table.id)
        while True:
            try:
                due = await self._wait()
                if due.what in THOUGHT:
                    await self._think(due)
                else:
                    async with room.lock:
                        await self._do()
            except LostRace:
                await asyncio.sleep(0)
            except Exception as error:
                if not isinstance(error, Refused):
                    log.exception("table goes on after an error")
                await asyncio.sleep(room.settings.retry)

    async def _think(self, due: Due) -> None:
        """Have a bot think with the table unlocked, so that no message waits for it, and use its answer.

        It waits for a slot and for the answer, but for no longer than a moment lasts.
        """
        room, match = self.room, self.room.match
        assert match is not None
        woke = room.state.clock()
        slot = room.bot_runner.slot(match)
        with suppress(TimeoutError):
            async with asyncio.timeout_at(match.moment_ends_at if due.what == "think" else None):
                await slot.acquire()
            try:
                async with room.lock:
                    thought = await self._begin_thought(woke)
                if thought is not None:
                    until = thought.match.moment_ends_at if thought.due.what == "think" else None
                    choice, _ = await room.bot_runner.decide(thought.match, thought.due.seat, thought.seat, until)
                    async with room.lock:
                        await self._use(thought, choice)
            finally:
                slot.release()

    async def _begin_thought(self, woke: float) -> Thought | None:
        """Return what a bot has to think about now. If something else is due, do it. Under the lock."""
        room, due, match = self.room, self.due(), self.room.match
        if due is None or due.at > room.state.clock():
            return None
        if due.what not in THOUGHT:
            await self._do()
            return None
        assert match is not None
        assert match.game.ask is not None
        seat = room.table.seats[due.seat]
        if match.thought is not None:  # the time of its player has run out during its pause
            await room.play(due.seat, match.thought, self._kind(match, seat, due))
            return None
        if due.what == "bot":
            match.bot_begins(woke)
        return Thought(match, match.game.ask, due, seat)

    async def _use(self, thought: Thought, choice: int) -> None:
        """Play the answer, or keep it until the moment or the pause is over. Under the lock.

        An answer is dropped if the question has changed or its player has returned meanwhile.
        """
        room, match, due = self.room, thought.match, thought.due
        if room.match is not match or match.game.ask is not thought.ask or room.store.trouble:
            return
        seat = room.table.seats[due.seat]
        away = self._absent_since(match, due.seat) is not None
        if due.what == "think":
            if away and match.held is None and room.state.asked() == due.seat:
                match.held = choice, "bot"
        elif due.what == "bot" and not away:
            return
        elif due.what == "bot" and match.pause:
            match.thought = choice
        else:
            await room.play(due.seat, choice, self._kind(match, seat, due))

    async def _wait(self) -> Due:
        """Wait until something is due and return it."""
        while True:
            self._news.clear()
            due = self.due()
            if due is not None and due.at <= self.room.state.clock():
                return due
            self._sleeps = FOR_EVER if due is None else due.at
            try:
                async with asyncio.timeout_at(due and due.at):
                    await self._news.wait()
            except TimeoutError:
                pass
            finally:
                self._sleeps = AWAKE

    def due(self) -> Due | None:
        """Return the next work of the room, None while it is paused."""
        room = self.room
        if not room.is_driver():
            return None
        wait = room.settings.reconnect_grace
        plan: list[Due] = []
        host, gone = room.table.seats[room.table.host], room.connections.gone
        others = (key != host.key for key in room.connections.acting())
        if host.key in gone and not room.table.by_post and any(others):
            plan.append(Due(gone[host.key] + wait, "host", room.table.host))
        begins = room.state.begins_at()
        match = room.match
        wanted = match is not None and room.table.wishes(room.connections.acting())
        if begins is not None and not room.store.trouble and (room.table.phase == "lobby" or wanted):
            plan.append(Due(min(begins, room.agreed_at()), "begin", room.table.host))
        if room.table.phase == "playing" and match is not None and match.asked is not None and not room.store.trouble:
            plan += self._answers(match, match.asked)
        if room.table.phase == "playing" and match is not None and match.game.over and match is not self._over:
            plan.append(Due(0.0, "end", 0))  # the process that saw the end first stopped before it stored it
        return min(plan, default=None)

    def _answers(self, match: Match, number: int) -> list[Due]:
        """Return the work that answers the pending question if its player does not."""
        room, seat = self.room, self.room.table.seats[number]
        if match.moment and room.connections.shared() != (match.rest is not None):
            return [Due(match.asked_at, "crowd", number)]
        away = self._absent_since(match, number)
        if match.moment_ends_at is not None:  # a bot thinks at once, so that the end does not depend on the asked seat
            thinks = (
                away is not None and away < match.moment_ends_at and match.held is None and room.state.asked() == number
            )
            thinks = thinks and room.state.clock() < match.moment_ends_at
            return [
                Due(max(match.asked_at, away or 0.0), "think", number)
                if thinks
                else Due(match.moment_ends_at, "moment", number)
            ]
        if match.moment and (match.held is not None or room.state.asked() is None):
            return [Due(match.asked_at + room.settings.moment_alone, "moment", number)]
        if match.moment and away is not None:  # thinks at once, answers when a seat that can only pass would
            return [Due(max(match.asked_at, away), "think", number)]
        plan: list[Due] = []
        if away is not None and match.thought is None:  # thinks at once, answers at the end of its pause
            plan.append(Due(max(match.asked_at, away), "bot", number))
        elif away is not None:
            plan.append(Due(max(match.bot_answer_at, away), "answer", number))
        if seat.kind == "human" and match.deadline is not None:
            plan.append(Due(match.deadline, "timeout", number))
        return plan

    def _absent_since(self, match: Match, number: int) -> float | None:
        """Return the loop time from which a bot answers for this seat; None while its player answers."""
        seat = self.room.table.seats[number]
        if not match.moment and seat.kind == "human" and match.purses.empty(number):
            return 0.0
        return self._away(seat, self.room.table.by_post and not match.moment)

    def _away(self, seat: "Seat", by_post: bool = False) -> float | None:
        """Return the loop time from which a bot plays this seat; None while its player does.

        By correspondence no player has to be connected.
        """
        if seat.kind == "bot" or seat.left or seat.key in self.room.connections.idle:
            return 0.0
        if by_post:
            return None
        gone = self.room.connections.gone
        return gone[seat.key] + self.room.settings.reconnect_grace if seat.key in gone else None

    async def _do(self) -> None:
        """Do the due work, if no bot has to choose. Under the lock."""
        room, due = self.room, self.due()
        if due is None or due.at > room.state.clock() or due.what in THOUGHT:
            return
        if due.what == "host":
            here = room.connections.acting()
            await room.store.change(
                lambda table: table.hand_over([n for n, seat in enumerate(table.seats) if seat.key in here])
            )
            return
        if due.what == "begin":
            await (room.start_again(room.table) if room.table.phase == "over" else room.start())
            return
        match = room.match
        assert match is not None
        if due.what == "end":
            self._over = match
            await room.store.end_if_over()
            room.broadcast.send_table()
        elif due.what == "crowd":
            room.question.restart_moment_if_audience_changed()
            room.broadcast.send_game()
        elif due.what == "moment":
            choice, kind = await room.held_answers.at_end(match)
            await room.play(due.seat, choice, kind, match.held_as if kind == "human" else None)
        else:
            assert match.thought is not None
            await room.play(due.seat, match.thought, self._kind(match, room.table.seats[due.seat], due))

    def _kind(self, match: Match, seat: "Seat", due: Due) -> Kind:
        """Return the reason why a bot chose. A player whose time runs out twice in a row becomes idle."""
        room = self.room
        if due.what == "timeout":
            if match.purses:  # the next answers are a bot's anyway
                return "timeout"
            if seat.key in room.connections.late:
                room.connections.idle.add(seat.key)
            room.connections.late.add(seat.key)
            room.publisher.publish_attention()
            return "timeout"
        if seat.kind != "human":
            return "bot"
        return "idle" if seat.key in room.connections.idle or match.purses.empty(due.seat) else "away"
