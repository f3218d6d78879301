"""The cookie of a browser, and the account it stands for.

The cookie is a random secret of which the data base has a hash. A script of a page cannot read it, another site cannot
have it sent along with what it posts. Programs that are no browser (they send no Origin) are nobody, unless they bring
a cookie.
"""

from time import time
from typing import NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..core.durations import DAY
from ..core.errors import Refused
from ..tables.text_input import clean_name
from .context import services_of
from .origins import SECURE
from ..storage.storage import Storage, StorageError
from ..accounts import accounts
from ..accounts.accounts import Who, hashed

COOKIE = "boomtown_me"
HOST_COOKIE = f"__Host-{COOKIE}"  # where only this very host can set it: over TLS, for the whole site
LONGEST = 400.0  # days a browser keeps any cookie at the most


class Visit(NamedTuple):
    """Who asks, and the secret to be put into their cookie (None: it stays as it is)."""

    who: Who | None
    secret: str | None = None

    @property
    def owner(self) -> str:
        return self.who.id if self.who else ""

    @property
    def face(self) -> str:
        return self.who.face if self.who else ""


def cookie_of(request: HTTPConnection) -> str:
    """The name of the cookie at this address."""
    whole = not services_of(request).settings.subpath
    return HOST_COOKIE if whole and request.scope["scheme"] in SECURE else COOKIE


def secret_of(request: HTTPConnection) -> str | None:
    """The secret in the cookie; in that of an earlier version where there is no other."""
    found = request.cookies.get(cookie_of(request)) or request.cookies.get(COOKIE, "")
    return found if 20 <= len(found) <= 100 and found.isascii() else None


def _outdated(request: Request) -> bool:
    """Tell a browser that has its cookie under the name of an earlier version."""
    return cookie_of(request) != COOKIE and COOKIE in request.cookies


async def visit(request: Request) -> Visit:
    """Who this is; once a day it is noted that they were here."""
    storage, secret = services_of(request).storage, secret_of(request)
    if secret is None:
        return Visit(None)
    who = await storage.read(accounts.find, storage, hashed(secret))
    if who is None:
        return Visit(None)
    if await _noted(storage, who) or _outdated(request):
        return Visit(who, secret)  # the cookie is to last as long again, or gets its new name
    return Visit(who)


async def _noted(storage: Storage, who: Who) -> bool:
    if time() - who.seen < DAY:
        return False
    try:
        await accounts.note_visit(storage, who)
    except StorageError:
        return False
    return True


async def guest(request: Request, name: str = "") -> Visit:
    """Who this is; a browser that nobody knows yet is a new guest."""
    found = await visit(request)
    if found.who is not None:
        return found
    who, secret = await accounts.make_guest(services_of(request).storage, name)
    return Visit(who, secret)


async def sitting(request: Request, wish: str) -> Visit:
    """The visitor who sits down under the name `wish`, which is what they are called from now on; Refused for a name
    nobody may have. A table does not wait for it: where it cannot be known or stored, they sit there as nobody.
    """
    name = clean_name(wish)
    browser = "origin" in request.headers
    try:
        found = await (guest(request, name) if browser else visit(request))
        if found.who is not None and found.who.name != name:
            await accounts.change(services_of(request).storage, found.who.id, name=name)
        return found
    except StorageError:
        return Visit(None)


async def known(request: Request) -> tuple[Visit, Who]:
    """`no-me` for a browser that nobody knows."""
    found = await visit(request)
    if found.who is None:
        raise Refused("no-me", "expected a browser that is known here")
    return found, found.who


def _path(request: Request) -> str:
    return services_of(request).settings.subpath or "/"


def signed(response: Response, request: Request, secret: str | None) -> Response:
    """With the cookie, where it has to be set."""
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


def unsigned(response: Response, request: Request) -> Response:
    secure = request.url.scheme == "https"
    for name in {cookie_of(request), COOKIE} & {cookie_of(request), *request.cookies}:
        response.delete_cookie(name, path=_path(request), secure=secure, httponly=True, samesite="lax")
    return response
