"""HTTP routes of puzzles."""

from starlette.requests import Request
from starlette.responses import Response

from ..records import puzzles
from . import studies

BODY = 8_192  # bytes


async def listed(request: Request) -> Response:
    """Return the list of puzzles."""
    return await studies.listed(request, puzzles.puzzles)


async def attempt(request: Request) -> Response:
    """Return a puzzle after the choices in the body."""
    return await studies.attempt(request, request.path_params["puzzle"], puzzles.PuzzleAttempt, puzzles.attempt, BODY)
