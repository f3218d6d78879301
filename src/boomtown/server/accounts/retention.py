"""Deletion of guests and sessions that were not used for a long time. Accounts stay until their owner deletes them.

The queries run while choices can be written, and the rows are deleted in small parts.
"""

from collections.abc import AsyncIterator
from time import time
from typing import Any

import sqlalchemy as sa

from ..core.durations import DAY
from ..storage.schema import ACCOUNTS, PLAYED, SESSIONS, TABLES
from ..storage.storage import Storage
from ..storage.writer import Write
from . import accounts

PART = 100  # rows in one transaction


async def sweep(storage: Storage, days: float) -> None:
    before = time() - days * DAY
    named = sa.select(accounts.OPENED.c.account)
    guests = sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.seen < before, ACCOUNTS.c.id.not_in(named))
    for owner in await storage.read(storage.queries.column, guests):
        await delete_account(storage, owner)
    async for part in in_parts(storage, sa.select(SESSIONS.c.key).where(SESSIONS.c.seen < before)):
        await storage.write(Write(sa.delete(SESSIONS).where(SESSIONS.c.key.in_(part))))
    removed = PLAYED.c.table_id.not_in(sa.select(TABLES.c.id))
    unfinished = sa.select(PLAYED.c.game).where(PLAYED.c.ended.is_(None), removed)
    async for part in in_parts(storage, unfinished.distinct()):
        await storage.write(Write(sa.update(PLAYED).where(PLAYED.c.game.in_(part)).values(ended=time())))


async def delete_account(storage: Storage, owner: str) -> None:
    """Delete an account, except its name at tables. Games in which no other account played leave the history."""
    games = sa.select(PLAYED.c.game).where(PLAYED.c.owner == owner).distinct()
    parts = [part async for part in in_parts(storage, games)]  # before the account is gone from the rows
    nameless = sa.update(PLAYED).where(PLAYED.c.owner == owner).values(owner=None)
    await storage.write(Write(nameless), *accounts.removal(owner))
    for part in parts:
        unowned = sa.select(PLAYED.c.game).where(PLAYED.c.game.in_(part)).group_by(PLAYED.c.game)
        unowned = unowned.having(sa.func.count(PLAYED.c.owner) == 0)
        await storage.write(Write(sa.delete(PLAYED).where(PLAYED.c.game.in_(unowned))))


async def in_parts(storage: Storage, query: sa.Select[Any]) -> AsyncIterator[list[str]]:
    """Yield the first column of a query in parts for one transaction each."""
    found = await storage.read(storage.queries.column, query)
    for start in range(0, len(found), PART):
        yield found[start : start + PART]
