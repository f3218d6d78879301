"""Lines of the bull's eyes in the Dice Game: each starts at its own die."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.components.client import StaticClient, resize
from tests.components.states import TableState, dice_table

# horizontal distance in px from the start of the line to the middle of the die; vertical distance to its edge
FROM_DIE = """at => {
  const path = document.querySelector('.tracer .dots').getAttribute('d');
  const [x, y] = path.slice(1).split(/[ C]/).map(Number);
  const { left, right, top, bottom } = document.querySelector(`[data-at="die-${at}"]`).getBoundingClientRect();
  return [Math.abs(x - (left + right) / 2), y < top ? top - y : y - bottom];
}"""


def test_a_line_starts_at_the_die_that_is_aimed(client: StaticClient) -> None:
    game = dice_table(5, "aim")
    decision, view = game.decision(0), game.view(0)
    assert decision is not None
    assert view["aims"] == []
    face = decision["source"]
    at = next(number for number, die in enumerate(view["dice"]) if die["face"] in (face, f"double_{face}"))
    page = client.open_state(client.context("en", touch=False), TableState(game))
    resize(page, 1366, 650)
    page.locator('[data-targetable="true"] button.plate').first.hover()
    expect(page.locator(".tracer .dots")).to_have_count(1)
    sideways, upright = page.evaluate(FROM_DIE, at)
    assert sideways <= 2
    assert 0 <= upright <= 12
    page.context.close()
