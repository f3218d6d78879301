"""Form of a new table: presets, sets and variants. An invalid choice shows its reason and a button that repairs it."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open
from tests.e2e.server import Server
from tests.e2e.tables import Seat, join, new_table
from tests.e2e.test_languages import LANGUAGES, check_words
from tests.e2e.viewports import sizes, themes

SETS = ["bonus", "dodge_city", "high_noon", "fistful"]
MODULES = ["saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost"]


def form(page: Page) -> Locator:
    """Open the form of a new table and return it."""
    page.get_by_test_id("new-table").click()
    expect(page.get_by_test_id("players-5")).to_be_checked()
    page.evaluate("document.fonts.ready")  # places are compared: letters that come late move them
    return page.locator("dialog[open]")


def pick(page: Page, *testids: str) -> None:
    """Check these inputs. They are invisible below their drawn labels."""
    for testid in testids:
        page.get_by_test_id(testid).check(force=True)


def chosen(page: Page, sets: list[str] = SETS) -> list[str]:
    return [name for name in sets if page.get_by_test_id(f"set-{name}").is_checked()]


def code_of(page: Page) -> str:
    expect(page.get_by_test_id("start")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def test_presets_fill_the_form(open_page: Open, server: Server) -> None:
    """One click fills the form. After a change the preset is no longer marked."""
    page = open_page(server.url)
    form(page)
    night = page.get_by_test_id("preset-saturday-night")
    night.click()
    expect(night).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("players-7")).to_be_checked()
    assert chosen(page) == SETS
    page.get_by_test_id("set-fistful").uncheck(force=True)
    expect(night).to_have_attribute("aria-pressed", "false")
    page.get_by_test_id("preset-first-game").click()
    assert chosen(page) == []
    expect(page.get_by_test_id("option-no_book_cards")).to_be_checked()
    expect(page.get_by_test_id("players-5")).to_be_checked()


def test_what_cannot_start_says_why_and_is_mended(open_page: Open, server: Server) -> None:
    """8 players without Dodge City: the choice stays, the reason is shown, and each repair is one click."""
    page = open_page(server.url)
    dialog = form(page)
    expect(page.get_by_test_id("roles")).to_contain_text("2 outlaws")
    below = page.get_by_test_id("set-base").bounding_box()
    pick(page, "players-8")
    problem = page.get_by_test_id("setup-problem")
    expect(problem).to_contain_text("8 players need Dodge City")
    now = page.get_by_test_id("set-base").bounding_box()
    assert now == below, f"the form jumps: {below} {now}"
    go = page.get_by_test_id("open-table-go")
    expect(go).to_have_attribute("aria-disabled", "true")
    expect(go).to_have_accessible_description("8 players need Dodge City.")
    go.click(force=True)  # the click has an effect although the button is marked as disabled
    expect(page.get_by_test_id("mend-add")).to_be_focused()
    expect(dialog).to_be_visible()

    page.get_by_test_id("mend-players").click()
    expect(page.get_by_test_id("players-7")).to_be_checked()
    expect(problem).to_have_count(0)

    pick(page, "players-3")
    expect(problem).to_contain_text("3 players need Dodge City")
    page.get_by_test_id("mend-add").click()
    assert chosen(page) == ["dodge_city"]
    expect(page.get_by_test_id("players-3")).to_be_checked()
    expect(page.get_by_test_id("roles")).to_contain_text("face up")
    expect(go).to_have_attribute("aria-disabled", "false")
    page.get_by_test_id("set-dodge_city").uncheck(force=True)
    expect(problem).to_be_visible()


def test_variants_that_change_nothing_say_why(open_page: Open, server: Server) -> None:
    """Variants without effect give the reason and ignore clicks. They become active with their sets."""
    page = open_page(server.url)
    form(page)
    row = page.get_by_test_id("row-event_cards")
    expect(row).not_to_be_visible()
    page.get_by_test_id("other-variants").click()
    expect(row).to_contain_text("High Noon and A Fistful of Cards")
    page.get_by_test_id("option-event_cards-12").click(force=True)
    expect(page.get_by_test_id("option-event_cards-12")).not_to_be_checked()
    expect(page.get_by_test_id("urgent")).to_contain_text("A Fistful of Cards")
    pick(page, "set-high_noon")
    expect(row).to_contain_text("A Fistful of Cards")
    pick(page, "set-fistful", "option-event_cards-12")
    assert row.evaluate("one => !one.closest('details')"), "it has an effect and stands in the list"
    expect(page.get_by_test_id("option-event_cards-12")).to_be_checked()
    hunts = page.get_by_test_id("row-dead_man_hunts")
    pick(page, "set-dodge_city")
    expect(hunts).to_contain_text("Only with 3")
    pick(page, "players-3", "option-dead_man_hunts")
    expect(hunts).not_to_contain_text("Only with 3")


def test_the_table_is_what_was_chosen_and_everybody_sees_it(open_page: Open, server: Server) -> None:
    """8 players, both event decks, a value and a switch: in the server, the lobby and the list of tables."""
    page = open_page(server.url)
    form(page)
    page.get_by_test_id("title").fill("Eight at Noon")
    pick(page, "set-dodge_city", "set-high_noon", "set-fistful", "players-8", "option-event_cards-12")
    pick(page, "option-last_event-a-fistful-of-cards", "option-three_lives", "bots-5")
    page.get_by_test_id("option-bonus_events").uncheck(force=True)
    page.get_by_test_id("open-table-go").click()
    code = code_of(page)
    table = server.get(f"/api/tables/{code}")
    assert (table["players"], table["sets"]) == (8, ["dodge_city", "high_noon", "fistful"])

    watcher = open_page(f"{server.url}/t/{code}")
    for each in (page, watcher):
        played = each.get_by_test_id("played")
        for words in ("Dodge City", "High Noon", "A Fistful of Cards", "8 players", "2 renegades", ": 12", ": no"):
            expect(played).to_contain_text(words)
    front = open_page(server.url)
    line = front.get_by_test_id("open-table").filter(has_text="Eight at Noon")
    expect(line).to_contain_text("Dodge City, High Noon")


def test_play_now_is_the_base_game_for_five(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    with page.expect_request(lambda one: one.method == "POST") as asked:
        page.get_by_test_id("play-now").click()
    order = dict(asked.value.post_data_json or {})
    assert order["setup"] == {"game": "bang", "players": 5}
    assert order["start"] is True
    assert order["first"] is True


def test_play_now_starts_the_game_of_the_tile_chosen(open_page: Open, server: Server) -> None:
    """The browser remembers the chosen tile, and Play now opens a table of that game within seconds."""
    page = open_page(server.url)
    expect(page.get_by_test_id("play-bang")).to_be_checked()
    pick(page, "play-dice")
    page.reload()
    expect(page.get_by_test_id("play-dice")).to_be_checked()
    begun = time.monotonic()
    with page.expect_request(lambda one: one.method == "POST") as asked:
        page.get_by_test_id("play-now").click()
    assert (asked.value.post_data_json or {})["setup"] == {"game": "dice", "players": 5}
    expect(page.get_by_test_id("prompt")).to_be_visible()
    assert time.monotonic() - begun < 10
    table = server.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table["game"], table["players"], table["phase"]) == ("dice", 5, "playing")


def test_the_game_by_keyboard(open_page: Open, server: Server) -> None:
    """An arrow key changes the tile, Enter plays."""
    page = open_page(server.url)
    page.get_by_test_id("play-bang").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("play-dice")).to_be_checked()
    with page.expect_request(lambda one: one.method == "POST") as asked:
        page.keyboard.press("Enter")
    assert (asked.value.post_data_json or {})["setup"]["game"] == "dice"


def test_a_table_of_dice_in_clicks(open_page: Open, server: Server) -> None:
    """Modules by tile, the ghost from five players on, the variant with its module. Lobby and list show them."""
    page = open_page(server.url)
    form(page)
    page.get_by_test_id("title").fill("Saloon Dice")
    pick(page, "game-dice")
    expect(page.get_by_test_id("set-dice")).to_be_checked()
    expect(page.get_by_test_id("title")).to_have_value("Saloon Dice")
    row = page.get_by_test_id("row-deal_roles")
    page.get_by_test_id("other-variants").click()
    page.get_by_test_id("option-deal_roles-mixed").click(force=True)
    expect(page.get_by_test_id("option-deal_roles-mixed")).not_to_be_checked()
    pick(page, "set-ghost", "players-4")
    problem = page.get_by_test_id("setup-problem")
    expect(problem).to_be_visible()
    page.get_by_test_id("mend-drop").click()
    assert chosen(page, MODULES) == []
    expect(page.get_by_test_id("players-4")).to_be_checked()
    pick(page, "set-ghost")
    page.get_by_test_id("mend-players").click()
    expect(page.get_by_test_id("players-5")).to_be_checked()
    expect(problem).to_have_count(0)
    pick(page, "set-special_roles", "set-saloon_dice")
    expect(row.locator(".why")).to_have_count(0)
    pick(page, "option-deal_roles-mixed")
    page.get_by_test_id("open-table-go").click()
    code = code_of(page)
    table = server.get(f"/api/tables/{code}")
    assert (table["game"], table["players"]) == ("dice", 5)
    assert table["sets"] == ["saloon_dice", "special_roles", "ghost"]

    guest = open_page(f"{server.url}/t/{code}")
    front = open_page(server.url)
    line = front.get_by_test_id("open-table").filter(has_text="Saloon Dice")
    for told in (guest.get_by_test_id("played"), line):
        expect(told).to_contain_text("Dice Game")
        expect(told).to_contain_text("Ghost")

    expect(guest.get_by_test_id("played")).to_contain_text("Mixed with the ordinary ones")


def test_another_price_of_the_blank_station(open_page: Open, server: Server) -> None:
    """The list offers prices that exist with the chosen sets. Removing the set of a price resets the choice."""
    page = open_page(server.url)
    form(page)
    more = page.get_by_test_id("option-blank_station-more")
    expect(more).to_be_disabled()
    pick(page, "set-great_train_robbery", "set-armed_and_dangerous")
    more.select_option("card:Whip")
    expect(page.get_by_test_id("option-blank_station-none")).not_to_be_checked()
    page.get_by_test_id("set-armed_and_dangerous").uncheck(force=True)
    expect(page.get_by_test_id("option-blank_station-none")).to_be_checked()
    expect(more.locator("option", has_text="Whip")).to_have_count(0)
    more.select_option("3-lives")
    page.get_by_test_id("open-table-go").click()
    code = code_of(page)
    guest = open_page(f"{server.url}/t/{code}")
    expect(guest.get_by_test_id("played")).to_contain_text("3\u00a0lives")


def test_the_host_changes_the_game(open_page: Open, server: Server) -> None:
    """While the form is open it keeps each game's choices, and all players keep their seats."""
    host = new_table(server, players=6, start=False, bots=0, setup={"sets": ["bonus"]})
    guest = join(host, "Bea")
    page = open_page(host.link, storage_state=host.storage)
    other = open_page(guest.link, storage_state=guest.storage)
    page.get_by_test_id("change-table").click()
    pick(page, "game-dice", "set-chiefs_arrow", "game-bang")
    assert chosen(page) == ["bonus"]
    pick(page, "game-dice")
    expect(page.get_by_test_id("set-chiefs_arrow")).to_be_checked()
    expect(page.get_by_test_id("players-6")).to_be_checked()
    page.get_by_test_id("change-go").click()
    expect(other.get_by_test_id("played-game")).to_contain_text("Dice Game")
    expect(other.get_by_test_id("lobby-seat-1")).to_contain_text("Bea")
    page.get_by_test_id("start").click()
    expect(other.get_by_test_id("lobby-seat-1")).to_have_count(0)
    assert server.get(f"/api/tables/{host.code}")["phase"] == "playing"


