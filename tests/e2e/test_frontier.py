"""Gold Rush, the Valley of Shadows and the Wild West Show at the page: purchases, answers out of turn, secret choices,
show cards.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.card.position import seat
from tests.e2e.conftest import PHONE, Open
from tests.e2e.message_log import messages_of, until_said
from tests.e2e.player import LEFT_EDGE
from tests.e2e.staged_server import CardStage, StagedServer
from tests.e2e.test_flow import answer, prompt
from tests.e2e.viewports import sizes

NO_GEAR = [
    seat("outlaw", "Jesse Jones", "Missed! 2S, BANG! 3C"),
    seat("renegade", "Willy the Kid", "Beer 9H"),
    seat("deputy", "Suzy Lafayette", "BANG! 5D, Beer 7H"),
]
OTHERS = [
    seat("outlaw", "Jesse Jones", "Missed! 2S, BANG! 3C", equipment=["Boots"]),
    seat("renegade", "Willy the Kid", "Beer 9H"),
    seat("deputy", "Suzy Lafayette", "BANG! 5D, Beer 7H"),
]


def table(hand: str, sets: list[str], turn: str = "A", others: list[dict[str, Any]] | None = None, **more: Any) -> Any:
    """Return a stage with the sheriff in the first seat. `more` holds keys of the stage; all other keys describe that
    seat.
    """
    stage = {key: more.pop(key) for key in ("deck", "event", "options", "more") if key in more}
    me = seat("sheriff", "Rose Doolan", hand, **more)
    return CardStage([me, *(others or OTHERS)], turn=turn, sets=sets, **stage)


def hand_card(page: Page, kind: int = 0) -> None:
    page.get_by_test_id("hand-card").nth(kind).click(position=LEFT_EDGE)


def gold(page: Page) -> list[int]:
    found: list[int] = messages_of(page).view["zones"]["gold"]
    return found


@sizes("desktop")
def test_a_card_on_offer_is_bought_by_clicking_it(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """Affordable cards are highlighted, the price is confirmed, and the card appears in front of its buyer."""
    offer = ["Shot", "Lucky Charm", "Gold Pan"]
    mine = staged.play(table("BANG! 6C", ["gold_rush"], gold=3, more={"offer": offer}))
    page = open_page(mine.link, storage_state=mine.storage, viewport=size)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    cards = page.get_by_test_id("zone-card")
    expect(cards).to_have_count(3)
    assert [card.get_attribute("data-usable") for card in cards.all()] == ["true", "true", "true"]
    bought = int(cards.nth(2).get_attribute("data-card") or -1)
    cards.nth(2).click()
    expect(prompt(page, '[data-step="confirm"]')).to_contain_text("3")
    cards.nth(2).click()
    expect(page.get_by_test_id("my-cards").locator(f'[data-card="{bought}"]').first).to_be_visible()
    assert gold(page)[0] == 0


@sizes("phone")
def test_equipment_of_others_is_forced_away(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """A press on another player's card shows the price, and a second press pays it."""
    mine = staged.play(table("BANG! 6C", ["gold_rush"], gold=5, more={"offer": ["Shot", "Lucky Charm", "Gold Pan"]}))
    page = open_page(mine.link, storage_state=mine.storage, viewport=size)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    code = next(one["code"] for one in messages_of(page).state["decision"]["options"] if one["verb"] == "discard")
    boots = page.locator('[data-testid="table-card"] button', has_text="Boots")
    if boots.count():
        boots.first.click()
    else:
        answer(page, "Spend nuggets")
    page.locator(f'[data-code="{code}"]').click()
    expect(page.get_by_test_id("log").or_(prompt(page)).first).to_be_visible()
    until_said(page, {"t": "choose", "code": code})
    expect(page.locator('[data-testid="table-card"]', has_text="Boots")).to_have_count(0)


