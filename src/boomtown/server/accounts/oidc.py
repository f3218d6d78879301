"""OpenID Connect sign-in with the authorization code flow and PKCE, by Authlib.

The library is an optional extra, loaded when it is first needed.
"""

import asyncio
import logging
import ssl
from hashlib import sha256
from importlib.util import find_spec
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ..config.settings import Settings

log = logging.getLogger("boomtown.server.oidc")

REDIRECT_PATH = "/api/session/oidc/back"  # path of the redirect URI
SECONDS = 600.0  # time limit for signing in at the provider
PATIENCE = 10.0  # timeout in seconds for the provider
CACHED_SECONDS = 3600.0  # seconds for which the configuration is cached
LEEWAY = 60  # seconds by which clocks may differ
# Only signatures with the provider's private key: no HMAC, whose secret this server knows too, and not `none`.
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519")


class ProviderError(Exception):
    """Unexpected behaviour of the provider, described without secrets."""


class AuthorizationRequest(NamedTuple):
    """Parameters of one authorization request, which the provider returns.

    They are derived from one secret, which stays with the browser's session. None of them reveals another.
    """

    state: str
    nonce: str
    verifier: str


def authorization_request_of(secret: str) -> AuthorizationRequest:
    names = AuthorizationRequest._fields
    return AuthorizationRequest(*(sha256(f"{name} {secret}".encode()).hexdigest() for name in names))


class Provider:
    """OpenID Connect provider of this installation."""

    def __init__(self, issuer: str, client: str, secret: str, name: str, back: str) -> None:
        """Set the provider. `back`: the redirect URI that is registered at the provider."""
        self.issuer, self.client, self.secret, self.back = issuer, client, secret, back
        self.name = name or urlsplit(issuer).netloc
        self._context: ssl.SSLContext | None = None
        self._facts: dict[str, Any] = {}
        self._asked = 0.0

    async def begin(self, trip: AuthorizationRequest) -> str:
        """Return the URL for the browser; raise Failed if the provider does not answer."""
        facts = await self.facts()
        async with self._line() as line:
            url, _ = line.create_authorization_url(
                facts["authorization_endpoint"], state=trip.state, nonce=trip.nonce, code_verifier=trip.verifier
            )
        return str(url)

    async def subject(self, trip: AuthorizationRequest, code: str) -> str:
        """Return the subject that has signed in; raise Failed if the answer is invalid."""
        facts = await self.facts()
        from authlib.common.errors import AuthlibBaseError
        from httpx2 import HTTPError, InvalidURL
        from joserfc.errors import JoseError

        try:
            async with self._line(facts) as line:
                token = await line.fetch_token(facts["token_endpoint"], code=code, code_verifier=trip.verifier)
                keys = (await line.request("GET", facts["jwks_uri"], withhold_token=True)).raise_for_status().json()
            return self._subject(token, keys, facts, trip)
        except (AuthlibBaseError, HTTPError, InvalidURL, JoseError) as error:
            raise ProviderError(type(error).__name__) from None
        except (
            KeyError,
            TypeError,
            ValueError,
            AttributeError,
        ) as error:  # another structure than the standard defines
            raise ProviderError(f"not as expected: {type(error).__name__}") from None

    def _subject(self, token: dict[str, Any], keys: Any, facts: dict[str, Any], trip: AuthorizationRequest) -> str:
        from authlib.oidc.core import CodeIDToken
        from joserfc import jwt
        from joserfc.jwk import KeySet
        from joserfc.jws import JWSRegistry

        offered = facts.get("id_token_signing_alg_values_supported") or ["RS256"]
        registry = JWSRegistry(algorithms=[one for one in ALGORITHMS if one in offered], strict_check_header=False)
        read = jwt.decode(token["id_token"], KeySet.import_key_set(keys), registry=registry)
        wanted = {"iss": {"essential": True, "value": self.issuer}, "aud": {"essential": True, "value": self.client}}
        known = {"nonce": trip.nonce, "client_id": self.client, "access_token": token.get("access_token")}
        claims = CodeIDToken(read.claims, read.header, wanted, known)
        claims.validate(leeway=LEEWAY)
        subject = claims["sub"]
        if not isinstance(subject, str) or not 0 < len(subject) <= 255 or not subject.isprintable():
            raise ProviderError("no subject that can be kept")
        return subject

    async def facts(self) -> dict[str, Any]:
        """Return the provider's configuration; raise Failed if it is missing or names another issuer."""
        if self._facts and monotonic() - self._asked < CACHED_SECONDS:
            return self._facts
        if self._context is None:
            self._context = await asyncio.to_thread(_load)
        from httpx2 import AsyncClient, HTTPError, InvalidURL

        try:
            async with AsyncClient(timeout=PATIENCE, verify=self._context) as line:
                answer = await line.get(self.issuer.rstrip("/") + "/.well-known/openid-configuration")
                found = answer.raise_for_status().json()
        except (HTTPError, InvalidURL, ValueError) as error:
            raise ProviderError(f"its configuration cannot be read: {type(error).__name__}") from None
        if not isinstance(found, dict) or found.get("issuer") != self.issuer:
            raise ProviderError("its configuration names another issuer")
        for name in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
            if not isinstance(found.get(name), str):
                raise ProviderError(f"its configuration has no {name}")
        self._facts, self._asked = found, monotonic()
        return found

    def _line(self, facts: dict[str, Any] | None = None) -> Any:
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        known = (facts or {}).get("token_endpoint_auth_methods_supported") or ["client_secret_basic"]
        method = next((one for one in ("client_secret_basic", "client_secret_post") if one in known), None)
        return AsyncOAuth2Client(
            self.client,
            self.secret or None,
            token_endpoint_auth_method=method if self.secret else "none",
            scope="openid",  # only the subject: no name, no e-mail address
            redirect_uri=self.back,
            code_challenge_method="S256",
            timeout=PATIENCE,
            verify=self._context,
        )


def _load() -> ssl.SSLContext:
    """Import the libraries and load the certificates of this machine. It takes time, so it runs in a thread."""
    import authlib.integrations.httpx_client
    import authlib.oidc.core  # noqa: F401

    return ssl.create_default_context()


def installed() -> bool:
    return find_spec("authlib") is not None and find_spec("httpx2") is not None


def provider_of(settings: Settings) -> Provider | None:
    """Return the provider; None if the operator has configured none, or the extra is not installed."""
    if not settings.oidc_issuer:
        return None
    if not installed():
        log.warning("signing in with oidc_issuer is not possible: the extra boomtown[oidc] is not installed")
        return None
    back = settings.site + settings.subpath + REDIRECT_PATH
    client, secret, name = settings.oidc_client_id, settings.oidc_client_secret, settings.oidc_name
    return Provider(settings.oidc_issuer, client, secret, name, back)
