"""Type variables and class decorator for the optional compiled build.

This module itself is never compiled, because its definitions differ for the type checker and at run time.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
    from typing_extensions import TypeVar

    C = TypeVar("C")
    from boomtown.kernel.hooks import HookIndex
    from boomtown.kernel.state import GameState

    S = TypeVar("S", bound=GameState[Any], default=Any)
    L = TypeVar("L", bound=HookIndex, default=Any)
else:
    from typing import TypeVar

    C, S, L = TypeVar("C"), TypeVar("S"), TypeVar("L")

    def mypyc_attr(**_: bool) -> Callable[[C], C]:
        """Return a decorator that does nothing.

        The compiler recognizes the name as its mark for classes that interpreted code may subclass.
        """
        return lambda cls: cls


def compiled() -> bool:
    """Return True if the rules run as compiled extension modules, not as plain Python."""
    spec = find_spec("boomtown.kernel.game")
    return spec is not None and not str(spec.origin).endswith(".py")


__all__ = ["L", "S", "compiled", "mypyc_attr"]
