"""HTTP routes of games, tables, records and replays."""

import gzip
import logging
from functools import cache, partial
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from boomtown.deal import Deal
from boomtown.spec import DEFAULT

from ..core import client_address
from ..core.errors import Refused, not_stored
from ..engine import adapter, bot_registry
from ..limits import limits
from ..observability import logs
from ..records import game_files
from ..rooms import matchmaking
from ..rooms.room import Room
from ..storage.storage import InvalidValue, StorageError, Stored, Unreadable
from ..tables.client_messages import Join, NewTable, SitDown, read_body
from ..tables.table import Table
from ..tables.table_info import table_card
from .context import services_of
from .middleware.access_log import route
from .middleware.security import HEADERS
from .origins import same_origin
from .responses import JSON, answer, compressed, refusal
from .services import Services

AFTER_LENGTH = 64  # maximum characters of a position in the list of tables
SEAT_LENGTH = 20  # maximum characters of a seat that an error repeats

log = logging.getLogger("boomtown.server.web")


async def games(request: Request) -> Response:
    return answer({"games": adapter.games()})


@cache
def _catalog(game: str) -> tuple[bytes, bytes, str]:
    plain = msgspec.json.encode(adapter.facts(game) | {"bots": bot_registry.names_in(game)})
    return plain, gzip.compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:16]}"'


async def catalog(request: Request) -> Response:
    """Return the static facts of a game and the names of its bots, compressed once. Browsers revalidate their copy."""
    plain, packed, tag = _catalog(request.query_params.get("game", DEFAULT))
    headers = {"etag": tag, "cache-control": "no-cache"}
    return compressed(request.headers, plain, packed, headers, "application/json")


async def words(request: Request) -> Response:
    """Return the texts that a game brings with it, in one language."""
    found = adapter.words(request.query_params.get("game", ""), request.query_params.get("lang", ""))
    return Response(found, headers={"cache-control": "no-cache"}, media_type="text/plain; charset=utf-8")


async def tables(request: Request) -> Response:
    """Return a page of the list of tables, made once a second for all clients."""
    page = await services_of(request).table_list.page(
        request.query_params.get("after", "")[:AFTER_LENGTH], client_address.of(request.scope)
    )
    return compressed(request.headers, page.plain, page.packed, {"cache-control": "no-store"}, JSON)


async def table(request: Request) -> Response:
    return answer(table_card((await room_of(request)).table))


async def create(request: Request) -> Response:
    wish = read_body(await body_of(request), NewTable)
    me = await services_of(request).identity.sitting(request, wish.name)
    made = await services_of(request).lobby.create(wish, client_address.of(request.scope), me.owner, me.face)
    return services_of(request).identity.with_cookie(answer(made, 201), request, me.secret)


async def join(request: Request) -> Response:
    room = await room_of(request)
    wish = read_body(await body_of(request), Join)
    me = await services_of(request).identity.sitting(request, wish.name)
    seated = await services_of(request).lobby.join(room, wish, client_address.of(request.scope), me.owner, me.face)
    return services_of(request).identity.with_cookie(answer(seated), request, me.secret)


async def sit(request: Request) -> Response:
    """Seat the player at a table of strangers (matchmaking)."""
    wish = read_body(await body_of(request), SitDown)
    me = await services_of(request).identity.sitting(request, wish.name)
    lobby, address = services_of(request).lobby, client_address.of(request.scope)
    seated = await matchmaking.sit_down(lobby, wish, address, me.owner, me.face)
    return services_of(request).identity.with_cookie(answer(seated, 201), request, me.secret)


async def record(request: Request) -> Response:
    """Return a finished game as a file: the last one of the table, or that of an earlier `round`."""
    services, game = services_of(request), await _finished(request)
    work = game_files.write, game.table, game.setup, game.seed, game.choices, game.deal
    text = await services.jobs.do(client_address.of(request.scope), *work, download=True)
    name = f"boomtown-{game.table.code}-{game.round}.txt"
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def curve(request: Request) -> Response:
    """Return the curve of a finished game: the last one of the table, or that of an earlier `round`."""
    services, game = services_of(request), await _finished(request)
    seat = _seat(request)
    work = partial(services.jobs.do, client_address.of(request.scope), game_files.curve, download=True)
    found = await services.curves.get(
        f"{game.table.id}.{game.round}.{seat}", lambda: work(game.setup, game.seed, game.choices, seat)
    )
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)


