"""Page of the report, in Markdown and HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

import numpy as np

from boomtown.evaluation.report.measures import (
    Array,
    Bin,
    brier,
    calibration_error,
    clustered,
    drift,
    log_loss,
    perfect_error,
    reliability,
)
from boomtown.evaluation.report.plots import reliability_plot
from boomtown.evaluation.report.statements import ROLES, Statements
from boomtown.evaluation.report.targets import LEAST_GAIN, MOST_BIN, chances_missed, most_ece

CONFIDENT = (0.6, 0.9)
FEW = 100  # statements; fewer are not compared with the target
LATE = 8  # rounds from here on are one row
TAGS = {"heading": "h2", "line": "p"}


@dataclass
class Page:
    """Parts of the page: headings, lines, tables and plots, in order; and the targets that were missed."""

    parts: list[tuple[str, str | list[list[str]]]] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def line(self, text: str) -> None:
        """Add a paragraph."""
        self.parts.append(("line", text))

    def heading(self, text: str) -> None:
        """Add a heading."""
        self.parts.append(("heading", text))

    def table(self, head: Sequence[str], rows: list[list[str]]) -> None:
        """Add a table."""
        self.parts.append(("table", [list(head), *rows]))

    def plot(self, svg: str) -> None:
        """Add a plot. Only the HTML page shows it."""
        self.parts.append(("plot", svg))

    def check(self, met: bool, what: str) -> str:
        """Return "yes" or "no", and note a target that was missed."""
        if not met:
            self.missed.append(what)
        return "yes" if met else "no"


def make_page(groups: Mapping[str, Statements], about: str) -> Page:
    """Return the page about these groups."""
    page = Page()
    page.line(about)
    _chances(page, groups)
    _rounds(page, groups)
    _roles(page, groups)
    page.heading("Targets missed")
    page.line("; ".join(page.missed) if page.missed else "None.")
    return page


def _chances(page: Page, groups: Mapping[str, Statements]) -> None:
    page.heading("Chances of the sides")
    page.line(
        "A perfect estimate also has an ECE, from the noise of the sample: the column before the drift. The drift is "
        "counted to the end of the game."
    )
    head = "game,games,positions,side,ECE seat,ECE open,target met,perfect,drift per turn"
    rows, scores = [], []
    for name, of in groups.items():
        games, seat, on_open, true = (np.array(a) for a in (of.games, of.seat, of.open, of.result))
        change = drift(games, np.array(of.turns), np.array(of.ends), seat, true)
        page.missed += chances_missed(name, of)
        for n, side in enumerate(of.sides):
            ece = clustered(calibration_error, games, seat[:, n], true[:, n])
            other = clustered(calibration_error, games, on_open[:, n], true[:, n])
            met = "yes" if ece.value <= most_ece(name) else "no"
            noise = f"{perfect_error(games, seat[:, n]):.3f}"
            counts = [name, str(len(set(of.games))), str(len(games)), side]
            rows.append([*counts, str(ece), str(other), met, noise, f"{change[n]:+.4f}"])
        base = np.broadcast_to(true.mean(axis=0), true.shape)
        cells = [clustered(m, games, a, true) for m in (brier, log_loss) for a in (seat, on_open, base)]
        scores.append([name, *map(str, cells)])
    page.table(head.split(","), rows)
    page.line("Counting alone states the share of each side among the games of the group.")
    columns = [f"{measure}, {of}" for measure in ("Brier", "log loss") for of in ("seat", "open", "counting alone")]
    page.table(["game", *columns], scores)
    for kind, names in _together(groups).items():
        for n, side in enumerate(groups[names[0]].sides):
            lines = {name: _bins(groups[name].seat, groups[name].result, n) for name in names}
            page.plot(reliability_plot(f"{kind}: {side}", lines))


def _bins(said: list[list[float]], true: list[list[float]], column: int) -> list[Bin]:
    return reliability(np.array(said)[:, column], np.array(true)[:, column])


def _rounds(page: Page, groups: Mapping[str, Statements]) -> None:
    page.heading("Chances by round")
    rows = []
    for name, of in groups.items():
        rounds = np.minimum(np.array(of.rounds), LATE)
        seat, true = np.array(of.seat), np.array(of.result)
        for number in sorted({*rounds.tolist()}):
            at = rounds == number
            errors = [calibration_error(seat[at, n], true[at, n]) for n in range(len(of.sides))]
            label = f"{number}{'+' if number == LATE else ''}"
            cells = [f"{side} {error:.3f}" for side, error in zip(of.sides, errors, strict=True)]
            rows.append([name, label, str(int(at.sum())), f"{brier(seat[at], true[at]):.3f}", ", ".join(cells)])
    page.table(["game", "round", "positions", "Brier", "ECE"], rows)


def _roles(page: Page, groups: Mapping[str, Statements]) -> None:
    page.heading("Roles")
    with_roles = {name: of for name, of in groups.items() if of.roles}
    rows = []
    for name, of in with_roles.items():
        games, true = np.array(of.role_games), np.array(of.true_roles)
        now, earlier, counted = (np.array(a) for a in (of.roles, of.earlier, of.counted))
        gain = clustered(_gain, games, earlier, now, true)
        met = page.check(gain.value >= LEAST_GAIN, f"{name}: roles better by {gain.value:.3f} nats")
        rows.append([name, *(f"{log_loss(a, true):.4f}" for a in (counted, earlier, now)), str(gain), met])
    page.table(["game", "log loss, counting alone", "earlier belief", "now", "gain in nats", "target met"], rows)
    bins = []
    for label, names in _together(with_roles).items():
        chosen = [with_roles[name] for name in names]
        for n, role in enumerate(ROLES[1:], 1):
            for when in ("earlier", "now"):
                said = np.concatenate([np.array(of.earlier if when == "earlier" else of.roles)[:, n] for of in chosen])
                true = np.concatenate([np.array(of.true_roles)[:, n] for of in chosen])
                bins += _confident(page, label, role, when, said, true)
    page.line("Statements between 60 and 90 %, and how often they were true:")
    page.table(["games", "role", "belief", "statements", "said", "true", "within 5 points"], bins)
    for label, names in _together(with_roles).items():
        for n, role in enumerate(ROLES[1:], 1):
            lines = {name: _bins(with_roles[name].roles, with_roles[name].true_roles, n) for name in names}
            page.plot(reliability_plot(f"{label}: {role}", lines))


def _gain(before: Array, now: Array, true: Array) -> float:
    return log_loss(before, true) - log_loss(now, true)


def _together(groups: Mapping[str, Statements]) -> dict[str, list[str]]:
    """Return the names of the groups by game, sets and bots, which differ only in the number of players.

    Games without a sheriff have other sides, so they are apart.
    """
    found: dict[str, list[str]] = {}
    for name, of in groups.items():
        game, players, *more = name.split("-")
        kind = ", ".join([game, *more] if of.sides[0] == "law" else [game, players, *more])
        found.setdefault(kind, []).append(name)
    return found


def _confident(page: Page, label: str, role: str, when: str, said: Array, true: Array) -> list[list[str]]:
    at = (said >= CONFIDENT[0]) & (said < CONFIDENT[1])
    if not at.any():
        return []
    mean, share = float(said[at].mean()), float(true[at].mean())
    close = abs(mean - share) <= MOST_BIN
    what = f"{label}, {role}: said {mean:.2f}, true {share:.2f}"
    met = "yes" if close else "no"
    if at.sum() < FEW:
        met = "too few"
    elif when == "now":
        page.check(close, what)
    return [[label, role, when, str(int(at.sum())), f"{mean:.3f}", f"{share:.3f}", met]]


def as_markdown(page: Page, title: str) -> str:
    """Return the page in Markdown, without its plots."""
    found = [f"# {title}"]
    for kind, part in page.parts:
        if kind == "heading":
            found.append(f"## {part}")
        elif kind == "line":
            found.append(str(part))
        elif not isinstance(part, str):
            head, *rows = part
            lines = [head, ["---"] * len(head), *rows]
            found.append("\n".join("| " + " | ".join(line) + " |" for line in lines))
    return "\n\n".join(found) + "\n"


def as_html(page: Page, title: str) -> str:
    """Return the page as one self-contained HTML file."""
    found = [f"<h1>{escape(title)}</h1>"]
    for kind, part in page.parts:
        if isinstance(part, str):
            found.append(part if kind == "plot" else f"<{TAGS[kind]}>{escape(part)}</{TAGS[kind]}>")
        else:
            head, *rows = part
            cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
            body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
            found.append(f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>")
    style = "body{font:15px system-ui;margin:2em}table{border-collapse:collapse}td,th{padding:2px 8px;text-align:left}"
    head_ = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    return head_ + "\n".join(found) + "</html>\n"
