"""Code blocks of the documentation: each is run here, or a comment above it says why not.

* `<!-- not run: REASON -->`: only the options of its `boomtown` commands and the targets of `make` are checked.
* `<!-- quoted from PATH -->`: its lines are lines of that file.
* `<!-- run by PATH -->`: another test module runs it. `all blocks run by PATH` speaks of the whole page.
"""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from boomtown.cli import main, parser
from boomtown.server.config.sources import resolve
from tests.conftest import ROOT
from tests.docs.blocks import Block, blocks, command, python

PAGES = ["README.md", "CONTRIBUTING.md", "examples/README.md", "benchmarks/README.md"]
PAGES += sorted(str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md"))
DATA = {"text", "ebnf"}  # what a program prints, and grammars: nothing to run
PROGRAMS = {"console", "python", "bash", "toml", "yaml", "ts"}
WHOLE = re.compile(r"<!-- all blocks run by (\S+) -->")
FOUND = [
    (page, block)
    for page in PAGES
    if not WHOLE.search((ROOT / page).read_text("utf-8"))
    for block in blocks(ROOT / page)
    if block.language not in DATA
]
NAMES = [f"{page}:{block.line}" for page, block in FOUND]
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))


@pytest.mark.parametrize(("page", "block"), FOUND, ids=NAMES)
def test_block(page: str, block: Block, tmp_path: Path) -> None:
    assert block.language in PROGRAMS, "name the language of the block"
    kind, _, about = block.mark.partition(": " if block.mark.startswith("not run") else " from ")
    if block.language == "console":
        _check_commands(block)
    if kind == "not run":
        assert len(about) > 10
    elif kind == "quoted":
        _check_quotation(block, ROOT / about)
    elif block.mark.startswith("run by "):
        assert (ROOT / block.mark.removeprefix("run by ")).is_file()
    else:
        assert not block.mark, block.mark
        _run(block, tmp_path)


def test_pages_that_others_run() -> None:
    found = {page: WHOLE.search((ROOT / page).read_text("utf-8")) for page in PAGES}
    others = {page: match[1] for page, match in found.items() if match}
    assert others
    for page, test in others.items():
        assert Path(page).stem in (ROOT / test).read_text("utf-8")


def _run(block: Block, folder: Path) -> None:
    """Run a block of a language, in an empty folder."""
    if block.language == "python":
        python(block.text, folder)
    elif block.language == "console":
        for line in block.commands:
            command(re.sub(r"--games \d+", "--games 4", line), folder)
    elif block.language == "toml":
        (folder / "page.toml").write_text(block.text, "utf-8")
        assert resolve({}, {}, str(folder / "page.toml"))
    elif block.language == "yaml":
        (folder / "page.yaml").write_text(block.text, "utf-8")
        assert main(["check", str(folder / "page.yaml")]) == 0
    elif block.language == "bash":
        subprocess.run(["bash", "-eu", "-c", block.text], cwd=folder, check=True, capture_output=True)
    else:
        pytest.fail(f"a block of {block.language} cannot be run: say why above it")


def _check_commands(block: Block) -> None:
    """Raise for an option that a command lacks, an unknown target of `make`, or a program that is not there."""
    assert block.commands, "begin each command with '$ '"
    for line in block.commands:
        words = [word for word in shlex.split(line, comments=True) if not re.match(r"[A-Z_]+=", word)]
        if words[:1] == ["make"]:
            assert {word for word in words[1:] if "=" not in word} <= TARGETS, line
        elif words[:1] == ["python"] and words[1] != "-m":
            assert (ROOT / words[1]).is_file(), line
        elif words and words[0].rpartition("/")[2] == "boomtown" and not words[1].startswith("-"):
            parser(words[1]).parse_args(words[1:])


def _check_quotation(block: Block, source: Path) -> None:
    """Raise for a line of the block that is not in the file; comments and dots stand for what is left out."""
    lines = {_code(line) for line in source.read_text("utf-8").splitlines()}
    missing = {_code(line) for line in block.text.splitlines()} - lines - {"", "..."}
    assert not missing


def _code(line: str) -> str:
    return re.sub(r"\s+#.*", "", line).strip()
