"""Rows of accounts, their sessions and recovery codes. A guest is an account without a passkey and without a
federated identity.

No secrets are stored: only hashes of cookies and recovery codes, and public keys of passkeys.
"""

from hashlib import sha256
from time import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..core import entropy
from ..storage.schema import ACCOUNTS, IDENTITIES, MAILBOXES, PASSKEYS, RATINGS, RECOVERY, SESSIONS
from ..storage.storage import Conflict, Storage
from ..storage.writer import Write
from ..tournaments import rows as tournament_rows
from . import daily_tries, people, progress

CODES = 10  # number of recovery codes of an account
OF_ACCOUNT = (IDENTITIES, MAILBOXES, PASSKEYS, RECOVERY, SESSIONS)
NEVER = sa.select(sa.literal(1)).where(sa.false())
# accounts, without guests
OPENED = sa.union_all(sa.select(PASSKEYS.c.account), sa.select(IDENTITIES.c.account)).subquery()


class AccountSession(NamedTuple):
    """Account and the session of the browser that sends the request."""

    id: str
    name: str
    face: str
    rated: bool
    created: float
    key: str  # of the session
    seen: float  # when a visit of this session was last stored
    profile: str | None = None  # address of the public profile, if the player wants one


class Passkey(NamedTuple):
    id: str
    account: str
    public_key: bytes
    signs: int  # counter of its signatures, if the authenticator has one
    label: str
    created: float
    used: float


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def code_key(code: str) -> str:
    """Return the hash of a recovery code. Case and separators do not matter."""
    return hashed("".join(c for c in code.lower() if c.isalnum()))


def single_row_write(statement: sa.Update | sa.Delete) -> Write:
    """Return a write that raises Conflict unless it changes one row: one of two concurrent requests fails."""
    return Write(statement, proof=lambda: NEVER)


# ---- queries: each blocks until the database answers, so on an event loop call it through `Storage.read`


def find(storage: Storage, key: str) -> AccountSession | None:
    """Return the account of a session."""
    a, s = ACCOUNTS.c, SESSIONS.c
    query = (
        sa.select(a.id, a.name, a.face, a.rated, a.created, s.key, s.seen, a.profile)
        .join_from(SESSIONS, ACCOUNTS, s.account == a.id)
        .where(s.key == key)
    )
    return storage.queries.first(query, AccountSession)


def challenge(storage: Storage, key: str, purpose: str) -> str | None:
    """Return the pending passkey challenge of a session; None if there is none or it has expired."""
    c = SESSIONS.c
    query = sa.select(c.challenge).where(c.key == key, c.purpose == purpose, c.until > time())
    found: str | None = storage.queries.value(query)
    return found


def passkeys(storage: Storage, account: str) -> list[Passkey]:
    query = sa.select(PASSKEYS).where(PASSKEYS.c.account == account).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return [Passkey(*row) for row in storage.queries.all(query)]


def is_account(storage: Storage, account: str) -> bool:
    """Return True for an account that can sign in on another device, False for a guest."""
    return storage.queries.value(sa.select(OPENED.c.account).where(OPENED.c.account == account).limit(1)) is not None


def passkey(storage: Storage, number: str) -> Passkey | None:
    return storage.queries.first(sa.select(PASSKEYS).where(PASSKEYS.c.id == number), Passkey)


def recovery(storage: Storage, key: str) -> str | None:
    """Return the account of a recovery code."""
    found: str | None = storage.queries.value(sa.select(RECOVERY.c.account).where(RECOVERY.c.key == key))
    return found


def count_codes_and_sessions(storage: Storage, account: str) -> tuple[int, int]:
    """Return the numbers of unused recovery codes and of sessions."""
    left, browsers = (
        storage.queries.value(sa.select(sa.func.count()).select_from(table).where(table.c.account == account))
        for table in (RECOVERY, SESSIONS)
    )
    return left, browsers


# ---- writing


def session_row(account: str, secret: str, now: float) -> Write:
    row = {"key": hashed(secret), "account": account, "created": now, "seen": now}
    return Write(sa.insert(SESSIONS), row)


