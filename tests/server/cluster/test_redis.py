"""Two servers of one cluster that talk over a Redis."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.cluster.bus import redis
from boomtown.server.config.settings import Settings

from ..conftest import PATIENCE, WebSocketClient, gather, play_on
from ..databases import Cluster
from ..redis_server import RedisServer
from ..two_servers import TwoServers, wait_for_table
from .test_membership import choice

pytestmark = pytest.mark.slow


@pytest.fixture
async def two_servers(cluster: Cluster, own_redis: RedisServer, settings: Settings) -> AsyncIterator[TwoServers]:
    two_servers = TwoServers(cluster.create_database(), replace(settings, bus=own_redis.url))
    await two_servers.open()
    yield two_servers
    await two_servers.close()


async def test_what_was_done_while_the_bus_was_away_is_read_from_the_data_base(
    two_servers: TwoServers, own_redis: RedisServer
) -> None:
    """A choice and a new player are stored while the other server's messages are lost."""
    code, (ann,) = await two_servers.table()
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code)
    await asyncio.to_thread(own_redis.kill)
    await two_servers.a.join(code, "Bob")
    two_servers.a.services.cluster.bus._waiting.clear()
    await asyncio.to_thread(own_redis.start)
    await wait_for_table(at_b, lambda table: table["seats"][1]["name"] == "Bob")
    at_a.send({"t": "fill"}, {"t": "start", "sheriff": 0})
    state = await at_a.my_turn()
    await asyncio.to_thread(own_redis.kill)
    at_a.send(choice(state))
    await at_a.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])
    two_servers.a.services.cluster.bus._waiting.clear()
    await asyncio.to_thread(own_redis.start)
    await at_b.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])


async def test_the_silence_of_the_bus_is_told(two_servers: TwoServers, own_redis: RedisServer) -> None:
    """The readiness page reports the silence. Players may still come, because games continue."""

    async def state_of_bus() -> str:
        status, found, _ = await two_servers.a.request("GET", "/healthz")
        assert (status, found["ok"]) == (200, True)
        assert (await two_servers.a.request("GET", "/readyz"))[0] == 200
        return str(found["bus"])

    async def until(word: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while await state_of_bus() != word:
                await asyncio.sleep(0.05)

    assert await state_of_bus() == "ok"
    assert "boomtown_town_processes 2.0" in (await two_servers.a.request("GET", "/metrics"))[1].decode()
    await asyncio.to_thread(own_redis.kill)
    await until("silent")
    assert "boomtown_bus_silent 1.0" in (await two_servers.a.request("GET", "/metrics"))[1].decode()
    await asyncio.to_thread(own_redis.start)
    await until("ok")


async def test_a_bus_that_says_nothing_loses_and_doubles_nothing(
    two_servers: TwoServers, own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No connection is cut and no message arrives.

    A player who chooses is answered, and a new connection finds the choice. Other players see it when the bus works
    again.
    """
    monkeypatch.setattr(redis, "QUIET", 0.1)
    code, (ann, bob) = await two_servers.table("Bob", setup={"players": 4})
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    at_a.send({"t": "start"})
    await gather(at_a.receive("state"), at_b.receive("state"))
    for _ in range(4):
        await two_servers.until(lambda: any(asked(one) for one in (at_a, at_b)))
        me, other = (at_a, two_servers.b) if asked(at_a) else (at_b, two_servers.a)
        before = moves(me.state())
        own_redis.stall()
        me.send(choice(me.state()))
        await two_servers.until(partial(have_moved, [me], before))
        late = await other.watch(code)
        assert moves(await late.receive("state")) > before, "read from the data base"
        await two_servers.until(lambda: "messages of other processes" in caplog.text)  # the line is given up
        caplog.clear()
        own_redis.go_on()
        await two_servers.until(partial(have_moved, [at_a, at_b], before))
    for one in (at_a, at_b):
        if asked(one):
            one.send(choice(one.state()))
    await gather(play_on(at_a), play_on(at_b))
    stored = two_servers.database.raw("select seq, seat, choice, kind from choices order by seq")
    assert [row[0] for row in stored] == list(range(len(stored)))
    assert [tuple(row[1:]) for row in stored] == [line[:3] for line in two_servers.a.room(code).match.log]
    assert two_servers.a.room(code).match.log == two_servers.b.room(code).match.log


def asked(client: WebSocketClient) -> bool:
    return client.state()["decision"] is not None


def have_moved(clients: list[WebSocketClient], before: int) -> bool:
    return min(moves(one.state()) for one in clients) > before


def moves(state: dict[str, Any]) -> int:
    return int(state["view"]["move"])
