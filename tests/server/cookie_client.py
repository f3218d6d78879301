"""HTTP client that keeps its cookie, and the clients of two players."""

from http.cookies import SimpleCookie
from typing import Any

import pytest

from .authenticator import Authenticator
from .conftest import HERE, InProcessServer

ORIGIN = {"origin": "http://test"}


class CookieClient:
    def __init__(self, server: InProcessServer, address: str = HERE, **headers: str) -> None:
        self.server, self.address, self.headers = server, address, {**ORIGIN, **headers}
        self.cookie = ""
        self.set_cookie = ""  # the last one in full
        self.location = ""  # where the last answer has led
        self.device = Authenticator(self.headers["origin"])

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {**self.headers, **({"cookie": f"boomtown_me={self.cookie}"} if self.cookie else {})}
        status, data, got = await self.server.request(method, path, body, headers, self.address)
        self.location = got.get("location", "")
        if "set-cookie" in got:
            self.set_cookie = got["set-cookie"]
            self.cookie = SimpleCookie(self.set_cookie)["boomtown_me"].value
        return status, data

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        status, data = await self.ask(method, path, body)
        assert status in (200, 201), data
        return data

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """Code of the error."""
        status, data = await self.ask(method, path, body)
        assert status >= 400, data
        return str(data["error"]["code"])

    async def me(self) -> Any:
        return (await self.do("GET", "/api/me"))["me"]

    async def table(self, **wish: Any) -> tuple[str, str]:
        """Code of a new table with bots, and the token of its host."""
        order = {"name": "Ann", "setup": {"players": 4}, "bots": "fill", "public": False, "timer": 0, "start": True}
        made = await self.do("POST", "/api/tables", order | wish)
        return made["table"]["code"], made["token"]

    async def add_passkey(self, **more: Any) -> Any:
        options = (await self.do("POST", "/api/me/passkeys/options"))["options"]
        return await self.do("POST", "/api/me/passkeys", {"credential": self.device.create(options), **more})

    async def sign_in(self, device: Authenticator) -> Any:
        options = (await self.do("POST", "/api/session/options"))["options"]
        return await self.do("POST", "/api/session", {"credential": device.get(options)})


@pytest.fixture
def ann(server: InProcessServer) -> CookieClient:
    return CookieClient(server)


@pytest.fixture
def bob(server: InProcessServer) -> CookieClient:
    return CookieClient(server)
