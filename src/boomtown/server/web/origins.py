"""Checks of the origin of a request and of the host name in it."""

from collections.abc import Container
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ..config.settings import Settings
from ..core.errors import Refused
from .responses import refusal

SECURE = ("https", "wss")


def same_origin(asks: HTTPConnection, others: Container[str] = ()) -> bool:
    """Return whether the request comes from a page of this host, or of `others`. Programs without Origin may use it
    too.

    Behind an unknown proxy that ends TLS, both schemes are accepted.
    """
    origin = asks.headers.get("origin")
    if origin is None or origin in others:
        return True
    host = asks.headers.get("host", "").lower()
    schemes = ("https",) if asks.scope["scheme"] in SECURE else ("http", "https")
    return origin.lower() in [f"{scheme}://{host}" for scheme in schemes]


def is_local(host: str) -> bool:
    """Return whether the name or address belongs to every machine itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def host_of(address: str) -> str:
    """Return the host name in `address`, which may have a port and brackets; "" if there is none."""
    try:
        return urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return ""


class KnownHost:
    """ASGI middleware for a server on this machine only, which accepts its own host names alone.

    Otherwise a page of another site could map its name to 127.0.0.1 (DNS rebinding), and browsers would take it for a
    page of this server.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.open = bool(settings.trust_proxy)  # a proxy passes the public host name
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
            await refusal(refused)(scope, receive, send)

    def _known(self, host: str) -> bool:
        return host in self.names or is_local(host)


def _reached_locally(scope: Scope) -> bool:
    """Return whether the connection arrived at an address of this machine only."""
    server = scope.get("server")
    return server is not None and is_local(str(server[0]))
