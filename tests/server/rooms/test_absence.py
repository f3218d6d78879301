"""Absent and slow players and bots: bots take over, and no table stops."""

import threading
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.engine import bot_registry

from ..conftest import InProcessServer, WebSocketClient, gather, over, play_on
from .test_play import four_people


def kinds(server: InProcessServer, code: str) -> list[tuple[int, str]]:
    """Seat and kind of every stored choice of the running game."""
    import sqlalchemy as sa

    room = server.room(code)
    query = sa.text("select seat, kind from choices where game = :game order by seq")
    with server.services.storage.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(query, {"game": room.match.id})]


async def everybody_but(server: InProcessServer, people: list[WebSocketClient], seat: int) -> dict[str, Any]:
    """The others play on until `seat` has been played for, or the end."""
    others = [p for n, p in enumerate(people) if n != seat]
    results = await gather(*(play_on(p) for p in others))
    state: dict[str, Any] = results[0]
    return state


@pytest.mark.slow
async def test_a_leaver_is_played_by_a_bot_until_he_returns(server: InProcessServer) -> None:
    """`leave` takes effect without a grace period. The token opens the seat again."""
    code, people = await four_people(server)
    room = server.room(code)
    seat = room.match.asked
    leaver = people[seat]
    leaver.send({"t": "leave"})
    watcher = await server.watch(code)
    await watcher.wait(lambda m: m["t"] == "state" and m["view"]["move"] >= 1)
    assert kinds(server, code)[0] == (seat, "away")
    assert watcher.table()["seats"][seat]["here"] is False
    await gather(leaver.settled())
    assert leaver.state()["view"]["you"] is None
    back = await server.watch(code, leaver.token)
    assert back.table()["seats"][seat]["here"] is True
    people[seat] = back
    await gather(*(play_on(p) for p in people))
    assert ("human" in {kind for who, kind in kinds(server, code) if who == seat}) or room.match.game.over


@pytest.mark.slow
async def test_a_lost_connection_is_waited_for_then_played(settings: Settings) -> None:
    """After the grace period (0 here) a bot plays. The game ends without the player."""
    server = InProcessServer(replace(settings, reconnect_grace=0.0))
    await server.open()
    code, people = await four_people(server)
    room = server.room(code)
    seat = room.match.asked
    await people[seat].leave()
    await everybody_but(server, people, seat)
    assert room.match.game.over
    assert {kind for who, kind in kinds(server, code) if who == seat} == {"away"}
    assert {kind for who, kind in kinds(server, code) if who != seat} <= {"human"}
    await server.close()


async def test_within_the_grace_nobody_plays_for_him(server: InProcessServer) -> None:
    code, people = await four_people(server)
    room = server.room(code)
    seat = room.match.asked
    await people[seat].leave()
    due = room.autoplay.due()
    assert due.what == "bot"
    assert due.seat == seat
    assert due.at >= room.state.clock() + server.settings.reconnect_grace - 60
    back = await server.watch(code, people[seat].token)
    await back.my_turn()
    assert room.autoplay.due() is None
    assert room.match.choices == []


async def test_the_timer_answers_one_decision_only(server: InProcessServer) -> None:
    """At the deadline a bot answers; the next decision is the player's own again, with a full span."""
    code, people = await four_people(server)
    room = server.room(code)
    room.table.timer = 60
    room.match.ask(room.table, 0.0, room.state.clock())
    asked = room.match.asked
    due = room.autoplay.due()
    assert (due.what, due.seat) == ("timeout", asked)
    room.match.asked_at -= 60  # a minute passes
    room.wake()
    await people[asked].wait(lambda m: m["t"] == "state" and m["view"]["move"] >= 1)
    assert kinds(server, code) == [(asked, "timeout")]
    state = people[asked].state()
    assert 50 < state["deadline"] <= 60
    assert state["limit"] == 60
    await gather(people[asked].settled())
    assert len(room.match.choices) == 1


