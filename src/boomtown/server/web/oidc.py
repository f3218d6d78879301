"""Routes of signing in with an identity provider (OpenID Connect): docs/accounts.md."""

import hmac
import logging

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..accounts import accounts, identities, oidc
from ..accounts.accounts import AccountSession
from ..accounts.oidc import Provider, ProviderError
from ..core import client_address, entropy
from ..core.errors import Refused
from ..limits import limits
from ..storage.storage import Conflict
from . import session, sign_in
from .account_json import me_response
from .context import services_of
from .responses import answer
from .session import Visit, with_cookie
from .tables import body_of

log = logging.getLogger("boomtown.server.oidc")


def _provider(request: Request) -> Provider:
    provider = services_of(request).identity_provider
    if provider is None:
        raise Refused("not-found", "this server has no other service to sign in with")
    return provider


async def begin(request: Request) -> Response:
    """Return the URL of the provider: `{url}`. The state is bound to the browser, so an unknown one becomes a guest."""
    await body_of(request)
    provider, (visit, account) = _provider(request), await session.guest(request)
    secret = entropy.me_token()
    try:
        url = await provider.begin(oidc.authorization_request_of(secret))
    except ProviderError as error:
        raise _failed(error) from None
    await accounts.store_challenge(services_of(request).storage, account.key, "oidc", secret, oidc.SECONDS)
    return with_cookie(answer({"url": url}), request, visit.secret)


async def back(request: Request) -> Response:
    """Handle the redirect of the provider, and redirect to the account page, which shows an error."""
    services = services_of(request)
    page = f"{services.settings.subpath}/me"
    try:
        limits.take(services.limits.requests, client_address.of(request.scope))
        visit = await _back(request, _provider(request))
    except Refused as error:
        services.metrics.refusals.of[error.code] += 1
        return RedirectResponse(f"{page}#{error.code}", 303)
    return with_cookie(RedirectResponse(page, 303), request, visit.secret)


async def _back(request: Request, provider: Provider) -> Visit:
    query = request.query_params
    account, secret = await _began(request, query.get("state", ""))
    if query.get("error") == "access_denied":
        raise Refused("signin-denied", "the provider was not allowed to say who this is")
    try:
        if query.get("iss", provider.issuer) != provider.issuer or not query.get("code"):
            raise ProviderError("it answered with an error" if query.get("error") else "its answer is not for us")
        subject = await provider.subject(oidc.authorization_request_of(secret), query["code"])
    except ProviderError as error:
        raise _failed(error) from None
    return await _enter(request, account, provider.issuer, subject)


async def _began(request: Request, state: str) -> tuple[AccountSession, str]:
    """Return the visitor who began to sign in here, and the secret, now used up. Raises `signin-late`."""
    storage, account = services_of(request).storage, (await session.visit(request)).account
    secret = await storage.read(accounts.challenge, storage, account.key, "oidc") if account else None
    expected = oidc.authorization_request_of(secret or "").state.encode()
    ours = secret is not None and hmac.compare_digest(expected, state.encode())
    if account is None or secret is None or not ours or not await accounts.use_challenge(storage, account.key, secret):
        raise Refused("signin-late", "expected the browser that began to sign in, within ten minutes")
    return account, secret


def _failed(error: ProviderError) -> Refused:
    log.warning("signing in failed: %s", error)
    return Refused("signin-failed", "the provider does not answer as it should")


async def _enter(request: Request, account: AccountSession, issuer: str, subject: str) -> Visit:
    """Sign in as the account with this identity. A new identity is added to the account of the visitor.

    Raises `signin-taken` if the visitor has another account.
    """
    storage = services_of(request).storage
    known = await storage.read(identities.find, storage, issuer, subject)
    if known is None:
        try:
            await identities.add(storage, issuer, subject, account.id)
        except Conflict:
            raise Refused("signin-taken", "expected an account without another identity") from None
        return await sign_in.rotate_session(request, account)
    if known.account == account.id:
        return Visit(account)
    if await storage.read(accounts.is_account, storage, account.id):
        raise Refused("signin-taken", "this identity opens another account")
    secret = await accounts.sign_in(storage, known.account, account.key)
    return await sign_in.start_session(request, account, secret)


async def drop(request: Request) -> Response:
    """Remove the identity. It stays if the account has no other way to sign in."""
    await body_of(request)
    storage, (visit, account) = services_of(request).storage, await session.known(request)
    if not await storage.read(accounts.passkeys, storage, account.id):
        raise Refused("last-passkey", "expected a passkey to be left")
    await identities.drop(storage, account.id)
    return await me_response(request, visit)


ROUTES = [
    Route("/api/session/oidc", begin, methods=["POST"]),
    Route(oidc.REDIRECT_PATH, back, methods=["GET"]),
    Route("/api/me/identity", drop, methods=["DELETE"]),
]
