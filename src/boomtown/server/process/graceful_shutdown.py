"""An end that nobody is surprised by: told to end (SIGTERM), the server says so to everybody, and to whoever asks
whether it is ready; it goes on for a moment, and then ends as it does at Ctrl-C.

Games are not waited for: every choice is stored, and they go on at the next start or in another process.
"""

import asyncio
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn

if TYPE_CHECKING:
    from ..cluster.socket_handoff import Homes
    from ..rooms.lobby import Hall

LOOK = 0.05  # seconds between two looks at whether everybody has gone
NOTICE = "ui-notice-ending"


class DrainingServer(uvicorn.Server):
    """uvicorn, with a moment between SIGTERM and the end. A second signal ends it at once."""

    def __init__(
        self, config: uvicorn.Config, hall: Callable[[], "Hall | None"], seconds: float, homes: "Homes | None" = None
    ) -> None:
        super().__init__(config)
        self._hall, self._seconds, self._homes = hall, seconds, homes
        self._loop: asyncio.AbstractEventLoop | None = None
        self._drain: asyncio.Task[None] | None = None
        self._told = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets=sockets)
        if self._homes is not None and self.started:
            self._homes.open(self._visitor)

    def _visitor(self) -> Any:
        """The protocol of a connection that another worker has taken, as uvicorn makes it for its own."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._homes is not None:
            self._homes.close()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig != signal.SIGTERM or self._told or self._loop is None or not self.started:
            super().handle_exit(sig, frame)
            return
        self._told = True
        self._loop.call_soon_threadsafe(self._begin)

    def _begin(self) -> None:
        self._drain = asyncio.ensure_future(self._end_soon())

    async def _end_soon(self) -> None:
        try:
            hall = self._hall()
            if hall is not None and not hall.town.alone:  # the others go on: people come to them
                for server in self.servers:
                    server.close()
                if self._homes is not None:
                    self._homes.close()
                hall.leave()
            await drain(hall, self._seconds)
        finally:
            self.should_exit = True


async def drain(hall: "Hall | None", seconds: float) -> None:
    """Tell everybody; back when nobody is there any more and no recorded game is read, or after `seconds`."""
    if hall is None:
        return
    hall.drain(NOTICE)
    end = asyncio.get_running_loop().time() + seconds
    while (
        hall.aside.waits or any(room.connections for room in hall.rooms())
    ) and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(LOOK)
