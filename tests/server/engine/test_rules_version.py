"""Fingerprint of the rules: it changes exactly when a game could continue differently."""

import ast
import io
import shutil
import subprocess
import sys
import tokenize
from collections.abc import Callable
from pathlib import Path

import pytest

import boomtown
import compile_rules
from boomtown.server.engine.rules_version import code_of, external_packages, fingerprint, sources, version_of
from tests.conftest import ROOT

PACKAGE = Path(boomtown.__file__).parent


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel carries it."""
    copy = tmp_path_factory.mktemp("site") / "boomtown"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return copy


@pytest.fixture
def changed(copy: Path) -> Callable[[str], bool]:
    """Return whether a change of the file changes the fingerprint. The change is undone."""

    def changed(name: str) -> bool:
        before, text = version_of(copy, []), (copy / name).read_bytes()
        (copy / name).write_bytes(text + b"\nchanged = True\n")
        after = version_of(copy, [])
        (copy / name).write_bytes(text)
        return after != before

    return changed


@pytest.mark.parametrize(
    "name",
    [
        "games.py",
        "spec.py",
        "kernel/chance.py",
        "card/rules/turn.py",
        "card/sets/base/blue.py",
        "dice/results.py",
        "duel/kinds/__init__.py",
    ],
)
def test_what_a_game_is_played_by_counts(name: str, changed: Callable[[str], bool]) -> None:
    assert changed(name)


@pytest.mark.parametrize(
    "name", ["card/bots/quick/enmity.py", "card/sets/base/bots.py", "server/rooms/room.py", "cli/__init__.py"]
)
def test_what_no_game_goes_by_does_not(name: str, changed: Callable[[str], bool]) -> None:
    """Servers with other bots play the same game."""
    assert not changed(name)


def test_it_is_taken_of_what_is_compiled() -> None:
    """The fingerprint covers all compiled modules of kernel and games, and their plain modules."""
    found = {path for path in sources(PACKAGE) if path.name != "__init__.py"}
    marked = {
        path
        for path in compile_rules.sources(PACKAGE)
        if {"bots", "encode"} & {*path.relative_to(PACKAGE).with_suffix("").parts}
    }
    assert {*compile_rules.sources(PACKAGE)} - marked <= found
    assert {path.relative_to(PACKAGE).as_posix() for path in found - {*compile_rules.sources(PACKAGE)}} == {
        *compile_rules.PLAIN,
        "games.py",
        "spec.py",
    }


def test_it_is_that_of_the_sources_wherever_they_lie(copy: Path) -> None:
    """A wheel, an editable install, and files with the line ends of another system."""
    assert version_of(copy, external_packages()) == fingerprint()
    for path in sources(copy):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert version_of(copy, external_packages()) == fingerprint()


def test_what_other_distributions_bring_counts() -> None:
    """They count by name and version, because the place of their sources is unknown."""
    code = (
        "from boomtown.server.engine.rules_version import external_packages, fingerprint; "
        "print(fingerprint(), external_packages())"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONPATH": f"{PACKAGE.parent}:{ROOT / more}"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split(" ", 1)
        for more in ("tests", "tests/plugin_set")
    ]
    assert said[0][0] != said[1][0]
    assert "boomtown.sets toy toytown 1.0" in said[1][1]


def tree_of(source: str) -> str:
    """The syntax tree as text, without strings that are statements of their own."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            lines = getattr(node, name, None)
            if isinstance(lines, list):
                kept = [one for one in lines if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]
                setattr(node, name, kept or ([ast.Pass()] if name == "body" and lines else []))
    return ast.dump(tree)


def with_bodies(code: str) -> str:
    """Code in which each block that has lost its only line has a `pass`."""
    lines = [*code.split("\n"), ""]
    depth = [len(line) - len(line.lstrip()) for line in lines]
    found = []
    for number, line in enumerate(lines[:-1]):
        found.append(line)
        if line.endswith(":") and depth[number + 1] <= depth[number]:
            found.append(" " * (depth[number] + 4) + "pass")
    return "\n".join(found) or "pass"


@pytest.mark.parametrize("path", sources(PACKAGE), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_code_is_all_but_comments_and_docstrings(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    code = code_of(source)
    assert tree_of(with_bodies(code)) == tree_of(source)
    kinds = [token.type for token in tokenize.generate_tokens(io.StringIO(with_bodies(code)).readline)]
    assert tokenize.COMMENT not in kinds


def test_a_corrected_sentence_keeps_the_version() -> None:
    before = 'def f():  # one\n    """Return one."""\n\n    # because\n    return "#1"  # number\n'
    after = 'def f():\n    """Return the number one.\n\n    For ever.\n    """\n    return "#1"\n'
    assert code_of(before) == code_of(after) == 'def f():\n    return "#1"'
    assert code_of(after.replace("#1", "#2")) != code_of(after)
