"""Messages and request bodies that clients send, as types. Others are refused with what was expected."""

import re
from typing import Annotated, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from boomtown.spec import DEFAULT

from ..core.errors import Refused
from .moderation import Phrase, Talk
from .series import BestOf
from .table import Pace, Speed

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNo = Annotated[int, Meta(ge=0, le=31)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Word = Annotated[str, Meta(max_length=64)]
Digits = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # 32 bytes
Days = Literal[0, 1, 2, 3]


class Setup(Struct, forbid_unknown_fields=True):
    """What is played; the engine has the last word on it."""

    players: Annotated[int, Meta(ge=2, le=16)] = 5
    game: Word = DEFAULT
    sets: Annotated[list[Word], Meta(max_length=32)] = []
    options: Annotated[dict[Word, bool | Count | Word], Meta(max_length=32)] = {}


class Message(Struct, tag_field="t", forbid_unknown_fields=True):
    """Base of all WebSocket messages."""


class Hello(Message, tag="hello"):
    token: Annotated[str, Meta(max_length=200)] | None = None
    name: str | None = None  # what a spectator is called in the chat
    since: Count = 0
    round: Count = 0


class Choose(Message, tag="choose"):
    """`id`: the name of this choice. Said again under the same name it counts once."""

    move: Count
    code: int
    id: Annotated[str, Meta(max_length=64)] | None = None


class Undo(Message, tag="undo"):
    """`id` as in `Choose`."""

    move: Count
    id: Annotated[str, Meta(max_length=64)] | None = None


class Start(Message, tag="start"):
    """`sheriff`: the seat that is sheriff, or plays the side of the law; without it the lot says."""

    sheriff: SeatNo | None = None


class PurseWish(Struct, forbid_unknown_fields=True):
    """Seconds for the whole game, and for each decision on top; `start` 0: no purse."""

    start: Annotated[int, Meta(ge=0, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Back(Message, tag="back"):
    """Whoever has an empty purse plays on, with the increment alone."""


class PushTo(Struct, forbid_unknown_fields=True):
    """A browser as its push service knows it, and what it is told, in the words of its own language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    title: Annotated[str, Meta(max_length=200)]
    body: Annotated[str, Meta(max_length=300)]


class Notify(Message, tag="notify"):
    """Where to tell whoever has this seat that it is asked; null: nowhere."""

    to: PushTo | None


class Change(Message, tag="setup"):
    setup: Setup | None = None
    title: str | None = None
    public: bool | None = None
    timer: Seconds | None = None
    locked: bool | None = None
    begins: bool | None = None  # by itself, after some seconds, with bots in the open seats
    purse: PurseWish | None = None
    days: Days | None = None  # correspondence: so many for each decision; 0: none
    talk: Talk | None = None
    filtered: bool | None = None  # by the keeper's list of words
    best_of: BestOf | None = None


class SetBot(Message, tag="bot"):
    seat: SeatNo
    bot: Word | None


class Sit(Message, tag="sit"):
    name: str


class Leave(Message, tag="leave"):
    pass


class Kick(Message, tag="kick"):
    seat: SeatNo


class Report(Message, tag="report"):
    """Something to tell the keeper about somebody: the seat (null: a spectator) and the name."""

    seat: SeatNo | None
    name: str
    why: Literal["insult", "cheating", "stalling", "spam", "name", "other"]


class Part(Message, tag="part"):
    """What a player's browser adds to the next deal, for the commitment that it has seen."""

    commitment: Digits
    part: Digits


class Again(Message, tag="again"):
    """The next game. `best_of`: from now on so many games decide a series between two; 0: none."""

    rotate_sheriff: bool
    best_of: BestOf | None = None


class Keep(Message, tag="keep"):
    """The wish of a player who is in the game at its end: their character also in the next game, or a new one."""

    on: bool


class Say(Message, tag="say"):
    """`paid`: the writer knows that talking costs a life now."""

    text: str
    paid: bool = False


class SayPhrase(Message, tag="phrase"):
    """Something everybody reads in his own language. `paid`: as for free words."""

    phrase: Phrase
    paid: bool = False


class Quiet(Message, tag="quiet"):
    """At which moments the seat is not asked; the server passes for it. Words of `Game.standing`."""

    whys: Annotated[list[Word], Meta(max_length=16)]


class SetPace(Message, tag="pace"):
    """How long bots take at this table."""

    pace: Pace


class Watch(Message, tag="watch"):
    """How fast bots play the rest of a game in which no person takes part any more."""

    speed: Speed


class Finish(Message, tag="finish"):
    """Such a game is played on at once."""


class Reveal(Message, tag="reveal"):
    """Whether such a game is looked at with all roles open."""

    open: bool


class Nudge(Message, tag="nudge"):
    """A bot may answer for the person who is asked and does nothing."""

    move: Count


class Log(Message, tag="log"):
    """Events before that one, which the first snapshot left out."""

    before: Count


class Ping(Message, tag="ping"):
    pass


ToServer = (
    Hello
    | Choose
    | Undo
    | Start
    | Change
    | SetBot
    | Sit
    | Leave
    | Kick
    | Back
    | Notify
    | Report
    | Part
    | Again
    | Keep
    | Say
    | SayPhrase
    | Quiet
    | SetPace
    | Watch
    | Finish
    | Reveal
    | Nudge
    | Log
    | Ping
)
TAGS = ", ".join(str(kind.__struct_config__.tag) for kind in get_args(ToServer))


class NewTable(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables`."""

    name: str
    title: str | None = None
    setup: Setup = msgspec.field(default_factory=Setup)
    bots: Annotated[int, Meta(ge=0, le=16)] | str = 0
    public: bool = False
    timer: Seconds = 60
    start: bool = False
    first: bool = False  # somebody's first game: a kind deal for the host
    best_of: BestOf = 0  # games of a series between two; 0: no series
    begins: bool = False  # by itself, after some seconds, with bots in the open seats
    purse: PurseWish | None = None
    days: Days = 0  # correspondence: so many for each decision
    talk: Talk = "chat"
    filtered: bool = True  # by the keeper's list of words


class Join(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/<table>/join`."""

    name: str


class SitDown(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/sit`."""

    name: str
    game: Word = DEFAULT


_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it; `\\u0000` is a backslash and plain letters
_messages = msgspec.json.Decoder(ToServer)
Body = TypeVar("Body")


def read_message(data: str | bytes) -> ToServer:
    """The message in one WebSocket frame; `malformed` says what was expected."""
    try:
        message: ToServer = _messages.decode(data)
        _refuse_nul(data)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error)
        if "`$.t`" in why or "missing required field `t`" in why:
            why += f" (expected t to be one of: {TAGS})"
        raise Refused("malformed", why) from None


def read_body(data: bytes, kind: type[Body]) -> Body:
    """The JSON body of a request as `kind`; `malformed` says what was expected."""
    try:
        body = msgspec.json.decode(data, type=kind)
        _refuse_nul(data)
        return body
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from None


def _refuse_nul(data: str | bytes) -> None:
    """PostgreSQL has no room for this character in a text, and nobody has a use for it."""
    text = data if isinstance(data, str) else data.decode()
    if "\\u0000" in text and _NUL.search(text):
        raise Refused("malformed", "expected text without the control character U+0000")
