"""The Duel at the page: whole games by mouse, keys and touch, pictures, and a series between two friends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.answering.base import Decision, Option
from tests.e2e.answering.duel import hand, lively, resigned, way
from tests.e2e.axe import grave_findings
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import new_table
from tests.e2e.test_languages import LANGUAGES, check_words, choose_language
from tests.e2e.test_together import take_turns
from tests.e2e.viewports import PHONE_AT_NIGHT
from tests.samples import sampled

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
DUEL = {"game": "duel"}
SHORT = {"game": "duel", "options": {"characters_per_side": 2}}
WAYS = {
    "mouse": ({"viewport": DESKTOP}, False, DUEL),
    "keyboard": ({"viewport": DESKTOP}, True, SHORT),
    "touch": (TOUCH, False, SHORT),
    "short": ({"viewport": DESKTOP}, False, SHORT),
}


@sampled("look, keyboard, setup", WAYS, "short", nightly=["mouse"])
def test_a_whole_game(
    open_page: Open, server: Server, look: dict[str, Any], keyboard: bool, setup: dict[str, Any]
) -> None:
    """A whole game against a bot, with every answer given at the page."""
    seat = new_table(server, players=2, setup=setup)
    page = open_page(seat.link, storage_state=seat.storage, **look)
    player = Player(page, keyboard=keyboard, tap="has_touch" in look)
    player.play(until=lambda: sideways(page))
    expect(player.result).to_be_visible()
    check_words(page, "en")
    assert player.whys["front"] == 1
    assert player.whys["act"] > 3
    assert messages_of(page).view["game"] == "duel"


def sideways(page: Page) -> bool:
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    return False


# The questions at which a picture is gone over by axe
FOR_AXE = {"front", "act", "hit", "aim", "goods", "limit", "end"}
PLACES = {
    "desktop-noon": ("desktop-noon", {"viewport": DESKTOP}),
    "phone-night": ("phone-night", PHONE_AT_NIGHT),
    "desktop-night": ("desktop-night", {"viewport": DESKTOP, "color_scheme": "dark"}),
    "phone-noon-pl": ("phone-noon-pl", {**TOUCH, "locale": "pl-PL"}),
}


@sampled("tail, look", PLACES, "phone-night", "desktop-noon", nightly=["desktop-night", "phone-noon-pl"])
def test_pictures(open_page: Open, server: Server, artifacts: Path, tail: str, look: dict[str, Any]) -> None:
    """Each kind of question once, a card being aimed, and the end. Axe finds nothing serious."""
    seat = new_table(server, players=2, setup=SHORT)
    page = open_page(seat.link, storage_state=seat.storage, **look)
    series = ScreenshotSeries(page, pictures(artifacts), "duel", tail)
    player = Player(page, tap="has_touch" in look)

    def each() -> bool:
        decision = player.decision()
        new = decision["why"] not in series.seen
        series.look(decision)
        if new and decision["why"] in FOR_AXE:
            assert grave_findings(page) == [], decision["why"]
        if decision["why"] == "act" and "aim" not in series.seen:
            aim(player, decision, series)
        return False

    player.play(until=each)
    series.take("end")
    assert grave_findings(page) == []


def aim(player: Player, decision: Decision, series: ScreenshotSeries) -> None:
    """Pick up a card that needs a target, check its possible targets, and put it back."""
    hits = [one for one in decision["options"] if one["verb"] == "play" and one["nature"] == "harms" and "place" in one]
    if not hits:
        return
    [(_, step), *_] = way(decision, hits[0], hand(player.page))
    player.do(decision, step)
    expect(player.page.locator("[data-fighter][data-targetable]").first).to_be_visible()
    series.take("aim")
    assert grave_findings(player.page) == []
    player.page.get_by_test_id("put-back").click()


@sampled("language", {one: one for one in LANGUAGES}, "cs", "it", nightly=["en", "sk", "pl"])
def test_five_languages(open_page: Open, server: Server, language: str) -> None:
    """Table, help and a running game have all their texts."""
    seat = new_table(server, players=2, setup=SHORT)
    page = open_page(seat.link, storage_state=seat.storage, **TOUCH)
    player = Player(page, tap=True)
    assert player.wait_asked()
    page.get_by_test_id("menu").click()
    choose_language(page, language)
    page.keyboard.press("Escape")

    def each() -> bool:
        check_words(page, language)
        return player.done.total() > 25

    player.play(until=each)


def test_what_is_switched_off_looks_so(open_page: Open, server: Server) -> None:
    """Each card in play shows whether the server reports it as switched off. Characters show their place."""
    seat = new_table(server, players=2, setup=DUEL)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    seen = set()

    def each() -> bool:
        for side in messages_of(page).view["seats"]:
            for one in filter(None, side["people"]):
                spot = page.locator(f'[data-fighter="{side["seat"] * 2 + one["place"]}"]')
                place = "alone" if one["front"] and one["rear"] else "front" if one["front"] else "rear"
                expect(spot).to_have_attribute("data-place", place)
                for card in one["table"]:
                    lying = page.locator(f'[data-testid="table-card"][data-card="{card["card"]}"]')
                    assert lying.get_attribute("data-off") == card["off"]
                    seen.add(card["off"])
        return {None, "rear"} <= seen

    player.play(until=each)


def test_the_backs_of_a_hand_are_seen(open_page: Open, server: Server) -> None:
    seat = new_table(server, players=2, setup=DUEL)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    player.play(until=lambda: player.whys["act"] > 6)
    for side in messages_of(page).view["seats"]:
        if side["seat"] == messages_of(page).view["you"]:
            continue
        line = page.get_by_test_id(f"side-{side['seat']}")
        shown = {one.get_attribute("data-backs"): one.inner_text() for one in line.locator("[data-backs]").all()}
        wanted = {back: str(side["backs"].count(back)) for back in set(side["backs"])}
        assert shown == wanted


def test_the_log_names_the_players(open_page: Open, server: Server) -> None:
    """The character in front changes during a game, so a turn of the log is that of a player."""
    seat = new_table(server, players=2, setup=DUEL)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    player.play(until=lambda: player.whys["act"] > 4)
    heads = {one.inner_text() for one in page.get_by_test_id("log-turn").locator(".who").all()}
    side = page.get_by_test_id(f"side-{1 - messages_of(page).view['you']}").inner_text()
    assert len(heads) <= 3, heads
    assert any(head in side for head in heads), (heads, side)


def test_what_waits_stands_in_its_order(open_page: Open, server: Server) -> None:
    """While the player is asked, waiting effects appear in the street in the server's order."""
    seat = new_table(server, players=2, setup=DUEL)
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    waited = 0

    def each() -> bool:
        nonlocal waited
        waiting = [one["what"] for one in messages_of(page).view["waiting"]]
        chips = page.locator("[data-waits]")
        expect(chips).to_have_count(len(waiting))
        assert [chip.get_attribute("data-waits") for chip in chips.all()] == waiting
        waited += bool(waiting)
        return waited > 0

    for _ in range(6):
        if not player.play(until=each):
            return
        page.get_by_test_id("play-again").click()
        expect(player.result).to_have_count(0)
        player.answered = -1
    assert waited > 0


