"""Routes of the visitor's account: `/api/me` and `/api/session` of docs/accounts.md."""

from time import time
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..accounts import accounts, erasure, game_list, history, identities, passkeys, people, seats
from ..accounts import ratings as rated
from ..accounts.accounts import Passkey, code_key
from ..core import client_address
from ..core.errors import Refused
from ..limits import limits
from ..storage.storage import Conflict
from ..tables.client_messages import read_body
from ..tables.text_input import clean_name
from . import session
from . import sign_in as sign_in_session
from .account_json import me_response, offers
from .context import services_of
from .responses import answer
from .session import with_cookie, without_cookie
from .tables import body_of

Word = Annotated[str, Meta(max_length=64)]
Face = Annotated[str, Meta(pattern=r"\A[a-z0-9-]{0,32}\Z")]


class Change(Struct, forbid_unknown_fields=True):
    """Body of `PATCH /api/me`."""

    name: str | None = None
    face: Face | None = None
    rated: bool | None = None


class Credential(Struct, forbid_unknown_fields=True):
    """Answer of `navigator.credentials` as JSON."""

    credential: dict[str, Any]
    label: Word = ""


class PasskeyName(Struct, forbid_unknown_fields=True):
    """Body of `PATCH /api/me/passkeys/<passkey>`. `label` "": the client numbers the passkey instead."""

    label: Word


class Block(Struct, forbid_unknown_fields=True):
    """Body of `PATCH /api/me/people/<person>`."""

    blocked: bool


class Code(Struct, forbid_unknown_fields=True):
    code: Word


