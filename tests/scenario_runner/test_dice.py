"""`boomtown check` on positions of the Dice Game: errors for invalid ones, and how a run reads throws."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario_runner import files
from tests.scenario_runner.files import Check

SEATS = """\
players:
  A: {role: sheriff, character: Paul Regret, arrows: 1}
  B: {role: outlaw, character: Black Jack, life: 3}
  C: {role: outlaw, character: Calamity Janet}
  D: {role: renegade, character: Lucky Duke}
"""
OLD = {"sets": "[old_saloon]"}
QUIET = "[dynamite, dynamite, gatling, gatling, beer]"  # a throw without an automatic effect
START = f"- chance: {QUIET}\n"
KEEP = "- A: keep dynamite, dynamite, gatling, gatling, beer\n"


def scenario(steps: str = "", then: str = "", players: str = SEATS, **more: Any) -> str:
    return files.scenario(steps, then, players, **{"game": "dice", "phase": "start", **more})


def holds(check: Check, steps: str, then: str = "", **more: Any) -> None:
    files.holds(check, steps, then, **{"game": "dice", "phase": "start", "players": SEATS, **more})


def fails(check: Check, steps: str, then: str = "", **more: Any) -> list[str]:
    return files.fails(check, steps, then, **{"game": "dice", "phase": "start", "players": SEATS, **more})


def refused(check: Check, *says: str, **more: Any) -> None:
    files.refused(check, scenario(**{"steps": START, **more}), *says)


def seats(old: str, new: str) -> str:
    assert old in SEATS
    return SEATS.replace(old, new)


# --- invalid positions


def test_unknown_face_of_a_throw(check: Check) -> None:
    refused(check, "/one.yaml:11: chance: no face 'beeer' (did you mean 'beer'?)", steps="- chance: [beer, beeer]")


def test_unknown_face_of_an_action(check: Check) -> None:
    refused(check, "/one.yaml:12: A: no face 'bear' (did you mean 'beer'?)", steps=START + "- A: roll bear")
    refused(check, "no face or player 'E'", steps=START + "- A: choose E")


def test_unknown_thing_to_use(check: Check) -> None:
    refused(
        check,
        "no role, die or character to use 'loudmoth' (did you mean 'loudmouth'",
        steps=START + "- A: use loudmoth",
    )


@pytest.mark.parametrize("action", ["use Slab the Killer paying 1", "choose B's Scope", "use role as Bear"])
def test_words_that_only_other_games_know(check: Check, action: str) -> None:
    refused(check, "expected no card and no price", steps=f"{START}- A: {action}")


def test_verbs_of_the_other_game(check: Check) -> None:
    refused(check, "A: expected an action beginning with roll, keep, use, choose", steps=START + "- A: play BANG!")


def test_keys_of_the_other_game(check: Check) -> None:
    refused(check, "/one.yaml:5: deck: no such key in the Dice Game (scenario a.b)", deck="[]")
    players = seats("character: Paul Regret", "character: Paul Regret, hand: []")
    refused(check, "/one.yaml:6: hand: no such key in the Dice Game", players=players)


def test_other_phases(check: Check) -> None:
    refused(check, "/one.yaml:4: phase: expected start, got 'play'", phase="play")


@pytest.mark.parametrize("modules", ["[6]", "[0, 1]", "2", "[]", "[true]", "[one]"])
def test_bad_modules(check: Check, modules: str) -> None:
    refused(check, "/one.yaml:5: modules: expected a list of modules from 1 to 5, got ", modules=modules, **OLD)


def test_modules_without_the_expansion(check: Check) -> None:
    refused(check, "/one.yaml:5: modules: expected old_saloon among the sets", modules="[1]")


def test_the_expansion_without_modules(check: Check) -> None:
    refused(check, "modules: expected a list of modules from 1 to 5, got None", **OLD)


def test_arrows_that_do_not_add_up(check: Check) -> None:
    refused(check, "arrows_pile: expected 9 arrows in all, got 9 in the pile and 1 at the players", arrows_pile=9)
    refused(check, "/one.yaml:6: arrows: expected 0 to 9, got 10", players=seats("arrows: 1", "arrows: 10"))
    refused(check, "/one.yaml:5: arrows_pile: expected 0 to 9, got 'x'", arrows_pile="x")


def test_too_many_arrows_at_the_players(check: Check) -> None:
    players = seats("life: 3", "arrows: 9")
    refused(check, "arrows_pile: expected 0 to 9, got -1", players=players)


def test_the_chiefs_arrow(check: Check) -> None:
    players = seats("arrows: 1", "chief_arrow: true")
    refused(check, "/one.yaml:6: chief_arrow: the chief's arrow needs module 2", players=players)
    two = players.replace("life: 3", "chief_arrow: true")
    refused(check, "/one.yaml:9: chief_arrow: there is only one chief's arrow", players=two, modules="[2]", **OLD)


def test_special_roles_need_their_module(check: Check) -> None:
    players = seats("role: renegade", "role: Doctor")
    refused(check, "/one.yaml:9: role: the role 'Doctor' needs module 3", players=players)


def test_special_roles_are_there_once(check: Check) -> None:
    players = SEATS.replace("role: outlaw", "role: Bad")
    refused(check, "role: there is only one 'Bad'", players=players, modules="[3]", **OLD)


def test_unknown_role_or_character(check: Check) -> None:
    refused(check, "role: expected one of sheriff, deputy, ", "got 'cook'", players=seats("renegade", "cook"))
    players = seats("Lucky Duke", "Lucky Luke")
    refused(check, "character: no character 'Lucky Luke' (did you mean 'Lucky Duke'?)", players=players)


def test_somebody_is_hunted(check: Check) -> None:
    refused(check, "players: expected a sheriff, or three players", players=seats("sheriff", "deputy"))


@pytest.mark.parametrize("life", ["0", "12", "many"])
def test_bad_life(check: Check, life: str) -> None:
    refused(check, "life: expected 1 to 11, got ", players=seats("Paul Regret", f"Paul Regret, life: {life}"))


def test_sets_to_come(check: Check) -> None:
    """The Dice Game has no planned sets: an unknown set is misspelt."""
    refused(check, "/one.yaml:5: sets: no set 'new_saloon' (did you mean 'old_saloon'?)", sets="[new_saloon]")
    refused(check, "/one.yaml:5: sets: no set 'gold_rush' (expected one of old_saloon)", sets="[gold_rush]")
    refused(check, "/one.yaml:5: options: positions of the Dice Game have no options", options="{deal_roles: special}")


# --- throws


def test_a_throw_needs_its_chance_step(check: Check) -> None:
    report = fails(check, "")
    assert report[1:4] == ["the position", "expected: a chance step for the throw of 5 dice", "found:    none"]


def test_a_throw_in_the_middle_needs_one_too(check: Check) -> None:
    report = fails(check, START + "- A: roll beer gatling\n- check: {turn: A}\n- chance: [beer, beer]")
    assert report[1].startswith("step 2 ")
    assert report[2:4] == ["expected: a chance step for the throw of 2 dice", "found:    none"]


def test_one_face_for_each_die(check: Check) -> None:
    report = fails(check, START + "- A: roll beer\n- chance: [beer, gatling]")
    assert report[2:4] == ["expected: 1 faces, one for each die thrown (base)", "found:    beer, gatling"]


def test_faces_that_the_die_has(check: Check) -> None:
    steps = "- A: use coward\n- chance: [beer, beer, beer, beer, bullet]"
    report = fails(check, steps, modules="[1]", **OLD)
    assert report[2].startswith("expected: a face of the coward die (arrow, broken_arrow, ")
    assert report[3] == "found:    bullet"


def test_a_chance_step_that_nothing_throws(check: Check) -> None:
    report = fails(check, START + "- chance: [beer]")
    assert report[2:4] == ["expected: a random pick that can yield [beer]", "found:    no such pick"]


def test_the_next_player_throws_too(check: Check) -> None:
    holds(check, START + KEEP + "- A: choose B\n" + START, "{turn: B, asked: B, B.life: 4}")


# --- actions


def test_dice_are_named_by_their_faces(check: Check) -> None:
    steps = START + "- allow: 'A: roll gatling'\n- allow: 'A: roll beer gatling gatling'\n- deny: 'A: roll dynamite'\n"
    holds(check, steps + "- deny: 'A: roll gatling gatling gatling'\n- deny: 'A: keep beer'", "{asked: A}")


def test_what_is_kept_is_named_in_any_order(check: Check) -> None:
    holds(check, START + "- A: keep beer, gatling, dynamite, gatling, dynamite\n- A: choose B\n" + START)


def test_what_was_kept_with_no_choice_left_may_be_named(check: Check) -> None:
    steps = START + "- A: roll beer\n- chance: [gatling]\n- A: roll gatling\n- chance: [beer]\n"
    for kept in ("", "- A: keep gatling, gatling, dynamite, dynamite, beer\n"):
        holds(check, steps + kept + "- A: choose B\n" + START, "{B.life: 4}")
    assert fails(check, steps + "- A: keep gatling\n- A: choose B\n" + START)[3] == "found:    it is not legal"


def test_dynamites_that_nobody_may_move_are_kept(check: Check) -> None:
    """The ghost throws two dynamites: keeping them is forced."""
    players = seats("role: outlaw, character: Calamity Janet", "role: outlaw, character: Calamity Janet, dead: true")
    steps = "- chance: [dynamite, dynamite]\n- C: keep dynamite, dynamite\n- C: choose A\n- D: pass\n"
    steps = steps.replace("- D: pass\n", START)
    holds(check, steps, "{C.ghost: true, C.alive: false, turn: D}", players=players, modules="[5]", turn="C", **OLD)


def test_the_face_of_a_die_and_what_it_is_turned_to(check: Check) -> None:
    """One action or two name the face of a die and the new face; dice with equal faces are interchangeable."""
    players = seats("role: renegade", "role: Doctor")
    steps = START + "- D: use role\n- {choice}- A: keep dynamite, gatling, gatling, beer, beer\n"
    rest = "- A: choose B\n- A: choose B\n" + START
    for choice in ("D: choose dynamite, beer\n", "D: choose dynamite\n- D: choose beer\n"):
        text = steps.replace("{choice}", choice) + rest
        holds(check, text, "{B.life: 5, D.known: true}", players=players, modules="[3]", **OLD)


def test_which_kind_of_arrow(check: Check) -> None:
    steps = "- chance: [arrow, dynamite, gatling, gatling, beer]\n- A: choose {0}\n- check: {{A.chief_arrow: {1}}}"
    holds(check, steps.format("chief_arrow", "true"), "{A.arrows: 1, arrows_pile: 8}", modules="[2]", **OLD)
    holds(check, steps.format("arrow", "false"), "{A.arrows: 2, arrows_pile: 7}", modules="[2]", **OLD)


def test_a_role_that_has_been_used_stands_open(check: Check) -> None:
    players = seats("role: renegade", "role: Doctor, known: true")
    holds(check, START, "{asked: A, D.known: true, D.role: Doctor}", players=players, modules="[3]", **OLD)


def test_the_special_roles_that_may_interrupt_are_asked(check: Check) -> None:
    players = seats("role: renegade", "role: Doctor")
    holds(check, START + "- D: pass", "{asked: A, D.known: false}", players=players, modules="[3]", **OLD)
    assert fails(check, START + KEEP, players=players, modules="[3]", **OLD)[3] == "found:    D is asked (turn_die)"


# --- paths and reports


def test_every_path(check: Check) -> None:
    then = (
        "{A.life: 11, A.max_life: 11, A.role: sheriff, A.character: Paul Regret, A.alive: true, A.arrows: 1,"
        " A.chief_arrow: false, A.known: true, A.ghost: false, A.distance.C: 2, A.distance.D: 1, arrows_pile: 8,"
        " turn: A, asked: A, over: false, winners: []}"
    )
    holds(check, START, then)


def test_unknown_path(check: Check) -> None:
    assert "no such path (known: life, max_life" in fails(check, START, "{A.hand: []}")[3]
    assert "no such path (known: A.life and so on, arrows_pile" in fails(check, START, "{deck.count: 1}")[3]
    assert "no such path" in fails(check, START, "{A.distance.E: 1}")[3]


def test_a_failed_step_is_reported_in_full(check: Check) -> None:
    report = fails(
        check,
        START + "- A: keep beer",
        players=seats("role: outlaw, character: Black", "role: outlaw, dead: true, character: Black").replace(
            ", life: 3", ""
        ),
    )
    assert report[2:4] == ["expected: A: keep beer", "found:    it is not legal"]
    assert report[4] == "A Paul Regret, sheriff, life 11 of 11; arrows: 1"
    assert report[5] == "B Black Jack, outlaw, out of the game; arrows: 0"
    assert (
        report[8] == "turn: A, phase roll; throw 1: dynamite, dynamite, gatling, gatling, beer; arrows in the pile: 8"
    )
    assert report[9].startswith("A is asked (roll) and could: roll gatling; roll gatling gatling; roll beer; ")
    assert report[9].endswith("; keep dynamite, dynamite, gatling, gatling, beer")


def test_words_for_every_option(check: Check) -> None:
    """The report lists the options of a character or a role in words that a scenario may use."""
    players = seats("character: Calamity Janet", "character: Sid Ketchum")
    assert fails(check, "- C: pass", turn="C", players=players)[-1].endswith("choose C; choose D; choose A; choose B")
    more = {"modules": "[1]", **OLD}
    assert fails(check, "- A: keep beer", **more)[-1].endswith("could: use loudmouth; use coward; pass")
    players = seats("Calamity Janet", "Calamity Janet, arrows: 1").replace(
        "Lucky Duke", "Kit Carlson, chief_arrow: true"
    )
    steps = START.replace("beer", "gatling") + "- D: keep dynamite, dynamite, gatling, gatling, gatling\n- A: pass"
    report = fails(check, steps, turn="D", players=players, modules="[2]", **OLD)
    assert report[-1].endswith("could: use Kit Carlson on A; use Kit Carlson on C; pass")
