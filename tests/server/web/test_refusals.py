"""Bad input: each gets a clear answer and changes nothing."""

import json
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.tables.table_info import TablePage, table_card
from boomtown.server.tables.text_input import clean_name

from ..conftest import InProcessServer, gather
from ..rooms.test_play import four_people


@pytest.mark.parametrize(
    ("frame", "says"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("[]", "object"),
        ("null", "object"),
        ("\ud800", "malformed"),
        ('{"move": 1}', "t to be one of"),
        ('{"t": "shoot"}', "t to be one of"),
        ('{"t": "choose"}', "move"),
        ('{"t": "choose", "move": "1", "code": 1}', "int"),
        ('{"t": "choose", "move": 1.5, "code": 1}', "int"),
        ('{"t": "choose", "move": -1, "code": 1}', ">= 0"),
        ('{"t": "choose", "move": 1, "code": 1, "seat": 2}', "seat"),
        ('{"t": "hello", "token": 5}', "str"),
        ('{"t": "say", "text": "a\\u0000b"}', "control"),
        ('{"t": "choose", "move": 0, "code": 1, "id": "a\\u0000b"}', "u+0000"),
        ('{"t": "choose", "move": 0, "code": 1, "id": "\\\\\\u0000"}', "u+0000"),
        ('{"t": "bot", "seat": 99, "bot": null}', "31"),
        ("[" * 5000, ""),
    ],
)
async def test_malformed(server: InProcessServer, frame: str, says: str) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    await me.my_turn()
    before = snapshot(server, code)
    if frame == "\ud800":
        me._to_server.put_nowait({"type": "websocket.receive", "bytes": b"\xff\xfe"})
    else:
        me.send(frame)
    error = await me.receive("error")
    assert error["code"] == "malformed"
    assert error["text"]["key"] == "err-malformed"
    assert says.lower() in error["text"]["args"]["detail"].lower()
    assert snapshot(server, code) == before


def snapshot(server: InProcessServer, code: str) -> Any:
    """Everything that must not have changed."""
    room = server.room(code)
    return json.dumps(
        [to_builtins(table_card(room.table)), room.match and room.match.game.view(0), room.match and room.match.choices]
    )


async def test_hello_comes_first(server: InProcessServer) -> None:
    code, _ = await server.new_table()
    stranger = server.connect(code)
    stranger.send({"t": "say", "text": "hi"}, {"t": "start"})
    assert await stranger.error() == "malformed"
    assert await stranger.error() == "malformed"


async def test_unknown_table(server: InProcessServer) -> None:
    stranger = server.connect("nowhere")
    assert await stranger.error() == "no-table"
    assert await stranger.end() == 4404
    for method, path in (("GET", "/api/tables/nowhere"), ("POST", "/api/tables/nowhere/join")):
        status, body, _ = await server.request(method, path, {"name": "Ann"})
        assert (status, body["error"]["code"]) == (404, "no-table")
    status, body, _ = await server.request("GET", "/api/nothing")
    assert (status, body["error"]["code"]) == (404, "not-found")


async def test_out_of_turn_stale_and_illegal(server: InProcessServer) -> None:
    code, people = await four_people(server)
    asked = server.room(code).match.asked
    me, other = people[asked], people[(asked + 1) % 4]
    decision = me.state()["decision"]
    option = decision["options"][0]["code"]
    before = snapshot(server, code)
    other.send({"t": "choose", "move": decision["move"], "code": option})
    assert await other.error() == "not-asked"
    me.send({"t": "choose", "move": decision["move"] + 1, "code": option})
    assert (await me.receive("state"))["decision"] == decision, "a stale choice is answered by the present"
    assert await me.error() == "stale"
    me.send({"t": "choose", "move": decision["move"], "code": 987654})
    assert await me.error() == "illegal"
    other.send({"t": "undo", "move": decision["move"]})
    assert await other.error() == "no-undo"
    assert snapshot(server, code) == before
    watcher = await server.watch(code)
    watcher.send({"t": "choose", "move": decision["move"], "code": option})
    assert await watcher.error() == "not-asked"
    assert snapshot(server, code) == before


