"""Profile page in real browsers: account, passkey, second browser, recovery codes, games, export, deletion."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from websockets.sync.client import connect

from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open, Watch
from tests.e2e.keys import Keyring
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.server import Server
from tests.e2e.tables import Seat
from tests.e2e.test_languages import LANGUAGES, check_words, choose_language, said
from tests.e2e.test_pictures import shoot
from tests.e2e.test_records import play_to_the_end
from tests.e2e.viewports import LOCALES, PHONE_AT_NIGHT, places, readers
from tests.server import oidc_provider, smtp_server
from tests.server.smtp_server import MailServer, text

TABLES = 52  # two pages of them at the front, three of my games


def home(server: Server) -> str:
    """Return the address of the server by name, because passkeys cannot be bound to an IP address."""
    return server.url.replace("127.0.0.1", "localhost")


def my_page(open_page: Open, server: Server, **look: Any) -> tuple[Page, Keyring]:
    page = open_page(home(server), **look)
    keys = Keyring(page)
    page.get_by_test_id("me").click()
    expect(page.get_by_test_id("who-i-am")).to_be_visible()
    return page, keys


def make_account(page: Page) -> list[str]:
    """Create an account and return its recovery codes."""
    page.get_by_test_id("make-account").click()
    expect(page.get_by_test_id("codes")).to_be_visible()
    codes = page.get_by_test_id("codes").locator("li").all_inner_texts()
    page.get_by_test_id("codes-done").click()
    expect(page.get_by_test_id("passkey")).to_have_count(1)
    return codes


def rename(page: Page, name: str) -> None:
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("rename").click()
    expect(page.get_by_test_id("rename")).to_be_disabled()


def choose_face(page: Page, face: str) -> None:
    """Choose a face and wait until the server has stored it."""
    with page.expect_response("**/api/me"):
        page.get_by_test_id(f"face-{face}").check(force=True)
    expect(page.get_by_test_id(f"face-{face}")).to_be_checked()


def play_a_game(page: Page, server: Server) -> Seat:
    """Sit down by the front page, then play to the end over the socket, which is faster than a page."""
    page.goto(home(server))
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    code = page.url.rpartition("/")[2]
    expect(page.get_by_test_id("prompt").or_(page.get_by_test_id("log")).first).to_be_visible()
    token = page.evaluate("code => localStorage.getItem('boomtown.seat.' + code)", code)
    page.goto("about:blank")
    seat = Seat(server, code, 0, token)
    play_to_the_end(seat)
    return seat


def test_a_server_without_accounts_shows_no_forms(server: Server, open_page: Open, watch: Watch) -> None:
    """The page says so. The form of the profile, the sign-in and the list of games would all fail."""
    page = open_page(home(server))
    error = {"error": {"code": "not-found", "text": {"key": "err-not-found", "args": {}}}}
    answered: list[Route] = []

    def refuse(call: Route) -> None:
        answered.append(call)
        call.fulfill(status=404, json=error)

    page.route("**/api/me", refuse)
    for path in ("/me", "/mail?confirm=x"):
        page.goto(home(server) + path)
        expect(page.get_by_test_id("no-accounts")).to_be_visible()
        expect(page.locator("main").locator("form, input, button, section")).to_have_count(0)
    while len(watch.failures) < len(answered):  # the browser notes an answer that is an error, a moment later
        page.wait_for_timeout(20)
    watch.failures.clear()


def test_an_account_on_two_browsers(open_page: Open, server: Server, artifacts: Path) -> None:
    """One click creates it. A phone gets the same name and face. A code replaces the passkey. One click signs out
    everywhere.
    """
    page, keys = my_page(open_page, server)
    rename(page, "Calamity Ann")
    choose_face(page, "miner")
    codes = make_account(page)
    assert len(set(codes)) == 10
    expect(page.get_by_test_id("codes-left")).to_contain_text("10")

    other, others = my_page(open_page, server, **PHONE_AT_NIGHT, locale=LOCALES["it"])
    series = ScreenshotSeries(other, pictures(artifacts), "me-second", "it-phone")
    expect(other.get_by_test_id("my-name")).not_to_have_value("Calamity Ann")
    series.inspect("guest")
    others.take(keys)
    other.get_by_test_id("sign-in").click()
    expect(other.get_by_test_id("my-name")).to_have_value("Calamity Ann")
    expect(other.get_by_test_id("face-miner")).to_be_checked()
    series.inspect("account")
    rename(other, "Annie")
    page.reload()
    expect(page.get_by_test_id("my-name")).to_have_value("Annie")
    page.goto(home(server))
    expect(page.get_by_test_id("name")).to_have_value("Annie")
    expect(page.get_by_test_id("me")).to_contain_text("Annie")

    third, _ = my_page(open_page, server)
    third.get_by_test_id("use-code").click()
    third.get_by_test_id("code").fill(codes[2].upper())
    third.get_by_test_id("code-go").click()
    expect(third.get_by_test_id("codes-left")).to_contain_text("9")
    third.get_by_test_id("passkey-add").click()
    expect(third.get_by_test_id("passkey")).to_have_count(2)
    third.get_by_test_id("passkey-rename-1").click()
    third.get_by_test_id("passkey-name").fill("Kitchen laptop")
    third.get_by_test_id("passkey-name").press("Enter")
    expect(third.get_by_test_id("passkey").nth(1)).to_contain_text("Kitchen laptop")
    third.get_by_test_id("passkey-drop-0").dblclick()
    expect(third.get_by_test_id("confirm-cancel")).to_be_focused()
    expect(third.get_by_test_id("passkey")).to_have_count(2)
    third.get_by_test_id("confirm").click()
    expect(third.get_by_test_id("passkey")).to_have_count(1)
    third.get_by_test_id("sign-out-everywhere").click()
    expect(third.get_by_test_id("sign-in")).to_be_visible()
    other.reload()
    expect(other.get_by_test_id("sign-in")).to_be_visible()


def test_what_goes_wrong_is_said(open_page: Open, server: Server, watch: Any) -> None:
    """Messages for a wrong code, a cancelled passkey, and an address that cannot have passkeys."""
    page, _ = my_page(open_page, server)
    page.get_by_test_id("use-code").click()
    page.get_by_test_id("code").fill("abcd-efgh")
    page.get_by_test_id("code-go").click()
    expect(page.get_by_test_id("account").get_by_role("alert")).to_contain_text("is not valid")
    watch.failures.clear()  # the browser itself notes an answer that is an error
    page.evaluate("() => void (navigator.credentials.get = () => Promise.reject(new DOMException('no')))")
    page.get_by_test_id("sign-in").click()
    expect(page.get_by_test_id("account").get_by_role("alert")).to_contain_text("Cancelled")
    page.goto(f"{server.url}/me")
    expect(page.get_by_test_id("account")).to_contain_text("localhost")
    expect(page.get_by_test_id("make-account")).to_have_count(0)


@places("phone")
def test_my_games_and_the_end_of_me(
    open_page: Open, server: Server, artifacts: Path, tmp_path: Path, look: dict[str, Any], tail: str
) -> None:
    """A guest's game moves to the account, can be replayed and exported, and loses the name on deletion."""
    page, _ = my_page(open_page, server, **look)
    shoot(page, pictures(artifacts), f"me-guest-{tail}")
    rename(page, "Zebulon")
    choose_face(page, "judge")
    seat = play_a_game(page, server)
    page.goto(f"{home(server)}/me")
    make_account(page)
    game = page.get_by_test_id("my-game")
    expect(game).to_have_attribute("data-state", re.compile("won|lost"))
    expect(game.get_by_test_id("my-game-about")).to_contain_text(re.compile(r"\d\sbots"))
    expect(game.get_by_test_id("my-game-share")).to_be_visible()
    page.get_by_test_id("games-result").select_option("running")
    expect(game).to_have_count(0)
    page.get_by_test_id("games-result").select_option("")
    expect(game).to_have_count(1)
    expect(page.get_by_test_id("statistics").locator("li").first).to_be_visible()
    assert grave_findings(page) == []
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
        assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
        shoot(page, pictures(artifacts), f"me-{language}-{tail}", full_page=True)
    choose_language(page, "en")
    page.get_by_test_id("codes-new").dblclick()
    expect(page.get_by_test_id("confirm-cancel")).to_be_focused()
    expect(page.get_by_test_id("codes")).to_have_count(0)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("codes")).to_be_visible()
    assert grave_findings(page) == []
    shoot(page, pictures(artifacts), f"me-codes-{tail}")
    page.get_by_test_id("codes-done").click()
    with page.expect_download() as kept:
        page.get_by_test_id("export-me").click()
    kept.value.save_as(tmp_path / "me.json")
    told = json.loads((tmp_path / "me.json").read_text())
    assert (told["name"], told["games"][0]["code"], len(told["passkeys"])) == ("Zebulon", seat.code, 1)

    page.get_by_test_id("my-game-open").click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", "0")
    expect(page.locator("body")).to_contain_text("Zebulon")
    page.goto(f"{home(server)}/me")
    page.get_by_test_id("delete-me").dblclick()
    expect(page.get_by_test_id("confirm-cancel")).to_be_focused()
    assert grave_findings(page) == []
    shoot(page, pictures(artifacts), f"me-delete-{tail}")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("make-account")).to_be_visible()
    expect(page.get_by_test_id("my-data")).to_have_count(0)
    page.goto(f"{home(server)}/replay/{seat.code}?seat=0")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", "0")
    expect(page.locator("body")).to_contain_text("deleted player")
    assert "Zebulon" not in page.content()


