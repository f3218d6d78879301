"""Pictures of the link preview and of the home screen icon, drawn by a browser from the client's own drawings.

Run it after a build of the client: `python web/scripts/previews.py`. It writes PNG files to `web/public`.
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.conftest import chromium
from tests.e2e.server import Server

PUBLIC = ROOT / "web/public"
SIZE = {"width": 1200, "height": 630}
# The street with the name of the program, and below it a table with the picture of the game.
TABLE = """game => {
  const tile = document.querySelector(`[data-testid="play-${game}"]`)?.closest("label").querySelector(".tile");
  const street = document.querySelector(".street").cloneNode(true);
  document.body.innerHTML = `<div id="card"><h1>boomtown</h1><div id="felt"><div id="tile"></div></div></div>`;
  const card = document.getElementById("card");
  card.prepend(street);
  if (tile) document.getElementById("tile").append(tile.cloneNode(true));
  else document.getElementById("tile").remove();
  const style = (one, rules) => Object.assign(one.style, rules);
  style(card, { position: "relative", width: "1200px", height: "630px", overflow: "hidden", background: "#c98f57" });
  style(street, { position: "absolute", inset: "0", height: "476px", overflow: "hidden" });
  style(card.querySelector("h1"), { position: "relative", margin: "34px 0 0", textAlign: "center", fontSize: "120px",
    fontWeight: "900", letterSpacing: "-.04em", lineHeight: "1", color: "var(--sky-ink)" });
  const felt = document.getElementById("felt");
  style(felt, { position: "absolute", left: "90px", right: "90px", top: "300px", height: "470px", borderRadius: "50%",
    background: "#2f6b4f", border: "26px solid #6b4428", boxShadow: "inset 0 0 80px #0006", display: "grid",
    placeItems: "center" });
  const picture = document.getElementById("tile");
  if (picture) style(picture, { width: "420px", height: "210px", marginTop: "-130px", borderRadius: "18px",
    overflow: "hidden", boxShadow: "0 10px 30px #0008" });
  if (picture) style(picture.firstElementChild, { width: "100%", height: "100%" });
}"""


def draw_preview(page: Page, url: str, game: str, name: str) -> None:
    page.goto(url)
    page.get_by_test_id("play-now").wait_for()
    page.wait_for_timeout(800)  # the drawings come after the page
    page.evaluate(TABLE, game)
    page.wait_for_timeout(200)
    file = PUBLIC / f"{name}.png"
    page.screenshot(path=str(file))
    Image.open(file).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


def draw_icon(page: Page, size: int) -> None:
    """Draw the icon without its round corners: phones cut it to their own shape."""
    svg = (PUBLIC / "favicon.svg").read_text().replace('rx="7"', "")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}')
    page.screenshot(path=str(PUBLIC / f"icon-{size}.png"))


def main() -> None:
    server = Server(Path(tempfile.mkdtemp())).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium())
            page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
            draw_preview(page, server.url, "", "preview")
            for game in ("bang", "dice", "duel"):
                draw_preview(page, server.url, game, f"preview-{game}")
            for size in (192, 512):
                draw_icon(page, size)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
