"""Shared fixtures of the server tests: a server without delays and WebSocket clients."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from starlette.applications import Starlette

from boomtown.server.app import create_app
from boomtown.server.cluster.bus.base import Bus
from boomtown.server.config.settings import Settings
from boomtown.server.storage.storage import Storage
from boomtown.server.web.parts import DEFAULT_PARTS, Part
from tests.seeds import repeatable

from .databases import cluster, database, store
from .redis_server import own_redis, redis_server

__all__ = ["cluster", "database", "own_redis", "redis_server", "store"]  # fixtures

HERE = "127.0.0.1"
PATIENCE = 30.0  # a test that waits this long has failed; nothing depends on the exact value


class WebSocketClient:
    """WebSocket client that calls the application directly and records every message it receives."""

    def __init__(self, app: Starlette, table: str, headers: dict[str, str] | None = None, address: str = HERE) -> None:
        self.received: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.token = ""
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Condition()
        self._read = 0
        self.reading = asyncio.Event()  # cleared: the client is too slow to receive
        self.reading.set()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/ws/{table}",
            "raw_path": f"/ws/{table}".encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(k.encode(), v.encode()) for k, v in {"host": "test", **(headers or {})}.items()],
            "client": (address, 1),
            "server": ("test", 80),
            "subprotocols": [],
            "state": {"services": app.state.services},
            "extensions": {},
        }
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to_server.get, self._take))

    async def _take(self, message: Any) -> None:
        await self.reading.wait()
        async with self._news:
            if message["type"] == "websocket.send":
                self.received.append(json.loads(message["text"]))
            elif message["type"] == "websocket.close":
                self.closed = message.get("code", 1000)
            self._news.notify_all()

    def send(self, *messages: dict[str, Any] | str) -> None:
        """Send the messages in order, without waiting; a str is sent unchanged."""
        for message in messages:
            text = message if isinstance(message, str) else json.dumps(message)
            self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for the next unread message that `wanted` accepts."""
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                while self._read < len(self.received):
                    self._read += 1
                    if wanted(self.received[self._read - 1]):
                        return self.received[self._read - 1]
                assert self.closed is None, f"closed with {self.closed}"
                await self._news.wait()

    async def receive(self, kind: str) -> dict[str, Any]:
        return await self.wait(lambda m: m["t"] == kind)

    async def error(self) -> str:
        """Wait for the next error and return its code."""
        return str((await self.receive("error"))["code"])

    async def settled(self) -> None:
        """Wait until the server has answered every message sent before."""
        self.send({"t": "ping"})
        await self.receive("pong")

    async def my_turn(self) -> dict[str, Any]:
        """Wait for the next state with a decision for this seat, or the final state."""
        return await self.wait(lambda m: m["t"] == "state" and (m["decision"] is not None or over(m)))

    async def end(self) -> int:
        """Wait for the close and return its code."""
        async with asyncio.timeout(PATIENCE), self._news:
            while self.closed is None:
                await self._news.wait()
        return self.closed

    async def leave(self) -> None:
        """Disconnect as a closed window does."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task

    def state(self) -> dict[str, Any]:
        """Return the newest state."""
        return next(m for m in reversed(self.received) if m["t"] == "state")

    def table(self) -> dict[str, Any]:
        """Return the newest table."""
        found: dict[str, Any] = next(m for m in reversed(self.received) if m["t"] == "table")["table"]
        return found


def over(state: dict[str, Any]) -> bool:
    return bool(state["view"]["phase"] == "over")


class InProcessServer:
    """Running server; `await server.reopen()` restarts it on the same data."""

    def __init__(self, settings: Settings, bus: Bus | None = None, parts: Sequence[Part] = DEFAULT_PARTS) -> None:
        self.settings, self.bus, self.parts = settings, bus, parts
        self._life = contextlib.AsyncExitStack()
        self._clients: list[WebSocketClient] = []

    async def open(self) -> None:
        self.app = create_app(self.settings, bus=self.bus, parts=self.parts)
        context = self.app.router.lifespan_context(self.app)
        self.state: Any = await self._life.enter_async_context(context)

    async def close(self) -> None:
        for client in self._clients:
            with contextlib.suppress(Exception):
                await client.leave()
        self._clients.clear()
        await self._life.aclose()

    async def reopen(self) -> None:
        await self.close()
        self._life = contextlib.AsyncExitStack()
        await self.open()

    @property
    def services(self) -> Any:
        return self.app.state.services

    def room(self, code: str) -> Any:
        """Return the room with this code; load it from storage if it is not in memory."""
        services = self.services
        return services.registry.present(code) or services.registry.add(services.storage.queries.find(code))

    async def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None, address: str = HERE
    ) -> tuple[int, Any, dict[str, str]]:
        """Send a request; return status, JSON (or text) and headers."""
        path, _, query = path.partition("?")
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(k.encode(), v.encode()) for k, v in {"host": "test", **(headers or {})}.items()],
            "client": (address, 1),
            "server": ("test", 80),
            "state": dict(self.state),
            "extensions": {},
        }
        sent: list[Any] = []
        parts = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not parts:
                await asyncio.Event().wait()  # the client stays
            return parts.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        with contextlib.suppress(Exception):  # Starlette answers 500 and raises on, for the server's log
            await self.app(scope, receive, send)
        raw = b"".join(m.get("body", b"") for m in sent[1:])
        got = {k.decode(): v.decode() for k, v in sent[0]["headers"]}
        is_json = "json" in got.get("content-type", "") and "content-encoding" not in got
        return sent[0]["status"], json.loads(raw) if is_json else raw, got

    async def post(self, path: str, body: Any) -> Any:
        status, data, _ = await self.request("POST", path, body)
        assert status in (200, 201), data
        return data

    async def new_table(self, **wish: Any) -> tuple[str, str]:
        """Create a table; return its code and the host's token."""
        order = {"name": "Ann", "setup": {"players": 4}, "bots": "fill", "public": False, "timer": 0, "start": True}
        made = await self.post("/api/tables", order | wish)
        return made["table"]["code"], made["token"]

    async def join(self, code: str, name: str) -> str:
        token = (await self.post(f"/api/tables/{code}/join", {"name": name}))["token"]
        assert isinstance(token, str)
        return token

    def connect(self, code: str, headers: dict[str, str] | None = None, address: str = HERE) -> WebSocketClient:
        self._clients.append(WebSocketClient(self.app, code, headers, address))
        return self._clients[-1]

    async def watch(self, code: str, token: str | None = None, **hello: Any) -> WebSocketClient:
        """Return a connected client that has sent hello and received the table."""
        client = self.connect(code)
        client.send({"t": "hello", **({"token": token} if token else {}), **hello})
        await client.receive("table")
        client.token = token or ""
        return client


