"""Saved games: stored at the end, replayed, opened from a file. Errors in bad files name the place."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect
from websockets.sync.client import connect

from boomtown.games import new_game
from boomtown.notation import read_game, write_game
from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open, Watch
from tests.e2e.message_log import messages_of
from tests.e2e.player import resigned
from tests.e2e.screenshots import pictures
from tests.e2e.server import Server
from tests.e2e.tables import Seat, new_table
from tests.e2e.test_languages import LANGUAGES, check_words, choose_language
from tests.e2e.test_pictures import shoot
from tests.e2e.viewports import PHONE_AT_NIGHT


def saved(**setup: object) -> str:
    """Return the file of a random game."""
    game = new_game({"players": 5, "ask_forced": True, **setup}, 5)
    chance = random.Random(5)
    while game.ask is not None:
        game.apply(chance.choice(game.ask.options))
    return write_game(
        game, {"Table": "Tombstone", **{f"Player{who}": f"P. {who}" for who in "ABCDEFGH"[: game.players]}}
    )


def film(page: Page) -> Locator:
    """Return the control bar of a replay."""
    return page.get_by_test_id("replay")


def stands_at(page: Page, at: int) -> None:
    expect(film(page)).to_have_attribute("data-at", str(at))


def play_to_the_end(seat: Seat) -> None:
    """Play a seat over the socket, which is faster than a page."""
    rng = random.Random(1)
    with connect(f"{seat.server.url.replace('http', 'ws')}/ws/{seat.code}", max_queue=None) as line:
        line.send(json.dumps({"t": "hello", "token": seat.token}))
        while True:
            state = json.loads(line.recv(60))
            if state["t"] != "state":
                continue
            if state["view"]["result"]:
                return
            if (decision := state["decision"]) and state["held"] is None:
                code = resigned(rng, decision)["code"]
                line.send(json.dumps({"t": "choose", "move": decision["move"], "code": code}))


def test_a_finished_game_is_kept_and_watched_again(
    open_page: Open, server: Server, artifacts: Path, tmp_path: Path
) -> None:
    """From the end screen: the file holds the game, and the replay begins with the player's first hand."""
    seat = new_table(server, players=4)
    play_to_the_end(seat)
    page = open_page(seat.link, storage_state=seat.storage)
    with page.expect_download() as kept:
        page.get_by_test_id("save-game").click()
    assert kept.value.suggested_filename == f"boomtown-{seat.code}-1.txt"
    kept.value.save_as(tmp_path / "game.txt")
    record = read_game((tmp_path / "game.txt").read_text())
    assert record.game.view(seat.seat) == messages_of(page).view
    assert record.tags["PlayerA"] == "Ann"
    shoot(page, pictures(artifacts), "replay-end")

    page.get_by_test_id("watch-again").click()
    stands_at(page, 0)
    assert page.url.endswith(f"/replay/{seat.code}?seat={seat.seat}")
    expect(page.get_by_test_id("replay-eyes")).to_have_value(str(seat.seat))
    expect(page.get_by_test_id("hand-card")).to_have_count(len(record.start().view(seat.seat)["hand"]))
    expect(page.get_by_test_id("say")).to_have_count(0)
    page.reload()
    page.get_by_test_id("menu").click()
    with page.expect_download():
        page.get_by_test_id("menu-save").click()
    page.get_by_test_id("replay-board").click()
    expect(page.get_by_test_id("editor")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/board\?p=bang"))


def test_the_deciding_turn_and_the_picture(open_page: Open, server: Server, tmp_path: Path) -> None:
    """The end shows the figures, replays the last turn with open hands, and gives a picture of the result."""
    seat = new_table(server, players=4)
    play_to_the_end(seat)
    page = open_page(seat.link, storage_state=seat.storage)
    expect(page.get_by_test_id("figures")).to_be_visible()
    figures = messages_of(page).state["figures"]
    shots = page.locator('[data-testid="figures"] [data-figure="shots"]').all_inner_texts()
    assert sorted(map(int, shots)) == sorted(one["shots"] for one in figures)
    with page.expect_download() as kept:
        page.get_by_test_id("picture").click()
    assert kept.value.suggested_filename == f"boomtown-{seat.code}-1.png"
    kept.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes()[:4] == b"\x89PNG"

    page.get_by_test_id("deciding-turn").click()
    last = int(str(film(page).get_attribute("data-last")))
    assert 0 < last - int(str(film(page).get_attribute("data-at"))) <= 18
    expect(page.get_by_test_id("hands")).to_be_visible()
    expect(film(page)).to_have_attribute("data-at", str(last), timeout=15_000)
    page.get_by_test_id("replay-back-to-result").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_curve_leads_into_the_replay(open_page: Open, server: Server) -> None:
    """The keyboard moves along the turns, and Enter opens the replay at the chosen one."""
    seat = new_table(server, players=4)
    play_to_the_end(seat)
    page = open_page(seat.link, storage_state=seat.storage)
    chart = page.get_by_test_id("curve-chart")
    expect(chart.locator("polyline")).to_have_count(3)
    expect(page.get_by_test_id("curve-swings").locator("li")).to_have_count(3)
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("curve-now")).to_contain_text("Turn 2")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("replay-turn").locator("option:checked")).to_contain_text("Turn 2")
    expect(page.get_by_test_id("chances")).not_to_have_attribute("aria-label", re.compile("100"))
    page.keyboard.press("End")
    expect(page.get_by_test_id("chances")).to_have_attribute("aria-label", re.compile("100"))


