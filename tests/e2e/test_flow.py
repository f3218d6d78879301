"""Messages of the table: other players' actions, effects on the own player, pace, end of the own game."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.card.position import seat
from tests.e2e.conftest import PHONE, Open
from tests.e2e.message_log import Change, messages_of, until_said
from tests.e2e.staged_server import CardStage, StagedServer
from tests.e2e.waiting import note_shown, until_shown

OTHERS = [
    seat("outlaw", "Bart Cassidy", "Missed! 2S, BANG! 3C"),
    seat("renegade", "Willy the Kid", "Beer 9H"),
    seat("deputy", "Suzy Lafayette", "BANG! 5D, Beer 7H"),
]


def shot_at(hand: str = "Missed! 5S, Panic! JH", turn: str = "B", **mine: Any) -> CardStage:
    """Return a stage in which Jesse Jones has only a BANG!, aimed at the first seat."""
    me = seat("outlaw", "Rose Doolan", hand, **mine)
    return CardStage([me, seat("sheriff", "Jesse Jones", "BANG! 6C"), *OTHERS], turn=turn)


def prompt(page: Page, more: str = "") -> Locator:
    return page.locator(f'[data-testid="prompt"]{more}')


def answer(page: Page, words: str) -> None:
    prompt(page).get_by_role("button", name=words).click()


def untimed(message: dict[str, Any]) -> None:
    if message["t"] == "state":
        message |= {"timed": False, "deadline": None, "notes": [], "first": 0}


def test_who_does_what_to_whom_is_told_and_stays(open_page: Open, staged: StagedServer) -> None:
    """The prompt names the shooter, and the spotlight shows the card. The effect stays during the next question."""
    seat = staged.play(shot_at("Panic! JH, Missed! 3S"))
    page = open_page("about:blank", storage_state=seat.storage, paced=True)
    note_shown(page)
    page.goto(seat.link)
    expect(prompt(page)).to_contain_text("Jesse Jones shoots you")
    until_shown(page, "spotlight")
    expect(prompt(page, '[data-why="shot"]')).to_be_visible()
    answer(page, "Take the hit")
    told = page.get_by_test_id("happened")
    expect(told).to_have_text("Jesse Jones shoots you. You lose 1 life (4 → 3).")
    expect(prompt(page, '[data-why]:not([data-move="1"])')).to_be_visible()
    expect(told).to_contain_text("Jesse Jones shoots you. You lose 1 life (4 → 3).")


def test_step_by_step(open_page: Open, staged: StagedServer) -> None:
    """The button, a key or a click on the table shows the next event. Another button skips to the player's question."""
    seat = staged.play(shot_at("Missed! 5S", "A"))
    page = open_page(seat.link, storage_state=seat.storage, paced=True, change=untimed)
    page.get_by_test_id("pace").click()
    page.get_by_test_id("pace-step").click()
    answer(page, "End turn")
    title = prompt(page).locator("h2")
    expect(page.get_by_test_id("step")).to_be_visible()
    page.get_by_test_id("step").click()
    expect(title).to_have_text("Jesse Jones begins their turn")
    page.keyboard.press("Space")
    expect(title).to_have_text(re.compile("Jesse Jones (takes|draws)"))
    page.locator(".felt").first.click(position={"x": 250, "y": 80})
    expect(title).not_to_have_text("Jesse Jones begins their turn")
    page.get_by_test_id("step-jump").click()
    expect(prompt(page, "[data-why]")).to_be_visible()


def test_the_pace_is_the_tables(open_page: Open, staged: StagedServer) -> None:
    """The page sends the chosen pace to the server. At a table with a clock, step by step is disabled."""
    ann, ben = staged.gather(shot_at(turn="A"), "Ben", timer=60)
    open_page(ben.link, storage_state=ben.storage)
    page = open_page(ann.link, storage_state=ann.storage)
    page.get_by_test_id("start").click()
    page.get_by_test_id("pace").click()
    expect(page.get_by_test_id("pace-step")).to_be_disabled()
    page.get_by_test_id("pace-slow").click()
    expect(page.get_by_test_id("pace-panel")).to_have_count(0)
    until_said(page, {"t": "pace", "pace": "slow"})


