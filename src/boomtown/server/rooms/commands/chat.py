"""Commands for chat, the speed of bots, and games without people."""

from collections.abc import Callable
from functools import partial

from ...core.errors import Refused, retry_on_conflict
from ...tables.client_messages import Finish, Log, Reveal, Say, SayPhrase, SetPace, Watch
from ...tables.game_log import TALK
from ...tables.text_input import clean_chat
from ...tables.word_filter import filter_of
from ..blocks import deaf_seats
from ..outbox import Connection
from ..room import Room
from .permissions import host_only, own_seat, without_people
from .seating import person_of


async def say(room: Room, connection: Connection, message: Say) -> None:
    manners = room.table.manners
    if manners.talk != "chat":
        raise Refused("no-talk", "the host has switched the chat off")
    cover = filter_of(room.settings.filter_words).cover if manners.filtered else str
    words, owner = clean_chat(message.text), await spectator(room, connection)
    room.connections.check_may_talk(connection, owner)
    deaf = await _deaf(room, connection, owner)
    speak = partial(room.conversation.say, connection, words, cover=cover, owner=owner, deaf=deaf)
    await _speak(room, connection, message.paid, speak)


async def phrase(room: Room, connection: Connection, message: SayPhrase) -> None:
    """Send a listed phrase, which each player reads in their own language."""
    if room.table.manners.talk == "none":
        raise Refused("no-talk", "the host has switched the chat off")
    owner = await spectator(room, connection)
    room.connections.check_may_talk(connection, owner)
    deaf = await _deaf(room, connection, owner)
    speak = partial(room.conversation.say, connection, "", message.phrase, owner=owner, deaf=deaf)
    await _speak(room, connection, message.paid, speak)


async def spectator(room: Room, connection: Connection) -> str:
    """Return the account of a spectator, or "". The table knows the owner of a seat."""
    player = await person_of(room, connection) if room.connections.seat_of(connection) is None else None
    return player.id if player else ""


async def _deaf(room: Room, connection: Connection, spectator: str) -> list[int]:
    """Return the seats that do not read this speaker, because their players block the account."""
    seat = room.connections.seat_of(connection)
    return await deaf_seats(room, spectator if seat is None else room.table.seats[seat].owner)


async def _speak(room: Room, connection: Connection, paid: bool, speak: Callable[[], None]) -> None:
    """Send the text. If the rules charge a player for talking, warn first; then the game counts it."""
    seat, match = room.connections.seat_of(connection), room.match
    price = match.game.talk_price(seat) if seat is not None and match is not None else 0
    if price and not paid:
        raise Refused("talk-costs", f"talking costs {price} life now: expected a message with paid=true")
    speak()
    if price and seat is not None:
        await retry_on_conflict(lambda: room.play(seat, TALK - seat, "human"))  # a retry does not repeat the text


async def log(room: Room, connection: Connection, message: Log) -> None:
    room.broadcast.send_earlier_events(connection, message.before)


async def pace(room: Room, connection: Connection, message: SetPace) -> None:
    """Set the speed of bots. The host may do it, or a player alone with bots."""
    seat = own_seat(room, connection, "not-host")
    if room.table.people() != [seat]:
        host_only(room, connection)
    await room.store.change(lambda table: setattr(table, "pace", message.pace))
    room.question.apply_pace()


async def watch(room: Room, connection: Connection, message: Watch) -> None:
    own_seat(room, connection, "not-now")
    without_people(room).speed = message.speed
    room.publisher.publish_attention()
    room.question.apply_pace()
    room.broadcast.send_game()


async def finish(room: Room, connection: Connection, message: Finish) -> None:
    own_seat(room, connection, "not-now")
    without_people(room).rushing = True
    room.publisher.publish_attention()
    room.question.apply_pace()


async def reveal(room: Room, connection: Connection, message: Reveal) -> None:
    if message.open and not room.broadcast.may_reveal(room.connections.seat_of(connection)):
        raise Refused("not-now", "expected a game in which no person takes part any more or may come back")
    connection.revealed = message.open
    room.broadcast.send_game_to(connection)
