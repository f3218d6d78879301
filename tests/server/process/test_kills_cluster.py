"""Two servers of a cluster. One server, the database, the bus or the network fails during games."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from ..databases import Cluster
from ..redis_server import RedisServer
from ..web.test_proxy import nginx
from .test_kills import SPEED, rounds
from .test_serve import Process

pytestmark = pytest.mark.slow


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def answers(port: int) -> bool:
    """Return whether a process accepts connections there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Two:
    """Two servers.

    Connections go to them in turn, as from a proxy without knowledge of tables, which skips a dead server.
    """

    def __init__(self, *data: str, bus: str = "", more: tuple[str, ...] = ()) -> None:
        self.options = *SPEED, "--bus", bus, *more
        self.data = data * 2 if len(data) == 1 else data
        self.ports = [free_port() for _ in range(2)]
        self.servers = [self._started(number) for number in range(2)]
        self.turn = 0

    def _started(self, number: int) -> Process:
        process = Process(self.data[number], *self.options, port=self.ports[number])
        assert process.port == self.ports[number], process.process.communicate()[1]
        return process

    @property
    def now(self) -> Process:
        return self.servers[0]

    def address(self) -> str:
        self.turn += 1
        port = self.ports[self.turn % 2]
        return f"127.0.0.1:{port if answers(port) else self.ports[(self.turn + 1) % 2]}"

    def kill(self, number: int) -> None:
        self.servers[number].end(signal.SIGKILL)

    def start(self, number: int) -> None:
        self.servers[number] = self._started(number)

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.end(signal.SIGTERM)


