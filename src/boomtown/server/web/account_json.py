"""What a browser is told about the one who sits before it."""

from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from .tables import answer
from ..accounts import accounts, identities, mailboxes
from . import session
from ..accounts.accounts import Who
from .context import services_of
from .session import Visit, signed, unsigned


async def told(request: Request, visit: Visit, **more: Any) -> Response:
    """Who this is: `{me: Me or null}`, and the cookie where it has changed."""
    if visit.who is None:
        nobody = answer({"me": None, **more})
        return unsigned(nobody, request) if session.secret_of(request) else nobody
    return signed(answer({"me": await _me(request, visit.who), **more}), request, visit.secret)


async def _me(request: Request, who: Who) -> dict[str, Any]:
    """Type Me."""
    storage = services_of(request).storage
    known = await storage.read(accounts.passkeys, storage, who.id)
    left, browsers = await storage.read(accounts.tally, storage, who.id)
    box = await storage.read(mailboxes.find, storage, who.id)
    also = await storage.read(identities.of_account, storage, who.id)
    return {
        "name": who.name,
        "face": who.face,
        "account": bool(known) or also is not None,
        "passkeys": [{"id": one.id, "label": one.label, "created": one.created, "used": one.used} for one in known],
        "codes": left,
        "browsers": browsers,
        "rated": who.rated,
        "identity": also and _called(request, also.issuer),
        "mail": None
        if box is None
        else {"address": box.address, "lang": box.lang, "confirmed": box.confirmed is not None},
    }


def _called(request: Request, issuer: str) -> str:
    """As the keeper calls it, if it is still the one of this town."""
    provider = services_of(request).identity_provider
    return provider.name if provider is not None and provider.issuer == issuer else urlsplit(issuer).netloc


def offers(request: Request) -> dict[str, Any]:
    """What this town has beside the rest: `mail`, whether it sends notices by mail; `oidc`, the name of
    another service to sign in with, or None.
    """
    services = services_of(request)
    return {"mail": services.mailer is not None, "oidc": services.identity_provider and services.identity_provider.name}
