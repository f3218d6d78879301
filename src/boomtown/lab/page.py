"""Report of an experiment as a page in HTML and in Markdown, and as a comparison of two reports."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import hypot
from typing import Any

from boomtown.lab.estimates import Estimate, shown
from boomtown.lab.html import beside, grid, whole_page
from boomtown.lab.normal import HALF
from boomtown.lab.plots import forest, gap

Json = dict[str, Any]
ENDS = 6  # strongest and weakest rows in the first plot
KINDS = {
    "given": "dealt or swapped at random: the difference is an effect, for these bots",
    "asked": "the same deals under changed rules, bots or restrictions: an effect of the change, for these bots",
    "seen": "only seen together: no effect follows, since stronger or longer play has more of it",
}


def sentence(report: Json) -> str:
    """Return the answer in one sentence."""
    found = _strong(report)
    if found is None:
        sides = _section(report, "Sides")
        best = max(sides["rows"], key=lambda row: row["value"]) if sides else None
        return (
            f"In {report['games']:,} games {best['label']} won {_value(best, '%')}." if best else "No game has ended."
        )
    over, under, count = found
    names = {"stronger": over, "weaker": under}
    parts = [f"{len(rows)} {_are(rows)} {what} than the average{_first(rows)}" for what, rows in names.items() if rows]
    said = "; ".join(parts) if parts else "none is shown to be stronger or weaker than the average"
    return f"Of {count} characters in {report['games']:,} games, {said}."


def _are(rows: list[Json]) -> str:
    return "is" if len(rows) == 1 else "are"


def _first(rows: list[Json]) -> str:
    listed = ", ".join(f"{row['label']} {_value(row, 'points')}" for row in rows[:3])
    return f" ({'most ' if len(rows) > 3 else ''}{listed} points)"


def _strong(report: Json) -> tuple[list[Json], list[Json], int] | None:
    """Return the characters shown to be strong and weak, the most extreme first, and the number of characters. The
    other levels of bots must confirm what the first shows.
    """
    levels = [part for part in report["sections"] if part["title"].startswith("Characters") and part.get("plot")]
    bots = [tuple(names) for names in report["bots"].values()]
    kept = [part for part, own in zip(levels, bots, strict=False) if own != bots[0] or part is levels[0]]
    if not kept:
        return None
    rows = [row for row in kept[0]["rows"] if row["shown"] and all(_confirms(part, row) for part in kept[1:])]
    over = [row for row in rows if row["value"] > 0]
    return over, [row for row in reversed(rows) if row["value"] < 0], len(kept[0]["rows"])


def _confirms(part: Json, row: Json) -> bool:
    """Return whether another level of bots has the same effect: its interval lies on the same side of 0."""
    own = next((other for other in part["rows"] if other["label"] == row["label"]), None)
    return own is not None and (own["low"] > 0 if row["value"] > 0 else own["high"] < 0)


def warning(report: Json) -> str:
    """Return the limits of the answer."""
    bots = list(dict.fromkeys(", ".join(names) for names in report["bots"].values()))
    said = f"These figures hold for games of the bots {' and '.join(bots)}, not for people."
    if len(bots) == 1:
        said += " Only one level of bots has played: a character may be strong only in its hands."
    else:
        said += " A character counts as strong or weak only if the other bots confirm what the first ones show."
    if report.get("looks") and report["looks"][-1]["shown"]:
        said += " The sequential test ended this run early, so the difference that it shows is too large on average."
    if report["unfinished"]:
        said += f" {report['unfinished']} games took too long and have no winner."
    return said


def look_lines(report: Json) -> list[str]:
    """Return a line for each look of the sequential test."""
    return [
        f"look after {look['deals']} deals: difference {_points(look['difference'])}, z {look['z']:+.2f}, "
        f"bound {look['bound']:.2f}{', shown' if look['shown'] else ''}"
        for look in report.get("looks", ())
    ]


def page(report: Json, name: str) -> str:
    """Return the report as one HTML file: a sentence, a plot and a warning first."""
    parts = [f'<section class="first"><h1>{escape(sentence(report))}</h1>']
    plotted = next((part for part in report["sections"] if part.get("plot")), None) or _section(report, "Sides")
    if plotted:
        parts.append(_plot(plotted, plotted["rows"], _uncounted(report, plotted)))
    parts.append(f'<p class="warning">{escape(warning(report))}</p></section>')
    parts += [f"<p>{escape(line)}</p>" for line in look_lines(report)]
    for part in _printed(report):
        kind = f'<span class="kind" title="{escape(KINDS[part["kind"]])}">{part["kind"]}</span>'
        parts.append(f"<h2>{escape(part['title'])} {kind}</h2><p>{escape(part['note'])}</p>")
        table = grid(_heads(part), [_cells(part, row) for row in part["rows"]], words=1)
        plotted_too = not part.get("plot") and 2 < len(part["rows"]) <= 40
        parts.append(beside(_plot(part, part["rows"]), table) if plotted_too else table)
    parts.append("<h2>Kinds of statements</h2>")
    parts += [f"<p><b>{kind}</b>: {escape(about)}</p>" for kind, about in KINDS.items()]
    return whole_page(f"{name}: results", "".join(parts))


def markdown(report: Json, name: str) -> str:
    """Return the report as Markdown."""
    lines = [f"# {name}", "", f"**{sentence(report)}**", "", warning(report), "", *look_lines(report), ""]
    for part in _printed(report):
        lines += [f"## {part['title']} ({part['kind']})", "", f"{part['note']}.", ""]
        heads = _heads(part)
        lines += [_barred(heads), _barred(["---"] * len(heads))]
        lines += [_barred(_cells(part, row)) for row in part["rows"]] + [""]
    lines += ["## Kinds of statements", ""] + [f"* {kind}: {about}" for kind, about in KINDS.items()]
    return "\n".join(lines) + "\n"


def _printed(report: Json) -> list[Json]:
    """Return the sections with the rows that are printed."""
    parts = [
        part | {"rows": [row for row in part["rows"] if row["shown"] or not part.get("brief")]}
        for part in report["sections"]
    ]
    return [part for part in parts if part["rows"]]


def _barred(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _section(report: Json, title: str) -> Json | None:
    found: Json | None = next((part for part in report["sections"] if part["title"] == title), None)
    return found


def _uncounted(report: Json, part: Json) -> list[str]:
    """Return the labels of characters that are not counted as strong or weak, if the section is about characters."""
    found = _strong(report)
    if found is None or not part["title"].startswith("Characters"):
        return []
    counted = {row["label"] for rows in found[:2] for row in rows}
    return [row["label"] for row in part["rows"] if row["label"] not in counted]


def _plot(part: Json, rows: Sequence[Json], uncounted: Sequence[str] | None = None) -> str:
    """Return the plot of the rows. The first of a page, with `uncounted`, has only the strongest and weakest."""
    scale = 1 if part["unit"] == "turns" else 100
    lines = [(row["label"], *(scale * row[of] for of in ("value", "low", "high"))) for row in rows]
    if uncounted is not None and len(lines) > 2 * ENDS + 1:
        lines = [*lines[:ENDS], gap(f"{len(lines) - 2 * ENDS} others"), *lines[-ENDS:]]
    at = 0.0 if part["unit"] == "points" else None
    label = f"{part['title']}: {part['note']}; the table has the same figures"
    axis = f"{part['unit']}, with 95 % interval"
    if any(name in (uncounted or ()) for name, *_ in lines):
        axis += "\nopen: not counted as strong or weak"
    return f"<div>{forest(lines, label, axis, at, open_at=uncounted or ())}</div>"


def _heads(part: Json) -> list[str]:
    marks = ["shown"] if part["rows"][0]["shown"] is not None else []
    return ["", part["unit"], "95 % interval", *marks, "values"]


def _cells(part: Json, row: Json) -> list[str]:
    marks = [] if row["shown"] is None else ["yes" if row["shown"] else ""]
    low, high = (_value(row | {"value": row[of]}, part["unit"]) for of in ("low", "high"))
    return [row["label"], _value(row, part["unit"]), f"{low} to {high}", *marks, str(row["count"])]


def _value(row: Json, unit: str) -> str:
    if unit == "points":
        return _points(row["value"])
    return f"{row['value']:.1f}" if unit == "turns" else f"{100 * row['value']:.1f} %"


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"


# --- comparison of two reports


def compared(one: Json, other: Json) -> list[str]:
    """Return the rows in which the second report differs from the first, as lines of text."""
    lines = []
    if "seed" in one and one["seed"] == other.get("seed"):
        lines.append("Both have the same seed: where they play the same deals, the intervals are too long.")
    for part in one["sections"]:
        match = _section(other, part["title"])
        theirs = {row["label"]: row for row in match["rows"]} if match else {}
        pairs = [(row, theirs[row["label"]]) for row in part["rows"] if row["label"] in theirs]
        if not pairs:
            continue
        cells = [difference(a, b) for a, b in pairs]
        unit = "turns" if part["unit"] == "turns" else "points"
        rows = [
            f"  {a['label']}: {_value(a, part['unit'])} and {_value(b, part['unit'])}, "
            f"difference {_value({'value': cell.value}, unit)} ({_value({'value': cell.low}, unit)} to "
            f"{_value({'value': cell.high}, unit)})"
            for (a, b), cell, mark in zip(pairs, cells, shown(cells), strict=True)
            if mark
        ]
        lines += [f"{part['title']} ({part['kind']}): {len(rows)} of {len(pairs)} differ", *rows]
    return lines


def difference(a: Json, b: Json) -> Estimate:
    """Return the difference of two rows of separate experiments, before they were drawn to their means.

    Its interval comes from those of both rows, also where these are not symmetric (Zou and Donner).
    """
    (one, one_low, one_high), (other, other_low, other_high) = a["plain"], b["plain"]
    value = other - one
    low = value - hypot(other - other_low, one_high - one)
    high = value + hypot(other_high - other, one - one_low)
    towards = value - low if value > 0 else high - value  # of 0
    return Estimate(value, towards / HALF, low, high, b["count"], 0)
