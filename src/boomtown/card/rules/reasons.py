"""Reasons why options are missing, by the source that removes them. `seen/why_not.py` reads them for players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boomtown.card.text import Text, text
from boomtown.kernel.game import Json

if TYPE_CHECKING:
    from boomtown.card.game import Bang

# By source: why its power of phase 2 is not on offer now. Shown to players
WHY_NO_OFFER: dict[str, Callable[[Bang, int], Text | None]] = {}
# By source: why it does not let the player end the turn now. Shown to players
WHY_NO_END: dict[str, Callable[[Bang, int], Text]] = {}
# By ambient source: further actions that are not possible in phase 2, as in `why_not.why_not`. Shown to players
WHY_NOT_MORE: dict[str, Callable[[Bang, int], list[Json]]] = {}
# By source: why its power cannot be used on a seat. Shown to players
WHY_NOT_AT: dict[str, Callable[[Bang, int, int], Text]] = {}
# By kind of card: why it would have no effect now although it can be played. Shown to players before they play it
WASTED: dict[str, Callable[[Bang, int], Text | None]] = {}
# By protecting source: the key of the text why a card has no effect; "why-diamond" if missing
WHY_IMMUNE: dict[str, str] = {}


def heals(kind: str) -> None:
    """Register a card whose only effect is that its player regains lives: wasted with all of them."""
    WASTED[kind] = lambda g, me: text("wasted-full-life") if g.state.life[me] >= g.state.max_life[me] else None


def why_no_end(source: str) -> Callable[[Callable[[Bang, int], Text]], Callable[[Bang, int], Text]]:
    """Register `reason(g, me)`: why `me` cannot end the turn while this source removes END (PLAY_OPTIONS)."""

    def keep(reason: Callable[[Bang, int], Text]) -> Callable[[Bang, int], Text]:
        WHY_NO_END[source] = reason
        return reason

    return keep
