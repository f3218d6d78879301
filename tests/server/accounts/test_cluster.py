"""People in a town of several servers: known at each of them, counted once, gone everywhere."""

import asyncio

import pytest

from boomtown.cli import main

from ..conftest import gather, play_on
from ..cookie_client import Visitor
from ..databases import PASSWORD
from ..two_servers import Pair, pair
from .test_history import games
from .test_ratings import ratings

__all__ = ["pair"]  # a fixture

pytestmark = pytest.mark.slow


async def the_keeper_looks(pair: Pair, capsys: pytest.CaptureFixture[str]) -> None:
    """Run `boomtown ratings` next to the servers. Ratings are computed again only while no server runs."""
    command = ["ratings", "--data", str(pair.town.data)]
    assert await asyncio.to_thread(main, command) == 0
    told = capsys.readouterr().out
    assert told.startswith("postgresql")
    assert told.splitlines()[0].endswith(": 1 person rated")
    before = sorted(pair.town.raw("select * from ratings"))
    assert await asyncio.to_thread(main, [*command, "--recompute"]) == 1
    said = capsys.readouterr().err
    assert "in use by boomtown, process" in said
    assert PASSWORD not in told + said
    await pair.close()
    assert await asyncio.to_thread(main, [*command, "--recompute"]) == 0
    assert capsys.readouterr().out.startswith("1 game counted\n")
    assert [row[:3] for row in sorted(pair.town.raw("select * from ratings"))] == [row[:3] for row in before]
    await asyncio.to_thread(pair.town.raw, "drop table ratings")
    assert await asyncio.to_thread(main, command) == 1
    assert "ratings" in capsys.readouterr().err


async def test_two_people_at_two_servers(pair: Pair, capsys: pytest.CaptureFixture[str]) -> None:
    """Each player sees the end on another server.

    The game counts once for both. One of them deletes their account on the other's server.
    """
    ann, bob = Visitor(pair.a), Visitor(pair.b)
    for one, name in ((ann, "Zebulon"), (bob, "Bob")):
        await one.do("PATCH", "/api/me", {"name": name, "rated": True})
    wish = {"name": "Zebulon", "setup": {"game": "duel", "players": 2}, "bots": 0, "public": False, "timer": 0}
    made = await ann.do("POST", "/api/tables", wish)
    code = made["table"]["code"]
    joined = await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    host, guest = await pair.a.watch(code, made["token"]), await pair.b.watch(code, joined["token"])
    host.send({"t": "start"})
    await gather(play_on(host), play_on(guest))
    ann.server, bob.server = pair.b, pair.a
    assert [row["won"] for row in (*await games(ann), *await games(bob))] in ([True, False], [False, True])
    assert [one["games"] for visitor in (ann, bob) for one in await ratings(visitor)] == [1, 1, 1, 1]
    await ann.do("DELETE", "/api/me")
    await host.wait(lambda m: m["t"] == "table" and m["table"]["seats"][0]["name"] == "")
    ann.server = pair.a
    assert await ann.me() is None
    assert "Zebulon" not in str(pair.town.raw("select seats from tables"))
    await the_keeper_looks(pair, capsys)


async def test_recovery_codes_tried_at_one_server_are_tried_at_all(pair: Pair) -> None:
    for server in (pair.a, pair.b):
        server.services.limits.misses.burst, server.services.limits.misses.rate = 3, 0.0
    eve = Visitor(pair.a)
    assert [await eve.refused("POST", "/api/session/code", {"code": f"{n:016}"}) for n in range(3)] == ["bad-code"] * 3
    pair.a.services.shared_limits.publish()
    left = pair.b.services.limits.misses.of
    await pair.until(lambda: all(left(address).empty() for address in pair.a.services.limits.misses._of))
    eve.server = pair.b
    assert await eve.refused("POST", "/api/session/code", {"code": "1"}) == "too-many"
