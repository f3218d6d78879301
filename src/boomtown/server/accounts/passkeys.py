"""Passkeys: options for the browser and verification of its answer. The library is loaded when it is first needed."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from starlette.requests import Request

from ..core.errors import Refused
from .accounts import AccountSession, Passkey

SECONDS = 300.0  # time limit for the answer
SITE_NAME = "boomtown"
Found = TypeVar("Found")


class RelyingParty(NamedTuple):
    """Origin of the page and the relying party id of its passkeys."""

    origin: str
    domain: str


def relying_party_of(request: Request, domain: str) -> RelyingParty:
    """Return the relying party of a request, whose origin was checked. `domain`: the operator's setting."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return RelyingParty(origin, domain or urlsplit(origin).hostname or "")


def registration_options(
    party: RelyingParty, account: AccountSession, name: str, known_passkeys: list[Passkey]
) -> tuple[dict[str, Any], str]:
    """Return the options for `navigator.credentials.create`, and their challenge."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=party.domain,
        rp_name=SITE_NAME,
        user_name=name,
        user_display_name=name,
        user_id=account.id.encode(),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.id)) for one in known_passkeys
        ],
        timeout=int(SECONDS * 1000),
    )
    return _sent(options)


def authentication_options(party: RelyingParty) -> tuple[dict[str, Any], str]:
    """Return the options for `navigator.credentials.get` with any passkey of the device, and their challenge."""
    import webauthn

    return _sent(webauthn.generate_authentication_options(rp_id=party.domain, timeout=int(SECONDS * 1000)))


def _sent(options: Any) -> tuple[dict[str, Any], str]:
    import json

    import webauthn

    sent = json.loads(webauthn.options_to_json(options))
    return sent, sent["challenge"]


def verify_registration(party: RelyingParty, credential: dict[str, Any], challenge: str) -> tuple[str, bytes, int]:
    """Return id, public key and signature counter of a new passkey; raise `bad-passkey` if the answer is invalid."""
    import webauthn

    found = _verified(webauthn.verify_registration_response, party, credential, challenge)
    return webauthn.helpers.bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count


def verify_authentication(party: RelyingParty, credential: dict[str, Any], challenge: str, one: Passkey) -> int:
    """Return the new signature counter of a passkey; raise `bad-passkey` if the signature is invalid."""
    import webauthn

    known = {"credential_public_key": one.public_key, "credential_current_sign_count": one.signs}
    return _verified(webauthn.verify_authentication_response, party, credential, challenge, **known).new_sign_count


def _verified(
    verify: Callable[..., Found], party: RelyingParty, credential: dict[str, Any], challenge: str, **known: Any
) -> Found:
    """Return the verified answer of the browser."""
    from webauthn import base64url_to_bytes

    expected = {"expected_rp_id": party.domain, "expected_origin": party.origin}
    try:
        return verify(credential=credential, expected_challenge=base64url_to_bytes(challenge), **expected, **known)
    except Exception as error:  # the library raises many kinds of errors for invalid input
        raise Refused("bad-passkey", f"this passkey was not accepted: {' '.join(str(error).split())[:200]}") from None
