"""People in a cluster of several servers: known at each of them, counted once, gone everywhere."""

import asyncio

import pytest

from boomtown.cli import main

from ..conftest import gather, play_on
from ..cookie_client import CookieClient
from ..databases import PASSWORD
from ..two_servers import TwoServers, two_servers
from .test_history import games
from .test_ratings import ratings

__all__ = ["two_servers"]  # a fixture

pytestmark = pytest.mark.slow


async def the_keeper_looks(two_servers: TwoServers, capsys: pytest.CaptureFixture[str]) -> None:
    """Run `boomtown ratings` next to the servers. Ratings are computed again only while no server runs."""
    command = ["ratings", "--data", str(two_servers.database.data)]
    assert await asyncio.to_thread(main, command) == 0
    output = capsys.readouterr().out
    assert output.startswith("postgresql")
    assert output.splitlines()[0].endswith(": 1 person rated")
    before = sorted(two_servers.database.raw("select * from ratings"))
    assert await asyncio.to_thread(main, [*command, "--recompute"]) == 1
    said = capsys.readouterr().err
    assert "in use by boomtown, process" in said
    assert PASSWORD not in output + said
    await two_servers.close()
    assert await asyncio.to_thread(main, [*command, "--recompute"]) == 0
    assert capsys.readouterr().out.startswith("1 game counted\n")
    assert [row[:3] for row in sorted(two_servers.database.raw("select * from ratings"))] == [row[:3] for row in before]
    await asyncio.to_thread(two_servers.database.raw, "drop table ratings")
    assert await asyncio.to_thread(main, command) == 1
    assert "ratings" in capsys.readouterr().err


async def test_two_people_at_two_servers(two_servers: TwoServers, capsys: pytest.CaptureFixture[str]) -> None:
    """Each player sees the end on another server.

    The game counts once for both. One of them deletes their account on the other's server.
    """
    ann, bob = CookieClient(two_servers.a), CookieClient(two_servers.b)
    for one, name in ((ann, "Zebulon"), (bob, "Bob")):
        await one.do("PATCH", "/api/me", {"name": name, "rated": True})
    wish = {"name": "Zebulon", "setup": {"game": "duel", "players": 2}, "bots": 0, "public": False, "timer": 0}
    made = await ann.do("POST", "/api/tables", wish)
    code = made["table"]["code"]
    joined = await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    host, guest = await two_servers.a.watch(code, made["token"]), await two_servers.b.watch(code, joined["token"])
    host.send({"t": "start"})
    await gather(play_on(host), play_on(guest))
    ann.server, bob.server = two_servers.b, two_servers.a
    assert [row["won"] for row in (*await games(ann), *await games(bob))] in ([True, False], [False, True])
    assert [one["games"] for client in (ann, bob) for one in await ratings(client)] == [1, 1, 1, 1]
    await ann.do("DELETE", "/api/me")
    await host.wait(lambda m: m["t"] == "table" and m["table"]["seats"][0]["name"] == "")
    ann.server = two_servers.a
    assert await ann.me() is None
    assert "Zebulon" not in str(two_servers.database.raw("select seats from tables"))
    await the_keeper_looks(two_servers, capsys)


async def test_recovery_codes_tried_at_one_server_are_tried_at_all(two_servers: TwoServers) -> None:
    for server in (two_servers.a, two_servers.b):
        server.services.limits.misses.burst, server.services.limits.misses.rate = 3, 0.0
    eve = CookieClient(two_servers.a)
    assert [await eve.refused("POST", "/api/session/code", {"code": f"{n:016}"}) for n in range(3)] == ["bad-code"] * 3
    two_servers.a.services.shared_limits.publish()
    left = two_servers.b.services.limits.misses.of
    await two_servers.until(lambda: all(left(address).empty() for address in two_servers.a.services.limits.misses._of))
    eve.server = two_servers.b
    assert await eve.refused("POST", "/api/session/code", {"code": "1"}) == "too-many"
