"""A server whose push service runs in the test, on this machine and without TLS; nothing else is changed."""

from __future__ import annotations

import sys
from typing import ClassVar

from tests.e2e import seeded
from tests.e2e.server import Server


class Pushing(Server):
    program: ClassVar[tuple[str, ...]] = ("-m", "tests.e2e.pushing")


def main(words: list[str]) -> int:
    from boomtown.server.notifications.web_push import WebPush

    WebPush.__init__.__defaults__ = ("http",)
    return seeded.main(words)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
