"""Samples of products of cases for the default run; the other cases are marked thorough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest


def sampled(names: str, cases: Mapping[str, Any], *taken: str) -> pytest.MarkDecorator:
    """`pytest.mark.parametrize` over `cases`, by their ids; those `taken` are in the default run."""
    assert set(taken) <= set(cases), f"expected some of {', '.join(cases)}, got {', '.join(taken)}"
    params = [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)), id=id_, marks=() if id_ in taken else pytest.mark.thorough
        )
        for id_, case in cases.items()
    ]
    return pytest.mark.parametrize(names, params)