def test_presets_of_the_dice_game(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    form(page)
    pick(page, "game-dice")
    for preset in server.get("/api/catalog?game=dice")["presets"]:
        button = page.get_by_test_id(f"preset-{preset['id']}")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_test_id(f"players-{preset['players']}")).to_be_checked()
        assert chosen(page, MODULES) == [name for name in MODULES if name in preset["sets"]]


def test_the_host_changes_the_table_and_nobody_loses_a_seat(open_page: Open, server: Server) -> None:
    """Fewer seats than people is explained and repaired. Sets added in the lobby appear on each page."""
    host = new_table(server, players=5, start=False, bots=0)
    guests = [join(host, name) for name in ("Bea", "Cyd", "Dan")]
    page = open_page(host.link, storage_state=host.storage)
    guest = open_page(guests[0].link, storage_state=guests[0].storage)
    page.get_by_test_id("change-table").click()
    pick(page, "set-dodge_city", "players-3")
    expect(page.get_by_test_id("setup-problem")).to_contain_text("People at the table: 4")
    page.get_by_test_id("mend-players").click()
    expect(page.get_by_test_id("players-4")).to_be_checked()
    page.get_by_test_id("change-go").click()
    expect(guest.get_by_test_id("played")).to_contain_text("Dodge City")
    expect(guest.get_by_test_id("lobby-seat-3")).to_contain_text("Dan")
    expect(guest.get_by_test_id("lobby-seat-4")).to_have_count(0)
    expect(guest.get_by_test_id("change-table")).to_have_count(0)