@pytest.fixture(autouse=True)
def games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the games by the name of the test."""
    repeatable(lambda: request.node.name, monkeypatch.setattr)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with its tables; a copy takes a fifth of the time that their creation takes."""
    path = tmp_path_factory.mktemp("empty") / "boomtown.sqlite"
    storage = Storage(path)
    storage.open()
    storage.close()
    return path


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    return Settings(
        data=shutil.copyfile(empty_database, tmp_path / "boomtown.sqlite"),
        reconnect_grace=3600.0,
        message_burst=10_000,
        address_burst=100_000,
        hello_burst=10_000,
        bot_delay=0.0,
        moment=2.5,
        moment_alone=0.0,
        retry=0.01,
        bot_processes=0,  # in this process, so that the bot of the test plays
        think_limit=20.0,  # a busy machine must not end a bot's turn
        think_wall_timeout=60.0,
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[InProcessServer]:
    server = InProcessServer(settings)
    await server.open()
    yield server
    await server.close()


async def play_on(client: WebSocketClient, stop: Callable[[dict[str, Any]], bool] = over) -> dict[str, Any]:
    """Take the first option until `stop` or the end of the game; return that state."""
    while True:
        state = await client.my_turn()
        if stop(state) or over(state):
            return state
        decision = state["decision"]
        client.send({"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]})


async def gather(*work: Awaitable[Any]) -> list[Any]:
    async with asyncio.timeout(PATIENCE):
        return list(await asyncio.gather(*work))


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Fail the test if the server logs an error."""
    yield caplog
    assert [r.message for r in caplog.records if r.levelname == "ERROR"] == []
