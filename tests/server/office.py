"""A real SMTP server that runs in the test and keeps what it is sent."""

import email
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any, ClassVar

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.e2e.server import free_port

SECRET = "hush-hush"


class Office:
    """What it does with a mail."""

    heard: ClassVar[list[EmailMessage]] = []
    answer: ClassVar[str] = "250 OK"

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, options: Any) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(to)
        return self.answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.heard.append(letter)
        return "250 OK"


def text(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def _known(server: object, session: object, envelope: object, mechanism: str, data: LoginPassword) -> AuthResult:
    return AuthResult(success=(data.login, data.password) == (b"town", SECRET.encode()), handled=False)


@contextmanager
def opened() -> Iterator[str]:
    """Its URL for a town. It takes what comes with the right password."""
    Office.heard.clear()
    more: dict[str, Any] = {"authenticator": _known, "auth_required": True, "auth_require_tls": False}
    controller = Controller(Office(), "127.0.0.1", free_port(), **more)
    controller.start()
    try:
        yield f"smtp://town:{SECRET}@127.0.0.1:{controller.port}"
    finally:
        controller.stop()
