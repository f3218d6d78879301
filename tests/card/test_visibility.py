"""Check of the sources: the visibility rules have one module, and each reader imports it."""

from __future__ import annotations

from pathlib import Path

import boomtown.card
from boomtown.card.rules import victory
from boomtown.card.seen import visibility

READERS = ("seen/view.py", "seen/fast_view.py", "encode/identities.py", "encode/optional_parts.py")
FOLDS = (
    "HIDDEN_ROLES",
    "OPEN_HANDS",
    "SKIPS",
)  # fast_view may look up the remaining two folds, to skip a call without a hook


def test_victory_holds_no_visibility() -> None:
    rules = {
        name for name, value in vars(visibility).items() if getattr(value, "__module__", "") == visibility.__name__
    }
    defined = {name for name, value in vars(victory).items() if getattr(value, "__module__", "") == victory.__name__}
    assert not rules & defined


def test_readers_follow_the_rules() -> None:
    card = Path(boomtown.card.__file__).parent
    for reader in READERS:
        text = (card / reader).read_text()
        assert "boomtown.card.seen.visibility import" in text, reader
        assert not [fold for fold in FOLDS if fold in text], f"{reader} asks a fold of visibility directly"
