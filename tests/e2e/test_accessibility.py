"""Accessibility: no serious axe finding in both themes, announcements for screen readers, and reduced motion."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import LEFT_EDGE, Player
from tests.e2e.server import Server
from tests.e2e.tables import escape, new_table
from tests.e2e.viewports import themes

WATCH_MOTION = """() => {
  window.moved = [];
  const moving = (frame) => (frame.transform ?? 'none') !== 'none' || frame.translate || frame.offsetPath;
  const look = () => {
    for (const one of document.getAnimations()) {
      const frames = one.effect?.getKeyframes?.() ?? [];
      if (frames.some(moving) && one.effect.getComputedTiming().duration > 130)
        window.moved.push(`${one.animationName ?? one.transitionProperty} ${one.effect.target?.className}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def check(page: Page, what: str) -> None:
    assert grave_findings(page) == [], what


@themes("phone-dark")
def test_landing_page_and_its_dialogs(open_page: Open, server: Server, theme: str, size: dict[str, int]) -> None:
    """Landing page, new table, join, help, about."""
    page = open_page(server.url, color_scheme=theme, viewport=size)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "noon" if theme == "light" else "night")
    check(page, "landing")
    for opener in ("new-table", "join"):
        page.get_by_test_id(opener).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        check(page, opener)
        page.keyboard.press("Escape")
    for button in page.locator("footer button").all():
        button.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        check(page, "footer dialog")
        page.keyboard.press("Escape")


@themes("desktop-light")
def test_lobby_table_and_cards(open_page: Open, server: Server, theme: str, size: dict[str, int]) -> None:
    """The lobby, the questions of ten answers, a picked card, and an opened card. The end is in test_play.py."""
    seat = new_table(server, players=5, start=False, bots=0)
    page = open_page(seat.link, storage_state=seat.storage, color_scheme=theme, viewport=size)
    expect(page.get_by_test_id("start")).to_be_visible()
    check(page, "lobby")
    page.get_by_test_id("start").click()
    player = Player(page)
    seen: set[str] = set()

    def look() -> bool:
        why = player.decision()["why"]
        if why not in seen:
            seen.add(why)
            check(page, why)
        if why == "play" and "picked" not in seen and page.locator('[data-testid="hand-card"][data-usable]').count():
            seen.add("picked")
            page.locator('[data-testid="hand-card"][data-usable]').first.click(position=LEFT_EDGE)
            check(page, "picked card")
            escape(page)
        if "opened" not in seen and player.hand():
            seen.add("opened")
            page.get_by_test_id("hand-card").first.dispatch_event("contextmenu")
            expect(page.locator("dialog[open]")).to_be_visible()
            check(page, "opened card")
            escape(page)
        return player.done.total() >= 10

    player.play(until=look)
    assert {"picked", "opened"} <= seen


def test_every_question_and_event_is_told(open_page: Open, server: Server) -> None:
    """An urgent live region announces questions; a polite one announces events."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    if not player.wait_asked():
        return
    expect(page.get_by_test_id("urgent")).not_to_be_empty()
    player.answer()
    expect(page.get_by_test_id("polite")).not_to_be_empty()
    if player.wait_asked():
        said = page.get_by_test_id("urgent").inner_text().replace("\u00a0", " ")
        lines = page.get_by_test_id("prompt").inner_text().replace("\u00a0", " ").splitlines()
        assert any(len(line) > 5 and line.strip() in said for line in lines), (said, lines)


def test_reduced_motion_moves_nothing(open_page: Open, server: Server) -> None:
    """With reduced motion no card flies and no animation is noticeable, at a pace for reading."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage, reduced_motion="reduce", paced=True)
    page.evaluate(WATCH_MOTION)
    player = Player(page)
    player.play_some(4)
    assert page.evaluate("window.moved") == []


def test_with_motion_a_game_goes_on_as_well(open_page: Open, server: Server) -> None:
    """Flying cards and shots delay the next question but never lose it."""
    seat = new_table(server, players=4)
    page = open_page(seat.link, storage_state=seat.storage, reduced_motion="no-preference", paced=True)
    player = Player(page)
    player.play_some(5)
    assert messages_of(page).view["you"] == seat.seat
