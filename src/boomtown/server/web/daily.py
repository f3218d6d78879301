"""HTTP route of the deal of the day (tables/daily_deal.py)."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..accounts import daily_tries
from ..accounts.daily_tries import DailyTry, FirstTry
from ..core import client_address, entropy
from ..core.errors import LostRace, Refused
from ..limits import limits
from ..rooms import daily_table
from ..storage.schema import DAILY
from ..storage.storage import Storage
from ..tables import daily_deal
from ..tables.client_messages import DailyTable, read_body
from ..tables.daily_deal import DailyDeal
from . import session
from .context import services_of
from .responses import answer
from .tables import body_of


class DailyPage(Struct):
    """Deal of a date as a reader sees it. `mine` None: the reader has not begun."""

    date: str
    commitment: str
    played: int
    won: int
    mine: DailyTry | None


async def shown(request: Request) -> Response:
    """Return the deal of a date, by default today, and the reader's try."""
    services = services_of(request)
    limits.take(services.limits.requests, client_address.of(request.scope))
    date, found = daily_deal.read_date(request.query_params.get("date")), await session.visit(request)
    owner = found.account.id if found.account else ""
    return answer(await services.storage.read(_page, services.storage, date, owner))


def _page(storage: Storage, date: str, owner: str) -> DailyPage:
    numbers = daily_tries.numbers(storage, date)
    mine = daily_tries.find(storage, date, owner) if owner else None
    return DailyPage(date, _deal(storage, date).commitment, numbers.played, numbers.won, mine)


def _deal(storage: Storage, date: str) -> DailyDeal:
    return daily_deal.deal_of(storage.get_or_store_fact(daily_deal.KEY_FACT, entropy.secret), date)


async def play(request: Request) -> Response:
    """Open the table of the first try of this account or guest. Raises `daily-played` for a second one."""
    services, date = services_of(request), daily_deal.today()
    wish = read_body(await body_of(request), DailyTable)
    me = await services.identity.sitting(request, wish.name)
    if not me.owner:
        raise Refused("no-me", "expected a browser, whose first try can be told from a second one")
    deal = await services.storage.read(_deal, services.storage, date)
    claim = FirstTry(services.storage.insert_new(DAILY), date, me.owner)
    address = client_address.of(request.scope)
    try:
        made = await daily_table.open_table(services.lobby, deal, claim, wish, address, me.owner, me.face)
    except LostRace:
        raise Refused("daily-played", "expected the first try of this date") from None
    return services.identity.with_cookie(answer(made, 201), request, me.secret)


ROUTES = [Route("/api/daily", shown, methods=["GET"]), Route("/api/daily", play, methods=["POST"])]
