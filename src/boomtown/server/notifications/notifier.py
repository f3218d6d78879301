"""Notices to absent players of correspondence games that it is their turn, by Web Push or by mail, if they wished so.

A notice contains only public facts of the table. A moment sends none: it is not public who may answer. The
notifier retries a service that does not answer for a limited time, while this process runs. The table does not depend
on notices.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import sqlalchemy as sa

from ..accounts.retention import in_parts
from ..core.tasks import BackgroundTasks
from ..observability.collectors import LabelCounter
from ..rooms.parts import TurnNotice
from ..storage.database import StorageError
from ..storage.schema import PUSHES, TABLES
from ..storage.storage import Storage
from ..storage.writer import Write
from .delivery import DeliveryUnavailable, Unsubscribed
from .mailer import Mailer

log = logging.getLogger("boomtown.server.notifications")

AT_ONCE = 50  # maximum of notices sent at the same time
WAITING = 2000  # maximum of notices that are sent or wait for a retry; more are dropped
PAUSES = (10.0, 60.0, 600.0)  # seconds before each retry


class Push(Protocol):
    """Sender of notices to browsers."""

    def key(self) -> str:
        """Return the public key for browsers. Blocks until the database answers."""

    def accepts(self, endpoint: str) -> bool:
        """Return True if notices may be sent to this endpoint."""

    def send(self, to: dict[str, Any], notice: dict[str, str]) -> None:
        """Send the notice and wait for the answer; raise Unsubscribed or, if a retry may help, DeliveryUnavailable."""


class Notifier:
    """Notifier of one server. `push` or `mailer` is None if the server does not send that kind."""

    def __init__(self, storage: Storage, push: Push | None, mailer: Mailer | None, counted: LabelCounter) -> None:
        self.storage, self.push, self.mailer, self.counted = storage, push, mailer, counted
        self.pauses = PAUSES
        self._tasks = BackgroundTasks()
        self._free = asyncio.Semaphore(AT_ONCE)

    def pushes_to(self, endpoint: str) -> bool:
        """Return True if a notice may be sent to this endpoint of a push service."""
        return self.push is not None and self.push.accepts(endpoint)

    async def key(self) -> str | None:
        """Return the public key for browsers, None if the server sends no push notices."""
        return None if self.push is None else await self.storage.read(self.push.key)

    def turn(self, notice: TurnNotice) -> None:
        """Send the notices for a turn in the background."""
        if self.push is not None:
            self._start_task(self._push(self.push, notice.key))
        if self.mailer is not None:
            self._start_task(self._mail(self.mailer, notice))

    def _start_task(self, notice: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= WAITING:
            notice.close()
            self.counted.of["dropped"] += 1
            return
        self._tasks.start(self._log_errors(notice), name="notice")

    async def _log_errors(self, notice: Coroutine[Any, Any, None]) -> None:
        try:
            await notice
        except StorageError:
            log.error("no notice sent: its recipients cannot be read")
        except Exception as error:  # a failing service must not disturb the server
            log.warning("no notice sent: %s", type(error).__name__)
            self.counted.of["failed"] += 1

    async def wait_until_sent(self) -> None:
        """Wait until all pending notices are sent or have failed."""
        await self._tasks.wait()

    async def _push(self, push: Push, key: str) -> None:
        for row in await self.storage.read(self.storage.queries.rows, sa.select(PUSHES).where(PUSHES.c.key == key)):
            notice = {"title": row["title"], "body": row["body"], "url": row["url"]}
            try:
                await self._send(lambda row=row, notice=notice: push.send(row, notice))  # type: ignore[misc]
            except Unsubscribed:
                await self.storage.write(Write(sa.delete(PUSHES).where(PUSHES.c.key == key)))

    async def _mail(self, mailer: Mailer, notice: TurnNotice) -> None:
        mail = await mailer.turn(notice)
        if mail is not None:
            try:
                await self._send(lambda: mailer.post(mail))
            except Unsubscribed:
                await mailer.stop(mail)

    async def _send(self, send: Callable[[], None]) -> None:
        """Run `send` in a thread, and again after a pause if it raises DeliveryUnavailable."""
        for pause in (*self.pauses, None):
            try:
                async with self._free:
                    await asyncio.to_thread(send)
                self.counted.of["sent"] += 1
                return
            except Unsubscribed:
                self.counted.of["gone"] += 1
                raise
            except DeliveryUnavailable:
                if pause is None:
                    raise
            self.counted.of["again"] += 1
            await asyncio.sleep(pause)


async def delete_old_subscriptions(storage: Storage) -> None:
    """Delete the push subscriptions of removed tables."""
    old = sa.select(PUSHES.c.key).where(PUSHES.c.table_id.not_in(sa.select(TABLES.c.id)))
    async for part in in_parts(storage, old):
        await storage.write(Write(sa.delete(PUSHES).where(PUSHES.c.key.in_(part))))
