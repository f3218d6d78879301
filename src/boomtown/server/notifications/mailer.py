"""Mailer for accounts: first a confirmation mail, then one mail per turn until the player unsubscribes.

Links are signed with a secret of the installation (itsdangerous), so that the server can check their origin and age.
"""

import asyncio
import logging
from collections.abc import Callable
from email.message import EmailMessage
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer

from ..accounts import mailboxes
from ..accounts.mailboxes import Limit, Mailbox
from ..config.mail_url import relay_of
from ..config.settings import Settings
from ..core import entropy
from ..core.durations import DAY, HOUR
from ..core.errors import Refused
from ..rooms.parts import TurnNotice
from ..storage.storage import Storage
from . import mail_templates, smtp
from .delivery import DeliveryUnavailable, Unsubscribed

log = logging.getLogger("boomtown.server.mailing")

FACT = "mail-key"  # name of the secret in the database


class Links(NamedTuple):
    """Signed tokens in mail links, each valid for one purpose."""

    secret: str

    def make(self, purpose: str, key: str) -> str:
        token = URLSafeTimedSerializer(self.secret, salt=f"boomtown {purpose}").dumps(key)
        assert isinstance(token, str)
        return token

    def read(self, purpose: str, token: str, seconds: int | None = None) -> str:
        """Return the key of the mailbox; raise `bad-link` for a foreign or expired token."""
        try:
            key = URLSafeTimedSerializer(self.secret, salt=f"boomtown {purpose}").loads(token, max_age=seconds)
        except BadData:
            raise Refused("bad-link", "expected a link of a mail from here, not too old") from None
        return str(key)


class AddressedMail(NamedTuple):
    """Mail and the key of its mailbox."""

    message: EmailMessage
    key: str


async def links_of(storage: Storage) -> Links:
    return Links(await storage.read(storage.get_or_store_fact, FACT, entropy.secret))


class Mailer:
    """Mailer of a server with a configured mail server."""

    def __init__(self, settings: Settings, storage: Storage, send: Callable[[EmailMessage], None]) -> None:
        """Set the limits per hour and day. `send` blocks and raises smtp.MailNotAccepted."""
        self.storage, self.send = storage, send
        self.site = mail_templates.MailSite(settings.site + settings.subpath, settings.mail_from)
        self.day, self.hour = settings.mail_day, settings.mail_hour

    async def ask(self, account: str, address: str, lang: str) -> None:
        """Send a confirmation mail, and store the mailbox of the account. It counts after its owner opens the link.

        Raise `many-mails` if a limit is reached, `mail-unsent` if the mail server refuses the mail.
        """
        links = await links_of(self.storage)
        box = mailboxes.mark(links.secret, f"address {address.lower()}")
        person = mailboxes.mark(links.secret, f"account {account}")
        limits = [Limit(box, self.hour, HOUR), Limit(box, self.day, DAY), Limit(person, self.day, DAY)]
        if await self.storage.read(mailboxes.exceeded, self.storage, limits):
            raise Refused("many-mails", f"expected at most {self.hour} an hour to one address, {self.day} a day")
        await mailboxes.note(self.storage, [box, person])
        made = Mailbox(account, entropy.me_token(), address, lang, None)
        token = links.make("confirm", made.key)
        try:
            await asyncio.to_thread(lambda: self.send(mail_templates.confirmation(self.site, address, lang, token)))
        except smtp.MailNotAccepted as error:
            log.warning("no confirmation sent: %s", error)
            raise Refused("mail-unsent", "the mail server did not take the mail") from None
        await mailboxes.put(self.storage, made)

    async def turn(self, notice: TurnNotice) -> AddressedMail | None:
        """Return the mail for a turn; None if the player has no confirmed mailbox, or a mail was sent in this turn."""
        box = await self.storage.read(mailboxes.find, self.storage, notice.owner) if notice.owner else None
        if box is None or box.confirmed is None:
            return None
        links = await links_of(self.storage)
        mark = mailboxes.mark(links.secret, f"turn {notice.owner} {notice.turn}")
        if not await mailboxes.store_first(self.storage, mark):
            return None
        stop = links.make("stop", box.key)
        message = mail_templates.turn(self.site, box.address, box.lang, notice.title, notice.code, stop)
        return AddressedMail(message, box.key)

    def post(self, mail: AddressedMail) -> None:
        """Send the mail and wait for the answer.

        Raise Unsubscribed if the mailbox does not exist, DeliveryUnavailable if a retry may help.
        """
        try:
            self.send(mail.message)
        except smtp.NoSuchMailbox:
            raise Unsubscribed from None
        except smtp.MailNotAccepted as error:
            log.info("a mail is not sent yet: %s", error)
            raise DeliveryUnavailable from None

    async def stop(self, mail: AddressedMail) -> None:
        """Delete the mailbox of the mail, so that it gets no more mails."""
        await mailboxes.stop(self.storage, mail.key)


def mailer_of(settings: Settings, storage: Storage) -> Mailer | None:
    """Return the mailer; None if the operator has configured no mail server."""
    if not settings.mail:
        return None
    relay = relay_of(settings.mail)
    return Mailer(settings, storage, lambda mail: smtp.send(relay, mail))
