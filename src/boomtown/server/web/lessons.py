"""HTTP routes of lessons."""

from starlette.requests import Request
from starlette.responses import Response

from ..records import lessons
from . import studies

BODY = 65_536  # bytes


async def listed(request: Request) -> Response:
    """Return the list of lessons."""
    return await studies.listed(request, lessons.lessons)


async def attempt(request: Request) -> Response:
    """Return a lesson after the choices in the body."""
    return await studies.attempt(request, request.path_params["lesson"], lessons.Attempt, lessons.attempt, BODY)
