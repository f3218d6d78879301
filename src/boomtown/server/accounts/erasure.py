"""Export and deletion of all data of an account."""

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from ..rooms.registry import RoomRegistry
from ..storage.schema import SEATS, SESSIONS, TABLES
from ..storage.storage import Storage
from ..tournaments import rows as tournament_rows
from . import accounts, daily_tries, history, identities, mailboxes, people, progress, ratings, redaction, retention
from . import seats as seats_of_account
from .accounts import AccountSession

HIDDEN = ("owner", "bot")


def everything(storage: Storage, account: AccountSession) -> dict[str, Any]:
    """Return all data of an account, without keys and their hashes."""
    left, _ = accounts.count_codes_and_sessions(storage, account.id)
    box, also = mailboxes.find(storage, account.id), identities.of_account(storage, account.id)
    s = SESSIONS.c
    browsers = storage.queries.all(sa.select(s.created, s.seen).where(s.account == account.id))
    held = sa.select(TABLES.c.code, TABLES.c.title, TABLES.c.seats).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    tables = storage.queries.all(held.where(SEATS.c.owner == account.id))
    return {
        "id": account.id,
        "name": account.name,
        "face": account.face,
        "rated": account.rated,
        "public_profile": account.profile,
        "created": _when(account.created),
        "passkeys": [
            {"id": one.id, "label": one.label, "created": _when(one.created), "used": _when(one.used)}
            for one in accounts.passkeys(storage, account.id)
        ],
        "recovery_codes_left": left,
        "identity": also and {"issuer": also.issuer, "subject": also.subject, "created": _when(also.created)},
        "mail": box and {"address": box.address, "language": box.lang, "confirmed": _when(box.confirmed)},
        "browsers": [{"created": _when(created), "seen": _when(seen)} for created, seen in browsers],
        "seats": [
            {"table": code, "title": title, "seat": number, "name": seat["name"]}
            for code, title, seats in tables
            for number, seat in enumerate(seats)
            if seat.get("owner") == account.id
        ],
        "blocked": [one.name for one in people.played_with(storage, account.id) if one.blocked],
        **progress.of_account(storage, account.id),
        "deals_of_the_day": daily_tries.of_account(storage, account.id),
        "tournaments": tournament_rows.of_account(storage, account.id),
        "ratings": ratings.ratings_of(storage.queries, account.id),
        "games": [_game(row) for row in history.games(storage, account.id, limit=history.ALL)],
    }


def _game(row: dict[str, Any]) -> dict[str, Any]:
    shown = {name: value for name, value in row.items() if name not in HIDDEN}
    return shown | {"started": _when(row["started"]), "ended": _when(row["ended"])}


def _when(seconds: float | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


async def delete(registry: RoomRegistry, account: AccountSession) -> None:
    """Delete the account. It goes last, so that an interrupted deletion can be repeated."""
    registry.rename_speaker(account.id)
    await redaction.redact(registry.storage, account)
    await seats_of_account.forget(registry, account.id)
    await retention.delete_account(registry.storage, account.id)
