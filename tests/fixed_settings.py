"""`boomtown serve` with other values of settings that an operator cannot change: `python -m tests.fixed_settings`.

The environment variable FIXED_SETTINGS has the values, as JSON.
"""

import json
import os
import sys

from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.config.sources import Config

VARIABLE = "FIXED_SETTINGS"


def apply(**usual: float) -> None:
    """Let every configuration of this process have the values of the environment, else the `usual` ones."""
    values = usual | json.loads(os.environ.get(VARIABLE) or "{}")
    plain = Config.settings

    def settings(self: Config) -> Settings:
        return replace(plain(self), **values)

    Config.settings = settings  # type: ignore[method-assign]


if __name__ == "__main__":
    from boomtown.cli import main

    apply()
    raise SystemExit(main(sys.argv[1:]))