def asks(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Post to the API from the page, with its cookie, and return the answer."""
    return page.evaluate(
        """async ([path, body]) => {
          const order = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
          return (await fetch(path, order)).json();
        }""",
        [path, body],
    )


def begin(seat: Seat) -> None:
    with connect(f"{seat.server.url.replace('http', 'ws')}/ws/{seat.code}", max_queue=None) as line:
        line.send(json.dumps({"t": "hello", "token": seat.token}))
        line.send(json.dumps({"t": "start"}))
        while json.loads(line.recv(60))["t"] != "state":
            pass


def play_together(server: Server, host: Page, guest: Page) -> None:
    """Create a table for two and play the game to its end."""
    setup = {"game": "duel", "players": 2}
    made = asks(host, "/api/tables", {"name": "Ann", "setup": setup, "bots": 0, "public": False, "timer": 0})
    code = made["table"]["code"]
    joined = asks(guest, f"/api/tables/{code}/join", {"name": "Bob"})
    seats = [Seat(server, code, one["seat"], one["token"]) for one in (made, joined)]
    begin(seats[0])
    with ThreadPoolExecutor(2) as both:
        list(both.map(play_to_the_end, seats))


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """Server without rate limits."""
    server = Server(tmp_path, more=("--limits", "off")).start()
    yield server
    server.stop()


def rate_a_bot(server: Server, game: str) -> None:
    """Store a rating of a bot as if people had played against it."""
    with closing(sqlite3.connect(server.folder / "games.sqlite")) as file, file:
        file.execute("insert into ratings values ('bot:greenhorn', ?, '', 0.0, 0.1, 12)", (game,))


@places("desktop")
def test_ratings_are_for_those_who_want_them(
    open_page: Open, hasty: Server, artifacts: Path, look: dict[str, Any], tail: str
) -> None:
    """Ratings are off at first. Once on, a game of two people changes them. They show their uncertainty, also on a
    phone.
    """
    page, _ = my_page(open_page, hasty, **look)
    rename(page, "Ann")
    other, _ = my_page(open_page, hasty, **PHONE_AT_NIGHT, locale=LOCALES["sk"])
    rename(other, "Bob")
    other.get_by_test_id("rated").check(force=True)
    expect(other.get_by_test_id("ratings")).to_contain_text(said("sk", "ui-me-ratings-none"))
    switch = page.get_by_test_id("rated")
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    expect(page.get_by_test_id("ratings")).to_contain_text("No rated game yet")
    play_together(hasty, page, other)
    rate_a_bot(hasty, "duel")
    page.reload()
    expect(page.get_by_test_id("rating")).to_have_count(2)
    expect(page.get_by_test_id("rating-bot")).to_contain_text(re.compile(r"Bot: greenhorn.*1500 ±"))
    expect(page.get_by_test_id("rating").first).to_contain_text("±")
    assert grave_findings(page) == []
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
        assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    page.get_by_test_id("ratings").scroll_into_view_if_needed()
    shoot(page, pictures(artifacts), f"me-ratings-{tail}")
    other.reload()
    expect(other.get_by_test_id("rating")).to_have_count(2)
    other.get_by_test_id("ratings").scroll_into_view_if_needed()
    ScreenshotSeries(other, pictures(artifacts), "me-ratings", "sk-phone").inspect("two")
    switch.uncheck(force=True)
    expect(page.get_by_test_id("rating")).to_have_count(0)


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Server]:
    """Server at which one browser may open many tables."""
    server = Server(tmp_path, more=("--limits", "off")).start()
    yield server
    server.stop()


@readers("cs-desktop")
def test_long_lists_come_page_by_page(
    open_page: Open, crowded: Server, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """Each table and each game occurs once, the second page of each list behind a button."""
    page, _ = my_page(open_page, crowded, **look)
    wish = {"name": "Ann", "setup": {"game": "duel", "players": 2}, "bots": "fill", "public": True, "start": True}
    codes = {asks(page, "/api/tables", {**wish, "title": f"Table {n}"})["table"]["code"] for n in range(TABLES)}
    page.goto(home(crowded))
    tables, more = page.get_by_test_id("open-table"), page.get_by_test_id("more-tables")
    expect(tables).to_have_count(50)
    more.scroll_into_view_if_needed()
    ScreenshotSeries(page, pictures(artifacts), "lists", tail).inspect("tables")
    more.click()
    expect(tables).to_have_count(TABLES)
    expect(more).to_have_count(0)
    assert len(set(page.get_by_test_id("open-table").locator("h3").all_inner_texts())) == TABLES

    page.goto(f"{home(crowded)}/me")
    games, more = page.get_by_test_id("my-game"), page.get_by_test_id("more-games")
    for shown in (20, 40):
        expect(games).to_have_count(shown)
        ScreenshotSeries(page, pictures(artifacts), f"lists-{shown}", tail).inspect("games")
        more.click()
    expect(games).to_have_count(TABLES)
    expect(more).to_have_count(0)
    links = [one.get_attribute("href") or "" for one in page.get_by_test_id("my-game-open").all()]
    assert {link.rpartition("/")[2] for link in links} == codes


def test_a_seat_taken_at_the_table_is_mine(open_page: Open, server: Server) -> None:
    """A seat taken by link, on a first visit, is listed as a running game. Players see the host's face."""
    host, _ = my_page(open_page, server)
    rename(host, "Ann")
    choose_face(host, "singer")
    host.goto(home(server))
    host.get_by_test_id("new-table").click()
    host.locator("dialog button[type=submit]").click()
    host.wait_for_url(re.compile(r"/t/\w+"))
    guest = open_page(host.url)
    guest.get_by_test_id("name").fill("Bob")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_test_id("lobby-seat-1")).to_contain_text("Bob")
    expect(guest.get_by_test_id("lobby-seat-0").locator(".face svg")).to_be_visible()
    host.get_by_test_id("start").click()
    expect(guest.get_by_test_id("prompt").or_(guest.get_by_test_id("log")).first).to_be_visible()
    expect(guest.get_by_test_id("seat-face").locator("svg")).to_be_visible()
    guest.get_by_test_id("menu").click()
    guest.get_by_test_id("menu-people").click()
    expect(guest.get_by_test_id("person").locator(".face svg")).to_be_visible()
    guest.goto(f"{home(server)}/me")
    expect(guest.get_by_test_id("my-game")).to_have_attribute("data-state", "running")
    person = guest.get_by_test_id("played-with")
    expect(person).to_contain_text("Ann")
    person.get_by_test_id("block").click()
    guest.get_by_test_id("confirm").click()
    expect(person).to_contain_text("Blocked")
    expect(person.get_by_test_id("invite-again")).to_have_count(0)
    person.get_by_test_id("block").click()
    expect(person).not_to_contain_text("Blocked")
    person.get_by_test_id("invite-again").click()
    expect(guest.get_by_test_id("lobby-seat-0")).to_contain_text("Bob")
    expect(guest).not_to_have_url(host.url)


