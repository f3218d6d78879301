"""How the processes of a town hear from each other that a game has gone on.

News is a game and the number of choices it has now, nothing else: whoever hears it reads the rest from the storage. So
news may come twice or late, and when some may have been missed, that itself is told.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple, ParamSpec, Protocol

log = logging.getLogger("boomtown.server.fanout")

P = ParamSpec("P")


class Listener(NamedTuple):
    """Both are called on the loop and must not wait."""

    heard: Callable[[str, int], None]  # a game, and how many choices it has now at least
    missed: Callable[[], None]  # any game may have gone on: look at all of yours


class Fanout(Protocol):
    """Opened and closed with the server, on its loop."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Nothing is heard any more."""

    def publish(self, game: str, seq: int) -> None:
        """Tell everybody, this process included; does not wait, never fails."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear of every game from now on, until what is given back is called."""


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

    def heard(self, game: str, seq: int) -> None:
        for listener in list(self._listeners.values()):
            self._call(listener.heard, game, seq)

    def missed(self) -> None:
        for listener in list(self._listeners.values()):
            self._call(listener.missed)

    @staticmethod
    def _call(work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            work(*args, **kwargs)
        except Exception:
            log.exception("a listener failed")


class MemoryFanout(Listeners):
    """For a town of one process."""

    def __init__(self) -> None:
        super().__init__()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self._loop = None

    def publish(self, game: str, seq: int) -> None:
        if self._loop is not None:
            self._loop.call_soon(self._deliver, game, seq)

    def _deliver(self, game: str, seq: int) -> None:
        if self._loop is not None:
            self.heard(game, seq)
