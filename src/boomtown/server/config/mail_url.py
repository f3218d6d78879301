"""Address and login of the operator's mail server, as one URL."""

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

PORTS = {"smtp": 587, "smtps": 465}


class Relay(NamedTuple):
    """Mail server of the operator."""

    host: str
    port: int
    tls: bool  # from the start of the connection
    user: str
    password: str

    @property
    def local(self) -> bool:
        """True for a mail server on this machine, where no other machine can read the traffic."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


def relay_of(url: str) -> Relay:
    """Return the mail server of smtp://user:password@host:port; ValueError for any other text."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    if (parts.username is None) != (parts.password is None):
        raise ValueError
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Relay(parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user, password)
