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
    """Setup of a game. The rules check it further."""

    players: Annotated[int, Meta(ge=2, le=16)] = 5
    game: Word = DEFAULT
    sets: Annotated[list[Word], Meta(max_length=32)] = []
    options: Annotated[dict[Word, bool | Count | Word], Meta(max_length=32)] = {}


class Message(Struct, tag_field="t", forbid_unknown_fields=True):
    """Base of all WebSocket messages."""


class Hello(Message, tag="hello"):
    token: Annotated[str, Meta(max_length=200)] | None = None
    name: str | None = None  # name of a spectator in the chat
    since: Count = 0
    round: Count = 0


class Choose(Message, tag="choose"):
    """Choice. `id`: its command id. A choice sent twice with the same id counts once."""

    move: Count
    code: int
    id: Annotated[str, Meta(max_length=64)] | None = None


class Undo(Message, tag="undo"):
    """Undo of a choice. `id` as in `Choose`."""

    move: Count
    id: Annotated[str, Meta(max_length=64)] | None = None


class Start(Message, tag="start"):
    """Start of the game. `sheriff`: seat of the sheriff, or of the side of the law; by default it is drawn."""

    sheriff: SeatNo | None = None


class TimeBankWish(Struct, forbid_unknown_fields=True):
    """Time bank settings: seconds for the whole game, and increment for each decision. `start` 0: no time bank."""

    start: Annotated[int, Meta(ge=0, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Back(Message, tag="back"):
    """Wish of a player with an empty time bank to play on, with the increment alone."""


class PushTo(Struct, forbid_unknown_fields=True):
    """Push subscription of a browser, and the text of the notice in the language of the player."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    title: Annotated[str, Meta(max_length=200)]
    body: Annotated[str, Meta(max_length=300)]


class Notify(Message, tag="notify"):
    """Subscription of this seat to notices of its turn. null: unsubscribe."""

    to: PushTo | None


class Change(Message, tag="setup"):
    setup: Setup | None = None
    title: str | None = None
    public: bool | None = None
    timer: Seconds | None = None
    locked: bool | None = None
    begins: bool | None = None  # automatically, after a countdown, with bots in the open seats
    purse: TimeBankWish | None = None
    days: Days | None = None  # correspondence: days for each decision; 0: none
    talk: Talk | None = None
    filtered: bool | None = None  # by the word list of the operator
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
    """Report about a player to the operator: the seat (null: a spectator) and the name.

    `note`: what the reporter says about it.
    """

    seat: SeatNo | None
    name: str
    why: Literal["insult", "cheating", "stalling", "spam", "name", "other"]
    note: Annotated[str, Meta(max_length=300)] = ""


class Part(Message, tag="part"):
    """Part that the browser of a player adds to the next deal, for the commitment it has seen."""

    commitment: Digits
    part: Digits


class Again(Message, tag="again"):
    """Start of the next game. `best_of`: number of games in a series between two, from now on; 0: no series."""

    rotate_sheriff: bool
    best_of: BestOf | None = None


class Keep(Message, tag="keep"):
    """Wish of a player who is in the game at its end: the same character in the next game, or a new one."""

    on: bool


class Say(Message, tag="say"):
    """Chat message. `paid`: the player knows that talking costs a life now."""

    text: str
    paid: bool = False


class SayPhrase(Message, tag="phrase"):
    """Phrase that each player reads in their own language. `paid` as in `Say`."""

    phrase: Phrase
    paid: bool = False


class Quiet(Message, tag="quiet"):
    """Moments at which the server passes for the seat. `whys`: words of `Game.standing`."""

    whys: Annotated[list[Word], Meta(max_length=16)]


class Wait(Message, tag="wait"):
    """Wish for time at the pending moment. Any player may send it, so it does not show who can interrupt."""

    move: Count


class SetPace(Message, tag="pace"):
    """Speed of the bots at this table."""

    pace: Pace


class Watch(Message, tag="watch"):
    """Speed of the bots for the rest of a game without people."""

    speed: Speed


class Finish(Message, tag="finish"):
    """Wish to play on at once in a game without people."""


class Reveal(Message, tag="reveal"):
    """Wish to see all roles in a game without people."""

    open: bool


class Nudge(Message, tag="nudge"):
    """Permission for a bot to answer for the asked person, who does nothing."""

    move: Count


class Who(Message, tag="who"):
    """Request for the probabilities of the roles from the view of the own seat. The first one opens "who is who"."""


class Log(Message, tag="log"):
    """Request for the events before `before`, which the first snapshot left out."""

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
    | Wait
    | Watch
    | Finish
    | Reveal
    | Nudge
    | Log
    | Who
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
    first: bool = False  # first game of a player: a deal that suits a beginner
    best_of: BestOf = 0  # games of a series between two; 0: no series
    begins: bool = False  # automatically, after a countdown, with bots in the open seats
    purse: TimeBankWish | None = None
    days: Days = 0  # correspondence: days for each decision
    talk: Talk = "chat"
    filtered: bool = True  # by the word list of the operator


class Join(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/<table>/join`."""

    name: str


class DailyTable(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/daily`."""

    name: str
    title: str | None = None


class NewTournament(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tournaments`. The setup of each table is that of `NewTable`."""

    name: str  # of the host
    title: str
    setup: Setup = msgspec.field(default_factory=Setup)
    rounds: Annotated[int, Meta(ge=1, le=8)] = 3
    timer: Seconds = 60
    purse: TimeBankWish | None = None
    talk: Talk = "chat"


class TournamentRound(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tournaments/<code>/rounds`: the number of the round to start."""

    round: Annotated[int, Meta(ge=1, le=8)]


class SitDown(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/sit`."""

    name: str
    game: Word = DEFAULT


_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it; `\\u0000` is a backslash and plain letters
_messages = msgspec.json.Decoder(ToServer)
Body = TypeVar("Body")


def read_message(data: str | bytes) -> ToServer:
    """Return the message in a WebSocket frame. Raises `malformed` with the expected value."""
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
    """Return the JSON body of a request as `kind`. Raises `malformed` with the expected value."""
    try:
        body = msgspec.json.decode(data, type=kind)
        _refuse_nul(data)
        return body
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from None


def _refuse_nul(data: str | bytes) -> None:
    """Refuse NUL characters, because PostgreSQL cannot store them."""
    text = data if isinstance(data, str) else data.decode()
    if "\\u0000" in text and _NUL.search(text):
        raise Refused("malformed", "expected text without the control character U+0000")
