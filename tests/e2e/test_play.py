"""Whole games at the page: by mouse, by keyboard, and by touch on a phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import PHONE, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import LEFT_EDGE, Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import new_table

GAMES = 8  # a player eliminated before the first turn gets another game


def check_the_end(page: Page) -> None:
    """Check that the end shows every role, the winners, the reason, and the button for another game."""
    view = messages_of(page).view
    assert view["phase"] == "over"
    assert all(seat["role"] for seat in view["seats"])
    assert view["result"]["winners"]
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("figures")).to_be_visible()
    expect(page.get_by_test_id("play-again")).to_be_visible()


def test_a_newcomer_plays_a_whole_game_by_mouse(open_page: Open, server: Server, artifacts: Path) -> None:
    """Enter a name, press "Play now", then click highlighted elements until the result; and once more.

    The end is accessible.
    """
    page = open_page(server.url)
    page.get_by_test_id("name").fill("Ann")
    page.get_by_test_id("play-now").click()
    player = Player(page)
    for _ in range(GAMES):
        player.play()
        check_the_end(page)
        if player.done["play"] and player.done["play-to"]:
            break
        page.get_by_test_id("play-again").click()
        expect(player.result).to_have_count(0)
        player.answered = -1
    assert player.done["play"], player.done
    assert player.done["play-to"], player.done
    page.screenshot(path=artifacts / "end-after-a-whole-game.png")
    assert grave_findings(page) == []


def test_a_whole_game_by_keyboard_alone(open_page: Open, server: Server) -> None:
    """From the landing page to the result without a mouse: Tab, arrows, numbers, letters, Enter."""
    page = open_page(server.url)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    tab_to(page, "name")
    page.keyboard.press("Control+a")
    page.keyboard.type("Ann")
    tab_to(page, "play-now")
    page.keyboard.press("Enter")
    player = Player(page, keyboard=True)
    for _ in range(GAMES):
        player.play()
        check_the_end(page)
        if player.done["play"] and player.done["play-to"]:
            break
        tab_to(page, "play-again")
        page.keyboard.press("Enter")
        expect(player.result).to_have_count(0)
        player.answered = -1
    assert player.done["play"], player.done
    assert player.done["play-to"], player.done


def tab_to(page: Page, testid: str) -> None:
    """Tab until the element has the focus."""
    for _ in range(60):
        if page.evaluate("() => document.activeElement?.dataset?.testid") == testid:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{testid} cannot be reached with Tab")


def test_a_whole_game_by_touch_on_a_phone(open_page: Open, server: Server) -> None:
    """Seven players on 390 x 844: every element can be touched, and nothing scrolls sideways."""
    seat = new_table(server, players=7, setup={"sets": ["bonus"]})
    page = open_page(seat.link, storage_state=seat.storage, viewport=PHONE, has_touch=True, is_mobile=True)
    player = Player(page, tap=True)
    sideways: list[int] = []

    def look() -> bool:
        sideways.append(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))
        return False

    player.play(until=look)
    check_the_end(page)
    assert max(sideways, default=0) <= 0


def test_a_game_with_the_variants(open_page: Open, server: Server) -> None:
    """The player chooses one of two characters at the page and plays to the end."""
    seat = new_table(server, players=4, setup={"options": {"expert_characters": True, "no_book_cards": True}})
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page, policy=lively_for(10))
    assert player.wait_asked()
    assert player.decision()["why"] == "character"
    player.play()
    check_the_end(page)


def test_a_card_that_i_played_can_be_taken_back(open_page: Open, server: Server) -> None:
    """If the game allows an undo, it restores the earlier position. Otherwise there is no button."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    undo = page.get_by_test_id("undo")
    for _ in range(200):
        if not player.wait_asked():
            break
        before = messages_of(page).view
        hand = player.hand()
        option = player.answer()
        if option["verb"] != "play":
            continue
        expect(page.locator(f'[data-testid="hand-card"][data-card="{option["card"]}"]')).to_have_count(0)
        # the game waits for me now: no bot answers between my look at the button and my click
        if (
            player.wait_asked()
            and messages_of(page).view["can_undo"]
            and messages_of(page).view["turn"] == before["turn"]
        ):
            undo.click()
            player.answered = -1
            expect(page.locator(f'[data-testid="hand-card"][data-card="{option["card"]}"]')).to_be_visible()
            assert sorted(player.hand()) == sorted(hand)
            assert player.decision()["why"] == "play"
            return
    # a short game without any play that can be undone
    expect(undo).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why(open_page: Open, server: Server) -> None:
    """A click on the card shows the engine's reason next to the question."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    for _ in range(100):
        if not player.wait_asked():
            return
        decision = player.decision()
        pale = page.locator('[data-testid="hand-card"]:not([data-usable])')
        if decision["why"] == "play" and pale.count():
            pale.first.click(position=LEFT_EDGE)
            expect(page.get_by_test_id("note")).not_to_be_empty()
            assert player.decision()["move"] == decision["move"]
            return
        player.answer()