def test_the_front_page_lists_my_running_games(open_page: Open, server: Server) -> None:
    """Each with its table and whose turn it is; the link leads to the table."""
    page, _ = my_page(open_page, server)
    rename(page, "Ann")
    for title in ("Dry Gulch", "Long Mile"):
        setup = {"game": "duel", "players": 2}  # no game can end before Ann has had a turn
        order = {"name": "Ann", "title": title, "setup": setup, "bots": "fill", "public": False, "start": True}
        made = page.request.post(f"{home(server)}/api/tables", data=order, headers={"origin": home(server)})
        assert made.ok, made.text()
    page.goto(home(server))
    games = page.get_by_test_id("running-game")
    expect(games).to_have_count(2)
    for title in ("Dry Gulch", "Long Mile"):
        expect(games.filter(has_text=title)).to_contain_text(re.compile("Your turn|another player’s turn"))
    games.filter(has_text="Dry Gulch").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.get_by_test_id("prompt").or_(page.get_by_test_id("log")).first).to_be_visible()


@pytest.fixture
def posting(tmp_path: Path) -> Iterator[Server]:
    """Server that sends mails, which the test reads."""
    server = Server(tmp_path)
    with smtp_server.opened() as relay:
        server.more = ("--mail", relay, "--mail-from", "town@example.org", "--site", home(server))
        yield server.start()
        server.stop()


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
@places("phone")
def test_mails_are_asked_for_and_stopped(
    open_page: Open, posting: Server, artifacts: Path, look: dict[str, Any], tail: str
) -> None:
    """A mail's link confirms the address in a second browser, in any language. Removing the address stops the mails."""
    page, _ = my_page(open_page, posting, **look)
    expect(page.get_by_test_id("my-mail")).to_have_count(0)
    make_account(page)
    page.get_by_test_id("mail").fill("ann@example.org")
    page.get_by_test_id("mail-send").click()
    expect(page.get_by_test_id("my-mail")).to_contain_text("has been sent to ann@example.org")
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
    choose_language(page, "en")
    assert grave_findings(page) == []
    [link] = re.findall(r"http\S+", text(MailServer.received[-1]))
    other = open_page(link, **look)
    for language in LANGUAGES:
        choose_language(other, language)
        expect(other.get_by_test_id("mail-go")).to_have_text(said(language, "ui-mail-confirm"))
        ScreenshotSeries(other, pictures(artifacts), "mail-link", f"{language}-{tail}").inspect("asks")
    other.get_by_test_id("mail-go").click()
    for language in LANGUAGES:
        choose_language(other, language)
        expect(other.get_by_test_id("mail-link")).to_contain_text(said(language, "ui-mail-confirmed"))
        ScreenshotSeries(other, pictures(artifacts), "mail-link", f"{language}-{tail}").inspect("confirmed")
    page.reload()
    expect(page.get_by_test_id("my-mail")).to_contain_text("E-mails go to ann@example.org")
    with page.expect_response("**/api/me/mail") as spoken:
        choose_language(page, "pl")
    assert spoken.value.json()["me"]["mail"] == {"address": "ann@example.org", "lang": "pl", "confirmed": True}
    page.get_by_test_id("mail-drop").click()
    expect(page.get_by_test_id("mail")).to_have_value("")


