"""HTTP routes of tournaments."""

from contextlib import AbstractContextManager

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..core import client_address, entropy
from ..core.errors import Refused, retry_on_conflict
from ..limits import limits
from ..tables.client_messages import Join, NewTournament, TournamentRound, read_body
from ..tables.table_info import JoinedTable
from ..tournaments import seating
from ..tournaments.page import Progress, page
from ..tournaments.tournaments import Tournaments
from . import session
from .context import services_of
from .identity import Visitor
from .responses import answer
from .tables import body_of


class Empty(Struct, forbid_unknown_fields=True):
    """Body of a request that needs no words."""


async def create(request: Request) -> Response:
    """Create a tournament with its host as the first player."""
    wish = read_body(await body_of(request), NewTournament)
    me = await _player(request, wish.name)
    code = await _tournaments(request).create(wish, me.owner, me.face)
    return _with_cookie(request, me, await _answer(request, code, me.owner, 201))


async def shown(request: Request) -> Response:
    """Return the tournament as the reader sees it."""
    limits.take(services_of(request).limits.tournaments, client_address.of(request.scope))
    reader = await _reader(request)
    return answer(page(await _progress(request), reader))


async def mine(request: Request) -> Response:
    """Return the reader's tournaments that are not over."""
    limits.take(services_of(request).limits.requests, client_address.of(request.scope))
    reader = await _reader(request)
    return answer({"tournaments": await _tournaments(request).running(reader) if reader else []})


async def join(request: Request) -> Response:
    wish = read_body(await body_of(request), Join)
    await _progress(request)  # so that a wrong code makes no guest
    me = await _player(request, wish.name)
    await _tournaments(request).join(_code(request), wish.name, me.owner, me.face)
    return _with_cookie(request, me, await _answer(request, _code(request), me.owner))


async def leave(request: Request) -> Response:
    read_body(await body_of(request), Empty)
    reader = await _reader(request)
    with _counted(request):
        await _tournaments(request).leave(_code(request), reader)
    return await _answer(request, _code(request), reader)


async def start_round(request: Request) -> Response:
    """Start the round of this number. It is no error that another player has started it."""
    number = read_body(await body_of(request), TournamentRound).round
    reader = await _reader(request)
    with _counted(request):
        await _tournaments(request).start_round(_code(request), reader, number, entropy.generator())
    return await _answer(request, _code(request), reader)


async def take_seat(request: Request) -> Response:
    """Seat the reader at their table of the present round."""
    read_body(await body_of(request), Empty)
    reader, lobby = await _reader(request), services_of(request).lobby
    address = client_address.of(request.scope)

    async def take() -> JoinedTable:
        return await seating.take(lobby, await _progress(request), reader, address)

    return answer(await retry_on_conflict(take))


def _code(request: Request) -> str:
    return str(request.path_params["tournament"])


def _tournaments(request: Request) -> Tournaments:
    return Tournaments(services_of(request).storage, services_of(request).settings.listed_for)


def _counted(request: Request) -> AbstractContextManager[None]:
    """Count a code without a tournament as a guess. Raises `too-many` for an address that guesses."""
    misses, address = services_of(request).limits.misses, client_address.of(request.scope)
    return limits.limit_guesses(misses, address, "no-tournament", "tournaments asked for")


async def _progress(request: Request) -> Progress:
    """Return the tournament of a request. Raises `no-tournament`."""
    with _counted(request):
        return await _tournaments(request).find(_code(request))


async def _answer(request: Request, code: str, reader: str, status: int = 200) -> Response:
    return answer(page(await _tournaments(request).find(code), reader), status)


async def _reader(request: Request) -> str:
    """Return the account of the reader, "" for an unknown browser."""
    found = await session.visit(request)
    return found.account.id if found.account else ""


async def _player(request: Request, name: str) -> Visitor:
    """Return the reader, who plays as `name`. Raises `no-me` for a reader without an account."""
    me = await services_of(request).identity.sitting(request, name)
    if not me.owner:
        raise Refused("no-me", "expected a browser, whose player can be known again")
    return me


def _with_cookie(request: Request, me: Visitor, response: Response) -> Response:
    return services_of(request).identity.with_cookie(response, request, me.secret)


ONE = "/api/tournaments/{tournament}"
ROUTES = [
    Route("/api/tournaments", create, methods=["POST"]),
    Route("/api/tournaments", mine, methods=["GET"]),
    Route(ONE, shown, methods=["GET"]),
    Route(f"{ONE}/join", join, methods=["POST"]),
    Route(f"{ONE}/leave", leave, methods=["POST"]),
    Route(f"{ONE}/rounds", start_round, methods=["POST"]),
    Route(f"{ONE}/seat", take_seat, methods=["POST"]),
]