def test_the_curve_of_a_seat_stands_beside_that_of_the_open_table(open_page: Open, server: Server) -> None:
    """The view that is chosen for the replay is that of the bar and the curve, and the reverse."""
    seat = new_table(server, players=4)
    play_to_the_end(seat)
    page = open_page(f"{server.url}/replay/{seat.code}?seat=open&event=20")
    bar, beside = page.get_by_test_id("chances"), page.get_by_test_id("chances-open")
    expect(bar).to_have_attribute("aria-label", re.compile("All cards open"))
    expect(beside).to_have_count(0)
    page.get_by_test_id("replay-eyes").select_option("2")
    expect(bar).to_have_attribute("aria-label", re.compile("What .* knows"))
    expect(beside).to_have_attribute("aria-label", re.compile("All cards open"))
    assert bar.get_attribute("aria-label") != beside.get_attribute("aria-label")
    page.get_by_test_id("replay-eyes").select_option("watch")
    expect(bar).to_have_count(0)

    page.get_by_test_id("replay-curve").click()
    chart = page.get_by_test_id("curve-chart")
    expect(chart.locator("polyline")).to_have_count(3)
    page.get_by_test_id("curve-view").select_option("1")
    expect(chart.locator("polyline")).to_have_count(6)
    expect(page.get_by_test_id("curve-now-open")).to_contain_text("All cards open")
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("replay-eyes")).to_have_value("1")
    expect(film(page)).to_be_visible()


@pytest.mark.parametrize(
    ("look", "language"),
    [
        pytest.param({}, "en", id="desktop-en", marks=pytest.mark.thorough),
        pytest.param(PHONE_AT_NIGHT, "cs", id="phone-night-cs"),
    ],
)
def test_a_file_is_opened_and_looked_through(
    open_page: Open, server: Server, watch: Watch, artifacts: Path, look: dict[str, object], language: str
) -> None:
    """A bad file shows its line. A good one is replayed by buttons, keys and playback, and from one seat."""
    page = open_page(server.url, **look)
    choose_language(page, language)
    tail = f"{'phone' if look else 'desktop'}-{language}"
    text = saved(sets=["high_noon", "dodge_city"])
    page.get_by_test_id("open-saved").click()
    page.get_by_test_id("replay-text").fill(text.replace("\nturn 1: ", "\nturn one: "))
    page.get_by_test_id("replay-open").click()
    problem = page.get_by_test_id("replay-problem")
    expect(problem).to_contain_text("turn one: ")
    expect(problem).to_contain_text(str(text[: text.index("turn 1:")].count("\n") + 1))
    expect(page.get_by_test_id("replay-text")).to_be_focused()
    watch.failures.clear()  # the browser itself notes an answer that is an error
    check_words(page, language)
    assert grave_findings(page) == []
    shoot(page, pictures(artifacts), f"replay-bad-{tail}")
    page.keyboard.press("Escape")

    game: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_test_id("open-saved").click()
    page.get_by_test_id("replay-file").set_input_files(game)
    stands_at(page, 0)
    last = int(film(page).get_attribute("data-last") or 0)
    assert last > 50
    expect(page.get_by_test_id("hands")).to_be_visible()

    page.keyboard.press("ArrowRight")
    stands_at(page, 1)
    page.get_by_test_id("replay-forward").click()
    stands_at(page, 2)
    page.get_by_test_id("replay-back").click()
    stands_at(page, 1)
    page.keyboard.press("End")
    stands_at(page, last)
    expect(page.get_by_test_id("replay-forward")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("PageUp")
    expect(page.get_by_test_id("polite")).not_to_be_empty()
    assert int(film(page).get_attribute("data-at") or 0) < last
    page.get_by_test_id("replay-turn").select_option(index=2)
    page.get_by_test_id("replay-speed").select_option("4")
    before = int(film(page).get_attribute("data-at") or 0)
    page.get_by_test_id("replay-play").click()
    page.wait_for_function(
        "n => Number(document.querySelector('[data-testid=replay]').dataset.at) >= n", arg=before + 3
    )
    page.get_by_test_id("replay-play").click()

    page.get_by_test_id("replay-at").fill(str(last // 2))
    stands_at(page, last // 2)
    check_words(page, language)
    assert grave_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    shoot(page, pictures(artifacts), f"replay-open-{tail}")
    page.get_by_test_id("replay-eyes").select_option("1")
    expect(page.get_by_test_id("hands")).to_have_count(0)
    stands_at(page, last // 2)
    shoot(page, pictures(artifacts), f"replay-seat-{tail}")
    page.reload()
    expect(page.get_by_test_id("replay-eyes")).to_have_value("1")


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_replay_in_five_languages(open_page: Open, server: Server, game: str) -> None:
    """Every tenth position of a game has all its texts, in changing languages."""
    sets = ["dodge_city", "high_noon", "fistful"] if game == "bang" else ["special_roles", "ghost", "chiefs_arrow"]
    page = open_page(server.url)
    text = saved(game=game, players=8, sets=sets)
    page.get_by_test_id("open-saved").click()
    page.get_by_test_id("replay-file").set_input_files({"name": "g", "mimeType": "text/plain", "buffer": text.encode()})
    stands_at(page, 0)
    last = int(film(page).get_attribute("data-last") or 0)
    for at in range(0, last + 1, 10):
        page.get_by_test_id("replay-at").fill(str(at))
        stands_at(page, at)
        language = LANGUAGES[at // 10 % len(LANGUAGES)]
        choose_language(page, language)
        check_words(page, language)
