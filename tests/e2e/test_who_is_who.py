"""The page "who is who": opened by a player, shown to all, with a name and a sign for readers of the screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open
from tests.e2e.server import Server
from tests.e2e.tables import new_table
from tests.e2e.viewports import PHONE_AT_NIGHT


def test_a_player_opens_it_and_all_see_the_sign(open_page: Open, server: Server) -> None:
    seat = new_table(server, players=5)
    page = open_page(seat.link, storage_state=seat.storage)
    page.get_by_test_id("who-button").press("Enter")
    page.get_by_test_id("who-open").press("Enter")
    first = page.get_by_test_id("who-is-who").get_by_role("listitem").first
    expect(first).to_contain_text("%")
    assert grave_findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("who-button")).to_be_focused()
    guest = open_page(seat.link, **PHONE_AT_NIGHT)
    for reader in (page, guest):
        expect(reader.get_by_test_id("who-sign-0")).to_be_visible()
        expect(reader.get_by_test_id("seat-0")).to_contain_text("“Who is who” is open")
    expect(page.get_by_text("You have “Who is who” open")).to_be_visible()
    guest.get_by_test_id("menu").click()
    expect(guest.get_by_test_id("menu-people")).to_be_visible()
    expect(guest.get_by_test_id("menu-who")).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-who").click()
    expect(first).to_contain_text("%")
