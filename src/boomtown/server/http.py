"""The JSON side: tables made, found and joined."""

import gzip
import logging
from functools import cache, partial
from hashlib import sha256
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from . import engine, records
from .errors import Refused
from .hall import Hall
from .headers import HEADERS, same_origin
from .messages import Join, NewTable, read_body

log = logging.getLogger("boomtown.server.http")


def hall_of(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def answer(data: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(data), status, {"cache-control": "no-store"}, media_type="application/json; charset=utf-8"
    )


async def healthz(request: Request) -> Response:
    return answer({"ok": True})


async def games(request: Request) -> Response:
    return answer({"games": engine.games()})


@cache
def _catalog(game: str) -> tuple[bytes, bytes, str]:
    plain = msgspec.json.encode(engine.facts(game))
    return plain, gzip.compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:16]}"'


async def catalog(request: Request) -> Response:
    """Static facts of a game, compressed once; the browser asks again only whether they changed."""
    plain, packed, tag = _catalog(request.query_params.get("game", "bang"))
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")
    return Response(plain, headers=headers, media_type="application/json")


async def tables(request: Request) -> Response:
    return answer({"tables": hall_of(request).public()})


async def table(request: Request) -> Response:
    return answer(hall_of(request).find(request.path_params["table"]).table.card())


async def create(request: Request) -> Response:
    return answer(await hall_of(request).create(read_body(await _body(request), NewTable)), 201)


async def join(request: Request) -> Response:
    hall = hall_of(request)
    room = hall.find(request.path_params["table"])
    return answer(await hall.join(room, read_body(await _body(request), Join)))


async def record(request: Request) -> Response:
    """The game of a table that is over, as a file to keep."""
    hall = hall_of(request)
    _may_ask(request)
    room = hall.find(request.path_params["table"])
    async with room.lock:
        await room.load()
        match, table = room.match, room.table
    if match is None or not match.game.over:
        raise Refused("not-over", "a game can be kept when it is over")
    text = await hall.records.through(partial(records.write, table, match.game))
    name = f"boomtown-{table.code}-{table.round}.txt"
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def replay(request: Request) -> Response:
    """What is in such a file, as the seat asked for sees it; the file itself is the body."""
    hall = hall_of(request)
    data = await _body(request, hall.settings.record_limit)
    seat = request.query_params.get("seat", records.OPEN)
    return answer(await hall.records.through(partial(records.replay, data, seat, hall.settings.choices_limit)))


def _may_ask(request: Request) -> None:
    """Whether this address has asked for little enough work; `too-many` else."""
    if not hall_of(request).requests.take(request.client.host if request.client else ""):
        raise Refused("too-many", "too much asked for at once from this address: wait a moment")


async def _body(request: Request, limit: int | None = None) -> bytes:
    """The body of a request that changes something or makes work, after the checks all of them share."""
    hall = hall_of(request)
    limit = limit or hall.settings.frame_limit
    if not same_origin(request.headers):
        raise Refused("bad-token", "expected a page of this server to ask")
    _may_ask(request)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Refused("too-big", f"expected at most {limit} bytes")
    return bytes(body)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer({"error": error.body()}, error.status)


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "malformed"
    return answer({"error": Refused(code, str(error.detail)).body()}, error.status_code)


async def on_bug(request: Request, error: Exception) -> Response:
    """No stack trace to a player; the log has it."""
    log.error("request failed: path=%s", request.url.path, exc_info=error)
    response = answer({"error": Refused("server").body()}, 500)
    response.headers.update(HEADERS)  # answered outside of the middleware that sets them
    return response
