"""Five complete languages, which can be changed at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import ROOT
from tests.e2e.conftest import PHONE, Open
from tests.e2e.player import Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import new_table, visible_text
from tests.samples import sampled

LOCALES = ROOT / "src/boomtown/locales"
LANGUAGES = ["en", "cs", "sk", "pl", "it"]
KEY = re.compile(
    r"(?<![\w/.-])(?:ask|opt|why|log|ui|err|card|char|role|suit|set|option|end|wait|bot|event|colour|preset"
    r"|face|die|dice|plan|token|duel|symbol|phrase|report)-[a-z][a-z0-9_-]*"
)
PLACEHOLDER = re.compile(r"\{\s*\$?[a-z][\w-]*\s*\}")  # what Fluent writes where a variable is missing


def said(tail: str, key: str) -> str:
    """Return the message `key` in the language with which `tail` begins."""
    for path in (LOCALES / tail.split("-", maxsplit=1)[0]).glob("*.ftl"):
        found = re.search(rf"^{key} = (.+)$", path.read_text(), re.MULTILINE)
        if found:
            return found[1]
    raise AssertionError(f"{tail} has no {key} in one line")


def choose_language(page: Page, language: str) -> None:
    """Choose a language by the buttons of the wide landing page, or by the list on any other page."""
    page.get_by_test_id("lang").first.wait_for(state="attached")
    button = page.get_by_test_id(f"lang-{language}")
    if button.count():
        button.click()
    else:
        page.locator('select[data-testid="lang"]').first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def check_words(page: Page, language: str) -> None:
    words = visible_text(page)
    assert KEY.findall(words) == [], language
    assert PLACEHOLDER.findall(words) == [], language


def test_the_landing_page_speaks_five_languages(open_page: Open, server: Server) -> None:
    """Each switch changes the texts at once, and a reload keeps the language."""
    page = open_page(server.url)
    said = {}
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
        said[language] = page.get_by_test_id("play-now").inner_text()
        page.get_by_test_id("new-table").click()
        check_words(page, language)
        page.keyboard.press("Escape")
    assert len(set(said.values())) == len(LANGUAGES), said
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])


def test_a_caron_stands_close_to_its_letter(open_page: Open, server: Server) -> None:
    """Besley itself draws ť half as wide again as t."""
    page = open_page(server.url, locale="sk-SK")
    page.get_by_test_id("play-now").wait_for()
    wide = page.evaluate(
        """async () => {
            const font = "800 40px Besley";
            await Promise.all([document.fonts.load(font, "tl"), document.fonts.load(font, "ťľ")]);
            const pen = document.createElement("canvas").getContext("2d");
            pen.font = font;
            return ["ť", "t"].map((letter) => pen.measureText(letter).width);
        }"""
    )
    assert wide[0] < 1.25 * wide[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_taken(open_page: Open, server: Server, language: str) -> None:
    """The page starts in the language that the browser asks for."""
    page = open_page(server.url, locale=f"{language}-{language.upper()}" if language != "cs" else "cs-CZ")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_can_change_at_any_moment_of_a_game(open_page: Open, server: Server) -> None:
    """The language changes at every question. Prompts, reasons, log and the end stay complete."""
    seat = new_table(server, setup={"sets": ["bonus"]})
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page, policy=lively_for(25))
    turn = 0

    def switch() -> bool:
        nonlocal turn
        language = LANGUAGES[turn % len(LANGUAGES)]
        turn += 1
        choose_language(page, language)
        check_words(page, language)
        return False

    player.play(until=switch)
    expect(player.result).to_be_visible()
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)


@sampled("language", {one: one for one in LANGUAGES}, "sk", "pl", nightly=["en", "cs", "it"])
def test_every_card_and_character_is_explained_on_a_phone(open_page: Open, server: Server, language: str) -> None:
    """Help for a card fits on a phone or scrolls, in text of readable size."""
    seat = new_table(server, players=7, setup={"sets": ["bonus"]})
    page = open_page(seat.link, storage_state=seat.storage, viewport=PHONE, has_touch=True, is_mobile=True)
    page.evaluate("code => localStorage.setItem('boomtown.lang', code)", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    player = Player(page)
    while player.wait_asked() and player.decision()["why"] == "draw":
        player.answer()  # Jesse Jones draws from a seat by a tap on it
    if player.result.is_visible():
        return
    opened = 0
    for card in player.hand():
        page.locator(f'[data-testid="hand-card"][data-card="{card}"]').dispatch_event("contextmenu")
        opened += check_dialog(page, language)
    for number in range(7):
        page.locator(f'[data-testid="seat-{number}"] button').first.click()
        opened += check_dialog(page, language)
    assert opened >= 7


def check_dialog(page: Page, language: str) -> int:
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    check_words(page, language)
    rules = dialog.locator(".rules").first
    expect(rules).not_to_be_empty()
    box = dialog.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    size = rules.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 14, size
    rules.scroll_into_view_if_needed()
    expect(rules).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return 1
