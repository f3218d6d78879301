"""Handoff of WebSockets between the workers of one machine, so that the clients of a table are at one worker.

Each table has a home worker. A worker that accepts a WebSocket of another worker's table passes the open socket on,
with the request it has read. Any worker can serve any table, so a socket that cannot be passed on is served at once.
"""

import array
import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..core.tasks import BackgroundTasks
from ..observability.worker_metrics import MetricsFolder
from .membership import rendezvous_weight

log = logging.getLogger("boomtown.server.cluster")

NAME = "home-"  # file name of a worker's Unix socket, before its number
LONGEST = 65_536  # bytes of a request that can be passed on
WORKS = hasattr(socket, "AF_UNIX") and hasattr(socket, "SCM_RIGHTS")


class ServerConnection(asyncio.Protocol):
    """Connection as the web server implements it."""

    passed_on = False  # accepted by another worker


class SocketHandoff:
    """Receiver and sender of sockets among the workers that share a folder."""

    def __init__(self, place: MetricsFolder) -> None:
        self.place = place
        self._socket: socket.socket | None = None
        self._tasks = BackgroundTasks()

    def open(self, make: Callable[[], ServerConnection]) -> None:
        """Start receiving sockets, on the running loop. `make` creates the protocol of a connection."""
        self._protocol_factory = make
        line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            line.setblocking(False)
            line.bind(str(self._path(self.place.worker)))
        except OSError as error:
            line.close()
            log.warning("this worker cannot be passed any sockets: %s", error.strerror or error)
            return
        self._socket = line
        asyncio.get_running_loop().add_reader(line, self._receive)

    def close(self) -> None:
        """Stop receiving. New connections go to other workers."""
        if self._socket is not None:
            line, self._socket = self._socket, None
            self._path(self.place.worker).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(line)
            self._receive_all(line)
            line.close()

    def pass_on(self, table: str, descriptor: int, request: bytes) -> bool:
        """Pass the socket of a client of `table` to the home worker.

        Return False if this worker is the home, or no other worker accepts the socket.
        """
        for worker in self._by_weight(table):
            if worker == self.place.worker:
                return False
            if self._send(worker, descriptor, request):
                return True
        return False

    def _by_weight(self, table: str) -> list[int]:
        """Return the workers that receive sockets, the home of the table first. Each worker gets the same order."""
        with suppress(OSError):
            names = [path.name.removeprefix(NAME) for path in self.place.folder.iterdir() if path.name.startswith(NAME)]
            workers = [int(name) for name in names if name.isdecimal()]
            return sorted(workers, key=lambda one: rendezvous_weight(one, table), reverse=True)
        return []

    def _send(self, worker: int, descriptor: int, request: bytes) -> bool:
        """Send a descriptor and the request. Return False if the worker has stopped receiving or its queue is full."""
        if self._socket is None:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        try:
            self._socket.sendmsg([request], rights, 0, str(self._path(worker)))
        except OSError:
            return False
        return True

    def _path(self, worker: int) -> Path:
        return self.place.folder / f"{NAME}{worker}"

    def _receive(self) -> None:
        if self._socket is not None:
            self._receive_all(self._socket)

    def _receive_all(self, line: socket.socket) -> None:
        """Receive every socket in the queue."""
        with suppress(BlockingIOError):
            while True:
                request, descriptors, _, _ = socket.recv_fds(line, LONGEST, 1)
                for descriptor in descriptors:
                    self._tasks.start(self._serve(socket.socket(fileno=descriptor), request))

    async def _serve(self, accepted: socket.socket, request: bytes) -> None:
        """Serve the connection as if it were accepted here. Its request has been read already."""
        accepted.setblocking(False)
        try:
            _, made = await asyncio.get_running_loop().connect_accepted_socket(self._new_protocol, accepted)
        except OSError:  # the client has closed it meanwhile
            accepted.close()
            return
        made.data_received(request)

    def _new_protocol(self) -> ServerConnection:
        made = self._protocol_factory()
        made.passed_on = True
        return made


def socket_handoff_for(place: MetricsFolder | None) -> SocketHandoff | None:
    """Return the handoff, or None with a single worker or a system that cannot pass sockets."""
    return SocketHandoff(place) if place is not None and WORKS else None
