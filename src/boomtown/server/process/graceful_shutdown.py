"""Graceful shutdown: at SIGTERM the server informs its clients and reports itself as not ready. Then it waits a moment
and ends as it does at Ctrl-C.

It does not wait for games: every choice is stored, and games continue after the next start or in another process.
"""

import asyncio
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn

if TYPE_CHECKING:
    from ..cluster.socket_handoff import SocketHandoff
    from ..web.services import Services

LOOK = 0.05  # seconds between two checks for open connections
NOTICE = "ui-notice-ending"


class DrainingServer(uvicorn.Server):
    """uvicorn server with a delay between SIGTERM and the end. A second signal ends it at once."""

    def __init__(
        self,
        config: uvicorn.Config,
        services: Callable[[], "Services | None"],
        seconds: float,
        handoff: "SocketHandoff | None" = None,
    ) -> None:
        super().__init__(config)
        self._services, self._seconds, self._handoff = services, seconds, handoff
        self._loop: asyncio.AbstractEventLoop | None = None
        self._drain: asyncio.Task[None] | None = None
        self._signalled = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets=sockets)
        if self._handoff is not None and self.started:
            self._handoff.open(self._visitor)

    def _visitor(self) -> Any:
        """Create the protocol for a connection that another worker accepted, as uvicorn does for its own."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handoff is not None:
            self._handoff.close()
        services = self._services()
        if services is not None:
            services.jobs.close()  # uvicorn cancels the requests that wait for them, and would report an error for each
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig != signal.SIGTERM or self._signalled or self._loop is None or not self.started:
            super().handle_exit(sig, frame)
            return
        self._signalled = True
        self._loop.call_soon_threadsafe(self._begin)

    def _begin(self) -> None:
        self._drain = asyncio.ensure_future(self._end_soon())

    async def _end_soon(self) -> None:
        try:
            services = self._services()
            if services is not None and not services.cluster.alone:  # clients reconnect to them
                for server in self.servers:
                    server.close()
                if self._handoff is not None:
                    self._handoff.close()
                services.send_clients_away()
            await drain(services, self._seconds)
        finally:
            self.should_exit = True


async def drain(services: "Services | None", seconds: float) -> None:
    """Inform all clients. Return when all have gone and no recorded game is being read, or after `seconds`."""
    if services is None:
        return
    services.drain(NOTICE)
    end = asyncio.get_running_loop().time() + seconds
    while (  # noqa: ASYNC110 - tells of no event when the last client goes
        services.jobs.waits or any(room.connections.open for room in services.registry.rooms())
    ) and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(LOOK)
