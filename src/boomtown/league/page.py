"""Page of a league: one HTML file without scripts, with the odds ratios as a plot if matplotlib is installed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.util import find_spec
from io import StringIO
from typing import Any

from boomtown.league.text import HEADS, cells, claim_cells, claim_heads, fault_lines, headline

Json = dict[str, Any]
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; }
div { overflow-x: auto; }
svg { max-width: 100%; height: auto; background: #fff; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1c1c; } th, td { border-color: #444; } }
"""


def page(report: Json) -> str:
    """Return the page of a report."""
    parts = [f"<h1>League</h1><p>{escape(headline(report))}</p>"]
    for table in report["tables"]:
        parts.append(f"<h2>{escape(table['table'])}</h2>")
        parts += [f"<p><strong>{escape(line)}</strong></p>" for line in fault_lines(table)]
        plotted = forest(table)
        parts.append(f"<div>{plotted}</div>" if plotted else "<p>With matplotlib installed a plot stands here.</p>")
        parts.append(_grid(HEADS, map(cells, table["standings"])))
        if table["claims"]:
            parts.append("<h3>Claims</h3>" + _grid(claim_heads(), map(claim_cells, table["claims"])))
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>League</title>'
    body = "".join(parts)
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n'


def _grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


def forest(table: Json) -> str:
    """Return the odds ratios with their intervals as SVG; "" without matplotlib or without figures."""
    rows = [row for row in table["standings"] if row["odds_ratio"]]
    if not rows or find_spec("matplotlib") is None:
        return ""
    import matplotlib
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1 + 0.28 * len(rows)), layout="constrained")
    axes = figure.subplots()
    for place, row in enumerate(reversed(rows)):
        ratio, low, high = (min(max(value, 1e-3), 1e3) for value in row["odds_ratio"])
        axes.plot([low, high], [place, place], color="tab:blue")
        axes.plot([ratio], [place], "o", color="tab:blue", markersize=5)
    axes.set_yticks(range(len(rows)), [f"{row['bot']}, {row['role']}" for row in reversed(rows)])
    axes.axvline(1.0, color="gray", linewidth=1)
    axes.set_xscale("log")
    axes.set_xlabel("odds ratio with 95 % interval (1: as strong as the first bot)")
    with matplotlib.rc_context({"svg.hashsalt": "league", "svg.fonttype": "none"}):
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    label = f"Odds ratios of {table['table']}; the table below has the same figures"
    return text[text.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
