"""Several people at a table: invitation, lost connection, second tab, players who leave, spectators."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import Seat, join, new_table

STANDSTILL = 90  # seconds without a question at either page


@pytest.fixture
def line(server: Server) -> Iterator[CuttableProxy]:
    line = CuttableProxy(server)
    yield line
    line.close()


def over(player: Player) -> bool:
    return player.result.is_visible()


def take_turns(players: list[Player], answers: int) -> None:
    """Answer each player's questions until `answers` answers were given together or the game is over."""
    given = 0
    since = time.monotonic()
    while given < answers and not all(player.messages.over for player in players):
        asked = [player for player in players if player.heard_a_question()]
        for player in asked:
            if player.wait_asked():
                player.answer()
                given += 1
            since = time.monotonic()
        if not asked:
            assert time.monotonic() - since < STANDSTILL, "the table stands still"
            players[0].page.wait_for_timeout(20)  # two pages cannot be waited for at once


def two_at_a_table(server: Server) -> tuple[Seat, Seat]:
    """Return two seats of a table with two bots and no time limit."""
    host = new_table(server, players=4, start=False, bots=2)
    return host, join(host, "Ben")


def two_friends(open_page: Open, server: Server, to_ben: Server | CuttableProxy) -> list[Player]:
    """One player opens a table and sends its link. The other sits down, and the game with two bots begins."""
    ann = open_page(server.url)
    ann.get_by_test_id("name").fill("Ann")
    ann.get_by_test_id("new-table").click()
    for choice in ("players-4", "timer-0", "public-false"):
        ann.get_by_test_id(choice).check()
    ann.get_by_test_id("open-table-go").click()
    expect(ann.get_by_test_id("copy-link")).to_be_visible()
    assert re.search(r"/t/[^/]+$", ann.url)

    ben = open_page(to_ben.url)
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("join").click()
    ben.get_by_test_id("join-code").fill(ann.url)
    ben.get_by_test_id("join-go").click()
    expect(ann.get_by_test_id("lobby-seat-1")).to_contain_text("Ben")
    expect(ben.get_by_test_id("start")).to_have_count(0)
    ann.get_by_test_id("start").click()

    return [Player(ann, policy=lively_for(10)), Player(ben, policy=lively_for(10), seed=2)]


def test_two_friends_play_to_the_end_and_once_more(open_page: Open, server: Server) -> None:
    players = two_friends(open_page, server, server)
    ann, ben = (player.page for player in players)
    take_turns(players, 10_000)
    for page in (ann, ben):
        expect(page.get_by_test_id("result")).to_be_visible()
    ben.get_by_test_id("play-again").click()
    expect(ben.get_by_test_id("play-again")).to_be_disabled()
    expect(ann.get_by_test_id("again-by")).to_contain_text("Ben")
    ann.get_by_test_id("play-again").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("result")).to_have_count(0)
        expect(page.get_by_test_id("log").or_(page.get_by_test_id("result")).first).to_be_visible()


def test_who_is_cut_off_comes_back_to_his_seat_by_himself(open_page: Open, server: Server, line: CuttableProxy) -> None:
    """The connection breaks during a game. The page shows it, reconnects, and continues in the same seat."""
    players = two_friends(open_page, server, line)
    host, page = (player.page for player in players)
    take_turns(players, 6)
    assert [player.messages.view["you"] for player in players] == [0, 1]

    line.cut()
    expect(page.get_by_test_id("lost")).to_be_visible()
    if not over(players[0]):
        expect(host.get_by_test_id("seat-1")).to_be_visible()
    line.mend()
    expect(page.get_by_test_id("lost")).to_have_count(0)
    assert messages_of(page).view["you"] == 1
    take_turns(players, 6)
    numbers = [event["n"] for event in messages_of(page).events()]
    assert set(numbers) == set(range(max(numbers) + 1))
    assert len(messages_of(page).view["seats"]) == 4


def test_a_closed_browser_finds_its_seat_again(open_page: Open, server: Server) -> None:
    """After closing and reopening the page, and after a reload: the same hand, the same question."""
    seat = new_table(server)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    asked = player.wait_asked()
    hand = sorted(player.hand())
    code = player.decision()["move"] if asked else None
    page.reload()
    again = Player(page)
    assert again.wait_asked() == asked
    if asked:
        assert sorted(again.hand()) == hand
        assert again.decision()["move"] == code
    storage = page.context.storage_state()
    page.close()
    page = open_page(seat.link, storage_state=storage)
    again = Player(page)
    assert again.wait_asked() == asked
    assert messages_of(page).view["you"] == seat.seat
    if asked:
        assert sorted(again.hand()) == hand
        again.answer()


def test_a_second_tab_takes_the_seat_over_and_the_first_only_shows(open_page: Open, server: Server) -> None:
    """Only one tab controls the seat. The older one shows a message and can take the seat back."""
    seat = new_table(server)
    first = open_page(seat.link, storage_state=seat.storage)
    expect(first.get_by_test_id("log").or_(first.get_by_test_id("result")).first).to_be_visible()
    second = open_page(seat.link, storage_state=seat.storage)
    expect(first.get_by_test_id("elsewhere")).to_be_visible()
    expect(second.get_by_test_id("elsewhere")).to_have_count(0)
    first.get_by_test_id("take-here").click()
    expect(second.get_by_test_id("elsewhere")).to_be_visible()
    expect(first.get_by_test_id("elsewhere")).to_have_count(0)
    player = Player(first)
    if player.wait_asked():
        player.answer()