async def test_two_choices_race_for_one_move(server: InProcessServer) -> None:
    """Both arrive at once, even from the same seat. One is played, the other is stale."""
    code, people = await four_people(server)
    me = people[server.room(code).match.asked]
    decision = me.state()["decision"]
    wish = {"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]}
    me.send(wish, wish)
    assert await me.error() == "stale"
    assert len(server.room(code).match.choices) == 1


async def test_a_second_tab_takes_the_seat_over(server: InProcessServer) -> None:
    code, people = await four_people(server)
    first = people[server.room(code).match.asked]
    decision = first.state()["decision"]
    second = await server.watch(code, first.token)
    assert await first.error() == "elsewhere"
    wish = {"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]}
    before = snapshot(server, code)
    first.send(wish, {"t": "leave"}, {"t": "undo", "move": decision["move"]})
    assert [await first.error() for _ in range(3)] == ["elsewhere"] * 3
    assert snapshot(server, code) == before
    second.send(wish)
    await gather(first.wait(lambda m: m["t"] == "state" and m["view"]["move"] > decision["move"]))
    first.send({"t": "hello", "token": first.token})
    assert await second.error() == "elsewhere", "hello takes it back"


async def test_tampered_tokens(server: InProcessServer) -> None:
    """A wrong token opens nothing: its owner watches, without a hand."""
    code, token = await server.new_table()
    _, foreign = await server.new_table()
    for bad in (token[:-1] + ("A" if token[-1] != "A" else "B"), token.upper(), "", foreign, "0", token + "x"):
        stranger = server.connect(code)
        stranger.send({"t": "hello", "token": bad})
        if bad:
            assert await stranger.error() == "bad-token"
        state = await stranger.receive("state")
        assert state["view"]["you"] is None
        assert state["view"]["hand"] == []
        assert stranger.table()["you"] is None


async def test_no_token_is_stored(server: InProcessServer) -> None:
    code, token = await server.new_table()
    await server.reopen()
    for file in server.settings.data.parent.iterdir():  # type: ignore[union-attr]
        assert token.encode() not in file.read_bytes()
    me = await server.watch(code, token)
    assert me.table()["you"] == 0


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0001b", "a\u202eb", "\u200b", "x" * 5000, "\u0301"])
async def test_bad_names(server: InProcessServer, name: str) -> None:
    status, body, _ = await server.request("POST", "/api/tables", {"name": name})
    assert (status, body["error"]["code"]) == (400, "bad-name")
    code, _ = await server.new_table(start=False, bots=0)
    status, body, _ = await server.request("POST", f"/api/tables/{code}/join", {"name": name})
    assert (status, body["error"]["code"]) == (400, "bad-name")
    watcher = await server.watch(code)
    watcher.send({"t": "sit", "name": name})
    assert await watcher.error() == "bad-name"


def test_names_are_text() -> None:
    """Markup stays what it is, as text; spaces and accents get one form."""
    assert clean_name(' <b>Bob</b> & "co" ') == '<b>Bob</b> & "co"'
    assert clean_name("Z\u030cofia") == "\u017dofia"
    assert clean_name("a \t b") == "a b"
    assert clean_name("👨\u200d🌾") == "👨\u200d🌾"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({}, "malformed"),
        ({"name": 5}, "malformed"),
        ({"name": "Ann", "secret": 1}, "malformed"),
        ({"name": "Ann", "bots": "all"}, "malformed"),
        ({"name": "Ann", "timer": -1}, "malformed"),
        ({"name": "Ann", "setup": {"players": 99}}, "malformed"),
        ({"name": "Ann", "setup": {"players": 3}}, "bad-setup"),
        ({"name": "Ann", "setup": {"players": 5, "sets": ["nonsense"]}}, "bad-setup"),
        ({"name": "Ann", "setup": {"players": 5, "options": {"nonsense": True}}}, "bad-setup"),
        ({"name": "Ann", "setup": {"game": "chess", "players": 5}}, "bad-setup"),
        ({"name": "Ann", "title": "x" * 41}, "bad-name"),
        ({"name": "a\0b"}, "malformed"),
        ({"name": "Ann", "setup": {"players": 5, "game": "\0"}}, "malformed"),
        (b"not json", "malformed"),
        (b"\xff", "malformed"),
        (b'"' + b"x" * 20_000 + b'"', "too-big"),
    ],
)
async def test_bad_orders(server: InProcessServer, order: Any, code: str) -> None:
    status, body, _ = await server.request("POST", "/api/tables", order)
    assert 400 <= status < 500
    assert body["error"]["code"] == code
    assert body["error"]["text"]["key"] == f"err-{code}"
    assert await server.services.lobby.public() == TablePage([], None)


async def test_full_and_running_tables(server: InProcessServer) -> None:
    code, _ = await server.new_table(start=False, bots=0)
    for name in ("Bob", "Cat", "Dan"):
        await server.join(code, name)
    status, body, _ = await server.request("POST", f"/api/tables/{code}/join", {"name": "Eve"})
    assert (status, body["error"]["code"]) == (409, "full")
    watcher = await server.watch(code)
    watcher.send({"t": "sit", "name": "Eve"})
    assert await watcher.error() == "full"
    running, _ = await server.new_table()
    status, body, _ = await server.request("POST", f"/api/tables/{running}/join", {"name": "Bob"})
    assert (status, body["error"]["code"]) == (409, "running")


