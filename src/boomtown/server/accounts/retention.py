"""Deletion of guests and sessions that were not used for a long time. Accounts stay until their owner deletes them.
Push subscriptions are deleted with their table.

The queries run while choices can be written, and the rows are deleted in small parts.
"""

from collections.abc import Sequence
from time import time

import sqlalchemy as sa

from ..core.durations import DAY
from ..storage.schema import ACCOUNTS, PLAYED, PUSHES, SESSIONS, TABLES
from ..storage.storage import Storage
from ..storage.writer import Write
from . import accounts

PART = 100  # rows in one transaction


async def sweep(storage: Storage, days: float) -> None:
    before = time() - days * DAY
    for owner in await storage.read(old_guests, storage, before):
        await delete_account(storage, owner)
    for part in parts(await storage.read(old_sessions, storage, before)):
        await storage.write(Write(sa.delete(SESSIONS).where(SESSIONS.c.key.in_(part))))
    for part in parts(await storage.read(games_without_table, storage)):
        await storage.write(Write(sa.update(PLAYED).where(PLAYED.c.game.in_(part)).values(ended=time())))
    for part in parts(await storage.read(notices_without_table, storage)):
        await storage.write(Write(sa.delete(PUSHES).where(PUSHES.c.key.in_(part))))


async def delete_account(storage: Storage, owner: str) -> None:
    """Delete an account, except its name at tables. Games in which no other account played leave the history."""
    games = await storage.read(games_of, storage, owner)
    await storage.write(
        Write(sa.update(PLAYED).where(PLAYED.c.owner == owner).values(owner=None)), *accounts.removal(owner)
    )
    for part in parts(games):
        nobodys = sa.select(PLAYED.c.game).where(PLAYED.c.game.in_(part)).group_by(PLAYED.c.game)
        nobodys = nobodys.having(sa.func.count(PLAYED.c.owner) == 0)
        await storage.write(Write(sa.delete(PLAYED).where(PLAYED.c.game.in_(nobodys))))


def parts(names: Sequence[str]) -> list[Sequence[str]]:
    return [names[start : start + PART] for start in range(0, len(names), PART)]


def old_guests(storage: Storage, before: float) -> list[str]:
    named = sa.select(accounts.OPENED.c.account)
    return storage.queries.column(sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.seen < before, ACCOUNTS.c.id.not_in(named)))


def old_sessions(storage: Storage, before: float) -> list[str]:
    return storage.queries.column(sa.select(SESSIONS.c.key).where(SESSIONS.c.seen < before))


def games_without_table(storage: Storage) -> list[str]:
    """Return the unfinished games whose table was deleted."""
    there = sa.select(TABLES.c.id)
    query = sa.select(PLAYED.c.game).where(PLAYED.c.ended.is_(None), PLAYED.c.table_id.not_in(there)).distinct()
    return storage.queries.column(query)


def notices_without_table(storage: Storage) -> list[str]:
    """Return the push subscriptions of deleted tables."""
    return storage.queries.column(sa.select(PUSHES.c.key).where(PUSHES.c.table_id.not_in(sa.select(TABLES.c.id))))


def games_of(storage: Storage, owner: str) -> list[str]:
    return storage.queries.column(sa.select(PLAYED.c.game).where(PLAYED.c.owner == owner).distinct())
