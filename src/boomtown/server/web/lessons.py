"""HTTP routes of lessons."""

from starlette.requests import Request
from starlette.responses import Response

from ..core import client_address
from ..records import lessons
from ..tables.client_messages import read_body
from .context import services_of
from .responses import JSON
from .tables import body_of

BODY = 65_536  # bytes


async def listed(request: Request) -> Response:
    """Return the list of lessons."""
    found = await services_of(request).jobs.do(client_address.of(request.scope), lessons.lessons, download=True)
    return Response(found, headers={"cache-control": "no-cache"}, media_type=JSON)


async def attempt(request: Request) -> Response:
    """Return a lesson after the choices in the body."""
    services, address = services_of(request), client_address.of(request.scope)
    data = await body_of(request, BODY, services.limits.studies)
    wish = read_body(data, lessons.Attempt)
    work = lessons.attempt, request.path_params["lesson"], wish
    found = await services.jobs.do(address, *work, size=len(data), download=True)
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)
