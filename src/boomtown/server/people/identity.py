"""Who asks: the cookie of a browser, and the account it stands for.

The cookie is a random secret of which the data base has a hash. A script of a page cannot read it, another site cannot
have it sent along with what it posts. Programs that are no browser (they send no Origin) are nobody, unless they bring
a cookie.
"""

from time import time
from typing import NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..durations import DAY
from ..errors import Refused
from ..hall import Hall
from ..storage import Storage, StorageError
from . import accounts
from .accounts import Who, hashed

COOKIE = "boomtown_me"
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


def hall_of(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def secret_of(request: HTTPConnection) -> str | None:
    found = request.cookies.get(COOKIE, "")
    return found if 20 <= len(found) <= 100 and found.isascii() else None


async def visit(request: Request) -> Visit:
    """Who this is; once a day it is noted that they were here."""
    storage, secret = hall_of(request).storage, secret_of(request)
    if secret is None:
        return Visit(None)
    who = await storage.read(accounts.find, storage, hashed(secret))
    if who is None:
        return Visit(None)
    if await _noted(storage, who):
        return Visit(who, secret)  # the cookie is to last as long again
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
    who, secret = await accounts.make_guest(hall_of(request).storage, name)
    return Visit(who, secret)


async def sitting(request: Request, name: str) -> Visit:
    """Who sits down as `name`, which is what they are called from now on. A table does not wait for it: where it cannot
    be known or stored, they sit there as nobody.
    """
    browser = "origin" in request.headers
    try:
        found = await (guest(request, name) if browser else visit(request))
        if found.who is not None and found.who.name != name:
            await accounts.change(hall_of(request).storage, found.who.id, name=name)
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
    return hall_of(request).settings.subpath or "/"


def signed(response: Response, request: Request, secret: str | None) -> Response:
    """With the cookie, where it has to be set."""
    if secret is not None:
        days = min(hall_of(request).settings.guest_days, LONGEST)
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, secret, max_age=int(days * DAY), path=_path(request), secure=secure, httponly=True, samesite="lax"
        )
    return response


def unsigned(response: Response, request: Request) -> Response:
    response.delete_cookie(
        COOKIE, path=_path(request), secure=request.url.scheme == "https", httponly=True, samesite="lax"
    )
    return response
