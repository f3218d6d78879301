"""`boomtown check` on the words of an action: missing words, surplus words, choices that the engine made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boomtown
from tests.scenario_runner.files import PLAYERS, Check, fails, holds, refused, scenario

HAND = "hand: [BANG! 2C, BANG! 3C, Cat Balou, Panic!, Beer]"
READ = re.compile(r"\.forced\b")
SHADOWS = {"sets": "[valley_of_shadows]"}
TRAIN = {"sets": "[armed_and_dangerous, great_train_robbery]"}


def with_hand(cards: str) -> str:
    return PLAYERS.replace(HAND, f"hand: [{cards}]")


def test_no_rule_reads_what_the_runner_records() -> None:
    """Only the scenario runner reads `forced`, so a game under check asks the same questions as any other."""
    source = Path(boomtown.__file__).parent
    rules = [path for game in ("card", "dice", "duel") for path in (source / game).rglob("*.py")]
    assert rules
    reads = {path.relative_to(source).as_posix() for path in rules if READ.search(path.read_text(encoding="utf-8"))}
    assert {path for path in reads if "/scenarios/" not in path} == set()


@pytest.mark.parametrize(
    "steps",
    [
        "- A: play Fanning on B, C\n",
        "- A: play Fanning on B\n- A: choose C\n",
        "- A: play Fanning\n- A: choose B\n- A: choose C\n",
        "- A: play Fanning\n- A: choose B, C\n",
    ],
)
def test_targets_left_out_are_chosen_one_by_one(check: Check, steps: str) -> None:
    holds(check, f"{steps}- B: pass\n- C: pass", "{B.life: 2, C.life: 2}", players=FIVE, **SHADOWS)


FIVE = """\
players:
  A: {role: sheriff, character: Willy the Kid, hand: [Fanning]}
  B: {role: outlaw, character: Rose Doolan, life: 3}
  C: {role: outlaw, character: Slab the Killer, life: 3}
  D: {role: renegade, character: Vulture Sam}
  E: {role: deputy, character: Black Jack}
"""


def test_a_target_that_was_no_choice_may_be_named_once(check: Check) -> None:
    alone = FIVE.replace("Slab the Killer, life: 3", "Slab the Killer, dead: true").replace("Black Jack", "Paul Regret")
    steps = "- A: play Fanning on B\n- A: choose D\n"
    holds(check, steps, "{B.life: 2, D.life: 3}", players=alone, **SHADOWS)
    assert fails(check, steps + "- A: choose D\n", players=alone, **SHADOWS)


@pytest.mark.parametrize(
    "step",
    ["play Beer on B", "play BANG! 2C on B, C", "play BANG! 2C on C, B", "play Cat Balou on B's Barrel, C's hand"],
)
def test_a_target_too_many_is_an_error(check: Check, step: str) -> None:
    holds(check, f'- deny: "A: {step}"')
    assert fails(check, f"- A: {step}")[2].startswith("expected: ")


def test_a_target_too_many_is_no_answer_to_the_next_question(check: Check) -> None:
    """Tornado asks for a card of the hand, so a player is no answer."""
    players = with_hand("Tornado, Beer, Duel, Panic!")
    holds(check, '- deny: "A: play Tornado on B"', players=players, **SHADOWS)
    assert "expected: A: choose on B" in fails(check, "- A: play Tornado on B", players=players, **SHADOWS)


def test_a_card_of_the_wrong_target_is_an_error(check: Check) -> None:
    assert fails(check, "- A: play Cat Balou on B\n- A: choose C's hand")[3] == "found:    it is not legal"
    holds(check, "- A: play Cat Balou\n- A: choose B's Barrel", "{B.table: [Mustang]}")


@pytest.mark.parametrize("action", ["pass on B", "end turn discarding Beer", "undo twice"])
def test_nothing_stands_behind_words_that_are_alone(check: Check, action: str) -> None:
    refused(check, scenario(f"- A: {action}"), "expected nothing after")


def test_what_a_card_is_used_as_goes_with_playing(check: Check) -> None:
    players = PLAYERS.replace("Sid Ketchum, hand: [Missed! 3S, Beer, Duel]", "Sid Ketchum, hand: [Beer, Duel]")
    assert fails(check, "- A: use Sid Ketchum as BANG!", players=players)


def test_the_order_of_cards_taken_without_a_question_does_not_count(check: Check) -> None:
    players = with_hand("Poker").replace("hand: [Missed! 3S, Beer, Duel]", "hand: [Duel]")
    for steps in ("", "- A: choose Duel\n- A: choose Missed!\n", "- A: choose Missed!, Duel\n"):
        holds(check, f"- A: play Poker\n{steps}", "{A.hand: [Missed!, Duel], asked: A}", players=players, **SHADOWS)
    assert fails(check, "- A: play Poker\n- A: choose Duel, Duel", players=players, **SHADOWS)


BAG = """\
players:
  A: {role: sheriff, character: Willy the Kid, life: 1, hand: [Money Bag], loads: {character: 4}}
  B: {role: outlaw, character: Rose Doolan, life: 3}
  C: {role: outlaw, character: Slab the Killer}
  D: {role: renegade, character: Vulture Sam}
"""


@pytest.mark.parametrize(("paid", "life", "left"), [(0, 2, 4), (3, 3, 1)])
def test_the_price_of_a_copied_card(check: Check, paid: int, life: int, left: int) -> None:
    then = f"{{A.life: {life}, A.loads.character: {left}}}"
    holds(check, f"- A: play Money Bag paying {paid}", then, players=BAG + "discard: [A Little Nip]\n", **TRAIN)


def test_a_price_that_the_copied_card_cannot_have(check: Check) -> None:
    deny = '- deny: "A: play Money Bag paying 2"'
    holds(check, deny, players=BAG + "discard: [A Little Nip]\n", **TRAIN)
    assert fails(check, "- A: play Money Bag paying 6", players=BAG + "discard: [A Little Nip]\n", **TRAIN)


def test_the_price_of_further_targets_of_a_copied_card(check: Check) -> None:
    steps = "- A: play Money Bag on B, D paying 1\n"
    then = "{A.loads.character: 3, B.life: 2, D.life: 3}"
    holds(check, steps, then, players=BAG + "discard: [Quick Shot]\n", **TRAIN)
