"""Seats of an account: owner, name and avatar."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import sqlalchemy as sa

from ..core.errors import OtherRules, Refused, retry_on_conflict
from ..engine import bot_registry
from ..rooms.blocks import check_not_blocked
from ..rooms.commands.seating import events, free_seats
from ..rooms.registry import RoomRegistry
from ..rooms.room import Room
from ..storage.schema import PUSHES
from ..storage.storage import Storage
from ..storage.writer import Write
from ..tables.moderation import mark
from ..tables.table import Seat, Table, hash_token
from . import history
from .accounts import AccountSession
from .redaction import tables_of


async def at_all(registry: RoomRegistry, owner: str, act: Callable[[Room], Awaitable[None]]) -> None:
    """Act at every table with a seat of the account, loaded or not, under the lock of each."""
    for name in await registry.storage.read(tables_of, registry.storage, owner):
        try:
            room = await registry.find(name)
        except Refused as error:
            if error.code == "no-table":  # removed meanwhile
                continue
            raise
        async with room.lock:
            await retry_on_conflict(partial(act, room))


async def change_all(registry: RoomRegistry, owner: str, change: Callable[[Seat], None]) -> None:
    """Change every seat of an account, and send the change to the clients."""

    async def act(room: Room) -> None:
        table = room.table.copy()
        for seat in table.seats:
            if seat.owner == owner:
                change(seat)
        if table != room.table:
            await room.store.save(table)
            room.broadcast.send_table()

    await at_all(registry, owner, act)


async def forget(registry: RoomRegistry, owner: str) -> None:
    """Free every seat of an account and delete its name, avatar and notices. In a game a bot plays on at once.

    A game that other servers play by their rules stays with them: this server does not know its events, so the log
    does not announce the bot.
    """
    keys: list[str] = []

    async def leave(room: Room) -> None:
        if room.table.phase == "playing":
            with suppress(OtherRules):
                await room.store.load()
        table = room.table.copy()
        freed = [seat.key for seat in table.seats if seat.owner == owner]
        keys.extend(freed)
        for number, seat in enumerate(table.seats):
            if seat.owner == owner:
                if room.match is not None:
                    table.depart(events(room), number, "left")
                table.vacate(number, bot_registry.default())
        if table != room.table:
            await free_seats(room, table, *freed, removed=False)

    await at_all(registry, owner, leave)
    await registry.storage.write(Write(sa.delete(PUSHES).where(PUSHES.c.key.in_(keys))))


async def hand_on(registry: RoomRegistry, before: str, account: AccountSession) -> None:
    """Transfer the seats and games of one account to another."""

    def change(seat: Seat) -> None:
        seat.face, seat.owner = account.face, account.id

    await change_all(registry, before, change)
    await registry.storage.write(history.change_owner(before, account.id))


async def claim(registry: RoomRegistry, name: str, token: str, account: AccountSession, address: str) -> bool:
    """Assign the seat of this token to the account if it has no owner. Return whether the account owns it now."""
    room = await registry.look_up(name, address)
    async with room.lock:
        return await retry_on_conflict(lambda: _claim(registry.storage, room, token, account))


async def _send_away(room: Room, table: Table, number: int) -> None:
    """Remove a player who was removed before, and sat down again before the account was known."""
    if number != table.host:
        table.depart(events(room), number, "removed")
        await free_seats(room, table, table.kick(number, bot_registry.default()), removed=True)
    raise Refused("kicked", "the host has removed this player")


async def _claim(storage: Storage, room: Room, token: str, account: AccountSession) -> bool:
    number = room.table.seat_of(hash_token(token))
    if number is None:
        raise Refused("bad-token", "this token opens no seat here")
    table = room.table.copy()
    seat = table.seats[number]
    if seat.owner:
        return seat.owner == account.id
    if mark(table.id, account.id) in table.manners.out:
        await _send_away(room, table, number)
    if number != table.host:
        try:
            await check_not_blocked(room, account.id)
        except Refused:
            await _send_away(room, table, number)
    seat.owner, seat.face = account.id, account.face
    await room.store.save(table)
    room.broadcast.send_table()
    if table.phase == "playing":
        await history.set_owner(storage, table.game_id, number, account.id)
    return True
