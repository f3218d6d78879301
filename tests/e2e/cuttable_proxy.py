"""TCP proxies between browser and server: one can be cut and restored, one alternates between servers."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from collections.abc import Callable, Sequence

from tests.e2e.server import Server


class CuttableProxy:
    """Proxy on its own port that passes everything on to the server until it is cut."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.whole = True
        self.open: set[socket.socket] = set()
        self.lock = threading.Lock()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.door.getsockname()[1])
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            threading.Thread(target=self.join, args=(near,), daemon=True).start()

    def join(self, near: socket.socket) -> None:
        """Connect a browser's connection with one to the server."""
        try:
            if not self.whole:
                raise OSError
            far = self.reach(near)
        except OSError:
            near.close()
            return
        with self.lock:
            self.open |= {near, far}
        for here, there in ((near, far), (far, near)):
            threading.Thread(target=self.pump, args=(here, there), daemon=True).start()

    def reach(self, near: socket.socket) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.server.port))

    def pump(self, here: socket.socket, there: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := here.recv(65536):
                there.sendall(data)
        for end in (here, there):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        with self.lock:
            self.open -= {here, there}

    def cut(self) -> None:
        """End every connection and refuse new ones."""
        self.whole = False
        with self.lock:
            ends = list(self.open)
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.door.close()


class RoundRobinProxy(CuttableProxy):
    """A proxy in front of several servers, without sticky sessions: each request may reach another server. `pick`
    chooses the server by the path; without it the servers take turns.
    """

    def __init__(self, servers: Sequence[Server], pick: Callable[[str], Server] | None = None) -> None:
        self.turn = 0
        self.servers, self.pick = servers, pick or (lambda path: servers[self.turn % len(servers)])
        self.asked: list[tuple[str, Server]] = []
        super().__init__(servers[0])

    def reach(self, near: socket.socket) -> socket.socket:
        head = b""
        while b"\r\n\r\n" not in head:
            more = near.recv(65536)
            if not more:
                raise OSError
            head += more
        path = head.split(b" ", 2)[1].decode()
        with self.lock:
            server = self.pick(path)
            self.turn += 1
            self.asked.append((path, server))
        far = socket.create_connection(("127.0.0.1", server.port))
        if b"\r\nupgrade:" not in head.lower():  # the next request comes on a connection of its own
            head = re.sub(rb"(?i)\r\nconnection: [^\r]*", b"\r\nConnection: close", head, count=1)
        far.sendall(head)
        return far
