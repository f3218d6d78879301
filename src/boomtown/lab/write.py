"""Files of the report of an experiment."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from boomtown.lab.arm import ExperimentError
from boomtown.lab.files import write_whole
from boomtown.lab.findings import Json, findings, results_of
from boomtown.lab.page import markdown, page
from boomtown.lab.run import Store, looks
from boomtown.lab.tables import tables, write_tables

if TYPE_CHECKING:
    import polars as pl

REPORT = "report.json"


def write_results(store: Store) -> list[Path]:
    """Write the tables and the report of the chunks that are there; return the paths."""
    frames = tables(store)  # most of the memory of a large run: made once
    return [*write_tables(store, frames), *write_report(store, frames)]


def write_report(store: Store, frames: Mapping[str, pl.DataFrame]) -> list[Path]:
    """Write the report as JSON, HTML and Markdown; return the paths. It depends on the tables alone."""
    report = findings(results_of(store.experiment, frames))
    if store.experiment.stop is not None:
        report["looks"] = [asdict(look) | {"shown": look.shown} for look in looks(store)]
    name = store.folder.resolve().name
    texts = {
        REPORT: json.dumps(report, indent=1) + "\n",
        "report.html": page(report, name),
        "report.md": markdown(report, name),
    }
    for file, text in texts.items():
        write_whole(store.folder / file, text.encode())
    return [store.folder / file for file in texts]


def read_report(folder: Path) -> Json:
    """Return the report in a folder."""
    file = folder / REPORT
    try:
        found: Json = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ExperimentError(
            f"expected a folder with the results of an experiment, got {str(folder)!r}: {error}"
        ) from error
    return found
