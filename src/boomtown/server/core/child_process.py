"""Child process of the server: a function in a new Python interpreter, with a socket to its parent.

All child processes are started here: server workers, bot processes and the process for long jobs. A child ends with
its parent, and no signal of the terminal reaches it. Its owner decides on limits and restarts.
"""

import multiprocessing
import os
import signal
import socket
import struct
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing import connection
from pathlib import Path
from typing import Any

HEAD = struct.Struct("!I")  # length of a message, in front of it
CHUNK = 65_536


class ChildProcess:
    """Process that runs `work(line, *args)`, a function of a module. `work` and the parent have one end of a socket
    each: `line`.

    `name`: shown by `ps` and `top`, at most 15 characters. A `leaf` starts no processes itself, and ends at the latest
    when Python exits.
    """

    def __init__(self, name: str, work: Callable[..., object], *args: object, leaf: bool = True) -> None:
        self.line, theirs = socket.socketpair()
        # No fork, because the server has threads.
        self._process = multiprocessing.get_context("spawn").Process(
            target=_run, args=(name, work, theirs, *args), name=name, daemon=leaf
        )
        with theirs:
            try:
                self._process.start()
            except BaseException:
                self.line.close()
                raise
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    @property
    def status(self) -> int | None:
        """Exit status; None if the process runs, negative if a signal has ended it."""
        return self._process.exitcode

    @property
    def sentinel(self) -> int:
        """Handle for `wait`, ready when the process has ended."""
        return self._process.sentinel

    def send_signal(self, sign: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sign)

    def kill(self) -> None:
        self._process.kill()

    def end(self, seconds: float = 0.0) -> bool:
        """Wait until the process has ended, then free its resources. Return False if it was killed after `seconds`."""
        ended = bool(connection.wait([self.sentinel], seconds))
        if not ended:
            self.kill()
        self._process.join()  # a process closes its sentinel before the system has its status
        self.line.close()
        return ended


def wait(things: Iterable[Any], seconds: float | None) -> None:
    """Wait until one of these sockets and sentinels is ready, at most `seconds`."""
    connection.wait(list(things), seconds)


def send(line: socket.socket, message: bytes) -> None:
    line.sendall(framed(message))


def framed(message: bytes) -> bytes:
    """Return the message with its length prefix, as sent on the line."""
    return HEAD.pack(len(message)) + message


def receive(line: socket.socket) -> bytes | None:
    """Return the next message; None if the other process has ended."""
    head = _read(line, HEAD.size)
    return None if head is None else _read(line, HEAD.unpack(head)[0])


def _read(line: socket.socket, size: int) -> bytes | None:
    found = bytearray()
    while len(found) < size:
        try:
            data = line.recv(min(CHUNK, size - len(found)))
        except OSError:
            data = b""
        if not data:
            return None
        found += data
    return bytes(found)


# in the child process


def _run(name: str, work: Callable[..., object], line: socket.socket, *args: object) -> None:
    if hasattr(os, "setsid"):
        os.setsid()  # Ctrl-C in a terminal reaches only the server, which ends its children
    with suppress(OSError):
        Path("/proc/self/comm").write_text(name, "ascii")
    work(line, *args)


def listen(line: socket.socket, take: Callable[[bytes], object], ended: Callable[[], object] | None = None) -> None:
    """Hand each message of the parent to `take`, in a thread. Call `ended`, or exit, when the parent has ended.

    A killed parent cannot end its children.
    """

    def read() -> None:
        while (message := receive(line)) is not None:
            take(message)
        ended() if ended is not None else os._exit(0)

    threading.Thread(target=read, name="parent", daemon=True).start()


def ignore_interrupts() -> None:
    """Ignore Ctrl-C, on systems where it reaches this process: the server handles it and ends its children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
