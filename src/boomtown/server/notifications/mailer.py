"""Mails to people with an account: one that asks whether they are wanted, then one a turn, until somebody stops them.

Links are signed by a secret of the town (itsdangerous): the server can tell its own, and how old they are.
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
from ..storage.storage import Storage
from . import mail_templates, smtp
from .turn_notice import Away, Called, Gone

log = logging.getLogger("boomtown.server.mailing")

FACT = "mail-key"  # the secret in the data base


class Links(NamedTuple):
    """Tokens of links in mails, each good for one thing."""

    secret: str

    def make(self, purpose: str, key: str) -> str:
        token = URLSafeTimedSerializer(self.secret, salt=f"boomtown {purpose}").dumps(key)
        assert isinstance(token, str)
        return token

    def read(self, purpose: str, token: str, seconds: int | None = None) -> str:
        """The key of the mailbox; `bad-link` for what is not ours, or too old."""
        try:
            key = URLSafeTimedSerializer(self.secret, salt=f"boomtown {purpose}").loads(token, max_age=seconds)
        except BadData:
            raise Refused("bad-link", "expected a link of a mail from here, not too old") from None
        return str(key)


class Letter(NamedTuple):
    """A mail, and the key of the mailbox it goes to."""

    mail: EmailMessage
    key: str


async def links_of(storage: Storage) -> Links:
    return Links(await storage.read(storage.settled, FACT, entropy.secret))


class Mailing:
    """Of one server that was told a mail server."""

    def __init__(self, settings: Settings, storage: Storage, send: Callable[[EmailMessage], None]) -> None:
        """`send` waits; it raises smtp.Unsent."""
        self.storage, self.send = storage, send
        self.town = mail_templates.Town(settings.site + settings.subpath, settings.mail_from)
        self.day, self.hour = settings.mail_day, settings.mail_hour

    async def ask(self, account: str, address: str, lang: str) -> None:
        """The mailbox of this account from now on, once somebody there has opened the link of the mail that is sent to
        it. `many-mails` where enough have been asked for, `mail-unsent` where it was not taken.
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
            await asyncio.to_thread(lambda: self.send(mail_templates.confirmation(self.town, address, lang, token)))
        except smtp.Unsent as error:
            log.warning("no confirmation sent: %s", error)
            raise Refused("mail-unsent", "the mail server did not take the mail") from None
        await mailboxes.put(self.storage, made)

    async def turn(self, called: Called) -> Letter | None:
        """Somebody is asked: what is sent to them, once in a turn, where they have said so."""
        box = await self.storage.read(mailboxes.find, self.storage, called.owner) if called.owner else None
        if box is None or box.confirmed is None:
            return None
        links = await links_of(self.storage)
        if not await mailboxes.first(self.storage, mailboxes.mark(links.secret, f"turn {called.owner} {called.turn}")):
            return None
        stop = links.make("stop", box.key)
        return Letter(mail_templates.turn(self.town, box.address, box.lang, called.title, called.code, stop), box.key)

    def post(self, letter: Letter) -> None:
        """Waits for the answer; Gone where nobody gets mail there, Away where another try may help."""
        try:
            self.send(letter.mail)
        except smtp.NoSuchMailbox:
            raise Gone from None
        except smtp.Unsent as error:
            log.info("a mail is not sent yet: %s", error)
            raise Away from None

    async def stop(self, letter: Letter) -> None:
        """No more mails to where it was to go."""
        await mailboxes.stop(self.storage, letter.key)


def mailing_of(settings: Settings, storage: Storage) -> Mailing | None:
    """None where the keeper wants no mails."""
    if not settings.mail:
        return None
    relay = relay_of(settings.mail)
    return Mailing(settings, storage, lambda letter: smtp.send(relay, letter))
