"""A server of our own to play on, and what it costs; a stranger who attacks it."""

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

TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
PATIENCE = 10.0  # seconds the server has to end by itself


class Cost(NamedTuple):
    """Processor seconds and resident bytes: of what serves the tables, and of the processes in which bots think."""

    cpu: float = 0.0
    memory: float = 0.0
    bots_cpu: float = 0.0
    bots_memory: float = 0.0

    def plus(self, **more: float) -> Cost:
        return self._replace(**{name: getattr(self, name) + value for name, value in more.items()})


def _thinks(pid: str) -> bool:
    try:
        return b"boomtown.server.bot_runner.subprocess_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


class Town:
    """`boomtown serve` on a free port. It takes the settings of the environment, beside those that follow from being
    measured; where they name no data, that is a file in a folder that goes with it.
    """

    def __init__(self, moment: float) -> None:
        self._folder = TemporaryDirectory()
        data = [] if os.environ.get("BOOMTOWN_DATA") else ["--data", str(Path(self._folder.name) / "town.sqlite")]
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
            [*command, *data, *([] if houses() else ["--limits", "off"])],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            # Ctrl-C is for us: the server goes on until we have seen what it has cost.
            process_group=0 if hasattr(os, "setpgid") else None,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", self._process.stdout.readline())
        if found is None:
            self.close()
            raise OSError("the server does not start")
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{found[1]}"

    def cost(self) -> Cost:
        """Of all its processes so far."""
        cost = Cost()
        for fields in self._stats():
            spent, resident = (int(fields[13]) + int(fields[14])) / TICK, int(fields[23]) * PAGE
            if _thinks(fields[0]):
                cost = cost.plus(bots_cpu=spent, bots_memory=resident)
            else:
                cost = cost.plus(cpu=spent, memory=resident)
        return cost

    def _stats(self) -> Iterator[list[str]]:
        """The fields of /proc/PID/stat, of it and of its children."""
        ours = {str(self._process.pid)}
        for path in sorted(Path("/proc").glob("[0-9]*/stat"), key=lambda path: int(path.parent.name)):
            try:
                text = path.read_text(encoding="utf-8", errors="replace")
            except OSError:  # it has ended meanwhile
                continue
            fields = [path.parent.name, "", *text[text.rindex(")") + 2 :].split()]
            if fields[0] in ours or fields[3] in ours:
                ours.add(fields[0])
                yield fields

    def close(self) -> None:
        self._process.send_signal(signal.SIGINT)  # it ends at once, and the processes of its bots with it
        try:
            self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        self._folder.cleanup()


@contextmanager
def ended_by_any_signal() -> Iterator[None]:
    """As by Ctrl-C: the server that we have started is not to go on without us."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []  # whoever calls us sees to it
    before = {name: signal.getsignal(getattr(signal, name)) for name in names}
    try:
        for name in names:
            signal.signal(getattr(signal, name), lambda *_: signal.raise_signal(signal.SIGINT))
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def houses() -> bool:
    """Whether each table may come from an address of its own, so that limits hold as they do in life."""
    try:
        socket.create_server(("127.1.0.1", 0)).close()
    except OSError:
        return False
    return True


def house(number: int) -> str:
    """The address of table number so and so."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


def floods() -> Path:
    """The checkout that holds the floods of benchmarks/hostile.py; OSError in an installation without them."""
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


class Stranger:
    """Attacks a table again and again, one flood after the other, from an address of its own."""

    def __init__(self, port: int, code: str, seconds: float) -> None:
        each = max(1.0, seconds / len(FLOODS))
        run = f'{sys.executable} -m benchmarks.hostile_day.floods "$name" {port} {code} {each:g}'
        script = f"while true; do for name in {' '.join(FLOODS)}; do {run} >/dev/null 2>&1; done; done"
        self._process = subprocess.Popen(["sh", "-c", script], cwd=floods(), start_new_session=True)

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