async def test_only_the_host_sets_up_and_starts(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0)
    guest = await server.watch(code, await server.join(code, "Bob"))
    watcher = await server.watch(code)
    for client in (guest, watcher):
        client.send({"t": "start"}, {"t": "setup", "timer": 5}, {"t": "bot", "seat": 2, "bot": "random"})
        assert [await client.error() for _ in range(3)] == ["not-host"] * 3
    host = await server.watch(code, token)
    host.send(
        {"t": "bot", "seat": 1, "bot": None},
        {"t": "bot", "seat": 2, "bot": "cheater"},
        {"t": "again", "rotate_sheriff": False},
        {"t": "setup", "setup": {"players": 5, "sets": ["nonsense"]}},
    )
    assert [await host.error() for _ in range(4)] == ["bots", "bots", "running", "bad-setup"]
    assert [s["kind"] for s in host.table()["seats"]] == ["human", "human", "open", "open"]


async def test_oversized_messages(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    me.send({"t": "say", "text": "x" * 301}, {"t": "say", "text": "x" * 20_000})
    assert [await me.error() for _ in range(2)] == ["too-big", "too-big"]
    await me.settled()


async def test_too_many_messages(settings: Settings) -> None:
    server = InProcessServer(replace(settings, message_burst=3, message_rate=0.0, request_burst=2, request_rate=0.0))
    await server.open()
    code, token = await server.new_table()
    me = await server.watch(code, token)
    me.send(*[{"t": "ping"}] * 3)
    assert await me.error() == "too-many"
    await server.new_table()
    status, body, _ = await server.request("POST", "/api/tables", {"name": "Ann"})
    assert (status, body["error"]["code"]) == (429, "too-many")
    await server.close()


async def test_too_many_watchers(settings: Settings) -> None:
    """A player with a seat always gets in."""
    server = InProcessServer(replace(settings, watchers_limit=2))
    await server.open()
    code, token = await server.new_table()
    await server.watch(code)
    await server.watch(code)
    third = server.connect(code)
    third.send({"t": "hello"})
    assert await third.error() == "too-many"
    assert await third.end() == 4429
    assert (await server.watch(code, token)).table()["you"] == 0
    await server.close()


async def test_a_page_of_another_site_cannot_connect(server: InProcessServer) -> None:
    code, token = await server.new_table()
    evil = server.connect(code, {"origin": "http://evil.example"})
    assert await evil.end() == 1008
    assert evil.received == []
    own = server.connect(code, {"origin": "http://test"})
    own.send({"t": "hello", "token": token})
    await own.receive("table")
    status, _, _ = await server.request("POST", "/api/tables", {"name": "Ann"}, {"origin": "http://evil.example"})
    assert status == 403


async def test_a_bug_shows_no_trace(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server logs an unexpected error, the player gets a short message, and the table continues."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    state = await me.my_turn()
    wish = {
        "t": "choose",
        "move": state["decision"]["move"],
        "code": state["decision"]["options"][0]["code"],
    }
    room = server.room(code)
    with monkeypatch.context() as broken:
        broken.setattr(type(room.match), "step", lambda *_: 1 / 0)
        broken.setattr(type(server.services.storage.queries), "public_tables", lambda *_: 1 / 0)
        me.send(wish)
        error = await me.receive("error")
        assert error["code"] == "server"
        assert "division" not in json.dumps(error)
        status, body, _ = await server.request("GET", "/api/tables")
        assert (status, body["error"]["code"]) == (500, "server")
        assert "division" not in json.dumps(body)
    me.send(wish)
    await me.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])


async def test_headers(server: InProcessServer) -> None:
    for path in ("/", "/healthz", "/api/catalog", "/t/abc", "/nothing"):
        _, _, headers = await server.request("GET", path)
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    _, _, headers = await server.request("GET", "/api/catalog", headers={"accept-encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    status, _, _ = await server.request("GET", "/api/catalog", headers={"if-none-match": headers["etag"]})
    assert status == 304
    status, _, _ = await server.request("GET", "/../../pyproject.toml")
    assert status == 404


async def test_a_backslash_and_letters_are_no_nul(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    me.send({"t": "say", "text": r"\u0000"})
    assert (await me.receive("said"))["text"] == r"\u0000"
