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
    from ..rooms.services import Services

LOOK = 0.05  # seconds between two looks at whether everybody has gone
NOTICE = "ui-notice-ending"


class DrainingServer(uvicorn.Server):
    """uvicorn, with a moment between SIGTERM and the end. A second signal ends it at once."""

    def __init__(
        self,
        config: uvicorn.Config,
        services: Callable[[], "Services | None"],
        seconds: float,
        homes: "Homes | None" = None,
    ) -> None:
        super().__init__(config)
        self._services, self._seconds, self._homes = services, seconds, homes
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
            services = self._services()
            if services is not None and not services.cluster.alone:  # the others go on: people come to them
                for server in self.servers:
                    server.close()
                if self._homes is not None:
                    self._homes.close()
                services.send_clients_away()
            await drain(services, self._seconds)
        finally:
            self.should_exit = True


async def drain(services: "Services | None", seconds: float) -> None:
    """Tell everybody; back when nobody is there any more and no recorded game is read, or after `seconds`."""
    if services is None:
        return
    services.drain(NOTICE)
    end = asyncio.get_running_loop().time() + seconds
    while (
        services.jobs.waits or any(room.connections.open for room in services.registry.rooms())
    ) and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(LOOK)