async def test_taking_back_wins_no_time(server: InProcessServer) -> None:
    code, people = await four_people(server)
    room = server.room(code)
    room.table.timer = 60
    room.match.ask(room.table, 0.0, room.state.clock())
    while True:
        asked = room.match.asked
        me = people[asked]
        state = me.state()
        room.match.asked_at -= 40
        me.send({"t": "choose", "move": room.match.game.moves, "code": state["decision"]["options"][-1]["code"]})
        after = await me.receive("state")
        assert not over(after)
        if after["view"]["can_undo"]:
            break
        await gather(*(p.settled() for p in people))
    me.send({"t": "undo", "move": after["view"]["move"]})
    assert (await me.receive("state"))["deadline"] <= 20


async def test_an_empty_room_stands_still(server: InProcessServer) -> None:
    """No bot moves and no clock runs without a connection. The room continues afterwards."""
    code, token = await server.new_table(timer=60, bots=2, start=False)
    await server.join(code, "Bob")  # who does not come: then there would be no clock
    room = server.room(code)
    assert room.autoplay.due() is None
    me = await server.watch(code, token)
    me.send({"t": "start", "sheriff": 0})
    await me.my_turn()
    choices = len(room.match.choices)
    await me.leave()
    assert room.autoplay.due() is None
    room.match.asked_at -= 30
    room.connections.last_seen -= 3600  # an hour passes
    room.match.asked_at -= 3600
    back = await server.watch(code, token)
    state = await back.my_turn()
    assert len(room.match.choices) == choices
    assert 20 < state["deadline"] <= 30


class Broken:
    """Raises, answers nonsense or nothing, or never answers."""

    def __init__(self, fault: str, stop: threading.Event) -> None:
        self.fault, self.stop = fault, stop

    def choose(self, game: Any, seat: int) -> Any:
        if self.fault == "raises":
            raise RuntimeError("no idea")
        if self.fault == "hangs":
            self.stop.wait()
        return {"none": None, "illegal": 123456}.get(self.fault)


@pytest.mark.parametrize("fault", ["raises", "illegal", "none", "hangs", "unmade"])
@pytest.mark.slow
async def test_a_bad_bot_never_stops_the_room(
    settings: Settings, fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stop = threading.Event()
    if fault == "unmade":
        import boomtown.bots

        monkeypatch.setattr(boomtown.bots, "make_bot", lambda name, seed: 1 / 0)
    else:
        monkeypatch.setattr(bot_registry, "make", lambda name: Broken(fault, stop))
    server = InProcessServer(replace(settings, think_limit=0.01, think_wall_timeout=0.01))
    await server.open()
    code, token = await server.new_table()
    me = await server.watch(code, token)
    assert over(await play_on(me))
    assert any(record.levelname == "ERROR" for record in caplog.records), "somebody should hear of it"
    stop.set()
    await server.close()


async def test_the_host_passes_on(settings: Settings) -> None:
    """The host leaves at once, or is lost after the grace period. The next sweep closes an empty lobby."""
    server = InProcessServer(replace(settings, reconnect_grace=0.0))
    await server.open()
    code, token = await server.new_table(start=False, bots=0)
    host = await server.watch(code, token)
    bob = await server.watch(code, await server.join(code, "Bob"))
    cat = await server.watch(code, await server.join(code, "Cat"))
    host.send({"t": "leave"})
    await bob.wait(lambda m: m["t"] == "table" and m["table"]["host"] == 1)
    await bob.leave()
    await cat.wait(lambda m: m["t"] == "table" and m["table"]["host"] == 2)
    cat.send({"t": "leave"})
    await gather(cat.settled())
    await server.services.maintenance.sweep()
    server.room(code)  # players still watch it, and Bob may return
    await server.close()


async def test_deserted_tables_are_swept(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0)
    me = await server.watch(code, token)
    me.send({"t": "leave"})
    await me.settled()
    await me.leave()
    await server.services.maintenance.sweep()
    gone = server.connect(code)
    assert await gone.error() == "no-table"
