"""What a connected browser may do: one function for each message, all under the room's lock."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import to_builtins

from . import engine
from .errors import Refused
from .match import UNDO
from .messages import (
    TITLE_LIMIT,
    Again,
    Change,
    Choose,
    Hello,
    Leave,
    Message,
    Ping,
    Quiet,
    Say,
    SetBot,
    Sit,
    Start,
    Undo,
    clean_name,
)
from .outbox import Connection
from .room import Room
from .table import Table, hash_token


async def handle(room: Room, connection: Connection, message: Message) -> None:
    """Do what the message asks; Refused says why not."""
    if isinstance(message, Ping):
        connection.send({"t": "pong"})
    elif isinstance(message, Hello):
        await room.hello(connection, message)
    elif not connection.greeted:
        raise Refused("malformed", "expected hello as the first message")
    else:
        async with room.lock:
            await COMMANDS[type(message)](room, connection, message)


def own_seat(room: Room, connection: Connection, code: str) -> int:
    """Seat this connection acts for; `elsewhere` when another window does, `code` for a spectator."""
    seat = room.seat_of(connection)
    if seat is None:
        raise Refused(code, "you are watching")
    if not connection.acting:
        raise Refused("elsewhere", "the seat is played from another window")
    return seat


def host_only(room: Room, connection: Connection, phase: str) -> None:
    if own_seat(room, connection, "not-host") != room.table.host:
        raise Refused("not-host", "only the host can do this")
    if room.table.phase != phase:
        raise Refused("running", f"expected the table to be in phase {phase}, it is in {room.table.phase}")


async def choose(room: Room, connection: Connection, message: Choose) -> None:
    seat = own_seat(room, connection, "not-asked")
    _fresh(room, connection, message.move)
    match = room.match
    assert match is not None
    ask = match.game.ask
    if ask is None or room.asked() != seat:
        raise Refused("not-asked", "you are not asked now")
    if message.code not in ask.options:
        raise Refused("illegal", f"expected one of {', '.join(map(str, ask.options))}, got {message.code}")
    if match.ends is None:
        await room.play(seat, message.code, "human")
    else:  # at a moment everybody waits for the same time, and until then the answer may be changed
        match.held = message.code, "human"
        room.show_state(connection)


async def undo(room: Room, connection: Connection, message: Undo) -> None:
    seat = own_seat(room, connection, "no-undo")
    _fresh(room, connection, message.move)
    assert room.match is not None
    if not room.match.game.can_undo(seat):
        raise Refused("no-undo", "nothing of yours can be taken back now")
    await room.play(seat, UNDO - seat, "human")


def _fresh(room: Room, connection: Connection, move: int) -> None:
    """`not-asked` without a game, `stale` and the current state for another move than the pending one."""
    if room.match is None or room.table.phase != "playing":
        raise Refused("not-asked", "no game is running")
    if move != room.match.game.moves:
        room.show_state(connection)
        raise Refused("stale", f"expected move {room.match.game.moves}, got {move}")


async def start(room: Room, connection: Connection, message: Start) -> None:
    host_only(room, connection, "lobby")
    await room.start()


async def again(room: Room, connection: Connection, message: Again) -> None:
    host_only(room, connection, "over")
    assert room.match is not None
    await room.start(room.match.game.next_setup(message.keep_characters, message.rotate_sheriff))


async def change(room: Room, connection: Connection, message: Change) -> None:
    host_only(room, connection, "lobby")
    await room.change(partial(apply_change, message))


def apply_change(message: Change, table: Table) -> None:
    """The given parts of a table's set-up, checked."""
    if message.setup is not None:
        table.setup = engine.complete(to_builtins(message.setup))
        table.resize(message.setup.players)
    if message.title is not None:
        table.title = clean_name(message.title, TITLE_LIMIT)
    if message.public is not None:
        table.public = message.public
    if message.timer is not None:
        table.timer = message.timer


async def set_bot(room: Room, connection: Connection, message: SetBot) -> None:
    host_only(room, connection, "lobby")
    await room.change(lambda table: table.set_bot(message.seat, message.bot))


async def sit(room: Room, connection: Connection, message: Sit) -> None:
    if room.seat_of(connection) is not None:
        raise Refused("full", "you sit here already")
    table = room.table.copy()
    seat, token = table.sit(clean_name(message.name))
    await room.save(table)
    room.act(connection, hash_token(token))
    connection.send({"t": "seated", "seat": seat, "token": token})
    room.show_table()


async def leave(room: Room, connection: Connection, message: Leave) -> None:
    seat = room.seat_of(connection)
    if seat is None:
        return
    own_seat(room, connection, "elsewhere")
    await room.change(lambda table: table.leave(seat))
    room.stand_up(connection)
    room.show_table()
    room.show_state(connection)
    room.wake()


async def quiet(room: Room, connection: Connection, message: Quiet) -> None:
    """Nobody else may notice it, so only this seat is shown anything."""
    seat = own_seat(room, connection, "not-asked")
    table = room.table.copy()
    table.seats[seat].quiet = list(dict.fromkeys(message.whys))
    await room.save(table)
    if room.match is not None and room.match.asked == seat and room.asked() is None:
        room.match.held = None
    for other in room.connections:
        if other.greeted and room.seat_of(other) == seat:
            room.show_state(other)
    room.wake()


async def say(room: Room, connection: Connection, message: Say) -> None:
    room.say(connection, message.text)


COMMANDS: dict[type[Message], Callable[[Room, Connection, Any], Awaitable[None]]] = {
    Choose: choose,
    Undo: undo,
    Start: start,
    Again: again,
    Change: change,
    SetBot: set_bot,
    Sit: sit,
    Leave: leave,
    Say: say,
    Quiet: quiet,
}