def bots_only() -> Change:
    """Return a change that marks the table as bots-only once the first seat is out, and drops all later states."""
    gone: list[bool] = []

    def change(message: dict[str, Any]) -> list[dict[str, Any]] | None:
        untimed(message)
        if message["t"] != "state":
            return None
        if gone:
            return []
        if not message["view"]["seats"][0]["alive"]:
            gone.append(True)
        message |= {"bots_only": bool(gone), "speed": 1, "revealed": False}
        return None

    return change


def test_out_of_the_game(open_page: Open, staged: StagedServer) -> None:
    """A dialog shows the role. Then the player can watch faster, see the roles, jump to the end, or play again."""
    seat = staged.play(shot_at("Volcanic 10C", life=1))
    page = open_page(seat.link, storage_state=seat.storage, paced=True, change=bots_only())
    answer(page, "Take the hit")
    expect(prompt(page)).to_contain_text("Nothing in your hand saves you. You would need 1 Beer.")
    answer(page, "Continue")
    moment = page.get_by_test_id("out-moment")
    expect(moment).to_contain_text("You are out")
    expect(moment).to_contain_text("Jesse Jones shoots you. You lose 1 life (1 → 0).")
    expect(moment).to_contain_text("Your role: outlaw")
    page.keyboard.press("Enter")
    expect(moment).to_have_count(0)
    expect(page.get_by_test_id("out-words")).to_have_text("Only bots are still in the game.")
    for button in ("watch-fast", "reveal", "finish"):
        page.get_by_test_id(button).click()
    until_said(page, {"t": "watch", "speed": 3}, {"t": "reveal", "open": True}, {"t": "finish"})
    expect(page.get_by_test_id("new-game")).to_be_visible()


def test_out_while_people_still_play(open_page: Open, staged: StagedServer) -> None:
    """The roles stay hidden from an eliminated player, and the page gives the reason."""
    ann, ben = staged.gather(shot_at("Volcanic 10C", life=1), "Ben")
    friend = open_page(ben.link, storage_state=ben.storage)
    page = open_page(ann.link, storage_state=ann.storage, change=untimed)
    page.get_by_test_id("start").click()
    friend.locator('[data-testid="hand-card"][data-usable]').first.click()
    friend.get_by_test_id("seat-0").locator("button").first.click()
    answer(page, "Take the hit")
    answer(page, "Continue")
    expect(page.get_by_test_id("out-words")).to_have_text("You are out. Other people still play, so roles stay hidden.")
    expect(page.get_by_test_id("reveal")).to_have_count(0)


def test_a_life_is_asked_for_twice(open_page: Open, staged: StagedServer) -> None:
    """The button describes the ability. A life point is lost only after a second press."""
    me = seat("outlaw", "Chuck Wengam", "Beer 8H")
    stage = CardStage([me, seat("sheriff", "Jesse Jones", "BANG! 6C"), *OTHERS], sets=["dodge_city"])
    mine = staged.play(stage)
    page = open_page(mine.link, storage_state=mine.storage)
    button = prompt(page).get_by_role("button", name="Use Chuck Wengam")
    expect(button).to_contain_text("Lose 1 life, draw 2 cards")
    button.click()
    expect(prompt(page, '[data-step="confirm"]')).to_be_visible()
    assert not messages_of(page).chosen()
    answer(page, "Lose 1 life, draw 2 cards")
    expect(page.get_by_test_id("hand-card")).to_have_count(3)


def test_hover_and_focus_tell_what_a_thing_does(open_page: Open, staged: StagedServer) -> None:
    """A panel describes the element below the pointer or with the focus. Escape closes it."""
    seat = staged.play(shot_at(turn="A"))
    page = open_page(seat.link, storage_state=seat.storage)
    peek = page.get_by_test_id("peek")
    card = page.get_by_test_id("hand-card").first
    card.hover()
    expect(peek).to_contain_text("Missed!")
    expect(peek).to_contain_text(re.compile(r"(?<!Now: )Missed! only answers a shot at you"))
    page.get_by_test_id("seat-1").hover()
    expect(peek).to_contain_text("Jesse Jones")
    expect(peek).to_contain_text("In phase 1 you may take your first card at random")
    for sign, name in (("role", "Role not known"), ("distance", "Distance")):
        page.locator(f"""[data-thing*='"sign":"{sign}"'] svg""").first.hover()
        expect(peek).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(peek).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    expect(peek).to_contain_text("Panic!")
    page.keyboard.press("Escape")
    expect(peek).to_have_count(0)


