"""Bots of the user: `FILE.py:CLASS` or `MODULE:CLASS` instead of the name of a bot."""

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
def load_user_bot(name: str) -> Callable[[int], Any]:
    """Return the class of a policy: called with a seed, it gives an object with `answer(observation, history) -> int`.

    ValueError if the file, the class or the method is missing or has other parameters.
    """
    where, _, of = name.rpartition(":")
    module = _file(Path(where)) if where.endswith(".py") else _module(where)
    found = getattr(module, of, None)
    if not isinstance(found, type):
        there = ", ".join(n for n, c in vars(module).items() if isinstance(c, type) and hasattr(c, "answer"))
        raise ValueError(f"expected a class in {where} ({there or 'none has `answer`'}), got {of!r}")
    answer = getattr(found, "answer", None)
    if not callable(answer):
        raise ValueError(f"expected a class with `answer(observation, history)`, {name} has none")
    _fits(name, signature(found), "a class called with a seed", 0)
    _fits(name, signature(answer), "`answer(self, observation, history)`", None, None, None)
    return found


def _fits(name: str, form: Signature, wanted: str, *arguments: object) -> None:
    """Raise ValueError if the signature does not accept these arguments."""
    try:
        form.bind(*arguments)
    except TypeError as error:
        raise ValueError(f"expected {wanted}, {name} has {form}: {error}") from error


def _file(path: Path) -> ModuleType:
    if not path.is_file():
        raise ValueError(f"expected the file of a bot, got {str(path)!r}, which does not exist")
    path = path.resolve()
    # a unique module name per path, because two bots may have files of the same name
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
