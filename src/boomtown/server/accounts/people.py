"""People that an account has played with, and those it blocks.

A block is a row of the table `facts`: its name contains a hash of both accounts, its value their ids. So the blocks
between given accounts are found by primary key.
"""

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from ..core.errors import Refused
from ..storage.schema import ACCOUNTS, FACTS, PLAYED, TABLES
from ..storage.storage import Storage
from ..storage.writer import Write

RECENT = 10  # people in the list
GAMES = 100  # newest games that are looked at
BLOCK = "block "
Pair = tuple[str, str]  # account that blocks, blocked account

F = FACTS.c


class LastGame(Struct):
    """The setup of the last game together, for another table like it."""

    game: str
    players: int
    sets: list[str]


class PlayedWith(Struct):
    """A person as another one sees them. `id` differs for each reader. `games`: of the newest ones together."""

    id: str
    name: str
    face: str
    games: int
    last: float  # start of the last game together, seconds since 1970; 0: not among the newest games
    setup: LastGame | None
    blocked: bool
    profile: str | None  # address of the public profile, if they want one


def pair_mark(by: str, who: str) -> str:
    return sha256(f"{by} {who}".encode()).hexdigest()[:32]


# ---- queries: each blocks until the database answers


def played_with(storage: Storage, owner: str) -> list[PlayedWith]:
    """Return the last people that played with an account, then those it blocks and has not played with lately."""
    return list(_by_account(storage, owner).values())


def _by_account(storage: Storage, owner: str) -> dict[str, PlayedWith]:
    p, a = PLAYED.c, ACCOUNTS.c
    newest = sa.select(p.game, p.started, p.kind, p.players, p.sets).where(p.owner == owner)
    games = {row["game"]: row for row in storage.queries.rows(newest.order_by(p.started.desc()).limit(GAMES))}
    others = sa.select(p.game, p.owner, p.table_id, a.name, a.face, a.profile).join_from(
        PLAYED, ACCOUNTS, p.owner == a.id
    )
    rows = storage.queries.rows(others.where(p.game.in_(games), p.owner != owner))
    rows.sort(key=lambda row: -games[row["game"]]["started"])
    together = Counter(owner for owner, _ in {(row["owner"], row["game"]) for row in rows})
    blocked = blocked_by(storage, owner)
    found: dict[str, PlayedWith] = {}
    for row in rows:
        if row["owner"] not in found and len(found) < RECENT:
            row = row if row["name"] else {**row, "name": _sitting_name(storage, row)}
            found[row["owner"]] = _person(owner, row, together[row["owner"]], games[row["game"]], blocked)
    for row in storage.queries.rows(sa.select(a.id.label("owner"), a.name, a.face, a.profile).where(a.id.in_(blocked))):
        found.setdefault(row["owner"], _person(owner, row, together[row["owner"]], None, blocked))
    return found


def _sitting_name(storage: Storage, row: Any) -> str:
    """Return the name at the table of a browser that has taken its seat before it was known."""
    seats = storage.queries.value(sa.select(TABLES.c.seats).where(TABLES.c.id == row["table_id"])) or []
    return next((seat["name"] for seat in seats if seat.get("owner") == row["owner"]), "")


def _person(by: str, row: Any, games: int, last: Any, blocked: set[str]) -> PlayedWith:
    setup = None if last is None else LastGame(last["kind"], last["players"], last["sets"])
    started = 0.0 if last is None else last["started"]
    who = row["owner"]
    return PlayedWith(
        pair_mark(by, who), row["name"], row["face"], games, started, setup, who in blocked, row["profile"]
    )


def blocked_by(storage: Storage, owner: str) -> set[str]:
    """Return the accounts that an account blocks."""
    mine = F.name.startswith(BLOCK) & F.value.startswith(f"{owner} ")
    return {row["value"].split()[1] for row in storage.queries.rows(sa.select(F.value).where(mine))}


def blocks_among(storage: Storage, pairs: Iterable[Pair]) -> set[Pair]:
    """Return those of the pairs of which the first account blocks the second."""
    names = {BLOCK + pair_mark(*pair): pair for pair in pairs}
    rows = storage.queries.rows(sa.select(F.name).where(F.name.in_(names)))
    return {names[row["name"]] for row in rows}


# ---- writing


async def set_blocked(storage: Storage, owner: str, person: str, blocked: bool) -> None:
    """Block or unblock a person of the list; refuse an id that is not in it."""
    known = await storage.read(_by_account, storage, owner)
    who = next((account for account, one in known.items() if one.id == person), None)
    if who is None:
        raise Refused("not-found", "expected a person of the list of people played with")
    if blocked:
        await storage.write(_insert(storage, owner, who))
    else:
        await storage.write(Write(sa.delete(FACTS).where(F.name == BLOCK + person)))


def _insert(storage: Storage, by: str, who: str) -> Write:
    return Write(storage.insert_new(FACTS), {"name": BLOCK + pair_mark(by, who), "value": f"{by} {who}"})


def _naming(owner: str) -> sa.ColumnElement[bool]:
    return F.name.startswith(BLOCK) & F.value.contains(owner)


async def change_account(storage: Storage, before: str, after: str) -> None:
    """Replace one account by another in all blocks."""
    rows = await storage.read(storage.queries.rows, sa.select(F.value).where(_naming(before)))
    pairs = [row["value"].replace(before, after).split() for row in rows]
    new = [_insert(storage, by, who) for by, who in pairs if by != who]
    await storage.write(removal(before), *new)


def removal(owner: str) -> Write:
    """Return the delete of all blocks by an account, and of it."""
    return Write(sa.delete(FACTS).where(_naming(owner)))
