"""Answers of what a visitor studies alone, lessons and puzzles: their list, and one after the choices in the body."""

from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ..core import client_address
from ..tables.client_messages import read_body
from .context import services_of
from .responses import JSON
from .tables import body_of


async def listed(request: Request, work: Callable[[], bytes]) -> Response:
    """Return the list that `work` writes as JSON. It is written at the first request."""
    services = services_of(request)
    write = partial(services.jobs.do, client_address.of(request.scope), work, download=True)
    found = await services.lists.get(request.url.path, write)
    return Response(found, headers={"cache-control": "no-cache"}, media_type=JSON)


async def attempt(
    request: Request, name: str, wish: type[Any], work: Callable[[str, Any], bytes], most: int
) -> Response:
    """Return what `work` writes for this name and the body of the request, which has type `wish` and at most `most`
    bytes.
    """
    services, address = services_of(request), client_address.of(request.scope)
    data = await body_of(request, most, services.limits.studies)
    found = await services.jobs.do(address, work, name, read_body(data, wish), size=len(data), download=True)
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)
