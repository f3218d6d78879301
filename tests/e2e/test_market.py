"""Market of Gold Rush on the table: three cards with price and effect, each one click from its rule."""

from __future__ import annotations

from playwright.sync_api import expect

from boomtown.games import catalog
from tests.e2e.conftest import Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import new_table
from tests.e2e.viewports import sizes


@sizes("phone")
def test_the_market_lies_open(open_page: Open, server: Server, size: dict[str, int]) -> None:
    seat = new_table(server, players=5, setup={"sets": ["gold_rush"]})
    page = open_page(seat.link, storage_state=seat.storage, viewport=size)
    player = Player(page, policy=lively_for(2))
    assert player.wait_asked()
    facts = catalog()
    offer = messages_of(page).view["zones"]["offer"]["cards"]
    shown = page.get_by_test_id("zone-offer").get_by_test_id("zone-card")
    expect(shown).to_have_count(3)
    for card in offer:
        price = facts["kinds"][facts["cards"][card]["kind"]]["price"]
        expect(shown.and_(page.locator(f'[data-card="{card}"]'))).to_contain_text(str(price))
    expect(page.get_by_test_id("zone-equipment_deck")).to_have_count(0)  # drawn inside the market
    player.play_some(2)
    shown.nth(2).click(button="right")
    expect(page.locator("dialog[open]")).to_be_visible()
