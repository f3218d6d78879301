"""Answers that confirm a card: the words of each take one line on a laptop."""

from __future__ import annotations

import pytest

from tests.card.position import Position, seat
from tests.components.client import LOCALES, SETTLED, StaticClient, resize
from tests.components.states import BASE_CAST, ROLES, TableState

LINES = """() => [...document.querySelectorAll('.prompt .answers button .words')].map(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return [one.textContent, new Set([...words.getClientRects()].map(box => Math.round(box.top))).size];
}).filter(([, lines]) => lines > 1)"""


@pytest.mark.parametrize("language", LOCALES)
def test_answers_that_confirm_a_card_take_one_line(client: StaticClient, language: str) -> None:
    cast = enumerate(zip(ROLES, BASE_CAST, strict=False))
    seats = [seat(role, who, "BANG!" if i else "Saloon, Barrel") for i, (role, who) in cast]
    state = TableState(Position(*seats, turn="A", ask_forced=True).game)
    page = client.open_state(client.context(language, touch=False), state)
    resize(page, 1366, 650)
    for card in page.get_by_test_id("hand-card").all():
        card.click(position={"x": 12, "y": 40})
        page.evaluate(SETTLED)
        assert page.get_by_test_id("prompt").get_attribute("data-step") == "confirm"
        assert page.evaluate(LINES) == []
        page.keyboard.press("Escape")
