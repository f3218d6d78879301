"""Decorator `computed_once`: a property computed at its first use and then kept by its object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as computed_once
else:

    class computed_once:  # noqa: N801 (a decorator)
        """Equivalent of `functools.cached_property` without its lock, which is slow before Python 3.12."""

        def __init__(self, compute: Any) -> None:
            self._compute, self.__doc__ = compute, compute.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self._name = name

        def __get__(self, of: Any, owner: Any = None) -> Any:
            if of is None:
                return self
            found = of.__dict__[self._name] = self._compute(of)
            return found


__all__ = ["computed_once"]
