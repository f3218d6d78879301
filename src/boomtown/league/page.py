"""Page of a league: one HTML file without scripts, with the odds ratios as a plot if matplotlib is installed."""

from __future__ import annotations

from html import escape
from typing import Any

from boomtown.lab.html import beside, grid, whole_page
from boomtown.lab.plots import forest
from boomtown.league.text import HEADS, cells, claim_cells, claim_heads, fault_lines, headline, with_short_names

Json = dict[str, Any]


def page(report: Json) -> str:
    """Return the page of a report."""
    report = with_short_names(report)
    parts = [f"<h1>League</h1><p>{escape(headline(report))}</p>"]
    for table in report["tables"]:
        parts.append(f"<h2>{escape(table['table'])}</h2>")
        parts += [f"<p><strong>{escape(line)}</strong></p>" for line in fault_lines(table)]
        plotted = _plot(table)
        shown = f"<div>{plotted}</div>" if plotted else "<p>With matplotlib installed a plot stands here.</p>"
        parts.append(beside(shown, grid(HEADS, map(cells, table["standings"]))))
        if table["claims"]:
            parts.append("<h3>Claims</h3>" + grid(claim_heads(), map(claim_cells, table["claims"])))
    return whole_page("League", "".join(parts))


def _plot(table: Json) -> str:
    """Return the odds ratios with their intervals as SVG; "" without matplotlib or without figures."""
    rows = [row for row in table["standings"] if row["odds_ratio"]]
    lines = [
        (f"{row['bot']}, {row['role']}", *[min(max(value, 1e-3), 1e3) for value in row["odds_ratio"]]) for row in rows
    ]
    label = f"Odds ratios of {table['table']}; the table below has the same figures"
    return forest(lines, label, "odds ratio with 95 % interval\n(1: as strong as the first bot)", at=1.0, log=True)