@sizes("phone")
def test_a_beer_is_a_life_or_a_nugget(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """Two buttons offer the choice, and the effect is confirmed before it happens."""
    mine = staged.play(table("Beer 6H, Beer 8H", ["gold_rush"], life=4))
    page = open_page(mine.link, storage_state=mine.storage, viewport=size)
    hand_card(page)
    answer(page, "Regain life")
    step = prompt(page, '[data-step="confirm"]')
    expect(step).to_be_visible()
    step.get_by_test_id("answer").first.click()
    expect(page.get_by_test_id("hand-card")).to_have_count(1)
    assert messages_of(page).view["seats"][0]["life"] == 5
    hand_card(page)
    answer(page, "Take 1\u00a0nugget")
    expect(step).to_contain_text("nugget")
    step.get_by_test_id("answer").first.click()
    expect(page.get_by_test_id("hand-card")).to_have_count(0)
    assert gold(page)[0] == 1


SHOOTER = [
    seat("outlaw", "Jesse Jones", "Duel QD, Panic! JH, Cat Balou KH"),
    seat("renegade", "Willy the Kid", "Beer 9H"),
    seat("deputy", "Suzy Lafayette", "BANG! 5D"),
]


@sizes("desktop")
def test_i_say_that_i_am_not_asked(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """A player opts out of a question for this turn and undoes it in a list."""
    ann, ben = staged.gather(
        table("Escape 3H, BANG! 6C, Beer 6H", ["valley_of_shadows"], turn="B", others=SHOOTER), "Ben"
    )
    page = open_page(ann.link, storage_state=ann.storage, viewport=size)
    friend = open_page(ben.link, storage_state=ben.storage)
    page.get_by_test_id("start").click()
    aim_at_me(friend)
    expect(prompt(page, '[data-why="avoid"]')).to_contain_text("Jesse Jones plays")
    expect(prompt(friend)).to_contain_text("may step in")
    assert messages_of(friend).view["asked"] is None
    page.get_by_test_id("quiet-turn").click()
    answer(page, "Lose 1 life")
    expect(prompt(friend, '[data-why="play"][data-step="root"]')).to_be_visible()
    asked = times_asked(page, "avoid")
    aim_at_me(friend)
    expect(page.get_by_test_id("hand-card")).to_have_count(2)  # Panic! has taken one
    assert times_asked(page, "avoid") == asked
    page.get_by_test_id("quiet").click()
    switch = page.get_by_test_id("quiet-avoid-turn")
    expect(switch).to_be_checked()
    switch.uncheck(force=True)
    page.get_by_test_id("quiet-close").click()
    until_said(page, {"t": "quiet", "whys": []})
    aim_at_me(friend)
    expect(prompt(page, '[data-why="avoid"]')).to_be_visible()


def times_asked(page: Page, why: str) -> int:
    """Return how many questions of this kind the server has put to the player of the page."""
    decisions = [state["decision"] for state in messages_of(page).states()]
    return len({decision["move"] for decision in decisions if decision and decision["why"] == why})


def aim_at_me(friend: Page) -> None:
    """Play the first card of the hand at a card in the first seat's hand."""
    expect(prompt(friend, '[data-why="play"][data-step="root"]')).to_be_visible()
    hand_card(friend)
    friend.get_by_test_id("seat-0").locator("button").first.click()
    expect(prompt(friend, '[data-step="to"]')).to_have_count(0)


def cards_named_in(message: Any, key: str = "") -> set[int]:
    """Return the cards that a message names at any depth, without hands."""
    if isinstance(message, dict):
        return {card for inner, value in message.items() for card in cards_named_in(value, inner)}
    if isinstance(message, list):
        return {card for value in message for card in cards_named_in(value, key)}
    return {message} if key in {"card", "cards"} and isinstance(message, int) else set()


@sizes("phone")
def test_everybody_chooses_in_secret(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """Tornado: the chosen cards are marked for their player only, and move when all players have chosen."""
    hand = "Tornado AC, BANG! 6C, Beer 6H, Missed! 5S"
    ann, ben = staged.gather(table(hand, ["valley_of_shadows"], others=SHOOTER), "Ben")
    page = open_page(ann.link, storage_state=ann.storage, viewport=size)
    friend = open_page(ben.link, storage_state=ben.storage)
    page.get_by_test_id("start").click()
    hand_card(page)
    answer(page, "Play it")
    for _ in range(2):
        expect(prompt(page, '[data-why="tornado"]')).to_contain_text("The cards move on when everyone has chosen.")
        move = prompt(page).get_attribute("data-move")
        page.locator('[data-testid="hand-card"][data-usable]').first.click(position=LEFT_EDGE)
        expect(prompt(page, f'[data-move="{move}"]')).to_have_count(0)
    expect(page.get_by_test_id("chosen")).to_have_count(2)
    expect(prompt(page)).to_contain_text("Everyone chooses in secret")
    expect(prompt(page)).to_contain_text("Your choice stands")
    marked = page.locator('[data-testid="hand-card"]:has([data-testid="chosen"])')
    chosen = {int(card.get_attribute("data-card") or -1) for card in marked.all()}
    assert len(chosen) == 2
    expect(prompt(friend, '[data-why="tornado"]')).to_be_visible()
    expect(friend.get_by_test_id("chosen")).to_have_count(0)
    assert messages_of(friend).view["seats"][0]["hand"] == 3
    assert cards_named_in(messages_of(friend).states()).isdisjoint(chosen)
    for _ in range(2):
        move = prompt(friend, '[data-why="tornado"]').get_attribute("data-move")
        friend.locator('[data-testid="hand-card"][data-usable]').first.click(position=LEFT_EDGE)
        expect(prompt(friend, f'[data-move="{move}"]')).to_have_count(0)
    expect(page.get_by_test_id("chosen")).to_have_count(0)


@sizes("phone")
def test_a_goal_that_changes_is_announced(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """Last show card: the own goal line, the own plate and the role card show the new goal."""
    stage = table("Stagecoach 9S, BANG! 6C", ["wild_west_show"], others=NO_GEAR, more={"show_deck": ["Wild West Show"]})
    mine = staged.play(stage)
    page = open_page(mine.link, storage_state=mine.storage, viewport=size)
    hand_card(page)
    answer(page, "Play it")
    goal = page.get_by_test_id("my-goal")
    expect(goal).to_contain_text("Be the last one in the game")
    expect(page.get_by_test_id("seat-0")).to_contain_text("Last one wins")
    page.get_by_test_id("my-role").click()
    expect(page.locator("dialog[open]")).to_contain_text("Be the last one in the game")


@sizes("desktop")
def test_talking_that_costs_a_life_is_warned_of(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """Under Gag a message waits for a second press, and the page shows its cost."""
    mine = staged.play(table("BANG! 6C", ["wild_west_show"], others=NO_GEAR, more={"show": "Gag"}))
    page = open_page(mine.link, storage_state=mine.storage, viewport=size)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    if size is PHONE:
        page.get_by_test_id("log-open").click()
    field = page.get_by_test_id("say")
    expect(page.get_by_test_id("talk-costs")).to_contain_text("1 life")
    field.fill("howdy")
    field.press("Enter")
    expect(field).to_have_value("howdy")
    assert messages_of(page).view["seats"][0]["life"] == 5
    field.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("howdy")
    expect(page.get_by_test_id("log")).to_contain_text("Gag: you lose 1 life")


def test_a_phrase_that_costs_a_life_is_warned_of(open_page: Open, staged: StagedServer) -> None:
    """A phrase waits for a second press, as typed messages do."""
    mine = staged.play(table("BANG! 6C", ["wild_west_show"], others=NO_GEAR, more={"show": "Gag"}))
    page = open_page(mine.link, storage_state=mine.storage)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    page.get_by_test_id("phrases").click()
    page.get_by_test_id("phrase-ouch").click()
    expect(page.get_by_test_id("talk-costs")).to_be_visible()
    assert messages_of(page).view["seats"][0]["life"] == 5
    page.get_by_test_id("phrase-ouch").click()
    expect(page.get_by_test_id("log")).to_contain_text("Ouch!")
    expect(page.get_by_test_id("log")).to_contain_text("Gag: you lose 1 life")


@sizes("phone")
def test_seats_that_are_swapped_move(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """After a swap of seats the plates move to their new places."""
    mine = staged.play(table("BANG! 6C", ["wild_west_show"], others=NO_GEAR, more={"show": "Lady Rosa of Texas"}))
    page = open_page(mine.link, storage_state=mine.storage, viewport=size)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    before = [page.get_by_test_id(f"seat-{one}").bounding_box() for one in (1, 2, 3)]
    prompt(page).get_by_role("button", name="Lady Rosa").first.click()
    expect(page.locator('[data-testid="seat-1"]')).to_be_visible()
    page.wait_for_function(
        """([x, y]) => {
          const box = document.querySelector('[data-testid="seat-1"]').getBoundingClientRect();
          return Math.abs(box.x - x) > 20 || Math.abs(box.y - y) > 20;
        }""",
        arg=[before[0]["x"], before[0]["y"]] if before[0] else [0, 0],
    )
    assert messages_of(page).view["seating"] != [0, 1, 2, 3]


@sizes("phone")
def test_an_open_hand_can_be_looked_at(open_page: Open, staged: StagedServer, size: dict[str, int]) -> None:
    """Sacagaway: other players' cards are shown at their seats. On a phone the seat opens them."""
    mine = staged.play(table("BANG! 6C", ["wild_west_show"], others=NO_GEAR, more={"show": "Sacagaway"}))
    page = open_page(mine.link, storage_state=mine.storage, viewport=size)
    expect(prompt(page, '[data-why="play"]')).to_be_visible()
    if size is PHONE:
        page.get_by_test_id("seat-1").locator("button").first.click()
        expect(page.get_by_test_id("open-hand")).to_contain_text("Missed!")
        return
    held = page.locator(".spot", has=page.get_by_test_id("seat-1")).get_by_test_id("table-card")
    expect(held).to_have_count(2)
    expect(held.filter(has_text="Hand face up")).to_have_count(2)
