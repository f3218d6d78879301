"""Check of the sources: only the modules of moves in card/rules move cards between zones."""

from __future__ import annotations

import ast
from pathlib import Path

import boomtown.card

ZONES = {"hands", "tables", "deck", "discard", "row", "looking", "turned", "zones"}
CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}
# The state, the moves, and the modules that build the redealt games of a seat
MOVES = {"moves.py", "set_out.py", "handing_over.py", "first_deal.py"}
ALLOWED = {"state.py", "redeal.py", "determinize.py", "beliefs.py", "fuzz.py", *MOVES}
RULES = Path(boomtown.card.__file__).parent


def zone_of(node: ast.expr) -> str | None:
    """Return the zone of an expression like `s.hands[0]` or `g.state.deck`, None for other expressions."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if not isinstance(node, ast.Attribute) or node.attr not in ZONES:
        return None
    return (
        None if isinstance(node.value, ast.Name) and node.value.id == "self" else node.attr
    )  # an attribute of the class itself


def changes(tree: ast.AST) -> list[int]:
    """Return the lines that change the cards of a zone."""
    found = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = [part for target in node.targets for part in getattr(target, "elts", [target])]
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            targets = [node.func.value]
        found += [target.lineno for target in targets if zone_of(target)]
    return found


def test_other_modules_move_no_cards() -> None:
    folders = [RULES, RULES / "rules", *[path for path in (RULES / "sets").rglob("*") if path.is_dir()], RULES / "sets"]
    files = [path for folder in folders for path in folder.glob("*.py") if path.name not in ALLOWED]
    assert len(files) > 30
    offenders = {
        str(path.relative_to(RULES)): lines for path in files if (lines := changes(ast.parse(path.read_text())))
    }
    assert offenders == {}


def test_the_test_sees_a_change() -> None:
    assert changes(ast.parse("g.state.hands[who].remove(card)")) == [1]
    assert changes(ast.parse("s.hands[who], s.tables[who] = [], []")) == [1, 1]
    assert changes(ast.parse("del s.deck[-1:]")) == [1]
    assert changes(ast.parse("cards = s.hands[who] + s.tables[who]")) == []
