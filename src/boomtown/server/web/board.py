"""HTTP routes of the board. They keep nothing: a request holds the position and what was played from it."""

from collections.abc import Callable
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
from .tables import body_of


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
