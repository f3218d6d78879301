"""Pile of arrows in the Dice Game: as high with the chief's arrow as without it, so the dice keep their places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import TableState, dice_table
from tests.samples import sampled

SIZES = ((1440, 900), (1920, 1080), (1280, 800), (1280, 1024), (1024, 1366), (820, 1180))
HEIGHT = "document.querySelector('[data-testid=\"arrows\"]').offsetHeight"


@dataclass(frozen=True)
class Pile(TableState):
    """The Dice Game with other arrows in the pile."""

    arrows: int = 9
    chief: str | int = "pile"  # or the seat that has the chief's arrow

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        messages[1]["view"] |= {"arrows": self.arrows, "chief": self.chief}
        return messages


@sampled("language", {language: language for language in LOCALES}, "en")
def test_the_pile_keeps_its_height(client: StaticClient, language: str) -> None:
    game = dice_table(8)
    states = [Pile(game, arrows=arrows, chief=chief) for arrows in (9, 2, 0) for chief in ("pile", 0, 1)]
    page = client.open_state(client.context(language, touch=False), states[0])
    for size in SIZES:
        resize(page, *size)
        heights = set()
        for state in states:
            client.show(page, state)
            heights.add(page.evaluate(HEIGHT))
        assert len(heights) == 1, f"{size}: {heights}"
