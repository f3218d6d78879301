"""Markdown tables of the figures that run.py wrote as JSON."""

from __future__ import annotations

from statistics import median
from typing import Any

from benchmarks.subjects import BOTS, OBSERVE, RULES

HEADS = {
    RULES: "The rules alone: list the legal choices, take one at random, play on",
    OBSERVE: "With an observation for the player who decides",
    BOTS: "Bots that play by their roles",
}
COLUMNS = {
    RULES: ("engine", "game", "decisions/s", "least to most", "moves/s", "games/s"),
    BOTS: ("engine", "game", "games/s", "least to most", "decisions/s"),
}


def markdown(report: dict[str, Any]) -> str:
    parts = [_machine(report)]
    for table, head in HEADS.items():
        of = [one for one in report["results"] if one["table"] == table and not one["error"]]
        if of:
            parts.append(f"### {head}\n\n{_table(table, of)}")
    missing = [f"* {_name(one)}, {one['title']}: {one['error']}" for one in report["results"] if one["error"]]
    if missing:
        parts.append("### Did not run\n\n" + "\n".join(missing))
    return "\n\n".join(parts) + "\n"


def _machine(report: dict[str, Any]) -> str:
    machine = report["machine"]
    used = "; ".join(_environment(one) for one in report["environments"])
    return (
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}, load {machine['load']} at the start.\n"
        f"One process and one thread each, in turn, {report['rounds']} times {report['seconds']:g} s of CPU time"
        f" (medians). The clock on the wall took up to {_waiting(report):.2f} times the CPU time.\n"
        f"Commit {report['commit']}, {report['date']}. {used}."
    )


def _waiting(report: dict[str, Any]) -> float:
    """Return the worst ratio of wall time to CPU time: how much the machine was busy with other work."""
    return max((each["wall"] / each["cpu"] for one in report["results"] for each in one["rounds"]), default=1.0)


def _environment(facts: dict[str, Any]) -> str:
    packages = ", ".join(f"{name} {version}" for name, version in facts["packages"].items())
    return f"{facts['for']}: {facts['python']}" + (f" with {packages}" if packages else "")


def _name(one: dict[str, Any]) -> str:
    return f"{one['engine']} {one['build']}".strip()


def _table(table: str, of: list[dict[str, Any]]) -> str:
    columns = COLUMNS.get(table, COLUMNS[RULES])
    main = "games" if table == BOTS else "choices"
    rows = [list(columns), ["---", "---"] + ["---:"] * (len(columns) - 2)]
    for one in sorted(of, key=lambda one: -_rates(one, main)[0]):
        middle, least, most = _rates(one, main)
        row = [_name(one), one["title"], _number(middle), f"{_number(least)} to {_number(most)}"]
        others = ("choices",) if table == BOTS else ("moves", "games")
        rows.append(row + [_number(_rates(one, other)[0]) for other in others])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _rates(one: dict[str, Any], what: str) -> tuple[float, float, float]:
    rates = [each[what] / each["cpu"] for each in one["rounds"]]
    return median(rates), min(rates), max(rates)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