def test_the_swap_says_why_not(open_page: Open, server: Server) -> None:
    """After the swap of a turn, the button between the two characters shows why there is no second one."""
    seat = new_table(server, players=2, setup=DUEL)
    page = open_page(seat.link, storage_state=seat.storage)

    def swapping(rng: Any, decision: Decision) -> Option:
        swap = [one for one in decision["options"] if one.get("source") == "marker"]
        return swap[0] if swap else lively(rng, decision)

    player = Player(page, policy=swapping)
    player.play(until=lambda: player.decision()["why"] == "act" and messages_of(page).view["swapped"])
    page.get_by_test_id("swap-here").click()
    expect(page.get_by_test_id("note")).to_be_visible()


def test_two_friends_play_a_series(open_page: Open, server: Server) -> None:
    """Two players open a table by the page, share its link, play best of three with sides changed, and see the same
    score.
    """
    ann = open_page(server.url)
    ann.get_by_test_id("name").fill("Ann")
    ann.get_by_test_id("new-table").click()
    ann.get_by_test_id("game-duel").check(force=True)
    ann.get_by_test_id("preset-duel-short").click()
    ann.get_by_test_id("series-3").check(force=True)
    ann.get_by_test_id("open-table-go").click()
    expect(ann.get_by_test_id("copy-link")).to_be_visible()
    ben = open_page(ann.url, **TOUCH)
    ben.get_by_test_id("name").fill("Ben")
    ben.locator("form button[type=submit]").click()
    expect(ann.locator("ol.seats")).to_contain_text("Ben")  # the page moves when Ben arrives
    ann.get_by_test_id("law-0").check(force=True)
    ann.get_by_test_id("start").click()
    play_a_series(ann, ben)


