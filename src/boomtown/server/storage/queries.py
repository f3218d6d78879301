"""Queries of the storage. Each one blocks until the database answers: call it through `Storage.read`."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from msgspec import ValidationError, convert
from msgspec.json import Decoder

from boomtown.deal import Deal

from ..tables.game_log import Logged
from ..tables.table import Table
from .database import Database, StorageError, error_for
from .schema import CHOICES, GAMES, HELD, TABLES

log = logging.getLogger("boomtown.server.storage")

T = TypeVar("T")


# msgspec inspects a class when it first decodes it. If two threads do that at the same time, the process crashes, and
# a server that has just started gets several requests at once. So the decoders are created at import time.
DECODERS = tuple(Decoder(kind) for kind in (Table, Deal))
OTHER_RULES = (  # number of running games that used other rules last
    "select count(*) from tables join games on games.id = tables.id || '.' || tables.round "
    "where tables.phase = 'playing' and games.rules not in ('', :rules)"
)
NOT_IN_TABLE = {"closed", "due"}  # columns that are not fields of Table


def is_name(text: str) -> bool:
    """Return whether a text from a client can be an id or a code. PostgreSQL raises an error for some others."""
    return text.isascii() and "\0" not in text


class Unreadable(StorageError):
    """Stored row with invalid content."""


class Stored(NamedTuple):
    """Stored game."""

    setup: dict[str, Any]
    seed: str
    log: list[Logged]
    held: int | None  # the answer held for the next choice after the log
    deal: Deal | None = None  # the parts of the seed
    asked: float | None = None  # when the pending decision was asked, in seconds since 1970
    rules: str = ""  # fingerprint of the rules that the game used last


class HeldAnswer(NamedTuple):
    """Held answer and the command id that its player gave it."""

    choice: int
    command: str | None


class UnusedTable(NamedTuple):
    """Table that was not used for a long time."""

    id: str
    code: str
    phase: str


class Queries:
    """Queries of one database. Each waits for the answer, so on a loop only through `Storage.read`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Open a connection whose errors are raised as StorageError."""
        try:
            connection = self._database.engine.connect()
        except sa.exc.SQLAlchemyError as error:
            raise StorageError(self._database.message_of(error)) from None
        try:
            yield connection
        except sa.exc.SQLAlchemyError as error:
            raise error_for(error, self._database.message_of(error)) from None
        finally:
            with suppress(sa.exc.SQLAlchemyError):  # the connection was lost after the answer, which stays valid
                connection.close()

    def all(self, query: sa.Select[Any]) -> Sequence[Any]:
        """Return the rows of a query."""
        with self.reading() as connection:
            return connection.execute(query).all()

    def first(self, query: sa.Select[Any], make: Callable[..., T]) -> T | None:
        """Return the object that `make` returns for the first row, None without a row."""
        with self.reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else make(*row)

    def column(self, query: sa.Select[Any]) -> list[Any]:
        """Return the first column of each row."""
        with self.reading() as connection:
            return list(connection.scalars(query))

    def value(self, query: sa.Select[Any]) -> Any:
        """Return the first column of the first row, None without a row."""
        with self.reading() as connection:
            return connection.scalar(query)

    def find(self, name: str) -> Table | None:
        """Return the table with this id or code; raise Unreadable if its row is invalid."""
        if not is_name(name):
            return None
        columns = [column for column in TABLES.c if column.name not in NOT_IN_TABLE]
        query = sa.select(*columns).where(TABLES.c.closed.is_(None), (TABLES.c.id == name) | (TABLES.c.code == name))
        with self.reading() as connection:
            try:
                row = connection.execute(query).mappings().first()
            except (ValueError, LookupError) as error:  # for example a column without valid JSON
                raise Unreadable(f"table {name!r}: {error}") from error
        return None if row is None else _table({str(name): value for name, value in row.items()})

    def game(self, game: str) -> tuple[dict[str, Any], str]:
        """Return setup and seed; raise Unreadable if the game is missing or invalid."""
        with self.reading() as connection:
            try:
                row = connection.execute(sa.select(GAMES.c.setup, GAMES.c.seed).where(GAMES.c.id == game)).one_or_none()
            except ValueError as error:
                raise Unreadable(f"game {game!r}: {error}") from error
        if row is None or not isinstance(row.setup, dict):
            raise Unreadable(f"no game {game!r}")
        return row.setup, row.seed

    def deal(self, game: str) -> Deal | None:
        """Return the parts that the seed is computed from; None if there is no commitment, or it is invalid."""
        try:
            with self.reading() as connection:
                row = connection.scalar(sa.select(GAMES.c.deal).where(GAMES.c.id == game))
            return convert(row, Deal) if row else None
        except (ValueError, ValidationError) as error:
            log.error("deal cannot be read: game=%s %s", game, error)
            return None

    def load_game(self, game: str) -> Stored:
        """Return everything stored about a game; raise Unreadable if there is none."""
        setup, seed = self.game(game)
        log = self.log(game)
        held = self.held_answer(game, len(log))
        return Stored(
            setup, seed, log, held and held.choice, self.deal(game), self.last_choice_at(game), self.rules(game)
        )

    def rules(self, game: str) -> str:
        """Return the fingerprint of the rules that the game used last."""
        return self.value(sa.select(GAMES.c.rules).where(GAMES.c.id == game)) or ""

    def log(self, game: str, since: int = 0) -> list[Logged]:
        """Return the choices of a game from number `since`, in order."""
        columns = CHOICES.c.seat, CHOICES.c.choice, CHOICES.c.kind, CHOICES.c.took
        query = sa.select(*columns).where(CHOICES.c.game == game)
        if since:
            query = query.where(CHOICES.c.seq >= since)
        return [Logged(*row) for row in self.all(query.order_by(CHOICES.c.seq))]

    def last_choice_at(self, game: str) -> float | None:
        """Return the time at which the last choice was stored, or the game if it has none."""
        last = sa.select(CHOICES.c.at).where(CHOICES.c.game == game).order_by(CHOICES.c.seq.desc()).limit(1)
        started = sa.select(GAMES.c.started).where(GAMES.c.id == game)
        found: float | None = self.value(sa.select(sa.func.coalesce(last.scalar_subquery(), started.scalar_subquery())))
        return found

    def due_tables(self, now: float) -> list[str]:
        """Return the ids of tables whose deadline has passed at `now`."""
        return self.column(sa.select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due))

    def starting_lobbies(self, now: float) -> list[str]:
        """Return the ids of public lobbies that start automatically after `now`, the earliest first."""
        waits = TABLES.c.public & (TABLES.c.phase == "lobby") & (TABLES.c.begins > now)
        return self.column(sa.select(TABLES.c.id).where(waits).order_by(TABLES.c.begins))

    def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        """Return the rows of a query, for modules with tables of their own."""
        with self.reading() as connection:
            return [{str(name): value for name, value in row.items()} for row in connection.execute(query).mappings()]

    def held_answer(self, game: str, seq: int) -> HeldAnswer | None:
        """Return the held answer for choice number `seq` with its command id."""
        query = sa.select(HELD.c.choice, HELD.c.command).where(HELD.c.game == game, HELD.c.seq == seq)
        return self.first(query, HeldAnswer)

    def has_command(self, game: str, command: str) -> bool:
        """Return True if a stored choice of the game has this command id."""
        query = sa.select(sa.literal(1)).where(CHOICES.c.game == game, CHOICES.c.command == command)
        return self.value(query) is not None

    def public_tables(self, since: float, after: tuple[str, str] | None, count: int) -> list[Table]:
        """Return at most `count` public tables used since `since`: lobbies first, then running games.

        `after` is the phase and id of the last table of the previous page.
        """
        columns = [column for column in TABLES.c if column.name not in NOT_IN_TABLE]
        key = sa.tuple_(TABLES.c.phase, TABLES.c.id)
        query = sa.select(*columns).where(
            TABLES.c.public, TABLES.c.phase != "over", TABLES.c.closed.is_(None), TABLES.c.touched >= since
        )
        if after is not None:
            query = query.where(key > sa.tuple_(*map(sa.literal, after)))
        found = []
        with self.reading() as connection:
            for row in connection.execute(query.order_by(TABLES.c.phase, TABLES.c.id).limit(count)).mappings():
                try:
                    found.append(_table({str(name): value for name, value in row.items()}))
                except Unreadable as error:
                    log.error("table cannot be listed: %s", error)
        return found

    def expired_tables(self, lobbies: float, games: float) -> list[str]:
        """Return the ids of lobbies unused since `lobbies` and of other tables unused since `games`."""
        waiting = (TABLES.c.phase == "lobby") & (TABLES.c.touched < lobbies)
        old = ((TABLES.c.touched < games) & TABLES.c.due.is_(None)) | (TABLES.c.closed < games)
        return self.column(sa.select(TABLES.c.id).where(waiting | old))

    def unused_tables(self, before: float, playing: bool) -> list[UnusedTable]:
        """Return the tables unused since `before`, the oldest first. `playing`: include those with a running game."""
        t = TABLES.c
        query = sa.select(t.id, t.code, t.phase).where(t.touched < before).order_by(t.touched)
        if not playing:
            query = query.where(t.phase != "playing")
        return [UnusedTable(*row) for row in self.all(query)]


def _table(row: dict[str, Any]) -> Table:
    """Return the table of a row; raise Unreadable with the fault if the row is invalid."""
    try:
        table = convert(row, Table)
    except ValidationError as error:
        raise Unreadable(f"table {row['id']!r}: {error}") from error
    if table.host not in range(len(table.seats)) or not {"game", "players", "sets", "options"} <= set(table.setup):
        raise Unreadable(f"table {row['id']!r}: expected a host among its seats and a complete setup")
    return table
