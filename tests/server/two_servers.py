"""Two servers of one cluster in one process: on one PostgreSQL, with one bus between them, or that of the settings."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.cluster.bus.base import MemoryBus
from boomtown.server.config.settings import Settings

from .conftest import PATIENCE, InProcessServer, WebSocketClient
from .databases import Cluster, PostgresDatabase


class TwoServers:
    """Servers `a` and `b` of a cluster. A table made on one exists on the other."""

    def __init__(self, database: PostgresDatabase, settings: Settings) -> None:
        self.database = database
        self.bus = None if settings.bus else MemoryBus()
        self.a, self.b = (InProcessServer(replace(settings, data=database.data), self.bus) for _ in range(2))

    async def open(self) -> None:
        await self.a.open()
        await self.b.open()
        await self.until(lambda: not self.a.services.cluster.alone and not self.b.services.cluster.alone)

    async def close(self) -> None:
        for server in (self.a, self.b):
            await server.close()

    @staticmethod
    async def until(true: Callable[[], Any]) -> None:
        """The loop turns until this holds."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0)

    async def kill(self, server: InProcessServer) -> None:
        """Stop as with kill -9: no more messages, sockets cut. The other server notices the silence."""
        services = server.services
        services.cluster.bus = MemoryBus()  # nobody hears it any more
        for room in services.registry.rooms():
            room.closed = True
            await room.autoplay.stop()
        other = self.b if server is self.a else self.a
        other.services.cluster.process_gone(services.cluster.me)

    async def table(self, *names: str, **wish: Any) -> tuple[str, list[str]]:
        """A table of Ann, made at `a`, and of those named, who sit down at `b`; not begun."""
        code, token = await self.a.new_table(start=False, bots=0, **wish)
        return code, [token, *[await self.b.join(code, name) for name in names]]

    def drivers(self, code: str) -> list[InProcessServer]:
        """Return the servers that run the bots and deadlines of the table."""
        there = [server for server in (self.a, self.b) if server.services.registry.present(code)]
        return [server for server in there if server.room(code).is_driver()]


@pytest.fixture
async def two_servers(cluster: Cluster, settings: Settings) -> AsyncIterator[TwoServers]:
    two_servers = TwoServers(cluster.create_database(), settings)
    await two_servers.open()
    yield two_servers
    with contextlib.suppress(Exception):
        await two_servers.close()


async def wait_for_table(client: WebSocketClient, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table, once it is so."""
    found = await client.wait(lambda m: m["t"] == "table" and wanted(m["table"]))
    return dict(found["table"])
