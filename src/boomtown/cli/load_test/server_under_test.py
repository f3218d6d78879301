"""The server that `boomtown load` starts and measures, and an attacker on it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from boomtown.server.bot_runner.subprocess import NAME as BOTS

TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
PATIENCE = 10.0  # seconds until the server is killed


class Cost(NamedTuple):
    """Processor seconds and resident bytes of the server processes, and of the processes in which bots run."""

    cpu: float = 0.0
    memory: float = 0.0
    bots_cpu: float = 0.0
    bots_memory: float = 0.0

    def plus(self, **more: float) -> Cost:
        return self._replace(**{name: getattr(self, name) + value for name, value in more.items()})


class ServerUnderTest:
    """`boomtown serve` on a free port, with the settings of the environment and those a measurement needs.

    Without configured data it uses a file in a temporary folder.
    """

    def __init__(self, moment: float) -> None:
        self._folder = TemporaryDirectory()
        data = [] if os.environ.get("BOOMTOWN_DATA") else ["--data", str(Path(self._folder.name) / "load.sqlite")]
        command = [
            sys.executable,
            "-m",
            "boomtown",
            "serve",
            "--port",
            "0",
            "--bot-delay",
            "0",
            "--log-level",
            "error",
            "--moment",
            f"{moment:g}",
        ]
        self._process = subprocess.Popen(
            [*command, *data, *([] if have_own_addresses() else ["--limits", "off"])],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            # Ctrl-C ends only this process: the server runs until its cost is measured.
            process_group=0 if hasattr(os, "setpgid") else None,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", self._process.stdout.readline())
        if found is None:
            self.close()
            raise OSError("the server did not start")
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{found[1]}"

    def cost(self) -> Cost:
        """Return what all its processes have used since they started."""
        cost = Cost()
        for fields in self._stats():
            spent, resident = (int(fields[13]) + int(fields[14])) / TICK, int(fields[23]) * PAGE
            if fields[1] == BOTS:
                cost = cost.plus(bots_cpu=spent, bots_memory=resident)
            else:
                cost = cost.plus(cpu=spent, memory=resident)
        return cost

    def _stats(self) -> Iterator[list[str]]:
        """Yield the fields of /proc/PID/stat of the server and its child processes."""
        pids = {str(self._process.pid)}
        for path in sorted(Path("/proc").glob("[0-9]*/stat"), key=lambda path: int(path.parent.name)):
            try:
                text = path.read_text(encoding="utf-8", errors="replace")
            except OSError:  # the process has ended
                continue
            end = text.rindex(")")
            fields = [path.parent.name, text[text.index("(") + 1 : end], *text[end + 2 :].split()]
            if fields[0] in pids or fields[3] in pids:
                pids.add(fields[0])
                yield fields

    def close(self) -> None:
        self._process.send_signal(signal.SIGINT)  # ends the server and its bot processes at once
        try:
            self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        self._folder.cleanup()


@contextmanager
def ended_by_any_signal() -> Iterator[None]:
    """Treat SIGTERM and SIGHUP as Ctrl-C, so that the started server ends too."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []  # only the main thread may set handlers
    before = {name: signal.getsignal(getattr(signal, name)) for name in names}
    try:
        for name in names:
            signal.signal(getattr(signal, name), lambda *_: signal.raise_signal(signal.SIGINT))
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def have_own_addresses() -> bool:
    """Return True if each table can have its own loopback address, so that limits by address apply as in production."""
    try:
        socket.create_server(("127.1.0.1", 0)).close()
    except OSError:
        return False
    return True


def table_address(number: int) -> str:
    """Return the loopback address for a table."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


def floods() -> Path:
    """Return the checkout with the floods of benchmarks/hostile.py. Raises OSError in an installation without them."""
    root = Path(__file__).resolve().parents[4]
    if not (root / "benchmarks" / "hostile_day" / "floods.py").is_file():
        raise OSError("--hostile needs a checkout: the floods are in its folder benchmarks and are not installed")
    return root


FLOODS = (
    "pings",
    "burst",
    "continuations",
    "unread",
    "oversized",
    "hello",
    "silent",
    "undo",
    "codes",
    "replays",
    "half_open",
)


class Attacker:
    """Attacks a table again and again, one flood after the other, from an address of its own."""

    def __init__(self, port: int, code: str, seconds: float) -> None:
        each = max(1.0, seconds / len(FLOODS))
        run = f'{sys.executable} -m benchmarks.hostile_day.floods "$name" {port} {code} {each:g}'
        script = f"while true; do for name in {' '.join(FLOODS)}; do {run} >/dev/null 2>&1; done; done"
        self._process = subprocess.Popen(["sh", "-c", script], cwd=floods(), start_new_session=True)

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
