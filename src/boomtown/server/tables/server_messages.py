"""Messages that the server sends over the WebSocket, as types."""

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw, Struct, UnsetType, json

from boomtown.deal import Deal

from ..core.errors import ErrorText, Refused
from .game_log import Note
from .table import Speed
from .table_info import TableInfo

if TYPE_CHECKING:
    from boomtown.kernel.figures import Figures


class ServerMessage(Struct, tag_field="t"):
    """Base of all messages to a client."""


class TableChanged(ServerMessage, tag="table"):
    """The table as this reader sees it."""

    table: TableInfo


class Seated(ServerMessage, tag="seated"):
    """The seat that a spectator has taken, and the token that acts for it."""

    seat: int
    token: str


class DisclosedDeal(Struct):
    """The parts of the seed of a game that is over."""

    commitment: str
    secret: str
    parts: tuple[str | None, ...]  # by seat

    @classmethod
    def of(cls, deal: Deal) -> "DisclosedDeal":
        return cls(deal.commitment, deal.secret, deal.parts)


class PlayerLuck(Struct):
    """The luckiest check or throw of a player, once in `odds` tries."""

    text: dict[str, Any]
    odds: int


class PlayerFigures(Struct):
    """Figures of a player in a game that is over. `dodges` is None in a game without dodges."""

    shots: int
    hits: int
    dodges: int | None
    damage: int
    luck: PlayerLuck | None

    @classmethod
    def of(cls, figures: "Figures") -> "PlayerFigures":
        luck = figures.luck
        told = None if luck is None else PlayerLuck(luck.text, round(1 / luck.chance))
        return cls(figures.shots, figures.hits, figures.dodges, figures.damage, told)


class State(ServerMessage, tag="state"):
    """The part of a state that every reader gets. A message is this joined with `StateOfReader`.

    `seed`, `deal` and `figures` are sent only when the game is over.
    """

    round: int
    deadline: float | None  # seconds the asked person has left
    limit: int  # seconds the asked person had at first
    purses: list[float | None] | None  # seconds left, by seat; None: a game without purses
    spent: list[int]  # seats with an empty purse
    timed: bool
    pause: float | None  # seconds left of a moment
    longer: bool  # a player has asked for time at this moment
    bots_only: bool
    speed: Speed
    seed: str | UnsetType = UNSET
    deal: DisclosedDeal | UnsetType | None = UNSET  # None: nothing was promised
    figures: Raw | UnsetType = UNSET  # list of PlayerFigures by seat, empty in a game that counts none


class StateOfReader(Struct):
    """The part of a state for one kind of reader. `Raw`: encoded once for several messages."""

    view: Raw
    decision: Raw | None
    events: Raw
    notes: list[Note]
    since: int  # number of events the reader has had
    first: int  # number of the first event that is sent
    patience: float | None  # seconds until a bot may answer for the asked person
    held: int | None  # the reader's answer to the pending moment
    quiet: list[str]  # moments at which the reader is not asked
    may_reveal: bool
    revealed: bool


class Said(ServerMessage, tag="said"):
    """A line of the chat. A phrase has a name in place of words."""

    seat: int | None  # None: a spectator
    name: str
    text: str
    by: str  # the mark of the speaker
    phrase: str | UnsetType = UNSET


class EarlierEvents(ServerMessage, tag="log"):
    """Events `first` to `before` (not included), which the first state left out."""

    events: list[dict[str, Any]]
    notes: list[Note]
    before: int
    first: int


class RoleAct(Struct):
    """Act that moved the belief about a seat. `change`: of the probability of its most probable role."""

    text: dict[str, Any]
    change: float


class RoleEstimate(Struct):
    """Probability of each role of a seat, with the acts that moved the belief most, the strongest first."""

    roles: dict[str, float]
    acts: list[RoleAct]


class WhoIsWho(ServerMessage, tag="who"):
    """The probabilities of the roles by seat, from the view of the reader's seat, at the question `move`. `rough`: the
    model misses its targets for such games.
    """

    move: int
    seats: list[RoleEstimate]
    rough: bool


class Trouble(ServerMessage, tag="trouble"):
    """The server cannot store anything now, or can again."""

    on: bool


class Notified(ServerMessage, tag="notified"):
    """Notices of turns are sent to this browser from now on, or no longer."""

    on: bool


class Reported(ServerMessage, tag="reported"):
    """The report is stored."""


class Error(ServerMessage, tag="error"):
    """The answer to a message that changed nothing."""

    code: str
    text: ErrorText

    @classmethod
    def of(cls, refused: Refused) -> "Error":
        return cls(refused.code, refused.text)


class Pong(ServerMessage, tag="pong"):
    """The answer to a ping."""


ToClient = (
    TableChanged | Seated | State | Said | EarlierEvents | WhoIsWho | Trouble | Notified | Reported | Error | Pong
)

_json = json.Encoder()


def encode(message: Any) -> bytes:
    return _json.encode(message)


def joined(one: bytes, other: bytes) -> bytes:
    """Return two JSON objects merged into one. Both must have keys, and no key in common."""
    return b"%b,%b" % (one[:-1], other[1:])
