"""Mails over SMTP, by the standard library in a thread: push services are asked in the same way, and one mail a turn
needs no client of its own for the loop.
"""

import smtplib
import ssl
from email.message import EmailMessage
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

PATIENCE = 10.0  # seconds for each answer
PORTS = {"smtp": 587, "smtps": 465}
NO_SUCH = (550, 551, 553)  # answers about a recipient that say: never


class Unsent(Exception):
    """The mail server has not taken it; says why, without a secret."""


class NoSuchMailbox(Unsent):
    """Nobody gets mail at this address."""


class Relay(NamedTuple):
    """The mail server of the keeper."""

    host: str
    port: int
    tls: bool  # from the first byte on
    user: str
    password: str

    @property
    def local(self) -> bool:
        """On this machine, so that nobody listens in between."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


def relay_of(url: str) -> Relay:
    """Of smtp://user:password@host:port; ValueError for what is none."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    if (parts.username is None) != (parts.password is None):
        raise ValueError
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Relay(parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user, password)


def send(relay: Relay, mail: EmailMessage) -> None:
    """Waits for the answer; Unsent where it was not taken."""
    try:
        with _open(relay) as line:
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        final = all(code in NO_SUCH for code, _ in error.recipients.values())
        raise (NoSuchMailbox if final else Unsent)("the recipient was refused") from None
    except (smtplib.SMTPException, OSError) as error:
        raise Unsent(_why(error)) from None


def look(relay: Relay) -> None:
    """Whether it lets us in; Unsent says why not. Nothing is sent."""
    try:
        with _open(relay):
            pass
    except (smtplib.SMTPException, OSError) as error:
        raise Unsent(_why(error)) from None


def _open(relay: Relay) -> smtplib.SMTP:
    """A password goes over TLS alone, or stays on this machine."""
    context = ssl.create_default_context()
    line: smtplib.SMTP
    if relay.tls:
        line = smtplib.SMTP_SSL(relay.host, relay.port, timeout=PATIENCE, context=context)
    else:
        line = smtplib.SMTP(relay.host, relay.port, timeout=PATIENCE)
    try:
        line.ehlo_or_helo_if_needed()
        if not relay.tls and not relay.local and line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
        elif not relay.tls and not relay.local and relay.user:
            raise smtplib.SMTPException("it offers no TLS, so the password was not sent")
        if relay.user:
            line.login(relay.user, relay.password)
    except BaseException:
        line.close()
        raise
    return line


def _why(error: Exception) -> str:
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return "it does not accept this user and password"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"it answered with code {error.smtp_code}"
    return " ".join(str(error).split()) or type(error).__name__
