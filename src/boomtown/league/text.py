"""Report of a league as lines of text, and the cells that the page shares with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Json = dict[str, Any]
BETWEEN = " - "  # the bots of a match
HEADS = ("bot", "role", "seats", "won", "wins", "95 % interval", "odds ratio", "95 % interval")


def with_short_names(report: Json) -> Json:
    """Return the report with the bots of files and modules named by their classes, unless two would have one name."""
    short = {bot: bot.rpartition(":")[2] for bot in report["bots"]}
    found: Json = _renamed(report, short) if len(set(short.values())) == len(short) else report
    return found


def _renamed(part: Any, names: dict[str, str]) -> Any:
    if isinstance(part, dict):
        return {_renamed(key, names): _renamed(value, names) for key, value in part.items()}
    if isinstance(part, list | tuple):
        return [_renamed(value, names) for value in part]
    if isinstance(part, str):  # a name, or those of a match
        return BETWEEN.join(names.get(name, name) for name in part.split(BETWEEN))
    return part


def headline(report: Json) -> str:
    """Return one line about the whole league."""
    games = sum(table["games"] for table in report["tables"])
    return (
        f"{len(report['bots'])} bots, {games} games, seed {report['seed']}; odds ratios relative to "
        f"{report['reference']} in the same role"
    )


def lines(report: Json) -> list[str]:
    """Return the report as lines of text."""
    report = with_short_names(report)
    found = [headline(report)]
    for table in report["tables"]:
        pairs = "; ".join(f"{name} {deals} deals" for name, deals in table["deals"].items())
        found += ["", f"{table['table']}: {table['games']} games ({pairs})"]
        if table["without_winner"]:
            found.append(f"without a winner: {table['without_winner']}")
        found += fault_lines(table)
        if table["standings"]:
            found += ["", *_aligned(HEADS, map(cells, table["standings"]))]
        if table["claims"]:
            found += ["", *_aligned(claim_heads(), map(claim_cells, table["claims"]))]
    return found


def fault_lines(table: Json) -> list[str]:
    """Return a line for each kind of fault that lost games."""
    return [
        f"{fault['bot']} lost {fault['games']} games: {said}" for fault in table["faults"] for said in fault["said"]
    ]


def cells(row: Json) -> list[str]:
    """Return the cells of a row of the standings."""
    rate, *limits = row["wins"]
    return [
        row["bot"],
        row["role"],
        str(row["seats"]),
        str(row["won"]),
        _percent(rate),
        " - ".join(map(_percent, limits)),
        *_ratio(row),
    ]


def claim_heads() -> list[str]:
    """Return the heads of the table of claims."""
    return ["claim", "role", "odds ratio", "95 % interval", "deals", "decision", "test"]


def claim_cells(row: Json) -> list[str]:
    """Return the cells of a row of the claims."""
    test = "interval"
    if "bounds" in row:
        low, high = row["bounds"]
        test = f"{row['more_than']:g} or {row['or_more']:g}: {row['log_ratio']:+.2f} in {low:.2f} to {high:.2f}"
    claim = f"{row['bot']} over {row['over']} > {row['more_than']:g}"
    return [claim, row["role"], *_ratio(row), str(row["deals"]), row["decision"], test]


def _ratio(row: Json) -> list[str]:
    if row["odds_ratio"] is None:
        return ["", ""]
    ratio, low, high = map(_odds, row["odds_ratio"])
    return [ratio, f"{low} - {high}"]


def _odds(ratio: float) -> str:
    """Return the odds ratio with two decimals. It is never 0."""
    return f"{ratio:.2f}" if ratio >= 0.01 else "< 0.01"


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _aligned(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    grid = [list(heads), *map(list, rows)]
    widths = [max(len(row[i]) for row in grid) for i in range(len(heads))]
    left = 2  # columns of words
    return [
        "  ".join(
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in grid
    ]
