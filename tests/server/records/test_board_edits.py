"""Every value that the form of the board shows can be changed, in each set and game."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.card.cards import KIND, SETS
from boomtown.card.seen.catalog import catalog
from boomtown.card.sets.armed_and_dangerous.loads import ORANGES
from boomtown.server.core.errors import Refused
from boomtown.server.records.board.answer import answer
from boomtown.server.records.board.request import BoardRequest, Edit, Setup
from tests.conftest import ROOT
from tests.rebuilding import another
from tests.samples import sampled

CARD_SETS = [name for name in SETS if name != "base"]
BELL_TOWER = next(card for card, name in enumerate(KIND) if name == "Bell Tower")
SETUPS = {
    "base": Setup("bang", 5),
    **{name: Setup("bang", 5, [name]) for name in CARD_SETS},
    "three": Setup("bang", 3, ["dodge_city"]),
    "all sets": Setup("bang", 5, CARD_SETS),
    "dice": Setup("dice", 5),
    "dice, all sets": Setup("dice", 5, ["saloon_dice", "special_roles", "ghost"]),
    "duel": Setup("duel", 2),
}
TEXTS = (ROOT / "src/boomtown/locales/en/board.ftl").read_text()


def ask(**request: Any) -> dict[str, Any]:
    return answer(BoardRequest(**request), 5000)


def is_shown(part: dict[str, Any]) -> bool:
    """Return True if the form has a name for the value. Others are only in the line."""
    return part.get("zone", False) or f"ui-board-part-{part['label'].replace('_', '-')} =" in TEXTS


def with_loads(found: dict[str, Any]) -> dict[str, Any]:
    """Return the position with a card in play that can have tokens."""
    return ask(line=found["line"], edits=[Edit("tables.0", [BELL_TOWER])])


@sampled("setup", SETUPS, "base", "gold_rush", "dice, all sets", "duel")
def test_every_value_can_be_changed(setup: Setup) -> None:
    """An edit gives it another value, which is read from the line."""
    found = ask(setup=setup)
    if "armed_and_dangerous" in setup.sets:
        found = with_loads(found)
    parts = [part for part in found["parts"] if is_shown(part) and part["control"] != "fixed"]
    for part in parts:
        wanted = another(part, found["parts"], setup.players)
        assert wanted != part["value"], part["key"]
        changed = ask(line=found["line"], edits=[Edit(part["key"], wanted)])
        assert {one["key"]: one["value"] for one in changed["parts"]}[part["key"]] == wanted, part["key"]


def test_the_form_knows_the_cards_on_which_loads_lie() -> None:
    """The Bomb is one of them, although its use has no price in loads."""
    holding = {name for name, facts in catalog()["kinds"].items() if "holds" in facts}
    assert holding == {KIND[card] for card in ORANGES}
    assert "Bomb" in holding


def test_a_second_character_for_some_seats_only_is_told() -> None:
    found = ask(setup=Setup("bang", 5, ["high_noon"]))
    spares = next(part["value"] for part in found["parts"] if part["key"] == "course.spares")
    broken = ask(line=found["line"], edits=[Edit("course.spares", spares[1:])])
    assert broken["broken"]["said"].startswith("expected a character for each seat in spares=")
    assert ask(line=broken["line"], edits=[Edit("course.spares", spares)])["broken"] is None


def test_a_card_in_a_hand_is_laid_on_the_table() -> None:
    """Places that are one value take a card from another place."""
    found = ask(setup=Setup("duel", 2))
    values = {part["key"]: part["value"] for part in found["parts"]}
    card, *others = values["hands.0"]
    laid = ask(line=found["line"], edits=[Edit("tables", [[card], [], [], []])])
    values = {part["key"]: part["value"] for part in laid["parts"]}
    assert (values["hands.0"], values["tables"][0]) == (others, [card])


def test_a_card_on_the_table_is_laid_to_another_character() -> None:
    """Both places are lists of one value; the card stays in play, once."""
    found = ask(setup=Setup("duel", 2))
    card = next(part["value"][0] for part in found["parts"] if part["key"] == "hands.0")
    laid = ask(line=found["line"], edits=[Edit("tables", [[card], [], [], []])])
    moved = ask(line=laid["line"], edits=[Edit("tables", [[], [card], [], []])])
    assert next(part["value"] for part in moved["parts"] if part["key"] == "tables") == [[], [card], [], []]
    assert moved["broken"] is None


def test_the_arrows_in_the_pile_follow_from_those_of_the_players() -> None:
    """They are shown, and an edit of them is refused."""
    found = ask(setup=Setup("dice", 5))
    changed = ask(line=found["line"], edits=[Edit("arrows.0", 2)])
    pile = next(part for part in changed["parts"] if part["key"] == "pile")
    assert (pile["control"], pile["value"]) == ("fixed", 7)
    with pytest.raises(Refused, match="a value that can be set"):
        ask(line=found["line"], edits=[Edit("pile", 3)])
