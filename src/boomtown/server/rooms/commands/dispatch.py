"""Dispatch of the messages of a client: one function for each, under the lock of the room.

A command may return the rest of its work, which runs without the lock.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from ...core.errors import Refused, retry_on_conflict
from ...engine.match import Match
from ...tables import client_messages
from ...tables.client_messages import Back, Choose, Hello, Log, Message, Nudge, Part, Ping, Quiet, Undo, Wait
from ...tables.game_log import UNDO
from ...tables.server_messages import Pong
from ..outbox import Connection
from ..room import Room
from . import chat, notifications, reports, roles, seating
from .permissions import own_seat, running

Later = Callable[[], Awaitable[None]]
PAST = {"stale", "not-asked", "no-undo", "undo-limit"}  # errors of a command that is sent again after it was done


async def handle(room: Room, connection: Connection, message: Message) -> None:
    """Carry out the message. Raises Refused."""
    if room.closed:
        raise Refused("no-table", "the table has been put away: come again")
    if isinstance(message, Ping):
        connection.send(Pong())
    elif isinstance(message, Hello):
        await retry_on_conflict(lambda: room.hello(connection, message))
    elif not connection.greeted:
        raise Refused("malformed", "expected hello as the first message")
    elif isinstance(message, Log):  # without the lock, so that the delay does not reveal how long the table is locked
        await chat.log(room, connection, message)
    else:
        async with room.lock:
            if connection.acting and not isinstance(message, Part):  # sent by the page itself
                room.connections.mark_active(connection.key)
            later = await _do(room, connection, message)
        if later is not None:
            await later()


async def _do(room: Room, connection: Connection, message: Message) -> Later | None:
    """Carry out a command, again after a lost race. If it was done before, send the current state."""
    try:
        return await retry_on_conflict(lambda: COMMANDS[type(message)](room, connection, message))
    except Refused as error:
        name = _name(room, connection, message)
        if name is None or error.code not in PAST or not await room.store.has_command(name):
            raise
        room.broadcast.send_game_to(connection)
        return None


def _name(room: Room, connection: Connection, message: Message) -> str | None:
    """Return the command id in the storage, which contains the seat, or None."""
    seat = room.connections.seat_of(connection)
    if seat is None or not isinstance(message, Choose | Undo) or message.id is None:
        return None
    return f"{seat}:{message.id}"


async def choose(room: Room, connection: Connection, message: Choose) -> Later | None:
    seat = own_seat(room, connection, "not-asked")
    match = _fresh(room, connection, message.move)
    ask = match.game.ask
    if ask is None or room.state.asked() != seat:
        raise Refused("not-asked", "you are not asked now")
    if message.code not in ask.options:
        raise Refused("illegal", f"expected one of {', '.join(map(str, ask.options))}, got {message.code}")
    if match.moment_ends_at is None:
        await room.play(seat, message.code, "human", _name(room, connection, message))
        return None
    # a moment lasts equally long for all players, and until its end the answer may be changed
    return partial(_hold, room, connection, message)


async def _hold(room: Room, connection: Connection, message: Choose) -> None:
    """Hold an answer to a moment. Raises `stale` if the game has continued with another one. Runs without the lock."""
    name = _name(room, connection, message)
    if await room.held_answers.hold(message.code, name):
        room.wake()
        room.broadcast.send_game_to(connection)
        return
    async with room.lock:
        room.broadcast.send_game_to(connection)
        if name is None or not await room.store.has_command(name):
            raise Refused("stale", "expected an answer while the question is asked")


async def undo(room: Room, connection: Connection, message: Undo) -> None:
    seat = own_seat(room, connection, "no-undo")
    match = _fresh(room, connection, message.move)
    if not match.may_undo(seat):
        raise Refused("no-undo", "nothing of yours can be taken back now")
    if not match.clock.undos(seat):
        raise Refused("undo-limit", "enough has been taken back: expected the game to go on first")
    await room.play(seat, UNDO - seat, "human", _name(room, connection, message))


def _fresh(room: Room, connection: Connection, move: int) -> Match:
    """Return the running game. For another move than the pending one, send the current state and raise `stale`."""
    match = running(room)
    if move != match.game.moves:
        room.broadcast.send_game_to(connection)
        raise Refused("stale", f"expected move {match.game.moves}, got {move}")
    return match


async def nudge(room: Room, connection: Connection, message: Nudge) -> None:
    """Let a bot answer for the asked person, who does nothing, until that person acts."""
    seat = own_seat(room, connection, "not-now")
    match = _fresh(room, connection, message.move)
    at = room.broadcast.patient_until(match, seat)
    if at is None or at > room.state.clock() or match.asked is None:
        raise Refused("not-now", "expected a player who has been late for long enough")
    room.connections.idle.add(room.table.seats[match.asked].key)
    room.publisher.publish_attention()
    room.broadcast.send_game()
    room.wake()


async def back(room: Room, connection: Connection, message: Back) -> None:
    """Let a player with an empty time bank continue, with the increment alone."""
    seat, match = own_seat(room, connection, "not-asked"), running(room)
    if not match.purses.empty(seat):
        return
    match.purses.back.add(seat)
    room.publisher.publish_attention()
    if match.asked == seat and not match.moment:
        match.time(room.table, room.state.clock())
    room.broadcast.send_game()
    room.wake()


async def quiet(room: Room, connection: Connection, message: Quiet) -> Later | None:
    """Store the moments at which a seat is not asked. It must stay secret, so only this seat receives an update."""
    seat = own_seat(room, connection, "not-asked")
    table = room.table.copy()
    table.seats[seat].quiet = room.state.unexpired(dict.fromkeys(message.whys))
    await room.store.save(table)
    for other in room.connections.open:
        if other.greeted and room.connections.seat_of(other) == seat:
            room.broadcast.send_game_to(other)
    room.wake()
    withdrawn = room.match is not None and room.match.asked == seat and room.state.asked() is None
    return room.held_answers.discard if withdrawn else None


async def wait(room: Room, connection: Connection, message: Wait) -> None:
    """Give all players more time at the pending moment, once. No one learns which player asked for it."""
    own_seat(room, connection, "not-asked")
    match = _fresh(room, connection, message.move)
    if match.lengthen_moment(room.settings.moment_longer, room.state.clock()):
        room.publisher.publish_longer_moment(len(match.log))
        room.broadcast.send_game()
        room.wake()


COMMANDS: dict[type[Message], Callable[[Room, Connection, Any], Awaitable[Later | None]]] = {
    Choose: choose,
    Undo: undo,
    Nudge: nudge,
    Back: back,
    client_messages.Notify: notifications.notify,
    Quiet: quiet,
    Wait: wait,
    client_messages.Start: seating.start,
    client_messages.Again: seating.again,
    client_messages.Keep: seating.keep,
    client_messages.Change: seating.change,
    client_messages.SetBot: seating.set_bot,
    client_messages.Sit: seating.sit,
    client_messages.Leave: seating.leave,
    client_messages.Kick: seating.kick,
    client_messages.Report: reports.report,
    Part: seating.part,
    client_messages.Say: chat.say,
    client_messages.SayPhrase: chat.phrase,
    client_messages.SetPace: chat.pace,
    client_messages.Watch: chat.watch,
    client_messages.Finish: chat.finish,
    client_messages.Reveal: chat.reveal,
    client_messages.Who: roles.who,
}
