"""`boomtown serve` with the deals of one fixed date; nothing else is changed. Its first page shows that date."""

from __future__ import annotations

import sys
from typing import ClassVar

from tests import fixed_settings
from tests.e2e.seeded import running_test
from tests.e2e.server import Server
from tests.seeds import repeatable

DATE = "2026-11-30"


class DailyServer(Server):
    """Server on which it is always the same day."""

    program: ClassVar[tuple[str, ...]] = ("-m", "tests.e2e.daily_server")


def main(words: list[str]) -> int:
    from boomtown.cli import main as boomtown
    from boomtown.server.tables import daily_deal

    daily_deal.today = lambda: DATE
    fixed_settings.apply()
    repeatable(running_test)
    return boomtown(words)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
