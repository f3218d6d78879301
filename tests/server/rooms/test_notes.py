"""Notes on choices by clocks and bots, who may let a bot answer, and long logs in pages."""

from typing import Any

from boomtown.server.rooms import broadcast

from ..conftest import InProcessServer, gather, play_on
from .test_play import four_people


async def timed(server: InProcessServer) -> tuple[str, list[Any], Any]:
    code, people = await four_people(server)
    room = server.room(code)
    room.table.timer = 60
    room.match.ask(room.table, 0.0, room.state.clock())
    return code, people, room


async def run_out(room: Any, people: list[Any]) -> int:
    """The clock of the pending decision runs out; whose it was."""
    asked, move = room.match.asked, room.match.game.moves
    room.match.asked_at -= 60
    room.wake()
    await people[asked].wait(lambda m: m["t"] == "state" and m["view"]["move"] > move)
    await gather(*(p.settled() for p in people))
    return int(asked)


async def test_the_clock_says_that_it_chose(server: InProcessServer) -> None:
    """All players receive it with the resulting event, also later ones and after a restart."""
    code, people, room = await timed(server)
    asked = await run_out(room, people)
    [note] = [note for person in people[:1] for m in person.received if m["t"] == "state" for note in m["notes"]]
    assert (note["seat"], note["why"]) == (asked, "timeout")
    events = [event for m in people[0].received if m["t"] == "state" for event in m["events"]]
    assert note["n"] in [event["n"] for event in events]
    late = await server.watch(code)
    assert (await late.receive("state"))["notes"] == [note]
    await server.reopen()
    late = await server.watch(code)
    assert (await late.receive("state"))["notes"] == [note]


async def test_twice_too_late_and_a_bot_plays_on(server: InProcessServer) -> None:
    """Until the person does anything."""
    _, people, room = await timed(server)
    who = room.match.asked
    for _ in range(200):
        if room.match.asked == who:
            if len([n for n in room.match.notes if n.why == "timeout"]) == 2:
                break
            await run_out(room, people)
        else:
            ask = room.match.game.ask
            people[ask.who].send({"t": "choose", "move": room.match.game.moves, "code": ask.options[-1]})
            await gather(*(p.settled() for p in people))
    assert people[who].token
    key = room.table.seats[who].key
    assert key in room.connections.idle
    await people[(who + 1) % 4].wait(
        lambda m: m["t"] == "state" and any(note["why"] == "idle" and note["seat"] == who for note in m["notes"])
    )
    people[who].send({"t": "say", "text": "here I am"})
    await gather(*(p.settled() for p in people))
    assert key not in room.connections.idle


async def test_without_a_clock_others_may_have_a_bot_answer(server: InProcessServer) -> None:
    _, people = await four_people(server)
    code = people[0].table()["code"]
    room = server.room(code)
    who = room.match.asked
    other = people[(who + 1) % 4]
    assert other.state()["patience"] > 0
    assert people[who].state()["patience"] is None, "for oneself one chooses"
    other.send({"t": "nudge", "move": room.match.game.moves})
    assert await other.error() == "not-now"
    room.match.asked_at -= server.settings.idle_timeout
    people[who].send({"t": "nudge", "move": room.match.game.moves})
    assert await people[who].error() == "not-now"
    watcher = await server.watch(code)
    assert (await watcher.receive("state"))["patience"] is None
    watcher.send({"t": "nudge", "move": room.match.game.moves})
    assert await watcher.error() == "not-now"
    other.send({"t": "nudge", "move": room.match.game.moves + 1})
    assert await other.error() == "stale"
    other.send({"t": "nudge", "move": room.match.game.moves})
    state = await other.wait(lambda m: m["t"] == "state" and m["notes"])
    assert state["notes"][0] == {"n": state["notes"][0]["n"], "seat": who, "why": "idle"}


async def test_with_a_clock_or_alone_nobody_is_nudged(server: InProcessServer) -> None:
    _, people, room = await timed(server)
    other = people[(room.match.asked + 1) % 4]
    other.send({"t": "hello", "token": other.token})
    state = await other.wait(lambda m: m["t"] == "state" and m["timed"])
    assert state["patience"] is None
    assert state["deadline"] is not None
    code, token = await server.new_table(timer=60)
    me = await server.watch(code, token)
    state = await me.my_turn()
    assert (state["timed"], state["deadline"], state["patience"]) == (False, None, None)


async def test_the_clock_begins_when_a_second_person_plays(server: InProcessServer) -> None:
    """And ends when only one is left."""
    code, token = await server.new_table(start=False, bots=2, timer=60)
    bob = await server.watch(code, await server.join(code, "Bob"))
    me = await server.watch(code, token)
    me.send({"t": "start"})
    assert (await me.receive("state"))["timed"]
    bob.send({"t": "leave"})
    await me.wait(lambda m: m["t"] == "state" and not m["timed"])
    again = await server.watch(code, bob.token)
    assert (await again.receive("state"))["timed"]
    state = await me.wait(lambda m: m["t"] == "state" and m["timed"])
    assert state["deadline"] is None or state["deadline"] > 50, "time begins now, not when the question was put"


async def test_a_snapshot_holds_the_latest_events(server: InProcessServer, monkeypatch: Any) -> None:
    """Earlier ones come on request, page by page, as each client may see them."""
    monkeypatch.setattr(broadcast, "EVENTS", 20)
    code, token = await server.new_table()
    me = await server.watch(code, token)
    await play_on(me, lambda s: s["view"]["move"] > 30)
    room = server.room(code)
    count = room.match.game.event_count
    fresh = await server.watch(code, token)
    state = await fresh.receive("state")
    assert (state["since"], state["first"]) == (0, count - 20)
    assert len(state["events"]) == 20
    events, first = state["events"], state["first"]
    while first > 0:
        fresh.send({"t": "log", "before": first})
        page = await fresh.receive("log")
        assert page["before"] == first
        events, first = page["events"] + events, page["first"]
    assert events == room.match.game.events(0, 0)
    watcher = await server.watch(code)
    watcher.send({"t": "log", "before": 10})
    assert (await watcher.receive("log"))["events"] == room.match.game.events(0, None)[:10]
    watcher.send({"t": "log", "before": 10**9}, {"t": "log", "before": -1})
    assert len((await watcher.receive("log"))["events"]) == 20
    assert await watcher.error() == "malformed"


async def test_taking_back_without_end_is_refused(server: InProcessServer) -> None:
    """The log's growth is bounded by the game."""
    code, people = await four_people(server)
    room = server.room(code)
    refused = ""
    for _ in range(100):
        me = people[room.match.asked]
        game = room.match.game
        if game.can_undo(room.match.asked):
            me.send({"t": "undo", "move": game.moves})
        else:
            option = next((o for o in me.state()["decision"]["options"] if o["verb"] == "play"), None)
            code_ = option["code"] if option else game.ask.options[-1]
            me.send({"t": "choose", "move": game.moves, "code": code_})
        await gather(*(p.settled() for p in people))
        errors = [m["code"] for m in me.received if m["t"] == "error"]
        if "undo-limit" in errors:
            refused = "undo-limit"
            break
    assert refused == "undo-limit"
    assert sum(choice <= -10 for choice in room.match.choices) <= 25
