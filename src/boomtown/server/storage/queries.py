"""What is asked of the data base. Each question waits for the answer, so on a loop only through `Storage.read`."""

import logging
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import ValidationError, convert
from msgspec.json import Decoder

from boomtown.deal import Deal

from ..tables.game_log import Logged
from ..tables.table import Table
from .database import Database, StorageError, failed
from .schema import CHOICES, GAMES, HELD, TABLES

log = logging.getLogger("boomtown.server.storage")


# msgspec takes a class apart when it first meets it. Two threads that have it do so at the same moment crash the
# process, and several people come at once to a server that has just begun. So it is done here, before there are
# threads.
READ = tuple(Decoder(kind) for kind in (Table, Deal))
OTHER_RULES = (  # how many running games were played last by other rules than these
    "select count(*) from tables join games on games.id = tables.id || '.' || tables.round "
    "where tables.phase = 'playing' and games.rules not in ('', :rules)"
)
APART = {"closed", "due"}  # columns that are no part of a Table


class Unreadable(StorageError):
    """The row is there, and makes no sense."""


class Stored(NamedTuple):
    """A game as it is stored."""

    setup: dict[str, Any]
    seed: str
    log: list[Logged]
    held: int | None  # the answer kept for the choice after those in the log
    deal: Deal | None = None  # what the seed is made of
    asked: float | None = None  # since when the pending question waits, in seconds since 1970
    rules: str = ""  # the fingerprint of those by which it was played last


class Held(NamedTuple):
    """An answer that is kept, and what its player calls it."""

    choice: int
    command: str | None


class Old(NamedTuple):
    """A table nobody has touched for long."""

    id: str
    code: str
    phase: str


