"""Export of finished games as text files (docs/notation.md)."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from boomtown.deal import Deal

from ..records.game_files import tags
from ..storage.database import StorageError
from ..storage.schema import CHOICES, GAMES, TABLES
from .reader import ArchiveError, Data, Reader, opened


class Played(NamedTuple):
    """Stored game."""

    id: str
    round: int
    started: float
    code: str
    title: str

    @property
    def file(self) -> str:
        return f"{self.when.date().isoformat()}-{self.code}-{self.round}.txt"

    @property
    def when(self) -> datetime:
        return datetime.fromtimestamp(self.started, UTC)


class Exported(NamedTuple):
    """Result for one game: file written or present already, game not over, or an error."""

    game: Played
    done: str  # written, there, running, broken
    why: str = ""


def export(data: Data, folder: Path, table: str | None = None) -> Iterator[Exported]:
    """Write every finished game, or those of one table (id or code), to a file each. Existing files stay.

    Raises ArchiveError if the table does not exist.
    """
    with opened(data) as reader:
        if table is not None and not reader.queries.rows(sa.select(TABLES.c.id).where(_of_table(table))):
            raise ArchiveError(f"expected the code or the id of a table, {reader.name} has no table {table!r}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ArchiveError(f"cannot make the folder {folder}: {error.strerror}") from error
        promised = GAMES.c.deal in reader.columns(GAMES)
        for game in _games(reader, table):
            yield _export(reader, game, folder, promised)


def _of_table(table: str) -> sa.ColumnElement[bool]:
    return (TABLES.c.code == table) | (TABLES.c.id == table)


def _games(reader: Reader, table: str | None) -> list[Played]:
    query = sa.select(GAMES.c.id, GAMES.c.round, GAMES.c.started, TABLES.c.code, TABLES.c.title)
    query = query.join_from(GAMES, TABLES, TABLES.c.id == GAMES.c.table_id)
    if table is not None:
        query = query.where(_of_table(table))
    return [Played(**row) for row in reader.queries.rows(query.order_by(GAMES.c.started, GAMES.c.id))]


def _export(reader: Reader, game: Played, folder: Path, promised: bool) -> Exported:
    target = folder / game.file
    if target.exists():
        return Exported(game, "there")
    try:
        text = _text(reader, game, promised)
    except Exception as error:  # other rules or invalid data: the rest is still exported
        if isinstance(error, StorageError) and not reader.a_file:  # a lost database fails for all games
            raise
        return Exported(game, "broken", f"{type(error).__name__}: {error}")
    if text is None:
        return Exported(game, "running")
    part = target.with_suffix(".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    except OSError as error:
        raise ArchiveError(f"cannot write {target}: {error.strerror}") from error
    return Exported(game, "written")


def _text(reader: Reader, game: Played, promised: bool) -> str | None:
    """Return the text of a game, None if it is not over or has just been removed."""
    from boomtown.games import replay
    from boomtown.notation import write_game

    columns = [GAMES.c.setup, GAMES.c.seed, TABLES.c.seats, *([GAMES.c.deal] if promised else [])]
    query = sa.select(*columns).join_from(GAMES, TABLES, TABLES.c.id == GAMES.c.table_id)
    stored = reader.queries.rows(query.where(GAMES.c.id == game.id))
    choices = reader.queries.rows(sa.select(CHOICES.c.choice).where(CHOICES.c.game == game.id).order_by(CHOICES.c.seq))
    if not stored:
        return None
    played = replay(stored[0]["setup"], stored[0]["seed"], [row["choice"] for row in choices])
    if not played.over:
        return None
    # Names of the current players, even for an earlier game.
    names = [seat["name"] for seat in stored[0]["seats"]]
    return write_game(played, tags(game.title, game.when, names, _deal(stored[0].get("deal"))))


def _deal(made: dict[str, Any] | None) -> Deal | None:
    """Return the deal with its commitment, None for a game of an older version."""
    return Deal(made["secret"], tuple(made["parts"])) if made else None
