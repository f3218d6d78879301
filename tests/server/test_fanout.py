"""How processes hear from each other that a game has gone on, whatever carries the news."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.server.fanout import Fanout, Listener, MemoryFanout
from boomtown.server.fanout_postgres import PostgresFanout

from .towns import PASSWORD, QUOTED, Cluster, PostgresTown

pytestmark = pytest.mark.slow
PATIENCE = 30.0


class Ear:
    """Remembers what it has heard, and can be waited for."""

    def __init__(self, fanout: Fanout) -> None:
        self.news: list[tuple[str, int]] = []
        self.missed = 0
        self._changed = asyncio.Event()
        self.stop = fanout.subscribe(Listener(self._hear, self._miss))

    def _hear(self, game: str, seq: int) -> None:
        self.news.append((game, seq))
        self._changed.set()

    def _miss(self) -> None:
        self.missed += 1
        self._changed.set()

    async def wait(self, wanted: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self._changed.clear()
                await self._changed.wait()

    async def hear(self, game: str, seq: int) -> None:
        await self.wait(lambda: (game, seq) in self.news)


Open = Callable[[], Awaitable[Fanout]]


@pytest.fixture(params=["memory", "postgres"])
async def fanout(request: pytest.FixtureRequest) -> Any:
    """One of each kind, opened."""
    if request.param == "memory":
        made: Fanout = MemoryFanout()
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        made = PostgresFanout(sa.make_url(str(cluster.town().data)))
    await made.open()
    yield made
    await made.close()


async def test_everybody_hears(fanout: Fanout) -> None:
    ears = [Ear(fanout) for _ in range(3)]
    fanout.publish("id.1", 7)
    for ear in ears:
        await ear.hear("id.1", 7)
    assert all(ear.missed == 0 for ear in ears)


async def test_the_newest_of_each_game_is_heard(fanout: Fanout) -> None:
    """In between some may be left out, and none comes before an older one."""
    ear = Ear(fanout)
    for seq in range(200):
        for game in range(20):
            fanout.publish(f"g{game}.1", seq)
        if seq % 50 == 0:
            await asyncio.sleep(0)
    for game in range(20):
        await ear.hear(f"g{game}.1", 199)
    for game in range(20):
        seqs = [seq for name, seq in ear.news if name == f"g{game}.1"]
        assert seqs == sorted(seqs)


async def test_who_has_stopped_hears_no_more(fanout: Fanout) -> None:
    first, second = Ear(fanout), Ear(fanout)
    first.stop()
    first.stop()
    fanout.publish("g.1", 1)
    await second.hear("g.1", 1)
    assert first.news == []


async def test_one_that_fails_keeps_no_news_from_others(fanout: Fanout) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("planted")

    fanout.subscribe(Listener(fail, fail))
    ear = Ear(fanout)
    fanout.publish("g.1", 1)
    fanout.publish("g.1", 2)
    await ear.hear("g.1", 2)


async def test_publishing_does_not_wait(fanout: Fanout) -> None:
    """And nobody is called from within it, in the middle of a change."""
    ear = Ear(fanout)
    fanout.publish("g.1", 1)
    assert ear.news == []
    await ear.hear("g.1", 1)


async def test_nothing_is_heard_after_the_end() -> None:
    fanout = MemoryFanout()
    fanout.publish("g.1", 1)
    await fanout.open()
    ear = Ear(fanout)
    fanout.publish("g.1", 2)
    await fanout.close()
    fanout.publish("g.1", 3)
    await asyncio.sleep(0)
    assert ear.news == []


# ---- PostgreSQL


@pytest.fixture
async def life() -> Any:
    async with AsyncExitStack() as stack:
        yield stack


async def opened(place: PostgresTown, life: AsyncExitStack, more: str = "") -> PostgresFanout:
    fanout = PostgresFanout(sa.make_url(f"{place.data}{more}"))
    await fanout.open()
    life.push_async_callback(fanout.close)
    return fanout


async def test_processes_hear_each_other(cluster: Cluster, life: AsyncExitStack) -> None:
    place = cluster.town()
    one, other = await opened(place, life), await opened(place, life)
    here, there = Ear(one), Ear(other)
    one.publish("a.1", 1)
    other.publish("b.1", 2)
    for ear in (here, there):
        await ear.hear("a.1", 1)
        await ear.hear("b.1", 2)


async def test_towns_do_not_hear_each_other(cluster: Cluster, life: AsyncExitStack) -> None:
    """Neither in another data base nor in another schema."""
    place = cluster.town()
    place.raw("create schema east")
    one = await opened(place, life)
    others = [await opened(place, life, "?options=-csearch_path%3Deast"), await opened(cluster.town(), life)]
    ear, deaf = Ear(one), [Ear(other) for other in others]
    one.publish("a.1", 1)
    await ear.hear("a.1", 1)
    for other in others:
        other.publish("end", 0)
    for one_of in deaf:
        await one_of.hear("end", 0)
        assert one_of.news == [("end", 0)]


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
        one.publish("a.1", number)
        for ear in ears:
            await ear.hear("a.1", number)


async def test_the_data_base_is_away_for_a_while(life: AsyncExitStack, caplog: pytest.LogCaptureFixture) -> None:
    """What is published meanwhile is sent when it is back; no password is logged."""
    caplog.set_level(logging.DEBUG)
    own = Cluster()
    life.callback(own.close)
    fanout = await opened(own.town(), life)
    ear = Ear(fanout)
    await asyncio.to_thread(own.kill)
    for seq in range(100):
        fanout.publish("a.1", seq)
    await asyncio.to_thread(own.start)
    await ear.wait(lambda: ear.missed)
    fanout.publish("a.1", 100)
    await ear.hear("a.1", 100)
    assert "tried again" in caplog.text
    assert PASSWORD not in caplog.text
    assert QUOTED not in caplog.text
