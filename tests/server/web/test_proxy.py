"""A server behind a proxy: people play through it, count one by one, and read no figures. The proxy is a small one of
our own; nginx and Caddy, with the files of `deploy`, where `make thorough` could unpack them or they are in PATH.
"""

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ..process.test_serve import Process, answer, asked, processes

__all__ = ["processes"]
pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNPACKED = ROOT / ".tools" / "proxies" / "usr"
PATH = os.pathsep.join([os.environ.get("PATH", ""), str(UNPACKED / "sbin"), str(UNPACKED / "bin")])
ORDER = {"name": "Ann", "setup": {"players": 4}, "bots": "fill", "start": True, "timer": 0}


class Proxy:
    """Proxy that passes requests on with a given client address. `host`: how it sets Host."""

    def __init__(self, upstream: int, host: str = "") -> None:
        self.upstream, self.host = upstream, host
        self.address = "203.0.113.1"

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        if self.host:
            head = re.sub(r"(?i)\r\nhost: [^\r]*", f"\r\nHost: {self.host}", head)
        head = head[:-2] + f"X-Forwarded-For: {self.address}\r\n"
        head += "" if "upgrade:" in head.lower() else "Connection: close\r\n"
        back, on = await asyncio.open_connection("127.0.0.1", self.upstream)
        on.write(head.encode() + b"\r\n")
        await asyncio.gather(_pipe(reader, on), _pipe(back, writer))


