"""The application without its optional parts: accounts, OpenID Connect and notifications."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.routing import Route

from boomtown.server.config.settings import Settings
from boomtown.server.storage.schema import ACCOUNTS, PLAYED, PUSHES
from boomtown.server.storage.writer import Write
from boomtown.server.web.parts import DEFAULT_PARTS, NotificationsPart

from .conftest import InProcessServer, play_on

PAGE = {"origin": "http://test"}  # a browser, which gets a cookie from a server with accounts
SUBSCRIPTION = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "k", "auth": "a", "title": "Turn", "body": "Go"}
ROUTES = [
    (method, route.path.replace("{passkey}", "x"))
    for part in DEFAULT_PARTS
    for route in part.routes
    if isinstance(route, Route)
    for method in sorted((route.methods or set()) - {"HEAD"})
]


@pytest.fixture
async def plain(settings: Settings) -> AsyncIterator[InProcessServer]:
    """Return a server without optional parts."""
    server = InProcessServer(settings, parts=())
    await server.open()
    yield server
    await server.close()


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_a_server_without_parts_has_none_of_their_routes(plain: InProcessServer, method: str, path: str) -> None:
    """Answer 404 to GET and 405 to other methods, as for every unknown path."""
    status, data, _ = await plain.request(method, path, headers=PAGE)
    assert (status, data["error"]["code"]) == ((404, "not-found") if method == "GET" else (405, "malformed"))


async def test_a_whole_game_without_parts(plain: InProcessServer) -> None:
    """A person plays with bots; another one sits down by WebSocket and is removed during the game."""
    wish: dict[str, Any] = {"name": "Ann", "setup": {"players": 4}, "bots": 2, "public": False, "timer": 0}
    status, made, headers = await plain.request("POST", "/api/tables", wish, PAGE)
    assert status == 201
    assert "set-cookie" not in headers
    code = made["table"]["code"]
    ann = await plain.watch(code, made["token"])
    bob = plain.connect(code, {**PAGE, "cookie": "boomtown_me=a-cookie-of-an-earlier-time"})
    bob.send({"t": "hello"}, {"t": "sit", "name": "Bob"})
    seat = (await bob.receive("seated"))["seat"]
    ann.send({"t": "start"})
    await ann.receive("state")
    await bob.leave()
    ann.send({"t": "kick", "seat": seat})
    await play_on(ann)
    ann.send({"t": "notify", "to": SUBSCRIPTION})
    assert await ann.error() == "not-now"
    await plain.services.maintenance.sweep()
    rows = plain.services.storage.queries.rows
    assert rows(sa.select(ACCOUNTS.c.id)) == rows(sa.select(PLAYED.c.game)) == []


async def test_the_client_is_there_without_parts(plain: InProcessServer) -> None:
    """The front page asks for `/api/me` and shows no account if there is none."""
    status, page, _ = await plain.request("GET", "/")
    assert status in (200, 503), "503: the client is not built"
    assert b"boomtown" in page
    assert (await plain.request("GET", "/api/tables"))[0] == 200


async def test_notices_work_without_accounts(settings: Settings) -> None:
    """The subscriptions of a removed table are deleted."""
    server = InProcessServer(settings, parts=(NotificationsPart(),))
    await server.open()
    assert (await server.request("GET", "/api/push"))[0] == 200
    assert (await server.request("GET", "/api/me"))[0] == 404
    row = dict.fromkeys(("key", "endpoint", "p256dh", "auth", "title", "body", "url"), "x") | {"table_id": "removed"}
    await server.services.storage.write(Write(sa.insert(PUSHES), row))
    await server.services.maintenance.sweep()
    assert server.services.storage.queries.rows(sa.select(PUSHES)) == []
    await server.close()
