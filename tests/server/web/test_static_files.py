"""Static files of the client: hashed files are read and compressed once, and cached by browsers indefinitely."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from boomtown.server.config.settings import Settings
from boomtown.server.web import static_files
from boomtown.server.web.static_files import ROUNDS

from ..conftest import InProcessServer

SCRIPT = b"console.log('howdy');" * 100


@pytest.fixture
async def site(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[InProcessServer]:
    """A server with a client of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets/a-1234567.js").write_bytes(SCRIPT)
    (static / "assets/b-1234567.css").write_bytes(b"a{}")
    (static / "favicon.svg").write_bytes(b"<svg/>")
    monkeypatch.setattr(static_files, "STATIC", static)
    server = InProcessServer(settings)
    await server.open()
    yield server
    await server.close()


async def test_packed_for_who_takes_it(site: InProcessServer) -> None:
    for _ in range(2):  # read, and kept
        status, body, headers = await site.request(
            "GET", "/assets/a-1234567.js", headers={"accept-encoding": "br, gzip"}
        )
        assert (status, gzip.decompress(body)) == (200, SCRIPT)
        assert (headers["content-encoding"], headers["vary"]) == ("gzip", "accept-encoding")
        assert headers["content-length"] == str(len(body))
        status, body, headers = await site.request("GET", "/assets/a-1234567.js")
        assert (status, body) == (200, SCRIPT)
        assert "content-encoding" not in headers
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        assert headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_what_packing_makes_no_smaller(site: InProcessServer) -> None:
    _, body, headers = await site.request("GET", "/assets/b-1234567.css", headers={"accept-encoding": "gzip"})
    assert (body, headers.get("content-encoding")) == (b"a{}", None)


async def test_a_browser_that_has_it(site: InProcessServer) -> None:
    _, _, headers = await site.request("GET", "/assets/a-1234567.js")
    status, body, _ = await site.request("GET", "/assets/a-1234567.js", headers={"if-none-match": headers["etag"]})
    assert (status, body) == (304, b"")


async def test_an_address_that_does_not_exist_opens_the_page_in_a_browser(site: InProcessServer) -> None:
    (static_files.STATIC / "index.html").write_text("<html><head></head></html>")
    status, body, headers = await site.request("GET", "/no/such", headers={"accept": "text/html,*/*;q=0.8"})
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert body.startswith(b"<html>")
    for path, accept in (("/no/such", "application/json"), ("/assets/no-1234567.js", "text/html")):
        status, _, headers = await site.request("GET", path, headers={"accept": accept})
        assert (status, headers["content-type"]) == (404, "application/json; charset=utf-8")


async def test_other_files_may_change(site: InProcessServer) -> None:
    _, body, headers = await site.request("GET", "/favicon.svg")
    assert (body, headers["cache-control"]) == (b"<svg/>", "no-cache")


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/../../boomtown.sqlite", "/assets", "/assets/"])
async def test_what_is_not_there(site: InProcessServer, path: str) -> None:
    for _ in range(2):
        assert (await site.request("GET", path))[0] == 404


# ---- servers of two builds


@pytest.fixture
def other(site: InProcessServer) -> None:
    """Another server is in the cluster, with another build of the client."""
    site.services.cluster.others["0a0a0a0a:0123456789ab:another"] = float("inf")


async def test_a_file_of_another_build_is_looked_for_elsewhere(site: InProcessServer, other: None) -> None:
    """The next request may reach the server that has it. No client is redirected endlessly."""
    path = "/assets/none-1234567.js"
    for number in range(ROUNDS):
        status, _, headers = await site.request("GET", path + (f"?again={number}" if number else ""))
        assert (status, headers["location"]) == (307, f"?again={number + 1}")
        assert (headers["cache-control"], headers["connection"]) == ("no-store", "close")
    assert (await site.request("GET", f"{path}?again={ROUNDS}"))[0] == 404
    assert (await site.request("GET", f"{path}?again=x"))[2]["location"] == "?again=1"
    assert (await site.request("GET", f"{path}?again=999"))[0] == 404


async def test_what_is_here_or_has_no_build_is_looked_for_nowhere(site: InProcessServer, other: None) -> None:
    assert (await site.request("GET", "/assets/a-1234567.js?again=3"))[:2] == (200, SCRIPT)
    assert (await site.request("GET", "/none.svg"))[0] == 404


async def test_servers_of_one_build_have_the_same_files(site: InProcessServer) -> None:
    name = site.services.cluster.me.split(":")[0]
    site.services.cluster.others[f"{name[::-1]}:0123456789ab:"] = float("inf")
    assert (await site.request("GET", "/assets/none-1234567.js"))[0] == 404
