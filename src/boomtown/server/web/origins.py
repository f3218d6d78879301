"""Pages that may use this server: whose page asks, and by which name it has found the server."""

from collections.abc import Container
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..core.errors import Refused
from ..config.settings import Settings

SECURE = ("https", "wss")


def same_origin(asks: HTTPConnection, others: Container[str] = ()) -> bool:
    """Check that a page of this very host asks, or one from `others`; programs send no Origin and may.

    Behind a proxy that the server was not told of, TLS may have ended there: then both schemes fit.
    """
    origin = asks.headers.get("origin")
    if origin is None or origin in others:
        return True
    host = asks.headers.get("host", "").lower()
    schemes = ("https",) if asks.scope["scheme"] in SECURE else ("http", "https")
    return origin.lower() in [f"{scheme}://{host}" for scheme in schemes]


def is_local(host: str) -> bool:
    """Tell a name or address that every machine has for itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def host_of(address: str) -> str:
    """The name in `address`, which may have a port and brackets; "" where there is none."""
    try:
        return urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return ""


class KnownHost:
    """ASGI middleware of a server on this machine alone: it answers to its own names. Otherwise a page of another site
    could give its own name the address 127.0.0.1, and would then be read by the browser as a page of this server.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.open = bool(settings.trust_proxy)  # it hands on the name that people come by
        named = [settings.site, *settings.origins]
        self.names = {name for name in (host_of(urlsplit(one).netloc) for one in named) if name}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host", "") if scope["type"] in ("http", "websocket") else ""
        if not host or self.open or not _reached_locally(scope) or self._known(host_of(host)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            refused = Refused("bad-token", f"expected Host localhost or that of the settings site or origins: {host}")
            body = msgspec.json.encode(refused.answer())
            await Response(body, refused.status, media_type="application/json")(scope, receive, send)

    def _known(self, host: str) -> bool:
        return host in self.names or is_local(host)


def _reached_locally(scope: Scope) -> bool:
    """Tell whether the connection came in at an address that only this machine reaches."""
    server = scope.get("server")
    return server is not None and is_local(str(server[0]))
