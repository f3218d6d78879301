"""Tables of seats and of people in reports by account, and account names without forbidden characters."""

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

from boomtown.server.core.errors import Refused
from boomtown.server.tables.text_input import clean_name

revision = "12"
down_revision = "11"

PORTION = 1000  # rows read at a time
TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("seats", sa.JSON))
ACCOUNTS = sa.table("accounts", sa.column("id", sa.String), sa.column("name", sa.String))


def upgrade() -> None:
    seats = op.create_table(
        "seats",
        sa.Column("owner", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    op.create_table(
        "report_people",
        sa.Column("report", sa.String(40), primary_key=True),
        sa.Column("part", sa.String(8), primary_key=True),
        sa.Column("owner", sa.String(40), primary_key=True),
    )
    op.create_index("ix_report_people_owner", "report_people", ["owner"])
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    for part in _portions(sa.select(TABLES.c.id, sa.cast(TABLES.c.seats, sa.Text).label("seats"))):
        rows = [{"owner": owner, "table_id": row.id} for row in part for owner in sorted(_owners(row.seats))]
        if rows:
            op.get_bind().execute(sa.insert(seats), rows)
    for part in _portions(sa.select(ACCOUNTS.c.id, ACCOUNTS.c.name)):
        for row in part:
            if row.name != _cleaned(row.name):
                fit = sa.update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(name=_cleaned(row.name))
                op.get_bind().execute(fit)


def _portions(query: sa.Select[tuple[str, str]]) -> Iterator[list[sa.Row[tuple[str, str]]]]:
    """Yield the rows in the order of their ids. Each portion is read completely, so that the caller may change rows."""
    key, last = next(iter(query.selected_columns)), ""
    while part := list(op.get_bind().execute(query.where(key > last).order_by(key).limit(PORTION))):
        yield part
        last = str(part[-1].id)


def _owners(text: str | None) -> set[str]:
    """Return the accounts that own these seats; an empty set if the JSON is invalid."""
    try:
        seats = json.loads(text or "[]")
        return {seat["owner"] for seat in seats if seat.get("owner") and isinstance(seat["owner"], str)}
    except (ValueError, TypeError, AttributeError):
        return set()


def _cleaned(name: str) -> str:
    try:
        return clean_name(name) if name else ""
    except Refused:
        return ""
