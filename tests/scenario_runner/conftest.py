"""Fixture that runs `boomtown check` on one file written by the test."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from boomtown.cli import main
from tests.scenario_runner.files import Check


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """Return a function that writes its text to a file and runs the command on it.

    The temporary folder is cut from the error output.
    """

    def run(text: str, *flags: str, name: str = "one.yaml") -> tuple[int, str, str]:
        path = tmp_path / name
        path.write_text(dedent(text), encoding="utf-8")
        status = main(["check", *flags, str(path)])
        printed = capsys.readouterr()
        return status, printed.out, printed.err.replace(str(tmp_path), "")

    return run
