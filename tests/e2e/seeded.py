"""`boomtown serve` with games and bots that are the same in every run of a test; nothing else is changed."""

from __future__ import annotations

import sys
from pathlib import Path

from tests import fixed_settings
from tests.seeds import repeatable

RUNNING = "running"  # a file next to the servers' folders: the name of the test that runs now


def running_test() -> str:
    return (Path.cwd().parent / RUNNING).read_text()


def main(words: list[str]) -> int:
    from boomtown.cli import main as boomtown

    fixed_settings.apply()
    repeatable(running_test)
    return boomtown(words)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
if __name__ == "__mp_main__":  # one of several workers
    repeatable(running_test)
