"""Several servers in one cluster: each serves every table, and players see no difference."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from boomtown.server.cluster.bus.base import Listener, MemoryBus

from ..conftest import InProcessServer, WebSocketClient, gather, over, play_on
from ..two_servers import TwoServers, two_servers, wait_for_table

__all__ = ["two_servers"]
pytestmark = pytest.mark.slow


def choice(state: dict[str, Any], name: str | None = None, which: int = 0) -> dict[str, Any]:
    """The answer to the question of this state."""
    decision = state["decision"]
    wish = {"t": "choose", "move": decision["move"], "code": decision["options"][which]["code"]}
    return wish if name is None else wish | {"id": name}


async def to_the_end(client: WebSocketClient, stop: Callable[[dict[str, Any]], bool] = over) -> dict[str, Any]:
    """Also where the question has been read already."""
    state = client.state()
    if state["decision"] is not None:
        client.send(choice(state))
    return await play_on(client, stop)


# ---- the game


async def test_two_people_at_two_servers_play_a_game(two_servers: TwoServers) -> None:
    """To its end; both see the same, and the log has each choice once."""
    code, (ann, bob) = await two_servers.table("Bob", setup={"players": 4})
    at_a, at_b = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    watcher = await two_servers.b.watch(code)
    at_a.send({"t": "start"})
    await gather(play_on(at_a), play_on(at_b))
    assert over(at_a.state())
    assert over(at_b.state())
    assert at_a.state()["view"]["result"] == at_b.state()["view"]["result"]
    assert over(await watcher.wait(lambda m: m["t"] == "state" and over(m)))
    rooms = two_servers.a.room(code), two_servers.b.room(code)
    assert rooms[0].match.log == rooms[1].match.log
    stored = two_servers.database.raw("select seq, seat, choice, kind from choices order by seq")
    assert [row[0] for row in stored] == list(range(len(stored)))
    assert [tuple(row[1:]) for row in stored] == rooms[0].match.log
    await two_servers.until(lambda: at_b.table()["phase"] == "over")
    await two_servers.until(lambda: rooms[0].table.version == rooms[1].table.version)
    assert {room.table.phase for room in rooms} == {"over"}


async def test_who_comes_to_the_other_server_finds_the_game_as_it_is(two_servers: TwoServers) -> None:
    code, token = await two_servers.a.new_table()
    me = await two_servers.a.watch(code, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 5)
    again = await two_servers.b.watch(code, token)
    state = await again.my_turn()
    assert (state["view"], state["decision"]) == (half["view"], half["decision"])
    assert await me.error() == "elsewhere", "the newest window acts, wherever it is"
    me.send(choice(half))
    assert await me.error() == "elsewhere"
    assert over(await to_the_end(again))


def is_after(move: int, message: dict[str, Any]) -> bool:
    """Return whether the message is a state after that move."""
    return bool(message["t"] == "state" and message["view"]["move"] > move)


def has_two_parts(server: InProcessServer, code: str) -> bool:
    return len(server.room(code).table.promise.parts) == 2


async def test_the_same_window_goes_to_and_fro(two_servers: TwoServers) -> None:
    """The one that came last acts, each time."""
    code, token = await two_servers.a.new_table()
    for number in range(6):
        server = (two_servers.a, two_servers.b)[number % 2]
        me = await server.watch(code, token)
        state = await me.my_turn()
        me.send(choice(state))
        await me.wait(partial(is_after, state["view"]["move"]))
        acting = [c for h in (two_servers.a, two_servers.b) for c in h.room(code).connections.open if c.acting]
        assert len(acting) == 1


# ---- exactly once


async def test_a_command_said_again_elsewhere_counts_once(two_servers: TwoServers) -> None:
    """The answer was lost with a server. The other server knows the command and repeats the answer."""
    code, token = await two_servers.a.new_table()
    me = await two_servers.a.watch(code, token)
    state = await me.my_turn()
    me.send(choice(state, "c1"))
    await me.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])
    again = await two_servers.b.watch(code, token)
    before = len(again.received)
    again.send(choice(state, "c1"))
    await again.settled()
    kinds = [m["t"] for m in again.received[before:]]
    assert "error" not in kinds
    assert "state" in kinds
    again.send(choice(state, "another"))
    assert await again.error() == "stale"
    stored = two_servers.database.raw("select count(*) from choices where command = '0:c1'")
    assert stored == [(1,)]


async def test_an_old_client_without_names_plays_on(two_servers: TwoServers) -> None:
    code, token = await two_servers.b.new_table()
    assert over(await play_on(await two_servers.a.watch(code, token)))
    assert two_servers.database.raw("select count(*) from choices where command is not null") == [(0,)]


async def test_two_servers_race_for_one_choice(two_servers: TwoServers) -> None:
    """The choice that the other server stored unannounced is found when the own choice is refused."""
    code, token = await two_servers.a.new_table()
    me = await two_servers.a.watch(code, token)
    state = await me.my_turn()
    room = two_servers.a.room(code)
    await two_servers.b.services.storage.games.append(
        room.match.id, len(room.match.log), 0, choice(state)["code"], "human", "0:other"
    )
    me.send(choice(state, "mine", which=-1))
    assert await me.error() == "stale"
    assert me.state()["view"]["move"] > state["view"]["move"]
    assert over(await to_the_end(me))


async def test_a_changed_table_is_changed_again(two_servers: TwoServers) -> None:
    """Two change it at the same time: both changes hold."""
    code, (ann, bob) = await two_servers.table("Bob")
    host, guest = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    host.send({"t": "setup", "title": "Dry Gulch"})
    guest.send({"t": "quiet", "whys": []})
    host.send({"t": "setup", "timer": 90})
    joined = await two_servers.b.join(code, "Cat")
    assert joined
    await wait_for_table(
        host, lambda t: t["timer"] == 90 and t["seats"][2]["name"] == "Cat" and t["title"] == "Dry Gulch"
    )
    await wait_for_table(
        guest, lambda t: t["timer"] == 90 and t["seats"][2]["name"] == "Cat" and t["title"] == "Dry Gulch"
    )


async def test_promises_of_both(two_servers: TwoServers) -> None:
    """The parts of two browsers at two servers are in one promise."""
    code, (ann, bob) = await two_servers.table("Bob", setup={"players": 4})
    people = [await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)]
    commitment = people[0].table()["commitment"]
    assert people[1].table()["commitment"] == commitment
    for number, one in enumerate(people):
        one.send({"t": "part", "commitment": commitment, "part": f"{number}" * 64})
    for one in people:
        await wait_for_table(one, lambda t: t["part"])
    for server in (two_servers.a, two_servers.b):
        await two_servers.until(partial(has_two_parts, server, code))
    assert sorted(two_servers.b.room(code).table.promise.parts.values()) == ["0" * 64, "1" * 64]
    assert two_servers.a.room(code).table == two_servers.b.room(code).table


# ---- who is there


async def test_who_is_there_is_told_everywhere(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob")
    host = await two_servers.a.watch(code, ann)
    assert [seat["here"] for seat in host.table()["seats"]] == [True, False, False, False]
    guest = await two_servers.b.watch(code, bob)
    assert [seat["here"] for seat in guest.table()["seats"]] == [True, True, False, False]
    await wait_for_table(host, lambda t: t["seats"][1]["here"])
    watcher = await two_servers.b.watch(code)
    await wait_for_table(host, lambda t: t["watchers"] == 1)
    await watcher.leave()
    await wait_for_table(host, lambda t: t["watchers"] == 0)
    await guest.leave()
    await wait_for_table(host, lambda t: not t["seats"][1]["here"])


async def test_a_server_that_dies_takes_its_people_along(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob")
    host = await two_servers.a.watch(code, ann)
    await two_servers.b.watch(code, bob)
    await two_servers.b.watch(code)
    await wait_for_table(host, lambda t: t["seats"][1]["here"] and t["watchers"] == 1)
    await two_servers.kill(two_servers.b)
    await wait_for_table(host, lambda t: not t["seats"][1]["here"] and t["watchers"] == 0)
    back = await two_servers.a.watch(code, bob)
    assert [seat["here"] for seat in back.table()["seats"]][:2] == [True, True]


async def test_what_it_had_stored_but_not_told_is_found(two_servers: TwoServers) -> None:
    """The last choice before its death."""
    code, (ann, bob) = await two_servers.table("Bob", setup={"players": 4})
    people = [await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)]
    people[0].send({"t": "start"})
    for one in people:
        await one.receive("state")
    await two_servers.until(lambda: two_servers.a.room(code).match.asked in (0, 1))
    match = two_servers.a.room(code).match
    async with two_servers.a.room(code).lock:  # what a bot has done last is stored by then
        number, ask = len(match.log), match.game.ask
        await two_servers.a.services.storage.games.append(match.id, number, ask.who, ask.options[0], "human")
    move = people[0].state()["view"]["move"]
    await two_servers.kill(two_servers.b)
    await people[0].wait(lambda m: m["t"] == "state" and m["view"]["move"] > move)


async def test_a_game_that_nobody_elsewhere_sees_is_not_told(two_servers: TwoServers) -> None:
    """Most tables are on one server only, because a proxy sends their players there."""
    topics: list[str] = []
    assert two_servers.bus is not None
    two_servers.bus.subscribe(Listener(lambda topic, text: topics.append(topic.partition(" ")[0]), lambda: None))
    code, token = await two_servers.a.new_table()
    me = await two_servers.a.watch(code, token)
    await two_servers.b.request("GET", f"/api/tables/{code}")  # it is in memory there
    await play_on(me, lambda s: s["view"]["move"] > 10)
    assert "went" not in topics
    guest = await two_servers.b.watch(code)
    half = await guest.receive("state")
    assert half["view"]["move"] == me.state()["view"]["move"]
    await to_the_end(me, lambda s: s["view"]["move"] > 20)
    await guest.wait(lambda m: m["t"] == "state" and m["view"]["move"] > 20)
    assert "went" in topics
    await guest.leave()
    await two_servers.until(lambda: not two_servers.a.room(code).connections.others)
    topics.clear()
    last = await to_the_end(me, lambda s: s["view"]["move"] > 30)
    assert "went" not in topics
    assert (await (await two_servers.b.watch(code)).receive("state"))["view"]["move"] >= last["view"]["move"]


@pytest.mark.parametrize("known", [False, True], ids=["new there", "known there"])
async def test_a_choice_while_somebody_comes_elsewhere(
    two_servers: TwoServers, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """The choice is stored just after the other server has read the storage, and announced before any hello there."""
    code, [ann] = await two_servers.table(setup={"players": 4})
    for name in ("Bob", "Cal", "Dan"):
        await two_servers.a.join(code, name)
    me = await two_servers.a.watch(code, ann)
    me.send({"t": "start"})
    await me.receive("state")
    if known:
        guest = await two_servers.b.watch(code)
        await guest.receive("state")
        await guest.leave()
        await two_servers.until(lambda: not two_servers.a.room(code).connections.others)
    read, rooms, done = two_servers.b.services.storage.read, [two_servers.a.room(code)], list[int]()

    async def slow(what: Any, *args: Any) -> Any:
        found = await read(what, *args)
        if what.__name__ in ("log", "load_game") and rooms:
            room = rooms.pop()
            await room.play(room.match.asked, room.match.game.ask.options[0], "human")
            done.append(room.match.game.moves)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        return found

    monkeypatch.setattr(two_servers.b.services.storage, "read", slow)
    guest = await two_servers.b.watch(code)
    await guest.wait(lambda m: m["t"] == "state" and bool(done) and m["view"]["move"] >= done[0])


async def test_one_server_plays_for_the_bots(two_servers: TwoServers) -> None:
    """And another one when it dies."""
    code, (ann, bob) = await two_servers.table("Bob", setup={"players": 5}, timer=0)
    host, guest = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    host.send({"t": "start"})
    await guest.receive("state")
    [driver] = two_servers.drivers(code)
    left, me, token = (two_servers.b, host, bob) if driver is two_servers.b else (two_servers.a, guest, ann)
    other = two_servers.a if driver is two_servers.b else two_servers.b
    await two_servers.kill(left)
    assert two_servers.drivers(code)[-1] is other or driver is left
    back = await other.watch(code, token)
    await gather(to_the_end(me), to_the_end(back))
    assert over(me.state())


async def test_the_host_is_passed_on_across_servers(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob")
    host, guest = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    await wait_for_table(host, lambda t: t["seats"][1]["here"])
    await host.leave()
    await wait_for_table(guest, lambda t: not t["seats"][0]["here"])
    room = two_servers.b.room(code)
    for key in room.connections.gone:
        room.connections.gone[key] -= two_servers.b.settings.reconnect_grace  # the time passes
    room.wake()
    await wait_for_table(guest, lambda t: t["host"] == 1)
    again = await two_servers.a.watch(code, ann)
    assert again.table()["host"] == 1


async def test_what_somebody_says_is_heard_everywhere(two_servers: TwoServers) -> None:
    code, (ann, bob) = await two_servers.table("Bob")
    host, guest = await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)
    for number in range(3):
        host.send({"t": "say", "text": f"Howdy {number}"})
    said = [await guest.receive("said") for _ in range(3)]
    assert [(m["seat"], m["name"], m["text"]) for m in said] == [(0, "Ann", f"Howdy {number}") for number in range(3)]
    guest.send({"t": "say", "text": "Hi"})
    await guest.settled()
    assert [m["text"] for m in guest.received if m["t"] == "said"].count("Hi") == 1
    assert (await host.wait(lambda m: m["t"] == "said" and m["seat"] == 1))["text"] == "Hi"


async def test_who_is_sent_away_elsewhere(two_servers: TwoServers) -> None:
    """The removed player is informed, may only watch, and cannot sit down from that address on either server."""
    code, [ann] = await two_servers.table()
    far = "203.0.113.7"
    status, seated, _ = await two_servers.b.request("POST", f"/api/tables/{code}/join", {"name": "Eve"}, address=far)
    assert status == 200
    host = await two_servers.a.watch(code, ann)
    eve = two_servers.b.connect(code, address=far)
    eve.send({"t": "hello", "token": seated["token"]})
    await eve.receive("table")
    await wait_for_table(host, lambda t: t["seats"][1]["here"])
    host.send({"t": "kick", "seat": 1})
    assert await eve.error() == "kicked"
    await wait_for_table(eve, lambda t: t["you"] is None and t["seats"][1]["kind"] == "open")
    for server in (two_servers.a, two_servers.b):
        path = f"/api/tables/{code}/join"
        _, body, _ = await server.request("POST", path, {"name": "Eva"}, address=far)
        assert body["error"]["code"] == "kicked"


async def test_seats_of_one_address_are_counted_everywhere(two_servers: TwoServers) -> None:
    code, [ann] = await two_servers.table(setup={"players": 8, "sets": ["dodge_city"]})
    await two_servers.a.watch(code, ann)
    codes = []
    for number in range(6):
        server, name = (two_servers.a, two_servers.b)[number % 2], f"Eve {'abcdef'[number]}"
        status, body, _ = await server.request(
            "POST", f"/api/tables/{code}/join", {"name": name}, address="203.0.113.7"
        )
        codes.append("" if status == 200 else body["error"]["code"])
    assert codes == ["", "", "", "", "crowded", "crowded"]


# ---- restarts, and what was missed


async def test_a_server_that_is_started_again_serves_on(two_servers: TwoServers) -> None:
    code, token = await two_servers.a.new_table()
    me = await two_servers.a.watch(code, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 10)
    await two_servers.a.reopen()
    again = await two_servers.b.watch(code, token)
    assert (await again.my_turn())["view"] == half["view"]
    more = await to_the_end(again, lambda s: s["view"]["move"] > 20)
    await two_servers.b.reopen()
    last = await two_servers.a.watch(code, token)
    assert (await last.my_turn())["view"] == more["view"]


async def test_what_the_bus_has_lost_is_healed(two_servers: TwoServers) -> None:
    """The bus was silent for a while. After it reports this, each server reads the storage itself."""
    code, (ann, bob) = await two_servers.table("Bob", setup={"players": 4})
    people = [await two_servers.a.watch(code, ann), await two_servers.b.watch(code, bob)]
    people[0].send({"t": "start"})
    for one in people:
        await one.receive("state")
    deaf = two_servers.b.services.cluster
    plain, deaf._on_text = deaf._on_text, lambda *_: None
    deaf._stop()
    room = two_servers.a.room(code)
    await two_servers.until(lambda: room.match.asked in (0, 1) and not room.lock.locked())
    match, move = room.match, people[1].state()["view"]["move"]
    async with room.lock:
        await room.play(match.asked, match.game.ask.options[0], "human")
    people[0].send({"t": "setup"})
    deaf._on_text = plain
    assert isinstance(two_servers.bus, MemoryBus)
    two_servers.b.services.cluster._stop = two_servers.bus.subscribe(
        type(next(iter(two_servers.bus._listeners.values())))(plain, deaf._on_missed)
    )
    deaf._on_missed()
    await people[1].wait(lambda m: m["t"] == "state" and m["view"]["move"] > move)
    await two_servers.until(lambda: two_servers.b.room(code).match.log == room.match.log)


async def test_a_table_nobody_sits_at_any_more_is_gone_everywhere(two_servers: TwoServers) -> None:
    code, [ann] = await two_servers.table()
    host, watcher = await two_servers.a.watch(code, ann), await two_servers.b.watch(code)
    await wait_for_table(host, lambda t: t["watchers"] == 1)
    host.send({"t": "leave"})
    await wait_for_table(watcher, lambda t: t["seats"][0]["kind"] == "open")
    await host.leave()
    await two_servers.a.services.maintenance.sweep()
    assert two_servers.a.services.registry.present(code) is not None, "somebody looks on elsewhere"
    await watcher.leave()
    await two_servers.until(lambda: not two_servers.a.room(code).connections.others)
    await two_servers.a.services.maintenance.sweep()
    for server in (two_servers.a, two_servers.b):
        status, body, _ = await server.request("GET", f"/api/tables/{code}")
        assert (status, body["error"]["code"]) == (404, "no-table")


async def test_a_record_is_there_at_every_server(two_servers: TwoServers) -> None:
    code, token = await two_servers.a.new_table()
    await two_servers.b.watch(code)
    assert over(await play_on(await two_servers.a.watch(code, token)))
    servers: list[InProcessServer] = [two_servers.a, two_servers.b]
    await two_servers.until(lambda: two_servers.b.room(code).table.phase == "over")
    texts = [(await server.request("GET", f"/api/tables/{code}/record"))[:2] for server in servers]
    assert texts[0][0] == 200
    assert texts[0] == texts[1]
