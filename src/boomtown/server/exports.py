"""Finished games as text files (docs/notation.md), which anybody can read and play again."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from boomtown.deal import Deal

from .archive import ArchiveError, opened
from .records import tags


class Played(NamedTuple):
    """A game as it is stored."""

    id: str
    round: int
    setup: str
    seed: str
    started: float
    code: str
    title: str
    seats: str

    @property
    def file(self) -> str:
        return f"{self.when.date().isoformat()}-{self.code}-{self.round}.txt"

    @property
    def when(self) -> datetime:
        return datetime.fromtimestamp(self.started, UTC)

    @property
    def names(self) -> list[str]:
        """Of those who sat there; of those who sit at the table now, in a game before the last one."""
        return [seat["name"] for seat in json.loads(self.seats)]


class Exported(NamedTuple):
    """What became of one game: a text that was written or stood there, nothing where it is not over, an error."""

    game: Played
    done: str  # written, there, running, broken
    why: str = ""


def export(data: Path, folder: Path, table: str | None = None) -> Iterator[Exported]:
    """Every finished game of the town, or of one table (id or code), a file each; those that are there stay."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArchiveError(f"cannot make the folder {folder}: {error.strerror}") from error
    with opened(data) as file:
        for game in _games(file, table):
            yield _export(file, game, folder)


def _games(file: sqlite3.Connection, table: str | None) -> list[Played]:
    query = (
        "select games.id, games.round, games.setup, games.seed, games.started, tables.code, tables.title, tables.seats "
        "from games join tables on tables.id = games.table_id "
        "where ? is null or tables.code = ? or tables.id = ? order by games.started, games.id"
    )
    return [Played(*row) for row in file.execute(query, (table, table, table))]


def _export(file: sqlite3.Connection, game: Played, folder: Path) -> Exported:
    target = folder / game.file
    if target.exists():
        return Exported(game, "there")
    try:
        text = _text(file, game)
    except Exception as error:  # of rules that have changed, or data that makes no sense: the others are exported
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


def _text(file: sqlite3.Connection, stored: Played) -> str | None:
    """None for a game that is not over."""
    from boomtown.games import replay
    from boomtown.notation import write_game

    rows = file.execute("select choice from choices where game = ? order by seq", (stored.id,))
    game = replay(json.loads(stored.setup), stored.seed, [choice for (choice,) in rows])
    if not game.over:
        return None
    return write_game(game, tags(stored.title, stored.when, stored.names, _deal(file, stored.id)))


def _deal(file: sqlite3.Connection, game: str) -> Deal | None:
    """What was promised of the deal; nothing in a data file of an earlier version."""
    if "deal" not in {column[1] for column in file.execute("pragma table_info(games)")}:
        return None
    [(stored,)] = file.execute("select deal from games where id = ?", (game,))
    made = json.loads(stored)
    return Deal(made["secret"], tuple(made["parts"])) if made else None
