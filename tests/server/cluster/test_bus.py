"""Message bus between processes, for each carrier."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from secrets import token_hex
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.server.cluster.bus import factory, redis
from boomtown.server.cluster.bus.base import LONGEST, Bus, BusError, Listener, MemoryBus
from boomtown.server.cluster.bus.postgres import PostgresBus
from boomtown.server.cluster.bus.reconnecting import ReconnectingBus, Send
from boomtown.server.cluster.bus.redis import RedisBus

from .. import redis_server as real
from ..databases import PASSWORD, QUOTED, Cluster
from ..redis_server import RedisServer

pytestmark = pytest.mark.slow
PATIENCE = 30.0


class Recorder:
    """Subscriber that records its messages and can be waited for."""

    def __init__(self, bus: Bus) -> None:
        self.news: list[tuple[str, str]] = []
        self.missed = 0
        self._changed = asyncio.Event()
        self.stop = bus.subscribe(Listener(self._record, self._miss))

    def _record(self, topic: str, text: str) -> None:
        self.news.append((topic, text))
        self._changed.set()

    def _miss(self) -> None:
        self.missed += 1
        self._changed.set()

    async def wait(self, wanted: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self._changed.clear()
                await self._changed.wait()

    async def receive(self, topic: str, text: str) -> None:
        await self.wait(lambda: (topic, text) in self.news)


def has_missed(recorder: Recorder, number: int) -> bool:
    return recorder.missed >= number


class PostgresCarrier:
    """Carrier over PostgreSQL. Each cluster receives the messages of its own processes only."""

    secrets = PASSWORD, QUOTED

    def __init__(self, cluster: Cluster) -> None:
        self.cluster, self.place = cluster, cluster.create_database()

    def bus(self) -> Bus:
        return PostgresBus(sa.make_url(str(self.place.data)))

    def others(self) -> list[Bus]:
        """Return carriers of another schema and of another database."""
        self.place.raw("create schema east")
        east = f"{self.place.data}?options=-csearch_path%3Deast"
        return [PostgresBus(sa.make_url(url)) for url in (east, str(self.cluster.create_database().data))]

    def cut(self) -> None:
        self.place.raw(
            f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{self.place.name}'"
            " and pid != pg_backend_pid()"
        )

    def kill(self) -> None:
        self.cluster.kill()

    def start(self) -> None:
        self.cluster.start()


class RedisCarrier:
    secrets = real.PASSWORD, real.QUOTED

    def __init__(self, server: RedisServer) -> None:
        self.server, self.channel = server, token_hex(4)
        self.cut, self.kill, self.start = server.cut, server.kill, server.start

    def bus(self) -> Bus:
        return RedisBus(self.server.url, self.channel)

    def others(self) -> list[Bus]:
        """Return carriers of another cluster and of another database of this Redis."""
        return [RedisBus(self.server.url, "another"), RedisBus(self.server.url[:-1] + "1", self.channel)]


Carrier = PostgresCarrier | RedisCarrier


@pytest.fixture(params=["postgres", "redis"])
def carrier(request: pytest.FixtureRequest) -> Carrier:
    if request.param == "postgres":
        return PostgresCarrier(request.getfixturevalue("cluster"))
    return RedisCarrier(request.getfixturevalue("redis_server"))


@pytest.fixture(params=["postgres", "redis"])
def own(request: pytest.FixtureRequest) -> Iterator[Carrier]:
    """One that a test may kill."""
    started = Cluster() if request.param == "postgres" else RedisServer()
    yield PostgresCarrier(started) if isinstance(started, Cluster) else RedisCarrier(started)
    started.close()


@pytest.fixture(params=["memory", "postgres", "redis"])
async def bus(request: pytest.FixtureRequest) -> Any:
    """One of each kind, opened."""
    if request.param == "memory":
        made: Bus = MemoryBus()
    elif request.param == "postgres":
        made = PostgresCarrier(request.getfixturevalue("cluster")).bus()
    else:
        made = RedisCarrier(request.getfixturevalue("redis_server")).bus()
    await made.open()
    yield made
    await made.close()


async def test_everybody_hears(bus: Bus) -> None:
    recorders = [Recorder(bus) for _ in range(3)]
    bus.publish("id.1", "7")
    for recorder in recorders:
        await recorder.receive("id.1", "7")
    assert all(recorder.missed == 0 for recorder in recorders)


async def test_the_newest_of_each_game_is_heard(bus: Bus) -> None:
    """In between some may be left out, and none comes before an older one."""
    recorder = Recorder(bus)
    for seq in range(200):
        for game in range(20):
            bus.publish(f"g{game}.1", str(seq), newest=True)
        if seq % 50 == 0:
            await asyncio.sleep(0)
    for game in range(20):
        await recorder.receive(f"g{game}.1", "199")
    for game in range(20):
        seqs = [int(seq) for name, seq in recorder.news if name == f"g{game}.1"]
        assert seqs == sorted(seqs)


async def test_everything_is_heard_in_order(bus: Bus) -> None:
    """All messages arrive in order on a topic that keeps more than the newest, equal ones too."""
    recorder = Recorder(bus)
    said = [f"line {number // 2}" for number in range(300)]
    for number, line in enumerate(said):
        bus.publish("said", f"{number} {line}")
    await recorder.receive("said", "299 line 149")
    assert [text for _, text in recorder.news] == [f"{number} {line}" for number, line in enumerate(said)]


async def test_a_message_that_is_too_long_is_left_out(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    recorder = Recorder(bus)
    bus.publish("long", "é" * (LONGEST // 2))
    bus.publish("long", "é" * (LONGEST // 2 - 2))
    bus.publish("end", "\n")
    await recorder.receive("end", "\n")
    assert [topic for topic, _ in recorder.news] == ["long", "end"]
    assert "is too long" in caplog.text


async def test_who_has_stopped_hears_no_more(bus: Bus) -> None:
    first, second = Recorder(bus), Recorder(bus)
    first.stop()
    first.stop()
    bus.publish("g.1", "1")
    await second.receive("g.1", "1")
    assert first.news == []


async def test_one_that_fails_keeps_no_news_from_others(bus: Bus) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("planted")

    bus.subscribe(Listener(fail, fail))
    recorder = Recorder(bus)
    bus.publish("g.1", "1")
    bus.publish("g.1", "2")
    await recorder.receive("g.1", "2")


async def test_publishing_does_not_wait(bus: Bus) -> None:
    """Publishing calls no subscriber in the middle of a change."""
    recorder = Recorder(bus)
    bus.publish("g.1", "1")
    assert recorder.news == []
    await recorder.receive("g.1", "1")


async def test_nothing_is_heard_after_the_end() -> None:
    bus = MemoryBus()
    bus.publish("g.1", "1")
    await bus.open()
    recorder = Recorder(bus)
    bus.publish("g.1", "2")
    await bus.close()
    bus.publish("g.1", "3")
    await asyncio.sleep(0)
    assert recorder.news == []


# ---- carried by another program


class Forgetful(ReconnectingBus):
    """Its driver forgets that it was cancelled, once."""

    forgot = False

    async def _listen(self, listens: Callable[[], None]) -> None:
        listens()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.forgot = True
        await asyncio.Event().wait()

    @asynccontextmanager
    async def _sender(self) -> AsyncIterator[Send]:
        async def send(news: list[str]) -> None:
            pass

        yield send


async def test_a_cancel_that_was_forgotten_keeps_nobody_from_ending() -> None:
    bus = Forgetful(())
    await bus.open()
    async with asyncio.timeout(PATIENCE):
        await bus.close()
    assert bus.forgot


@pytest.fixture
async def life() -> Any:
    async with AsyncExitStack() as stack:
        yield stack


async def opened(bus: Bus, life: AsyncExitStack) -> Bus:
    await bus.open()
    life.push_async_callback(bus.close)
    return bus


async def test_processes_hear_each_other(carrier: Carrier, life: AsyncExitStack) -> None:
    one, other = await opened(carrier.bus(), life), await opened(carrier.bus(), life)
    here, there = Recorder(one), Recorder(other)
    one.publish("a.1", "1")
    other.publish("b.1", "2")
    for recorder in (here, there):
        await recorder.receive("a.1", "1")
        await recorder.receive("b.1", "2")


async def test_last_words_are_heard(carrier: Carrier, life: AsyncExitStack) -> None:
    one, other = carrier.bus(), await opened(carrier.bus(), life)
    await one.open()
    recorder = Recorder(other)
    one.publish("bye", "one")
    await one.close()
    await recorder.receive("bye", "one")


async def test_clusters_do_not_receive_messages_of_each_other(carrier: Carrier, life: AsyncExitStack) -> None:
    one = await opened(carrier.bus(), life)
    others = [await opened(other, life) for other in carrier.others()]
    recorder, deaf = Recorder(one), [Recorder(other) for other in others]
    one.publish("a.1", "1")
    await recorder.receive("a.1", "1")
    for other in others:
        other.publish("end", "0")
    for one_of in deaf:
        await one_of.receive("end", "0")
        assert one_of.news == [("end", "0")]


async def test_what_may_have_been_missed_is_told(carrier: Carrier, life: AsyncExitStack) -> None:
    """The connections are cut. Each process then reads the storage itself and receives messages again."""
    one, other = await opened(carrier.bus(), life), await opened(carrier.bus(), life)
    recorders = [Recorder(one), Recorder(other)]
    for number in range(1, 4):
        await asyncio.to_thread(carrier.cut)
        for recorder in recorders:
            await recorder.wait(partial(has_missed, recorder, number))
        one.publish("a.1", str(number))
        for recorder in recorders:
            await recorder.receive("a.1", str(number))


async def test_the_carrier_is_away_for_a_while(
    own: Carrier, life: AsyncExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    """Messages published meanwhile are sent after the carrier is back. No password is logged."""
    caplog.set_level(logging.DEBUG)
    bus = await opened(own.bus(), life)
    recorder = Recorder(bus)
    await asyncio.to_thread(own.kill)
    for seq in range(100):
        bus.publish("a.1", str(seq))
    await asyncio.to_thread(own.start)
    await recorder.wait(lambda: recorder.missed)
    bus.publish("a.1", "100")
    await recorder.receive("a.1", "100")
    assert "tried again" in caplog.text
    for secret in own.secrets:
        assert secret not in caplog.text


async def test_a_redis_that_does_not_answer_is_left(
    life: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It has stopped in the middle of something: no line is cut, and nothing comes."""
    monkeypatch.setattr(redis, "QUIET", 0.05)
    server = RedisServer()
    life.callback(server.close)
    recorder = Recorder(await opened(RedisBus(server.url, "town"), life))
    server.stall()
    async with asyncio.timeout(PATIENCE):
        while "Redis does not answer" not in caplog.text:
            await asyncio.sleep(0.01)
    server.go_on()
    await recorder.wait(lambda: recorder.missed)


def test_without_the_driver_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(BusError, match=r"pip install 'boomtown\[redis\]'"):
        factory.ask("redis://here")


async def test_what_is_no_redis_is_said(redis_server: RedisServer) -> None:
    """With what was expected, and no password."""
    for url, says in (
        ("redis//:s3cret@here", "expected the URL of a Redis"),
        ("nats://u:s3cret@here", "expected the URL of a Redis"),
        ("redis://:s3cret@127.0.0.1:x/0", "expected the URL of a Redis"),
        (f"redis://:s3cret@127.0.0.1:{redis_server.port}/0", "does not answer as a Redis: invalid username-password"),
        ("redis://:s3cret@127.0.0.1:1/0", "does not answer as a Redis: Error"),
    ):
        with pytest.raises(BusError, match=says) as error:
            await redis.ask(url)
        assert "s3cret" not in str(error.value)