async def make_guest(storage: Storage, name: str = "") -> tuple[AccountSession, str]:
    """Create a guest with one session; return it and the session secret, which is not stored."""
    secret, number, now = entropy.me_token(), entropy.account_id(), time()
    row = {"id": number, "name": name, "face": "", "rated": False, "created": now, "seen": now}
    await storage.write(Write(sa.insert(ACCOUNTS), row), session_row(number, secret, now))
    return AccountSession(number, name, "", False, now, hashed(secret), now), secret


async def sign_in(storage: Storage, account: str, before: str | None, *more: Write) -> str:
    """Create a session in place of the browser's previous one; return its secret."""
    secret = entropy.me_token()
    away = [Write(sa.delete(SESSIONS).where(SESSIONS.c.key == before))] if before else []
    await storage.write(*more, *away, session_row(account, secret, time()))
    return secret


async def sign_out(storage: Storage, account: AccountSession, everywhere: bool) -> None:
    mine = SESSIONS.c.account == account.id if everywhere else SESSIONS.c.key == account.key
    await storage.write(Write(sa.delete(SESSIONS).where(mine)))


async def change(storage: Storage, account: str, **values: Any) -> None:
    await storage.write(Write(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(**values)))


async def note_visit(storage: Storage, account: AccountSession) -> None:
    now = time()
    await storage.write(
        Write(sa.update(SESSIONS).where(SESSIONS.c.key == account.key).values(seen=now)),
        Write(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(seen=now)),
    )


async def store_challenge(storage: Storage, key: str, purpose: str, challenge: str, seconds: float) -> None:
    """Store a passkey challenge for a session. It replaces an earlier one."""
    values = {"challenge": challenge, "purpose": purpose, "until": time() + seconds}
    await storage.write(Write(sa.update(SESSIONS).where(SESSIONS.c.key == key).values(**values)))


async def use_challenge(storage: Storage, key: str, challenge: str) -> bool:
    """Use a challenge up; return False if another request was first."""
    statement = sa.update(SESSIONS).where(SESSIONS.c.key == key, SESSIONS.c.challenge == challenge)
    try:
        await storage.write(single_row_write(statement.values(challenge=None, purpose=None, until=None)))
    except Conflict:
        return False
    return True


async def add_passkey(storage: Storage, one: Passkey) -> None:
    """Store a passkey; raise Conflict if another account has it."""
    there = sa.select(sa.literal(1)).where(PASSKEYS.c.id == one.id, PASSKEYS.c.account == one.account)
    await storage.write(Write(storage.insert_new(PASSKEYS), one._asdict(), lambda: there))


async def rename_passkey(storage: Storage, account: str, number: str, label: str) -> None:
    mine = (PASSKEYS.c.account == account) & (PASSKEYS.c.id == number)
    await storage.write(Write(sa.update(PASSKEYS).where(mine).values(label=label)))


async def drop_passkey(storage: Storage, account: str, number: str) -> None:
    mine = (PASSKEYS.c.account == account) & (PASSKEYS.c.id == number)
    await storage.write(Write(sa.delete(PASSKEYS).where(mine)))


def passkey_use(one: Passkey, signs: int) -> Write:
    return Write(sa.update(PASSKEYS).where(PASSKEYS.c.id == one.id).values(signs=signs, used=time()))


async def new_codes(storage: Storage, account: str) -> list[str]:
    """Create ten recovery codes and delete the earlier ones."""
    codes = [entropy.recovery_code() for _ in range(CODES)]
    rows = [Write(sa.insert(RECOVERY), {"key": code_key(code), "account": account}) for code in codes]
    await storage.write(Write(sa.delete(RECOVERY).where(RECOVERY.c.account == account)), *rows)
    return codes


def code_use(key: str) -> Write:
    return single_row_write(sa.delete(RECOVERY).where(RECOVERY.c.key == key))


def removal(account: str) -> list[Write]:
    """Return the deletes for an account and what belongs to it. Its game history stays."""
    return [
        *(Write(sa.delete(table).where(table.c.account == account)) for table in OF_ACCOUNT),
        Write(sa.delete(RATINGS).where(RATINGS.c.owner == account)),
        people.removal(account),
        *progress.removal(account),
        daily_tries.removal(account),
        *tournament_rows.removal(account),
        Write(sa.delete(ACCOUNTS).where(ACCOUNTS.c.id == account)),
    ]
