"""Tests named in docs/security.md exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
NAMED = re.compile(r"(tests/[\w/]+\.py)(?:::(\w+))?")


def functions(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_each_line_has_its_test() -> None:
    """A row without a test is an unproved claim."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    told = [row for row in rows if not row.endswith("| test |")]
    assert len(told) > 30
    for row in told:
        for test in row.split("|")[-2].split(","):
            found = NAMED.fullmatch(test.strip())
            assert found is not None, row
            path = ROOT / found[1]
            assert path.is_file(), row
            assert found[2] is None or found[2] in functions(path), row
