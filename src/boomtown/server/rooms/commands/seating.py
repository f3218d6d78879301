"""Commands for the table itself: seats, setup, start of a game."""

from contextlib import suppress
from functools import partial

from msgspec import to_builtins

from ...core.errors import LostRace, Refused
from ...engine import adapter, bot_registry
from ...storage.database import StorageError
from ...tables.client_messages import Again, Change, Keep, Kick, Leave, Part, SetBot, Sit, Start
from ...tables.rematch import REMATCH_WAIT, Rematch
from ...tables.server_messages import Seated
from ...tables.table import Seat, Table, hash_token
from ...tables.text_input import TITLE_LIMIT, clean_name
from ...tables.time_bank import TimeAllowance
from ..blocks import check_not_blocked
from ..matchmaking import hasten, wait_again
from ..outbox import Connection
from ..parts import Player
from ..room import Room
from ..state import RoomState
from .permissions import counts_for_ratings, host_only, in_phase, may_begin, own_seat, without_people


async def start(room: Room, connection: Connection, message: Start) -> None:
    may_begin(room, connection)
    await _waiting(room)
    await room.start(None if message.sheriff is None else {"sheriff": message.sheriff})


async def _waiting(room: Room) -> None:
    """Refuse unless the table is in its lobby. A game that this server cannot play is given up."""
    if room.state.stuck:
        await room.store.give_up()
    in_phase(room, "lobby")


async def again(room: Room, connection: Connection, message: Again) -> None:
    """Store that a player wants another game. It starts when all connected people want it, at the latest after a wait.

    A host who asks twice starts it at once. A running game without people is given up for it.
    """
    if room.table.phase == "playing":
        may_begin(room, connection)
        without_people(room)
        await room.start()
        return
    number = own_seat(room, connection, "not-host")
    if room.table.tournament:
        raise Refused("tournament", "a table of a tournament plays one game")
    in_phase(room, "over")
    table = room.table.copy()
    seat = table.seats[number]
    insists = seat.again is not None and number == table.host and not table.manners.strangers
    seat.again = Rematch(message.rotate_sheriff, message.best_of)
    if insists or room.agreed_at(table) <= room.state.clock():
        await room.start_again(table)
        return
    table.begins = table.begins or RoomState.wall() + REMATCH_WAIT
    await room.store.save(table)
    room.broadcast.send_table()
    room.wake()


async def keep(room: Room, connection: Connection, message: Keep) -> None:
    """Store whether a player keeps their character in the next game. Players who are out get a new one."""
    seat = own_seat(room, connection, "not-now")
    in_phase(room, "over")
    if room.match is None or not room.match.game.in_game(seat):
        raise Refused("not-now", "expected a player who was in the game at its end")
    await room.store.change(lambda table: setattr(table.seats[seat], "keeps", message.on))


async def change(room: Room, connection: Connection, message: Change) -> None:
    host_only(room, connection)
    await _waiting(room)
    await room.store.change(partial(apply_change, message, room.settings.fill_after))
    room.wake()


def apply_change(message: Change, fill_after: float, table: Table) -> None:
    """Apply the given parts of a setup. `fill_after`: seconds of the countdown to an automatic start."""
    if message.setup is not None:
        table.setup = adapter.complete(to_builtins(message.setup))
        table.resize(message.setup.players)
    if message.title is not None:
        table.title = clean_name(message.title, TITLE_LIMIT)
    if message.public is not None:
        table.public = message.public
    if message.timer is not None:
        table.timer = message.timer
    if message.locked is not None:
        table.locked = message.locked
    if message.best_of is not None:
        table.series.begin(message.best_of)
    purse = TimeAllowance(message.purse.start, message.purse.increment) if message.purse else None
    table.set_clock(purse, message.days)
    if message.talk is not None:
        table.manners.talk = message.talk
    if message.filtered is not None:
        table.manners.filtered = message.filtered
    if message.begins is not None:
        table.count_down(RoomState.wall() + fill_after if message.begins else 0.0)


