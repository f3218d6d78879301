"""HTTP routes of the board. They keep nothing: a request holds the position and what was played from it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ..core import client_address
from ..core.errors import Refused
from ..limits import limits
from ..records import board
from ..tables.client_messages import read_body
from .context import services_of
from .responses import JSON
from .tables import body_of, room_of


async def answer(request: Request) -> Response:
    """Return the position in parts, and the table after the choices of the request."""
    return await _worked(request, board.answer_encoded)


async def scenario(request: Request) -> Response:
    """Return what was played on the board as a scenario."""
    return await _worked(request, board.write_scenario)


async def run(request: Request) -> Response:
    """Return the results of the scenarios in the body of the request."""
    data = await _body(request)
    try:
        words = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("bad-record", str(error)[:200], line=0, column=0, expected="UTF-8", got="other bytes") from None
    return await _do(request, len(data), board.scenario_encoded, words)


async def of_file(request: Request) -> Response:
    """Return the position of a recorded game after `events` events. The file is the body of the request."""
    data, events = await _body(request), request.query_params.get("events", "")
    if not (events.isascii() and events.isdigit() and len(events) < 7):
        raise Refused("malformed", "expected events to be a number from 0")
    limit = services_of(request).settings.choices_limit
    return await _do(request, len(data), board.line_of_file, data, int(events), limit)


async def of_table(request: Request) -> Response:
    """Return the position of a running game in which no person takes part any more.

    Raises `not-now` while hidden cards of the game can be of use to a person.
    """
    services, address = services_of(request), client_address.of(request.scope)
    limits.take(services.limits.boards, address)
    room = await room_of(request)
    async with room.lock:
        await room.store.load()
        match = room.match
        if match is None or not match.may_reveal(room.table):
            raise Refused("not-now", "expected a running game in which no person takes part any more")
        work = board.line_of_game, match.setup, match.seed, match.choices
    found = await services.jobs.do(address, *work, download=True)
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)


async def proofs(request: Request) -> Response:
    """Return the scenarios that prove the statements of a file of the rules, read at the first request."""
    services, address, file = services_of(request), client_address.of(request.scope), request.path_params["file"]
    limits.take(services.limits.boards, address)
    if not (file.isascii() and file.isidentifier() and len(file) < 40):
        raise Refused("not-found", "expected the name of a file of rules")
    work = partial(services.jobs.do, address, board.proofs_encoded, file, download=True)
    found = await services.lists.get(request.url.path, work)
    return Response(found, headers={"cache-control": "no-cache"}, media_type=JSON)


async def _worked(request: Request, work: Callable[..., bytes]) -> Response:
    data = await _body(request)
    asked = read_body(data, board.BoardRequest)
    return await _do(request, len(data), work, asked, services_of(request).settings.choices_limit)


async def _body(request: Request) -> bytes:
    services = services_of(request)
    limits.take(services.limits.boards, client_address.of(request.scope))
    return await body_of(request, services.settings.record_limit)


async def _do(request: Request, size: int, work: Callable[..., bytes], *args: Any) -> Response:
    address = client_address.of(request.scope)
    found = await services_of(request).jobs.do(address, work, *args, size=size)
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)
