"""Puzzle as data: one JSON line each, with its proof record."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from boomtown.puzzles.search import ROLES

KINDS = ("win", "survive", ROLES)


@dataclass(frozen=True)
class Puzzle:
    """Puzzle of one kind for one seat.

    `line`: the position of a puzzle with a search; its hidden cards are drawn at random. `setup`, `seed`, `choices`:
    the game of a puzzle about roles. `solutions`: all first choices that hold, in words, of `options` possible ones.
    `positions`: those that the proof looked at. `chances`: probabilities of the roles by seat. `found`: share of the
    bots that solve it, by their names.
    """

    id: str
    kind: str
    seat: int
    line: str = ""
    solutions: list[str] = field(default_factory=list)
    options: int = 0
    positions: int = 0
    found: dict[str, float] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    choices: list[int] = field(default_factory=list)
    chances: list[dict[str, float]] = field(default_factory=list)

    @property
    def difficulty(self) -> int:
        """Difficulty from 1 to 3, by the share of the bots that solve it."""
        share = sum(self.found.values()) / len(self.found) if self.found else 0.0
        return 1 if share >= 2 / 3 else 2 if share >= 1 / 3 else 3


def write_line(puzzle: Puzzle) -> str:
    """Return a puzzle as a JSON line, without empty fields."""
    known = {name: value for name, value in asdict(puzzle).items() if value not in ("", 0, [], {}) or name == "seat"}
    return json.dumps(known, separators=(",", ":"))


def read_lines(lines: Iterable[str]) -> Iterator[Puzzle]:
    """Yield the puzzles of some lines. Raises ValueError for a line that is no puzzle."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
            puzzle = Puzzle(**data) if isinstance(data, Mapping) else None
        except (ValueError, TypeError) as error:
            raise ValueError(f"line {number}: expected a puzzle, got {line[:60]!r}") from error
        if puzzle is None or puzzle.kind not in KINDS:
            raise ValueError(f"line {number}: expected a puzzle of kind {', '.join(KINDS)}, got {line[:60]!r}")
        yield puzzle


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of this package, in their order."""
    found: list[Puzzle] = []
    for kind in KINDS:
        file = files("boomtown.puzzles") / "data" / f"{kind}.jsonl"
        if file.is_file():
            found += read_lines(file.read_text("utf-8").splitlines())
    return tuple(found)


def puzzle_named(name: str) -> Puzzle | None:
    """Return the puzzle of this package with that id."""
    return next((puzzle for puzzle in all_puzzles() if puzzle.id == name), None)
