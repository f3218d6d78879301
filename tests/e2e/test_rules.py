"""The rules as pages of the server: found by search, by anchor and from a card."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import PHONE, Open
from tests.e2e.server import Server
from tests.e2e.tables import new_table


def test_the_rules_are_found_by_search_and_from_a_card(open_page: Open, server: Server) -> None:
    """Each file has its page. A search over all files leads to a statement. A card leads to its rule."""
    page = open_page(f"{server.url}/rules")
    page.get_by_test_id("rules").get_by_role("link", name="Base game").first.click()
    expect(page).to_have_url(re.compile("/rules/base$"))
    expect(page.get_by_test_id("rules")).to_contain_text("General Store")
    assert grave_findings(page) == []
    page.get_by_test_id("rules-search").fill("vera custer")
    hit = page.get_by_test_id("rules-hit").filter(has_text="Dodge City").first
    hit.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/rules/dodge_city#vera-custer"))
    expect(page.locator(".marked")).to_be_in_viewport()
    page.goto(f"{server.url}/cards/card-beer")
    page.get_by_test_id("rule").click()
    expect(page).to_have_url(re.compile("/rules/base#beer$"))
    expect(page.locator("#beer")).to_be_in_viewport()
    page.goto(f"{server.url}/rules/nothing")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_statement_without_a_number_has_a_link_with_a_name(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/rules/index", locale="cs-CZ")
    expect(page.locator("a.mark", has_text="•").first).to_have_accessible_name("Odkaz na toto pravidlo")


def test_a_statement_shows_its_scenarios_and_opens_them_on_the_board(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/rules")
    page.get_by_test_id("rules-search").fill("jail sheriff")
    hit = page.get_by_test_id("rules-hit").first
    expect(hit.get_by_test_id("small-picture").first).to_be_visible()
    assert grave_findings(page) == []
    hit.get_by_test_id("proof-board").first.click()
    expect(page).to_have_url(re.compile("/board\\?p=bang"))
    expect(page.get_by_test_id("editor")).to_be_visible()


def test_the_search_understands_the_words_of_the_reader(open_page: Open, server: Server) -> None:
    """A Czech question finds the English statement and the Czech card. The address has the search."""
    page = open_page(f"{server.url}/rules", locale="cs-CZ")
    page.get_by_test_id("rules-search").fill("piva dva hráči")
    hit = page.get_by_test_id("rules-hit").filter(has_text="Beer").first
    expect(hit).to_contain_text("two players")
    expect(page).to_have_url(re.compile(r"/rules\?q=piva"))
    page.get_by_test_id("rules-search").fill("pivo")
    expect(page.get_by_test_id("rules-card").first).to_contain_text("Pivo")
    expect(page).to_have_url(re.compile(r"/rules\?q=pivo$"))
    page.reload()
    expect(page.get_by_test_id("rules-card").first).to_contain_text("Pivo")


def test_a_table_leads_to_rules_and_cards(open_page: Open, server: Server) -> None:
    """The menu opens them in a tab of their own. On a phone the page of rules is not wider than the screen."""
    page = open_page(new_table(server, timer=0).link, viewport=PHONE)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.get_by_test_id("menu").click()
    for item, path in (("menu-cards", "/cards"), ("menu-me", "/me"), ("menu-rules", "/rules")):
        expect(page.get_by_test_id(item)).to_have_attribute("href", re.compile(path))
        expect(page.get_by_test_id(item)).to_have_attribute("target", "_blank")
    page.get_by_test_id("menu-report").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"{server.url}/rules/core")
    expect(page.get_by_test_id("rules")).to_contain_text("Losing life")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
