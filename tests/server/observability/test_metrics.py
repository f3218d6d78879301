"""Metrics for the operator: correct numbers, access, readiness, and shutdown."""

import asyncio
import sqlite3
from typing import Any

import pytest
from msgspec.structs import replace
from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from boomtown.server.config.settings import LOOPBACK, Settings
from boomtown.server.observability.collectors import HistogramCollector
from boomtown.server.process.graceful_shutdown import NOTICE, drain
from boomtown.server.web import health

from ..conftest import InProcessServer, WebSocketClient, over, play_on
from ..storage.test_storage import Full


async def figures(server: InProcessServer, **how: Any) -> dict[tuple[str, ...], float]:
    """By name and values of the labels."""
    status, text, _ = await server.request("GET", "/metrics", **how)
    assert status == 200
    families = text_string_to_metric_families(text.decode())
    return {(s.name, *s.labels.values()): s.value for family in families for s in family.samples}


async def test_figures_of_a_game(server: InProcessServer) -> None:
    """Choices of people and bots, what was written for them, who is there."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    await server.watch(code)
    server.connect(code)
    assert over(await play_on(me))
    await server.new_table(start=False)
    found, log = await figures(server), server.room(code).match.log
    kinds = [line.kind for line in log]
    for kind in set(kinds):
        assert found["boomtown_choices_total", kind] == kinds.count(kind)
    assert found["boomtown_storage_wait_seconds_count",] == len(kinds)
    assert found["boomtown_storage_group_writes_sum",] >= len(kinds)
    assert 0 < found["boomtown_storage_group_writes_count",] <= found["boomtown_storage_group_writes_sum",]
    assert 0 < found["boomtown_choice_seconds_count",] <= kinds.count("human")
    assert found["boomtown_bot_thinking_seconds_count",] >= kinds.count("bot")
    assert [found["boomtown_tables", phase] for phase in ("lobby", "playing", "over")] == [1, 0, 1]
    assert [found["boomtown_sockets", doing] for doing in ("silent", "watching", "playing")] == [1, 1, 1]
    assert found["process_resident_memory_bytes",] > 0
    assert not found["boomtown_storage_trouble",]
    assert not found["boomtown_draining",]
    assert not found["boomtown_storage_conflicts_total",]
    assert not found["boomtown_bus_silent",]
    assert found["boomtown_town_processes",] == 1


async def test_what_is_read_and_asked_for_is_timed(server: InProcessServer) -> None:
    before = await figures(server)
    await server.request("GET", "/api/tables")  # reads the tables, and the strangers who wait
    found = await figures(server)
    assert found["boomtown_storage_read_seconds_count",] == before["boomtown_storage_read_seconds_count",] + 2
    assert found["boomtown_http_seconds_count",] == before["boomtown_http_seconds_count",] + 2  # the figures, too


def test_a_tally_counts_as_prometheus_does() -> None:
    """A value on a bound belongs to its bucket, and buckets are cumulative."""
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    tally = HistogramCollector("x", "some help", (0.5, 1, 2.5), ours)
    histogram = Histogram("x", "some help", buckets=(0.5, 1, 2.5), registry=theirs)
    for value in (0.0, 0.5, 0.75, 1.0, 2.5, 2.6, 100.0):
        tally.observe(value)
        histogram.observe(value)
    plain = [line for line in generate_latest(theirs).decode().splitlines() if "_created" not in line]
    assert generate_latest(ours).decode().splitlines() == plain


async def test_refusals_are_counted_by_code_and_by_limit(settings: Settings) -> None:
    server = InProcessServer(replace(settings, miss_burst=2, miss_rate=0.0, message_burst=3, message_rate=0.0))
    await server.open()
    code, token = await server.new_table()
    me = await server.watch(code, token)
    for _ in range(4):
        await server.request("GET", "/api/tables/nowhere")
    me.send(*({"t": "undo", "move": 0} for _ in range(5)))
    await me.error()
    found = await figures(server)
    assert found["boomtown_refusals_total", "no-table"] == 2
    assert found["boomtown_limited_total", "misses"] == 2
    while found.get(("boomtown_limited_total", "seat"), 0) < 3:
        await asyncio.sleep(0)
        found = await figures(server)
    assert found["boomtown_refusals_total", "too-many"] == 2 + 3
    await server.close()


async def test_nothing_of_a_table_is_told(server: InProcessServer) -> None:
    code, token = await server.new_table(title="Dry Gulch")
    me = await server.watch(code, token)
    await play_on(me)
    _, text, headers = await server.request("GET", "/metrics")
    assert headers["content-type"].startswith("text/plain; version=")
    for secret in (code, token, server.room(code).table.id, "Dry Gulch", "Ann", server.room(code).match.seed):
        assert secret not in text.decode()


@pytest.mark.parametrize(
    ("address", "networks", "proxies", "headers", "may"),
    [
        ("127.0.0.1", LOOPBACK, (), {}, True),
        ("::1", LOOPBACK, (), {}, True),
        ("::ffff:127.0.0.1", LOOPBACK, (), {}, True),
        ("10.1.2.3", LOOPBACK, (), {}, False),
        ("10.1.2.3", ("10.0.0.0/8",), (), {}, True),
        ("127.0.0.1", ("10.0.0.0/8",), (), {}, False),
        ("2001:db8::7", ("2001:db8::/32",), (), {}, True),
        ("a browser", LOOPBACK, (), {}, False),
        ("127.0.0.1", LOOPBACK, (), {"x-forwarded-for": "10.1.2.3"}, False),  # a proxy nobody has named
        ("10.0.0.1", ("10.0.0.0/8",), (), {"via": "1.1 caddy"}, False),
        ("127.0.0.1", LOOPBACK, (), {"cf-connecting-ip": "10.1.2.3"}, False),  # tunnels and networks of caches
        ("127.0.0.1", LOOPBACK, (), {"true-client-ip": "10.1.2.3"}, False),
        ("127.0.0.1", LOOPBACK, (), {"cdn-loop": "cloudflare"}, False),
        ("127.0.0.1", LOOPBACK, (), {"x-forwarded-proto": "https"}, False),
        ("127.0.0.1", LOOPBACK, (), {"fly-client-ip": "10.1.2.3"}, False),
        ("10.1.2.3", ("10.0.0.0/8",), ("10.0.0.1",), {"x-forwarded-for": "10.1.2.3"}, True),
        ("127.0.0.1", LOOPBACK, ("10.0.0.1",), {"x-forwarded-for": "10.1.2.3"}, False),  # another one than the named
    ],
)
async def test_who_may_read_the_figures(
    settings: Settings, address: str, networks: tuple[str, ...], proxies: tuple[str, ...], headers: Any, may: bool
) -> None:
    """Other clients get 404."""
    server = InProcessServer(replace(settings, metrics_from=networks, trust_proxy=proxies))
    await server.open()
    status, body, _ = await server.request("GET", "/metrics", headers=headers, address=address)
    assert status == (200 if may else 404)
    if not may:
        assert body["error"]["code"] == "not-found"
    await server.close()


# ---- ready


async def test_ready_only_while_the_storage_writes(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server detects a full disk even without players."""
    monkeypatch.setattr(health, "PROBE_EVERY", 0.0)
    assert (await server.request("GET", "/readyz"))[:2] == (200, {"ready": True, "missing": None})
    with Full(server):
        assert (await server.request("GET", "/readyz"))[:2] == (503, {"ready": False, "missing": "storage"})
        assert (await server.request("GET", "/healthz"))[0] == 503
    while server.services.storage.trouble:
        await asyncio.sleep(0)
    assert (await server.request("GET", "/readyz"))[0] == 200


