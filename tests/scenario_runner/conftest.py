"""`boomtown check` on one file written by the test."""

from __future__ import annotations

from textwrap import dedent

import pytest

from boomtown.cli import main


@pytest.fixture
def check(tmp_path, capsys):
    """Runs the command on one file with this text: (exit status, printed, complaint)."""

    def run(text, *flags, name="one.yaml"):
        path = tmp_path / name
        path.write_text(dedent(text), encoding="utf-8")
        status = main(["check", *flags, str(path)])
        printed = capsys.readouterr()
        return status, printed.out, printed.err.replace(str(tmp_path), "")

    return run
