"""Simpler setups for games that show a fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtown.games import SetupError, new_game

from .setups import Setup


def simpler(setup: Setup) -> Iterator[Setup]:
    """Yield setups with one entry less: a set, an option, another key, or a player."""
    candidates = [setup | {"sets": [s for s in setup["sets"] if s != name]} for name in setup["sets"]]
    options = setup.get("options", {})
    candidates += [setup | {"options": {k: v for k, v in options.items() if k != name}} for name in options]
    extra = [key for key in setup if key not in ("game", "players", "sets", "options")]
    candidates += [{k: v for k, v in setup.items() if k != key} for key in extra]
    candidates += [_without(setup, seat) for seat in reversed(range(setup["players"]))]
    yield from (candidate for candidate in candidates if _playable(candidate))


def _without(setup: Setup, seat: int) -> Setup:
    """Return the setup without one player. Players in later seats move up."""
    fewer: dict[str, Any] = setup | {"players": setup["players"] - 1}
    for key in ("roles", "characters"):
        if key in setup:
            fewer[key] = [name for p, name in enumerate(setup[key]) if p != seat]
    if "keep" in setup:
        kept = {int(p): name for p, name in setup["keep"].items() if int(p) != seat}
        fewer["keep"] = {str(p - (p > seat)): name for p, name in kept.items()}
    if "sheriff" in setup:
        fewer["sheriff"] = max(0, setup["sheriff"] - (setup["sheriff"] >= seat))
    if "rotate" in setup:
        fewer["rotate"] = setup["rotate"] % fewer["players"]
    return fewer


def _playable(setup: Setup) -> bool:
    try:
        new_game(setup, "0", record=False)
    except SetupError:
        return False
    except Exception:  # another fault, which the play will report
        return True
    return True
