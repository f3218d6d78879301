"""The folder of the built client, which the server serves and the build writes."""

from __future__ import annotations

from pathlib import Path

import boomtown
from boomtown.server.web.static_files import STATIC


def test_the_client_is_looked_for_where_the_build_puts_it() -> None:
    assert Path(boomtown.__file__).parent / "static" == STATIC
