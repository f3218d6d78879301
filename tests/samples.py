"""Samples of products of cases for the default run; the other cases are marked thorough or nightly."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import pytest


def sampled(names: str, cases: Mapping[str, Any], *taken: str, nightly: Collection[str] = ()) -> pytest.MarkDecorator:
    """`pytest.mark.parametrize` over `cases`, by their ids; those `taken` are in the default run."""
    unknown = {*taken, *nightly} - set(cases)
    assert not unknown, f"expected some of {', '.join(cases)}, got {', '.join(sorted(unknown))}"

    def marks(id_: str) -> tuple[pytest.MarkDecorator, ...]:
        if id_ in taken:
            return ()
        return (pytest.mark.nightly if id_ in nightly else pytest.mark.thorough,)

    params = [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), id=id_, marks=marks(id_))
        for id_, case in cases.items()
    ]
    return pytest.mark.parametrize(names, params)
