"""The server below a path of a site: what the proxy passes on whole and what it has shortened are the same."""

import re
from pathlib import Path
from typing import get_args

import pytest

from boomtown.server.config.settings import Settings
from boomtown.server.config.value_types import Subpath
from boomtown.server.web import static_files
from boomtown.server.web.middleware.subpath import page
from tests.server.conftest import InProcessServer

CHECK = get_args(Subpath)[1].check  # of a text that an operator gives

PAGE = """<!doctype html><meta name="root" content="" />
<link href="./favicon.svg" /><script src="./assets/a.js"></script>"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client, built."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text(PAGE)
    (tmp_path / "static" / "favicon.svg").write_text("<svg/>")
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "static")
    return tmp_path


@pytest.mark.parametrize("subpath", ["", "/play", "/games/bang"])
async def test_the_page_names_its_files_from_the_start_of_the_site(built: Path, subpath: str) -> None:
    server = InProcessServer(Settings(data=built / "b.sqlite", subpath=subpath))
    await server.open()
    for path in ("/", "/t/abc", "/cards/x", "/rules", "/rules/base", f"{subpath}/", f"{subpath}/t/abc"):
        text = (await server.request("GET", path))[1].decode()
        assert re.findall(r'(?:href|src)="([^"]*)"', text) == [f"{subpath}/favicon.svg", f"{subpath}/assets/a.js"]
        assert f'name="root" content="{subpath}"' in text
    assert (await server.request("GET", f"{subpath}/healthz"))[1] == (await server.request("GET", "/healthz"))[1]
    assert (await server.request("GET", f"{subpath}/favicon.svg"))[1] == b"<svg/>"
    assert (await server.request("GET", "/player/"))[0] == 404  # begins like the part, and is another one
    await server.close()


def test_the_clients_page_has_what_is_replaced() -> None:
    """In the real page every address is of the kind that is replaced."""
    source = Path(__file__).parents[3] / "web" / "index.html"
    if (static_files.STATIC / "index.html").is_file():
        text = page(static_files.STATIC / "index.html", "/play")
        assert 'content="/play"' in text
        assert {link.startswith("/play/") for link in re.findall(r'(?:href|src)="([^"]*)"', text)} == {True}
    assert '<meta name="root" content="" />' in source.read_text(encoding="utf-8")


@pytest.mark.parametrize("wrong", ["play", "/a b", "/a//b", '/"', "/../x", "/.x", "//host"])
def test_a_wrong_part_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError):
        CHECK(wrong)


@pytest.mark.parametrize(("said", "is_"), [("/", ""), ("/play/", "/play"), ("/play", "/play"), ("/a/b", "/a/b")])
def test_a_part_is_said_with_or_without_its_end(said: str, is_: str) -> None:
    assert CHECK(said) == is_
