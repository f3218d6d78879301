"""Limits for one client: sockets, messages, snapshots, guesses, uploads."""

import asyncio
import gzip
import json
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.games import new_game
from boomtown.notation import write_game
from boomtown.server.cluster.bus.base import MemoryBus
from boomtown.server.cluster.membership import Cluster
from boomtown.server.cluster.shared_limits import LimitUsage, SharedLimits
from boomtown.server.config.settings import Settings
from boomtown.server.config.sources import resolve
from boomtown.server.core import client_address
from boomtown.server.core.errors import Refused
from boomtown.server.limits.connections import Connections
from boomtown.server.limits.limits import Bucket, Buckets, Limits
from boomtown.server.rooms.table_list import TableList
from boomtown.server.tables.server_messages import encode
from boomtown.server.tables.table_info import TableCard, TablePage

from ..conftest import HERE, InProcessServer, gather

FAR = "203.0.113.7"


async def opened(settings: Settings, **limits: Any) -> InProcessServer:
    server = InProcessServer(replace(settings, **limits))
    await server.open()
    return server


def test_buckets_of_many_addresses_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """The addresses that have spent the most are the ones that are remembered."""
    monkeypatch.setattr("boomtown.server.limits.limits.REMEMBERED", 10, raising=False)
    buckets = Buckets(0.0, 5)
    for number in range(100):
        buckets.of("flood").spend(5)
        buckets.take(str(number))
    assert len(buckets._of) <= 11
    assert not buckets.take("flood")


def test_addresses_that_have_gone_are_forgotten_in_other_processes() -> None:
    """A process that has closed all sockets of an address reports the number 0."""
    spending = SharedLimits(Limits(Settings()), Cluster(MemoryBus()))
    count = spending.counts["sockets"]
    for number in (2, 0):
        spending.on_usage("other", encode(LimitUsage(counts={"sockets": {FAR: number}})).decode())
        assert count.of(FAR) == number
    assert count.elsewhere == {"other": {}}


@pytest.mark.parametrize("name", ["boards", "estimates", "reporters", "reports", "studies", "tournaments"])
def test_limits_without_a_setting_follow_the_choice_too(name: str) -> None:
    """A class of learners may share an address."""
    taken = [Limits(Settings(limits=choice)).buckets[name] for choice in ("normal", "off")]
    assert [all(one.take(HERE) for _ in range(100)) for one in taken] == [False, True]


def test_connections_follow_the_choice_of_limits() -> None:
    """A load test from one address needs more connections than a browser."""
    allowed = {}
    for choice in ("strict", "normal", "off"):
        open_now = Connections()
        open_now.configure(resolve({"limits": choice}, {}).settings())
        for _ in range(150):
            if open_now.make(FAR):
                open_now.enter(FAR)
        allowed[choice] = open_now.count.of(FAR)
    assert allowed == {"strict": 64, "normal": 128, "off": 150}


async def test_who_says_nothing_is_hung_up_on(settings: Settings) -> None:
    """Other messages than hello are no greeting."""
    server = await opened(settings, hello_within=0.05)
    code, token = await server.new_table()
    silent, talking = server.connect(code), server.connect(code)
    talking.send({"t": "ping"}, {"t": "say", "text": "hi"})
    assert [await silent.end(), await talking.end()] == [4408, 4408]
    me = await server.watch(code, token)
    await asyncio.sleep(0.1)
    await me.settled()
    assert me.closed is None
    await server.close()


async def test_silent_sockets_keep_nobody_out(settings: Settings) -> None:
    """The oldest waiting socket is closed, and the host gets in."""
    server = await opened(settings, waiting_limit=5)
    code, token = await server.new_table()
    crowd = []
    for _ in range(12):
        crowd.append(server.connect(code, address=FAR))
        await asyncio.sleep(0)
    me = await server.watch(code, token)
    assert me.table()["you"] == 0
    assert [await one.end() for one in crowd[:7]] == [4408] * 7
    await server.close()


async def test_one_address_has_so_many_sockets(settings: Settings) -> None:
    server = await opened(settings, sockets_per_address=3)
    code, token = await server.new_table()
    crowd = [server.connect(code, address=FAR) for _ in range(4)]
    assert await crowd[3].end() == 4429
    assert (await server.watch(code, token)).table()["you"] == 0
    await crowd[0].leave()
    crowd.append(server.connect(code, address=FAR))
    crowd[-1].send({"t": "hello"})
    await crowd[-1].receive("table")
    await server.close()


async def test_a_flood_of_messages_ends_the_connection(settings: Settings) -> None:
    """One word a second is answer enough; then it is over."""
    server = await opened(settings, message_burst=3, message_rate=0.0, strikes=20)
    code, token = await server.new_table()
    me = await server.watch(code, token)
    me.send(*[{"t": "ping"}] * 50)
    assert await me.end() == 1008
    assert [m["code"] for m in me.received if m["t"] == "error"] == ["too-many"]
    await server.close()


async def test_coming_again_gives_no_fresh_budget(settings: Settings) -> None:
    """The message budget belongs to the seat."""
    server = await opened(settings, message_burst=10, message_rate=0.0)
    code, token = await server.new_table(start=False)
    sent = 0
    for _ in range(5):
        me = await server.watch(code, token)
        me.send(*[{"t": "ping"}] * 5)
        await asyncio.sleep(0.01)
        sent += sum(m["t"] == "pong" for m in me.received)
        await me.leave()
    assert sent <= 10
    await server.close()


