"""Deal of the day: the same game for all players, one try for each account, numbers, and what is not allowed."""

import json
from typing import Any

import pytest

from boomtown.notation.verify import verify
from boomtown.server.accounts import daily_tries
from boomtown.server.core import entropy
from boomtown.server.storage.schema import DAILY
from boomtown.server.tables import daily_deal
from boomtown.server.web.parts import NotificationsPart

from ..conftest import InProcessServer, WebSocketClient, gather, over, play_on
from ..cookie_client import CookieClient, ann, bob

__all__ = ["ann", "bob"]  # fixtures

DATE = "2026-11-30"
NEXT = "2026-12-01"


@pytest.fixture(autouse=True)
def date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_deal, "today", lambda: DATE)


async def begin(client: CookieClient, name: str = "Ann") -> tuple[str, WebSocketClient]:
    """Start the try of today. Returns the code of the table and the player in seat 0."""
    made = await client.do("POST", "/api/daily", {"name": name})
    assert made["seat"] == 0
    return made["table"]["code"], await client.server.watch(made["table"]["code"], made["token"])


async def finish(client: CookieClient, name: str = "Ann") -> tuple[str, WebSocketClient]:
    code, player = await begin(client, name)
    assert over(await play_on(player))
    return code, player


def choices(server: InProcessServer, code: str) -> list[tuple[int, int]]:
    return [(line.seat, line.choice) for line in server.room(code).match.log]


async def test_equal_choices_lead_to_equal_games(ann: CookieClient, bob: CookieClient, server: InProcessServer) -> None:
    code, player = await finish(ann)
    first, end = choices(server, code), player.state()
    await server.reopen()
    other, another = await finish(bob, "Bob")
    assert choices(server, other) == first
    assert len(first) > 50
    for key in ("seed", "deal", "figures"):
        assert another.state()[key] == end[key]
    assert [seat["bot"] for seat in another.table()["seats"][1:]] == ["hothead", "loyalist", "timid", "hothead"]


