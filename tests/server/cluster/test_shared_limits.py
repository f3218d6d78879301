"""Several servers: limits hold over all of them, and the list of tables is the same everywhere."""

from functools import partial
from typing import Any

import pytest

from ..conftest import InProcessServer
from ..two_servers import TwoServers, two_servers

__all__ = ["two_servers"]
pytestmark = pytest.mark.slow
FAR = "203.0.113.7"


async def test_what_an_address_has_spent_is_spent_everywhere(two_servers: TwoServers) -> None:
    for server in (two_servers.a, two_servers.b):
        server.services.limits.requests.burst = 6
    codes = []
    for number in range(9):
        server = (two_servers.a, two_servers.b)[number % 2]
        status, _, _ = await server.request("POST", "/api/tables", {"name": "Eve", "start": False}, address=FAR)
        codes.append(status)
        server.services.shared_limits.publish()
        other = two_servers.b if server is two_servers.a else two_servers.a
        await two_servers.until(partial(has_at_most, other, 6 - min(number + 1, 6) + 0.9))
    assert codes == [201] * 6 + [429] * 3
    assert (await two_servers.a.request("POST", "/api/tables", {"name": "Ann", "start": False}))[0] == 201, "others may"


def has_at_most(server: InProcessServer, number: float) -> bool:
    return left(server) <= number


def left(server: InProcessServer) -> float:
    bucket = server.services.limits.requests.of(FAR)
    bucket.rate = 0.0
    return float(bucket.left)


async def test_sockets_of_an_address_are_counted_everywhere(two_servers: TwoServers) -> None:
    code, _ = await two_servers.table()
    two_servers.a.services.limits.sockets.limit = two_servers.b.services.limits.sockets.limit = 3
    for server in (two_servers.a, two_servers.b, two_servers.a):
        one = server.connect(code, address=FAR)
        one.send({"t": "hello"})
        await one.receive("table")
    for server in (two_servers.a, two_servers.b):
        server.services.shared_limits.publish()
    count = two_servers.b.services.limits.sockets.count
    await two_servers.until(lambda: count.of(FAR) == 3)
    assert await two_servers.b.connect(code, address=FAR).end() == 4429
    await two_servers.kill(two_servers.a)
    assert count.of(FAR) == 1, "its sockets are closed"
    again = two_servers.b.connect(code, address=FAR)
    again.send({"t": "hello"})
    await again.receive("table")


async def test_a_server_that_comes_later_knows_what_is_open(two_servers: TwoServers) -> None:
    code, _ = await two_servers.table()
    one = two_servers.a.connect(code, address=FAR)
    one.send({"t": "hello"})
    await one.receive("table")
    await two_servers.b.reopen()
    await two_servers.until(lambda: not two_servers.b.services.cluster.alone)
    two_servers.a.services.shared_limits.publish()
    await two_servers.until(lambda: two_servers.b.services.limits.sockets.count.of(FAR) == 1)


async def listed(server: InProcessServer, after: str = "") -> tuple[list[str], Any]:
    status, body, _ = await server.request("GET", f"/api/tables?after={after}")
    assert status == 200
    return [card["code"] for card in body["tables"]], body["more"]


async def test_the_same_list_everywhere(two_servers: TwoServers, monkeypatch: pytest.MonkeyPatch) -> None:
    """In pages, waiting tables first."""
    monkeypatch.setattr("boomtown.server.rooms.lobby.PAGE", 3)
    codes = set()
    for number in range(8):
        server = (two_servers.a, two_servers.b)[number % 2]
        codes.add((await server.new_table(public=True, start=number < 3, bots="fill"))[0])
    await two_servers.a.new_table(public=False)
    found: list[str] = []
    more: str | None = ""
    pages = 0
    while more is not None:
        page, more = await listed((two_servers.a, two_servers.b)[pages % 2], more)
        found += page
        pages += 1
    assert pages == 3
    assert len(found) == 8
    assert set(found) == codes
    phases = [two_servers.a.services.storage.queries.find(code).phase for code in found]
    assert phases == ["lobby"] * 5 + ["playing"] * 3
    for wrong in ("x", ":", "lobby", "\udc80", "%00", "é:é", "lobby:%00"):
        status, body, _ = await two_servers.b.request(
            "GET", f"/api/tables?after={wrong.encode('utf-8', 'replace').decode()}"
        )
        assert (status, type(body["tables"])) == (200, list)


async def test_one_server_removes_what_is_forgotten(two_servers: TwoServers) -> None:
    """Limits in use on any server stay."""
    old, _ = await two_servers.a.new_table(start=False)
    here, token = await two_servers.b.new_table(start=False)
    two_servers.database.raw(f"update tables set touched = touched - {two_servers.a.settings.idle_hours * 3600 + 1}")
    for server in (two_servers.a, two_servers.b):
        await server.reopen()
    await two_servers.until(
        lambda: not two_servers.a.services.cluster.alone and not two_servers.b.services.cluster.alone
    )
    await two_servers.b.watch(here, token)
    await two_servers.until(
        lambda: (
            two_servers.b.services.storage.queries.find(here).touched
            > two_servers.b.services.storage.queries.find(old).touched
        )
    )
    for server in (two_servers.a, two_servers.b):
        await server.services.maintenance.sweep()
    assert two_servers.database.raw("select code from tables") == [(here,)]
    assert [server.services.cluster.is_owner_of("sweep") for server in (two_servers.a, two_servers.b)].count(True) == 1


async def test_reports_are_counted_together(two_servers: TwoServers) -> None:
    """Five from an address at a table, wherever it sends them; at another table it has five more."""
    limits = two_servers.a.services.limits, two_servers.b.services.limits
    assert all(limits[number % 2].reports.take(f"t {FAR}") for number in range(5))
    for server in (two_servers.a, two_servers.b):
        server.services.shared_limits.publish()
    await two_servers.until(lambda: not limits[0].reports.of(f"t {FAR}").take())
    await two_servers.until(lambda: not limits[1].reports.of(f"t {FAR}").take())
    assert limits[0].reports.take(f"u {FAR}")
