"""Access log of requests and sockets: request id, log line and metrics."""

import logging
from collections.abc import Mapping
from secrets import token_hex
from time import perf_counter
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...observability import logs
from ..context import services_in

log = logging.getLogger("boomtown.server.web.middleware")


class Requests:
    """ASGI middleware, the outermost one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, status = perf_counter(), 500 if scope["type"] == "http" else 0  # 500: no response was sent
        logs.request_id.set(token_hex(4))
        logs.table_word.set("")

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", logs.request_id.get().encode())]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            _over(scope, status, perf_counter() - begun)


def _over(scope: Scope, status: int, seconds: float) -> None:
    if scope["type"] == "websocket":
        log.info("socket closed", extra={"code": status or None, "seconds": round(seconds, 3)})
        return
    name = route(scope)
    metrics = services_in(scope).metrics
    metrics.requests.labels(name, str(status)).inc()
    metrics.request_time.observe(seconds)
    facts = {"method": scope["method"], "route": name, "status": status, "ms": round(seconds * 1000, 1)}
    log.info("request", extra=facts)


def route(scope: Mapping[str, Any]) -> str:
    """Return the route pattern. The path itself may contain the code of a table."""
    return str(getattr(scope.get("route"), "path", "none") or "/*")
