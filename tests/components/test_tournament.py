"""The page of a tournament: whole at each size, the next step always in one place, up to date while it is visible."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boomtown.games import new_game
from tests.components.checks import cut_texts, small_texts
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES as TABLES
from tests.components.states import TableState, is_over, played
from tests.components.tournament_states import CODE, OTHER, STATES, STEPS, ShownTournament, tournament
from tests.e2e.axe import grave_findings
from tests.samples import sampled

SIZES = [(1366, 650), (1280, 720), (1440, 900)]
PHONES = [(390, 664), (360, 640), (844, 390)]
CASES = {f"{state}, {language}": (state, language) for state in STATES for language in LOCALES}
USUAL = ("waiting, host, pl", "waiting, reader, it", "playing, others, sk", "between, cs", "over, en")
FAR = "document.documentElement.scrollWidth - innerWidth"
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def faults(page: Page, language: str) -> list[str]:
    found = cut_texts(page) + small_texts(page)
    if page.evaluate(FAR) > 0:
        found.append("wider than the window")
    if "tour-" in page.inner_text("body"):
        found.append(f"a text is missing in {language}")
    return found


@sampled("state, language", CASES, *USUAL, nightly=CASES.keys() - {*USUAL})
def test_whole_at_each_size(client: StaticClient, state: str, language: str) -> None:
    found = {}
    for touch, sizes in ((False, SIZES), (True, PHONES)):
        shown = ShownTournament(client, client.context(language, touch=touch), STATES[state])
        for width, height in sizes:
            shown.page.set_viewport_size({"width": width, "height": height})
            if wrong := faults(shown.settle(), language):
                found[f"{width}x{height}"] = wrong
    assert found == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(client: StaticClient, theme: Any) -> None:
    context = client.context("en", touch=True)
    for name in ("waiting, reader", "playing, my table", "between", "over"):
        shown = ShownTournament(client, context, STATES[name])
        shown.page.emulate_media(color_scheme=theme)
        shown.page.reload()
        assert grave_findings(shown.settle()) == [], name


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 664), (360, 640)])
def test_the_next_step_is_always_in_one_place(client: StaticClient, width: int, height: int) -> None:
    context = client.context("en", touch=width < 700)
    lines: dict[str, tuple[float, float]] = {}
    bars: dict[str, Any] = {}
    for name, step in STEPS.items():
        shown = ShownTournament(client, context, STATES[name])
        shown.page.set_viewport_size({"width": width, "height": height})
        page = shown.settle()
        box = page.get_by_test_id(f"step-{step}").bounding_box()
        assert box, name
        assert box["height"] >= 44, name
        lines[name] = box["y"], box["x"] + box["width"]
        bars[name] = page.get_by_test_id("next-step").bounding_box()
    assert len(set(lines.values())) == 1, lines
    assert len({tuple(bar.values()) for bar in bars.values()}) == 1, bars


def test_it_is_up_to_date_while_it_is_visible(client: StaticClient) -> None:
    """A new round is announced, named in the title of the tab, and offers the way to the table."""
    context = client.context("en", touch=False)
    shown = ShownTournament(client, context, tournament(mine=1, **OTHER), clock=True)
    page = shown.settle()
    assert page.title() == "Maximilian’s long night, boomtown"
    page.evaluate(HIDE, True)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    shown.asked.clear()
    shown.state = STATES["playing, my table"]
    page.clock.run_for(20_000)
    assert shown.asked == []
    page.evaluate(HIDE, False)
    expect(page.get_by_test_id("step-table")).to_be_visible()
    expect(page.get_by_test_id("polite")).to_have_text("Round 1 begins. Your table is waiting.")
    assert "Your table is waiting" in page.title()
    assert shown.asked == [("GET", CODE)]
    with page.expect_response(f"**/api/tournaments/{CODE}"):
        page.clock.run_for(3000)
    assert shown.asked == [("GET", CODE)] * 2


def test_nothing_is_asked_after_the_last_game(client: StaticClient) -> None:
    shown = ShownTournament(client, client.context("en", touch=False), STATES["over"], clock=True)
    page = shown.settle()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    shown.asked.clear()
    page.clock.run_for(20_000)
    assert shown.asked == []


def test_points_are_explained_by_a_tap(client: StaticClient) -> None:
    shown = ShownTournament(client, client.context("en", touch=True), STATES["between"])
    page = shown.settle()
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_test_id("points").locator("summary").tap()
    expect(page.get_by_test_id("points")).to_contain_text("10\u00a0points divided by the share")


def test_a_reader_joins_by_the_one_button(client: StaticClient) -> None:
    shown = ShownTournament(client, client.context("en", touch=True), STATES["waiting, reader"])
    page = shown.settle()
    page.get_by_test_id("name").fill("Bob")
    shown.answers["join"] = (409, {"error": {"code": "name-taken", "text": {"key": "err-name-taken", "args": {}}}})
    page.get_by_test_id("step-join").click()
    expect(page.get_by_test_id("next-step").get_by_role("alert")).to_contain_text("already taken")
    shown.state, shown.answers = STATES["waiting, player"], {}
    page.get_by_test_id("step-join").click()
    expect(page.get_by_test_id("next-step")).to_contain_text("Kateřina starts the tournament.")
    expect(page.get_by_test_id("drop-out")).to_be_visible()
    assert shown.asked[-1] == ("POST", f"{CODE}/join")


def test_who_comes_too_late_may_watch(client: StaticClient) -> None:
    shown = ShownTournament(client, client.context("en", touch=False), STATES["playing, my table"])
    page = shown.settle()
    shown.answers["seat"] = (409, {"error": {"code": "running", "text": {"key": "err-running", "args": {}}}})
    page.get_by_test_id("step-table").click()
    expect(page.get_by_test_id("next-step").get_by_role("alert")).to_contain_text("a bot plays in your seat")
    expect(page.get_by_test_id("step-watch")).to_be_visible()


def test_dropping_out_is_confirmed(client: StaticClient) -> None:
    shown = ShownTournament(client, client.context("en", touch=False), STATES["between"])
    page = shown.settle()
    page.get_by_test_id("drop-out").click()
    page.get_by_test_id("confirm-cancel").click()
    assert {method for method, _ in shown.asked} == {"GET"}
    page.get_by_test_id("drop-out").click()
    page.get_by_test_id("confirm").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert ("POST", f"{CODE}/leave") in shown.asked


def test_the_host_may_hurry_after_a_question(client: StaticClient) -> None:
    shown = ShownTournament(client, client.context("en", touch=False), STATES["playing, host may hurry"])
    page = shown.settle()
    page.get_by_test_id("hurry").click()
    page.get_by_test_id("confirm").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert ("POST", f"{CODE}/rounds") in shown.asked


def test_nobody_is_led_to_a_tournament_that_is_not_there(client: StaticClient) -> None:
    shown = ShownTournament(client, client.context("en", touch=False), {})
    shown.answers[""] = (404, {"error": {"code": "no-tournament", "text": {"key": "err-no-tournament", "args": {}}}})
    shown.page.reload()
    expect(shown.page.get_by_role("alert")).to_contain_text("does not exist")
    expect(shown.page.get_by_test_id("home")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_the_dialog_that_creates_one_is_whole(client: StaticClient, language: str) -> None:
    """Without what only a single table has. The button is in sight on a small phone and on a low laptop."""
    for size, touch in (((1366, 650), False), ((360, 640), True)):
        page = client.context(language, touch=touch).new_page()
        page.route("**/api/me", lambda route: route.fulfill(json={"me": None, "offers": None}))
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(client.url)
        page.get_by_test_id("new-tournament").click()
        create = page.get_by_test_id("create-tournament")
        create.wait_for()
        resize(page, *size)
        expect(create).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("rounds-3")).to_be_checked()
        assert "tour-" not in page.locator("dialog").inner_text()
        assert cut_texts(page) == []
        assert page.evaluate(FAR) <= 0
        assert grave_findings(page) == []


@dataclass(frozen=True)
class AtTable(TableState):
    """A table of a tournament."""

    lobby: bool = False

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        table = messages[0]["table"] | {"tournament": CODE, "host": None, "title": "Long night 1-2"}
        if not self.lobby:
            return [messages[0] | {"table": table}, *messages[1:]]
        table |= {"phase": "lobby", "round": 0, "begins": 100}
        table["seats"][1] |= {"kind": "open", "here": False}
        return [{"t": "table", "table": table}]


def ended() -> AtTable:
    return AtTable(played(new_game({"game": "bang", "players": 5}, "tournament"), is_over))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [(1366, 650), (360, 640)])
def test_a_game_leads_back_to_the_tournament(client: StaticClient, language: str, size: tuple[int, int]) -> None:
    page = client.open_state(client.context(language, touch=size[0] < 700), ended())
    resize(page, *size)
    expect(page.get_by_test_id("play-again")).to_have_count(0)
    expect(page.get_by_test_id("rotate-sheriff")).to_have_count(0)
    link = page.get_by_test_id("to-tournament")
    expect(link).to_be_in_viewport(ratio=1)
    assert link.get_attribute("href") == f"/tournament/{CODE}"
    assert cut_texts(page) == []
    assert grave_findings(page) == []


@pytest.mark.parametrize("size", [(1366, 650), (360, 640)])
def test_a_waiting_table_names_who_is_not_here(client: StaticClient, size: tuple[int, int]) -> None:
    page = open_lobby(client, size, "")
    expect(page.get_by_test_id("lobby-seat-1")).to_contain_text("Matěj")
    expect(page.get_by_test_id("not-here")).to_have_count(1)
    expect(page.get_by_test_id("begins")).to_contain_text("The game starts in")
    for closed in ("copy-link", "start", "lobby-leave", "invite-1", "change-table"):
        expect(page.get_by_test_id(closed)).to_have_count(0)
    expect(page.get_by_test_id("to-tournament")).to_be_visible()
    assert grave_findings(page) == []


def open_lobby(client: StaticClient, size: tuple[int, int], place: str) -> Page:
    page = client.context("en", touch=size[0] < 700).new_page()
    [message] = AtTable(TABLES["five, my question"]().game, lobby=True).messages()
    words = json.dumps(message)
    page.route_web_socket("**/ws/**", lambda socket: socket.on_message(lambda _: socket.send(words)))
    page.goto(f"{client.url}/t/dusty4{place}")
    page.get_by_test_id("lobby-seat-1").wait_for()
    resize(page, *size)
    return page
