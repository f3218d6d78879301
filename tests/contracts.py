"""A contract for `lint-imports`: what a game's folder may import, and who may import it. It knows no game by name."""

from __future__ import annotations

import re
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

from compile_rules import PARTS

ROOT = "boomtown"
# What the rules may import of Python: nothing that brings chance, a clock, files or a network
PYTHON = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "difflib",
    "enum",
    "fractions",
    "functools",
    "importlib",
    "itertools",
    "math",
}
PYTHON |= {"operator", "pkgutil", "re", "types", "typing", "warnings"}
# By part of a game: the layers it may import in addition to the kernel. Every part may import the rules of its own game
LAYERS = {
    "rules": set(),
    "bots": {"bots", "games"},
    "scenarios": {"scenarios", "notation", "games"},
    "encode": {"encode", "games"},
    "evaluation": {"evaluation", "games"},
    "fuzz": {"fuzz", "games"},
    "notation": {"notation", "games"},
    "puzzles": {"puzzles", "games"},
    "terminal": {"cli", "games"},
    "spec": {"spec", "bots", "scenarios", "cli", "encode", "evaluation", "fuzz", "notation", "puzzles"},
}
OTHER_PARTS = {"scenarios": {"notation"}, "spec": set(PARTS)}  # of its own game, in addition to the rules


class Games(Contract):  # type: ignore[misc,unused-ignore]
    """Every package with a module `spec` is a game."""

    type_name = "games"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        games = {match[1] for name in graph.modules if (match := re.fullmatch(rf"{ROOT}\.(\w+)\.spec", name))}
        wrong = [
            f"{importer} -> {imported}"
            for importer in sorted(graph.modules)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if not allowed(importer, imported, games)
        ]
        return ContractCheck(kept=bool(games) and not wrong, metadata={"wrong": wrong, "games": sorted(games)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error(f"games found: {', '.join(check.metadata['games']) or 'none'}; not allowed:")
        for line in check.metadata["wrong"]:
            output.print_error(f"  {line}")


def allowed(importer: str, imported: str, games: set[str]) -> bool:
    """Return True if the first module may import the second one."""
    (game, part), (other, of) = place(importer, games), place(imported, games)
    if not game:
        return not other
    if other:
        return game == other and of in {"rules", part, *OTHER_PARTS.get(part, ())}
    if imported.partition(".")[0] != ROOT:
        return part != "rules" or imported in PYTHON
    return of in {"", "kernel", *LAYERS[part]}


def place(module: str, games: set[str]) -> tuple[str, str]:
    """The game of a module and its part of it; "" and the layer for one that belongs to none."""
    words: list[Any] = [*module.split("."), "", ""]
    if words[0] != ROOT or words[1] not in games:
        return "", words[1]
    return words[1], next((word for word in words[2:] if word in PARTS), "rules")
