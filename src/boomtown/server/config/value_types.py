"""Types of the values that a setting may have, each with its check and its error message."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta

from ..core.durations import DAY
from ..tables import word_filter as words
from .mail_url import relay_of


def _filled(text: str) -> str:
    if not text.strip() or not text.isprintable():
        raise ValueError
    return text


def _address(text: str) -> str:
    return str(ip_address(text))


def _network(text: str) -> str:
    return str(ip_network(text))


def _host(text: str) -> str:
    if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)+", text.lower()):
        raise ValueError
    return text.lower()


def _mailbox(text: str) -> str:
    if not re.fullmatch(MAILBOX, text):
        raise ValueError
    return text


def _issuer(text: str) -> str:
    parts = urlsplit(text)
    local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    if parts.scheme not in (("http", "https") if local else ("https",)) or not parts.hostname:
        raise ValueError
    if parts.query or parts.fragment or parts.username is not None or len(text) > 300:
        raise ValueError
    return text


def _relay(text: str) -> str:
    relay_of(text)
    return text


def _words(text: str) -> str:
    words.read(text)
    return text


def _origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or text != f"{parts.scheme}://{parts.netloc}":
        raise ValueError
    return text.lower()


def _subpath(text: str) -> str:
    text = text.rstrip("/")
    if text and re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+", text) is None:
        raise ValueError
    return text


@dataclass(frozen=True, slots=True)
class Kind:
    """Description of a type of value: the error message, the placeholder in the help, and a check of the text.

    `check` returns the value of a text, or raises ValueError. A secret is never shown, not even in an error message.
    """

    expected: str
    metavar: str
    check: Callable[[str], str] = str
    secret: bool = False


MAILBOX = r"[^@\s<>()\[\],;:\\\"]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"  # the common part of RFC 5322
ORIGIN = Kind("expected an origin as https://play.example.org, without a path", "URL", _origin)
CHOICE = Kind("expected one of", "WORD")  # the type lists the words

Port = Annotated[int, Meta(ge=0, le=65535), Kind("expected a port from 0 to 65535", "PORT")]
Count = Annotated[int, Meta(ge=1, le=1_000_000_000), Kind("expected a whole number from 1 to 1000000000", "N")]
Few = Annotated[int, Meta(ge=0, le=1000), Kind("expected a whole number from 0 to 1000", "N")]
Seconds = Annotated[float, Meta(ge=0, le=DAY - 1), Kind("expected seconds, 0 or more and less than a day", "S")]
Days = Annotated[float, Meta(ge=0.1, le=100_000), Kind("expected days, from 0.1 to 100000", "DAYS")]

Text = Annotated[str, Kind("expected a text", "TEXT", _filled)]
Secret = Annotated[str, Kind("expected a text", "TEXT", _filled, secret=True)]
Host = Annotated[str, Kind("expected an address or a name to listen on", "ADDRESS", _filled)]
Data = Annotated[Path | str, Kind("expected a file or the URL of a database", "FILE", _filled)]
Bus = Annotated[str, Kind("expected the URL of a Redis as redis://host:6379/0", "URL")]  # the bus checks it
Bot = Annotated[str, Kind("expected the name of a bot, or FILE.py:CLASS", "NAME")]  # the registry of bots checks it
Origin = Annotated[str, ORIGIN]
Origins = Annotated[tuple[str, ...], ORIGIN]
Subpath = Annotated[str, Kind("expected the path of a site as /play, or / for all of it", "PATH", _subpath)]
Proxies = Annotated[tuple[str, ...], Kind("expected the address of a proxy as 10.0.0.1", "ADDRESS", _address)]
Networks = Annotated[tuple[str, ...], Kind("expected a network as 10.0.0.0/8", "NETWORK", _network)]
WordFiles = Annotated[tuple[str, ...], Kind("expected a text file in UTF-8 with one word a line", "FILE", _words)]
PushHosts = Annotated[tuple[str, ...], Kind("expected the name of a push service as push.example.org", "HOST", _host)]
MailServer = Annotated[
    str, Kind("expected smtp://user:password@host:port, or smtps:// for TLS from the start", "URL", _relay, secret=True)
]
Mailbox = Annotated[str, Kind("expected an e-mail address as town@example.org", "ADDRESS", _mailbox)]
Issuer = Annotated[
    str, Kind("expected the issuer of an OpenID Connect provider as https://id.example.org", "URL", _issuer)
]