def test_a_long_press_tells_it_on_a_phone(open_page: Open, staged: StagedServer) -> None:
    """A long press opens the panel. Lifting the finger plays no card."""
    seat = staged.play(shot_at(turn="A"))
    page = open_page(seat.link, storage_state=seat.storage, viewport=PHONE, has_touch=True, is_mobile=True)
    box = page.get_by_test_id("hand-card").last.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + 20, "y": box["y"] + 40}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.get_by_test_id("peek")).to_contain_text("Panic!")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("peek")).to_be_visible()
    expect(prompt(page, '[data-step="root"]')).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_it_is_my_turn_and_i_look_elsewhere(open_page: Open, staged: StagedServer) -> None:
    """Title and icon of the tab show that it is the player's turn, until the tab is visible again."""
    seat = staged.play(shot_at(turn="A"))
    page = open_page(seat.link, storage_state=seat.storage)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    page.evaluate("document.hasFocus = () => false")
    answer(page, "End turn")
    expect(page).to_have_title(re.compile(r"^Your turn · "))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    page.evaluate("document.hasFocus = () => true; window.dispatchEvent(new Event('focus'))")
    expect(page).to_have_title(re.compile(r", boomtown$"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon.svg")


def test_the_clock_says_what_it_will_do(open_page: Open, staged: StagedServer) -> None:
    """Near the end a text below the clock is announced once. The log and the table show the clock's answer."""

    def late(message: dict[str, Any]) -> None:
        if message["t"] != "state":
            return
        message |= {"timed": True, "limit": 60, "notes": []}
        if message["decision"]:
            message["deadline"] = 8.0
        for event in message["events"]:
            if event["t"] == "lose" and event["who"] == 0:
                message["notes"] = [{"n": event["n"], "seat": 0, "why": "timeout"}]

    seat = staged.play(shot_at("Panic! JH"))
    page = open_page(seat.link, storage_state=seat.storage, change=late)
    expect(page.get_by_test_id("late")).to_have_text("then a bot")
    said = re.compile(r"^[5-8]\sseconds left, then a bot chooses for you\.$")  # a busy machine opens the table later
    expect(page.get_by_test_id("urgent")).to_have_text(said)
    answer(page, "Take the hit")
    told = "Your time ran out, a bot chose for you. BANG!: you lose 1 life"
    expect(page.get_by_test_id("happened")).to_contain_text(told)
    first = page.get_by_test_id("log-turn").first
    expect(first).to_have_attribute("aria-expanded", "false")  # folded once later turns exist
    first.click()
    expect(page.get_by_test_id("log")).to_contain_text("Your time ran out, a bot chose for you")


def test_no_answer_is_pressed_by_a_key_for_something_else(open_page: Open, staged: StagedServer) -> None:
    """The question as a whole gets the focus. Enter answers only after the focus has moved to an answer."""
    seat = staged.play(shot_at(turn="A"))
    page = open_page(seat.link, storage_state=seat.storage)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    page.keyboard.press("e")
    expect(prompt(page, '[data-why="shot"]')).to_be_visible()
    expect(prompt(page)).to_be_focused()
    before = messages_of(page).chosen()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(prompt(page).get_by_test_id("answer").first).to_be_focused()
    assert messages_of(page).chosen() == before


def test_the_chat_gives_the_keys_back(open_page: Open, staged: StagedServer) -> None:
    """After a message is sent, and after Escape, keys act on the table again."""
    seat = staged.play(shot_at(turn="A"))
    page = open_page(seat.link, storage_state=seat.storage)
    field = page.get_by_test_id("say")
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    page.keyboard.press("m")
    expect(field).to_be_focused()
    page.keyboard.type("howdy")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("howdy")
    expect(field).not_to_be_focused()
    page.keyboard.press("m")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()


PRESSED_EARLY = """new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-testid="prompt"]')) return;
  observer.disconnect();
  window.pressedEarly = document.querySelector('[data-testid="say"]') === null;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
}).observe(document, { subtree: true, childList: true })"""


def test_a_key_waits_for_a_part_that_is_mounted_later(open_page: Open, staged: StagedServer) -> None:
    """The key of the chat, pressed while the table opens, has the effect it has later."""
    seat = staged.play(shot_at(turn="A"))
    page = open_page("about:blank", storage_state=seat.storage)
    page.add_init_script(PRESSED_EARLY)
    page.goto(seat.link)
    expect(page.get_by_test_id("say")).to_be_focused()
    assert page.evaluate("window.pressedEarly")


def test_a_spectator_says_a_name_first(open_page: Open, staged: StagedServer) -> None:
    """The chat asks a spectator for a name at the first message and keeps the message."""
    seat = staged.play(shot_at(turn="A"))
    page = open_page(seat.link)
    page.get_by_test_id("say").fill("howdy")
    page.get_by_test_id("say").press("Enter")
    page.get_by_test_id("chat-name").fill("Zoe")
    page.get_by_test_id("chat-name-go").click()
    expect(page.get_by_test_id("say")).to_have_value("howdy")
    until_said(page, {"t": "hello", "name": "Zoe"})


def test_who_is_idle_can_be_helped_on(open_page: Open, staged: StagedServer) -> None:
    """A button lets a bot answer for the idle player once the server allows it."""

    def idle(message: dict[str, Any]) -> None:
        untimed(message)
        if message["t"] == "state":
            message["patience"] = 0 if message["view"]["asked"] == 1 else None

    ann, ben = staged.gather(shot_at(), "Ben")
    open_page(ben.link, storage_state=ben.storage)
    page = open_page(ann.link, storage_state=ann.storage, change=idle)
    page.get_by_test_id("start").click()
    answer(page, "Let a bot answer for Jesse Jones")
    until_said(page, {"t": "nudge"})


def test_earlier_turns_are_fetched_when_asked_for(open_page: Open, staged: StagedServer) -> None:
    """A long game arrives without its beginning. Older turns are one line each and can be opened."""
    kept: list[dict[str, Any]] = []

    def bounded(message: dict[str, Any]) -> list[dict[str, Any]] | None:
        if message["t"] == "state":
            message["first"] = 0
            if message["since"] == 0 and len(message["events"]) > 3:
                kept[:], message["events"] = message["events"][:-3], message["events"][-3:]
                message["first"] = message["events"][0]["n"]
        if message["t"] == "error" and kept:  # an older server, which does not know the message
            return [{"t": "log", "events": kept, "notes": [], "before": kept[-1]["n"] + 1, "first": 0}]
        return None

    seat = staged.play(shot_at("Beer 8H", "A"))
    first = open_page(seat.link, storage_state=seat.storage)
    answer(first, "End turn")
    expect(prompt(first, "[data-why]")).to_be_visible()
    page = open_page(seat.link, storage_state=seat.storage, change=bounded)
    earlier = page.get_by_test_id("log-earlier")
    earlier.click()
    expect(earlier).to_have_count(0)
    oldest = page.get_by_test_id("log-turn").first
    expect(oldest).to_have_attribute("aria-expanded", "false")
    lines = page.get_by_test_id("log").locator("li")
    before = lines.count()
    oldest.click()
    expect(oldest).to_have_attribute("aria-expanded", "true")
    assert lines.count() > before


def test_a_server_in_trouble_is_told(open_page: Open, staged: StagedServer) -> None:
    """A neutral line at the top stays while the server has a problem."""

    def change(message: dict[str, Any]) -> list[dict[str, Any]] | None:
        if message["t"] != "state":
            return None
        return [message, {"t": "trouble", "on": not message["view"]["can_undo"]}]

    seat = staged.play(shot_at("Beer 8H, Stagecoach 9S", "A", life=3))
    page = open_page(seat.link, storage_state=seat.storage, change=change)
    expect(page.get_by_test_id("trouble")).to_contain_text("The server cannot save right now.")
    page.get_by_test_id("hand-card").first.click()
    answer(page, "Play it")
    expect(page.get_by_test_id("trouble")).to_have_count(0)
