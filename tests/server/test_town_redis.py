"""Two servers of one town that talk over a Redis."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from boomtown.server.settings import Settings

from .pair import Pair, hears
from .redis_server import RedisServer
from .test_town import choice
from .towns import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture
async def pair(cluster: Cluster, own_redis: RedisServer, settings: Settings) -> AsyncIterator[Pair]:
    pair = Pair(cluster.town(), replace(settings, bus=own_redis.url))
    await pair.open()
    yield pair
    await pair.close()


async def test_what_was_done_while_the_bus_was_away_is_read_from_the_data_base(
    pair: Pair, own_redis: RedisServer
) -> None:
    """A choice, and somebody who sat down. What the other server said of it is lost."""
    code, (ann,) = await pair.table()
    at_a, at_b = await pair.a.watch(code, ann), await pair.b.watch(code)
    await asyncio.to_thread(own_redis.kill)
    await pair.a.join(code, "Bob")
    pair.a.hall.town.bus._waiting.clear()
    await asyncio.to_thread(own_redis.start)
    await hears(at_b, lambda table: table["seats"][1]["name"] == "Bob")
    at_a.send({"t": "fill"}, {"t": "start"})
    state = await at_a.my_turn()
    await asyncio.to_thread(own_redis.kill)
    at_a.send(choice(state))
    await at_a.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])
    pair.a.hall.town.bus._waiting.clear()
    await asyncio.to_thread(own_redis.start)
    await at_b.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])
