"""A line between browser and server that can be cut and mended: a proxy of bytes."""

from __future__ import annotations

import contextlib
import socket
import threading

from tests.e2e.server import Server


class Line:
    """Listens on a port of its own and passes everything on to the server, until it is cut."""

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
            try:
                if not self.whole:
                    raise OSError
                far = socket.create_connection(("127.0.0.1", self.server.port))
            except OSError:
                near.close()
                continue
            with self.lock:
                self.open |= {near, far}
            for here, there in ((near, far), (far, near)):
                threading.Thread(target=self.pump, args=(here, there), daemon=True).start()

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
        """Every connection ends now, new ones are refused."""
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
