"""Tournament on two servers of one PostgreSQL: one round, one table, one result."""

import pytest

from boomtown.server.rooms import matchmaking

from ..conftest import gather, play_on
from ..cookie_client import CookieClient
from ..two_servers import TwoServers, two_servers

__all__ = ["two_servers"]  # fixture

pytestmark = pytest.mark.slow

ORDER = {"title": "Cup", "setup": {"game": "duel", "players": 2}, "rounds": 1, "timer": 0}


async def test_players_of_two_servers_meet(two_servers: TwoServers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchmaking, "FULL", 0.0)
    here, there = CookieClient(two_servers.a), CookieClient(two_servers.b)
    made = await here.do("POST", "/api/tournaments", {"name": "Ann", **ORDER})
    path = f"/api/tournaments/{made['code']}"
    await there.do("POST", f"{path}/join", {"name": "Bob"})
    starts = (here.do("POST", f"{path}/rounds", {"round": 1}) for _ in range(2))
    pages = await gather(*starts)
    assert [(page["round"], len(page["tables"])) for page in pages] == [(1, 1), (1, 1)]
    seats = await gather(*(client.do("POST", f"{path}/seat", {}) for client in (here, there)))
    assert seats[0]["table"]["code"] == seats[1]["table"]["code"]
    players = [
        await server.watch(seat["table"]["code"], seat["token"])
        for server, seat in zip((two_servers.a, two_servers.b), seats, strict=True)
    ]
    await gather(*map(play_on, players))
    page = await here.do("GET", path)
    assert page["phase"] == "over"
    assert page["players"] == (await there.do("GET", path))["players"]
    assert sum(one["won"] for one in page["players"]) == 1