class Questions:
    """The reading half of the storage."""

    _database: Database

    def reading(self) -> "_Reading":
        """A connection for questions that stand elsewhere."""
        return _Reading(self._database)

    def find(self, name: str) -> Table | None:
        """The table with this id or code; Unreadable where its row makes no sense."""
        if not name.isascii() or "\0" in name:  # PostgreSQL would not even look for such a name
            return None
        columns = [column for column in TABLES.c if column.name not in APART]
        query = sa.select(*columns).where(TABLES.c.closed.is_(None), (TABLES.c.id == name) | (TABLES.c.code == name))
        with _Reading(self._database) as connection:
            try:
                row = connection.execute(query).mappings().first()
            except (ValueError, LookupError) as error:  # a column that is no JSON, say
                raise Unreadable(f"table {name!r}: {error}") from error
        return None if row is None else _table({str(name): value for name, value in row.items()})

    def game(self, game: str) -> tuple[dict[str, Any], str]:
        """Setup and seed; Unreadable where there are none."""
        with _Reading(self._database) as connection:
            try:
                row = connection.execute(sa.select(GAMES.c.setup, GAMES.c.seed).where(GAMES.c.id == game)).one_or_none()
            except ValueError as error:
                raise Unreadable(f"game {game!r}: {error}") from error
        if row is None or not isinstance(row.setup, dict):
            raise Unreadable(f"no game {game!r}")
        return row.setup, row.seed

    def deal(self, game: str) -> Deal | None:
        """What the seed of a game is made of; None where nothing was promised, or it makes no sense."""
        try:
            with _Reading(self._database) as connection:
                row = connection.scalar(sa.select(GAMES.c.deal).where(GAMES.c.id == game))
            return convert(row, Deal) if row else None
        except (ValueError, ValidationError) as error:
            log.error("deal cannot be read: game=%s %s", game, error)
            return None

    def whole(self, game: str) -> Stored:
        """All of a game; Unreadable where there is none."""
        setup, seed = self.game(game)
        log = self.log(game)
        held = self.held(game, len(log))
        return Stored(setup, seed, log, held, self.deal(game), self.asked(game), self.rules(game))

    def rules(self, game: str) -> str:
        """The fingerprint of the rules by which a game was played last."""
        with _Reading(self._database) as connection:
            return connection.scalar(sa.select(GAMES.c.rules).where(GAMES.c.id == game)) or ""

    def log(self, game: str, since: int = 0) -> list[Logged]:
        """The choices of a game from number `since` on, in order."""
        columns = CHOICES.c.seat, CHOICES.c.choice, CHOICES.c.kind, CHOICES.c.took
        query = sa.select(*columns).where(CHOICES.c.game == game)
        if since:
            query = query.where(CHOICES.c.seq >= since)
        with _Reading(self._database) as connection:
            return [Logged(*row) for row in connection.execute(query.order_by(CHOICES.c.seq))]

    def asked(self, game: str) -> float | None:
        """When the last choice of a game was stored, or the game itself."""
        last = sa.select(CHOICES.c.at).where(CHOICES.c.game == game).order_by(CHOICES.c.seq.desc()).limit(1)
        with _Reading(self._database) as connection:
            found: float | None = connection.scalar(last)
            if found is None:
                found = connection.scalar(sa.select(GAMES.c.started).where(GAMES.c.id == game))
            return found

    def due(self, now: float) -> list[str]:
        """Ids of the tables at which somebody has to be answered for by now."""
        with _Reading(self._database) as connection:
            return list(connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due)))

    def beginning(self, now: float) -> list[str]:
        """Ids of public tables that wait and begin by themselves after now, the next one first."""
        waits = TABLES.c.public & (TABLES.c.phase == "lobby") & (TABLES.c.begins > now)
        with _Reading(self._database) as connection:
            return list(connection.scalars(sa.select(TABLES.c.id).where(waits).order_by(TABLES.c.begins)))

    def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        """What a query finds, for modules that keep something of their own."""
        with _Reading(self._database) as connection:
            return [{str(name): value for name, value in row.items()} for row in connection.execute(query).mappings()]

    def held(self, game: str, seq: int) -> int | None:
        """The answer kept for choice number `seq` of a game."""
        found = self.kept(game, seq)
        return None if found is None else found.choice

    def kept(self, game: str, seq: int) -> Held | None:
        """The same, with what its player calls it."""
        query = sa.select(HELD.c.choice, HELD.c.command).where(HELD.c.game == game, HELD.c.seq == seq)
        with _Reading(self._database) as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Held(*row)

    def knows(self, game: str, command: str) -> bool:
        """Whether what somebody calls so is one of the choices of a game."""
        query = sa.select(sa.literal(1)).where(CHOICES.c.game == game, CHOICES.c.command == command)
        with _Reading(self._database) as connection:
            return connection.scalar(query) is not None

    def listed(self, since: float, after: tuple[str, str] | None, count: int) -> list[Table]:
        """Public tables where somebody has been since then, `count` at most: waiting ones first, then running ones;
        those that follow on phase and id of `after`.
        """
        columns = [column for column in TABLES.c if column.name not in APART]
        place = sa.tuple_(TABLES.c.phase, TABLES.c.id)
        query = sa.select(*columns).where(
            TABLES.c.public, TABLES.c.phase != "over", TABLES.c.closed.is_(None), TABLES.c.touched >= since
        )
        if after is not None:
            query = query.where(place > sa.tuple_(*map(sa.literal, after)))
        found = []
        with _Reading(self._database) as connection:
            for row in connection.execute(query.order_by(TABLES.c.phase, TABLES.c.id).limit(count)).mappings():
                try:
                    found.append(_table({str(name): value for name, value in row.items()}))
                except Unreadable as error:
                    log.error("table cannot be listed: %s", error)
        return found

    def forgotten(self, lobbies: float, games: float) -> list[str]:
        """Ids of tables nobody has touched since then (seconds since 1970): waiting ones, and ones with a game."""
        waiting = (TABLES.c.phase == "lobby") & (TABLES.c.touched < lobbies)
        old = ((TABLES.c.touched < games) & TABLES.c.due.is_(None)) | (TABLES.c.closed < games)
        with _Reading(self._database) as connection:
            return list(connection.scalars(sa.select(TABLES.c.id).where(waiting | old)))

    def untouched(self, before: float, playing: bool) -> list[Old]:
        """Tables nobody has touched since then, the oldest first; those with a running game only where `playing`."""
        t = TABLES.c
        query = sa.select(t.id, t.code, t.phase).where(t.touched < before).order_by(t.touched)
        if not playing:
            query = query.where(t.phase != "playing")
        with _Reading(self._database) as connection:
            return [Old(*row) for row in connection.execute(query)]


class _Reading:
    """Connection whose errors are StorageError."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def __enter__(self) -> sa.Connection:
        try:
            self.connection = self.database.engine.connect()
        except sa.exc.SQLAlchemyError as error:
            raise StorageError(self.database.clean(error)) from None
        return self.connection

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        with suppress(sa.exc.SQLAlchemyError):  # lost since the answer, which holds all the same
            self.connection.close()
        if isinstance(error, sa.exc.SQLAlchemyError):
            raise failed(error, self.database.clean(error)) from None


def _table(row: dict[str, Any]) -> Table:
    """A stored table; Unreadable says what is wrong with it."""
    try:
        table = convert(row, Table)
    except ValidationError as error:
        raise Unreadable(f"table {row['id']!r}: {error}") from error
    if table.host not in range(len(table.seats)) or not {"game", "players", "sets", "options"} <= set(table.setup):
        raise Unreadable(f"table {row['id']!r}: expected a host among its seats and a whole setup")
    return table
