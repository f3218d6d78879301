"""Readers of outside text: messages to the server, notation. Any error but the documented one is a fault.

`test_readers.py` reads mutations of valid texts; `guided.py` uses a library to search texts that reach new code.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import NamedTuple

import msgspec

from boomtown.fuzz.players import Player
from boomtown.fuzz.run import Plan
from boomtown.games import Game, SetupError, new_game
from boomtown.notation import NotationError, read_game, read_position, write_game, write_position
from boomtown.server.core.errors import Refused
from boomtown.server.tables import client_messages, server_messages, text_input


class Reader(NamedTuple):
    """Reader of one format: `read` raises on a fault, `seeds` are valid texts, `words` are parts of texts."""

    read: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]
    words: Callable[[], list[bytes]]


# --- messages


def decode(data: bytes) -> None:
    """Read the data as both request bodies, as a message, as a name and as chat."""
    for kind in (client_messages.NewTable, client_messages.Join):
        try:
            body = client_messages.read_body(data, kind)
        except Refused:
            continue
        _checked(body)
    with suppress(Refused, UnicodeDecodeError):
        _checked(client_messages.read_message(data))
        _checked(client_messages.read_message(data.decode()))
    text = data.decode(errors="surrogateescape")
    for clean in (text_input.clean_name, text_input.clean_chat):
        with suppress(Refused):
            cleaned = clean(text)
            assert clean(cleaned) == cleaned, f"{clean.__name__} of {cleaned!r} is not itself"


def _checked(message: msgspec.Struct) -> None:
    """Check that the message encodes and decodes equal, and that its setup and names are valid or refused."""
    again = msgspec.json.decode(server_messages.encode(message), type=type(message))
    assert again == message, f"{message} is read as {again}"
    setup = getattr(message, "setup", None)
    if setup is not None:
        with suppress(SetupError):
            new_game(msgspec.to_builtins(setup), "0", record=False)
    for name in ("name", "text", "title"):
        with suppress(Refused):
            text_input.clean_name(getattr(message, name, None) or "")


def sent() -> list[bytes]:
    """Return one message of each kind, and the request bodies."""
    texts = [
        '{"t":"hello","token":null,"since":3,"round":1}',
        '{"t":"choose","move":12,"code":51539607562}',
        '{"t":"undo","move":12}',
        '{"t":"start"}',
        '{"t":"setup","setup":{"players":4,"game":"dice","sets":["ghost"],"options":{"deal_roles":"mixed"}},"timer":60}',
        '{"t":"setup","setup":{"sets":["fistful"],"options":{"event_cards":13,"no_book_cards":true}},"title":"Tři","public":true}',
        '{"t":"bot","seat":2,"bot":"greenhorn"}',
        '{"t":"sit","name":"Zoë \\ud83e\\udd20"}',
        '{"t":"leave"}',
        '{"t":"again","rotate_sheriff":false}',
        '{"t":"say","text":"bang!"}',
        '{"t":"quiet","whys":["judge","spoil"]}',
        '{"t":"ping"}',
        '{"name":"Ana","title":"Table","setup":{"players":7},"bots":"fill","public":false,"timer":0,"start":true}',
        '{"name":"Bob"}',
    ]
    return [text.encode() for text in texts]


def _message_words() -> list[bytes]:
    tags = client_messages.TAGS.split(", ")
    words = [*tags, "bang", "dice", "high_noon", "dodge_city", "null", "-1", "1e999", "{}", "[]"]
    return [word.encode() for word in words] + [b"\xff", b'"\\ud800"', b"[" * 2000, b"9" * 400]


# --- notation


def read(data: bytes) -> None:
    """Read the data as a position and as a whole game, show each, and check that it is written and read the same."""
    text = data.decode(errors="replace")
    try:
        game = read_position(text)
        _looked_at(game)
        line = write_position(game)
        assert write_position(read_position(line)) == line, f"{line} is not written as it was read"
    except NotationError as error:
        _placed(error, text)
    try:
        found = read_game(text)
        _looked_at(found.game)
        again = write_game(found.game, found.tags, position=found.position)
        assert read_game(again).choices == found.choices, "a game is not written as it was read"
    except NotationError as error:
        _placed(error, text)


def _looked_at(game: Game) -> None:
    """Ask for the view, decision and events of every seat and of a spectator."""
    for seat in (None, *range(game.players)):
        game.view(seat)
        game.decision(seat)
        game.events(0, seat)


def _placed(error: NotationError, text: str) -> None:
    """Check that the error names a place in the text and the expected input."""
    lines = text.count("\n") + 1
    assert 1 <= error.line <= lines, f"{error!r}: no line of {lines}"
    assert error.column >= 1, f"{error!r}: no column"
    assert error.expected, "expected a word on what was expected"


def recorded() -> list[bytes]:
    """Return positions and games of both games, with all their sets."""
    found = []
    for game, mix in (("bang", 0), ("bang", 15), ("dice", 0), ("dice", 30)):
        plan = Plan(1, game, "readers")
        played, player = new_game(plan.setup(mix), f"readers/{mix}"), Player(Random(mix))
        for _ in range(40):
            if played.ask is None:
                break
            choice = player(played)
            played.undo(-10 - choice) if choice <= -10 else played.apply(choice)
        found += [write_position(played).encode(), write_game(played, {"Site": "here"}).encode()]
    return found


def _notation_words() -> list[bytes]:
    words = sorted({word for text in recorded() for word in text.replace(b"=", b"= ").split() if len(word) < 30})
    return [
        *words,
        b"-",
        b"..",
        b"none",
        b"steps=",
        b"undo",
        b"999999999",
        b"[",
        b"]",
        b"(",
        b")",
        "é".encode(),
        b"%00",
    ]


READERS = {"decoder": Reader(decode, sent, _message_words), "notation": Reader(read, recorded, _notation_words)}


def mutated(data: bytes, words: list[bytes], rnd: Random) -> bytes:
    """Return the text after one to four mutations: parts removed, doubled, copied, replaced by words or bytes."""
    for _ in range(rnd.randint(1, 4)):
        a, b = sorted(rnd.randrange(len(data) + 1) for _ in range(2))
        b = min(b, a + rnd.choice((1, 1, 2, 4, 16, 200)))
        part = data[a:b]
        kind = rnd.randrange(6)
        if kind == 0:
            data = data[:a] + data[b:]
        elif kind == 1:
            data = data[:b] + part + data[b:]
        elif kind == 2:
            data = data[:a] + rnd.choice(words) + data[b:]
        elif kind == 3:
            data = data[:a] + bytes([rnd.randrange(256)]) + data[a + 1 :]
        elif kind == 4:
            data = data[:a] + rnd.choice(words) + data[a:]
        else:
            at = rnd.randrange(len(data) + 1)
            data = data[:at] + part + data[at:]
    return data
