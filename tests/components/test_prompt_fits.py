"""The prompt on phones: words and answers of every question are whole, in every language."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from boomtown.games import Game, new_game
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import NINE, TableState
from tests.dice.table import MODULES
from tests.samples import sampled

PHONES = ((390, 844), (390, 664), (360, 640), (844, 390), (683, 384))
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "five, nine sets": ({"players": 5, "sets": list(NINE)}, "abd"),
    "eight, nine sets": ({"players": 8, "sets": list(NINE)}, "d"),
    "dice": ({"game": "dice", "players": 8, "sets": list(MODULES)}, "ab"),
    "duel": ({"game": "duel", "players": 2}, "ab"),
}
CASES = {
    f"{name.replace(', ', '-').replace(' ', '-')}-{language}": (name, language)
    for name in GAMES
    for language in LOCALES
}
LISTED = 16  # more answers are a list that scrolls
CUT = """() => {
  const outside = button => {
    const words = document.createRange();
    words.selectNodeContents(button.querySelector('.what > .words'));
    const [inner, outer] = [words, button].map(one => one.getBoundingClientRect());
    return Math.max(outer.left - inner.left, inner.right - outer.right, inner.bottom - outer.bottom);
  };
  const hidden = (one, side) => one ? one['scroll' + side] - one['client' + side] : 0;
  return {
    words: hidden(document.querySelector('.prompt .head'), 'Height'),
    title: hidden(document.querySelector('.prompt h2'), 'Width'),
    answers: hidden(document.querySelector('.prompt > .answers'), 'Height'),
    buttons: Math.max(0, ...[...document.querySelectorAll('.prompt > .answers button.answer')].map(outside)),
    page: document.documentElement.scrollHeight - innerHeight,
  };
}"""


@cache
def questions(name: str) -> list[Game]:
    """Return of each question that random games ask seat 0 the position with the most options."""
    setup, seeds = GAMES[name]
    found: dict[str, tuple[int, Game]] = {}
    for seed in seeds:
        game, rng = new_game(setup, seed), Random(seed)
        while game.ask:
            count = len(game.ask.options)
            if game.ask.who == 0 and count > found.get(game.ask.why, (0, game))[0]:
                found[game.ask.why] = (count, game.clone())
            game.apply(rng.choice(game.ask.options))
    return [game for _, game in found.values()]


@sampled("name, language", CASES, "duel-it", nightly=[id_ for id_ in CASES if id_[-2:] not in ("cs", "it")])
def test_words_and_answers_are_whole(client: StaticClient, name: str, language: str) -> None:
    """Nothing of the prompt scrolls but a long list, and the page does not scroll."""
    asked = questions(name)
    assert len(asked) > 6
    page = client.open_state(client.context(language, touch=True), TableState(asked[0]))
    faults = []
    for width, height in PHONES:
        resize(page, width, height)
        for game in asked:
            client.show(page, TableState(game))
            listed = page.locator(".prompt > .answers button").count() > LISTED
            cut = {part for part, px in page.evaluate(CUT).items() if px > 2 and not (part == "answers" and listed)}
            faults += [f"{width}x{height}: {page.locator('.prompt h2').inner_text()}: {part}" for part in cut]
    assert faults == []


# boxes of the answers, from the lower left corner of the prompt; the height of the prompt may grow
ANSWERS = """() => {
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  return [...document.querySelectorAll('.prompt > .answers button')].map(one => {
    const { x, top, width, height } = one.getBoundingClientRect();
    return [x - prompt.x, prompt.bottom - top, width, height].map(Math.round).join(' ');
  });
}"""
NOTE = {"t": "error", "code": "late", "text": {"key": "ui-late-bot", "args": {}}}


@pytest.mark.thorough
def test_a_note_moves_no_answer(client: StaticClient) -> None:
    """Two lines instead of the detail, for some seconds."""
    asked = questions("five, nine sets")
    page = client.open_state(client.context("it", touch=True), TableState(asked[0]))
    moved = []
    for width, height in PHONES:
        resize(page, width, height)
        for game in asked:
            client.show(page, TableState(game))
            before = page.evaluate(ANSWERS)
            client.send(NOTE)
            expect(page.get_by_test_id("note")).to_be_in_viewport(ratio=0.9)
            if page.evaluate(ANSWERS) != before:
                moved.append(f"{width}x{height}: {page.locator('.prompt h2').inner_text()}")
    assert moved == []


# px of the clock above or below what is drawn of the words
CLOCK = """() => {
  const box = part => document.querySelector('.prompt ' + part).getBoundingClientRect();
  const [head, clock] = [box('.head'), box('.clock')];
  return Math.max(head.top - clock.top, clock.bottom - head.bottom);
}"""


@pytest.mark.thorough
def test_a_note_leaves_the_clock_in_sight(client: StaticClient) -> None:
    """In a game in which a question has many answers and cards above them."""
    page = client.open_state(client.context("it", touch=True), TableState(questions("five, nine sets")[0]))
    resize(page, 683, 384)
    hidden = []
    for game in questions("five, nine sets"):
        client.show(page, TableState(game))
        client.send(NOTE)
        expect(page.get_by_test_id("note")).to_be_visible()
        inline = page.locator(".prompt.inline").count() > 0  # the head has no box then
        if not inline and page.evaluate(CLOCK) > 6:  # its line is higher than its digits
            hidden.append(page.locator(".prompt h2").inner_text())
    assert hidden == []
