"""Messages between the server and a bot process: one question, one answer, as MessagePack."""

from typing import Any, Literal

import msgspec

Why = Literal["", "unmade", "missed", "error", "long"]


class Question(msgspec.Struct, array_like=True):
    """Request for a bot's choice for `seat`.

    The process has the first `known` choices of the game, and `log` follows them. If it has none, the question
    contains the setup and the seed.
    """

    number: int
    game: int
    seat: int
    bot: tuple[str, int]  # name and seed; a change of them creates another bot
    limit: float  # processor seconds
    known: int = 0
    log: list[tuple[int, int]] = []  # seat and choice
    setup: dict[str, Any] | None = None
    seed: str = ""
    over: list[int] = []  # games that the server has dropped


class Answer(msgspec.Struct, array_like=True):
    """Choice of a bot, or the reason `why` there is none.

    "missed": the process does not have the game, or a worker has no process. "error": the bot failed. "long": it
    exceeded its limit. "unmade": the bot does not exist; a local process chooses randomly, a worker makes no choice.
    Number 0 reports that the process is ready.
    """

    number: int
    choice: int | None = None
    why: Why = ""
    place: str = ""  # place and kind of an error
    message: str = ""  # message of the error, which may contain a hand
    memory: int = 0  # resident bytes; 0 if the system does not provide them


class RemoteQuestion(msgspec.Struct, array_like=True):
    """Request to a worker on any machine. It contains the whole game, and nothing about the table and its players."""

    server: str  # id of the asking server
    number: int
    game: str  # the same for all requests about the game
    seat: int
    bot: tuple[str, int]
    limit: float
    setup: dict[str, Any]
    seed: str
    log: list[tuple[int, int]]


_encoder = msgspec.msgpack.Encoder()


def packed(message: Question | Answer | RemoteQuestion) -> bytes:
    return _encoder.encode(message)


question_of = msgspec.msgpack.Decoder(Question).decode
asked_of = msgspec.msgpack.Decoder(RemoteQuestion).decode
answer_of = msgspec.msgpack.Decoder(Answer).decode