async def test_a_storage_that_does_not_answer_is_not_ready(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PROBE_EVERY", 0.0)
    monkeypatch.setattr(health, "PROBE_WITHIN", 0.0)
    with sqlite3.connect(str(server.settings.data), isolation_level=None) as other:
        other.execute("begin immediate")  # the writer waits for this
        assert (await server.request("GET", "/readyz"))[:2] == (503, {"ready": False, "missing": "storage"})
        other.execute("rollback")
    monkeypatch.setattr(health, "PROBE_WITHIN", 30.0)
    assert (await server.request("GET", "/readyz"))[0] == 200


async def test_asking_often_writes_nothing(server: InProcessServer) -> None:
    for _ in range(20):
        await server.request("GET", "/readyz")
    assert (await figures(server))["boomtown_storage_group_writes_sum",] <= 2 * 4


# ---- the end


async def test_draining_is_told(server: InProcessServer) -> None:
    """Each table shows it, also to new connections. The server is no longer ready but still healthy."""
    codes = [(await server.new_table(start=start)) for start in (True, False)]
    people: list[WebSocketClient] = [await server.watch(*one) for one in codes]
    ending = asyncio.create_task(drain(server.services, 3600.0))
    for one in people:
        await one.wait(lambda m: m["t"] == "table" and m["table"]["notice"] == NOTICE)
    assert (await server.request("GET", "/readyz"))[:2] == (503, {"ready": False, "missing": "draining"})
    assert (await server.request("GET", "/healthz"))[0] == 200
    assert (await figures(server))["boomtown_draining",] == 1
    code, token = await server.new_table()
    people.append(await server.watch(code, token))
    assert people[-1].table()["notice"] == NOTICE
    assert not ending.done()
    for one in people:
        await one.leave()
    await ending


async def test_nobody_is_waited_for_longer_than_said(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    await drain(server.services, 0.0)
    assert me.closed is None