class Wire:
    """Network connection that can be cut or stopped. With several ports it alternates as a proxy does."""

    def __init__(self, *targets: int) -> None:
        self.targets, self.port = list(targets), free_port()
        self.flows = asyncio.Event()
        self.flows.set()
        self._lines: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self.port)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            await self.flows.wait()
            there, back = await self._next()
            self._lines |= {writer, back}
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer), return_exceptions=True)
            self._lines -= {writer, back}
        writer.close()  # also where nobody is there

    async def _next(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.targets.append(self.targets.pop(0))
        for target in [*self.targets]:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", target)
        raise OSError("nobody is there")

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()

    def cut(self) -> None:
        """Cut all connections at once."""
        for line in list(self._lines):
            line.transport.abort()

    async def close(self) -> None:
        self.flows.set()
        self.cut()
        self._server.close()


@pytest.fixture
def own() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture
async def two(own: Cluster) -> AsyncIterator[Two]:
    two = await asyncio.to_thread(Two, str(own.create_database().data))
    yield two
    await asyncio.to_thread(two.close)


@pytest.fixture
async def two_on_redis(own: Cluster, own_redis: RedisServer) -> AsyncIterator[Two]:
    two = await asyncio.to_thread(Two, str(own.create_database().data), bus=own_redis.url)
    yield two
    await asyncio.to_thread(two.close)


Harm = Callable[[Two, int], Awaitable[str]]


async def kill_either(two: Two, number: int) -> str:
    """Kill one server and restart it after a while. The other one has all players meanwhile."""
    await asyncio.to_thread(two.kill, number % 2)
    await asyncio.sleep(1.0)
    await asyncio.to_thread(two.start, number % 2)
    return "a server"


def kill_anything(cluster: Cluster) -> Harm:
    """Kill one server, the database, or both."""

    async def kill(two: Two, number: int) -> str:
        if number % 3 == 0:
            return await kill_either(two, number // 3)
        await asyncio.to_thread(cluster.kill)
        if number % 3 == 1:
            await asyncio.to_thread(two.kill, number % 2)
        await asyncio.to_thread(cluster.start)
        if number % 3 == 1:
            await asyncio.to_thread(two.start, number % 2)
        return "a server and the data base" if number % 3 == 1 else "the data base"

    return kill


async def test_either_of_two_servers_is_killed(own: Cluster, two: Two) -> None:
    place = own.create_database()
    place.name = two.data[0].rpartition("/")[2]
    await rounds(place, 4, 4, kill_either, two, together=True)


async def test_a_proxy_that_knows_nothing_of_tables(own: Cluster, two: Two) -> None:
    """Each connection goes to the other server than the one before. One of them dies."""
    place, proxy = own.create_database(), Wire(*two.ports)
    place.name = two.data[0].rpartition("/")[2]
    await proxy.open()

    async def come_again(two: Two, number: int) -> str:
        proxy.cut()
        if number == 1:
            await asyncio.to_thread(two.kill, 1)
        return "all lines"

    two.address = lambda: f"127.0.0.1:{proxy.port}"  # type: ignore[method-assign]
    try:
        await rounds(place, 3, 4, come_again, two, together=True)
    finally:
        await proxy.close()


async def test_either_is_killed_behind_a_real_proxy(own: Cluster, tmp_path: Path) -> None:
    """nginx with our files sends the players of a table to one server, and to the other after it dies."""
    place = own.create_database()
    two = await asyncio.to_thread(Two, str(place.data), more=("--trust-proxy", "127.0.0.1"))
    try:
        with nginx(tmp_path, *two.ports) as port:
            two.address = lambda: f"127.0.0.1:{port}"  # type: ignore[method-assign]
            await rounds(place, 3, 4, kill_either, two, together=True)
    finally:
        await asyncio.to_thread(two.close)


async def test_the_bus_is_killed(own: Cluster, own_redis: RedisServer, two_on_redis: Two) -> None:
    place = own.create_database()
    place.name = two_on_redis.data[0].rpartition("/")[2]

    async def kill(_two: Two, number: int) -> str:
        await asyncio.to_thread(own_redis.kill)
        await asyncio.sleep(number)
        await asyncio.to_thread(own_redis.start)
        return "the bus"

    await rounds(place, 3, 3, kill, two_on_redis, together=True)


@pytest.mark.nightly
async def test_a_hundred_rounds_with_a_bus_of_redis(own: Cluster, own_redis: RedisServer, two_on_redis: Two) -> None:
    """Servers, database and bus fail alone and together for a while."""
    place, kill_others = own.create_database(), kill_anything(own)
    place.name = two_on_redis.data[0].rpartition("/")[2]

    async def kill(two: Two, number: int) -> str:
        broken = []
        if number % 2:
            await asyncio.to_thread(own_redis.kill)
            await asyncio.sleep(3.0 if number % 8 == 3 else 0.0)  # longer than a silence lasts
            await asyncio.to_thread(own_redis.start)
            broken.append("the bus")
        if number % 4 != 3:
            broken.append(await kill_others(two, number))
        return ", ".join(broken)

    await rounds(place, 100, 20, kill, two_on_redis, together=True)


@pytest.mark.nightly
async def test_a_hundred_rounds_of_two_servers_and_the_data_base(own: Cluster, two: Two) -> None:
    place = own.create_database()
    place.name = two.data[0].rpartition("/")[2]
    await rounds(place, 100, 20, kill_anything(own), two, together=True)


async def network(own: Cluster, bus: RedisServer, count: int, tables: int) -> None:
    """Yield wires in front of one server's database, the bus, and the players' connections.

    Each is cut for good, cut for a while, or stopped.
    """
    place, to_data, to_bus, to_servers = own.create_database(), Wire(own.port), Wire(bus.port), Wire()
    wires = {"to the data base": to_data, "to the bus": to_bus, "to the people": to_servers}
    for wire in wires.values():
        await wire.open()
    far = str(place.data).replace(f":{own.port}/", f":{to_data.port}/")
    heard_at = bus.url.replace(f":{bus.port}/", f":{to_bus.port}/")
    two = await asyncio.to_thread(Two, str(place.data), far, bus=heard_at)
    to_servers.targets = two.ports
    two.address = lambda: f"127.0.0.1:{to_servers.port}"  # type: ignore[method-assign]

    async def cut(_two: Two, number: int) -> str:
        (which, wire), how = [*wires.items()][number % 3], number // 3 % 3
        if how:
            wire.flows.clear()
        if how < 2:
            wire.cut()
        await asyncio.sleep(1.0 + how)
        wire.flows.set()
        return f"the network {which}, {('cut', 'cut for two seconds', 'standing still for three')[how]}"

    try:
        await rounds(place, count, tables, cut, two, together=True)
    finally:
        await asyncio.to_thread(two.close)
        for wire in wires.values():
            await wire.close()


async def test_the_network_is_cut(own: Cluster, own_redis: RedisServer) -> None:
    await network(own, own_redis, 9, 3)


@pytest.mark.nightly
async def test_the_network_is_cut_a_hundred_times(own: Cluster, own_redis: RedisServer) -> None:
    await network(own, own_redis, 100, 20)
