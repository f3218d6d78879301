"""Report of an experiment: its figures, kinds of statements, page, comparison and exported trajectories."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl
import pytest

from boomtown.cli import main
from boomtown.lab.columns import COLUMNS
from boomtown.lab.estimates import Estimate
from boomtown.lab.findings import ASKED, GIVEN, SEEN, row
from boomtown.lab.page import compared, markdown, page, sentence, warning

FILE = """
deals = 120
seed = "page"
[table]
players = [4, 5]
sets = ["gold_rush"]
[[arms]]
name = "quick"
[[arms]]
name = "random sheriff"
by_role = { sheriff = "random" }
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    at = tmp_path_factory.mktemp("lab")
    (at / "two.toml").write_text(FILE)
    assert main(["lab", "run", str(at / "two.toml")]) == 0
    return at / "two"


def _sections(folder: Path) -> dict[str, dict[str, Any]]:
    from boomtown.lab.write import read_report

    return {part["title"]: part for part in read_report(folder)["sections"]}


@pytest.mark.slow
def test_figures_are_those_of_the_tables(folder: Path) -> None:
    games, seats = (pl.read_parquet(folder / f"{name}.parquet") for name in ("games", "seats"))
    assert set(seats.columns) == set(COLUMNS["seats"])
    quick = games.filter(pl.col("arm") == "quick")
    sides = {row["label"]: row for row in _sections(folder)["Sides"]["rows"]}
    assert sides["law"]["value"] == pytest.approx((quick["side"] == "law").mean(), abs=1e-4)
    assert sides["5 players, law"]["count"] == 60
    assert sides["law"]["low"] < sides["law"]["value"] < sides["law"]["high"]
    assert seats.filter(pl.col("arm") != "quick", pl.col("role") == "sheriff")["bot"].unique().to_list() == ["random"]


@pytest.mark.slow
def test_each_statement_has_its_kind(folder: Path) -> None:
    parts = _sections(folder)
    assert {parts[name]["kind"] for name in ("Sides", "Cards in the first hand", "Turn order")} == {GIVEN}
    assert parts["Equipment and other things"]["kind"] == SEEN
    sides = parts["random sheriff: sides"]
    assert sides["kind"] == ASKED
    law = next(row for row in sides["rows"] if row["label"] == "law")
    assert law["shown"]
    assert law["high"] < 0


