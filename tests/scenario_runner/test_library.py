"""Scenarios by the statement that they prove, for the pages of the rules."""

from __future__ import annotations

import pytest

from boomtown.notation import read_position
from boomtown.scenarios import rules
from boomtown.scenarios.library import folder, proofs


@pytest.mark.parametrize("name", ["base", "dice", "duel"])
def test_scenarios_of_a_file(name: str) -> None:
    found = proofs(name)
    where = rules.folder()
    assert where is not None
    outline = rules.outlines(where)[name]
    known = {*outline.anchors, *outline.headings.values()}
    assert found
    assert {anchor for proof in found for anchor in proof.at} <= known
    assert all(read_position(proof.line).name == ("bang" if name == "base" else name) for proof in found[:5])


def test_statements_by_number() -> None:
    assert any("3.8" in proof.at for proof in proofs("core"))
    assert any(anchor.startswith("jail-") for proof in proofs("base") for anchor in proof.at)


def test_a_file_that_does_not_exist() -> None:
    assert folder() is not None
    assert proofs("none") == []
