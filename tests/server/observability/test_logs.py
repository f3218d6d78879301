"""Log lines: requests per table, as text or JSON, without secrets."""

import ast
import io
import json
import logging
import sqlite3
from contextvars import copy_context
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.engine import bot_registry
from boomtown.server.observability import logs
from boomtown.server.observability.logs import Form, Json, Level, Text

from ..conftest import InProcessServer, over, play_on
from ..storage.test_storage import Full
from ..two_servers import TwoServers, two_servers

__all__ = ["two_servers"]  # a fixture


class Journal:
    """A log that is kept in memory."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def begin(self, level: Level = "info", form: Form = "json") -> "Journal":
        logs.configure(level, form, self.stream)
        return self

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def lines(self, message: str = "") -> list[dict[str, Any]]:
        found = [json.loads(line) for line in self.text.splitlines()]
        return [line for line in found if message in ("", line["message"])]


@pytest.fixture
def journal() -> Journal:
    return Journal()


class Tells:
    """A bot that fails, and quotes its hand."""

    def choose(self, game: Any, seat: int) -> int:
        raise ValueError(f"I hold {game.view(seat)['hand']}")


async def a_whole_evening(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written down, and every secret there was."""
    code, token = await server.new_table()
    room = server.room(code)
    me = await server.watch(code, token)
    other, _ = await server.new_table(start=False, public=False)
    await server.join(other, "Bob")
    state = await me.my_turn()
    with Full(server):
        me.send({"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]})
        assert (await me.receive("trouble"))["on"]
    assert not (await me.receive("trouble"))["on"]
    with monkeypatch.context() as broken:
        broken.setattr(bot_registry, "make", lambda name: Tells())
        room.match._bots.clear()
        state = await play_on(me, lambda s: s["view"]["move"] > state["view"]["move"] + 5)
    with monkeypatch.context() as broken:
        broken.setattr(room.broadcast, "send_game_to", lambda connection: 1 / 0)
        me.send({"t": "reveal", "open": False})
        assert await me.error() == "server"
    for path in (f"/t/{code}", f"/api/tables/{code}", f"/{code}", "/metrics", f"/api/tables/{code}/record"):
        await server.request("GET", path)
    with monkeypatch.context() as broken:
        broken.setattr(type(server.services.storage.queries), "public_tables", lambda *_: 1 / 0)
        await server.request("GET", "/api/tables", headers={"cookie": f"seat={token}"})
    with sqlite3.connect(str(server.settings.data)) as raw:  # a query that fails quotes what it looked for
        raw.execute("alter table tables rename to gone")
        await server.request("GET", "/api/tables/wxyz23")
        raw.execute("alter table gone rename to tables")
    if not over(state):
        me.send({"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]})
        state = await play_on(me)
    assert over(state)
    await me.leave()
    await server.reopen()
    await server.watch(code, token)
    keys = [seat.key for seat in room.table.seats if seat.key]
    hands = [m["view"]["hand"] for m in me.received if m["t"] == "state" and len(m["view"].get("hand", [])) > 1]
    return [code, other, token, me.token, *keys, room.table.id, room.match.seed, "wxyz23", *map(str, hands), "I hold ["]


@pytest.mark.parametrize("form", ["json", "text"])
async def test_no_secret_is_written_down(
    server: InProcessServer, journal: Journal, form: Form, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game with everything that can go wrong in it, and then every secret is looked for."""
    journal.begin("info", form)
    secrets = await a_whole_evening(server, monkeypatch)
    for part in (
        "game started",
        "bot failed",
        "message failed",
        "request failed",
        "ZeroDivisionError",
        "tables cannot be read",
    ):
        assert part in journal.text
    assert [secret for secret in secrets if secret in journal.text] == []


async def test_lines_of_a_request_and_of_a_table_belong_together(server: InProcessServer, journal: Journal) -> None:
    journal.begin()
    _, made, headers = await server.request("POST", "/api/tables", {"name": "Ann", "bots": "fill", "start": True})
    code, id_ = made["table"]["code"], made["table"]["id"]
    await server.request("GET", "/healthz")
    [said] = [line for line in journal.lines("request") if line["route"] == "/api/tables"]
    assert (said["method"], said["status"], said["table"]) == ("POST", 201, logs.word(id_))
    assert said["request"] == headers["x-request-id"]
    [begun] = journal.lines("game started")
    assert (begun["request"], begun["table"], begun["players"]) == (said["request"], said["table"], 5)
    [other] = [line for line in journal.lines("request") if line["route"] == "/healthz"]
    assert other["request"] != said["request"]
    assert "table" not in other
    me = await server.watch(code, made["token"])
    await me.leave()
    [opened], [closed] = journal.lines("socket opened"), journal.lines("socket closed")
    assert opened["table"] == closed["table"] == said["table"]
    assert opened["request"] == closed["request"] not in (said["request"], other["request"])


async def test_a_table_that_goes_on_by_itself_belongs_to_no_request(
    server: InProcessServer, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its task was begun by a browser's message, and lives longer."""
    journal.begin("error")
    monkeypatch.setattr(bot_registry, "make", lambda name: Tells())
    code, token = await server.new_table()
    me = await server.watch(code, token)
    await play_on(me)
    failed = journal.lines("bot failed")
    assert failed
    assert all(line["table"] == logs.word(server.room(code).table.id) and "request" not in line for line in failed)


async def test_how_much_is_told(server: InProcessServer, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """At level `warning` a normal game logs nothing. Errors appear in full at `debug`."""
    journal.begin("warning")
    code, token = await server.new_table()
    await play_on(await server.watch(code, token))
    assert journal.text == ""
    journal.begin("debug")
    monkeypatch.setattr(bot_registry, "make", lambda name: Tells())
    await server.new_table()
    code, token = await server.new_table()
    await play_on(await server.watch(code, token))
    assert "ValueError: I hold [" in journal.text


def test_libraries_are_heard_from_warnings_on(journal: Journal) -> None:
    """uvicorn would tell the path of each socket, websockets every frame."""
    journal.begin("debug")
    for name in ("uvicorn.error", "websockets.server", "asyncio", "sqlalchemy.engine"):
        logging.getLogger(name).info("path %s", "/ws/abc234")
    assert journal.text == ""


def record(message: str, **extra: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "boomtown.x", "levelname": "ERROR", "msg": message, "created": 1.5} | extra)


def test_text_is_one_line_and_cannot_be_forged() -> None:
    line = copy_context().run(Text().format, record("went wrong", why='a "b"\nERROR c', n=3, nothing=None, empty=""))
    assert line == r'1970-01-01T00:00:01.500+00:00 ERROR boomtown.x: went wrong why="a \"b\"\nERROR c" n=3'


def test_json_is_one_object() -> None:
    line = copy_context().run(Json().format, record("went\nwrong", n=3))
    assert line.count("\n") == 0
    expected = {"level": "error", "logger": "boomtown.x", "message": "went\nwrong", "n": 3}
    assert json.loads(line) == {"time": "1970-01-01T00:00:01.500+00:00", **expected}


def test_errors_are_told_from_the_first_one_on() -> None:
    hand = "ace " + "king"
    try:
        try:
            raise KeyError(hand)
        except KeyError as first:
            raise OSError(28, "No space left on device") from first
    except OSError as error:
        caught = (OSError, error, None)
    logged = json.loads(Json().format(record("x", exc_info=caught)))["error"]
    assert logged.index("KeyError") < logged.index("OSError: [Errno 28] No space left on device")
    assert hand not in logged
    assert hand in json.loads(Json(whole=True).format(record("x", exc_info=caught)))["error"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("table 0123456789abcdef.2 x", f"table {logs.word('0123456789abcdef')}.2 x"),
        ("seed=" + "ab" * 32, "seed=(secret)"),
        ("token AbcdefghijklmnopqrstuvwXyz-_2345 end", "token (secret) end"),
        ("a_function_that_is_called_so_here", "a_function_that_is_called_so_here"),
        ("boomtown.server.storage.storage 2026-11-23", "boomtown.server.storage.storage 2026-11-23"),
    ],
)
def test_what_looks_like_a_secret_is_left_out(text: str, left: str) -> None:
    assert logs.clean(text) == left


def test_the_lines_of_a_worker_have_its_number(journal: Journal) -> None:
    logs.configure("info", "text", journal.stream, worker=3)
    logging.getLogger("boomtown.server").info("hello")
    assert journal.text.endswith(" INFO boomtown.server: hello worker=3\n")


async def test_other_processes_are_told_of(journal: Journal, two_servers: TwoServers) -> None:
    """Both servers have met before the log began; now a third one comes and goes."""
    journal.begin()
    third = InProcessServer(replace(two_servers.a.settings, data=two_servers.database.data), two_servers.bus)
    await third.open()
    await two_servers.until(lambda: len(two_servers.a.services.cluster.others) == 2)
    await third.close()
    await two_servers.until(lambda: len(two_servers.a.services.cluster.others) == 1)
    [here, *_] = journal.lines("another process is here")
    [gone, *_] = journal.lines("another process is gone")
    assert here["processes"] == 3
    assert gone["processes"] == 2
    assert not journal.lines("a listener failed")


def test_no_line_calls_a_fact_like_a_part_of_every_line() -> None:
    """Python refuses such a line only at the moment of logging."""
    taken = {*logging.makeLogRecord({}).__dict__, "message", "asctime"}
    for file in Path(logs.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "extra" and isinstance(node.value, ast.Dict):
                names = {key.value for key in node.value.keys if isinstance(key, ast.Constant)}
                assert not names & taken, file
