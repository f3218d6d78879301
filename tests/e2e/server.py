"""A real `boomtown serve` for browser tests: started, killed and started again on the same port and database.

Its games are the same in every run of a test.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Self

import pytest

from tests.conftest import ROOT
from tests.fixed_settings import VARIABLE


class Server:
    """One server process on a free port, with its database and its log in `folder`."""

    program: ClassVar[tuple[str, ...]] = ("-m", "tests.e2e.seeded")

    def __init__(self, folder: Path, *, bot_delay: float = 0.0, more: tuple[str, ...] = (), **fixed: float) -> None:
        self.folder = folder
        self.bot_delay = bot_delay
        self.more = more  # options of `boomtown serve`
        self.fixed = fixed  # settings that have no option
        self.drain = 0.0  # a page that is still open at the end of a test holds nothing up
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def environment(self) -> dict[str, str]:
        here = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(here), VARIABLE: json.dumps(self.fixed)}

    def start(self) -> Self:
        """Start and wait until it answers."""
        command = [sys.executable, *self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.folder / "games.sqlite"), "--bot-delay", str(self.bot_delay)]
        command += ["--drain", str(self.drain), *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=subprocess.STDOUT, cwd=self.folder, env=self.environment()
            )
        end = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError):
                if self.get("/healthz", patience=2)["ok"]:
                    return self
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """`kill -9`: no time to save anything."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """Stop the server with SIGTERM."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)
                raise AssertionError(f"the server does not stop when asked to:\n{self.log.read_text()}") from None

    def get(self, path: str, patience: float = 30) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=patience) as answer:
            return json.loads(answer.read())

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as refused:
            raise AssertionError(f"{path}: {refused.code} {refused.read().decode()}") from None


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unlimited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Server without rate limits, for tests that fill in a form faster than a person can; a fixture of modules."""
    server = Server(tmp_path_factory.mktemp("server"), more=("--limits", "off")).start()
    yield server
    server.stop()
