"""Interface that tells the routes of tables who sits down, and the stand-in of a server without accounts."""

from typing import NamedTuple, Protocol

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..tables.text_input import clean_name


class Visitor(NamedTuple):
    """Player of a request. `owner`: the account, "" without one. `secret`: for a new cookie, None: unchanged."""

    owner: str = ""
    face: str = ""
    secret: str | None = None


class Identity(Protocol):
    """Identities of browsers; the module `session` is one."""

    def session_key(self, connection: HTTPConnection) -> str:
        """Return the key of the session in the database, "" without one."""

    async def sitting(self, request: Request, wish: str) -> Visitor:
        """Return the player who sits down as `wish`; raise Refused for an invalid name."""

    def with_cookie(self, response: Response, request: Request, secret: str | None) -> Response:
        """Return the response with the cookie, if it must be set."""


class NoIdentity:
    """Identity on a server without accounts: no player has one, and no cookie is set."""

    def session_key(self, connection: HTTPConnection) -> str:
        return ""

    async def sitting(self, request: Request, wish: str) -> Visitor:
        clean_name(wish)
        return Visitor()

    def with_cookie(self, response: Response, request: Request, secret: str | None) -> Response:
        return response
