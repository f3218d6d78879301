"""Lessons that an account has passed, and puzzles that it has solved or failed.

Each is a row of the table `facts`: its name contains a hash of the account and one of the lesson or puzzle, its value
both. So those of an account are found by primary key. Rows are only added, so the order of requests does not matter.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

import sqlalchemy as sa

from ..storage.schema import FACTS
from ..storage.storage import Storage
from ..storage.writer import Write

F = FACTS.c


@dataclass(frozen=True)
class Progress:
    """Names of one sort by account. `sort`: begin of the names of its rows; `most`: names of one account."""

    sort: str
    most: int

    def names(self, storage: Storage, owner: str) -> list[str]:
        """Return the names of an account, sorted. It blocks until the database answers."""
        rows = storage.queries.rows(sa.select(F.value).where(self._of(owner)))
        return sorted(row["value"].split()[1] for row in rows)

    async def add(self, storage: Storage, owner: str, names: Iterable[str]) -> list[str]:
        """Add names to those of an account, up to the limit; return all of them."""
        before = await storage.read(self.names, storage, owner)
        new = sorted(set(names).difference(before))[: max(0, self.most - len(before))]
        if new:
            await storage.write(*(self._insert(storage, owner, name) for name in new))
        return sorted([*before, *new])

    def removal(self, owner: str) -> Write:
        """Return the delete of the names of an account."""
        return Write(sa.delete(FACTS).where(self._of(owner)))

    def _of(self, owner: str) -> sa.ColumnElement[bool]:
        first = f"{self.sort} {_mark(owner, 20)}"  # followed by hexadecimal digits, all before "g"
        return (F.name >= first) & (F.name < first + "g") & F.value.startswith(f"{owner} ")

    def _insert(self, storage: Storage, owner: str, name: str) -> Write:
        mark = _mark(owner, 20) + _mark(name, 12)
        return Write(storage.insert_new(FACTS), {"name": f"{self.sort} {mark}", "value": f"{owner} {name}"})


PASSED = Progress("lesson", 100)
SOLVED, FAILED = Progress("puzzle", 300), Progress("failed", 300)
ALL = (PASSED, SOLVED, FAILED)


def of_account(storage: Storage, owner: str) -> dict[str, list[str]]:
    """Return the progress of an account, for its file. It blocks until the database answers."""
    return {
        "lessons": PASSED.names(storage, owner),
        "puzzles_solved": SOLVED.names(storage, owner),
        "puzzles_failed": FAILED.names(storage, owner),
    }


async def change_account(storage: Storage, before: str, after: str) -> None:
    """Add the progress of one account to another, and remove it from the first."""
    for sort in ALL:
        await sort.add(storage, after, await storage.read(sort.names, storage, before))
        await storage.write(sort.removal(before))


def removal(owner: str) -> list[Write]:
    """Return the deletes of the progress of an account."""
    return [sort.removal(owner) for sort in ALL]


def _mark(text: str, length: int) -> str:
    return sha256(text.encode()).hexdigest()[:length]
