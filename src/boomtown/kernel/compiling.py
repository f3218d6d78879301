"""What the optional compiled build asks for. This module alone is never compiled: it says one thing to the type checker
and another at run time.
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
        """The compiler's own mark on a class that code outside the build may extend; without it nothing to do."""
        return lambda cls: cls


def compiled() -> bool:
    """Whether the rules run compiled to machine code, not as plain Python."""
    spec = find_spec("boomtown.kernel.game")
    return spec is not None and not str(spec.origin).endswith(".py")


__all__ = ["L", "S", "compiled", "mypyc_attr"]
