"""A real SMTP server that runs in the test and keeps what it is sent."""

import email
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any, ClassVar

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.e2e.server import free_port

SECRET = "hush-hush"


class MailServer:
    """Reaction of the server to a mail."""

    received: ClassVar[list[EmailMessage]] = []
    answer: ClassVar[str] = "250 OK"

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, options: Any) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(to)
        return self.answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.received.append(letter)
        return "250 OK"


def text(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def _known(server: object, session: object, envelope: object, mechanism: str, data: LoginPassword) -> AuthResult:
    return AuthResult(success=(data.login, data.password) == (b"town", SECRET.encode()), handled=False)


def certificate(folder: Path) -> Path:
    """Return a self-signed certificate of 127.0.0.1 with its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail")])
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, now, now + timedelta(days=1))
    here = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    signed = made.add_extension(here, critical=False).sign(key, hashes.SHA256())
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "mail.pem").write_bytes(secret + signed.public_bytes(Encoding.PEM))
    return folder / "mail.pem"


@contextmanager
def opened(certificate: Path | None = None) -> Iterator[str]:
    """Return the URL for a server's settings. It accepts the right password; with a certificate, only over TLS."""
    MailServer.received.clear()
    more: dict[str, Any] = {"authenticator": _known, "auth_required": True, "auth_require_tls": False}
    if certificate is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate)
        more |= {"tls_context": context, "auth_require_tls": True}
    controller = Controller(MailServer(), "127.0.0.1", free_port(), **more)
    controller.start()
    try:
        yield f"smtp://town:{SECRET}@127.0.0.1:{controller.port}"
    finally:
        controller.stop()