async def _pipe(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
        target.close()


def ask(port: int, path: str, body: Any = None, origin: str = "") -> tuple[int, Any]:
    """Status and JSON or text."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", None if body is None else json.dumps(body).encode()
    )
    if origin:
        request.add_header("Origin", origin)
    try:
        with urllib.request.urlopen(request, timeout=30) as said:
            text = said.read().decode()
            return said.status, json.loads(text) if text.startswith("{") else text
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


async def plays_through(port: int, direct: int, origin: str) -> None:
    """Play at a table through a page of that origin. Metrics stay unreadable that way."""
    status, seated = await asyncio.to_thread(ask, port, "/api/tables", ORDER, origin)
    assert status == 201, seated
    url = f"ws://127.0.0.1:{port}/ws/{seated['table']['code']}"
    async with connect(url, max_size=None, additional_headers={"Origin": origin}) as line:
        await line.send(json.dumps({"t": "hello", "token": seated["token"]}))
        state = await asked(line)
        for _ in range(3):
            state = await answer(line, state)
    assert (await asyncio.to_thread(ask, port, "/readyz"))[0] == 200
    assert (await asyncio.to_thread(ask, port, "/metrics"))[0] == 404
    assert (await asyncio.to_thread(ask, direct, "/metrics"))[0] == 200


async def test_behind_a_proxy(tmp_path: Path, processes: list[Process]) -> None:
    """Each browser behind it has limits of its own."""
    more = ("--trust-proxy", "127.0.0.1", "--bot-delay", "0")
    processes.append(Process(tmp_path / "b.sqlite", *more, request_burst=1, request_rate=0.0))
    server = processes[-1]
    async with Proxy(server.port) as proxy:
        await plays_through(proxy.port, server.port, f"http://127.0.0.1:{proxy.port}")
        assert (await asyncio.to_thread(ask, proxy.port, "/api/tables", ORDER))[0] == 429
        proxy.address = "203.0.113.2"
        assert (await asyncio.to_thread(ask, proxy.port, "/api/tables", ORDER))[0] == 201
        proxy.address = "127.0.0.1"  # a browser on this machine, or a proxy that lies
        assert (await asyncio.to_thread(ask, proxy.port, "/metrics"))[0] == 404


async def test_behind_a_proxy_nobody_has_named(tmp_path: Path, processes: list[Process]) -> None:
    """All clients have the proxy's address. The metrics stay private all the same."""
    processes.append(Process(tmp_path / "b.sqlite", "--bot-delay", "0"))
    async with Proxy(processes[-1].port) as proxy:
        await plays_through(proxy.port, processes[-1].port, f"http://127.0.0.1:{proxy.port}")


async def test_where_a_stranger_says_they_come_from_counts_for_nothing(
    tmp_path: Path, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two addresses claimed by an unknown proxy or a browser share the limit of the connection, over HTTP and sockets,
    whatever the environment of the web server.
    """
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own setting
    limits: dict[str, Any] = {"request_burst": 1, "request_rate": 0.0, "sockets_per_address": 1}
    processes.append(Process(tmp_path / "b.sqlite", "--bot-delay", "0", **limits))
    async with Proxy(processes[-1].port) as proxy:
        status, seated = await asyncio.to_thread(ask, proxy.port, "/api/tables", ORDER)
        assert status == 201
        url = f"ws://127.0.0.1:{proxy.port}/ws/{seated['table']['code']}"
        async with connect(url, max_size=None, max_queue=None) as first:
            await first.send(json.dumps({"t": "hello", "token": seated["token"]}))
            await asked(first)
            proxy.address = "203.0.113.2"
            assert (await asyncio.to_thread(ask, proxy.port, "/api/tables", ORDER))[0] == 429
            with pytest.raises(InvalidStatus, match="403"):
                await connect(url, max_size=None, max_queue=None)


async def test_a_proxy_that_changes_the_host(tmp_path: Path, processes: list[Process]) -> None:
    """Pages are refused until their address is named."""
    page = "https://play.example.org"
    for more, status in (((), 403), (("--origins", page), 201)):
        folder = tmp_path / str(status)
        folder.mkdir()
        processes.append(Process(folder / "b.sqlite", "--trust-proxy", "127.0.0.1", "--bot-delay", "0", *more))
        async with Proxy(processes[-1].port, host="town:8000") as proxy:
            assert (await asyncio.to_thread(ask, proxy.port, "/api/tables", ORDER, page))[0] == status
            if status == 201:
                await plays_through(proxy.port, processes[-1].port, page)


# ---- the files of `deploy`, where there is a program that takes them


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        return int(taken.getsockname()[1])


def program(name: str) -> str:
    """Return the path of the program; skip the test if it is not installed."""
    found = shutil.which(name, path=PATH)
    if found is None:
        pytest.skip(f"no {name} in PATH, and none could be unpacked")
    return found


@contextmanager
def nginx(folder: Path, *upstream: int) -> Iterator[int]:
    """Our server block without TLS; before several servers with the block for several machines."""
    command, port = program("nginx"), free_port()
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"\n    (ssl_|listen \[::\])[^\n]*", "", site)
    site = site.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    site = site.replace("server_name play.example.org;", "")
    if len(upstream) > 1:
        machines = (DEPLOY / "nginx-machines.conf").read_text(encoding="utf-8")
        for number, server in enumerate(upstream, 11):
            machines = machines.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{server}")
        site = machines + site.replace("http://127.0.0.1:8000", "http://boomtown")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{upstream[0]}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {paths}\n{site}\n}}"
    (folder / "nginx.conf").write_text(main, encoding="utf-8")
    with running([command, "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")], port):
        yield port


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[int]:
    command, port = program("caddy"), free_port()
    env = {**os.environ, "TOWN": f"http://127.0.0.1:{port}", "UPSTREAM": f"127.0.0.1:{upstream}", "HOME": str(folder)}
    text = "{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    with running([command, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], port, env):
        yield port


@contextmanager
def running(command: list[str], port: int, env: dict[str, str] | None = None) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    try:
        while process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
                break
        assert process.poll() is None, command
        yield
    finally:
        process.terminate()
        process.wait(30)


@pytest.mark.parametrize("start", [nginx, caddy])
async def test_our_files_of_a_real_proxy(tmp_path: Path, processes: list[Process], start: Callable[..., Any]) -> None:
    program(start.__name__)
    processes.append(Process(tmp_path / "b.sqlite", "--trust-proxy", "127.0.0.1", "--bot-delay", "0"))
    with start(tmp_path, processes[-1].port) as port:
        await plays_through(port, processes[-1].port, f"http://127.0.0.1:{port}")
