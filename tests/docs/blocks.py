"""Code blocks of a page, and their execution."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest

from boomtown.bots.user_bots import load_user_bot
from boomtown.cli import main

BLOCK = re.compile(
    r"(?:^ *<!-- (?P<mark>[^\n]*?) -->\n+)?"
    r"^(?P<indent> *)```(?P<language>\w+)?(?: title=\"(?P<title>[^\"]+)\")?[^\n]*\n(?P<text>.*?)^ *```$",
    re.M | re.S,
)
OPEN = "boomtown is open on"


@dataclass(frozen=True, slots=True)
class Block:
    """Fenced block of a page: its language, the file to save it as (or None), its text, the comment above it."""

    language: str
    title: str | None
    text: str
    mark: str = ""
    line: int = 0

    @property
    def commands(self) -> list[str]:
        """Return the lines that a reader types."""
        lines = self.text.replace("\\\n", " ").splitlines()
        return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


def blocks(page: Path) -> list[Block]:
    """Return all fenced blocks of a page, in order."""
    text = page.read_text("utf-8")
    return [
        Block(
            m["language"] or "",
            m["title"],
            dedent(m["text"]),
            m["mark"] or "",
            text.count("\n", 0, m.start("language") if m["language"] else m.start("text")) + 1,
        )
        for m in BLOCK.finditer(text)
    ]


def follow(found: list[Block], folder: Path, games: int) -> list[str]:
    """Run the blocks in `folder` and return the outputs. Simulations play at most `games` games."""
    printed = []
    for block in found:
        if block.title:
            (folder / block.title).write_text(block.text, "utf-8")
        elif block.language == "python":
            printed.append(python(block.text, folder))
        elif block.language == "console":
            printed += [command(re.sub(r"--games \d+", f"--games {games}", line), folder) for line in block.commands]
    return printed


def python(text: str, folder: Path) -> str:
    """Return the output of a program."""
    with _at(folder) as printed:
        exec(compile(text, "block", "exec"), {"__name__": "__main__"})
    return printed.getvalue()


def command(line: str, folder: Path) -> str:
    """Return the output of a command. `play` quits at once, `serve` stops when it is open."""
    name, verb, *rest = shlex.split(line, comments=True)
    assert name == "boomtown", line
    if verb == "serve":
        return _serve([*rest, "--port", "0", "--data", str(folder / "tables.sqlite")], folder)
    with _at(folder, "q\n") as printed:
        assert main([verb, *rest]) == 0, line
    return printed.getvalue()


@contextmanager
def _at(folder: Path, typed: str = "") -> Iterator[io.StringIO]:
    """Change to a folder with `typed` as input; yield the output."""
    load_user_bot.cache_clear()  # another folder may have a file of the same name
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(io.StringIO()) as printed:
        patch.chdir(folder)
        patch.setattr("sys.stdin", io.StringIO(typed))
        yield printed


def _serve(arguments: list[str], folder: Path) -> str:
    command = [sys.executable, "-m", "boomtown", "serve", *arguments]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line.startswith(OPEN), line + server.stdout.read()
        return line
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
