"""What the server and a process in which bots think say to each other: one question, one answer, as MessagePack with
its length before it.
"""

import struct
from typing import Any, Literal

import msgspec

Why = Literal["", "unmade", "missed", "error", "long"]
HEAD = struct.Struct("!I")


class Question(msgspec.Struct, array_like=True):
    """A bot is asked for the choice of `seat`. The process has `known` choices of the game already, `log` follows them;
    without any it is told the setup and the seed.
    """

    number: int
    game: int
    seat: int
    bot: tuple[str, int]  # its name and its seed; another one than before is another bot
    limit: float  # processor seconds
    known: int = 0
    log: list[tuple[int, int]] = []  # who chose what
    setup: dict[str, Any] | None = None
    seed: str = ""
    over: list[int] = []  # games nobody will ask about any more


class Answer(msgspec.Struct, array_like=True):
    """`why` there is no choice: the game is "missed" here, or (elsewhere) there is no process; the bot failed ("error")
    or took too "long". "unmade": there is a choice, by chance, as there is no such bot; elsewhere there is none. Number
    0 answers nothing: the process is ready.
    """

    number: int
    choice: int | None = None
    why: Why = ""
    place: str = ""  # of an error: where, and of what kind
    message: str = ""  # what the error says, which may quote a hand
    memory: int = 0  # bytes that are resident; 0 where the system does not tell


class Asked(msgspec.Struct, array_like=True):
    """The same for whoever has time, on any machine: with all that anybody needs who knows nothing of the game, and
    nothing of the table and the people at it.
    """

    server: str  # who asks
    number: int
    game: str  # the same for each question about it
    seat: int
    bot: tuple[str, int]
    limit: float
    setup: dict[str, Any]
    seed: str
    log: list[tuple[int, int]]


_encoder = msgspec.msgpack.Encoder()


def packed(message: Question | Answer | Asked) -> bytes:
    return _encoder.encode(message)


def framed(message: Question | Answer) -> bytes:
    """As it goes through the pipe."""
    text = packed(message)
    return HEAD.pack(len(text)) + text


question_of = msgspec.msgpack.Decoder(Question).decode
asked_of = msgspec.msgpack.Decoder(Asked).decode
answer_of = msgspec.msgpack.Decoder(Answer).decode
