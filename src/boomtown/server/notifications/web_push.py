"""Web Push notices over the push services of browsers (RFC 8291, RFC 8292), by pywebpush from an optional extra."""

import base64
import json
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from ..config.settings import Settings
from ..storage.storage import Storage
from .delivery import DeliveryUnavailable, Unsubscribed
from .notifier import Push

FACT = "vapid"  # name of the private key in the database
TIMEOUT = 10.0  # timeout in seconds
TIME_TO_LIVE = 86_400  # seconds for which a push service keeps a notice for an offline browser
FINAL = (404, 410)  # status codes of an ended subscription
TOO_MANY, BROKEN = 429, 500  # status codes that allow a retry: 429, and 500 or above


def push_of(settings: Settings, storage: Storage) -> Push | None:
    """Return the sender; None if the extra is not installed or the operator has disabled push notices."""
    if not settings.push_hosts or not installed():
        return None
    return WebPush(storage, settings.push_hosts, settings.push_contact)


def installed() -> bool:
    return find_spec("pywebpush") is not None


class WebPush:
    """Sender to the push services in `hosts`. Endpoints on other hosts are refused, because browsers choose them."""

    def __init__(self, storage: Storage, hosts: tuple[str, ...], contact: str, scheme: str = "https") -> None:
        self.storage, self.hosts, self.contact, self.scheme = storage, hosts, contact, scheme
        self._private = ""

    def accepts(self, endpoint: str) -> bool:
        try:
            parts = urlsplit(endpoint)
            host, plain = parts.hostname or "", parts.username is None and parts.port in (None, 443, self._port(parts))
        except ValueError:
            return False
        known = any(host == one or host.endswith(f".{one}") for one in self.hosts)
        return parts.scheme == self.scheme and known and plain

    def _port(self, parts: Any) -> int | None:
        """Return the port to accept. Tests use a push service without TLS on any port."""
        return None if self.scheme == "https" else parts.port

    def key(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        public = Vapid02.from_raw(self._secret().encode()).public_key
        return _base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def _secret(self) -> str:
        """Return the private key. The first call creates it; all servers of the database share it."""
        if not self._private:
            self._private = self.storage.get_or_store_fact(FACT, _new_key)
        return self._private

    def send(self, to: dict[str, Any], notice: dict[str, str]) -> None:
        import requests
        from pywebpush import WebPushException, webpush

        session = requests.Session()
        session.max_redirects = 0  # a redirect could lead to a host that is not allowed
        session.trust_env = False
        browser = {"endpoint": to["endpoint"], "keys": {"p256dh": to["p256dh"], "auth": to["auth"]}}
        try:
            webpush(
                browser,
                json.dumps(notice),
                vapid_private_key=self._secret(),
                vapid_claims={"sub": self.contact},
                ttl=TIME_TO_LIVE,
                timeout=TIMEOUT,
                requests_session=session,
            )
        except WebPushException as error:
            status = 0 if error.response is None else error.response.status_code
            if status in FINAL:
                raise Unsubscribed from None
            if status == TOO_MANY or status >= BROKEN:
                raise DeliveryUnavailable from None
            raise
        except (requests.ConnectionError, requests.Timeout):
            raise DeliveryUnavailable from None
        finally:
            session.close()


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _base64(number.to_bytes(32, "big"))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
