"""What every request passes: security headers, how many there may be, and the check which page a browser shows."""

from collections.abc import Container
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import addresses
from .errors import Refused

# Style attributes only: the client places things with them; scripts and style sheets come from files.
POLICY = (
    "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}


class SecurityHeaders:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Throttle:
    """ASGI middleware: each address has so many requests a second, whatever they are for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["app"].state.hall.limits.all.take(addresses.of(scope)):
            refused = Refused("too-many", "too many requests from this address: wait a moment")
            scope["app"].state.hall.metrics.refusals.of[refused.code] += 1
            body = msgspec.json.encode({"error": refused.body()})
            await Response(body, refused.status, media_type="application/json")(scope, receive, send)
            return
        await self.app(scope, receive, send)


def same_origin(headers: Headers, others: Container[str] = ()) -> bool:
    """Whether a browser's page of this very host asks, or one from `others`; programs send no Origin and may."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host") or origin in others
