"""Middleware of every request: security headers, and rate limit per address."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...core import client_address
from ...core.errors import Refused
from ..context import services_in
from ..origins import SECURE, host_of, is_local
from ..responses import refusal

# Inline style attributes only, which the client uses for positions. Scripts and style sheets come from files.
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
# Sent over TLS only, and never for localhost, where other programs serve without TLS.
STRICT = "max-age=31536000"


class SecurityHeaders:
    """ASGI middleware that adds the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        strict = scope.get("scheme") in SECURE and not is_local(host_of(Headers(scope=scope).get("host", "")))

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if strict:
                    headers.setdefault("strict-transport-security", STRICT)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Throttle:
    """ASGI middleware that limits the requests per second of an address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not services_in(scope).limits.all.take(client_address.of(scope)):
            refused = Refused("too-many", "too many requests from this address: wait a moment")
            services_in(scope).metrics.refusals.of[refused.code] += 1
            await refusal(refused)(scope, receive, send)
            return
        await self.app(scope, receive, send)