def test_sets_by_keyboard(open_page: Open, server: Server) -> None:
    """Space toggles a set, the arrows choose the number. A repair moves the focus to the number."""
    page = open_page(server.url)
    form(page)
    page.get_by_test_id("set-bonus").focus()
    page.keyboard.press("Space")
    assert chosen(page) == ["bonus"]
    page.get_by_test_id("players-7").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("players-8")).to_be_checked()
    page.get_by_test_id("mend-add").press("Enter")
    expect(page.get_by_test_id("players-8")).to_be_focused()
    assert chosen(page) == ["bonus", "dodge_city"]


@sizes("phone")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_speaks_five_languages_and_fits(
    open_page: Open, server: Server, language: str, size: dict[str, int]
) -> None:
    """No raw message key is visible, and nothing is wider than the screen, for every choice."""
    page = open_page(server.url, viewport=size, locale="cs-CZ" if language == "cs" else language)
    dialog = form(page)
    cards = (["players-8"], ["set-dodge_city", "set-high_noon", "set-fistful"], ["players-3"])
    dice = (["game-dice"], ["set-ghost", "players-4"], ["set-special_roles", "set-saloon_dice"])
    for choice in (*cards, *dice):
        pick(page, *choice)
        check_words(page, language)
        wide, room = dialog.evaluate("one => [one.scrollWidth, one.clientWidth]")
        assert wide <= room


@themes()
def test_the_form_and_the_lobby_are_accessible(
    open_page: Open, server: Server, theme: str, size: dict[str, int]
) -> None:
    page = open_page(server.url, viewport=size, color_scheme=theme)
    form(page)
    pick(page, "players-8", "set-high_noon")
    assert grave_findings(page) == []
    pick(page, "set-dodge_city", "set-fistful")
    assert grave_findings(page) == []
    pick(page, "game-dice", "set-ghost", "players-3")
    assert grave_findings(page) == []
    seat = everything(server)
    page = open_page(seat.link, storage_state=seat.storage, viewport=size, color_scheme=theme)
    expect(page.get_by_test_id("played")).to_be_visible()
    assert grave_findings(page) == []


def everything(server: Server) -> Seat:
    return new_table(server, players=8, start=False, bots=2, setup={"sets": SETS})
