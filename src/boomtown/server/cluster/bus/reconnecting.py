"""Base of buses that another program carries.

Messages that cannot be sent wait, up to a limit. A lost connection is made again; then listeners are informed that
messages may have been lost.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from itertools import islice

from ...core.tasks import cancelled
from .base import Listeners, fits

log = logging.getLogger("boomtown.server.cluster.bus")

PAUSE, LONGEST = 0.1, 5.0  # seconds between two tries to connect: the first, and at most
AT_ONCE = 500  # messages sent together
WAITING = 10_000  # messages that wait for a connection; beyond that the oldest are dropped
LAST_WORDS = 0.5  # seconds to send the waiting messages when the bus closes

Send = Callable[[list[str]], Awaitable[None]]


class ReconnectingBus(Listeners, ABC):
    """Bus with two connections, one to listen and one to send."""

    errors: tuple[type[Exception], ...] = (OSError,)  # raised for a connection that is lost or cannot be made

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self._secrets = tuple(secrets)  # words that must not appear in a log
        self._waiting: dict[str | int, tuple[str, str]] = {}  # by number, or by topic if only the newest counts
        self._number = 0
        self._some, self._sent = asyncio.Event(), asyncio.Event()
        self._sent.set()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @abstractmethod
    async def _listen(self, listens: Callable[[], None]) -> None:
        """Connect, call `listens` once it receives, and pass each message to `_read` until the connection is lost."""

    @abstractmethod
    def _sender(self) -> AbstractAsyncContextManager[Send]:
        """Return a connection that sends messages: all of them in this order, or an error."""

    async def open(self) -> None:
        """Connect, and return when the bus listens. There is no timeout."""
        self._tasks = [
            asyncio.create_task(self._reconnecting(self._listen_all), name="bus: listen"),
            asyncio.create_task(self._reconnecting(self._send_all), name="bus: send"),
        ]
        await self._listening.wait()

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS if self._listening.is_set() else 0):
                await self._sent.wait()
        for task in self._tasks:
            await cancelled(task)

    def publish(self, topic: str, text: str, newest: bool = False) -> None:
        if not fits(topic, text):
            return
        self._number += 1
        key = topic if newest else self._number
        self._waiting.pop(key, None)  # the newest goes to the end of the queue
        self._waiting[key] = topic, text
        if len(self._waiting) > WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._some.set()
        self._sent.clear()

    async def _reconnecting(self, work: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """Run `work` on a new connection whenever the old one is lost."""
        pause = PAUSE

        def works() -> None:
            nonlocal pause
            pause = PAUSE

        while True:
            try:
                await work(works)
            except self.errors as error:
                log.warning("messages of other processes: %s, tried again", self._clean(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _listen_all(self, works: Callable[[], None]) -> None:
        def listens() -> None:
            works()
            if self._listening.is_set():
                self.on_missed()
            self._listening.set()

        await self._listen(listens)

    def _read(self, message: str) -> None:
        topic, _, text = message.partition("\n")
        self.on_message(topic, text)

    async def _send_all(self, works: Callable[[], None]) -> None:
        async with self._sender() as send:
            while True:
                works()
                await self._some.wait()
                sent = dict(islice(self._waiting.items(), AT_ONCE))
                await send(["\n".join(message) for message in sent.values()])
                for key, message in sent.items():
                    if self._waiting.get(key) is message:
                        del self._waiting[key]
                if not self._waiting:
                    self._some.clear()
                    self._sent.set()

    def _clean(self, error: BaseException) -> str:
        text = " ".join(str(error).split())
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text
