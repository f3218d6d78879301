"""Tables of an experiment as Parquet files, made from the chunks."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from boomtown.lab.columns import COLUMNS
from boomtown.lab.files import write_whole
from boomtown.lab.run import Store

if TYPE_CHECKING:
    import polars as pl

WORDS = (
    "arm",
    "side",
    "bot",
    "role",
    "role_end",
    "character",
    "character_end",
    "in_play",
    "table",
    "thing",
    "question",
)
FLAGS = ("alive", "won")


def write_tables(store: Store, frames: Mapping[str, pl.DataFrame]) -> list[Path]:
    """Write one Parquet file for each table, and a description of the columns; return their paths."""
    paths = []
    for name, frame in frames.items():
        out = BytesIO()
        frame.write_parquet(out, compression="zstd")
        write_whole(store.folder / f"{name}.parquet", out.getvalue())
        paths.append(store.folder / f"{name}.parquet")
    write_whole(store.folder / "columns.md", described().encode())
    return paths


def tables(store: Store) -> dict[str, pl.DataFrame]:
    """Return the tables; the arms one after another, each by deal."""
    import polars as pl

    names = [name for name in COLUMNS if name != "decisions" or store.experiment.decisions]
    parts: dict[str, list[pl.DataFrame]] = {name: [pl.DataFrame(schema=_schema(name))] for name in names}
    for arm in range(len(store.experiment.arms)):
        for rows in store.rows(arm):
            for name in names:
                parts[name].append(pl.DataFrame(rows[name], schema=_schema(name)))
    return {name: pl.concat(found) for name, found in parts.items()}


def _schema(table: str) -> dict[str, pl.DataType]:
    """Return the type of each column."""
    import polars as pl

    lists: dict[str, pl.DataType] = {"hand": pl.List(pl.String()), "options": pl.List(pl.Int64())}
    return {
        name: pl.String() if name in WORDS else pl.Boolean() if name in FLAGS else lists.get(name, pl.Int64())
        for name in COLUMNS[table]
    }


def described() -> str:
    """Return the description of all columns as Markdown."""
    lines = ["# Columns", ""]
    for table, columns in COLUMNS.items():
        lines += [f"## {table}.parquet", "", "| column | meaning |", "| --- | --- |"]
        lines += [f"| `{name}` | {meaning} |" for name, meaning in columns.items()]
        lines.append("")
    return "\n".join(lines)