def test_a_table_goes_on_when_somebody_leaves(open_page: Open, server: Server) -> None:
    """A bot plays for the player who left. The link returns them to their seat."""
    ann, ben = two_at_a_table(server)
    host = open_page(ann.link, storage_state=ann.storage)
    friend = open_page(ben.link, storage_state=ben.storage)
    host.get_by_test_id("start").click()
    expect(friend.get_by_test_id("log").or_(friend.get_by_test_id("result")).first).to_be_visible()
    friend.get_by_test_id("menu").click()
    friend.get_by_test_id("leave").click()
    expect(friend.get_by_test_id("play-now")).to_be_visible()
    Player(host).play(until=lambda: messages_of(host).view["turn_no"] > 4)  # by then Ben has had a turn or is out
    friend.goto(ben.link)
    expect(friend.get_by_test_id("log").or_(friend.get_by_test_id("result")).first).to_be_visible()
    assert messages_of(friend).view["you"] == ben.seat


def test_a_spectator_sees_the_table_and_no_secret(open_page: Open, server: Server) -> None:
    """Neither the page nor a message has a hand, a hidden role or a drawn card."""
    seat = new_table(server, players=5)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page, policy=lively_for(20))
    player.wait_asked()
    watcher = open_page(seat.link)
    expect(watcher.get_by_test_id("log").or_(watcher.get_by_test_id("result")).first).to_be_visible()
    player.play()
    expect(watcher.get_by_test_id("result")).to_be_visible()
    log = messages_of(watcher)
    mine = messages_of(page)
    running = [state for state in log.states() if state["view"]["phase"] != "over"]
    for state in running:
        view = state["view"]
        assert view["you"] is None
        assert view["hand"] == view["looking"] == []
        assert state["decision"] is None
        assert "seed" not in state or state["seed"] is None
        for one in view["seats"]:
            assert one["role"] is None or one["role"] == "sheriff" or not one["alive"]
        no_secret_drawn(state["events"])
    for state in mine.states():
        if state["view"]["phase"] != "over":
            assert state.get("seed") is None
            for one in state["view"]["seats"]:
                assert one["seat"] == seat.seat or one["role"] in (None, "sheriff") or not one["alive"]
    assert watcher.get_by_test_id("hand-card").count() == 0
    assert watcher.get_by_test_id("play-again").count() == 0


def no_secret_drawn(events: list[dict[str, object]]) -> None:
    """Check that events do not identify cards that were drawn, given, taken or looked at face down."""
    for event in events:
        if event["t"] == "draw" and event.get("cause") in ("phase", "reward"):
            cards = event.get("cards")
            assert cards is None or all(card is None for card in cards), event  # type: ignore[attr-defined]
        if event["t"] in ("look", "give"):
            assert event.get("card") is None, event
        if event["t"] == "take" and event.get("zone") == "hand":
            assert event.get("card") is None, event


def test_names_are_text_never_markup(open_page: Open, server: Server) -> None:
    """A name that looks like HTML appears as typed, in the lobby, at the table and in the chat."""
    name = "<img src=x onerror=a>"
    ann = new_table(server, name="Ann", players=4, start=False, bots=0, title="<b>T</b> & co")
    ben = join(ann, name)
    host = open_page(ann.link, storage_state=ann.storage)
    friend = open_page(ben.link, storage_state=ben.storage)
    expect(host.get_by_test_id("lobby-seat-1")).to_contain_text(name)
    expect(host.get_by_role("heading", name="<b>T</b> & co").first).to_be_visible()
    host.get_by_test_id("start").click()
    expect(host.get_by_test_id("log").or_(host.get_by_test_id("result")).first).to_be_visible()
    if not host.get_by_test_id("result").is_visible():
        friend.get_by_test_id("say").fill("<script>document.title='x'</script>")
        friend.get_by_test_id("say").press("Enter")
        expect(host.get_by_test_id("log")).to_contain_text("<script>document.title='x'</script>")
        expect(host.get_by_test_id("log")).to_contain_text(name)
    assert host.locator("img[src=x], #app script").count() == 0


def seen_by(page: Page) -> int | None:
    you: int | None = messages_of(page).view["you"]
    return you


def test_a_stolen_link_gives_no_seat(open_page: Open, server: Server) -> None:
    """The link alone, or with a forged token, shows the table. The seat stays with its owner."""
    seat = new_table(server)
    thief = replace(seat, token="x" * len(seat.token))
    page = open_page(thief.link, storage_state=thief.storage)
    expect(page.get_by_test_id("log").or_(page.get_by_test_id("result")).first).to_be_visible()
    assert seen_by(page) is None
    owner = open_page(seat.link, storage_state=seat.storage)
    expect(owner.get_by_test_id("log").or_(owner.get_by_test_id("result")).first).to_be_visible()
    assert seen_by(owner) == seat.seat


def test_an_unknown_table_says_so(open_page: Open, server: Server) -> None:
    """The page of an unknown table says that it does not exist, and has a link to the landing page."""
    page = open_page(f"{server.url}/t/nosuch")
    expect(page.get_by_role("alert")).to_have_text("This table no longer exists. Ask for a new link.")
    page.get_by_test_id("home").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()