def play_a_series(ann: Page, ben: Page) -> None:
    players = [Player(ann), Player(ben, tap=True, seed=2, policy=resigned)]
    wins = [0, 0]
    sides: list[str] = []
    while max(wins) < 2:
        while not all(player.messages.over for player in players):
            take_turns(players, 400)
        result = players[0].messages.view["result"]
        sides.append(result["roles"][0])
        for seat in result["winners"]:
            wins[seat] += 1
        for player in players:
            score = player.page.get_by_test_id("series-score")
            expect(score).to_be_visible()
            mine = player.messages.view["you"]
            expect(score.locator("dd b")).to_have_text([str(wins[mine]), str(wins[1 - mine])])
        if sum(wins) == 1:
            ben.reload()  # the score is there all the same
            expect(ben.get_by_test_id("series-score")).to_be_visible()
        if max(wins) < 2:
            ann.get_by_test_id("play-again").click()
            ben.get_by_test_id("play-again").click()
            for player in players:
                expect(player.result).to_have_count(0)
                player.answered = -1
    assert sides in (["law", "outlaws"], ["law", "outlaws", "law"])


def test_who_plays_the_law_is_kept(open_page: Open, server: Server) -> None:
    """The host's choice for the next game survives a reload. The next table chooses by lot again."""
    host = new_table(server, players=2, start=False, bots=1, setup=SHORT)
    page = open_page(host.link, storage_state=host.storage)
    page.get_by_test_id("law-1").check(force=True)
    page.reload()
    expect(page.get_by_test_id("law-1")).to_be_checked()
    page.get_by_test_id("start").click()
    assert Player(page).wait_asked()
    assert messages_of(page).view["seats"][1]["role"] == "law"
    other = new_table(server, players=2, start=False, bots=1, setup=SHORT)
    page = open_page(other.link, storage_state=other.storage)
    expect(page.get_by_test_id("law--1")).to_be_checked()


HIDDEN = """selector => {
  const hides = one => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    const found = document.elementFromPoint(left + width / 2, bottom - 4);
    return !(one.contains(found) || found?.contains(one));
  };
  return [...document.querySelectorAll(selector)].filter(hides).map(one => one.outerHTML.slice(0, 80));
}"""
PHONES = [(390, 844), (360, 640), (844, 390)]


def test_a_phone_shows_both_pairs(open_page: Open, server: Server) -> None:
    """Upright, small and on its side: all four characters are whole, each with its ability or a sign for more."""
    seat = new_table(server, players=2, setup=DUEL)
    page = open_page(seat.link, storage_state=seat.storage, **TOUCH)
    player = Player(page, tap=True)
    player.play(until=lambda: player.decision()["why"] == "act" and player.whys["act"] > 2)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(HIDDEN, "[data-fighter]") == [], f"{width} x {height}"
        for one in page.locator("[data-fighter]").all():
            written = one.locator(".ability").count() == 1
            assert written or one.locator(".more").count() == 1, f"{width} x {height}"


def test_the_two_to_choose_from_fill_their_cards(open_page: Open, server: Server) -> None:
    """If there is no room for the ability, its picture fills the space: no card is empty below its name."""
    seat = new_table(server, players=2, setup=DUEL)
    page = open_page(seat.link, storage_state=seat.storage, **TOUCH)
    assert Player(page, tap=True).wait_asked()
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        cards = page.get_by_test_id("offered").locator("button").all()
        assert len(cards) == 2
        for card in cards:
            box, name = card.bounding_box(), card.locator(".name").bounding_box()
            assert box
            assert name
            below = box["y"] + box["height"] - name["y"] - name["height"]
            assert below < 0.05 * box["height"], f"{width} x {height}: {below} px"
            assert box["height"] == pytest.approx(1.4 * box["width"], rel=0.02), "5 to 7, as any card"
