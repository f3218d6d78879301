"""Report as files: the games that are missing, then the page."""

from __future__ import annotations

import time
from pathlib import Path

from boomtown import __version__
from boomtown.evaluation.report.page import as_html, as_markdown, make_page
from boomtown.evaluation.report.statements import Statements
from boomtown.evaluation.train.plan import Plan
from boomtown.evaluation.train.positions import chunks_of, play_chunk, read_positions

TITLE = "Calibration of the evaluation"


def play_missing(plan: Plan, folder: Path, end: float) -> bool:
    """Play the held-out games, a part of each group in turn; return False if the time is up before the last one."""
    folder.mkdir(parents=True, exist_ok=True)
    chunks = [(group, chunk) for group in plan.groups for chunk in chunks_of(group.held_out)]
    chunks.sort(key=lambda of: of[1] / max(1, of[0].held_out))
    for group, chunk in chunks:
        if time.monotonic() > end:
            return False
        play_chunk(plan, group, chunk, True, folder)
    return True


def statements_of(plan: Plan, folder: Path) -> dict[str, Statements]:
    """Return the statements about the games in the folder, by group."""
    groups = {}
    for group in plan.groups:
        found = Statements()
        for path in sorted(folder.glob(f"{group.name}-[0-9][0-9][0-9][0-9].json.gz")):
            for position in read_positions(path):
                found.add(group.game, group.sets != "none", position)
        if found.games:
            groups[group.name] = found
    return groups


def write_report(plan: Plan, folder: Path, out: Path) -> list[Path]:
    """Write the page about the games in the folder, as HTML and Markdown."""
    return write_page(plan, statements_of(plan, folder), out)


def write_page(plan: Plan, groups: dict[str, Statements], out: Path) -> list[Path]:
    """Write the page about these groups."""
    games = sum(len(set(of.games)) for of in groups.values())
    positions = sum(len(of.games) for of in groups.values())
    page = make_page(groups, f"boomtown {__version__}, plan {plan.digest}: {games} games, {positions} positions.")
    out.mkdir(parents=True, exist_ok=True)
    files = {out / "report.md": as_markdown(page, TITLE), out / "report.html": as_html(page, TITLE)}
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return list(files)
