"""Scenarios of the project (tests/scenarios), by the statement of the rules that each one proves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from boomtown.notation import write_position
from boomtown.scenarios import rules
from boomtown.scenarios.files import FormatError
from boomtown.scenarios.format import NotAvailable, Scenario, read
from boomtown.scenarios.run import Run

ENTRY = re.compile(r"^- id:.*\n(?:(?:[ #].*)?\n)*", re.MULTILINE)
RULE = re.compile(r"^  rule: *(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Proof:
    """Scenario of a statement. `at`: anchors of headings (`jail`) and of statements (`jail-2`, `7.4`)."""

    id: str
    title: str
    at: list[str]
    line: str  # its position


def folder() -> Path | None:
    """Return the folder of the scenarios: in the package of a wheel, or in the checkout; None if it is missing."""
    package = Path(__file__).parents[1]
    found = (path for path in (package / "rules/scenarios", package.parents[1] / "tests/scenarios") if path.is_dir())
    return next(found, None)


def proofs(name: str) -> list[Proof]:
    """Return the scenarios that prove statements of a file of the rules ("base")."""
    where, texts = folder(), rules.folder()
    if where is None or texts is None:
        return []
    outline = rules.outlines(texts).get(name)
    if outline is None:
        return []
    return [
        Proof(scenario.id, scenario.title, _anchors(outline, scenario, name), line)
        for path in sorted(where.glob("*.yaml"))
        for scenario in read(path, "".join(_entries(path.read_text(encoding="utf-8"), name)))
        if isinstance(scenario, Scenario) and (line := _position(scenario))
    ]


def _entries(text: str, name: str) -> Iterator[str]:
    """Yield the text of each scenario whose `rule:` names the file. Reading only those takes a tenth of the time."""
    for entry in ENTRY.findall(text):
        rule = RULE.search(entry)
        if rule and any(file == name for file, _, _ in rules.keys(rule[1])):
            yield entry


def _anchors(outline: rules.Outline, scenario: Scenario, name: str) -> list[str]:
    found = []
    for file, about, numbers in rules.keys(str(scenario.raw.get("rule", ""))):
        if file == name:
            section, after = outline.section(about, numbers)
            found += [f"{section}-{n}" for n in after] or [section]
    return found


def _position(scenario: Scenario) -> str:
    """Return the line of the position before the first step; "" if its game or set is not installed."""
    try:
        return write_position(Run(scenario).game, seed=False, memory=False)
    except (NotAvailable, FormatError):
        return ""
