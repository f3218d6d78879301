"""Routes of notices by Web Push and mail, and of the links in those mails: docs/accounts.md."""

import re
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomtown.languages import languages

from ..accounts import accounts, mailboxes
from ..config.value_types import MAILBOX
from ..core import client_address
from ..core.durations import DAY
from ..core.errors import Refused
from ..limits import limits
from ..notifications import mailer
from ..tables.client_messages import read_body
from . import session
from .account_json import me_response
from .context import services_of
from .responses import answer
from .tables import body_of

LONGEST = 254  # characters of an address


class Wish(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/me/mail`."""

    address: Annotated[str, Meta(max_length=1000)]
    lang: Annotated[str, Meta(max_length=16)]


class Link(Struct, forbid_unknown_fields=True):
    """Content of a link in a mail."""

    token: Annotated[str, Meta(max_length=400)]


async def push_key(request: Request) -> Response:
    """Return the key for push subscriptions, null if this server sends no notices."""
    notifier = services_of(request).notifier
    return answer({"key": await notifier.key() if notifier is not None else None})


async def put(request: Request) -> Response:
    """Set the address for notices, and send a mail with a link that confirms it.

    For a confirmed address only the language changes, and no mail is sent.
    """
    wish = read_body(await body_of(request), Wish)
    services, (visit, account) = services_of(request), await session.known(request)
    if services.mailer is None:
        raise Refused("not-found", "this server sends no mails")
    if not await services.storage.read(accounts.is_account, services.storage, account.id):
        raise Refused("no-me", "expected an account, not a guest")
    address = wish.address.strip()
    if len(address) > LONGEST or not address.isascii() or not re.fullmatch(MAILBOX, address):
        raise Refused("bad-mail", "expected an address as me@example.org")
    if wish.lang not in languages():
        raise Refused("malformed", f"expected lang to be one of {', '.join(languages())}")
    if await mailboxes.set_language(services.storage, account.id, address, wish.lang):
        return await me_response(request, visit)
    if not services.limits.mails.take(client_address.of(request.scope)):
        raise Refused("many-mails", "too many mails asked for from this address")
    await services.mailer.ask(account.id, address, wish.lang)
    return await me_response(request, visit)


async def drop(request: Request) -> Response:
    await body_of(request)
    visit, account = await session.known(request)
    await mailboxes.drop(services_of(request).storage, account.id)
    return await me_response(request, visit)


async def confirm(request: Request) -> Response:
    """Confirm the address with the token of a mail, in any browser.

    A button of the page sends it, because mail scanners open links.
    """
    link = read_body(await body_of(request), Link)
    storage = services_of(request).storage
    key = (await mailer.links_of(storage)).read("confirm", link.token, DAY)
    if not await mailboxes.confirm(storage, key):
        raise Refused("bad-link", "expected a link to an address that still waits for it")
    return answer({"ok": True})


async def stop(request: Request) -> Response:
    """Stop mails. The page sends the token, or a mail program without an origin (RFC 8058)."""
    token = request.query_params.get("token")
    if token is None:
        token = read_body(await body_of(request), Link).token
    else:
        limits.take(services_of(request).limits.requests, client_address.of(request.scope))
    storage = services_of(request).storage
    await mailboxes.stop(storage, (await mailer.links_of(storage)).read("stop", token[:400]))
    return answer({"ok": True})


ROUTES = [
    Route("/api/push", push_key, methods=["GET"]),
    Route("/api/me/mail", put, methods=["PUT"]),
    Route("/api/me/mail", drop, methods=["DELETE"]),
    Route("/api/mail/confirm", confirm, methods=["POST"]),
    Route("/api/mail/stop", stop, methods=["POST"]),
]
