"""Message bus between server processes, independent of its backend.

A message is a topic and a short text. It may arrive twice or late. When messages may have been lost, listeners are
called, and each process reads the storage, which has the final state.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple, ParamSpec, Protocol

log = logging.getLogger("boomtown.server.cluster.bus")

LONGEST = 7_000  # bytes of a message, its topic included

P = ParamSpec("P")


class BusError(Exception):
    """Bus that cannot be used. The message is for the operator."""


class Listener(NamedTuple):
    """Callbacks of a subscriber. They run on the loop and must not block."""

    on_message: Callable[[str, str], None]  # topic and text
    on_missed: Callable[[], None]  # any message may have been lost


class Bus(Protocol):
    """Publish/subscribe interface, opened and closed with the server on its loop."""

    async def open(self) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Send the waiting messages if that is possible soon, and stop listening."""

    def publish(self, topic: str, text: str, newest: bool = False) -> None:
        """Send to every process, this one included. Does not block and never fails.

        `newest`: drop an unsent message of the same topic.
        """

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Register a listener and return the function that removes it."""


def fits(topic: str, text: str) -> bool:
    """Return whether a message is short enough. A longer one is a bug: it is logged and not sent."""
    size = len(topic.encode()) + len(text.encode())
    if size > LONGEST:
        log.error("a message of %d bytes about %s is too long", size, topic.partition(" ")[0])
    return size <= LONGEST


class Listeners:
    """Listeners of one process. If one raises an exception, the rest still run."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        key = object()
        self._listeners[key] = listener

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop

    def on_message(self, topic: str, text: str) -> None:
        for listener in list(self._listeners.values()):
            self._call(listener.on_message, topic, text)

    def on_missed(self) -> None:
        for listener in list(self._listeners.values()):
            self._call(listener.on_missed)

    @staticmethod
    def _call(work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            work(*args, **kwargs)
        except Exception:
            log.exception("a listener failed")


class MemoryBus(Listeners):
    """Bus of one process, or of several servers in one process."""

    def __init__(self) -> None:
        super().__init__()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._open = 0

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._open += 1

    async def close(self) -> None:
        self._open -= 1
        if not self._open:
            self._loop = None

    def publish(self, topic: str, text: str, newest: bool = False) -> None:
        if self._loop is not None and fits(topic, text):
            self._loop.call_soon(self._deliver, topic, text)

    def _deliver(self, topic: str, text: str) -> None:
        if self._loop is not None:
            self.on_message(topic, text)
