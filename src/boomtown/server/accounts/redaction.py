"""Redaction of reports for accounts that are erased or merged: their names and chat lines are removed."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from ..storage.schema import PLAYED, REPORT_PEOPLE, REPORTS, SEATS, TABLES
from ..storage.storage import Storage
from ..storage.writer import Write
from ..tables.moderation import mark
from .accounts import AccountSession

P, R = REPORT_PEOPLE.c, REPORTS.c


async def redact(storage: Storage, account: AccountSession) -> None:
    """Remove the name and the chat lines of an account from reports. The rest of a report stays."""
    for key, left in await storage.read(redacted_reports, storage, account):
        await storage.write(Write(sa.update(REPORTS).where(R.id == key).values(**left)))
    await storage.write(Write(sa.delete(REPORT_PEOPLE).where(P.owner == account.id)))


async def change_account(storage: Storage, before: str, after: str) -> None:
    """Replace one account by another in reports."""
    for row in await storage.read(storage.queries.rows, _naming(before)):
        old, new = mark(row["table_id"], before), mark(row["table_id"], after)
        words = [{**one, "mark": new} if one.get("mark") == old else one for one in row["words"]]
        known = {"report": row["id"], "part": row["part"], "owner": after}
        lines = Write(sa.update(REPORTS).where(R.id == row["id"]).values(words=words))
        await storage.write(lines, Write(storage.insert_new(REPORT_PEOPLE), known))
    await storage.write(Write(sa.delete(REPORT_PEOPLE).where(P.owner == before)))


def _naming(owner: str) -> sa.Select[Any]:
    """Return the query for reports that refer to this account, with a row for each part that does."""
    query = sa.select(R.id, R.table_id, R.words, P.part).join_from(REPORT_PEOPLE, REPORTS, P.report == R.id)
    return query.where(P.owner == owner)


def redacted_reports(storage: Storage, account: AccountSession) -> list[tuple[str, dict[str, Any]]]:
    """Return id and new values of each report that has the name or chat lines of this account.

    A report without stored accounts is matched by the account's names at its tables.
    """
    tables = tables_of(storage, account.id)
    played = sa.select(PLAYED.c.table_id).where(PLAYED.c.owner == account.id)
    named = sa.select(P.report).where(P.owner == account.id)
    ours = R.id.in_(named) | R.table_id.in_(tables) | R.table_id.in_(played)
    people = sa.select(P.report, P.part, P.owner).where(P.report.in_(sa.select(R.id).where(ours)))
    known: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    with storage.queries.reading() as connection:
        held = connection.scalars(sa.select(TABLES.c.seats).where(TABLES.c.id.in_(tables))).all()
        names = {account.name, *(seat["name"] for at in held for seat in at if seat.get("owner") == account.id)} - {""}
        for report, part, owner in connection.execute(people):
            known[report, part].add(owner)
        columns = R.id, R.table_id, R.name, R.by, R.words
        found = []
        for row in connection.execute(sa.select(*columns).where(ours)).mappings():
            left = {part: _named(row, part, known[row["id"], part], names, account.id) for part in ("name", "by")}
            left["words"] = [one for one in row["words"] if not _said(one, mark(row["table_id"], account.id), names)]
            if any(row[part] != value for part, value in left.items()):
                found.append((row["id"], left))
    return found


def _named(row: Mapping[Any, Any], part: str, owners: set[str], names: set[str], owner: str) -> Any:
    """Return the name that stays in a part of a report."""
    return "" if (owner in owners if owners else row[part] in names) else row[part]


def _said(line: dict[str, Any], own: str, names: set[str]) -> bool:
    """Return True for a line with this mark, or, if it has no mark, with one of these names."""
    return bool(line["mark"] == own if "mark" in line else line["name"] in names)


def tables_of(storage: Storage, owner: str) -> list[str]:
    """Return the ids of the tables where this account has a seat."""
    query = sa.select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.owner == owner)
    return storage.queries.column(query.where(TABLES.c.closed.is_(None)))
