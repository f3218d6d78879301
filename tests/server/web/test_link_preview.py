"""Preview of the link to a table: what a messenger reads, and what it must not learn."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.web import static_files

from ..conftest import InProcessServer

PAGE = '<html><head><meta name="root" content="" /></head><body></body></html>'


@pytest.fixture
async def site(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[InProcessServer]:
    """A server at a public address with a client of one page and the picture of one game."""
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "preview-bang.png").write_bytes(b"")
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    server = InProcessServer(replace(settings, site="https://play.example.org"))
    await server.open()
    yield server
    await server.close()


async def page(site: InProcessServer, path: str) -> str:
    status, body, _ = await site.request("GET", path)
    assert status == 200
    return body.decode() if isinstance(body, bytes) else str(body)


async def test_a_public_table_has_its_title_seats_and_picture(site: InProcessServer) -> None:
    code, _ = await site.new_table(start=False, bots=1, public=True, title='The "Last" <Stand>')
    text = await page(site, f"/t/{code}")
    assert 'property="og:title" content="The &quot;Last&quot; &lt;Stand&gt; · 1/4"' in text
    assert 'property="og:image" content="https://play.example.org/preview-bang.png"' in text


async def test_a_private_table_shows_nothing(site: InProcessServer) -> None:
    """Neither that it exists: the page is the same as for a code without a table."""
    code, _ = await site.new_table(start=False, bots=0, public=False, title="Secret")
    text = await page(site, f"/t/{code}")
    assert "Secret" not in text
    assert text == await page(site, "/t/nobody")
    assert 'content="https://play.example.org/preview.png"' in text


async def test_a_tournament_tells_only_that_it_is_one(site: InProcessServer) -> None:
    order = {"name": "Ann", "title": "Secret cup", "setup": {"players": 4}}
    status, made, _ = await site.request("POST", "/api/tournaments", order, {"origin": "http://test"})
    assert status == 201
    text = await page(site, f"/tournament/{made['code']}")
    assert 'property="og:description" content="A tournament of BANG! in the browser: join by this link"' in text
    assert "Secret cup" not in text
    assert text == await page(site, "/tournament/nothere")


async def test_other_pages_have_no_preview_of_a_table(site: InProcessServer) -> None:
    code, _ = await site.new_table(public=True)
    for path in ("/", f"/replay/{code}", "/me"):
        assert "og:title" not in await page(site, path)


async def test_a_game_without_a_picture_has_the_general_one(site: InProcessServer) -> None:
    code, _ = await site.new_table(start=False, public=True, bots=0, setup={"players": 2, "game": "duel"})
    assert "/preview.png" in await page(site, f"/t/{code}")