@pytest.mark.slow
def test_page_and_comparison(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (folder / "report.html").read_text()
    assert text.index("<h1>") < text.index("<svg") < text.index('class="warning"') < text.index("<h2>")
    assert "<script" not in text
    assert text.count('<div class="pair">') == text.count("<svg") - 1  # each plot but the first is beside its table
    assert "http" not in text.replace("http://www.w3.org/", "").replace("http://purl.org/", "").replace(
        "http://creativecommons.org/", ""
    ).replace("https://matplotlib.org/", "")
    assert "| law |" in (folder / "report.md").read_text()
    assert main(["lab", "compare", str(folder), str(folder)]) == 0
    said = capsys.readouterr().out
    assert "Sides (given): 0 of 9 differ" in said
    assert "Both have the same seed" in said
    assert main(["lab", "compare", str(folder), "nowhere"]) == 2
    assert "expected a folder with the results of an experiment, got 'nowhere'" in capsys.readouterr().err


def _report(levels: dict[str, dict[str, float]]) -> dict[str, Any]:
    """Return a report of arms with these effects of characters, each with a standard error of one point."""
    sections = []
    for name, effects in levels.items():
        cells = {who: Estimate(value, 0.01, value - 0.02, value + 0.02, 900, 900) for who, value in effects.items()}
        rows = [row(who, cell, abs(cell.value) > 0.03) for who, cell in cells.items()]
        part = {"title": f"Characters ({name})", "kind": GIVEN, "unit": "points", "note": "", "plot": True}
        sections.append(part | {"rows": sorted(rows, key=lambda one: -one["value"])})
    return {"games": 9000, "unfinished": 0, "bots": {name: [name] for name in levels}, "sections": sections}


def test_a_character_is_strong_only_if_other_bots_confirm_it() -> None:
    both = _report({"quick": {"Ann": 0.1, "Bob": 0.05, "Cid": -0.2}, "greenhorn": {"Ann": 0.2, "Bob": -0.05, "Cid": 0}})
    assert sentence(both) == ("Of 3 characters in 9,000 games, 1 is stronger than the average (Ann +10.0 points).")
    assert "only if the other bots confirm" in warning(both)
    one = _report({"quick": {"Ann": 0.1, "Bob": 0.05, "Cid": -0.2}})
    assert "Ann +10.0, Bob +5.0 points); 1 is weaker than the average (Cid -20.0 points)" in sentence(one)
    assert "Only one level" in warning(one)
    assert sentence(one) in page(one, "x")
    assert sentence(one) in markdown(one, "x")
    first = page(both, "x").partition("</section>")[0]  # the first screen
    assert [first.count(part) for part in ("<h1>", "<svg", 'class="warning"', "<h2>")] == [1, 1, 1, 0]
    assert "open: not counted as strong or weak" in first
    assert any("Ann" in line for line in compared(one, both)) is False


@pytest.mark.slow
def test_trajectories(tmp_path: Path) -> None:
    (tmp_path / "some.toml").write_text('deals = 2\n[table]\nplayers = 4\nbots = ["greenhorn"]\n')
    assert main(["lab", "export", str(tmp_path / "some.toml"), "--out", str(tmp_path / "out")]) == 0
    rows = pl.read_parquet(tmp_path / "out" / "trajectories-0-4.parquet")
    card = (tmp_path / "out" / "README.md").read_text()
    assert all(f"`{name}`" in card for name in rows.columns)
    assert rows["observation"].list.len().n_unique() == 1
    assert rows.select(pl.col("legal").list.contains(pl.col("action")).all()).item()
    assert rows.group_by("deal", "role").agg(pl.col("won").n_unique()).height == 6
    sums = rows["belief"].list.sum()  # each of four seats has one role
    assert sums.min() == pytest.approx(4, abs=1e-3)
    assert sums.max() == pytest.approx(4, abs=1e-3)


@pytest.mark.slow
def test_dealt_equipment_and_swapped_roles(tmp_path: Path) -> None:
    table = "deals = 60\n[table]\nplayers = 4\n"
    (tmp_path / "dealt.toml").write_text(table + 'equipment = { dealt = ["Barrel", "Mustang"] }\n')
    (tmp_path / "roles.toml").write_text(table + 'roles = { swapped = ["sheriff", "renegade"] }\n')
    for name in ("dealt", "roles"):
        assert main(["lab", "run", str(tmp_path / f"{name}.toml")]) == 0
    dealt = _sections(tmp_path / "dealt")["Equipment from the start"]
    assert {one["label"] for one in dealt["rows"]} == {"Barrel", "Mustang", "nothing"}
    assert sum(one["count"] for one in dealt["rows"]) == 240
    assert dealt["kind"] == GIVEN
    swap = _sections(tmp_path / "roles")["sheriff in place of renegade"]
    assert [(one["label"], one["count"]) for one in swap["rows"]] == [("all", 120), ("4 players", 120)]
    seats = pl.read_parquet(tmp_path / "roles" / "seats.parquet")
    won = seats.select("role", pl.col("won").cast(pl.Float64)).group_by("role").mean()
    rate = {role: float(won.filter(pl.col("role") == role)["won"][0]) for role in ("sheriff", "renegade")}
    # the seats of both roles are the same in both variants, so the difference of the rates is the effect
    assert swap["rows"][0]["value"] == pytest.approx(rate["sheriff"] - rate["renegade"], abs=1e-4)
