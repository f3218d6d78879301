"""Layout of the pages: nothing overlaps, every card shows its name, and nothing jumps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.card.position import seat
from tests.e2e.conftest import PHONE, Open
from tests.e2e.geometry import cut
from tests.e2e.player import LEFT_EDGE, Player, lively_for
from tests.e2e.server import Server
from tests.e2e.staged_server import CardStage, Stage, StagedServer
from tests.e2e.test_all_nine import ALL
from tests.e2e.test_languages import LANGUAGES, choose_language
from tests.e2e.viewports import sizes
from tests.e2e.waiting import until_there

SIX = "Barrel, Mustang, Winchester, Hideout, Binocular, Bible"
ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw", "deputy", "renegade")
CAST = (
    "Vera Custer", "Slab the Killer", "Suzy Lafayette", "Calamity Janet",
    "José Delgado", "Claus the Saint", "Paul Regret", "Doc Holyday",
)  # fmt: skip
FRONTS = (
    "Sombrero, Barrel", SIX, "", "Ten Gallon Hat, Schofield, Pepperbox", "Buffalo Rifle",
    "Iron Plate, Conestoga, Pony Express, Mustang, Canteen, Rev. Carabine", "Volcanic, Dynamite", "Derringer, Can Can",
)  # fmt: skip
HAND = "BANG!, Missed!, Beer, Panic!, Wells Fargo"


def table(players: int, event: str = "") -> CardStage:
    """Return a stage in which the sheriff in the first seat has the turn. An event adds High Noon."""
    rows = zip(ROLES[:players], CAST, FRONTS, strict=False)
    seats = [seat(role, who, HAND if i == 0 else "Missed!", front) for i, (role, who, front) in enumerate(rows)]
    return CardStage(seats=seats, sets=["dodge_city", *(["high_noon"] if event else [])], event=event)


def asked(open_page: Open, staged: StagedServer, stage: CardStage | Stage, **look: Any) -> Page:
    place = staged.play(stage)
    page = open_page(place.link, storage_state=place.storage, **look)
    assert Player(page).wait_asked()
    return page


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


WINDOWS = [(1280, 650), (1366, 768), (1440, 900), (1920, 1080)]


UNDER = """one => one.getBoundingClientRect().top
  - one.closest('.words').querySelector('.name').getBoundingClientRect().bottom"""


def test_whoever_is_away_is_named(open_page: Open, staged: StagedServer) -> None:
    """The seat of an absent player shows it below the name, in Italian (longest text), from a phone to a desktop."""
    host, _ = staged.gather(table(5), "Bea")
    page = open_page(host.link, storage_state=host.storage, locale="it-IT", viewport=PHONE)
    page.get_by_test_id("start").click()
    assert Player(page).wait_asked()
    away = page.locator("b[data-away]")
    for width, height in [(PHONE["width"], PHONE["height"]), *WINDOWS]:
        resize(page, width, height)
        where = f"{width} x {height}"
        expect(away).to_have_text("Assente: Bea")
        assert cut(page, "b[data-away]") == [], where
        assert away.evaluate(UNDER) >= -2, where


# box of the banner after its animation: the next card may take its place soon
BANNER = """() => {
  const [one, asks] = ['event-banner', 'prompt'].map(id => document.querySelector(`[data-testid="${id}"]`));
  if (!one || !asks) return null;
  const { top, bottom, right } = one.getBoundingClientRect();
  const still = window.bannerTop === top;
  window.bannerTop = top;
  const box = asks.getBoundingClientRect();
  return still ? { bottom, right, prompt: box.top, left: box.left } : null;
}"""


def test_a_new_event_does_not_lie_on_the_prompt(open_page: Open, tmp_path: Path) -> None:
    """The banner of an event does not cover the prompt of an eliminated player who watches, which is the largest."""
    roles = ["renegade", "deputy", "sheriff", *ROLES[3:]]
    seats = [seat(role, who, dead=who == CAST[0]) for role, who in zip(roles, CAST, strict=True)]
    stage = CardStage(seats, turn="B", sets=ALL, event="Blessing")
    slow = StagedServer(tmp_path, bot_delay=1)  # the page is there before the next event is
    slow.start()
    try:
        host = slow.gather(stage)[0]
        page = open_page(host.link, storage_state=host.storage, paced=True, viewport={"width": 1280, "height": 650})
        page.get_by_test_id("start").click()
        found = page.wait_for_function(BANNER).json_value()
        assert found["bottom"] <= found["prompt"] or found["right"] <= found["left"]
    finally:
        slow.stop()


@sizes("phone")
def test_a_reason_moves_nothing(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """A card that cannot be played shows its reason in the prompt. The answers do not move."""
    page = asked(open_page, staged, table(5), viewport=size)
    prompt = page.get_by_test_id("prompt")
    answers = prompt.locator(".answers").first
    before = prompt.bounding_box(), answers.bounding_box()
    page.get_by_test_id("hand-card").nth(1).click(position=LEFT_EDGE)
    expect(page.get_by_test_id("note")).to_contain_text("Missed!")
    after = prompt.bounding_box(), answers.bounding_box()
    assert before[1] == after[1]
    assert before[0]
    assert after[0]
    assert abs(before[0]["y"] - after[0]["y"]) <= 18, "at most a second line"


DICE = Stage(["sheriff: Lucky Duke", "outlaw: El Gringo", "outlaw: Rose Doolan", "renegade: Jourdonnais"], fair=True)
MINE, THEIRS = '[data-testid="prompt"][data-move]', '[data-testid="prompt"]:not([data-move])'
TOPS = "all => all.map(one => Math.round(one.getBoundingClientRect().top))"


@pytest.mark.parametrize("stage", [table(5), DICE], ids=["cards", "dice"])
def test_nothing_moves_from_turn_to_turn_on_a_phone(
    open_page: Open, staged: StagedServer, stage: CardStage | Stage
) -> None:
    """Seats and hand keep their positions when the next player is asked."""
    host, _ = staged.gather(stage, "Bea")
    page = open_page(host.link, storage_state=host.storage, viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_test_id("start").click()
    player = Player(page)
    places = '[data-testid^="seat-"], ul[data-at="hand"]'
    assert player.wait_asked()
    mine = page.locator(places).evaluate_all(TOPS)
    while page.locator(MINE).count():
        ends = [one for one in player.decision()["options"] if one["verb"] in ("end", "keep", "pass")]
        player.answer(ends[0] if ends else None)
        until_there(page, f'{MINE}:not([data-move="{player.answered}"]), {THEIRS}')
    assert page.locator(places).evaluate_all(TOPS) == mine


def test_the_first_screen_is_enough_to_begin(open_page: Open, server: Server) -> None:
    """In every language all ways to start a game are visible without scrolling, and no text is cut."""
    page = open_page(server.url)
    for language in LANGUAGES:
        choose_language(page, language)
        for width, height in ((390, 844), (360, 800), (1366, 768), (1440, 900)):
            resize(page, width, height)
            for needed in ("play-now", "sit-me-down", "new-table", "join"):
                expect(page.get_by_test_id(needed)).to_be_in_viewport(ratio=1)
            assert cut(page, ".paper button, .paper label, .paper b, .paper small, .paper p") == [], language
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_game_that_goes_on_moves_nothing_below_it(open_page: Open, server: Server) -> None:
    """The link to a running game does not move the ways to start one, and all stay in the window."""
    page = open_page(server.url)
    windows = ((390, 844), (1366, 768))

    def place_of_start() -> list[float]:
        found = []
        for size in windows:
            resize(page, *size)
            for needed in ("play-now", "sit-me-down", "new-table", "join"):
                expect(page.get_by_test_id(needed)).to_be_in_viewport(ratio=1)
            box = page.get_by_test_id("play-now").bounding_box()
            assert box is not None
            found.append(box["y"])
        return found

    before = place_of_start()
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/t/**")
    assert Player(page).wait_asked()
    page.goto(server.url)
    expect(page.get_by_test_id("go-on")).to_be_visible()
    assert place_of_start() == before


# Who is left of eight players: a renegade, who has the turn, and the sheriff
LEFT = [seat("renegade", CAST[0], "BANG!"), seat("sheriff", CAST[1], life=1)]
GONE = [seat(role, who, dead=True) for role, who in zip(("deputy", *ROLES[1:6]), CAST[2:], strict=True)]


def test_after_a_game_of_eight_everything_is_seen_at_once(open_page: Open, staged: StagedServer) -> None:
    """In each language the button for the next game is below all eight players and covers none."""
    place = staged.play(CardStage([*LEFT, *GONE], sets=["dodge_city"]))
    page = open_page(place.link, storage_state=place.storage)
    player = Player(page, policy=lively_for(10))
    player.play()
    expect(page.get_by_test_id("result")).to_have_attribute("data-side", "renegade")
    expect(page.locator('[data-testid^="end-seat-"]')).to_have_count(8)
    for language in LANGUAGES:
        choose_language(page, language)
        foot = page.get_by_test_id("play-again").bounding_box()
        assert foot
        for one in page.locator('.again, [data-testid^="end-seat-"]').all():
            box = one.bounding_box()
            assert box
            assert box["y"] + box["height"] <= foot["y"], f"{language}: {one.inner_text()}"
