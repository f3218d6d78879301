"""Scenarios by the statement that they prove, read from the `rule:` keys of tests/scenarios."""

from __future__ import annotations

import html
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import yaml

from boomtown.dice.scenarios.position import EXPANSION
from boomtown.games import GAMES, catalog
from boomtown.scenarios.rules import keys

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# The lines of a scenario that are read here, with their continuation lines; the positions are the longer part
HEADS = re.compile(r"^(?:- id|  (?:title|rule|game|sets)):.*(?:\n(?:    |  - ).*)*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Proof:
    """Scenario under one heading; `numbers`: the statements as written ("2 and 3"), may be empty."""

    id: str
    title: str
    file: str
    about: str  # the heading, as the scenario writes it, or a number as in core ("9.4")
    numbers: str
    runs: bool  # whether its sets are installed


def read(folder: Path) -> dict[str, list[Proof]]:
    """Return the scenarios by rules file ("base"), in the order of files and places."""
    found: dict[str, list[Proof]] = defaultdict(list)
    for path in sorted(folder.glob("*.yaml")):
        for entry in yaml.load("\n".join(HEADS.findall(path.read_text("utf-8"))), Loader=Loader) or ():
            for rules, about, numbers in keys(str(entry.get("rule", ""))):
                runs = _runs(entry.get("game", "bang"), entry.get("sets") or [])
                found[rules].append(Proof(entry["id"], entry["title"], path.name, about, numbers, runs))
    return found


def _runs(game: str, sets: list[str]) -> bool:
    return game in GAMES and {*sets} <= {EXPANSION, *(entry["id"] for entry in catalog(game)["sets"])}


def shown(proofs: list[Proof]) -> list[str]:
    """Return the folded list of a section's scenarios."""
    if not proofs:
        return []
    runs = [proof for proof in proofs if proof.runs]
    said = f"Proved by {_n(len(runs))}" if runs else ""
    if waiting := len(proofs) - len(runs):
        said += (
            f"{', ' if runs else ''}{_n(waiting)} {'wait' if waiting > 1 else 'waits'} for sets that are still to come"
        )
    rows = [
        f"<li>{_b(proof)}{html.escape(proof.title)} <code>{html.escape(proof.id)}</code></li>"
        for proof in sorted(proofs, key=_order)
    ]
    return ["", f'<details class="proof"><summary>{said}</summary><ul>{"".join(rows)}</ul></details>', ""]


def _n(count: int) -> str:
    return f"{count} scenario{'s' if count != 1 else ''}"


def _b(proof: Proof) -> str:
    number = proof.about if "." in proof.about else proof.numbers
    return f"<b>{html.escape(number)}</b> " if number else ""


def _order(proof: Proof) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", proof.about if "." in proof.about else proof.numbers)] or [0]
