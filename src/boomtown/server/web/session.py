"""Session cookie of a browser, and the visitor it identifies.

The cookie is a random secret; the database has its hash. Scripts cannot read it, and other sites cannot send it with a
POST. Programs that send no Origin get no cookie, but may bring one.
"""

from time import time
from typing import NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..accounts import accounts
from ..accounts.accounts import AccountSession, hashed
from ..core.durations import DAY
from ..core.errors import Refused
from ..storage.storage import Storage, StorageError
from ..tables.text_input import clean_name
from .context import services_of
from .identity import Visitor
from .origins import SECURE

COOKIE = "boomtown_me"
HOST_COOKIE = f"__Host-{COOKIE}"  # over TLS and for the whole site: only this host can set it
LONGEST = 400.0  # maximum days that browsers keep a cookie


class Visit(NamedTuple):
    """Visitor of a request, and the secret for a new cookie (None: unchanged)."""

    account: AccountSession | None
    secret: str | None = None


def cookie_of(request: HTTPConnection) -> str:
    """Return the name of the cookie at this address."""
    whole = not services_of(request).settings.subpath
    return HOST_COOKIE if whole and request.scope["scheme"] in SECURE else COOKIE


def secret_of(request: HTTPConnection) -> str | None:
    """Return the secret in the cookie, or in that of an earlier version."""
    found = request.cookies.get(cookie_of(request)) or request.cookies.get(COOKIE, "")
    return found if 20 <= len(found) <= 100 and found.isascii() else None


def session_key(connection: HTTPConnection) -> str:
    """Return the key of the session in the database, "" without a cookie."""
    secret = secret_of(connection)
    return hashed(secret) if secret else ""


def _outdated(request: Request) -> bool:
    """Return whether the browser has its cookie under the name of an earlier version."""
    return cookie_of(request) != COOKIE and COOKIE in request.cookies


async def visit(request: Request) -> Visit:
    """Return the visitor. Once a day the visit is stored."""
    storage, secret = services_of(request).storage, secret_of(request)
    if secret is None:
        return Visit(None)
    account = await storage.read(accounts.find, storage, hashed(secret))
    if account is None:
        return Visit(None)
    if await _noted(storage, account) or _outdated(request):
        return Visit(account, secret)  # extends the cookie, or renames it
    return Visit(account)


async def _noted(storage: Storage, account: AccountSession) -> bool:
    if time() - account.seen < DAY:
        return False
    try:
        await accounts.note_visit(storage, account)
    except StorageError:
        return False
    return True


async def guest(request: Request, name: str = "") -> tuple[Visit, AccountSession]:
    """Return the visitor; an unknown browser becomes a new guest."""
    found = await visit(request)
    if found.account is not None:
        return found, found.account
    account, secret = await accounts.make_guest(services_of(request).storage, name)
    return Visit(account, secret), account


async def sitting(request: Request, wish: str) -> Visitor:
    """Return the visitor who sits down as `wish`, which is their name from now on. Raises Refused for an invalid name.

    If the storage fails, they sit without an account, because a table does not wait for it.
    """
    name = clean_name(wish)
    browser = "origin" in request.headers
    try:
        account, secret = (await guest(request, name))[0] if browser else await visit(request)
        if account is None:
            return Visitor()
        if account.name != name:
            await accounts.change(services_of(request).storage, account.id, name=name)
        return Visitor(account.id, account.face, secret)
    except StorageError:
        return Visitor()


async def known(request: Request) -> tuple[Visit, AccountSession]:
    """Return the visitor. Raises `no-me` for an unknown browser."""
    found = await visit(request)
    if found.account is None:
        raise Refused("no-me", "expected a browser that is known here")
    return found, found.account


def _path(request: Request) -> str:
    return services_of(request).settings.subpath or "/"


def with_cookie(response: Response, request: Request, secret: str | None) -> Response:
    """Return the response with the cookie, if it must be set."""
    if secret is not None:
        days = min(services_of(request).settings.guest_days, LONGEST)
        secure = request.url.scheme == "https"
        if _outdated(request):
            response.delete_cookie(COOKIE, path=_path(request), secure=secure, httponly=True, samesite="lax")
        response.set_cookie(
            cookie_of(request),
            secret,
            max_age=int(days * DAY),
            path=_path(request),
            secure=secure,
            httponly=True,
            samesite="lax",
        )
    return response


def without_cookie(response: Response, request: Request) -> Response:
    secure = request.url.scheme == "https"
    for name in {cookie_of(request), COOKIE} & {cookie_of(request), *request.cookies}:
        response.delete_cookie(name, path=_path(request), secure=secure, httponly=True, samesite="lax")
    return response
