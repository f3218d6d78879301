"""Two people at a table of the Dice Game, one of whom may interrupt. Neither the pace nor the page shows which one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player
from tests.e2e.screenshots import pictures
from tests.e2e.staged_server import Stage, StagedServer
from tests.e2e.test_pictures import shoot

TABLE = Stage(
    seats=[
        "Bear: Jesse Jones",
        "Doctor: Willy the Kid",
        "outlaw: Suzy Lafayette",
        "outlaw: Jourdonnais",
        "renegade: Rose Doolan",
    ],
    sets=["special_roles"],
    throws=["beer bullseye1 dynamite arrow gatling", "bullseye1 arrow beer"],
    life={0: 4, 1: 4},
)
SWITCH = "ask-turn_die"


def sit_down(open_page: Open, staged: StagedServer, **look: Any) -> tuple[Player, Player, Page]:
    """Return the pages of the sheriff (with these options), the Doctor and a spectator."""
    ann, ben = staged.gather(TABLE, "Ben")
    sheriff = open_page(ann.link, storage_state=ann.storage, **look)
    doctor = open_page(ben.link, storage_state=ben.storage)
    watcher = open_page(ann.link)
    sheriff.get_by_test_id("start").click()
    for page in (doctor, watcher):
        expect(page.get_by_test_id("seat-0")).to_be_visible()
    return Player(sheriff), Player(doctor), watcher


def calm(page: Page) -> str:
    """Return the text that a player without a question reads."""
    line = page.locator('[data-testid="prompt"]:not([data-move])')
    expect(line).to_contain_text("may step in")
    return line.locator("h2").inner_text()


def switches(page: Page) -> dict[str, bool]:
    """Return each switch of the dialog of moments, and its state."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-moments").click()
    expect(page.get_by_test_id(SWITCH)).to_be_attached()
    inputs = page.locator('dialog[open] [data-testid^="ask-"]')
    found = {str(inputs.nth(i).get_attribute("data-testid")): inputs.nth(i).is_checked() for i in range(inputs.count())}
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return found


def test_a_moment_looks_the_same_for_everybody_else(open_page: Open, staged: StagedServer, artifacts: Path) -> None:
    """While the Doctor is asked, all other pages show the same line. A player who opts out sees it too."""
    sheriff, doctor, watcher = sit_down(open_page, staged)
    assert sheriff.wait_asked()
    sheriff.answer()
    assert doctor.wait_asked()
    assert doctor.decision()["why"] == "turn_die"
    assert calm(sheriff.page) == calm(watcher)
    shoot(sheriff.page, pictures(artifacts), "dice-pause-desktop-noon")

    doctor.page.get_by_test_id("hush").click()
    assert calm(doctor.page) == calm(sheriff.page)
    assert sheriff.wait_asked()
    assert sheriff.decision()["why"] == "roll"
    doctor.page.reload()
    expect(doctor.page.get_by_test_id("seat-0")).to_be_visible()
    mine, other = switches(doctor.page), switches(sheriff.page)
    assert not mine[SWITCH]
    assert mine | {SWITCH: True} == other, "the list is the same whatever one holds"
    sheriff.answer(next(one for one in sheriff.decision()["options"] if one.get("dice") == [0, 1, 3]))
    assert calm(doctor.page) == calm(sheriff.page)


def test_on_a_phone_the_moment_takes_one_row(open_page: Open, staged: StagedServer) -> None:
    """Without a question to answer, the link to the list of moments is on the same row as the title."""
    sheriff, doctor, _ = sit_down(open_page, staged, viewport=PHONE, has_touch=True, is_mobile=True)
    assert sheriff.wait_asked()
    sheriff.answer()
    assert doctor.wait_asked()
    calm(sheriff.page)
    title = sheriff.page.locator('[data-testid="prompt"] h2').bounding_box()
    switch = sheriff.page.locator('[data-testid="prompt"]').get_by_test_id("moments").bounding_box()
    assert title
    assert switch
    assert switch["y"] < title["y"] + title["height"]
    assert switch["x"] >= title["x"] + title["width"]


def test_the_doctor_turns_a_die(open_page: Open, staged: StagedServer) -> None:
    """The Doctor shows the role, then chooses a die and its face. All pages show the turned die and the role."""
    sheriff, doctor, watcher = sit_down(open_page, staged)
    assert sheriff.wait_asked()
    sheriff.answer()
    assert doctor.wait_asked()
    options = doctor.decision()["options"]
    doctor.answer(next(one for one in options if one["verb"] == "use"))
    assert doctor.wait_asked()
    while doctor.decision()["why"] != "doctor":  # the Judge may have a word
        doctor.answered = doctor.decision()["move"]
        assert doctor.wait_asked()
    turn = next(one for one in doctor.decision()["options"] if one.get("at") == 2 and one.get("face") == "beer")
    doctor.answer(turn)
    for page in (sheriff.page, doctor.page, watcher):
        expect(page.locator('[data-testid="die"][data-at="die-2"][data-face="beer"]')).to_be_visible()
        expect(page.get_by_test_id("seat-1").locator("button").first).to_have_accessible_name(re.compile("Doctor"))
    assert messages_of(watcher).view["seats"][1]["special"] == "Doctor"
