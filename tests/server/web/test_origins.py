"""Requests by pages of other sites: they change nothing for the visitor whose browser sends them.

The test covers all routes of the application, so a new route is included.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.routing import Route, WebSocketRoute

from boomtown.server.config.settings import Settings
from boomtown.server.web.origins import same_origin

from ..accounts.test_accounts import everything
from ..conftest import InProcessServer
from ..cookie_client import ORIGIN, CookieClient, ann

__all__ = ["ann"]

EVIL = {"origin": "https://evil.example"}
READS = {"GET", "HEAD"}


def asked(server: InProcessServer, code: str, passkey: str) -> Iterator[tuple[str, str]]:
    """Return method and path of every route except sockets, with placeholders filled in."""
    given = {"table": code, "code": code, "passkey": passkey, "entry": "beer", "file": "base", "person": "a" * 16}
    given |= {"tournament": code, "lesson": "duel", "puzzle": "win-11-0", "profile": "a" * 16}
    for route in server.app.routes:
        if isinstance(route, Route):
            for method in sorted(route.methods or READS):
                yield method, route.path.format(**given)


async def settled_in(ann: CookieClient) -> tuple[str, str]:
    """Return a visitor with an account, a passkey and a table: the table's code and the passkey's id."""
    for path in ("/api/push", "/api/daily"):  # their keys are made at the first need
        await ann.server.request("GET", path)
    await ann.add_passkey()
    code, _ = await ann.table(start=False, bots=0)
    return code, (await ann.me())["passkeys"][0]["id"]


async def as_a_browser(ann: CookieClient, method: str, path: str, page: dict[str, str]) -> tuple[int, Any]:
    """Send the request as the visitor's browser does for that page, with the cookie."""
    headers = {**page, "cookie": f"boomtown_me={ann.cookie}"}
    body = None if method in READS else b"{}"
    status, data, _ = await ann.server.request(method, path, body, headers)
    return status, data["error"]["code"] if isinstance(data, dict) and "error" in data else ""


async def test_no_route_changes_anything_for_a_page_of_another_site(
    server: InProcessServer, ann: CookieClient, settings: Settings
) -> None:
    """Requests that change data are refused; the others change nothing."""
    code, passkey = await settled_in(ann)
    before = everything(settings)
    routes = list(asked(server, code, passkey))
    changing = [(method, path) for method, path in routes if method not in READS]
    assert len(changing) > 15
    for method, path in routes:
        answer = await as_a_browser(ann, method, path, EVIL)
        if method not in READS:
            assert answer == (403, "bad-token"), (method, path)
        assert everything(settings) == before, (method, path)
    for method, path in changing:  # it is the origin alone that is in the way
        assert await as_a_browser(ann, method, path, ORIGIN) != (403, "bad-token"), (method, path)


async def test_no_socket_is_opened_for_a_page_of_another_site(server: InProcessServer, ann: CookieClient) -> None:
    code, _ = await settled_in(ann)
    sockets = [route.path for route in server.app.routes if isinstance(route, WebSocketRoute)]
    assert sockets == ["/ws/{table}"]
    page = server.connect(code, {**EVIL, "cookie": f"boomtown_me={ann.cookie}"})
    assert await page.end() == 1008
    assert page.received == []


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "http://test.example",
        "http://test:81",
        "http://evil.example/?http://test",
        "ftp://test",
        "http://test/x",
        "test",
        "http://[",
        "http://[::1",
        "",
    ],
)
async def test_what_looks_like_the_own_address_is_another_site(
    server: InProcessServer, ann: CookieClient, origin: str
) -> None:
    code, passkey = await settled_in(ann)
    for method, path in asked(server, code, passkey):
        if method not in READS:
            assert await as_a_browser(ann, method, path, {"origin": origin}) == (403, "bad-token"), (method, path)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "ftp://test"])
async def test_a_socket_of_a_malformed_page_is_refused(server: InProcessServer, origin: str) -> None:
    code, _ = await server.new_table()
    assert await server.connect(code, {"origin": origin}).end() == 1008


@pytest.mark.parametrize(
    ("scheme", "origin", "same"),
    [
        ("http", "http://test", True),
        ("http", "https://test", True),  # a proxy that the server was not told of has ended TLS
        ("https", "https://test", True),
        ("https", "http://test", False),
        ("wss", "https://TEST", True),
        ("wss", "http://test", False),
    ],
)
def test_over_tls_the_page_has_come_over_tls(scheme: str, origin: str, same: bool) -> None:
    headers = [(b"host", b"test"), (b"origin", origin.encode())]
    kind = "websocket" if scheme == "wss" else "http"
    asks = HTTPConnection({"type": kind, "scheme": scheme, "headers": headers})
    assert same_origin(asks) is same


# ---- a name that somebody else has given the address of this machine (DNS rebinding)


def reached_at(server: InProcessServer, address: str) -> None:
    """Simulate connections to this address."""
    app: Any = server.app

    async def bound(scope: Any, receive: Any, send: Any) -> None:
        await app({**scope, "server": (address, 8000)}, receive, send)

    bound.state, bound.router = app.state, app.router  # type: ignore[attr-defined]
    server.app = bound  # type: ignore[assignment]


@pytest.mark.parametrize("path", ["/metrics", "/api/tables", "/api/me", "/"])
@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("town.localhost", True),
        ("play.example.org", True),  # the setting `site`
        ("two.example.org:8443", True),  # one of `origins`
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("[", False),
    ],
)
async def test_a_local_server_answers_to_its_own_names(
    settings: Settings, path: str, host: str, answered: bool
) -> None:
    names = {"site": "https://play.example.org", "origins": ("https://two.example.org:8443",)}
    server = InProcessServer(replace(settings, **names))
    await server.open()
    code, _ = await server.new_table()
    reached_at(server, "127.0.0.1")
    status, body, _ = await server.request("GET", path, headers={"host": host})
    assert (status != 403) is answered
    if not answered:
        assert body["error"]["code"] == "bad-token"
        assert "expected Host localhost" in body["error"]["text"]["args"]["detail"]
        assert await server.connect(code, {"host": host}).end() == 1008
    await server.close()


@pytest.mark.parametrize(("address", "proxies"), [("192.0.2.1", ()), ("127.0.0.1", ("127.0.0.1",))])
async def test_a_public_server_answers_to_every_name(
    settings: Settings, address: str, proxies: tuple[str, ...]
) -> None:
    """This holds behind a configured proxy too."""
    server = InProcessServer(replace(settings, trust_proxy=proxies))
    await server.open()
    reached_at(server, address)
    assert (await server.request("GET", "/api/tables", headers={"host": "evil.example"}))[0] == 200
    await server.close()
