"""JSON of the visitor (`Me`)."""

from urllib.parse import urlsplit

from msgspec import UNSET, Struct, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from ..accounts import accounts, identities, mailboxes
from ..accounts.accounts import AccountSession
from . import session
from .context import services_of
from .responses import answer
from .session import Visit, with_cookie, without_cookie


class PasskeyInfo(Struct):
    """A passkey as its owner sees it."""

    id: str
    label: str
    created: float  # seconds since 1970
    used: float


class MailInfo(Struct):
    """The mail address of a person."""

    address: str
    lang: str
    confirmed: bool


class Me(Struct):
    """A person as their own browser sees them."""

    name: str
    face: str
    account: bool  # False: a guest
    passkeys: list[PasskeyInfo]
    codes: int  # recovery codes that are left
    browsers: int
    rated: bool
    profile: str | None  # address of the public profile, if they want one
    identity: str | None  # name of the other service that opens this account
    mail: MailInfo | None


class Offers(Struct):
    """The optional parts that this server has."""

    mail: bool  # it sends notices by mail
    oidc: str | None  # name of another service to sign in with


class MeAnswer(Struct):
    """The answer that says who sits at this browser. `codes`: new recovery codes."""

    me: Me | None
    codes: list[str] | UnsetType = UNSET
    offers: Offers | UnsetType = UNSET


async def me_response(
    request: Request, visit: Visit, codes: list[str] | UnsetType = UNSET, offers: Offers | UnsetType = UNSET
) -> Response:
    """Return `{me: Me or null}`, with the cookie if it has changed."""
    if visit.account is None:
        response = answer(MeAnswer(None, codes, offers))
        return without_cookie(response, request) if session.secret_of(request) else response
    return with_cookie(answer(MeAnswer(await _me(request, visit.account), codes, offers)), request, visit.secret)


async def _me(request: Request, account: AccountSession) -> Me:
    storage = services_of(request).storage
    known = await storage.read(accounts.passkeys, storage, account.id)
    left, browsers = await storage.read(accounts.count_codes_and_sessions, storage, account.id)
    box = await storage.read(mailboxes.find, storage, account.id)
    also = await storage.read(identities.of_account, storage, account.id)
    return Me(
        name=account.name,
        face=account.face,
        account=bool(known) or also is not None,
        passkeys=[PasskeyInfo(one.id, one.label, one.created, one.used) for one in known],
        codes=left,
        browsers=browsers,
        rated=account.rated,
        profile=account.profile,
        identity=None if also is None else _called(request, also.issuer),
        mail=None if box is None else MailInfo(box.address, box.lang, box.confirmed is not None),
    )


def _called(request: Request, issuer: str) -> str:
    """Return the name of the identity provider as configured, or its host if it is no longer the configured one."""
    provider = services_of(request).identity_provider
    return provider.name if provider is not None and provider.issuer == issuer else urlsplit(issuer).netloc


def offers(request: Request) -> Offers:
    """Return the optional parts of this server that a client can use."""
    services = services_of(request)
    provider = services.identity_provider
    return Offers(services.mailer is not None, None if provider is None else provider.name)
