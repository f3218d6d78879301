"""Pictures of the dice table: each rare element once, at fixed positions, with checks of words, width and axe."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.e2e.answering.dice import die, resigned
from tests.e2e.axe import grave_findings
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player
from tests.e2e.screenshots import ScreenshotSeries, pictures
from tests.e2e.staged_server import MODULES, Stage, StagedServer
from tests.e2e.test_play import check_the_end
from tests.e2e.viewports import PHONE_AT_NIGHT, places
from tests.e2e.visibility import cut_off
from tests.samples import sampled

PLACES = {
    "desktop-noon": ("desktop-noon", {"viewport": DESKTOP}),
    "phone-night": ("phone-night", PHONE_AT_NIGHT),
    "phone-noon-pl": ("phone-noon-pl", {**PHONE_AT_NIGHT, "color_scheme": "light", "locale": "pl-PL"}),
}
# In one turn of mine: the choice of a saloon die, a moment, arrows with the chief's, bull's eyes, beer
EVENING = Stage(
    seats=[
        "Doctor: Lucky Duke",
        "Bear: Molly Stark",
        "Gambler: Vulture Sam",
        "outlaw: El Gringo",
        "deputy: José Delgado",
        "Devil's Left Hand: Apache Kid",
        "outlaw: Calamity Janet",
    ],
    sets=MODULES,
    throws=["arrow bullseye1 bullseye2 beer double_bullseye1"],
    life={0: 3, 1: 4, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2},
    arrows={2: 3, 3: 2},
)
# The ghost is I
HAUNTED = Stage(
    seats=[
        "outlaw: Suzy Lafayette",
        "sheriff: Jesse Jones",
        "outlaw: Slab the Killer",
        "deputy: Black Jack",
        "renegade: Willy the Kid",
    ],
    sets=["chiefs_arrow", "ghost"],
    throws=["beer gatling"],
    life={1: 4, 3: 2},
    arrows={2: 4, 3: 1},
    chief=2,
    ghost=0,
)
# The ghost has given me a result, twice
GIVEN = replace(
    HAUNTED,
    seats=[HAUNTED.seats[3], HAUNTED.seats[1], HAUNTED.seats[2], HAUNTED.seats[0], HAUNTED.seats[4]],
    throws=["bullseye1 arrow dynamite"],
    life={0: 2, 1: 4},
    ghost=3,
    token=(0, "beer", 2),
)
THREE = Stage(
    seats=["deputy: Paul Regret", "outlaw: Sid Ketchum", "renegade: Pedro Ramirez"],
    throws=["bullseye1 gatling dynamite arrow beer"],
    life={0: 3, 1: 3, 2: 2},
    arrows={1: 2},
)


# Pictures that together show every element; axe takes longer than the picture
FOR_AXE = {"saloon", "turn_die", "picked", "aim", "beer", "end", "ghost_to"}


class DiceScreenshots(ScreenshotSeries):
    """Series of pictures in which nothing is cut off and axe finds nothing serious."""

    def take(self, name: str) -> bool:
        first = super().take(name)
        if first:
            assert cut_off(self.page) == [], name
        if first and name in FOR_AXE:
            assert grave_findings(self.page) == [], name
        return first


@sampled("tail, look", PLACES, "phone-night", nightly=["phone-noon-pl"])
def test_an_evening_in_pictures(
    open_page: Open, staged: StagedServer, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """Seven players with all modules: one full turn, from the choice of a die to the beer, and the end."""
    seat = staged.play(EVENING)
    page = open_page(seat.link, storage_state=seat.storage, **look)
    series = DiceScreenshots(page, pictures(artifacts), "dice", tail)
    player = Player(page, tap="has_touch" in look, policy=resigned)

    def each() -> bool:
        why = player.decision()["why"]
        series.take(why)
        if why == "roll" and "picked" not in series.seen:
            mark(player, 0, 3)
            series.take("picked")
            mark(player, 0, 3)
        if why == "aim":
            aim_hovered(series)
        return False

    assert player.wait_asked()
    each()
    use_loudmouth = next(one for one in player.decision()["options"] if one.get("die") == "loudmouth")
    player.answer(use_loudmouth)
    player.play(until=each)
    check_the_end(page)
    series.take("end")
    assert series.seen >= {"saloon", "throw", "turn_die", "arrow", "roll", "picked", "aim", "beer", "end"}


def mark(player: Player, *dice: int) -> None:
    """Mark these dice to throw again, or remove their marks."""
    for at in dice:
        one = die(player.page, at)
        one.tap() if player.tap else one.click()


def aim_hovered(series: ScreenshotSeries) -> None:
    """Take a picture with the pointer on a target, to which a line leads."""
    if "aim-at" in series.seen or series.page.viewport_size == PHONE:
        return
    series.page.locator('[data-testid^="seat-"][data-targetable]').first.hover()
    expect(series.page.locator(".air.low svg").first).to_be_visible()
    series.take("aim-at")
    series.page.mouse.move(5, 5)


@places("desktop")
def test_the_ghost_in_pictures(
    open_page: Open, staged: StagedServer, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """An eliminated player throws two dice for the living. A later turn has dice that a ghost has set."""
    seat = staged.play(HAUNTED)
    page = open_page(seat.link, storage_state=seat.storage, **look)
    series = DiceScreenshots(page, pictures(artifacts), "dice-ghost", tail)
    player = Player(page, tap="has_touch" in look)
    while "ghost_to" not in series.seen:
        assert player.wait_asked()
        series.take(player.decision()["why"])
        player.answer()

    seat = staged.play(GIVEN)
    page = open_page(seat.link, storage_state=seat.storage, **look)
    series = DiceScreenshots(page, pictures(artifacts), "dice-given", tail)
    player = Player(page, tap="has_touch" in look)
    for why in ("throw", "roll"):
        assert player.wait_asked()
        assert player.decision()["why"] == why
        series.take(why)
        player.answer()


@places("phone")
def test_three_in_pictures(
    open_page: Open, staged: StagedServer, artifacts: Path, tail: str, look: dict[str, Any]
) -> None:
    """With three players all targets are public."""
    seat = staged.play(THREE)
    page = open_page(seat.link, storage_state=seat.storage, **look)
    series = DiceScreenshots(page, pictures(artifacts), "dice-three", tail)
    player = Player(page, tap="has_touch" in look, policy=resigned)

    def each() -> bool:
        series.take(player.decision()["why"])
        return False

    player.play(until=each)
    check_the_end(page)
    series.take("end")
    view = messages_of(page).view
    assert all(one["role"] for one in view["seats"])