async def test_an_address_has_a_budget_over_all_its_sockets(settings: Settings) -> None:
    server = await opened(settings, address_burst=20, address_rate=0.0)
    code, token = await server.new_table()
    crowd = [server.connect(code, address=FAR) for _ in range(10)]
    for one in crowd:
        one.send({"t": "hello"}, *[{"t": "ping"}] * 5)
    await asyncio.sleep(0.05)
    assert sum(m["t"] == "pong" for one in crowd for m in one.received) <= 20
    await gather((await server.watch(code, token)).settled())
    await server.close()


async def test_hello_has_a_budget_and_costs_one_look(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot is made once for each kind of reader and move, however often it is asked for."""
    server = await opened(settings, hello_burst=12, hello_rate=0.0)
    code, _ = await server.new_table()
    looks: list[object] = []
    game = type(server.room(code).match.game)
    plain = game.view

    def view(self: object, seat: int | None) -> object:
        looks.append(seat)
        return plain(self, seat)

    monkeypatch.setattr(game, "view", view)
    crowd = [server.connect(code, address=FAR) for _ in range(20)]
    for one in crowd:
        one.send(*[{"t": "hello"}] * 3)
    await asyncio.sleep(0.1)
    moves = server.room(code).match.game.moves
    assert sum(m["t"] == "state" for one in crowd for m in one.received) > 0
    assert sum(m["t"] == "error" and m["code"] == "too-many" for one in crowd for m in one.received) > 0
    assert looks.count(None) <= moves + 2
    await server.close()


async def test_codes_cannot_be_tried(settings: Settings) -> None:
    """After some misses the server answers nothing more, not even for existing tables."""
    server = await opened(settings, miss_burst=3, miss_rate=0.0)
    code, _ = await server.new_table()
    answers = [(await server.request("GET", f"/api/tables/zzzzz{n}", address=FAR))[0] for n in range(5)]
    assert answers == [404, 404, 404, 429, 429]
    assert (await server.request("GET", f"/api/tables/{code}", address=FAR))[0] == 429
    assert await server.connect(code, address=FAR).error() == "too-many"
    assert (await server.request("GET", f"/api/tables/{code}"))[0] == 200
    await server.close()


async def test_requests_of_any_kind_have_a_limit(settings: Settings) -> None:
    server = await opened(settings, http_burst=5, http_rate=0.0)
    answers = [(await server.request("GET", "/healthz", address=FAR))[0] for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2
    status, body, headers = await server.request("GET", "/", address=FAR)
    assert (status, body["error"]["code"]) == (429, "too-many")
    assert "content-security-policy" in headers
    assert (await server.request("GET", "/healthz"))[0] == 200
    await server.close()


@pytest.mark.slow
async def test_uploads_have_a_budget_of_their_own(settings: Settings) -> None:
    server = await opened(settings, upload_burst=2, upload_rate=0.0)
    text = write_game(new_game({"players": 4}, 1)).encode()
    answers = [(await server.request("POST", "/api/replay", text, address=FAR))[0] for _ in range(3)]
    assert answers == [200, 200, 429]
    assert (await server.request("POST", "/api/replay", text))[0] == 200, "others are not locked out"
    await server.close()


def test_addresses_as_they_are_counted() -> None:
    """A household may change most of its IPv6 address at will."""
    assert client_address.counted("192.0.2.1") == "192.0.2.1"
    assert client_address.counted("::ffff:192.0.2.1") == "192.0.2.1"
    assert (
        client_address.counted("2001:db8:1:2:3:4:5:6")
        == client_address.counted("2001:db8:1:2::1")
        == "2001:db8:1:2::/64"
    )
    assert client_address.counted("2001:db8:1:3::1") != client_address.counted("2001:db8:1:2::1")
    assert client_address.counted("fe80::1%eth0") == client_address.counted("fe80::2")
    assert client_address.counted("testclient") == "testclient"
    assert client_address.of({"client": None}) == ""


def test_a_bucket_may_be_in_debt() -> None:
    now = [0.0]
    bucket = Bucket(10.0, 5, lambda: now[0])
    bucket.spend(25)
    assert (bucket.debt(), bucket.empty()) == (2.0, True)
    now[0] = 2.0
    assert bucket.debt() == 0.0
    assert not bucket.take()
    now[0] = 2.1
    assert bucket.take()


async def test_the_list_of_tables_is_put_together_once_a_second(server: InProcessServer) -> None:
    """Any number of requests share it. Later pages count among the changes of an address."""
    now, reads = [0.0], []
    card = TableCard("", "abc", "", "", "lobby", 4, 1, 0, "bang", [])

    async def read(after: str) -> TablePage:
        reads.append(after)
        await asyncio.sleep(0)
        return TablePage([card] * 50, "lobby:x")

    listing = TableList(read, Buckets(0.0, 2), lambda: now[0])
    pages = await gather(*(listing.page("", HERE) for _ in range(20)))
    assert (len(reads), len(set(map(id, pages)))) == (1, 1)
    assert json.loads(gzip.decompress(pages[0].packed)) == json.loads(pages[0].plain)
    now[0] = 0.9
    await listing.page("", HERE)
    assert len(reads) == 1
    now[0] = 1.0
    await listing.page("", HERE)
    assert len(reads) == 2
    for after in ("a", "a", "b"):
        await listing.page(after, HERE)
    with pytest.raises(Refused, match="too much"):
        await listing.page("c", HERE)
    assert reads[2:] == ["a", "b"]


async def test_the_list_is_sent_compressed(server: InProcessServer) -> None:
    await server.new_table(public=True, start=False)
    _, plain, _ = await server.request("GET", "/api/tables")
    _, packed, headers = await server.request("GET", "/api/tables", headers={"accept-encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed)) == plain
    assert len(plain["tables"]) == 1