async def curve_of_file(request: Request) -> Response:
    """Return the curve of a recorded game. The file is the body of the request."""
    services, address = services_of(request), client_address.of(request.scope)
    limits.take(services.limits.curves, address)
    data = await body_of(request, services.settings.record_limit)
    work = game_files.curve_of_file, data, _seat(request), services.settings.choices_limit
    found = await services.jobs.do(address, *work, size=len(data))
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)


class _Finished(NamedTuple):
    """A game of a table that is over."""

    table: Table
    round: int
    setup: dict[str, Any]
    seed: str
    choices: list[int]
    deal: Deal | None


async def _finished(request: Request) -> _Finished:
    """Return the game of a request, the last one of the table or that of a `round`. Raises `not-over`."""
    services = services_of(request)
    limits.take(services.limits.requests, client_address.of(request.scope))
    room, number = await room_of(request), _round(request)
    async with room.lock:
        await room.store.load()
        match, table = room.match, room.table
    if number is not None and number != table.round:
        stored = await _earlier(services, table, number)
        return _Finished(table, number, stored.setup, stored.seed, [line.choice for line in stored.log], stored.deal)
    if match is None or not match.game.over:
        raise Refused("not-over", "a game can be kept when it is over")
    return _Finished(table, table.round, match.setup, match.seed, match.choices, match.deal)


async def _earlier(services: Services, table: Table, number: int) -> Stored:
    try:
        return await services.storage.read(services.storage.queries.load_game, f"{table.id}.{number}")
    except Unreadable:
        raise Refused("not-over", "there was no such game at this table") from None


def _seat(request: Request) -> str:
    """Return the seat whose view is asked for, `open` for the view of all."""
    return request.query_params.get("seat", game_files.OPEN)[:SEAT_LENGTH]


def _round(request: Request) -> int | None:
    text = request.query_params.get("round")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text) > 0):
        raise Refused("malformed", "expected round to be a number from 1")
    return int(text)


async def replay(request: Request) -> Response:
    """Return the frames of a recorded game for the requested seat. The file is the body of the request."""
    services, address = services_of(request), client_address.of(request.scope)
    limits.take(services.limits.uploads, address)
    data = await body_of(request, services.settings.record_limit)
    work = game_files.replay_encoded, data, _seat(request), services.settings.choices_limit
    found = await services.jobs.do(address, *work, size=len(data))
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)


async def room_of(request: Request) -> Room:
    """Return the room of the table in the address. Raises `no-table`."""
    room = await services_of(request).registry.look_up(request.path_params["table"], client_address.of(request.scope))
    logs.about(room.table.id)
    return room


async def body_of(request: Request, limit: int | None = None, rate: limits.Buckets | None = None) -> bytes:
    """Return the body of a request, after the checks that all of them share.

    `rate`: in place of the limit of changes.
    """
    services = services_of(request)
    limit = limit or services.settings.frame_limit
    if not same_origin(request, services.settings.origins):
        raise Refused("bad-token", "expected a page of this server to ask")
    limits.take(rate or services.limits.requests, client_address.of(request.scope))
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > limit:
                raise Refused("too-big", f"expected at most {limit} bytes")
    except ClientDisconnect:
        raise Refused("malformed", "the request broke off") from None
    return bytes(body)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    services_of(request).metrics.refusals.of[error.code] += 1
    return refusal(error)


async def on_storage_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, StorageError)
    if isinstance(error, InvalidValue):
        return answer(Refused("malformed", "expected values that can be stored").answer(), 400)
    return answer(not_stored().answer(), 500)


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "malformed"
    return answer(Refused(code, str(error.detail)).answer(), error.status_code)


async def on_bug(request: Request, error: Exception) -> Response:
    """Return an error without the stack trace, which is in the log."""
    log.error("request failed", extra={"route": route(request.scope)}, exc_info=error)
    response = answer(Refused("server").answer(), 500)
    response.headers.update(HEADERS)  # this response bypasses the middleware that sets them
    return response
