"""A page of another site: whatever can be asked of the server, it changes nothing for the visitor whose browser it runs
in. All routes of the application are gone through, so that a new one is not forgotten.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.routing import Route, WebSocketRoute

from boomtown.server.settings import Settings

from .conftest import House
from .test_people import everything
from .visitor import ORIGIN, Visitor, ann

__all__ = ["ann"]

EVIL = {"origin": "https://evil.example"}
READS = {"GET", "HEAD"}


def asked(house: House, code: str, passkey: str) -> Iterator[tuple[str, str]]:
    """Method and path of everything that is no socket; what stands in braces is filled in."""
    given = {"table": code, "code": code, "passkey": passkey, "entry": "beer"}
    for route in house.app.routes:
        if isinstance(route, Route):
            for method in sorted(route.methods or READS):
                yield method, route.path.format(**given)


async def settled_in(ann: Visitor) -> tuple[str, str]:
    """Somebody with an account, a passkey and a table; its code, and the passkey's id."""
    await ann.house.request("GET", "/api/push")  # its key is made at the first need
    await ann.add_passkey()
    code, _ = await ann.table(start=False, bots=0)
    return code, (await ann.me())["passkeys"][0]["id"]


async def as_a_browser(ann: Visitor, method: str, path: str, page: dict[str, str]) -> tuple[int, Any]:
    """As her browser sends it for that page, the cookie included."""
    headers = {**page, "cookie": f"boomtown_me={ann.cookie}"}
    body = None if method in READS else b"{}"
    status, data, _ = await ann.house.request(method, path, body, headers)
    return status, data["error"]["code"] if isinstance(data, dict) and "error" in data else ""


async def test_no_route_changes_anything_for_a_page_of_another_site(
    house: House, ann: Visitor, settings: Settings
) -> None:
    """What changes something is refused; what only reads changes nothing."""
    code, passkey = await settled_in(ann)
    before = everything(settings)
    routes = list(asked(house, code, passkey))
    changing = [(method, path) for method, path in routes if method not in READS]
    assert len(changing) > 15
    for method, path in routes:
        answer = await as_a_browser(ann, method, path, EVIL)
        if method not in READS:
            assert answer == (403, "bad-token"), (method, path)
        assert everything(settings) == before, (method, path)
    for method, path in changing:  # it is the origin alone that is in the way
        assert await as_a_browser(ann, method, path, ORIGIN) != (403, "bad-token"), (method, path)


async def test_no_socket_is_opened_for_a_page_of_another_site(house: House, ann: Visitor) -> None:
    code, _ = await settled_in(ann)
    sockets = [route.path for route in house.app.routes if isinstance(route, WebSocketRoute)]
    assert sockets == ["/ws/{table}"]
    page = house.browser(code, {**EVIL, "cookie": f"boomtown_me={ann.cookie}"})
    assert await page.end() == 1008
    assert page.heard == []


@pytest.mark.parametrize(
    "origin", ["null", "http://test.example", "http://test:81", "http://evil.example/?http://test"]
)
async def test_what_looks_like_the_own_address_is_another_site(house: House, ann: Visitor, origin: str) -> None:
    code, passkey = await settled_in(ann)
    for method, path in asked(house, code, passkey):
        if method not in READS:
            assert await as_a_browser(ann, method, path, {"origin": origin}) == (403, "bad-token"), (method, path)
