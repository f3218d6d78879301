"""Screenshots of the main states, in two sizes and two themes, stored in artifacts/."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.player import LEFT_EDGE, Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import escape, new_table
from tests.samples import sampled

SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = {"noon": "light", "night": "dark"}
PAIRS = {f"{size}-{theme}": (size, theme) for size in SIZES for theme in THEMES}


def shoot(page: Page, folder: Path, name: str, *, full_page: bool = False) -> None:
    """Take a picture of the screen and fail if it is empty."""
    path = folder / f"{name}.png"
    page.evaluate("document.fonts.ready")
    page.screenshot(path=path, animations="disabled", full_page=full_page)
    with Image.open(path) as picture:
        assert len(picture.convert("RGB").resize((64, 64)).getcolors(4096) or []) > 20, f"{name} is blank"


@sampled("size, theme", PAIRS, "desktop-noon", "phone-night", nightly=("desktop-night", "phone-noon"))
def test_pictures(open_page: Open, server: Server, artifacts: Path, size: str, theme: str) -> None:
    """Landing page, lobby, my turn, a picked card, an opened card, each new kind of question, the end."""
    folder = artifacts / "screenshots"
    folder.mkdir(exist_ok=True)
    tail = f"{size}-{theme}"
    look = {"viewport": SIZES[size], "color_scheme": THEMES[theme]}

    page = open_page(server.url, **look)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    shoot(page, folder, f"landing-{tail}")
    page.get_by_test_id("new-table").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    shoot(page, folder, f"new-table-{tail}")

    seat = new_table(server, players=7 if theme == "noon" else 5, start=False, bots=3, setup={"sets": ["bonus"]})
    page = open_page(seat.link, storage_state=seat.storage, **look)
    expect(page.get_by_test_id("start")).to_be_visible()
    shoot(page, folder, f"lobby-{tail}")
    page.get_by_test_id("start").click()

    player = Player(page, policy=lively_for(30))
    seen: set[str] = set()

    def picture() -> bool:
        why = player.decision()["why"]
        if why not in seen:
            seen.add(why)
            shoot(page, folder, f"table-{why}-{tail}")
        aimed = [one["card"] for one in player.decision()["options"] if one["verb"] == "play" and "to" in one]
        if why == "play" and aimed and "aim" not in seen:
            seen.add("aim")
            card = page.locator(f'[data-testid="hand-card"][data-card="{aimed[0]}"]')
            card.click(position=LEFT_EDGE)
            shoot(page, folder, f"table-aim-{tail}")
            escape(page)
            card.dispatch_event("contextmenu")
            expect(page.locator("dialog[open]")).to_be_visible()
            shoot(page, folder, f"card-{tail}")
            escape(page)
        return False

    player.play(until=picture)
    shoot(page, folder, f"end-{tail}")
