"""Rows of identities at OpenID Connect providers. Only issuer and subject are stored."""

from time import time
from typing import NamedTuple

import sqlalchemy as sa

from ..storage.schema import IDENTITIES
from ..storage.storage import Storage
from ..storage.writer import Write


class Identity(NamedTuple):
    issuer: str
    subject: str
    account: str
    created: float


def of_account(storage: Storage, account: str) -> Identity | None:
    return _one(storage, IDENTITIES.c.account == account)


def find(storage: Storage, issuer: str, subject: str) -> Identity | None:
    return _one(storage, (IDENTITIES.c.issuer == issuer) & (IDENTITIES.c.subject == subject))


def _one(storage: Storage, which: sa.ColumnElement[bool]) -> Identity | None:
    return storage.queries.first(sa.select(IDENTITIES).where(which), Identity)


async def add(storage: Storage, issuer: str, subject: str, account: str) -> None:
    """Store an identity; raise Conflict if another account has it, or the account has another identity."""
    c = IDENTITIES.c
    there = sa.select(sa.literal(1)).where(c.issuer == issuer, c.subject == subject, c.account == account)
    row = Identity(issuer, subject, account, time())._asdict()
    await storage.write(Write(storage.insert_new(IDENTITIES), row, lambda: there))


async def drop(storage: Storage, account: str) -> None:
    await storage.write(Write(sa.delete(IDENTITIES).where(IDENTITIES.c.account == account)))