async def set_bot(room: Room, connection: Connection, message: SetBot) -> None:
    host_only(room, connection)
    await _waiting(room)
    names = bot_registry.names()
    if message.bot is not None and message.bot not in names:
        raise Refused("bots", f"expected one of {', '.join(names)}, got {message.bot!r}")
    await room.store.change(lambda table: table.set_bot(message.seat, message.bot))


async def sit(room: Room, connection: Connection, message: Sit) -> None:
    if room.connections.seat_of(connection) is not None:
        raise Refused("full", "you sit here already")
    name = clean_name(message.name)
    address_mark = room.connections.check_may_sit(connection.address)
    player = await person_of(room, connection)
    owner, face = (player.id, player.face) if player else ("", "")
    await check_not_blocked(room, owner)
    table = room.table.copy()
    seat, token = table.sit(name, bot_registry.default(), owner, face, address_mark)
    hasten(table, room.state.wall(), room.settings.fill_after)
    await room.store.save(table)
    if player and player.name != name:
        with suppress(StorageError):
            await room.accounts.rename(player.id, name)
    room.connections.act(connection, hash_token(token))
    connection.send(Seated(seat, token))
    room.broadcast.send_table()
    room.wake()


async def person_of(room: Room, connection: Connection) -> Player | None:
    """Return the guest or account of this browser.

    An unknown browser claims the seat later (`accounts.seats.claim`). If the storage fails, the player sits without an
    account, because a table does not wait for it.
    """
    try:
        return await room.accounts.find(connection.session)
    except StorageError:
        return None


async def leave(room: Room, connection: Connection, message: Leave) -> None:
    seat = room.connections.seat_of(connection)
    if seat is None:
        return
    own_seat(room, connection, "elsewhere")

    def left(table: Table) -> None:
        table.leave(seat)
        wait_again(table, RoomState.wall())

    await room.store.change(left)
    room.connections.stand_up(connection)
    room.broadcast.send_table()
    room.broadcast.send_game()  # for the rest the game may now be one of bots only
    room.wake()


async def part(room: Room, connection: Connection, message: Part) -> None:
    """Store the part that a browser adds to the next deal. Other players are not informed.

    The page sends it automatically. So if it cannot be stored, the player sees no error, and the page sends it again.
    """
    seat = room.table.seats[own_seat(room, connection, "not-now")]
    table = room.table.copy()
    table.promise.take(message.commitment, message.part, seat, table.seats)
    if table.promise != room.table.promise:
        try:
            await room.store.save(table)
        except LostRace:
            raise
        except Refused:
            return
    room.broadcast.send_table_to(connection)


async def kick(room: Room, connection: Connection, message: Kick) -> None:
    """Remove a player; in a game a bot plays on. A rated loss cannot be avoided by removing an opponent."""
    host_only(room, connection)
    number, table = message.seat, room.table.copy()
    seat = table.seats[number] if number < len(table.seats) else Seat()
    if (
        table.phase == "playing"
        and not seat.left
        and not room.connections.is_absent(seat.key)
        and await counts_for_ratings(room)
    ):
        raise Refused("rated", "expected a player who is away or late, as this game counts for ratings")
    table.depart(events(room), number, "removed")
    await free_seats(room, table, table.kick(number, bot_registry.default()), removed=True)


def events(room: Room) -> int:
    """Return the number of the next event of the game."""
    return 0 if room.match is None else room.match.game.event_count


async def free_seats(room: Room, table: Table, *keys: str, removed: bool) -> None:
    """Store a table where the seats of these keys are free now. Their players watch, and bots answer for them.

    `removed`: by the host.
    """
    await room.store.save(table)
    for key in keys:
        room.connections.evict(key, removed)
        room.publisher.publish("kicked" if removed else "freed", key)
    if room.match is not None and room.match.asked is not None:
        if table.seats[room.match.asked].kind == "bot" and not room.match.moment:
            room.question.start(room.match)
        await room.correspondence.store_due()
    room.broadcast.send_table()
    room.broadcast.send_game()  # for the rest the game may now be one of bots only
    room.wake()
