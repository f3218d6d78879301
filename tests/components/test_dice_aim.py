"""Aims in the Dice Game: a line starts at its own die, and the sign on the own plate is whole."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.components.client import StaticClient, resize
from tests.components.states import DICE_CAST, ROLES, STATES, TableState, dice_table
from tests.dice.table import Table

# horizontal distance in px from the start of the line to the middle of the die; vertical distance to its edge
FROM_DIE = """at => {
  const path = document.querySelector('.tracer .dots').getAttribute('d');
  const [x, y] = path.slice(1).split(/[ C]/).map(Number);
  const { left, right, top, bottom } = document.querySelector(`[data-at="die-${at}"]`).getBoundingClientRect();
  return [Math.abs(x - (left + right) / 2), y < top ? top - y : y - bottom];
}"""


def test_a_line_starts_at_the_die_that_is_aimed(client: StaticClient) -> None:
    game = dice_table(5, "aim")
    decision, view = game.decision(0), game.view(0)
    assert decision is not None
    assert view["aims"] == []
    face = decision["source"]
    at = next(number for number, die in enumerate(view["dice"]) if die["face"] in (face, f"double_{face}"))
    page = client.open_state(client.context("en", touch=False), TableState(game))
    resize(page, 1366, 650)
    page.locator('[data-targetable="true"] button.plate').first.hover()
    expect(page.locator(".tracer .dots")).to_have_count(1)
    sideways, upright = page.evaluate(FROM_DIE, at)
    assert sideways <= 2
    assert 0 <= upright <= 12
    page.context.close()


def test_the_sign_on_the_own_plate_is_whole(client: StaticClient) -> None:
    """A beer may be for me. My plate stands at the lower edge of a low window."""
    page = client.open_state(client.context("en", touch=False), STATES["dice for eight, beer"]())
    for width, height in ((1366, 650), (1280, 720), (1440, 900)):
        resize(page, width, height)
        box = page.locator('[data-testid="seat-0"] .aim').bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, f"{width}x{height}"
    page.context.close()


def test_an_aim_with_two_powers_leaves_the_arrows_free(client: StaticClient) -> None:
    """A beer of Slab the Killer doubles an aim. On a low laptop the plates stand for the plain aims."""
    cast = ("Slab the Killer", *DICE_CAST[:4])
    table = Table(*(f"{role}: {who}" for role, who in zip(ROLES, cast, strict=False))).start(
        "beer beer bullseye1 bullseye2 gatling"
    )
    table.keep()
    assert table.asked == (0, "aim")
    for size, listed in (((1366, 650), 2), ((1440, 900), 4)):
        page = client.open_state(client.context("en", touch=False), TableState(table.game))
        resize(page, *size)
        expect(page.get_by_test_id("answer")).to_have_count(listed)
        expect(page.locator('[data-targetable="true"]')).to_have_count(2)
        arrows, prompt = (page.get_by_test_id(name).bounding_box() for name in ("arrows", "prompt"))
        assert arrows is not None
        assert prompt is not None
        assert arrows["y"] + arrows["height"] <= prompt["y"], size
        page.context.close()


def test_the_title_stays_when_dice_are_chosen(client: StaticClient) -> None:
    """The choice of saloon dice is in the place of the dice, on phones and low laptops in that of the arrows too."""
    for width, height in ((1366, 650), (390, 664), (390, 844), (360, 640)):
        tops = []
        for why in ("roll", "saloon"):
            page = client.open_state(client.context("en", touch=width < 720), TableState(dice_table(5, why)))
            resize(page, width, height)
            tops.append(
                page.locator("section.middle h2").evaluate("one => Math.round(one.getBoundingClientRect().top)")
            )
            page.context.close()
        assert abs(tops[0] - tops[1]) <= 1, f"{width}x{height}: {tops}"
