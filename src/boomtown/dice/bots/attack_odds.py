"""Share of arrows that cost a life point."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from typing import Final

# By the tokens left in the pile when the arrow was taken; more: LATER. Counted over games of greenhorns, reduced a
# little for attacks that are far away
SOON: Final = [0.87, 0.8, 0.77, 0.72, 0.69, 0.67]
LATER: Final = 0.63


def soon(left: int) -> float:
    """Return the share for an arrow after which that many tokens are left."""
    return SOON[left] if 0 <= left < len(SOON) else LATER
