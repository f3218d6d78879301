"""Passkeys: what a browser is asked to sign, and whether the answer holds. The library that knows how is loaded at the
first need.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from starlette.requests import Request

from ..core.errors import Refused
from .accounts import Passkey, Who

SECONDS = 300.0  # to answer
TOWN = "boomtown"
Found = TypeVar("Found")


class Place(NamedTuple):
    """Where passkeys are good: the page that asks, and the name they are bound to."""

    origin: str
    domain: str


def place_of(request: Request, domain: str) -> Place:
    """By the page that asks, whose origin has been checked; `domain`: as the keeper has set it."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Place(origin, domain or urlsplit(origin).hostname or "")


def to_make(place: Place, who: Who, name: str, there: list[Passkey]) -> tuple[dict[str, Any], str]:
    """The options for `navigator.credentials.create`, and the challenge among them."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=place.domain,
        rp_name=TOWN,
        user_name=name,
        user_display_name=name,
        user_id=who.id.encode(),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.id)) for one in there
        ],
        timeout=int(SECONDS * 1000),
    )
    return _sent(options)


def to_use(place: Place) -> tuple[dict[str, Any], str]:
    """The options for `navigator.credentials.get`: any passkey that this device has for this place."""
    import webauthn

    return _sent(webauthn.generate_authentication_options(rp_id=place.domain, timeout=int(SECONDS * 1000)))


def _sent(options: Any) -> tuple[dict[str, Any], str]:
    import json

    import webauthn

    sent = json.loads(webauthn.options_to_json(options))
    return sent, sent["challenge"]


def made(place: Place, credential: dict[str, Any], challenge: str) -> tuple[str, bytes, int]:
    """Id, public key and count of a new passkey; `bad-passkey` where the answer does not hold."""
    import webauthn

    found = _verified(webauthn.verify_registration_response, place, credential, challenge)
    return webauthn.helpers.bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count


def used(place: Place, credential: dict[str, Any], challenge: str, one: Passkey) -> int:
    """The new count of a passkey that has signed the challenge; `bad-passkey` where it has not."""
    import webauthn

    known = {"credential_public_key": one.public_key, "credential_current_sign_count": one.signs}
    return _verified(webauthn.verify_authentication_response, place, credential, challenge, **known).new_sign_count


def _verified(
    verify: Callable[..., Found], place: Place, credential: dict[str, Any], challenge: str, **known: Any
) -> Found:
    """What the library has found in the browser's answer."""
    from webauthn import base64url_to_bytes

    expected = {"expected_rp_id": place.domain, "expected_origin": place.origin}
    try:
        return verify(credential=credential, expected_challenge=base64url_to_bytes(challenge), **expected, **known)
    except Exception as error:  # whatever a stranger's bytes do to the library
        raise Refused("bad-passkey", f"this passkey was not accepted: {' '.join(str(error).split())[:200]}") from None
