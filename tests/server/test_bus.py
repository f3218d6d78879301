"""How processes talk to each other, whatever carries it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.server.bus import LONGEST, Bus, Listener, MemoryBus
from boomtown.server.bus_postgres import PostgresBus

from .towns import PASSWORD, QUOTED, Cluster, PostgresTown

pytestmark = pytest.mark.slow
PATIENCE = 30.0


class Ear:
    """Remembers what it has heard, and can be waited for."""

    def __init__(self, bus: Bus) -> None:
        self.news: list[tuple[str, str]] = []
        self.missed = 0
        self._changed = asyncio.Event()
        self.stop = bus.subscribe(Listener(self._hear, self._miss))

    def _hear(self, topic: str, text: str) -> None:
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

    async def hear(self, topic: str, text: str) -> None:
        await self.wait(lambda: (topic, text) in self.news)


Open = Callable[[], Awaitable[Bus]]


@pytest.fixture(params=["memory", "postgres"])
async def bus(request: pytest.FixtureRequest) -> Any:
    """One of each kind, opened."""
    if request.param == "memory":
        made: Bus = MemoryBus()
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        made = PostgresBus(sa.make_url(str(cluster.town().data)))
    await made.open()
    yield made
    await made.close()


async def test_everybody_hears(bus: Bus) -> None:
    ears = [Ear(bus) for _ in range(3)]
    bus.publish("id.1", "7")
    for ear in ears:
        await ear.hear("id.1", "7")
    assert all(ear.missed == 0 for ear in ears)


async def test_the_newest_of_each_game_is_heard(bus: Bus) -> None:
    """In between some may be left out, and none comes before an older one."""
    ear = Ear(bus)
    for seq in range(200):
        for game in range(20):
            bus.publish(f"g{game}.1", str(seq), newest=True)
        if seq % 50 == 0:
            await asyncio.sleep(0)
    for game in range(20):
        await ear.hear(f"g{game}.1", "199")
    for game in range(20):
        seqs = [int(seq) for name, seq in ear.news if name == f"g{game}.1"]
        assert seqs == sorted(seqs)


async def test_everything_is_heard_in_order(bus: Bus) -> None:
    """Where not only the newest counts; the same words twice, too."""
    ear = Ear(bus)
    said = [f"line {number // 2}" for number in range(300)]
    for number, line in enumerate(said):
        bus.publish("said", f"{number} {line}")
    await ear.hear("said", "299 line 149")
    assert [text for _, text in ear.news] == [f"{number} {line}" for number, line in enumerate(said)]


async def test_a_message_that_is_too_long_is_left_out(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    ear = Ear(bus)
    bus.publish("long", "é" * (LONGEST // 2))
    bus.publish("long", "é" * (LONGEST // 2 - 2))
    bus.publish("end", "\n")
    await ear.hear("end", "\n")
    assert [topic for topic, _ in ear.news] == ["long", "end"]
    assert "is too long" in caplog.text


async def test_who_has_stopped_hears_no_more(bus: Bus) -> None:
    first, second = Ear(bus), Ear(bus)
    first.stop()
    first.stop()
    bus.publish("g.1", "1")
    await second.hear("g.1", "1")
    assert first.news == []


async def test_one_that_fails_keeps_no_news_from_others(bus: Bus) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("planted")

    bus.subscribe(Listener(fail, fail))
    ear = Ear(bus)
    bus.publish("g.1", "1")
    bus.publish("g.1", "2")
    await ear.hear("g.1", "2")


async def test_publishing_does_not_wait(bus: Bus) -> None:
    """And nobody is called from within it, in the middle of a change."""
    ear = Ear(bus)
    bus.publish("g.1", "1")
    assert ear.news == []
    await ear.hear("g.1", "1")


async def test_nothing_is_heard_after_the_end() -> None:
    bus = MemoryBus()
    bus.publish("g.1", "1")
    await bus.open()
    ear = Ear(bus)
    bus.publish("g.1", "2")
    await bus.close()
    bus.publish("g.1", "3")
    await asyncio.sleep(0)
    assert ear.news == []


# ---- PostgreSQL


@pytest.fixture
async def life() -> Any:
    async with AsyncExitStack() as stack:
        yield stack


async def opened(place: PostgresTown, life: AsyncExitStack, more: str = "") -> PostgresBus:
    bus = PostgresBus(sa.make_url(f"{place.data}{more}"))
    await bus.open()
    life.push_async_callback(bus.close)
    return bus


async def test_processes_hear_each_other(cluster: Cluster, life: AsyncExitStack) -> None:
    place = cluster.town()
    one, other = await opened(place, life), await opened(place, life)
    here, there = Ear(one), Ear(other)
    one.publish("a.1", "1")
    other.publish("b.1", "2")
    for ear in (here, there):
        await ear.hear("a.1", "1")
        await ear.hear("b.1", "2")


async def test_last_words_are_heard(cluster: Cluster, life: AsyncExitStack) -> None:
    place = cluster.town()
    one, other = PostgresBus(sa.make_url(str(place.data))), await opened(place, life)
    await one.open()
    ear = Ear(other)
    one.publish("bye", "one")
    await one.close()
    await ear.hear("bye", "one")


async def test_towns_do_not_hear_each_other(cluster: Cluster, life: AsyncExitStack) -> None:
    """Neither in another data base nor in another schema."""
    place = cluster.town()
    place.raw("create schema east")
    one = await opened(place, life)
    others = [await opened(place, life, "?options=-csearch_path%3Deast"), await opened(cluster.town(), life)]
    ear, deaf = Ear(one), [Ear(other) for other in others]
    one.publish("a.1", "1")
    await ear.hear("a.1", "1")
    for other in others:
        other.publish("end", "0")
    for one_of in deaf:
        await one_of.hear("end", "0")
        assert one_of.news == [("end", "0")]


async def test_what_may_have_been_missed_is_told(cluster: Cluster, life: AsyncExitStack) -> None:
    """The connections are cut: then everybody looks for himself, and hears again."""
    place = cluster.town()
    one, other = await opened(place, life), await opened(place, life)
    ears = [Ear(one), Ear(other)]
    for number in range(1, 4):
        await asyncio.to_thread(
            place.raw,
            f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{place.name}'"
            " and pid != pg_backend_pid()",
        )
        for ear in ears:
            await ear.wait(lambda ear=ear, number=number: ear.missed >= number)
        one.publish("a.1", str(number))
        for ear in ears:
            await ear.hear("a.1", str(number))


async def test_the_data_base_is_away_for_a_while(life: AsyncExitStack, caplog: pytest.LogCaptureFixture) -> None:
    """What is published meanwhile is sent when it is back; no password is logged."""
    caplog.set_level(logging.DEBUG)
    own = Cluster()
    life.callback(own.close)
    bus = await opened(own.town(), life)
    ear = Ear(bus)
    await asyncio.to_thread(own.kill)
    for seq in range(100):
        bus.publish("a.1", str(seq))
    await asyncio.to_thread(own.start)
    await ear.wait(lambda: ear.missed)
    bus.publish("a.1", "100")
    await ear.hear("a.1", "100")
    assert "tried again" in caplog.text
    assert PASSWORD not in caplog.text
    assert QUOTED not in caplog.text
