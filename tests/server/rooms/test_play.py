"""A whole game over the wire: joined, played, watched, undone, played again."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.card.rules.event_deck import put_in_force
from boomtown.games import catalog
from boomtown.server.tables.game_log import TALK
from boomtown.server.tables.server_messages import encode, joined

from ..conftest import InProcessServer, WebSocketClient, gather, over, play_on

CARD_KEYS = {"card", "cards", "table", "looking", "top", "below", "row", "turned", "of", "on"}


@pytest.mark.slow
async def test_a_person_plays_a_whole_game_against_bots(
    server: InProcessServer, no_errors: pytest.LogCaptureFixture
) -> None:
    """Play now: bots fill the seats, the game starts at once and ends with everything revealed."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    last = await play_on(me)
    assert over(last)
    assert len(last["seed"]) == 64
    assert last["view"]["result"]["winners"]
    await me.settled()
    assert me.table()["phase"] == "over"


async def test_events_come_without_gap_or_repeat(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    await play_on(me)
    states = [m for m in me.received if m["t"] == "state"]
    assert states[0]["since"] == 0
    assert [e["n"] for s in states for e in s["events"]] == list(range(states[-1]["events"][-1]["n"] + 1))


@pytest.mark.slow
async def test_nobody_is_sent_what_he_may_not_know(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """No message of a whole game holds the seed, a token, a card of the deck or of another hand, or a hidden role."""
    code, host = await server.new_table(start=False, bots=2)
    guest = await server.join(code, "Bob")
    clients = [await server.watch(code, host), await server.watch(code, guest), await server.watch(code)]
    room = server.room(code)
    plain, shown = room.broadcast._state, []

    def with_truth(match: Any, parts: Any, look: Any, until: Any) -> dict[str, Any]:
        state, viewer = match.game.state, look.viewer
        hidden = {card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand} | set(state.deck)
        if viewer == state.turn:
            hidden -= set(state.looking)
        sent = joined(encode(room.broadcast._common(match)), encode(plain(match, parts, look, until)))
        message: dict[str, Any] = json.loads(sent)
        shown.append((viewer, message, hidden, list(state.roles)))
        return message

    monkeypatch.setattr(room.broadcast, "_state", with_truth)
    clients[0].send({"t": "start"})
    await gather(play_on(clients[0]), play_on(clients[1]))
    await gather(clients[2].wait(lambda m: m["t"] == "state" and over(m)))
    seed = clients[0].state()["seed"]
    received = json.dumps([b.received for b in clients])
    assert host not in received
    assert guest not in received
    assert {viewer for viewer, *_ in shown} == {None, 0, 1}
    for viewer, message, hidden, roles in shown:
        if over(message):
            continue
        assert seed not in json.dumps(message)
        assert message["view"]["you"] == viewer
        assert message["decision"] is None or message["decision"]["who"] == viewer
        assert not hidden & set(cards_shown([message["view"], message["decision"]]))
        for other in message["view"]["seats"]:
            if other["seat"] != viewer and other["alive"] and roles[other["seat"]] != "sheriff":
                assert other["role"] is None
        for event in message["events"]:
            if event["text"]["key"] == "log-draw":
                assert event["cards"] is None


def cards_shown(part: Any, key: str = "") -> Iterator[int]:
    """Every card id anywhere in a message."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from cards_shown(value, name)
    elif isinstance(part, list):
        for value in part:
            yield from cards_shown(value, key)
    elif isinstance(part, int) and key in CARD_KEYS:
        yield part


async def test_two_people_and_a_spectator_see_the_same_game(server: InProcessServer) -> None:
    code, host = await server.new_table(start=False, bots=0, public=True)
    watcher = await server.watch(code)
    watcher.send({"t": "sit", "name": "Bob"})
    seated = await watcher.receive("seated")
    assert seated["seat"] == 1
    ann = await server.watch(code, host)
    late = await server.watch(code)
    ann.send({"t": "start"})
    await gather(play_on(ann), play_on(watcher), late.wait(lambda m: m["t"] == "state" and over(m)))
    assert late.state()["view"]["result"] == ann.state()["view"]["result"] == watcher.state()["view"]["result"]
    assert late.state()["decision"] is None
    assert [s["name"] for s in ann.table()["seats"]][:2] == ["Ann", "Bob"]
    assert ann.table()["watchers"] == 1


async def test_a_reload_comes_back_to_the_seat_where_it_was(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    asked = await me.my_turn()
    await me.leave()
    back = await server.watch(code, token, since=0, round=1)
    again = await back.my_turn()
    assert again["decision"] == asked["decision"]
    assert again["view"] == asked["view"]


async def test_a_lost_connection_gets_only_the_news(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    asked = await me.my_turn()
    seen = [m for m in me.received if m["t"] == "state"]
    have = sum(len(m["events"]) for m in seen)
    await me.leave()
    back = await server.watch(code, token, since=have, round=1)
    again = await back.my_turn()
    assert again["since"] == have
    assert again["events"] == []
    other_round = await server.watch(code, token, since=have, round=7)
    assert (await other_round.receive("state"))["since"] == 0
    assert asked["round"] == 1


async def test_a_move_is_taken_back(server: InProcessServer) -> None:
    """Taking back follows the rules. The log keeps both, so a restart knows them."""
    code, people = await four_people(server)
    while True:
        me = people[server.room(code).match.asked]
        decision = me.state()["decision"]
        me.send({"t": "choose", "move": decision["move"], "code": decision["options"][-1]["code"]})
        after = await me.receive("state")
        assert not over(after), "a whole game without anything to take back"
        if after["view"]["can_undo"]:
            break
        await gather(*(p.settled() for p in people))
    me.send({"t": "undo", "move": after["view"]["move"]})
    undone = await me.receive("state")
    assert undone["decision"]["options"] == decision["options"]
    await server.reopen()
    again = await server.watch(code, me.token)
    assert (await again.my_turn())["view"] == undone["view"]


async def four_people(server: InProcessServer) -> tuple[str, list[WebSocketClient]]:
    """Return a running game of four connected people without bots."""
    code, token = await server.new_table(start=False, bots=0)
    tokens = [token, *[await server.join(code, name) for name in ("Bob", "Cat", "Dan")]]
    people = [await server.watch(code, token) for token in tokens]
    people[0].send({"t": "start"})
    await gather(*(p.receive("state") for p in people))
    return code, people


@pytest.mark.slow
async def test_the_next_game_keeps_characters_and_passes_the_star(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    last = await play_on(me)
    me.send({"t": "again", "rotate_sheriff": True})
    await me.wait(lambda m: m["t"] == "table" and m["table"]["round"] == 2)
    first = await me.my_turn()
    assert "seed" not in first
    roles = last["view"]["result"]["roles"]
    match = server.room(code).match
    assert match.setup["sheriff"] == (roles.index("sheriff") + 1) % 4
    won = last["view"]["result"]["winners"]
    kept = [s for s in last["view"]["seats"] if s["alive"] and (s["seat"] == 0 or s["seat"] in won)]
    assert match.setup.get("keep", {}) == {str(s["seat"]): s["character"] for s in kept}, "bots keep what has won"
    me.send({"t": "choose", "move": first["decision"]["move"], "code": first["decision"]["options"][0]["code"]})
    assert over(await play_on(me))


@pytest.mark.slow
async def test_each_survivor_decides_about_the_character(server: InProcessServer) -> None:
    """Each decides for themselves and for one game. The eliminated and the host decide for no other player."""
    code, people = await four_people(server)
    room = server.room(code)
    first = people[room.match.asked].state()["decision"]
    people[room.match.asked].send({"t": "choose", "move": first["move"], "code": first["options"][0]["code"]})
    last = (await gather(*(play_on(p) for p in people)))[0]
    seats = last["view"]["seats"]
    alive, out = [s["seat"] for s in seats if s["alive"]], [s["seat"] for s in seats if not s["alive"]]
    for seat in out:
        people[seat].send({"t": "keep", "on": True})
        assert await people[seat].error() == "not-now"
    changes = alive[0]
    people[changes].send({"t": "keep", "on": False})
    await gather(*(p.settled() for p in people))
    assert [p.table()["keeps"] for p in people] == [n != changes for n in range(4)]
    for person in people:  # the next game begins at once when all of them press
        person.send({"t": "again", "rotate_sheriff": False})
    await people[0].wait(lambda m: m["t"] == "table" and m["table"]["round"] == 2)
    assert room.match.setup.get("keep", {}) == {str(n): seats[n]["character"] for n in alive if n != changes}
    assert all(seat.keeps for seat in room.table.seats)
    people[0].send({"t": "keep", "on": False})
    assert await people[0].error() == "running"


async def test_talk_reaches_everybody(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me, watcher = await server.watch(code, token), await server.watch(code, name="Cat")
    me.send({"t": "say", "text": " <b>howdy</b>  you "})
    said = await watcher.receive("said")
    assert said == {"t": "said", "seat": 0, "name": "Ann", "text": "<b>howdy</b> you", "by": said["by"]}
    watcher.send({"t": "say", "text": "hi"})
    said = await me.wait(lambda m: m["t"] == "said" and m["seat"] is None)
    assert said == {"t": "said", "seat": None, "name": "Cat", "text": "hi", "by": said["by"]}
    nameless = await server.watch(code)
    nameless.send({"t": "say", "text": "boo"})
    assert await nameless.error() == "no-name"


@pytest.mark.parametrize("said", [{"t": "say", "text": "hi"}, {"t": "phrase", "phrase": "hello"}], ids=lambda m: m["t"])
async def test_talking_may_cost_a_life(said: dict[str, str], server: InProcessServer) -> None:
    """Under a Gag the writer is warned first. Then the message is shown and the game takes a life."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    await me.my_turn()
    match = server.room(code).match
    assert match is not None
    put_in_force(match.game.state, "Gag", "show")
    before = match.game.state.life[0]
    me.send(said)
    assert await me.error() == "talk-costs"
    assert match.game.state.life[0] == before
    me.send(said | {"paid": True})
    received = await me.receive("said")
    assert (received["text"], received.get("phrase")) == (said.get("text", ""), said.get("phrase"))
    await me.settled()
    assert match.game.state.life[0] == before - 1
    assert match.log[-1] == (0, TALK, "human")
    assert match.asked == 0


async def test_the_host_sets_the_table_up(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0)
    me = await server.watch(code, token)
    setup = {"game": "bang", "players": 6, "sets": ["bonus"], "options": {"expert_characters": True}}
    me.send(
        {"t": "setup", "setup": setup, "title": "Nowhere", "public": True, "timer": 30},
        {"t": "bot", "seat": 3, "bot": "random"},
    )
    await me.settled()
    table = me.table()
    defaults = {option["id"]: option["default"] for option in catalog()["options"]}
    assert table["setup"]["options"] == defaults | {"expert_characters": True}
    assert (table["title"], table["public"], table["timer"], len(table["seats"])) == ("Nowhere", True, 30, 6)
    assert (table["seats"][3]["kind"], table["seats"][3]["bot"]) == ("bot", "random")
    me.send({"t": "setup", "setup": {**setup, "players": 4}}, {"t": "bot", "seat": 3, "bot": None})
    await me.settled()
    assert [s["kind"] for s in me.table()["seats"]] == ["human", "open", "open", "open"] or len(
        me.table()["seats"]
    ) == 4
    _, listed, _ = await server.request("GET", "/api/tables")
    assert [t["code"] for t in listed["tables"]] == [code]
    _, card, _ = await server.request("GET", f"/api/tables/{code.upper()}")
    assert card["host"] == "Ann"


async def test_a_person_takes_a_bots_seat_in_the_lobby(server: InProcessServer) -> None:
    """Open seats first; then the last bot makes room, so a link to a table full of bots is no dead end."""
    code, _ = await server.new_table(start=False, bots=2)
    for seat, name in ((1, "Bob"), (3, "Cat"), (2, "Dan")):
        assert (await server.post(f"/api/tables/{code}/join", {"name": name}))["seat"] == seat


async def test_a_slow_reader_gets_a_fresh_snapshot(server: InProcessServer) -> None:
    """They delay no player, their queue stays short, and they read the present state later."""
    code, token = await server.new_table()
    slow = await server.watch(code)
    await slow.settled()
    slow.reading.clear()
    me = await server.watch(code, token)
    await play_on(me)
    [connection] = [c for c in server.room(code).connections.open if not c.acting]
    assert len(connection._waiting) <= server.settings.outbox_limit
    slow.reading.set()
    state = await slow.wait(lambda m: m["t"] == "state" and over(m))
    assert [e["n"] for e in state["events"]] == list(range(state["first"], me.state()["events"][-1]["n"] + 1))


async def test_encoded_once_for_all_spectators(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    code, token = await server.new_table()
    watchers: list[WebSocketClient] = [await server.watch(code) for _ in range(5)]
    await (await server.watch(code, token)).my_turn()  # no bot goes on meanwhile
    room = server.room(code)
    seen: list[object] = []
    game = type(room.match.game)
    plain = game.views

    def views(self: object, seats: list[int | None]) -> object:
        seen.extend(seats)
        return plain(self, seats)

    monkeypatch.setattr(game, "view", lambda self, seat: seen.append(seat))
    monkeypatch.setattr(game, "views", views)
    room.match.game.moves += 1  # as if something had happened
    async with room.lock:
        room.broadcast.send_game()
        room.broadcast.send_game()
    await gather(*(w.settled() for w in watchers))
    assert seen.count(None) == 1, "watchers only once for all"
