"""Boomtown: the BANG! card game at a table in the browser.

Public names for programs: `boomtown.new_game`, `boomtown.make_bot` and so on (docs/interface.md). Each one is imported
at its first use, so that the import of this package stays quick.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.bots import make_bot
    from boomtown.games import catalog, load_game, new_game, replay
    from boomtown.kernel.errors import BoomtownError, IllegalChoice, RedealError, SaveError, SetupError
    from boomtown.kernel.game import Game
    from boomtown.notation import NotationError, read_game, read_position, write_game, write_position

__version__ = "0.2.0"
_MODULES = {
    "boomtown.bots": ("make_bot",),
    "boomtown.games": ("catalog", "load_game", "new_game", "replay"),
    "boomtown.kernel.errors": ("BoomtownError", "IllegalChoice", "RedealError", "SaveError", "SetupError"),
    "boomtown.kernel.game": ("Game",),
    "boomtown.notation": ("NotationError", "read_game", "read_position", "write_game", "write_position"),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}
__all__ = [
    "BoomtownError",
    "Game",
    "IllegalChoice",
    "NotationError",
    "RedealError",
    "SaveError",
    "SetupError",
    "__version__",
    "catalog",
    "load_game",
    "make_bot",
    "new_game",
    "read_game",
    "read_position",
    "replay",
    "write_game",
    "write_position",
]

if not TYPE_CHECKING:  # a checker reads the imports above, and knows what is not there

    def __getattr__(name: str) -> Any:
        if name not in _MODULE_OF:
            raise AttributeError(f"module 'boomtown' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
