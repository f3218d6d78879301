"""Cards laid out to choose from: one that is already chosen is marked, for eyes and for screen readers."""

from __future__ import annotations

import pytest

from tests.card.position import Position, seat
from tests.components.client import StaticClient, resize
from tests.components.states import BASE_CAST, ROLES, TableState
from tests.components.test_every_answer import questions


def kit_chooses() -> Position:
    """Return five players. The first has looked at three cards as Kit Carlson and has chosen one of them."""
    others = [seat(role, who, "Missed!") for role, who in zip(ROLES[1:], BASE_CAST[1:], strict=False)]
    table = Position(
        seat("sheriff", "Kit Carlson"), *others, phase="draw", deck="Stagecoach, Barrel, Gatling, Wells Fargo"
    )
    return table.do("A: use Kit Carlson", "A: choose Barrel")


def test_a_card_that_kit_carlson_has_chosen_is_marked(client: StaticClient) -> None:
    for width, height in ((1366, 650), (390, 664)):
        page = client.open_state(client.context("en", touch=width < 720), TableState(kit_chooses().game))
        resize(page, width, height)
        cards = page.get_by_test_id("laid-card")
        assert cards.count() == 3
        assert page.locator('[data-testid="laid-card"][data-usable]').count() == 2
        chosen = cards.filter(has=page.get_by_test_id("chosen"))
        assert chosen.count() == 1
        assert "Barrel" in (chosen.text_content() or "")
        assert "Chosen" in (chosen.locator(".hidden-text").text_content() or "")
        page.context.close()


COVERED = """() => {
  const prompt = document.querySelector('[data-testid="prompt"]').getBoundingClientRect();
  return [...document.querySelectorAll('.panel, [data-testid="laid-card"]')]
    .filter(one => one.getBoundingClientRect().bottom > prompt.top + 1).length;
}"""


@pytest.mark.thorough
def test_laid_cards_end_above_the_prompt(client: StaticClient) -> None:
    """Also where its answers take several rows."""
    asked = questions()
    page = client.open_state(client.context("en", touch=False), TableState(asked["place-burden"]))
    resize(page, 1366, 650)
    covered = {"at the start": True} if page.evaluate(COVERED) else {}
    for why, game in asked.items():
        client.show(page, TableState(game))
        if page.locator(".panel").count() and page.evaluate(COVERED):
            covered[why] = page.evaluate(COVERED)
    assert covered == {}
