"""The kinds of value a setting may have: how each is read from text, and what to say where it cannot be."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from ..core.durations import DAY
from ..tables import word_filter as words
from .mail_url import relay_of


@dataclass(frozen=True, slots=True)
class Kind:
    """`read` raises ValueError for what is not `expected`."""

    expected: str
    metavar: str
    read: Callable[[str], Any]
    many: bool = False  # a list of such values
    words: tuple[str, ...] = ()  # the only ones there are
    secret: bool = False  # never shown, not even where it is wrong


def _number(least: float, most: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        value = float(text)
        if not least <= value <= most:  # nan is no number either
            raise ValueError
        return value

    return read


def _count(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        value = int(text) if text.isascii() and text.isdecimal() else -1
        if not least <= value <= most:
            raise ValueError
        return value

    return read


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


def _contact(text: str) -> str:
    if not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://\S+", text):
        raise ValueError
    return text


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


def one_of(*words: str) -> Kind:
    """One of these words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError
        return text

    return Kind(f"expected one of {', '.join(words)}", "WORD", read, words=words)


MAILBOX = r"[^@\s<>()\[\],;:\\\"]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"  # as much of RFC 5322 as people have
TEXT = Kind("expected a text", "TEXT", _filled)
HOST = Kind("expected an address or a name to listen on", "ADDRESS", _filled)
DATA = Kind("expected a file or the URL of a database", "FILE", _filled)
BUS = Kind("expected the URL of a Redis as redis://host:6379/0", "URL", str)  # who opens it says what is wrong with it
BOT = Kind("expected the name of a bot, or FILE.py:CLASS", "NAME", str)  # the bots say themselves which there are
PORT = Kind("expected a port from 0 to 65535", "PORT", _count(0, 65535))
SECONDS = Kind("expected seconds, 0 or more and less than a day", "S", _number(0, DAY - 1))
HOURS = Kind("expected hours, from 0.1 to 10000", "HOURS", _number(0.1, 10_000))
DAYS = Kind("expected days, from 0.1 to 100000", "DAYS", _number(0.1, 100_000))
COUNT = Kind("expected a whole number from 1 to 1000000000", "N", _count(1, 1_000_000_000))
FEW = Kind("expected a whole number from 0 to 1000", "N", _count(0, 1000))
RATE = Kind("expected a number a second, 0 or more", "RATE", _number(0, 1_000_000))
PROXIES = Kind("expected the address of a proxy as 10.0.0.1", "ADDRESS", _address, many=True)
NETWORKS = Kind("expected a network as 10.0.0.0/8", "NETWORK", _network, many=True)
WORDS = Kind("expected a text file in UTF-8 with one word a line", "FILE", _words, many=True)
PUSH_HOSTS = Kind("expected the name of a push service as push.example.org", "HOST", _host, many=True)
CONTACT = Kind("expected an address as mailto:me@example.org or https://example.org", "URL", _contact)
RELAY = Kind("expected smtp://user:password@host:port, or smtps:// for TLS at once", "URL", _relay, secret=True)
FROM = Kind("expected an e-mail address as town@example.org", "ADDRESS", _mailbox)
SITE = Kind("expected the start of an address as https://play.example.org, without a path", "URL", _origin)
ISSUER = Kind("expected the issuer of a provider of OpenID Connect as https://id.example.org", "URL", _issuer)
SECRET = Kind("expected a text", "TEXT", _filled, secret=True)
SUBPATH = Kind("expected the part of a site as /play, or / for all of it", "PATH", _subpath)
ORIGINS = Kind(
    "expected the start of an address as https://play.example.org, without a path", "URL", _origin, many=True
)
