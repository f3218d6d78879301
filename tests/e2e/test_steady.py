"""Hand under the pointer: no card flickers at its lower edge, and none hides its neighbor."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.conftest import PHONE, Open
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.tables import new_table

POSITIONS = """async (selector) => {
  const seen = new Set();
  for (let frame = 0; frame < 40; frame++) {
    await new Promise(requestAnimationFrame);
    if (frame >= 20) seen.add(document.querySelector(selector).getBoundingClientRect().top);
  }
  return seen.size;
}"""


def test_a_card_does_not_tremble_under_the_pointer(open_page: Open, server: Server) -> None:
    """The pointer is at the lower edge of a card, from which the card lifts."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    for _ in range(20):
        if not player.wait_asked():
            return
        if player.hand():
            break
        player.answer()
    hover_lower_edge(page, '[data-testid="hand-card"]')
    assert page.evaluate(POSITIONS, '[data-testid="hand-card"]') == 1


def hover_lower_edge(page: Page, selector: str) -> None:
    box = page.locator(selector).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 2)


def test_each_card_of_a_full_hand_can_be_reached_from_its_neighbour(open_page: Open, server: Server) -> None:
    """In a narrow window the cards overlap. The pointer picks the card whose edge is visible there."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage, viewport=PHONE)
    player = Player(page)
    if not player.wait_asked():
        return
    under = "([x, y]) => Number(document.elementFromPoint(x, y).closest('[data-card]')?.dataset.card)"
    cards = page.get_by_test_id("hand-card")
    boxes = [(card, cards.nth(i).bounding_box()) for i, card in enumerate(player.hand())]
    for card, box in boxes:
        assert box
        x, y = box["x"] + 12, box["y"] + 40
        page.mouse.move(x, y)
        assert page.evaluate(under, [x, y]) == card
