"""Card browser: all entries, found by set, kind and words, each with its own address."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import PHONE, Open
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.tables import new_table
from tests.e2e.test_languages import LANGUAGES, check_words, choose_language
from tests.e2e.viewports import sizes, themes

OF_DICE = ["dice-tequila-joe", "role-sheriff", "role-devil-s-left-hand", "die-loudmouth", "token-ghost"]


def entries(page: Page) -> list[str]:
    """Return the entries that the page shows, by address."""
    found: list[str] = page.get_by_test_id("entry").evaluate_all("all => all.map(one => one.dataset.entry)")
    return found


def found_by_name(entry: str) -> str:
    """Return the address of an entry in a list filtered by its name. Another test covers the whole list."""
    return f"/cards/{entry}?q={entry.rpartition('-')[2]}"


def search(page: Page, words: str) -> list[str]:
    page.get_by_test_id("cards-search").fill(words)
    expect(page).to_have_url(re.compile(r"[?&]q="))
    return entries(page)


def sheet(page: Page, entry: str) -> None:
    expect(page.get_by_test_id("sheet")).to_have_attribute("data-entry", entry)


def test_everything_is_there(open_page: Open, server: Server) -> None:
    """All cards, characters and events of the catalog occur once. Every set and every kind shows some of them."""
    facts: dict[str, Any] = server.get("/api/catalog")
    kinds = {card["kind"] for card in facts["cards"]} - {""}  # some numbers have no card
    ways = {"nugget", "Big Fifty (shot)", "double", "ignore", "discard"}
    assert set(facts["kinds"]) - kinds == ways, "only a way to play or answer a card is a kind without cards"
    page = open_page(f"{server.url}/cards")
    expect(page.get_by_test_id("entry").first).to_be_visible()
    shown = entries(page)
    assert len(shown) == len(set(shown))
    assert len(shown) == len(kinds) + len(facts["characters"]) + len(facts["events"])
    for what in facts["sets"]:
        page.get_by_test_id(f"filter-set-{what['id']}").click()
        expect(page).to_have_url(re.compile(f"set={what['id']}"))
        count = sum(prefix in one for one in entries(page) for prefix in ("char-", "event-"))
        assert count == what["characters"] + what["events"]


def test_an_entry_tells_everything(open_page: Open, server: Server) -> None:
    """An entry shows rules, rulings, copies with suit and rank in each box, life points and the set."""
    page = open_page(f"{server.url}/cards/card-barrel")
    sheet(page, "card-barrel")
    expect(page).to_have_title(re.compile("Barrel"))
    told = page.get_by_test_id("sheet")
    for words in ("a heart gives you 1 Missed!", "What if", "BANG!", "Dodge City", "2×", "1×", "Q", "K", "A"):
        expect(told).to_contain_text(words)
    page = open_page(f"{server.url}/cards/char-paul-regret")
    expect(page.get_by_test_id("sheet")).to_contain_text("Starts with 3 lives")
    page = open_page(f"{server.url}/cards/event-ghost-town")
    expect(page.get_by_test_id("sheet")).to_contain_text("High Noon")


def test_everything_of_the_dice_game_is_there(open_page: Open, server: Server) -> None:
    """Characters, plain and special roles, dice, faces and tokens occur once. Every module shows some entries."""
    facts: dict[str, Any] = server.get("/api/catalog?game=dice")
    page = open_page(f"{server.url}/cards")
    page.get_by_test_id("cards-of-dice").click()
    expect(page).to_have_url(re.compile(r"/cards\?game=dice$"))
    expect(page.locator('[data-testid="entry"][data-entry="face-beer"]')).to_be_visible()
    shown = entries(page)
    assert (
        len(shown)
        == len(set(shown))
        == sum(len(facts[what]) for what in ("characters", "specials", "dice", "faces")) + 4 + 2
    )
    for what in facts["sets"]:
        page.get_by_test_id(f"filter-set-{what['id']}").click()
        expect(page).to_have_url(re.compile(f"set={what['id']}"))
        found = entries(page)
        assert found
        assert sum(one.startswith("dice-") for one in found) == what["characters"]
        assert sum(one.startswith("die-") for one in found) == (what["dice"] if what["module"] else 1)
    page.get_by_test_id("filter-set-any").click()
    page.get_by_test_id("filter-sort-special").click()
    expect(page).to_have_url(re.compile(r"game=dice&kind=special$"))
    assert len(entries(page)) == 9


def test_an_entry_of_the_dice_game_tells_everything(open_page: Open, server: Server) -> None:
    """An entry opens by its address, a die links to its faces, and the lists of both games are reachable."""
    page = open_page(f"{server.url}/cards/dice-jesse-jones")
    sheet(page, "dice-jesse-jones")
    expect(page.get_by_test_id("sheet")).to_contain_text("Starts with 9 lives")
    page.goto(f"{server.url}/cards/die-coward")
    sheet(page, "die-coward")
    expect(page.get_by_test_id("die-face")).to_have_count(6)
    page.get_by_test_id("die-face").first.click()
    sheet(page, "face-arrow")
    expect(page.get_by_test_id("cards-of-dice")).to_have_attribute("aria-current", "page")
    page.get_by_test_id("filter-sort-role").click()
    assert entries(page) == ["role-deputy", "role-outlaw", "role-renegade", "role-sheriff"]
    page.get_by_test_id("cards-of-bang").click()
    expect(page.locator('[data-testid="entry"][data-entry="card-bang"]')).to_be_visible()


def test_words_are_found_in_the_readers_language(open_page: Open, server: Server) -> None:
    """The search finds names and rules and ignores accents. Names come first; English names always work."""
    page = open_page(f"{server.url}/cards", locale="cs-CZ")
    expect(page.get_by_test_id("entry").first).to_be_visible()
    assert search(page, "MESTO duchu") == ["event-ghost-town"]
    assert "event-ghost-town" in search(page, "ghost town")
    healing = search(page, "zivot")
    assert "card-beer" in healing
    page.get_by_test_id("cards-search").fill("xyzzy")
    expect(page.get_by_test_id("entry")).to_have_count(0)
    page.get_by_test_id("filter-reset").click()
    expect(page.get_by_test_id("cards-search")).to_have_value("")
    assert len(entries(page)) > 100


def test_filters_and_entries_have_addresses(open_page: Open, server: Server) -> None:
    """The filters and the open entry survive a reload. The back button returns through them."""
    page = open_page(server.url)
    page.get_by_test_id("all-cards").click()
    page.get_by_test_id("filter-set-dodge_city").click()
    page.get_by_test_id("filter-sort-green").click()
    expect(page).to_have_url(re.compile(r"/cards\?set=dodge_city&kind=green$"))
    green = entries(page)
    assert "card-canteen" in green
    page.reload()
    expect(page.get_by_test_id("entry")).to_have_count(len(green))
    page.locator('[data-testid="entry"][data-entry="card-bible"]').click()
    sheet(page, "card-bible")
    expect(page).to_have_url(re.compile(r"/cards/card-bible\?set=dodge_city&kind=green$"))
    page.locator('[data-testid="entry"][data-entry="card-canteen"]').click()
    sheet(page, "card-canteen")
    page.go_back()
    sheet(page, "card-bible")
    page.go_back()
    page.go_back()
    expect(page).to_have_url(re.compile(r"/cards\?set=dodge_city$"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"/cards$"))
    page.go_back()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_choosing_an_entry_moves_nothing(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/cards")
    card = page.locator('[data-testid="entry"][data-entry="card-beer"]')
    before = card.bounding_box()
    scrolled = page.evaluate("scrollY")
    card.click()
    sheet(page, "card-beer")
    page.mouse.move(0, 0)
    assert card.bounding_box() == before
    assert page.evaluate("scrollY") == scrolled


def test_on_a_phone_it_opens_above_the_list(open_page: Open, server: Server) -> None:
    """Close and the back button return to the same place in the list. The arrows open the next entries."""
    page = open_page(f"{server.url}/cards", viewport=PHONE, has_touch=True, is_mobile=True)
    card = page.locator('[data-testid="entry"][data-entry="char-rose-doolan"]')
    card.tap()
    sheet(page, "char-rose-doolan")
    scrolled = page.evaluate("scrollY")
    assert page.locator("dialog[open]").evaluate("one => one.scrollTop") == 0
    page.get_by_test_id("sheet-next").click()
    expect(page.get_by_test_id("sheet")).not_to_have_attribute("data-entry", "char-rose-doolan")
    page.get_by_test_id("sheet-close").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page).to_have_url(re.compile("/cards$"))
    assert page.evaluate("scrollY") == scrolled
    card.tap()
    sheet(page, "char-rose-doolan")
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_test_id("filter-sort").select_option("event")
    assert all(one.startswith("event-") for one in entries(page))


def test_by_keyboard_alone(open_page: Open, server: Server) -> None:
    """/ focuses the search, arrows move among the cards and Enter opens one. A live region announces it."""
    page = open_page(f"{server.url}/cards")
    expect(page.get_by_test_id("entry").first).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_test_id("cards-search")).to_be_focused()
    page.get_by_test_id("entry").first.focus()
    shown = entries(page)
    focused = "document.activeElement.dataset.entry"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == shown[1]
    page.keyboard.press("ArrowDown")
    below = page.evaluate(focused)
    assert shown.index(below) > 2
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == shown[1]
    page.keyboard.press("End")
    assert page.evaluate(focused) == shown[-1]
    page.keyboard.press("Enter")
    sheet(page, shown[-1])
    expect(page.get_by_test_id("polite")).not_to_be_empty()
    assert page.locator('[data-testid="entry"][tabindex="0"]').count() == 1


def test_from_a_card_at_the_table_without_leaving_the_game(open_page: Open, server: Server) -> None:
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    if not player.wait_asked():
        return
    page.get_by_test_id("hand-card").first.dispatch_event("contextmenu")
    with page.context.expect_page() as opened:
        page.get_by_test_id("all-about").click()
    other = opened.value
    expect(other.get_by_test_id("sheet")).to_be_visible()
    assert other.url.startswith(f"{server.url}/cards/card-")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_test_id("help-cards")).to_have_attribute("target", "_blank")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).to_be_visible()


def test_from_the_help_of_the_front_page(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    page.locator("footer button").first.click()
    page.get_by_test_id("help-cards").click()
    expect(page.get_by_test_id("cards-search")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_an_address_of_nothing_says_so(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/cards/card-nonsense?set=what&kind=purple")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_test_id("filter-reset").click()
    expect(page.get_by_test_id("entry").first).to_be_visible()


@sizes("phone")
def test_it_speaks_five_languages_and_fits(open_page: Open, server: Server, size: dict[str, int]) -> None:
    """No raw message key is visible and nothing is wider than the screen, in the list and in an entry of each kind."""
    page = open_page(f"{server.url}/cards", viewport=size)
    for language in LANGUAGES * 2:
        choose_language(page, language)
        check_words(page, language)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, language
        if language == LANGUAGES[-1]:
            page.get_by_test_id("cards-of-dice").click()
    entries = ("card-brawl", "card-winchester", "card-bible", "char-vera-custer", "event-high-noon", *OF_DICE)
    for turn, entry in enumerate(entries):  # each in two languages, each language with both games
        for language in (LANGUAGES[turn % 5], LANGUAGES[(turn + 2) % 5]):
            page.evaluate("code => localStorage.setItem('boomtown.lang', code)", language)
            page.goto(server.url + found_by_name(entry))
            sheet(page, entry)
            check_words(page, language)
            box = page.get_by_test_id("sheet").bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size["width"]


@themes()
def test_it_is_accessible(open_page: Open, server: Server, theme: str, size: dict[str, int]) -> None:
    page = open_page(f"{server.url}/cards?set=dodge_city", viewport=size, color_scheme=theme)
    expect(page.get_by_test_id("entry").first).to_be_visible()
    assert grave_findings(page) == []
    entries = ("card-bible", "char-vera-custer", "event-peyote", *OF_DICE)
    for entry in (entries[0], entries[-1]):  # with the whole list of their game
        page.goto(f"{server.url}/cards/{entry}")
        sheet(page, entry)
        assert grave_findings(page) == [], entry
    if (theme == "light") == (size["width"] > size["height"]):  # each entry in both themes and at both sizes
        for entry in entries[1:-1]:
            page.goto(server.url + found_by_name(entry))
            sheet(page, entry)
            assert grave_findings(page) == [], entry
