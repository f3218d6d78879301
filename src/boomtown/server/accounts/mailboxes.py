"""Rows of mailboxes for turn notices, and of recently sent mails."""

import hmac
from hashlib import sha256
from time import time
from typing import NamedTuple

import sqlalchemy as sa

from ..core import entropy
from ..core.durations import DAY
from ..storage.schema import MAILBOXES, MAILED
from ..storage.storage import Conflict, Storage
from ..storage.writer import Write
from .accounts import NEVER

KEPT = 7 * DAY  # seconds for which rows of sent mails are kept


class Mailbox(NamedTuple):
    account: str
    key: str  # identifies the mailbox in links of mails
    address: str
    lang: str
    confirmed: float | None


class Limit(NamedTuple):
    """Maximum number of mails with the same mark in a period of seconds."""

    about: str
    most: int
    seconds: float


def mark(secret: str, what: str) -> str:
    """Return a keyed hash of a recipient or turn, so that stored rows do not show who got a mail."""
    return hmac.new(secret.encode(), what.encode(), sha256).hexdigest()


def find(storage: Storage, account: str) -> Mailbox | None:
    return storage.queries.first(sa.select(MAILBOXES).where(MAILBOXES.c.account == account), Mailbox)


def exceeded(storage: Storage, limits: list[Limit]) -> bool:
    """Return True if a limit is reached."""
    m, now = MAILED.c, time()
    sent = (sa.select(sa.func.count()).where(m.about == one.about, m.at > now - one.seconds) for one in limits)
    return any(storage.queries.value(query) >= one.most for query, one in zip(sent, limits, strict=True))


async def note(storage: Storage, marks: list[str]) -> None:
    """Count a mail for each of these marks."""
    now = time()
    rows = ({"id": entropy.me_token(), "about": one, "at": now} for one in marks)
    await storage.write(*(Write(sa.insert(MAILED), row) for row in rows))


async def put(storage: Storage, box: Mailbox) -> None:
    """Replace the mailbox of an account. Links in mails of the previous one become invalid."""
    await storage.write(
        Write(sa.delete(MAILBOXES).where(MAILBOXES.c.account == box.account)),
        Write(sa.insert(MAILBOXES), box._asdict()),
    )


async def set_language(storage: Storage, account: str, address: str, lang: str) -> bool:
    """Set the language of mails; return False if this is not the confirmed mailbox of the account."""
    box = await storage.read(find, storage, account)
    if box is None or box.confirmed is None or box.address != address:
        return False
    await storage.write(Write(sa.update(MAILBOXES).where(MAILBOXES.c.key == box.key).values(lang=lang)))
    return True


async def confirm(storage: Storage, key: str) -> bool:
    """Confirm a mailbox; return False if it does not exist. A second confirmation changes nothing."""
    m = MAILBOXES.c
    await storage.write(Write(sa.update(MAILBOXES).where(m.key == key, m.confirmed.is_(None)).values(confirmed=time())))
    return await storage.read(_known, storage, key)


def _known(storage: Storage, key: str) -> bool:
    return storage.queries.value(sa.select(sa.literal(1)).where(MAILBOXES.c.key == key)) is not None


async def drop(storage: Storage, account: str) -> None:
    await storage.write(Write(sa.delete(MAILBOXES).where(MAILBOXES.c.account == account)))


async def stop(storage: Storage, key: str) -> None:
    await storage.write(Write(sa.delete(MAILBOXES).where(MAILBOXES.c.key == key)))


async def store_first(storage: Storage, mark: str) -> bool:
    """Store the mark; return False if it was stored before."""
    row = {"id": mark, "about": mark, "at": time()}
    try:
        await storage.write(Write(storage.insert_new(MAILED), row, lambda: NEVER))
    except Conflict:
        return False
    return True


async def forget(storage: Storage) -> None:
    old = MAILED.c.at < time() - KEPT
    if await storage.read(storage.queries.rows, sa.select(MAILED.c.id).where(old).limit(1)):
        await storage.write(Write(sa.delete(MAILED).where(old)))
