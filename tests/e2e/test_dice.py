"""The Dice Game at the page: whole games, reconnection, undo, announcements and animations."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.answering.dice import die, keep, lively_for, resigned
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.staged_server import MODULES, Stage, StagedServer
from tests.e2e.tables import new_table
from tests.e2e.test_accessibility import WATCH_MOTION
from tests.e2e.test_languages import check_words
from tests.e2e.test_play import check_the_end
from tests.e2e.visibility import cut_off
from tests.samples import sampled

ENOUGH = 4  # answers of mine in a game; who is out sooner gets another one
GAMES = 6
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FIVE = [
    "outlaw: Willy the Kid",
    "sheriff: Jesse Jones",
    "outlaw: Suzy Lafayette",
    "deputy: Jourdonnais",
    "renegade: Rose Doolan",
]


SEVEN = [
    "Gambler: Willy the Kid",
    "Bear: José Delgado",
    "Doctor: Suzy Lafayette",
    "Bad: Apache Kid",
    "Devil's Left Hand: Elena Fuente",
    "outlaw: Kit Carlson",
    "deputy: Lucky Duke",
]
EIGHT = [*SEVEN, "Devil's Right Hand: Doc Holyday"]


@sampled("seats, look", {"mouse-7": (SEVEN, {"viewport": DESKTOP}), "touch-8": (EIGHT, TOUCH)}, "touch-8")
def test_a_whole_game_with_every_module(
    open_page: Open, staged: StagedServer, seats: list[str], look: dict[str, Any]
) -> None:
    """A whole game with half the life points, to keep it short. The dice are random."""
    seat = staged.play(Stage(seats, sets=MODULES, fair=True, life=dict.fromkeys(range(len(seats)), 4)))
    page = open_page(seat.link, storage_state=seat.storage, **look)
    play_whole_games(Player(page, policy=lively_for(3 * ENOUGH), tap="has_touch" in look))


@sampled(
    "players, keyboard",
    {"keyboard-5": (5, True), "keyboard-3": (3, True), "mouse-3": (3, False)},
    "keyboard-3",
    "mouse-3",
)
def test_a_whole_game(open_page: Open, server: Server, players: int, keyboard: bool) -> None:
    """The base game, by keyboard only and by mouse."""
    seat = new_table(server, players=players, setup={"game": "dice"})
    page = open_page(seat.link, storage_state=seat.storage)
    play_whole_games(Player(page, policy=lively_for(3 * ENOUGH), keyboard=keyboard))


def play_whole_games(player: Player) -> None:
    """Answer every question up to the result as a person would, and check that nothing is cut off."""
    page = player.page
    seen: set[str] = set()

    def each() -> bool:
        why = player.decision()["why"]
        if why not in seen:
            assert cut_off(page) == [], why
        seen.add(why)
        return False

    for _ in range(GAMES):
        player.play(until=each)
        check_the_end(page)
        check_words(page, "en")
        if player.done.total() >= ENOUGH and player.done["roll"]:
            break
        page.get_by_test_id("play-again").click()
        expect(player.result).to_have_count(0)
        player.answered = -1
    assert player.done["roll"], player.done
    assert messages_of(page).view["game"] == "dice"


def roll_of(page: Page) -> list[str | None]:
    """Return the faces on the table."""
    dice = page.get_by_test_id("die")
    return [dice.nth(at).get_attribute("data-face") for at in range(dice.count())]


def test_marks_by_keyboard(open_page: Open, staged: StagedServer) -> None:
    """A number marks a die or removes its mark. A marks all or none. The button follows the marks."""
    seat = staged.play(Stage(FIVE, throws=["beer beer dynamite arrow gatling"]))
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page, keyboard=True)
    assert player.wait_asked()
    page.keyboard.press("r")
    expect(page.get_by_test_id("roll")).to_be_visible()
    roll = page.get_by_test_id("roll")
    expect(die(page, 2)).not_to_have_attribute("aria-pressed", "true")
    page.keyboard.press("4")
    expect(die(page, 3)).to_have_attribute("aria-pressed", "true")
    expect(roll).to_contain_text("1 die")
    page.keyboard.press("3")  # dynamite cannot be thrown again
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(roll).to_contain_text("4 dice")
    expect(page.locator('[data-testid="die"] [aria-pressed="true"]')).to_have_count(4)
    page.keyboard.press("a")
    expect(page.locator('[data-testid="die"] [aria-pressed="true"]')).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_test_id("note")).not_to_be_empty()


def test_coming_back_in_the_middle_of_a_throw(open_page: Open, staged: StagedServer) -> None:
    """A reload and a new window show the same dice and the same question, which can be answered."""
    seat = staged.play(Stage(FIVE, throws=["bullseye1 beer dynamite arrow gatling", "beer beer"]))
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    assert player.wait_asked()
    player.answer()
    assert player.wait_asked()
    before, faces = player.decision(), roll_of(page)
    assert (before["why"], faces) == ("roll", ["bullseye1", "beer", "dynamite", "arrow", "gatling"])
    die(page, 3).click()
    page.reload()
    again = Player(page)
    assert again.wait_asked()
    assert (again.decision()["move"], roll_of(page)) == (before["move"], faces)
    expect(die(page, 3)).not_to_have_attribute("aria-pressed", "true")
    other = Player(open_page(seat.link, storage_state=page.context.storage_state()))
    assert other.wait_asked()
    assert (other.decision()["options"], roll_of(other.page)) == (before["options"], faces)
    other.answer(next(one for one in before["options"] if one.get("dice") == [1, 3]))
    expect(other.page.locator('[data-testid="die"][data-face="beer"]')).to_have_count(2)


def test_a_target_can_be_taken_back(open_page: Open, staged: StagedServer) -> None:
    """The player can undo the choice of a target until the next throw. A throw cannot be undone."""
    seat = staged.play(Stage(FIVE, throws=["bullseye1 bullseye1 dynamite bullseye2 gatling"]))
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    undo = page.get_by_test_id("undo")
    assert player.wait_asked()
    player.answer()
    assert player.wait_asked()
    expect(undo).to_be_disabled()
    player.answer(keep(player.decision()))
    assert player.wait_asked()
    first = player.decision()
    player.answer(next(one for one in first["options"] if one.get("to") == 1))
    assert player.wait_asked()
    assert [aim["to"] for aim in messages_of(page).view["aims"]] == [1]
    second = player.decision()["move"]
    undo.click()
    expect(player.prompt(f'[data-move="{second}"]')).to_have_count(0)
    assert player.wait_asked()
    assert player.decision()["why"] == "aim"
    assert messages_of(page).view["aims"] == []
    player.answer(next(one for one in player.decision()["options"] if one.get("to") == 4))
    assert player.wait_asked()
    assert [aim["to"] for aim in messages_of(page).view["aims"]] == [4]


def test_throws_are_told(open_page: Open, staged: StagedServer) -> None:
    """The polite live region announces the faces thrown, the urgent one the question."""
    seat = staged.play(Stage(FIVE, throws=["beer beer dynamite arrow gatling"]))
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page)
    assert player.wait_asked()
    player.answer()
    polite, urgent = page.get_by_test_id("polite"), page.get_by_test_id("urgent")
    for face in ("beer", "dynamite", "arrow", "Gatling"):
        expect(polite).to_contain_text(face)
    assert player.wait_asked()
    title = page.get_by_test_id("prompt").locator("h2")
    expect(urgent).to_contain_text(title.inner_text())
    expect(die(page, 2)).to_have_accessible_name("Die 3: dynamite, Stays")
    expect(page.get_by_test_id("seat-1").locator("button").first).to_have_accessible_name(
        # name, role, lives, places: everything the plate shows
        re.compile(r"Jesse Jones.*sheriff.*11\slives.*1\splace")
    )


def test_reduced_motion_moves_nothing(open_page: Open, staged: StagedServer) -> None:
    """With reduced motion no die rolls and nothing flies."""
    seat = staged.play(Stage(FIVE, throws=["beer bullseye1 dynamite arrow gatling"], life={0: 5}, arrows={2: 6}))
    page = open_page(seat.link, storage_state=seat.storage)
    page.evaluate(WATCH_MOTION)
    player = Player(page, policy=resigned)
    player.play_some(6)
    assert page.evaluate("window.moved") == []


def test_with_motion_a_game_goes_on_as_well(open_page: Open, staged: StagedServer) -> None:
    """Rolling dice and flying shots delay the next question but never lose it."""
    seat = staged.play(Stage(FIVE, throws=["gatling gatling gatling arrow dynamite"], life={0: 5}, arrows={2: 6}))
    page = open_page(seat.link, storage_state=seat.storage, reduced_motion="no-preference", paced=True)
    player = Player(page, policy=resigned)
    assert not player.play_some(2)
    assert player.wait_asked()
    assert messages_of(page).view["turn_no"] > len(FIVE), "the others had their turns as well"
