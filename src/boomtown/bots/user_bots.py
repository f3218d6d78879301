"""Bots of one's own: `FILE.py:CLASS` or `MODULE:CLASS` wherever the name of a bot is asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Signature, signature
from pathlib import Path
from types import ModuleType
from typing import Any


@cache
def own(name: str) -> Callable[[int], Any]:
    """The class; called with a seed it must give something with `answer(sight, memory) -> int`. ValueError says what is
    missing.
    """
    where, _, of = name.rpartition(":")
    module = _file(Path(where)) if where.endswith(".py") else _module(where)
    found = getattr(module, of, None)
    if not isinstance(found, type):
        there = ", ".join(n for n, c in vars(module).items() if isinstance(c, type) and hasattr(c, "answer"))
        raise ValueError(f"expected a class in {where} ({there or 'none has `answer`'}), got {of!r}")
    answer = getattr(found, "answer", None)
    if not callable(answer):
        raise ValueError(f"expected a class with `answer(sight, memory)`, {name} has none")
    _fits(name, signature(found), "a class called with a seed", 0)
    _fits(name, signature(answer), "`answer(self, sight, memory)`", None, None, None)
    return found


def _fits(name: str, form: Signature, wanted: str, *arguments: object) -> None:
    """ValueError when it cannot be called like that."""
    try:
        form.bind(*arguments)
    except TypeError as error:
        raise ValueError(f"expected {wanted}, {name} has {form}: {error}") from error


def _file(path: Path) -> ModuleType:
    if not path.is_file():
        raise ValueError(f"expected the file of a bot, there is no {str(path)!r}")
    path = path.resolve()
    # a name of its own for each file: two bots may live in files of one name
    label = f"bot_{path.stem}_{blake2b(str(path).encode(), digest_size=4).hexdigest()}"
    spec = spec_from_file_location(label, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[label] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[label]
        raise ValueError(f"{path.name} cannot be loaded: {type(error).__name__}: {error}") from error
    return module


def _module(name: str) -> ModuleType:
    try:
        return import_module(name)
    except Exception as error:
        raise ValueError(f"module {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
