"""HTTP routes of puzzles."""

from starlette.requests import Request
from starlette.responses import Response

from ..core import client_address
from ..records import puzzles
from ..tables.client_messages import read_body
from .context import services_of
from .responses import JSON
from .tables import body_of

BODY = 8_192  # bytes


async def listed(request: Request) -> Response:
    """Return the list of puzzles."""
    found = await services_of(request).jobs.do(client_address.of(request.scope), puzzles.puzzles, download=True)
    return Response(found, headers={"cache-control": "no-cache"}, media_type=JSON)


async def attempt(request: Request) -> Response:
    """Return a puzzle after the choices in the body."""
    services, address = services_of(request), client_address.of(request.scope)
    data = await body_of(request, BODY, services.limits.studies)
    wish = read_body(data, puzzles.PuzzleAttempt)
    work = puzzles.attempt, request.path_params["puzzle"], wish
    found = await services.jobs.do(address, *work, size=len(data), download=True)
    return Response(found, headers={"cache-control": "no-store"}, media_type=JSON)
