"""Matchmaking, chat and time banks on several servers of a cluster, without a visible difference."""

import asyncio
from typing import Any

import pytest

from ..conftest import InProcessServer, gather
from ..two_servers import TwoServers, two_servers, wait_for_table

__all__ = ["two_servers"]
pytestmark = pytest.mark.slow


async def sit(server: InProcessServer, name: str) -> dict[str, Any]:
    made = await server.post("/api/sit", {"name": name})
    assert isinstance(made, dict)
    return made


async def test_strangers_of_two_servers_meet(two_servers: TwoServers) -> None:
    ann, bob = await sit(two_servers.a, "Ann"), await sit(two_servers.b, "Bob")
    assert ann["table"]["code"] == bob["table"]["code"]
    assert bob["seat"] == 1


async def test_strangers_who_come_at_the_same_moment_meet(
    two_servers: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both servers have looked, and found no table, before either of them makes one."""
    both = asyncio.Barrier(2)
    looked: set[InProcessServer] = set()

    def waits(server: InProcessServer) -> None:
        read = server.services.storage.read

        async def look(question: Any, *words: Any) -> Any:
            found = await read(question, *words)
            if question.__name__ == "beginning" and server not in looked:
                looked.add(server)
                assert found == []
                await both.wait()
            return found

        monkeypatch.setattr(server.services.storage, "read", look)

    waits(two_servers.a)
    waits(two_servers.b)
    ann, bob = await gather(sit(two_servers.a, "Ann"), sit(two_servers.b, "Bob"))
    assert ann["table"]["code"] == bob["table"]["code"]
    assert {ann["seat"], bob["seat"]} == {0, 1}
    assert two_servers.database.raw("select count(*) from tables") == [(1,)]


async def test_the_count_is_stopped_at_the_other_server(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob", public=True, begins=True)
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    at_a.send({"t": "setup", "begins": False})
    await wait_for_table(at_b, lambda table: table["begins"] is None)


async def test_a_phrase_is_read_at_the_other_server(two_servers: TwoServers) -> None:
    """And a report there holds what was said here."""
    code, (ann, bob) = await two_servers.table("Bob")
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    at_a.send({"t": "phrase", "phrase": "luck"}, {"t": "say", "text": "boo"})
    said = [await at_b.receive("said") for _ in range(2)]
    assert [(one.get("phrase"), one["text"]) for one in said] == [("luck", ""), (None, "boo")]
    assert [words.text for words in two_servers.b.room(code).conversation.recent] == ["(luck)", "boo"]


async def test_who_is_sent_away_stays_away_at_every_server(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob")
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    at_a.send({"t": "start"})
    await gather(at_a.receive("state"), at_b.receive("state"))
    at_a.send({"t": "kick", "seat": 1})
    assert await at_b.error() == "kicked"
    await wait_for_table(at_b, lambda table: table["seats"][1]["kind"] == "bot")


async def test_purses_are_the_same_at_every_server(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob", purse={"start": 600, "increment": 10})
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    at_a.send({"t": "start"})
    await gather(at_a.receive("state"), at_b.receive("state"))
    await two_servers.until(lambda: at_a.state()["decision"] or at_b.state()["decision"])  # bots may be asked first
    for _ in range(6):
        for page in (at_a, at_b):
            decision = page.state()["decision"]
            if decision is not None:
                page.send({"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]})
                await page.settled()
    rooms = two_servers.a.room(code), two_servers.b.room(code)
    await two_servers.until(lambda: rooms[0].match.log == rooms[1].match.log)
    costs = [[line.took for line in room.match.log] for room in rooms]
    assert costs[0] == costs[1]
    assert any(took is not None for took in costs[0])
    assert [rooms[0].match.purses.left(n) for n in (0, 1)] == [rooms[1].match.purses.left(n) for n in (0, 1)]


async def test_i_am_back_is_heard_at_every_server(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob", purse={"start": 600, "increment": 10})
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    at_a.send({"t": "start"})
    await gather(at_a.receive("state"), at_b.receive("state"))
    rooms = two_servers.a.room(code), two_servers.b.room(code)
    for room in rooms:
        room.match.purses.answered(1, -1, 9999, own=False)
    at_b.send({"t": "back"})
    await at_b.settled()
    await two_servers.until(lambda: rooms[0].match.purses.back == {1})
