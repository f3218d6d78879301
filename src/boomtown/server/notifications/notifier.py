"""Whoever plays by post and is not there is told that it is their turn, where they wished so: by a push to the browser,
by a mail (people.mailing).

Told is only what everybody at the table may know: who is asked openly. A moment brings no notice. A service that does
not answer is asked again for a while, as long as this process lives: a notice is a service, the table does not rely
on it.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import sqlalchemy as sa

from ..observability.collectors import Times
from ..storage.database import StorageError
from ..storage.schema import PUSHES
from ..storage.storage import Storage
from ..storage.writer import Write
from .mailer import Mailing
from .turn_notice import Away, Called, Gone

log = logging.getLogger("boomtown.server.notifications")

AT_ONCE = 50  # notices that are sent at the same time
WAITING = 2000  # that are under way or wait for another try; beyond that none is sent
PAUSES = (10.0, 60.0, 600.0)  # seconds before each further try


class Push(Protocol):
    """What carries a notice to a browser."""

    def key(self) -> str:
        """The public key a browser has to know; waits for the data base."""

    def takes(self, endpoint: str) -> bool:
        """Whether notices are sent to this address."""

    def send(self, to: dict[str, Any], notice: dict[str, str]) -> None:
        """Waits for the answer; Gone where nobody is there any more, Away where another try may help."""


class Notices:
    """Of one server. What is None it does not send."""

    def __init__(self, storage: Storage, push: Push | None, mail: Mailing | None, counted: Times) -> None:
        self.storage, self.push, self.mail, self.counted = storage, push, mail, counted
        self.pauses = PAUSES
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)

    def pushes_to(self, endpoint: str) -> bool:
        """True if notices can go to this address of a push service."""
        return self.push is not None and self.push.takes(endpoint)

    async def key(self) -> str | None:
        """The public key for browsers, None where no notices are sent."""
        return None if self.push is None else await self.storage.read(self.push.key)

    def turn(self, called: Called) -> None:
        """Somebody is asked. Nobody waits for it."""
        if self.push is not None:
            self._begin(self._push(self.push, called.key))
        if self.mail is not None:
            self._begin(self._write(self.mail, called))

    def _begin(self, notice: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= WAITING:
            notice.close()
            self.counted.of["dropped"] += 1
            return
        task = asyncio.create_task(self._told(notice), name="notice")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _told(self, notice: Coroutine[Any, Any, None]) -> None:
        try:
            await notice
        except StorageError:
            log.error("no notice sent: it cannot be read to whom")
        except Exception as error:  # a service that does not answer is no trouble of ours
            log.warning("no notice sent: %s", type(error).__name__)
            self.counted.of["failed"] += 1

    async def settled(self) -> None:
        """All that were under way have been sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _push(self, push: Push, key: str) -> None:
        for row in await self.storage.read(self.storage.rows, sa.select(PUSHES).where(PUSHES.c.key == key)):
            notice = {"title": row["title"], "body": row["body"], "url": row["url"]}
            try:
                await self._send(lambda row=row, notice=notice: push.send(row, notice))  # type: ignore[misc]
            except Gone:
                await self.storage.write(Write(sa.delete(PUSHES).where(PUSHES.c.key == key)))

    async def _write(self, mail: Mailing, called: Called) -> None:
        letter = await mail.turn(called)
        if letter is not None:
            try:
                await self._send(lambda: mail.post(letter))
            except Gone:
                await mail.stop(letter)

    async def _send(self, send: Callable[[], None]) -> None:
        """`send` waits for the answer, so it gets a thread; again, after a pause, where it says Away."""
        for pause in (*self.pauses, None):
            try:
                async with self._free:
                    await asyncio.to_thread(send)
                self.counted.of["sent"] += 1
                return
            except Gone:
                self.counted.of["gone"] += 1
                raise
            except Away:
                if pause is None:
                    raise
            self.counted.of["again"] += 1
            await asyncio.sleep(pause)
