"""Without the extra there is one clear line."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("batch", "numpy")],
)
def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, module: str, package: str) -> None:
    name = f"boomtown.env.{module}"
    for loaded in (name, "boomtown.env.spaces"):
        monkeypatch.delitem(sys.modules, loaded, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(
        ImportError, match=r"needs \w+, of the extra 'research': pip install '\.\[research\]' in a clone"
    ):
        importlib.import_module(name)


def test_plain_functions_need_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("numpy", "gymnasium", "pettingzoo"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "boomtown.env.functional", raising=False)
    assert importlib.import_module("boomtown.env.functional").reset({"players": 4}, 1)
