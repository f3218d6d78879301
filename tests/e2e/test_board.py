"""The board: a position is set up with the form, played by hand, and becomes a scenario that passes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.components.client import SETTLED
from tests.e2e.axe import grave_findings
from tests.e2e.board_form import put, ready, shown
from tests.e2e.conftest import PHONE, Open, Watch
from tests.e2e.server import Server, unlimited_server
from tests.e2e.test_languages import LANGUAGES, check_words, choose_language
from tests.rebuilding import another

DUEL = "bang A:S.Willy.5.DuQdBg2c B:O.Rose.4.Bg3c C:O.Jack.4 D:R.Sid.4 at=A1.play deck=*"


server = pytest.fixture(scope="module", name="server")(unlimited_server)


def board(open_page: Open, server: Server, line: str = "", **options: Any) -> Page:
    page = open_page(f"{server.url}/board" + (f"?p={line.replace('+', '%2B')}" if line else ""), **options)
    expect(page.get_by_test_id("editor")).to_be_visible()
    return page


def add_card(page: Page, part: str, name: str) -> None:
    page.get_by_test_id(f"add-{part}").click()
    page.get_by_test_id("find-card").fill(name)
    page.locator("dialog [data-add]").first.click()
    expect(page.locator(f"[data-part='{part}']")).to_contain_text(name)
    page.get_by_test_id("found-close").click()


def test_a_position_is_built_and_played_and_written_as_a_scenario(open_page: Open, server: Server) -> None:
    page = board(open_page, server)
    page.get_by_test_id("clear").click()
    expect(page.locator("[data-part='hands.1'] li")).to_have_count(0)
    page.locator("select[data-part='turn']").select_option("0")
    expect(page).to_have_url(re.compile("at%3DA"))
    page.locator("select[data-part='roles.0']").select_option("outlaw")
    expect(page.get_by_test_id("odd")).to_be_visible()
    page.locator("select[data-part='roles.0']").select_option("sheriff")
    add_card(page, "hands.0", "Stagecoach")
    page.reload()
    expect(page.locator("[data-part='hands.0']")).to_contain_text("Stagecoach")
    ready(page)
    page.get_by_test_id("to-play").click()
    bar = page.get_by_test_id("play-bar")
    page.get_by_test_id("bots").click()
    expect(bar).to_have_attribute("data-choices", re.compile("[1-9]"))
    page.get_by_test_id("chances").click()
    expect(page.get_by_test_id("chances-said")).to_contain_text(re.compile(r"With all cards open: law \d+%, outlaws"))
    page.get_by_test_id("as-scenario").click()
    expect(page.get_by_test_id("written")).to_have_attribute("data-status", "passed")
    page.get_by_test_id("written-close").click()
    before = int(bar.get_attribute("data-choices") or 0)
    page.get_by_test_id("take-back").click()
    expect(bar).to_have_attribute("data-choices", str(before - 1))


@pytest.mark.parametrize("game", ["dice", "duel"])
def test_the_other_games(open_page: Open, server: Server, game: str) -> None:
    page = board(open_page, server)
    page.get_by_test_id("board-game").select_option(game)
    expect(page).to_have_url(re.compile(f"p={game}"))
    page.locator("input[data-part='life.0']").fill("2")
    page.locator("input[data-part='life.0']").press("Enter")
    expect(page).to_have_url(re.compile(r"A%3A[A-Z]\.[A-Za-z]+\.2"))
    ready(page)
    page.get_by_test_id("to-play").click()
    page.get_by_test_id("bots").click()
    expect(page.get_by_test_id("play-bar")).to_have_attribute("data-choices", re.compile("[1-9]"))
    page.get_by_test_id("as-scenario").click()
    expect(page.get_by_test_id("written")).to_have_attribute("data-status", "passed")


def test_an_impossible_position_is_corrected_and_a_wrong_line_has_its_place(open_page: Open, server: Server) -> None:
    page = board(open_page, server, DUEL.replace("Bg3c", "Bg2c"))
    page.get_by_test_id("mend").click()
    expect(page.get_by_test_id("broken")).to_have_count(0)
    page.get_by_test_id("line").fill(DUEL.replace("D:R.Sid.4", "D:R.Sid.0"))
    page.get_by_test_id("open-line").click()
    page.get_by_test_id("correct").click()
    expect(page.get_by_test_id("odd")).to_have_count(0)
    page.get_by_test_id("add-seat").click()
    expect(page.get_by_test_id("seat-4")).to_be_visible()


def test_a_set_that_does_not_go_with_so_many_seats_offers_corrections(open_page: Open, server: Server) -> None:
    page = board(open_page, server)
    page.get_by_test_id("board-game").select_option("dice")
    ghost = page.locator("[data-set=ghost]")
    ghost.click()
    expect(page.get_by_test_id("wrong-setup")).to_be_visible()
    page.get_by_test_id("mend-drop").click()
    expect(ghost).not_to_be_checked()
    ghost.click()
    page.get_by_test_id("mend-players").click()
    expect(page.get_by_test_id("seat-4")).to_be_visible()
    expect(ghost).to_be_checked()
    expect(page.get_by_test_id("wrong-setup")).to_have_count(0)


def picture(page: Page) -> str:
    source = page.get_by_test_id("question-picture").get_attribute("src") or ""
    return unquote(source.partition(",")[2])


def test_a_position_becomes_a_question(open_page: Open, server: Server, tmp_path: Path) -> None:
    """The picture shows the hand of the asker and no other, and roles that the asker knows."""
    page = board(open_page, server, DUEL)
    ready(page)
    page.get_by_test_id("as-question").click()
    page.get_by_test_id("question-title").fill("Play <Duel>?")
    page.get_by_test_id("question-asker").select_option("0")
    expect(page.get_by_test_id("question-picture")).to_have_attribute("src", re.compile("Duel%2C"))
    drawn = picture(page)
    assert "Play &#60;Duel&#62;?" in drawn
    assert "3 of clubs" not in drawn, "the card of another seat"
    assert "outlaw" not in drawn
    page.get_by_test_id("question-asker").select_option("open")
    expect(page.get_by_test_id("question-picture")).to_have_attribute("src", re.compile("3%20of%20clubs"))
    assert "outlaw" in picture(page)
    for kind, start in (("png", b"\x89PNG"), ("svg", b"<svg")):
        with page.expect_download() as kept:
            page.get_by_test_id(f"question-{kind}").click()
        kept.value.save_as(tmp_path / kind)
        assert (tmp_path / kind).read_bytes().startswith(start)
    assert grave_findings(page) == []


def test_a_file_that_is_dropped_is_run_and_shows_its_failing_step(
    open_page: Open, server: Server, watch: Watch
) -> None:
    """The choices before the step are played on the table; the report is below it."""
    start = f"  position: {DUEL}\n  steps:\n  - {{A: play Duel on B}}\n"
    words = f"- id: x.good\n  title: Fought\n{start}- id: x.bad\n  title: A Beer\n{start}  - {{B: play Beer}}\n"
    page = board(open_page, server)
    page.locator("main").evaluate(
        """(place, words) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([words], "mine.yaml"));
            place.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true, cancelable: true}));
        }""",
        words,
    )
    expect(page.get_by_test_id("failed")).to_contain_text("A Beer failed at step 2")
    expect(page.get_by_test_id("play-bar")).to_have_attribute("data-choices", "1")
    assert grave_findings(page) == []
    page.get_by_test_id("to-edit").click()
    page.get_by_test_id("results").get_by_role("button", name="Fought").click()
    expect(page.get_by_test_id("play-bar")).to_have_attribute("data-choices", "1")
    expect(page.get_by_test_id("failed")).to_have_count(0)
    page.get_by_test_id("to-edit").click()
    page.get_by_test_id("scenario-file").set_input_files({"name": "x", "mimeType": "", "buffer": b"- no: scenario"})
    expect(page.get_by_test_id("board-problem")).to_contain_text("This file has no scenarios")
    page.get_by_test_id("line").fill(DUEL.replace("Bg3c", "Xx3c"))
    page.get_by_test_id("open-line").click()
    expect(page.get_by_test_id("board-problem")).to_contain_text("This line is not a position. Line 1, column 38")
    watch.failures.clear()  # the browser itself notes an answer that is an error


def test_a_lesson_opens_on_the_board(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/learn/beer")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-board").click()
    expect(page.get_by_test_id("editor")).to_be_visible()
    expect(page).to_have_url(re.compile("/board\\?p=bang"))


@pytest.mark.parametrize("game", ["bang", "dice", "duel"])
def test_every_value_is_changed_with_its_control(open_page: Open, server: Server, game: str) -> None:
    """All sets are in use. Of values by seat one is changed; a place of cards is one for each zone of a set."""
    page = board(open_page, server)
    page.get_by_test_id("board-game").select_option(game)
    expect(page).to_have_url(re.compile(f"p={game}"))
    ready(page)
    if game == "dice":
        page.get_by_test_id("add-seat").click()  # the ghost needs five
        expect(page.get_by_test_id("seat-4")).to_be_visible()
        ready(page)
    for box in page.locator("input[data-set]").all():
        box.set_checked(True)
        ready(page)
    if game == "bang":
        add_card(page, "tables.0", "Bell Tower")  # a card that can have tokens
        ready(page)
    draft = shown(page)
    zones = [part for part in draft.parts() if part.get("zone")]
    there = set(page.locator("[data-part]").evaluate_all("all => all.map(one => one.dataset.part)"))
    assert zones or game != "bang"
    assert [part["key"] for part in zones if part["key"] not in there] == []
    first = {part["label"]: part["key"] for part in reversed(draft.parts())}
    for label, key in reversed(first.items()):
        parts = shown(page).parts()
        part = next(one for one in parts if one["key"] == key)
        if part["control"] == "fixed" or not there & {key, f"{key}.0"}:
            continue
        wanted = another(part, parts, draft.n)
        put(page, {**part, "value": wanted})
        now = {one["key"]: one["value"] for one in shown(page).parts()}
        assert now[key] == wanted, label


def test_it_is_accessible_in_all_languages(open_page: Open, server: Server) -> None:
    page = board(open_page, server, DUEL)
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
    assert grave_findings(page) == []


def test_a_phone(open_page: Open, server: Server) -> None:
    page = board(open_page, server, DUEL, viewport=PHONE, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ready(page)
    page.get_by_test_id("to-play").tap()
    page.get_by_test_id("bots").tap()
    expect(page.get_by_test_id("play-bar")).to_have_attribute("data-choices", re.compile("[1-9]"))
    assert grave_findings(page) == []


def test_a_written_scenario_moves_no_seat(open_page: Open, server: Server) -> None:
    """It is a dialog above the table."""
    page = board(open_page, server, DUEL, viewport={"width": 1366, "height": 650})
    page.get_by_test_id("to-play").click()
    page.get_by_test_id("bots").click()
    expect(page.get_by_test_id("play-bar")).to_have_attribute("data-choices", re.compile("[1-9]"))
    seats = page.locator("[data-testid^='seat-']")
    expect(seats.first).to_be_visible()
    page.evaluate(SETTLED)
    before = [one.bounding_box() for one in seats.all()]
    page.get_by_test_id("as-scenario").click()
    expect(page.get_by_test_id("written").get_by_role("textbox")).to_have_value(re.compile("steps:"))
    page.evaluate(SETTLED)
    assert [one.bounding_box() for one in seats.all()] == before
    page.get_by_test_id("written-close").click()
    expect(page.get_by_test_id("written")).to_have_count(0)