async def test_another_day_has_another_deal(
    ann: CookieClient, server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, today = await begin(ann)
    first = await today.my_turn()
    monkeypatch.setattr(daily_deal, "today", lambda: NEXT)
    _, tomorrow = await begin(ann)
    assert (today.table()["daily"], tomorrow.table()["daily"]) == (DATE, NEXT)
    assert (await tomorrow.my_turn())["view"]["hand"] != first["view"]["hand"]


async def test_the_first_try_counts_and_there_is_no_second(ann: CookieClient, server: InProcessServer) -> None:
    code, player = await begin(ann)
    assert await ann.refused("POST", "/api/daily", {"name": "Ann"}) == "daily-played"
    page = await ann.do("GET", "/api/daily")
    assert (page["date"], page["played"], page["won"]) == (DATE, 0, 0)
    assert page["mine"] == {"code": code, "result": None}
    assert over(await play_on(player))
    assert await ann.refused("POST", "/api/daily", {"name": "Ann"}) == "daily-played"
    page, end = await ann.do("GET", "/api/daily"), player.state()
    won = 0 in end["view"]["result"]["winners"]
    assert (page["played"], page["won"]) == (1, int(won))
    seat = end["view"]["seats"][0]
    result = page["mine"]["result"]
    assert result["won"] is won
    assert result["lives"] == (seat["life"] if seat["alive"] else 0)
    assert result["hits"] == end["figures"][0]["hits"]
    turns = [
        event["who"]
        for message in player.received
        if message["t"] == "state"
        for event in message["events"]
        if event["t"] == "turn"
    ]
    assert result["turns"] == turns.count(0) > 0
    assert await CookieClient(server).do("GET", f"/api/daily?date={DATE}") == page | {"mine": None}


async def test_a_try_that_loses_the_race_makes_no_table(ann: CookieClient, server: InProcessServer) -> None:
    """Two requests at the same time: one table is stored with its claim, no second one."""
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    answers = [ann.ask("POST", "/api/daily", {"name": "Ann"}) for _ in range(2)]
    assert sorted(status for status, _ in await gather(*answers)) == [201, 409]
    games = await ann.do("GET", "/api/me/games")
    assert len(games["games"]) == 1


async def test_the_usual_check_of_the_deal_works(ann: CookieClient, server: InProcessServer) -> None:
    before = await CookieClient(server).do("GET", "/api/daily")
    code, player = await finish(ann)
    deal = player.state()["deal"]
    assert deal["commitment"] == before["commitment"]
    assert deal["parts"] == [None] * 5
    status, file, _ = await server.request("GET", f"/api/tables/{code}/record")
    assert status == 200
    verdict = verify(file.decode(), before["commitment"])
    assert verdict is not None
    assert verdict.holds


async def test_no_secret_is_sent_before_the_end(ann: CookieClient, server: InProcessServer) -> None:
    """Neither the key nor the secret or the seed of the date, in no answer and no message."""
    key = entropy.secret()
    deal = daily_deal.deal_of(key, DATE)
    status, page = await ann.ask("GET", "/api/daily")
    assert status == 200
    _, player = await begin(ann)
    await play_on(player, lambda state: state["view"]["move"] > 0)
    told = json.dumps([page, player.received, await ann.do("GET", "/api/daily")])
    stored = await server.services.storage.read(server.services.storage.get_or_store_fact, "daily-key", str)
    assert stored == key
    assert deal.commitment in told
    for hidden in (key, deal.secret, server.room(player.table()["code"]).match.seed):
        assert hidden not in told
    player.send({"t": "leave"})  # a bot plays on, and the page watches
    await player.wait(lambda message: message["t"] == "state" and over(message))
    assert deal.secret in json.dumps(player.received)
    assert key not in json.dumps(player.received)


async def test_nothing_unfair_is_allowed_also_after_a_restart(ann: CookieClient, server: InProcessServer) -> None:
    code, player = await begin(ann)
    token = player.token
    for again in (False, True):
        if again:
            await server.reopen()
            player = await server.watch(code, token)
        state = await player.my_turn()
        player.send({"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]})
        state = await player.receive("state")
        assert not any(message["view"]["can_undo"] for message in player.received if message["t"] == "state")
        player.send({"t": "undo", "move": state["view"]["move"]})
        assert await player.error() in ("no-undo", "stale")
        assert server.room(code).match.takes_back is False
        for message in ({"t": "who"}, {"t": "again", "rotate_sheriff": False}, {"t": "setup", "public": True}):
            player.send(message)
            assert await player.error() == "daily"
        assert player.table()["host"] is None
    status, _, _ = await server.request("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    assert status == 409


async def test_the_next_game_at_the_table_is_an_ordinary_one(ann: CookieClient, server: InProcessServer) -> None:
    code, player = await finish(ann)
    page = await ann.do("GET", "/api/daily")
    player.send({"t": "again", "rotate_sheriff": False})
    state = await player.wait(lambda message: message["t"] == "state" and message["round"] == 2)
    assert (player.table()["daily"], player.table()["host"]) == (None, 0)
    assert server.room(code).match.takes_back
    assert state["view"]["phase"] != "over"
    await play_on(player)
    assert await ann.do("GET", "/api/daily") == page


async def test_refusals(ann: CookieClient, server: InProcessServer) -> None:
    status, body, _ = await server.request("POST", "/api/daily", {"name": "Bot"})
    assert (status, body["error"]["code"]) == (401, "no-me")
    for date in ("tomorrow", NEXT, "2026-02-30"):
        assert await ann.refused("GET", f"/api/daily?date={date}") == "malformed"
    assert await ann.refused("POST", "/api/daily", {"name": "Ann", "date": DATE}) == "malformed"
    page = await ann.do("GET", "/api/daily?date=2020-02-29")
    assert (page["played"], page["won"], page["mine"]) == (0, 0, None)


async def test_a_server_without_accounts_has_none(settings: Any) -> None:
    server = InProcessServer(settings, parts=(NotificationsPart(),))
    await server.open()
    assert (await server.request("GET", "/api/daily"))[0] == 404
    await server.close()


async def test_a_try_moves_with_the_account_and_ends_with_it(ann: CookieClient, server: InProcessServer) -> None:
    """An account that has a try of its own for the date keeps it; the guest's is dropped."""
    account = CookieClient(server)
    await account.do("PATCH", "/api/me", {"name": "Ann"})
    await account.add_passkey()
    await finish(account)
    mine = await account.do("GET", "/api/daily")
    storage = server.services.storage
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    guest = server.services.storage.queries.column(DAILY.select().with_only_columns(DAILY.c.owner))
    owner = (await storage.read(storage.queries.rows, DAILY.select()))[0]["owner"]
    assert guest == [owner]
    await begin(ann)
    ann.device = account.device
    await ann.sign_in(account.device)
    assert await ann.do("GET", "/api/daily") == mine
    rows = await storage.read(storage.queries.rows, DAILY.select())
    assert [row["owner"] for row in rows] == [owner]
    file = await ann.do("GET", "/api/me/export")
    assert file["deals_of_the_day"] == [{"date": DATE, **mine["mine"]["result"]}]
    await ann.do("DELETE", "/api/me")
    assert await storage.read(storage.queries.rows, DAILY.select()) == []


async def test_a_guest_who_signs_in_brings_the_try(ann: CookieClient, server: InProcessServer) -> None:
    account = CookieClient(server)
    await account.do("PATCH", "/api/me", {"name": "Ann"})
    await account.add_passkey()
    await finish(ann)
    mine = await ann.do("GET", "/api/daily")
    ann.device = account.device
    await ann.sign_in(account.device)
    assert await account.do("GET", "/api/daily") == mine
    assert (await server.services.storage.read(daily_tries.numbers, server.services.storage, DATE)).played == 1