class Claim(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/me/seats`."""

    table: Word
    token: Annotated[str, Meta(max_length=200)]


async def me(request: Request) -> Response:
    return await me_response(request, await session.visit(request), offers=offers(request))


async def change(request: Request) -> Response:
    """Change the name, the avatar or the rating consent. The avatar also changes at current tables, the name later."""
    wish = read_body(await body_of(request), Change)
    new: dict[str, Any] = {}
    if wish.name is not None:
        new["name"] = clean_name(wish.name)
    if wish.face is not None:
        new["face"] = wish.face
    if wish.rated is not None:
        new["rated"] = wish.rated
    services, (visit, before) = services_of(request), await session.guest(request)
    account = before._replace(**new)
    if new:
        await accounts.change(services.storage, account.id, **new)
    if wish.rated is False:
        await rated.delete_ratings(services.storage, account.id)
    if account.face != before.face:
        await seats.change_all(services.registry, account.id, lambda seat: setattr(seat, "face", account.face))
    return await me_response(request, visit._replace(account=account))


async def remove(request: Request) -> Response:
    """Delete the account. Its games stay without a name."""
    await body_of(request)
    _, account = await session.known(request)
    await erasure.delete(services_of(request).registry, account)
    return without_cookie(answer({"me": None}), request)


async def export(request: Request) -> Response:
    """Return all stored data of the account as a file."""
    limits.take(services_of(request).limits.requests, client_address.of(request.scope))
    _, account = await session.known(request)
    storage = services_of(request).storage
    response = answer(await storage.read(erasure.everything, storage, account))
    response.headers["content-disposition"] = 'attachment; filename="boomtown-me.json"'
    return response


async def my_games(request: Request) -> Response:
    """Return a page of the games of the account: `{games, more}`."""
    _, account = await session.known(request)
    asked, services = request.query_params, services_of(request)
    before, kind, result = _cursor(asked.get("before", "")), asked.get("kind", "")[:64], asked.get("result", "")
    if result and result not in history.RESULTS:
        raise Refused("malformed", f"expected result to be one of: {', '.join(history.RESULTS)}")
    storage = services.storage
    found = await storage.read(history.games, storage, account.id, before, history.PAGE + 1, kind, result)
    page = found[: history.PAGE]
    more = f"{page[-1]['started']!r},{page[-1]['game']}" if len(found) > history.PAGE else None
    return answer({"games": await game_list.described(services.registry, account.id, page), "more": more})


def _cursor(text: str) -> tuple[float, str] | None:
    if not text:
        return None
    started, _, game = text.partition(",")
    try:
        return float(started), game[:60]
    except ValueError:
        raise Refused("malformed", "expected before to be what more was") from None


async def played_with(request: Request) -> Response:
    """Return the people that the account has played with lately, and those it blocks."""
    _, account = await session.known(request)
    storage = services_of(request).storage
    return answer({"people": await storage.read(people.played_with, storage, account.id)})


async def block(request: Request) -> Response:
    """Block or unblock a person of the list."""
    wish = read_body(await body_of(request), Block)
    _, account = await session.known(request)
    await people.set_blocked(services_of(request).storage, account.id, request.path_params["person"], wish.blocked)
    return await played_with(request)


async def statistics(request: Request) -> Response:
    _, account = await session.known(request)
    storage = services_of(request).storage
    return answer(await storage.read(history.statistics, storage, account.id))


async def ratings(request: Request) -> Response:
    """Return the ratings of the account, which only it can see, and those of bots in the same games."""
    _, account = await session.known(request)
    storage = services_of(request).storage
    mine = await storage.read(rated.ratings_of, storage.queries, account.id)
    bots = await storage.read(rated.bot_ratings, storage.queries) if mine else []
    played = {one.kind for one in mine}
    return answer({"ratings": mine, "bots": [one for one in bots if one.kind in played]})


async def claim(request: Request) -> Response:
    """Assign a seat that was taken by WebSocket, or before this browser was known."""
    wish = read_body(await body_of(request), Claim)
    visit, account = await session.guest(request)
    registry, address = services_of(request).registry, client_address.of(request.scope)
    mine = await seats.claim(registry, wish.table, wish.token, account, address)
    return with_cookie(answer({"mine": mine}), request, visit.secret)


# ---- passkeys


async def ask_to_make(request: Request) -> Response:
    """Return the options for a new passkey of this account."""
    await body_of(request)
    services, (visit, account) = services_of(request), await session.guest(request)
    known_passkeys = await services.storage.read(accounts.passkeys, services.storage, account.id)
    party = passkeys.relying_party_of(request, services.settings.passkey_domain)
    options, challenge = passkeys.registration_options(
        party, account, account.name or passkeys.SITE_NAME, known_passkeys
    )
    await accounts.store_challenge(services.storage, account.key, "make", challenge, passkeys.SECONDS)
    return with_cookie(answer({"options": options}), request, visit.secret)


async def make(request: Request) -> Response:
    """Store a new passkey. The first one turns a guest into an account and returns ten recovery codes, once."""
    wish = read_body(await body_of(request), Credential)
    services, (visit, account) = services_of(request), await session.known(request)
    challenge = await _challenge(request, account.key, "make")
    party = passkeys.relying_party_of(request, services.settings.passkey_domain)
    number, public, signs = passkeys.verify_registration(party, wish.credential, challenge)
    first = not await services.storage.read(accounts.passkeys, services.storage, account.id)
    label, now = clean_name(wish.label) if wish.label.strip() else "", time()
    try:
        await accounts.add_passkey(services.storage, Passkey(number, account.id, public, signs, label, now, now))
    except Conflict:
        raise Refused("bad-passkey", "this passkey belongs to an account already") from None
    if not first:
        return await me_response(request, visit)
    codes = await accounts.new_codes(services.storage, account.id)
    return await me_response(request, await sign_in_session.rotate_session(request, account), codes=codes)


async def rename(request: Request) -> Response:
    """Give a passkey of the account another name."""
    wish = read_body(await body_of(request), PasskeyName)
    storage, (visit, account) = services_of(request).storage, await session.known(request)
    label = clean_name(wish.label) if wish.label.strip() else ""
    await accounts.rename_passkey(storage, account.id, request.path_params["passkey"], label)
    return await me_response(request, visit)


async def drop(request: Request) -> Response:
    """Delete a passkey. The last one stays if there is no other way to sign in."""
    await body_of(request)
    storage, (visit, account) = services_of(request).storage, await session.known(request)
    known_passkeys = await storage.read(accounts.passkeys, storage, account.id)
    last = [one.id for one in known_passkeys] == [request.path_params["passkey"]]
    if last and await storage.read(identities.of_account, storage, account.id) is None:
        raise Refused("last-passkey", "expected another passkey to be left")
    await accounts.drop_passkey(storage, account.id, request.path_params["passkey"])
    return await me_response(request, visit)


async def new_codes(request: Request) -> Response:
    await body_of(request)
    storage, (visit, account) = services_of(request).storage, await session.known(request)
    if not await storage.read(accounts.is_account, storage, account.id):
        raise Refused("no-me", "expected an account, not a guest")
    return await me_response(request, visit, codes=await accounts.new_codes(storage, account.id))


# ---- signing in and out


async def ask_to_use(request: Request) -> Response:
    """Return the options for signing in. The challenge is bound to the browser, so an unknown one becomes a guest."""
    await body_of(request)
    services, (visit, account) = services_of(request), await session.guest(request)
    party = passkeys.relying_party_of(request, services.settings.passkey_domain)
    options, challenge = passkeys.authentication_options(party)
    await accounts.store_challenge(services.storage, account.key, "use", challenge, passkeys.SECONDS)
    return with_cookie(answer({"options": options}), request, visit.secret)


async def sign_in(request: Request) -> Response:
    wish = read_body(await body_of(request), Credential)
    services, (_, account) = services_of(request), await session.known(request)
    challenge = await _challenge(request, account.key, "use")
    number = wish.credential.get("id")
    one = await services.storage.read(accounts.passkey, services.storage, number) if isinstance(number, str) else None
    if one is None:
        raise Refused("bad-passkey", "expected a passkey that belongs to an account here")
    party = passkeys.relying_party_of(request, services.settings.passkey_domain)
    signs = passkeys.verify_authentication(party, wish.credential, challenge, one)
    secret = await accounts.sign_in(services.storage, one.account, account.key, accounts.passkey_use(one, signs))
    return await me_response(request, await sign_in_session.start_session(request, account, secret))


async def recover(request: Request) -> Response:
    """Sign in with a recovery code, which is used up."""
    wish = read_body(await body_of(request), Code)
    services, visit = services_of(request), await session.visit(request)
    key = code_key(wish.code)
    address = client_address.of(request.scope)
    with limits.limit_guesses(services.limits.misses, address, "bad-code", "codes that open nothing"):
        account = await services.storage.read(accounts.recovery, services.storage, key)
        if account is None:
            raise Refused("bad-code", "expected a recovery code that was not used yet")
    before = visit.account.key if visit.account else None
    try:
        secret = await accounts.sign_in(services.storage, account, before, accounts.code_use(key))
    except Conflict:
        raise Refused("bad-code", "this recovery code was used just now") from None
    return await me_response(request, await sign_in_session.start_session(request, visit.account, secret))


async def sign_out(request: Request) -> Response:
    """Sign out this browser, or all browsers of the account (`?everywhere=1`)."""
    await body_of(request)
    visit = await session.visit(request)
    if visit.account is not None:
        everywhere = request.query_params.get("everywhere") == "1"
        await accounts.sign_out(services_of(request).storage, visit.account, everywhere)
    return without_cookie(answer({"me": None}), request)


async def _challenge(request: Request, key: str, purpose: str) -> str:
    """Return the challenge of this browser and delete it."""
    storage = services_of(request).storage
    found = await storage.read(accounts.challenge, storage, key, purpose)
    if found is None or not await accounts.use_challenge(storage, key, found):
        raise Refused("bad-passkey", "expected an answer to the latest challenge: ask for a new one")
    return found


ROUTES = [
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", change, methods=["PATCH"]),
    Route("/api/me", remove, methods=["DELETE"]),
    Route("/api/me/export", export, methods=["GET"]),
    Route("/api/me/games", my_games, methods=["GET"]),
    Route("/api/me/people", played_with, methods=["GET"]),
    Route("/api/me/people/{person}", block, methods=["PATCH"]),
    Route("/api/me/statistics", statistics, methods=["GET"]),
    Route("/api/me/ratings", ratings, methods=["GET"]),
    Route("/api/me/seats", claim, methods=["POST"]),
    Route("/api/me/passkeys/options", ask_to_make, methods=["POST"]),
    Route("/api/me/passkeys", make, methods=["POST"]),
    Route("/api/me/passkeys/{passkey}", rename, methods=["PATCH"]),
    Route("/api/me/passkeys/{passkey}", drop, methods=["DELETE"]),
    Route("/api/me/codes", new_codes, methods=["POST"]),
    Route("/api/session/options", ask_to_use, methods=["POST"]),
    Route("/api/session", sign_in, methods=["POST"]),
    Route("/api/session/code", recover, methods=["POST"]),
    Route("/api/session", sign_out, methods=["DELETE"]),
]
