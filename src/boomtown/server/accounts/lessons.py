"""Lessons that an account has passed.

A passed lesson is a row of the table `facts`: its name contains a hash of the account and one of the lesson, its value
both. So the lessons of an account are found by primary key.
"""

from collections.abc import Iterable
from hashlib import sha256

import sqlalchemy as sa

from ..storage.schema import FACTS
from ..storage.storage import Storage
from ..storage.writer import Write

MOST = 100  # lessons of one account
LESSON = "lesson "

F = FACTS.c


# ---- queries: each blocks until the database answers


def passed(storage: Storage, owner: str) -> list[str]:
    """Return the names of the lessons that an account has passed, sorted."""
    rows = storage.queries.rows(sa.select(F.value).where(_of(owner)))
    return sorted(row["value"].split()[1] for row in rows)


# ---- writing


async def add(storage: Storage, owner: str, names: Iterable[str]) -> list[str]:
    """Store that an account has passed lessons; return all that it has passed. The first hundred are kept."""
    before = await storage.read(passed, storage, owner)
    new = sorted(set(names).difference(before))[: max(0, MOST - len(before))]
    if new:
        await storage.write(*(_insert(storage, owner, name) for name in new))
    return sorted([*before, *new])


async def change_account(storage: Storage, before: str, after: str) -> None:
    """Add the lessons of one account to those of another."""
    await add(storage, after, await storage.read(passed, storage, before))
    await storage.write(removal(before))


def removal(owner: str) -> Write:
    """Return the delete of the lessons of an account."""
    return Write(sa.delete(FACTS).where(_of(owner)))


def _of(owner: str) -> sa.ColumnElement[bool]:
    first = LESSON + _mark(owner, 20)  # followed by hexadecimal digits, all before "g"
    return (F.name >= first) & (F.name < first + "g") & F.value.startswith(f"{owner} ")


def _insert(storage: Storage, owner: str, name: str) -> Write:
    mark = _mark(owner, 20) + _mark(name, 12)
    return Write(storage.insert_new(FACTS), {"name": LESSON + mark, "value": f"{owner} {name}"})


def _mark(text: str, length: int) -> str:
    return sha256(text.encode()).hexdigest()[:length]
