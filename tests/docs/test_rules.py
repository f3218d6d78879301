"""Rules as pages: anchors of statements, links of quotations, places of scenarios."""

from __future__ import annotations

import pytest

from boomtown.scenarios.rules import keys
from docs.site import Broken
from docs.site.book import Book
from docs.site.proofs import Proof

CORE = Book("core", "# Core rules: words\n\n## 5. Turn\n\n**5.1** As in 5.2. Not 15.2.\n\n**5.2** (ruling: see 5.1)")
BASE = Book(
    "base",
    "# Base game\n\nSee core.md.\n\n## Jail\n\n"
    "1. Core 5.2, Jail 2, Jail 7.\n2. Weapon .45 (core 5)\n\n## Olé (4)\n\n1. A.",
)
BOOKS = {"core": CORE, "base": BASE}


def test_numbered_statements() -> None:
    page = CORE.page(BOOKS, [])
    assert '<span class="at" id="5.1"></span>[5.1](#5.1){.point} As in [5.2](#5.2). Not 15.2.' in page
    assert '(<span class="ruling">ruling</span>: see [5.1](#5.1))' in page


def test_lists_and_quotations() -> None:
    page = BASE.page(BOOKS, [])
    assert "See [Core rules](core.md)." in page
    assert '1. <span class="at" id="jail-1"></span>[Core 5.2](core.md#5.2), [Jail 2](#jail-2), Jail 7.' in page
    assert '2. <span class="at" id="jail-2"></span>Weapon .45 ([core 5](core.md#5-turn))' in page


def proof(about: str, numbers: str = "", runs: bool = True) -> Proof:
    return Proof(f"x.{about}", "It <works>", "x.yaml", about, numbers, runs)


def test_scenarios_stand_under_what_they_prove() -> None:
    page = BASE.page(BOOKS, [proof("ole"), proof("jail", "2"), proof("jail", "1", runs=False)])
    jail, ole = page.split("## Olé")
    assert "Proved by 1 scenario, 1 scenario waits for sets that are still to come" in jail
    assert jail.index("<b>1</b>") < jail.index("<b>2</b> It &lt;works&gt; <code>x.jail</code>")
    assert "Proved by 1 scenario<" in ole
    assert "Proved by 1 scenario<" in CORE.page(BOOKS, [proof("5.2")])


def test_a_scenario_that_names_no_heading() -> None:
    with pytest.raises(Broken, match=r"docs/rules/base.md does not have: x.jial \(base/jial\)"):
        BASE.page(BOOKS, [proof("jial")])


def test_keys() -> None:
    assert keys("base/jail 2, core/7.4") == [("base", "jail", "2"), ("core", "7.4", "")]
    assert keys("fistful/law-of-the-west 3 and 4") == [("fistful", "law-of-the-west", "3 and 4")]
    assert keys("dice/bull's eyes") == [("dice", "bull's eyes", "")]
