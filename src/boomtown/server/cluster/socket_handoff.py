"""The workers of one machine keep the people of a table together: each table is at home in one of them, and a worker
that gets a WebSocket of another one's table passes the open socket on, with the request that was read from it.

Any worker can serve any table. So a socket that cannot be passed on is served where it came to.
"""

import array
import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..observability.worker_metrics import Place
from .membership import nearness

log = logging.getLogger("boomtown.server.cluster")

NAME = "home-"  # of the file of a worker's line, before its number
LONGEST = 65_536  # bytes of a request that is passed on
WORKS = hasattr(socket, "AF_UNIX") and hasattr(socket, "SCM_RIGHTS")


class Visitor(asyncio.Protocol):
    """A connection as the web server knows it."""

    passed_on = False  # another worker has taken it first


class Homes:
    """Of the workers that have their lines in one folder."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._line: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, make: Callable[[], Visitor]) -> None:
        """Take what others pass on, on the running loop; `make` gives the protocol of a connection."""
        self._make = make
        line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            line.setblocking(False)
            line.bind(str(self._path(self.place.worker)))
        except OSError as error:
            line.close()
            log.warning("this worker cannot be passed any sockets: %s", error.strerror or error)
            return
        self._line = line
        asyncio.get_running_loop().add_reader(line, self._take)

    def close(self) -> None:
        """What comes from now on goes to the others."""
        if self._line is not None:
            line, self._line = self._line, None
            self._path(self.place.worker).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(line)
            self._take_all(line)
            line.close()

    def pass_on(self, table: str, descriptor: int, request: bytes) -> bool:
        """Give the socket of somebody who comes to `table` to the worker where it is at home. False where that is this
        one, or where nobody takes it.
        """
        for worker in self._by_nearness(table):
            if worker == self.place.worker:
                return False
            if self._give(worker, descriptor, request):
                return True
        return False

    def _by_nearness(self, table: str) -> list[int]:
        """The workers that can be asked, the one where this table is at home first. Each worker comes to the same."""
        with suppress(OSError):
            names = [path.name.removeprefix(NAME) for path in self.place.folder.iterdir() if path.name.startswith(NAME)]
            workers = [int(name) for name in names if name.isdecimal()]
            return sorted(workers, key=lambda one: nearness(one, table), reverse=True)
        return []

    def _give(self, worker: int, descriptor: int, request: bytes) -> bool:
        """False where it does not listen any more, or has too much to do."""
        if self._line is None:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        try:
            self._line.sendmsg([request], rights, 0, str(self._path(worker)))
        except OSError:
            return False
        return True

    def _path(self, worker: int) -> Path:
        return self.place.folder / f"{NAME}{worker}"

    def _take(self) -> None:
        if self._line is not None:
            self._take_all(self._line)

    def _take_all(self, line: socket.socket) -> None:
        """Everything that has been passed on by now."""
        with suppress(BlockingIOError):
            while True:
                request, descriptors, _, _ = socket.recv_fds(line, LONGEST, 1)
                for descriptor in descriptors:
                    self._welcome(socket.socket(fileno=descriptor), request)

    def _welcome(self, visitor: socket.socket, request: bytes) -> None:
        task = asyncio.ensure_future(self._let_in(visitor, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_in(self, visitor: socket.socket, request: bytes) -> None:
        """As if it had come here, with its request read already."""
        visitor.setblocking(False)
        try:
            _, made = await asyncio.get_running_loop().connect_accepted_socket(self._made, visitor)
        except OSError:  # it has gone meanwhile
            visitor.close()
            return
        made.data_received(request)

    def _made(self) -> Visitor:
        made = self._make()
        made.passed_on = True
        return made


def homes_of(place: Place | None) -> Homes | None:
    """None where there is one worker alone, or where the system cannot pass sockets on."""
    return Homes(place) if place is not None and WORKS else None
