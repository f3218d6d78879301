"""Deal of the day on two servers of one PostgreSQL: one key, one try, one result."""

import pytest

from boomtown.server.core import entropy
from boomtown.server.tables import daily_deal

from ..conftest import gather, over, play_on
from ..cookie_client import CookieClient
from ..two_servers import TwoServers, two_servers

__all__ = ["two_servers"]  # fixture

pytestmark = pytest.mark.slow


async def test_two_servers_have_one_deal_and_one_try(two_servers: TwoServers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_deal, "today", lambda: "2026-11-30")
    drawn = iter(["1a" * 32, "2b" * 32])
    monkeypatch.setattr(entropy, "secret", lambda: next(drawn, "3c" * 32))
    here, there = CookieClient(two_servers.a), CookieClient(two_servers.b)
    pages = await gather(here.do("GET", "/api/daily"), there.do("GET", "/api/daily"))
    assert pages[0]["commitment"] == pages[1]["commitment"]
    await here.do("PATCH", "/api/me", {"name": "Ann"})
    there.cookie = here.cookie
    answers = await gather(*(client.ask("POST", "/api/daily", {"name": "Ann"}) for client in (here, there)))
    assert sorted(status for status, _ in answers) == [201, 409]
    made = next(body for status, body in answers if status == 201)
    player = await two_servers.b.watch(made["table"]["code"], made["token"])
    assert over(await play_on(player))
    page = await here.do("GET", "/api/daily")
    assert page == await there.do("GET", "/api/daily")
    assert (page["played"], page["commitment"]) == (1, pages[0]["commitment"])
    assert page["mine"]["result"]["won"] is bool(page["won"])
