"""Lobby: seats before a game begins, and suggested names."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.server import Server
from tests.e2e.tables import join, new_table
from tests.e2e.test_all_nine import ALL
from tests.e2e.test_languages import choose_language

LOCALES = ROOT / "src/boomtown/locales"


def suggested(language: str, key: str) -> list[str]:
    """Return a list of suggestions as the page shows it."""
    line = next(one for one in (LOCALES / language / "ui.ftl").read_text().splitlines() if one.startswith(f"{key} = "))
    return line.split(" = ", 1)[1].replace("\u00a0", " ").split(", ")


def test_the_host_frees_a_seat(open_page: Open, server: Server) -> None:
    """The host confirms it, to prevent mistakes. The removed player watches from then on."""
    host = new_table(server, start=False, bots=0)
    guest = join(host, "Bea")
    page = open_page(host.link, storage_state=host.storage)
    other = open_page(guest.link, storage_state=guest.storage)
    expect(page.get_by_test_id("kick-0")).to_have_count(0)
    expect(other.get_by_test_id("kick-0")).to_have_count(0)
    free = page.get_by_test_id("kick-1")
    free.dblclick()
    expect(page.get_by_test_id("confirm-cancel")).to_be_focused()
    expect(page.get_by_test_id("lobby-seat-1")).to_contain_text("Bea")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm-dialog")).to_have_count(0)
    free.click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("lobby-seat-1")).not_to_contain_text("Bea")
    expect(other.get_by_test_id("name")).to_be_visible()


def test_bots_are_announced_while_a_seat_is_open(open_page: Open, server: Server) -> None:
    host = new_table(server, start=False, bots=3, players=5)
    page = open_page(host.link, storage_state=host.storage)
    hint = page.get_by_text("Open seats are filled with bots.")
    expect(hint).to_be_visible()
    before = page.get_by_test_id("start").bounding_box()
    join(host, "Bea")
    expect(hint).to_be_hidden()
    assert page.get_by_test_id("start").bounding_box() == before


def test_the_link_for_friends_comes_first(open_page: Open, server: Server) -> None:
    """The link and the start button are visible on a laptop without scrolling, in every game."""
    host = new_table(server, start=False, bots=3, players=8, setup={"sets": ALL})
    page = open_page(host.link, storage_state=host.storage, viewport={"width": 1366, "height": 768})
    expect(page.get_by_test_id("played")).to_contain_text("The Great Train Robbery")
    for one in ("copy-link", "start"):
        expect(page.get_by_test_id(one)).to_be_in_viewport(ratio=0.99)


def test_the_link_says_who_invites_to_which_game(open_page: Open, server: Server) -> None:
    """Until the player sits down."""
    host = new_table(server, start=False, bots=0, players=2, setup={"game": "duel"})
    guest = open_page(host.link)
    expect(guest.get_by_test_id("invited")).to_contain_text("Ann invites you to play The Duel")
    guest.get_by_test_id("name").press("Enter")
    expect(guest.get_by_test_id("lobby-seat-1").get_by_text("You")).to_be_visible()
    expect(guest.get_by_test_id("invited")).to_have_count(0)


def test_an_invited_player_takes_a_seat_above_the_link(open_page: Open, server: Server) -> None:
    """The invitation and the button are visible without scrolling; the link for friends is below them."""
    host = new_table(server, start=False, bots=0, players=5)
    guest = open_page(host.link, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    seat = guest.get_by_role("button", name="Sit down")
    for one in (guest.get_by_test_id("invited"), seat):
        expect(one).to_be_in_viewport(ratio=0.99)
    button, link = seat.bounding_box(), guest.get_by_test_id("copy-link").bounding_box()
    assert button
    assert link
    assert button["y"] + button["height"] <= link["y"]


def test_a_game_without_role_cards_names_none(open_page: Open, server: Server) -> None:
    host = new_table(server, start=False, bots=0, players=2, setup={"game": "duel"})
    page = open_page(host.link, storage_state=host.storage)
    expect(page.get_by_test_id("played")).to_contain_text("Characters a side")
    expect(page.get_by_test_id("played")).not_to_contain_text("Role cards")


def test_a_locked_table_lets_nobody_sit_down(open_page: Open, server: Server) -> None:
    """The host locks and unlocks the table. Spectators see the state and may sit down after the unlock."""
    host = new_table(server, start=False, bots=0)
    page = open_page(host.link, storage_state=host.storage)
    watcher = open_page(host.link)
    expect(watcher.get_by_test_id("name")).to_be_visible()
    lock = page.get_by_test_id("lock")
    lock.check(force=True)
    expect(watcher.get_by_test_id("locked")).to_be_visible()
    expect(watcher.get_by_test_id("name")).to_have_count(0)
    expect(lock).to_be_checked()
    lock.uncheck(force=True)
    expect(watcher.get_by_test_id("locked")).to_have_count(0)
    watcher.get_by_test_id("name").press("Enter")
    expect(page.get_by_test_id("kick-1")).to_be_visible()


# Scrolled to the end of the loaded page, the first of these covers none of the rest.
AT_THE_END = """ids => {
  scrollTo(0, document.documentElement.scrollHeight);
  const [start, ...others] = ids.map(id => document.querySelector(`[data-testid="${id}"]`).getBoundingClientRect());
  const apart = one => one.bottom <= start.top || start.bottom <= one.top || one.right <= start.left
    || start.right <= one.left;
  return others.every(apart);
}"""


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1280, "height": 650}, PHONE], ids=["desktop", "laptop", "phone"])
def test_the_way_into_the_game_is_in_sight(open_page: Open, server: Server, size: dict[str, int]) -> None:
    """With eight seats and all sets the start button is visible without scrolling."""
    host = new_table(server, players=8, start=False, bots=2, setup={"sets": ALL})
    page = open_page(host.link, storage_state=host.storage, viewport=size)
    start = page.get_by_test_id("start")
    expect(start).to_be_in_viewport(ratio=0.99)
    ways = ["start", "lobby-leave", "lock"]
    page.wait_for_function(AT_THE_END, arg=ways)
    expect(start).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(AT_THE_END, ways)  # the page may have grown since


def test_suggested_names_speak_the_language(open_page: Open, server: Server) -> None:
    """Suggested names of people and tables follow the language. A name typed by the player stays."""
    page = open_page(server.url, locale="cs-CZ")
    name = page.get_by_test_id("name")
    first, last = suggested("cs", "ui-suggest-first"), suggested("cs", "ui-suggest-last")
    assert name.input_value() in [f"{one} {other}" for one in first for other in last]
    choose_language(page, "it")
    assert name.input_value().split(" ")[0] in suggested("it", "ui-suggest-first")
    name.fill("Ann")
    choose_language(page, "pl")
    expect(name).to_have_value("Ann")
    with page.expect_request(lambda one: one.method == "POST") as asked:
        page.get_by_test_id("play-now").click()
    order = dict(asked.value.post_data_json or {})
    assert order["title"] in suggested("pl", "ui-suggest-tables")
    assert order["name"] == "Ann"
    assert order["first"] is True


@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl", "it"])
def test_every_suggestion_may_be_a_name(language: str) -> None:
    first, last = suggested(language, "ui-suggest-first"), suggested(language, "ui-suggest-last")
    tables = suggested(language, "ui-suggest-tables")
    assert len(set(first)) == len(first) >= 12
    assert len(set(last)) == len(last) >= 12
    assert len(set(tables)) == len(tables) >= 20
    assert max(len(one) for one in first) + 1 + max(len(one) for one in last) <= 24
    assert max(map(len, tables)) <= 40


def test_people_talk_while_they_wait(open_page: Open, server: Server) -> None:
    """Words and phrases, with a name; the chat is there on a phone too."""
    host = new_table(server, start=False, bots=0)
    page, other = open_page(host.link, storage_state=host.storage), open_page(server.url, viewport=PHONE)
    other.goto(host.link)
    other.get_by_test_id("name").fill("Bea")
    other.get_by_test_id("name").press("Enter")
    expect(page.get_by_test_id("lobby-seat-1")).to_contain_text("Bea")
    other.get_by_test_id("say").fill("Two minutes, please")
    other.get_by_test_id("say").press("Enter")
    expect(page.get_by_test_id("lobby-talk")).to_contain_text("Bea Two minutes, please")
    page.get_by_test_id("phrases").click()
    page.get_by_test_id("phrase-yes").click()
    expect(other.get_by_test_id("lobby-talk")).to_contain_text("Yes.")


def test_a_table_is_shared(open_page: Open, server: Server) -> None:
    """By code, by QR code, by the share sheet of a phone, and from an open seat."""
    host = new_table(server, start=False, bots=0)
    page = open_page(host.link, storage_state=host.storage)
    expect(page.get_by_test_id("code")).to_contain_text(host.link.rsplit("/", 1)[1])
    expect(page.get_by_test_id("share-link")).to_have_count(0)
    page.get_by_test_id("qr").click()
    expect(page.get_by_test_id("qr-code")).to_be_visible()
    page.add_init_script("navigator.share = async (data) => void (window.shared = data)")
    page.reload()
    page.get_by_test_id("share-link").click()
    assert page.evaluate("window.shared.url") == host.link
    page.evaluate("window.shared = null")
    page.get_by_test_id("invite-2").click()
    assert page.evaluate("window.shared.url") == host.link


def test_a_typed_name_survives_a_reload(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    expect(page.get_by_test_id("name")).not_to_have_value("")  # the suggested name may come after the field
    page.get_by_test_id("name").fill("Calamity")
    page.reload()
    expect(page.get_by_test_id("name")).to_have_value("Calamity")
