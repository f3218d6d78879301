"""HTTP routes of the lessons and puzzles of an account."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..accounts import progress
from ..tables.client_messages import read_body
from . import session
from .context import services_of
from .responses import answer
from .tables import body_of

Lesson = Annotated[str, Meta(pattern=r"\A[a-z_]{1,40}\Z")]
Puzzle = Annotated[str, Meta(pattern=r"\A[a-z0-9-]{1,40}\Z")]


class Lessons(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/me/lessons`: what this browser knows to be passed."""

    passed: Annotated[list[Lesson], Meta(max_length=progress.PASSED.most)]


class Puzzles(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/me/puzzles`: what this browser knows to be solved, and tried without success."""

    solved: Annotated[list[Puzzle], Meta(max_length=progress.SOLVED.most)]
    failed: Annotated[list[Puzzle], Meta(max_length=progress.FAILED.most)]


async def passed(request: Request) -> Response:
    """Add the lessons that this browser knows to be passed; return all of the account."""
    wish = read_body(await body_of(request), Lessons)
    _, account = await session.known(request)
    return answer({"passed": await progress.PASSED.add(services_of(request).storage, account.id, wish.passed)})


async def puzzles(request: Request) -> Response:
    """Add the puzzles that this browser knows to be solved or failed; return all of the account."""
    wish = read_body(await body_of(request), Puzzles)
    _, account = await session.known(request)
    storage = services_of(request).storage
    solved = await progress.SOLVED.add(storage, account.id, wish.solved)
    failed = await progress.FAILED.add(storage, account.id, wish.failed)
    return answer({"solved": solved, "failed": sorted({*failed}.difference(solved))})


ROUTES = [
    Route("/api/me/lessons", passed, methods=["POST"]),
    Route("/api/me/puzzles", puzzles, methods=["POST"]),
]
