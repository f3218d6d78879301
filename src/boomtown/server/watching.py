"""Messages of whoever looks on: talk, the pace, and what the dead may do once only bots play."""

from .errors import Refused
from .gamelog import TALK
from .messages import Finish, Log, Reveal, Say, SetPace, Watch
from .outbox import Connection
from .rights import own_seat, without_people
from .room import Room


async def say(room: Room, connection: Connection, message: Say) -> None:
    """Where the rules make somebody in the game pay for talking, he is warned first; then the game hears of it."""
    seat, match = room.seat_of(connection), room.match
    price = match.game.talk_price(seat) if seat is not None and match is not None else 0
    if price and not message.paid:
        raise Refused("talk-costs", f"talking costs {price} life now: expected a message with paid=true")
    room.say(connection, message.text)
    if price and seat is not None:
        await room.play(seat, TALK - seat, "human")


async def log(room: Room, connection: Connection, message: Log) -> None:
    room.show_earlier(connection, message.before)


async def pace(room: Room, connection: Connection, message: SetPace) -> None:
    """How long bots take: the host says it, or whoever plays with bots alone."""
    seat = own_seat(room, connection, "not-host")
    if seat != room.table.host and room.table.people() != [seat]:
        raise Refused("not-host", "only the host can do this")
    await room.change(lambda table: setattr(table, "pace", message.pace))
    room.hurry()


async def watch(room: Room, connection: Connection, message: Watch) -> None:
    own_seat(room, connection, "not-now")
    without_people(room).speed = message.speed
    room.hurry()
    room.show_game()


async def finish(room: Room, connection: Connection, message: Finish) -> None:
    own_seat(room, connection, "not-now")
    without_people(room).rushing = True
    room.hurry()


async def reveal(room: Room, connection: Connection, message: Reveal) -> None:
    if message.open and not room.may_reveal(room.seat_of(connection)):
        raise Refused("not-now", "expected a game in which no person takes part any more or may come back")
    connection.revealed = message.open
    room.show_state(connection)
