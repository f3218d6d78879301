"""SMTP client from the standard library, run in a thread. One mail per turn does not need an asynchronous client."""

import smtplib
import ssl
from email.message import EmailMessage

from ..config.mail_url import Relay

TIMEOUT = 10.0  # seconds for each answer
NO_SUCH = (550, 551, 553)  # permanent failures for a recipient


class MailNotAccepted(Exception):
    """Mail that the server did not accept, with the reason and without a secret."""


class NoSuchMailbox(MailNotAccepted):
    """Recipient address that does not exist."""


def send(relay: Relay, mail: EmailMessage) -> None:
    """Send the mail and wait for the answer; raise MailNotAccepted if it was not accepted."""
    try:
        with _open(relay) as line:
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        final = all(code in NO_SUCH for code, _ in error.recipients.values())
        raise (NoSuchMailbox if final else MailNotAccepted)("the recipient was refused") from None
    except (smtplib.SMTPException, OSError) as error:
        raise MailNotAccepted(_why(error)) from None


def check_relay(relay: Relay) -> None:
    """Connect and sign in without sending a mail; raise MailNotAccepted with the reason if that fails."""
    try:
        with _open(relay):
            pass
    except (smtplib.SMTPException, OSError) as error:
        raise MailNotAccepted(_why(error)) from None


def _open(relay: Relay) -> smtplib.SMTP:
    """Connect and sign in. A password is sent only over TLS, or to this machine."""
    context = ssl.create_default_context()
    line: smtplib.SMTP
    if relay.tls:
        line = smtplib.SMTP_SSL(relay.host, relay.port, timeout=TIMEOUT, context=context)
    else:
        line = smtplib.SMTP(relay.host, relay.port, timeout=TIMEOUT)
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