@pytest.fixture
def ranch(tmp_path: Path) -> Iterator[Server]:
    """Server with sign-in by another service, which runs in the test."""
    server = Server(tmp_path)
    with oidc_provider.opened() as other:
        known = ("--oidc-issuer", other.issuer, "--oidc-client-id", oidc_provider.CLIENT, "--oidc-name", "Ranch")
        server.more = (*known, "--oidc-client-secret", oidc_provider.SECRET, "--site", home(server))
        yield server.start()
        server.stop()


def test_signing_in_with_another_service(open_page: Open, ranch: Server, artifacts: Path) -> None:
    """A refusal shows a message. A guest gets an account, and a phone signs in to it and can remove the service."""
    page, _ = my_page(open_page, ranch)
    rename(page, "Ann")
    page.get_by_test_id("sign-in-elsewhere").click()
    page.locator("#deny").click()
    expect(page.get_by_test_id("account").get_by_role("alert")).to_contain_text("was refused there")
    page.get_by_test_id("sign-in-elsewhere").click()
    page.locator("#allow").click()
    expect(page.get_by_test_id("identity")).to_contain_text("Ranch")
    assert page.url == f"{home(ranch)}/me"
    for language in LANGUAGES:
        choose_language(page, language)
        check_words(page, language)
    assert grave_findings(page) == []

    other, _ = my_page(open_page, ranch, **PHONE_AT_NIGHT, locale=LOCALES["pl"])
    series = ScreenshotSeries(other, pictures(artifacts), "ranch", "pl-phone")
    series.inspect("guest")
    other.get_by_test_id("sign-in-elsewhere").click()
    other.locator("#allow").click()
    expect(other.get_by_test_id("my-name")).to_have_value("Ann")
    other.get_by_test_id("passkey-add").click()
    other.get_by_test_id("codes-done").click()
    expect(other.get_by_test_id("passkey")).to_have_count(1)
    series.inspect("account")
    other.get_by_test_id("identity-drop").click()
    other.get_by_test_id("confirm").click()
    expect(other.get_by_test_id("identity-add")).to_contain_text("Ranch")
