"""Layers know no game by name; what a game may import is a contract (tests/contracts.py, `make check`)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import boomtown
from boomtown.games import DEFAULT, GAMES, SPECS
from tests.contracts import allowed

PACKAGE = Path(boomtown.__file__).parent
FOLDERS = {path.parent.name for path in PACKAGE.glob("*/spec.py")}
LAYERS = [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] not in FOLDERS]


def words(path: Path) -> list[tuple[int, str]]:
    """Return every string of a module with its line; names of arguments and attributes are no names of games."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [(node.lineno, node.value) for node in constants if isinstance(node.value, str)]


def test_every_folder_with_a_spec_is_a_game() -> None:
    assert {spec.rules.__module__.split(".")[1] for spec in SPECS.values()} == FOLDERS
    assert len(FOLDERS) == len(GAMES)


def test_layers_know_no_game_by_name() -> None:
    """No string is one, but in the one place that says which game is the default."""
    named = [(str(path.relative_to(PACKAGE)), word) for path in LAYERS for _, word in words(path) if word in GAMES]
    assert named == [("spec.py", DEFAULT)]


@pytest.mark.parametrize(
    ("importer", "imported", "fine"),
    [
        ("boomtown.card.rules.phase_2", "boomtown.kernel.frame", True),
        ("boomtown.card.rules.phase_2", "boomtown.card.state", True),
        ("boomtown.card.rules.phase_2", "boomtown.card.bots.quick.quick", False),
        ("boomtown.card.sets.base.brown", "boomtown.texts", False),
        ("boomtown.card.rules.phase_2", "random", False),
        ("boomtown.card.bots.quick.quick", "random", True),
        ("boomtown.card.bots.quick.quick", "boomtown.bots.history", True),
        ("boomtown.card.bots.quick.quick", "boomtown.card.encode", False),
        ("boomtown.card.encode.observe", "boomtown.dice.state", False),
        ("boomtown.server.rooms.room", "boomtown.dice.state", False),
        ("boomtown.dice.scenarios.adapter", "boomtown.dice.notation.words", True),
    ],
)
def test_what_may_be_imported(importer: str, imported: str, fine: bool) -> None:
    assert allowed(importer, imported, FOLDERS) == fine


@pytest.mark.slow
def test_a_spec_imports_no_layer() -> None:
    """The games are found without importing bots, encoders, notation or texts, which are loaded on first use."""
    layers = [
        f"boomtown.{name}"
        for name in ("bots", "scenarios", "cli", "encode", "env", "fuzz", "notation", "server", "texts")
    ]
    script = f"import sys, boomtown.games; print([name for name in {layers} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
