"""How the processes of a town talk to each other, whatever carries it.

A message is a topic and a short text. It may come twice or late. When some may have been missed, that itself is told:
then everybody looks at the storage, which alone says what holds.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple, ParamSpec, Protocol

log = logging.getLogger("boomtown.server.cluster.bus")

LONGEST = 7_000  # bytes of a message, its topic included

P = ParamSpec("P")


class BusError(Exception):
    """There is none, in words for the keeper."""


class Listener(NamedTuple):
    """Both are called on the loop and must not wait."""

    heard: Callable[[str, str], None]  # topic and text
    missed: Callable[[], None]  # anything may have been said meanwhile


class Bus(Protocol):
    """Opened and closed with the server, on its loop."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Send what waits, where that is possible soon. Nothing is heard any more."""

    def publish(self, topic: str, text: str, newest: bool = False) -> None:
        """Tell everybody, this process included; does not wait, never fails. `newest`: what of this topic has not been
        sent yet is not worth sending any more.
        """

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear everything from now on, until what is given back is called."""


def fits(topic: str, text: str) -> bool:
    """Whether a message is short enough; one that is not is an error of ours, and is left out."""
    size = len(topic.encode()) + len(text.encode())
    if size > LONGEST:
        log.error("a message of %d bytes about %s is too long", size, topic.partition(" ")[0])
    return size <= LONGEST


class Listeners:
    """Those of one process. One that fails does not keep the news from the others."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        key = object()
        self._listeners[key] = listener

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop

    def heard(self, topic: str, text: str) -> None:
        for listener in list(self._listeners.values()):
            self._call(listener.heard, topic, text)

    def missed(self) -> None:
        for listener in list(self._listeners.values()):
            self._call(listener.missed)

    @staticmethod
    def _call(work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            work(*args, **kwargs)
        except Exception:
            log.exception("a listener failed")


class MemoryBus(Listeners):
    """For a town of one process, or of several servers in one process."""

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
            self.heard(topic, text)
