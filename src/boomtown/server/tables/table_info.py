"""Tables as the server describes them to clients: in the message `table` and in JSON answers."""

from msgspec import Struct

from .moderation import Talk
from .series import Score
from .table import Pace, Phase, SeatKind, Table
from .time_bank import TimeAllowance


class SeatInfo(Struct):
    """A seat as every client sees it."""

    name: str  # "" for an open seat, except one that is reserved for a player
    kind: SeatKind
    bot: str | None  # plays always, or while the player is away
    face: str
    here: bool  # connected; bots always are


class SetupInfo(Struct):
    """The part of a setup that clients receive."""

    game: str
    players: int
    sets: list[str]
    options: dict[str, bool | int | str]


class TableInfo(Struct):
    """A table as one reader sees it."""

    id: str
    code: str
    title: str
    phase: Phase
    public: bool
    timer: int  # seconds for a decision; 0: no limit
    days: int  # correspondence: days for each decision, in place of the timer
    purse: TimeAllowance | None  # in place of the timer
    host: int | None  # None: a table of strangers, with the deal of the day, or of a tournament
    you: int | None  # None: a spectator
    seats: list[SeatInfo]
    setup: SetupInfo
    watchers: int
    guests: list[str]  # names of spectators, as far as they have one
    again: list[int]  # seats whose players want another game
    round: int
    locked: bool
    pace: Pace
    series: Score | None  # None: more than two play
    commitment: str | None  # to the secret of the next deal
    keeps: bool  # the reader keeps their character in the next game
    part: bool  # the reader's part of the next deal is there
    notice: str | None  # Fluent key of a message to all clients of the table
    begins: float | None  # seconds until the game begins automatically
    talk: Talk
    filtered: bool | None  # None: the server has no list of words
    who: list[int]  # seats whose players opened "who is who" in this game
    daily: str | None  # date of the deal of the day that is played
    tournament: str | None  # code of its tournament


class TableCard(Struct):
    """The line of a table in a list."""

    id: str
    code: str
    title: str
    host: str  # "": a table of strangers
    phase: Phase
    players: int
    humans: int
    bots: int
    game: str
    sets: list[str]


class TablePage(Struct):
    """A page of the list of tables. `more`: the position after which the next page begins.

    `waiting`: number of people at tables of strangers that have not begun, by game.
    """

    tables: list[TableCard]
    more: str | None
    waiting: dict[str, int] = {}


class JoinedTable(Struct):
    """The answer to a player who has taken a seat. `token` acts for it."""

    table: TableInfo
    seat: int
    token: str


def table_card(table: Table) -> TableCard:
    """Return the line of a table in a list."""
    kinds = [seat.kind for seat in table.seats]
    return TableCard(
        id=table.id,
        code=table.code,
        title=table.title,
        host="" if table.manners.strangers else table.seats[table.host].name,
        phase=table.phase,
        players=len(table.seats),
        humans=kinds.count("human"),
        bots=kinds.count("bot"),
        game=table.setup["game"],
        sets=table.setup["sets"],
    )


def table_info(
    table: Table,
    you: int | None,
    here: set[str],
    watchers: int,
    notice: str | None = None,
    begins: float | None = None,
    filters: bool = False,
    guests: list[str] | None = None,
) -> TableInfo:
    """Return the table as the seat `you` sees it, None: a spectator.

    `here` has the keys of the connected seats, `begins` the seconds until the game begins automatically. `filters`: the
    server has a list of words. `guests` has the names of spectators.
    """
    return TableInfo(
        id=table.id,
        code=table.code,
        title=table.title,
        phase=table.phase,
        public=table.public,
        timer=table.timer,
        days=table.days,
        purse=table.purse if table.purse.start else None,
        host=None if table.hostless else table.host,
        you=you,
        seats=[
            SeatInfo(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                face=seat.face,
                here=seat.kind == "bot" or (seat.kind == "human" and seat.key in here),
            )
            for seat in table.seats
        ],
        setup=SetupInfo(**{key: table.setup[key] for key in SetupInfo.__struct_fields__}),
        watchers=watchers,
        guests=guests or [],
        again=table.wishes(here) if table.phase == "over" else [],
        round=table.round,
        locked=table.locked,
        pace=table.pace,
        series=table.series.score(len(table.seats)),
        commitment=table.promise.commitment,
        keeps=you is not None and table.seats[you].keeps,
        part=you is not None and table.seats[you].key in table.promise.parts,
        notice=notice,
        begins=begins,
        talk=table.manners.talk,
        filtered=table.manners.filtered if filters else None,
        who=table.who_open,
        daily=table.daily if table.of_the_day else None,
        tournament=table.tournament or None,
    )
