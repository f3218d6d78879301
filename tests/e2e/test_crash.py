"""`kill -9` in the middle of a game: after the restart the table and its page continue from the same position."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import new_table


def test_the_server_is_killed_and_the_game_goes_on(open_page: Open, own_server: Server) -> None:
    """The page waits and reconnects, all past events are kept, and the game is played to its end."""
    server = own_server
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    finished = player.play_some(4)
    page.wait_for_load_state("networkidle")
    before = messages_of(page).view
    events = {event["n"]: event for event in messages_of(page).events()}
    hand = player.hand()

    server.kill()
    if not finished:
        expect(page.get_by_test_id("lost")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("lost")).to_have_count(0)
    page.reload()  # and from nothing: what the server tells is what it knows
    again = Player(page, policy=lively_for(10))
    again.wait_asked()
    view = messages_of(page).view
    assert view["you"] == seat.seat
    assert view["move"] == before["move"]
    assert view["hand"] == before["hand"]
    assert view["seats"] == before["seats"]
    told = {event["n"]: event for event in messages_of(page).states()[-1]["events"]}
    assert all(told[n] == event for n, event in events.items() if n in told)
    assert set(told) >= set(events)
    if not finished:
        assert again.hand() == hand
    again.play()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_page_goes_on_without_a_reload(open_page: Open, own_server: Server) -> None:
    """The page reconnects twice without a reload, and its player can answer."""
    server = own_server
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    asked = player.wait_asked()
    for _ in range(2):
        server.kill()
        if asked:
            expect(page.get_by_test_id("lost")).to_be_visible()
        server.start()
        expect(page.get_by_test_id("lost")).to_have_count(0, timeout=30_000)
    player.play_some(5)
    assert messages_of(page).sockets >= 2
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"


def test_an_end_that_is_announced_is_told(open_page: Open, own_server: Server) -> None:
    """Players read that the server stops for a short time. The server ends after the page has disconnected."""
    server = own_server
    server.stop()
    server.drain = 3600.0
    process = server.start().process
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    Player(page).wait_asked()
    assert process
    process.terminate()
    expect(page.get_by_test_id("notice")).to_contain_text("The server restarts.")
    page.close()
    assert process.wait(30) == 0
