"""A room with one big screen as table and one phone as hand: from the lobby to the end and the next game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open
from tests.e2e.geometry import overlaps
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import Seat, join, new_table

SMALL_PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
SCREEN = {"width": 1280, "height": 720}
SECRETS = ("hand-card", "my-role", "answer")


def big_screen(open_page: Open, seat: Seat) -> Page:
    """Open the big screen in a browser that holds a seat at the table."""
    return open_page(f"{seat.link}/screen", storage_state=seat.storage, viewport=SCREEN)


def check_it_stands_still(screen: Page) -> None:
    size = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    assert screen.evaluate(size) == [0, 0]
    assert overlaps(screen) == []


def test_one_phone_and_a_big_screen(open_page: Open, server: Server) -> None:
    """The host starts, plays and asks for the next game on a phone; the screen follows and shows no hidden card."""
    host = new_table(server, players=4, start=False, bots=0)
    phone = open_page(host.link, storage_state=host.storage, **SMALL_PHONE)
    expect(phone.get_by_test_id("big-screen-hint")).to_contain_text(f"/t/{host.code}/screen")
    expect(phone.get_by_test_id("only-here")).to_be_visible()
    screen = big_screen(open_page, host)
    expect(screen.get_by_test_id("code")).to_contain_text(host.code)
    expect(screen.get_by_test_id("qr-code")).to_be_in_viewport(ratio=0.99)
    expect(screen.get_by_test_id("only-here")).to_be_visible()
    expect(screen.get_by_test_id("lobby-seat-0")).to_contain_text("Ann")
    expect(screen.get_by_test_id("free-seats")).to_have_text("3 seats are free")
    join(host, "Bea")
    expect(screen.get_by_test_id("lobby-seat-1")).to_contain_text("Bea")
    expect(screen.get_by_test_id("free-seats")).to_have_text("2 seats are free")
    check_it_stands_still(screen)
    assert grave_findings(screen) == []

    phone.get_by_test_id("start").tap()
    expect(screen.get_by_test_id("big-screen")).to_be_visible()
    player = Player(phone, policy=lively_for(10), tap=True)
    player.play_some(3)
    for seat in range(4):
        expect(screen.get_by_test_id(f"seat-{seat}")).to_be_in_viewport(ratio=0.99)
    for secret in SECRETS:
        expect(screen.get_by_test_id(secret)).to_have_count(0)
    check_it_stands_still(screen)
    log = messages_of(screen)
    assert [message for message in log.said if message.keys() & {"token", "name"}] == []
    assert {state["view"]["you"] for state in log.states()} == {None}
    assert all(state["decision"] is None for state in log.states())
    info = [message["table"] for message in messages_of(phone).heard if message["t"] == "table"][-1]
    assert (info["you"], info["watchers"], info["guests"]) == (0, 1, [])

    assert player.play()
    expect(screen.get_by_test_id("result")).to_be_visible()
    expect(screen.get_by_test_id("screen-again")).to_be_visible()
    check_it_stands_still(screen)
    phone.get_by_test_id("play-again").tap()
    expect(screen.get_by_test_id("big-screen")).to_be_visible()


def test_the_lobby_and_the_menu_lead_to_it(open_page: Open, server: Server) -> None:
    """Each opens it in a new tab, where it stays when the player leaves."""
    host = new_table(server, players=4, start=False, bots=3)
    page = open_page(host.link, storage_state=host.storage)
    with page.context.expect_page() as opened:
        page.get_by_test_id("big-screen-open").click()
    expect(opened.value.get_by_test_id("big-lobby")).to_be_visible()
    opened.value.close()
    page.get_by_test_id("start").click()
    page.get_by_test_id("menu").click()
    with page.context.expect_page() as opened:
        page.get_by_test_id("menu-screen").click()
    expect(opened.value.get_by_test_id("big-screen").or_(opened.value.get_by_test_id("result")).first).to_be_visible()


def test_a_key_fills_the_display(open_page: Open, server: Server) -> None:
    """F goes to full screen and back."""
    host = new_table(server, players=4, start=False, bots=3)
    screen = big_screen(open_page, host)
    expect(screen.get_by_test_id("big-lobby")).to_be_visible()
    screen.keyboard.press("f")
    expect(screen.get_by_test_id("full-screen")).to_have_attribute("aria-pressed", "true")
    screen.keyboard.press("f")
    expect(screen.get_by_test_id("full-screen")).to_have_attribute("aria-pressed", "false")


def test_a_table_that_is_not_there(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/t/nowhere1/screen", viewport=SCREEN)
    expect(page.get_by_role("alert")).to_contain_text("This table no longer exists")
