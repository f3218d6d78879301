"""Routes of public profiles, described in docs/accounts.md."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomtown.spec import DEFAULT

from ..accounts import profiles, season
from ..core.cached_pages import CachedPages
from ..core.errors import Refused
from ..engine import adapter
from . import session
from .account_json import me_response
from .context import services_of
from .responses import JSON, answer, compressed
from .tables import body_of, room_of


def _lists(request: Request) -> CachedPages:
    """Return the cached lists of the players with a public profile, by game and name of the list."""
    lists = services_of(request).player_lists
    assert lists is not None  # set by the part of these routes
    return lists


async def _list(request: Request, name: str) -> Response:
    """Return the list of that name for the game that a request names. It is made once a second."""
    game, known = request.query_params.get("game", DEFAULT), adapter.games()
    if game not in known:
        raise Refused("malformed", f"expected game to be one of: {', '.join(known)}")
    page = await _lists(request).get(f"{game} {name}")
    return compressed(request.headers, page.plain, page.packed, {"cache-control": "no-store"}, JSON)


async def players(request: Request) -> Response:
    """Return `{players: [{id, name, face, rating, online}]}`: those with a public profile, the best of a game first.

    `rating` is `{kind, role, rating, within, games}`, null without a rated game.
    """
    return await _list(request, "rating")


async def of_season(request: Request) -> Response:
    """Return `{month, players: [{id, name, face, points, won, games, online}]}`: a month of a game, most points first.

    `season` is `this` or `last`.
    """
    name = request.query_params.get("season", "this")
    if name not in season.MONTHS:
        raise Refused("malformed", f"expected season to be one of: {', '.join(season.MONTHS)}")
    return await _list(request, name)


async def player(request: Request) -> Response:
    """Return `{player: {id, name, face, since, online, ratings, counts, games}}`, or `not-found`.

    An address that was given up is refused like one that never existed.
    """
    services = services_of(request)
    profile = request.path_params["profile"]
    found = await services.storage.read(profiles.player, services.storage, profile, services.present_seats())
    return answer({"player": found})


async def switch(request: Request) -> Response:
    """Make my profile public, or remove it."""
    await body_of(request)
    visit, account = await session.known(request)
    change = profiles.switch_on if request.method == "PUT" else profiles.switch_off
    now = await change(services_of(request).storage, account)
    _lists(request).forget()
    return await me_response(request, visit._replace(account=now))


async def profiles_at_table(request: Request) -> Response:
    """Return `{profiles: [id or null]}`: the public profiles of the players by seat. All are null before the end."""
    table, storage = (await room_of(request)).table, services_of(request).storage
    owners = [seat.owner for seat in table.seats if seat.owner] if table.phase == "over" else []
    found = await storage.read(profiles.profiles_of, storage, owners)
    return answer({"profiles": [found.get(seat.owner) for seat in table.seats]})


ROUTES = [
    Route("/api/players", players, methods=["GET"]),
    Route("/api/players/season", of_season, methods=["GET"]),
    Route("/api/players/{profile}", player, methods=["GET"]),
    Route("/api/me/profile", switch, methods=["PUT", "DELETE"]),
    Route("/api/tables/{table}/profiles", profiles_at_table, methods=["GET"]),
]
