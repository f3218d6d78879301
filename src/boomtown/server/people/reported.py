"""What reports keep of somebody who deletes everything: neither a name nor a word."""

from typing import Any

import sqlalchemy as sa

from ..schema import PLAYED, REPORTS, TABLES
from ..storage import Storage
from ..writer import Write
from . import seats
from .accounts import Who


async def forget(storage: Storage, who: Who) -> None:
    """The report itself stays: that there was one, about which game, and what others said."""
    for key, left in await storage.read(without, storage, who):
        await storage.write(Write(sa.update(REPORTS).where(REPORTS.c.id == key).values(**left)))


def without(storage: Storage, who: Who) -> list[tuple[str, dict[str, Any]]]:
    """Id and new values of each report from a table of theirs in which they have a name."""
    tables = seats.tables_of(storage, who.id)
    played = sa.select(PLAYED.c.table_id).where(PLAYED.c.owner == who.id)
    r = REPORTS.c
    query = sa.select(r.id, r.name, r.by, r.words).where(r.table_id.in_(tables) | r.table_id.in_(played))
    found = []
    with storage.reading() as connection:
        held = connection.scalars(sa.select(TABLES.c.seats).where(TABLES.c.id.in_(tables))).all()
        names = {who.name, *(seat["name"] for at in held for seat in at if seat.get("owner") == who.id)} - {""}
        for key, name, by, words in connection.execute(query):
            left = {
                "name": "" if name in names else name,
                "by": "" if by in names else by,
                "words": [one for one in words if one["name"] not in names],
            }
            if left != {"name": name, "by": by, "words": words}:
                found.append((key, left))
    return found
