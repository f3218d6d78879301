"""`boomtown check`: errors for invalid files, reports, and how a run reads the steps (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from boomtown.card.scenarios import position
from boomtown.card.sets import planned
from boomtown.cli import main
from boomtown.scenarios.planned import GAMES, ToCome
from tests.scenario_runner.files import PLAYERS, Check, fails, holds, refused, scenario

# --- the last line and the exit status


def test_all_passed(check: Check) -> None:
    holds(check, "- A: play BANG! 2C on D\n- D: pass", "{D.life: 3}")


def test_one_failed(check: Check) -> None:
    text = scenario(name="a.good") + scenario(name="a.bad", then="{A.life: 1}")
    status, out, _ = check(text)
    assert status == 1
    assert out.splitlines()[-1] == "1 passed, 1 failed, 0 not available"


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Declare a planned set with one card and one key."""
    monkeypatch.setitem(planned.SETS, "later", planned.ToCome())
    monkeypatch.setitem(planned.NAMES, "Time Machine", "later")
    monkeypatch.setitem(planned.KEYS, "show_deck", "later")


def test_sets_to_come_are_counted_apart(check: Check, later: None) -> None:
    status, out, _ = check(scenario(name="a.good") + scenario(name="a.later", sets="[later]"))
    assert status == 0
    assert out == "set not available: a.later: set 'later' not available\n1 passed, 0 failed, 1 not available\n"


def test_games_to_come_are_counted_apart(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "poker", ToCome())
    status, out, _ = check("- {id: a.b, game: poker, players: {A: {}, B: {}}, steps: [{A: pass}]}")
    assert status == 0
    assert out.splitlines()[-1] == "0 passed, 0 failed, 1 not available"


def test_options_to_come_are_counted_apart(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(position.OPTIONS_TO_COME, "wild_cards", "poker")
    status, out, _ = check(scenario(options="{wild_cards: 3}"))
    assert status == 0
    assert "option 'wild_cards' belongs to 'poker', not available" in out


def test_keys_to_come_are_counted_apart(check: Check, later: None) -> None:
    status, out, _ = check(scenario(show_deck="[Caboose]"))
    assert (status, out.splitlines()[-1]) == (0, "0 passed, 0 failed, 1 not available")


# --- a misspelt name is an error, not a planned set


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"sets": "[dogde_city]"}, "sets: no set 'dogde_city' (did you mean 'dodge_city'?)"),
        ({"sets": "[gold_rush, dogde_city]"}, "sets: no set 'dogde_city' (did you mean 'dodge_city'?)"),
        ({"sets": "[gold_rsh]"}, "sets: no set 'gold_rsh' (did you mean 'gold_rush'?)"),
        ({"sets": "[old_saloon]"}, "sets: no set 'old_saloon' (expected one of base, bonus, dodge_city, "),
        ({"sets": "[zz]"}, "sets: no set 'zz' (expected one of base, bonus, dodge_city, high_noon, fistful, "),
        ({"sets": "[7]"}, "sets: no set 7 (expected one of base, "),
        ({"game": "deul"}, "game: no game 'deul' (did you mean 'duel'?)"),
        ({"game": "bnag"}, "game: no game 'bnag' (did you mean 'bang'?)"),
        ({"game": "chess"}, "game: no game 'chess' (expected one of bang, dice, duel)"),
        ({"options": "{three_live: true}"}, "options: no option 'three_live' (did you mean 'three_lives'?)"),
        ({"options": "{evelyn_too: true}"}, "options: no option 'evelyn_too' (did you mean 'evelyn_two'?)"),
        ({"modules": "[1]"}, "modules: no such key in the card game"),
    ],
)
def test_a_misspelt_name_is_an_error(check: Check, more: dict[str, str], says: str) -> None:
    refused(check, scenario(**more), f"/one.yaml:3: {says}")


def test_keys_of_the_dice_game(check: Check) -> None:
    players = PLAYERS.replace("life: 3}", "arrows: 3}")
    refused(check, scenario(players=players), "/one.yaml:6: arrows: no such key in the card game")


# --- rules


@pytest.mark.parametrize(
    "rule",
    [
        "base/barrel", "base/Barrel 2", "core/12.3", "core/9.4, base/jail 1", "high_noon/thirst 1 and 3", '""',
        "'dice/bull''s eyes 2'", "gold_rush/shadow turn", "core/9; base/jail", "old_saloon/module 5 6, 7",
    ],
)  # fmt: skip
def test_a_rule_that_is_there(check: Check, rule: str) -> None:
    holds(check, "", rule=rule)


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ("bsae/barrel", "docs/rules has no bsae.md (did you mean 'base'?)"),
        ("zz/barrel", "docs/rules has no zz.md (expected one of armed_and_dangerous, base, "),
        ("base/barel", "docs/rules/base.md has no 'barel' (did you mean 'Barrel'?)"),
        ("base/qqqqqq", "docs/rules/base.md has no 'qqqqqq' (scenario a.b)"),
        ("base/barrel 99", "docs/rules/base.md has no statement 99 under 'barrel'"),
        ("core/12.33", "docs/rules/core.md has no '12.33' (did you mean '12."),
        ("base/barrel 1, core/99.1", "docs/rules/core.md has no '99.1'"),
        ("a rule of the house", "expected a file and a heading of docs/rules, as base/barrel or core/7.4, got 'a rule"),
        ("7", "expected a file and a heading of docs/rules, got 7"),
    ],
)
def test_a_rule_that_is_not_there(check: Check, rule: str, says: str) -> None:
    refused(check, scenario(rule=rule), f"/one.yaml:3: rule: {says}")


def test_a_scenario_to_come_names_its_rule_rightly_too(check: Check) -> None:
    refused(check, scenario(sets="[great_train_robbery]", rule="great_train_robbery/Ghost Carr"), "(did you mean")


def test_without_the_rules_at_hand_nothing_is_said_of_them(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.scenarios.rules.folder", lambda: None)
    holds(check, "", rule="base/barel")


def test_verbose_names_what_passed(check: Check) -> None:
    assert check(scenario(), "-v")[1].splitlines() == ["passed a.b: A title", "1 passed, 0 failed, 0 not available"]


def test_folders_are_searched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.yaml").write_text(scenario(name="a.one"), encoding="utf-8")
    (tmp_path / "deep/two.yml").write_text(scenario(name="a.two"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed, 0 not available\n"


# --- files that are no scenario files


def test_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "nowhere.yaml")]) == 2
    assert "nowhere.yaml: no such file or folder" in capsys.readouterr().err


def test_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "expected a folder with .yaml files, found none" in capsys.readouterr().err


def test_no_path_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["check"])
    assert left.value.code == 2
    assert "PATH" in capsys.readouterr().err


def test_not_yaml(check: Check) -> None:
    refused(check, "- id: a\n  title: [open\n- id: b\n", "/one.yaml:3: not YAML: ")


def test_not_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.yaml").write_bytes(b"\xff\xfe\x00")
    assert main(["check", str(tmp_path / "one.yaml")]) == 2
    assert "one.yaml: cannot be read" in capsys.readouterr().err


def test_empty_file(check: Check) -> None:
    refused(check, "# nothing\n", "/one.yaml:1: expected a list of scenarios, got nothing")


def test_not_a_list(check: Check) -> None:
    refused(check, "id: a.b\n", "/one.yaml:1: expected a list of scenarios")


def test_item_that_is_no_scenario(check: Check) -> None:
    refused(check, scenario() + "- just words\n", "/one.yaml:8: expected a scenario (a mapping), got 'just words'")


def test_missing_id(check: Check) -> None:
    refused(check, "- title: A title\n", "/one.yaml:1: id: expected a dotted name, got None")


def test_id_that_is_no_name(check: Check) -> None:
    refused(check, "- title: A title\n  id: 7\n", "/one.yaml:2: id: expected a dotted name, got 7")


def test_id_twice(check: Check) -> None:
    status, _, err = check(scenario() + scenario())
    assert status == 2
    assert "/one.yaml:8: id: id is already used at /one.yaml:1 (scenario a.b)" in err


def test_key_twice(check: Check) -> None:
    refused(check, "- id: a.b\n  id: a.c\n", "/one.yaml:2: id: this key occurs twice")


def test_unknown_key(check: Check) -> None:
    refused(check, scenario(titel="x"), "/one.yaml:3: titel: no such key (did you mean 'title'?) (scenario a.b)")


def test_unknown_key_of_a_player(check: Check) -> None:
    players = PLAYERS + "  E: {role: deputy, character: Black Jack, lief: 2}\n"
    refused(check, scenario(players=players), "/one.yaml:8: lief: no such key (did you mean 'life'?)")


def test_too_few_players(check: Check) -> None:
    refused(check, "- id: a.b\n  players: {A: {}}\n", "/one.yaml:2: players: expected two or more players by letter")


def test_no_players(check: Check) -> None:
    refused(check, "- id: a.b\n", "/one.yaml:1: players: expected two or more players by letter")


def test_player_that_is_no_mapping(check: Check) -> None:
    refused(check, scenario(players=PLAYERS + "  E: deputy\n"), "/one.yaml:8: E: expected role and character, got")


def test_unknown_player_in_a_step(check: Check) -> None:
    refused(check, scenario("- E: pass"), "/one.yaml:9: E: expected a player (A, B, C, D), allow, deny, chance")


def test_unknown_player_as_target(check: Check) -> None:
    refused(check, scenario("- A: play BANG! on E"), "/one.yaml:9: A: expected a player (A, B, C, D)", "got 'E'")


def test_unknown_player_in_allow(check: Check) -> None:
    refused(check, scenario('- allow: "E: pass"'), "/one.yaml:9: allow: expected a player (A, B, C, D), got 'E'")


def test_unknown_player_whose_turn_it_is(check: Check) -> None:
    refused(check, scenario(turn="E"), "/one.yaml:3: turn: expected one of A, B, C, D, got 'E'")


def test_turn_that_is_no_letter(check: Check) -> None:
    refused(check, scenario(turn="[A]"), "/one.yaml:3: turn: expected one of A, B, C, D, got \"['A']\"")


def test_unknown_role(check: Check) -> None:
    players = PLAYERS.replace("renegade", "cook")
    refused(check, scenario(players=players), "role: expected one of sheriff, deputy, outlaw, renegade, got 'cook'")


def test_misspelt_character(check: Check) -> None:
    players = PLAYERS.replace("Willy the Kid", "Willi the Kid")
    refused(check, scenario(players=players), "/one.yaml:4: character: no character 'Willi the Kid'", "'Willy the Kid'")


def test_character_that_is_no_name(check: Check) -> None:
    players = PLAYERS.replace("Willy the Kid", "[Willy the Kid]")
    refused(check, scenario(players=players), "/one.yaml:4: character: no character \"['Willy the Kid']\"")


def test_misspelt_card(check: Check) -> None:
    refused(check, scenario(deck="[Stagecoahc]"), "deck: no card 'Stagecoahc' (did you mean 'Stagecoach'?)")


def test_card_of_no_set(check: Check) -> None:
    """All sets of the scenario are built, so no planned set can bring the card."""
    refused(check, scenario(deck="[Qqqq]"), "/one.yaml:3: deck: no card 'Qqqq' (scenario a.b)")


def test_card_of_a_set_to_come(check: Check, later: None) -> None:
    """A card of a planned set makes the scenario unavailable, not invalid."""
    status, out, err = check(scenario(deck="[Time Machine]"))
    assert (status, err) == (0, "")
    assert "belongs to set 'later', not available" in out
    assert out.splitlines()[-1] == "0 passed, 0 failed, 1 not available"


def test_too_many_copies(check: Check) -> None:
    says = "deck: expected a card that is still free, no copy of 'Saloon' is left"
    refused(check, scenario(deck="[Saloon, Saloon]"), f"/one.yaml:3: {says}")


def test_the_same_copy_twice(check: Check) -> None:
    refused(check, scenario(discard="[Missed! 2S]"), "discard: expected a card that is still free", "'Missed! 2S'")


@pytest.mark.parametrize("life", ["0", "6", "many", "true"])
def test_bad_life(check: Check, life: str) -> None:
    players = PLAYERS.replace("Willy the Kid", f"Willy the Kid, life: {life}")
    refused(check, scenario(players=players), "/one.yaml:4: life: expected 1 to 5, got ")


def test_bad_phase(check: Check) -> None:
    refused(check, scenario(phase="night"), "/one.yaml:3: phase: expected one of start, draw, play, discard, got")


def test_bad_number_of_bangs(check: Check) -> None:
    refused(check, scenario(bangs_played="two"), "/one.yaml:3: bangs_played: expected a number, got 'two'")


def test_bad_options(check: Check) -> None:
    refused(check, scenario(options="[no_book_cards]"), "/one.yaml:3: options: expected names with true or false")


@pytest.mark.parametrize("key", ["deck", "discard", "sets"])
def test_bad_list(check: Check, key: str) -> None:
    refused(check, scenario(**{key: "Beer"}), f"/one.yaml:3: {key}: expected a list, got 'Beer'")


def test_bad_steps(check: Check) -> None:
    refused(check, "- id: a.b\n  steps: Beer\n", "/one.yaml:2: steps: expected a list, got 'Beer'")


def test_bad_hand(check: Check) -> None:
    players = PLAYERS.replace("hand: [Missed! 2S]", "hand: Missed!")
    refused(check, scenario(players=players), "/one.yaml:5: hand: expected a list, got 'Missed!'")


def test_bad_then(check: Check) -> None:
    refused(check, scenario(then="words"), "then: expected paths with values, got 'words'")


def test_bad_cards_in_then(check: Check) -> None:
    refused(check, scenario(then="{A.hand: Beer}"), "/one.yaml:8: A.hand: expected a list of cards, got 'Beer'")


def test_bad_check(check: Check) -> None:
    refused(check, scenario("- check: A.life"), "/one.yaml:9: check: expected paths with values, got 'A.life'")


def test_bad_allow(check: Check) -> None:
    refused(check, scenario("- allow: pass"), "/one.yaml:9: allow: expected \"A: ACTION\", got 'pass'")


def test_bad_step(check: Check) -> None:
    refused(check, scenario("- pass"), "steps: expected one player with an action, or allow, deny, chance, check")


def test_action_without_a_verb(check: Check) -> None:
    refused(check, scenario("- A: BANG! on D"), "/one.yaml:9: A: expected an action beginning with play, use, choose")


def test_action_without_a_thing(check: Check) -> None:
    refused(check, scenario("- A: play"), "/one.yaml:9: A: expected something to play, got 'play'")


# --- reports


def test_a_failed_step_is_reported_in_full(check: Check) -> None:
    players = PLAYERS.replace("Pedro Ramirez", "Pedro Ramirez, hand: [Missed! 4S]")
    report = fails(check, "- A: play BANG! 2C on D\n- D: play Beer", players=players)
    assert report[0].startswith("FAILED a.b (")
    assert report[0].endswith("one.yaml:1): A title")
    assert report[1:4] == ["step 2 (line 10): D: play Beer", "expected: D: play Beer", "found:    it is not legal"]
    assert report[4].startswith("A Willy the Kid, sheriff, life 5 of 5; hand: BANG! 3C, ")
    assert report[5] == "B Rose Doolan, outlaw, life 4 of 4; hand: Missed! 2S; in play: Barrel QS, Mustang 8H"
    assert report[8] == "turn: A, phase play; discards: 1, top BANG! 2C; deck: 68"
    assert report[9] == "D is asked (shot) and could: play Missed! 4S; pass"


def test_somebody_else_is_asked(check: Check) -> None:
    report = fails(check, "- B: pass")
    assert report[2:4] == ["expected: B: pass", "found:    A is asked (play)"]


def test_the_game_is_over(check: Check) -> None:
    players = """\
    players:
      A: {role: sheriff, character: Willy the Kid, hand: [BANG! 2C]}
      B: {role: outlaw, character: Rose Doolan, life: 1}
    """
    report = fails(check, "- A: play BANG! on B\n- B: pass\n- A: end turn", players=dedent(players))
    assert report[3] == "found:    the game is over"
    assert report[-1] == "the game is over, winners: A"


def test_a_failed_end_is_reported(check: Check) -> None:
    report = fails(check, "- A: play Beer", "{A.life: 4}")
    assert report[1:4] == ["then", "expected: A.life: 4", "found:    A.life: 5"]


def test_a_failed_check_in_the_middle(check: Check) -> None:
    report = fails(check, "- check: {A.life: 4}\n- A: play Beer")
    assert report[1].startswith("step 1 (line 9): check: ")
    assert report[2:4] == ["expected: A.life: 4", "found:    A.life: 5"]


def test_unknown_path(check: Check) -> None:
    assert "no such path" in fails(check, "", "{A.lief: 5}")[3]
    assert "no such path" in fails(check, "", "{deck.top: Beer}")[3]
    assert "no such path (known: life" in (found := fails(check, "", "{A.distance.E: 1}")[3])
    assert "distance.D" in found


# --- how a run reads the steps


def test_allow_and_deny_play_nothing(check: Check) -> None:
    holds(check, "- {allow: 'A: play Beer'}\n- {deny: 'A: play BANG! on C'}\n- {deny: 'B: pass'}", "{A.hand.count: 5}")


def test_failed_allow(check: Check) -> None:
    report = fails(check, "- {allow: 'A: play BANG! on C'}")
    assert report[2:4] == ["expected: A may play BANG! on C", "found:    it is not legal"]


def test_failed_deny(check: Check) -> None:
    assert fails(check, "- {deny: 'A: play Beer'}")[2:4] == ["expected: A may not play Beer", "found:    it is legal"]


def test_undo(check: Check) -> None:
    steps = "- A: play BANG! 2C on D\n- {allow: 'A: undo'}\n- A: undo\n- {deny: 'A: undo'}\n- check: {asked: A}"
    holds(check, steps, "{A.hand.count: 5, discard.count: 0}")


def test_undo_of_an_answer_while_another_is_asked(check: Check) -> None:
    steps = "- A: play BANG! 2C on D\n- D: pass\n- {allow: 'D: undo'}\n- D: undo\n- D: play Missed!"
    players = PLAYERS.replace("Pedro Ramirez", "Pedro Ramirez, hand: [Missed!]")
    holds(check, steps, "{D.life: 4}", players=players)


def test_nothing_to_undo(check: Check) -> None:
    assert fails(check, "- A: undo")[2] == "expected: A may take the last action back"


def test_undo_of_a_play_whose_target_is_open(check: Check) -> None:
    holds(check, "- A: play Cat Balou on B\n- A: undo\n- A: play Beer", "{A.hand.count: 4, B.table: [Barrel, Mustang]}")


def test_forced_choices_are_consumed(check: Check) -> None:
    """D has no card: taking the hit is forced, so the step that names it is skipped."""
    holds(check, "- A: play BANG! 2C on D\n- D: pass\n- A: play Beer", "{D.life: 3}")


def test_forced_choices_need_not_stand_there(check: Check) -> None:
    holds(check, "- A: play BANG! 2C on D\n- A: play Beer", "{D.life: 3}")


def test_a_forced_choice_is_consumed_once(check: Check) -> None:
    assert fails(check, "- A: play BANG! 2C on D\n- D: pass\n- D: pass")[3] == "found:    A is asked (play)"


def test_end_turn_is_never_made_for_a_player(check: Check) -> None:
    players = PLAYERS.replace("hand: [BANG! 2C, BANG! 3C, Cat Balou, Panic!, Beer]", "hand: []")
    holds(check, "- {allow: 'A: end turn'}", "{asked: A, turn: A}", players=players)


def test_chance_picks_the_card(check: Check) -> None:
    holds(check, "- A: play Cat Balou on C's hand\n- chance: Duel", "{C.hand: [Missed!, Beer], discard.top: Duel}")


def test_chance_by_rank_and_suit(check: Check) -> None:
    holds(check, "- A: play Cat Balou on C's hand\n- chance: '?3S'", "{discard.top: Missed! 3S}")


def test_chance_without_a_pick(check: Check) -> None:
    report = fails(check, "- A: play Beer\n- chance: Duel")
    assert report[2:4] == ["expected: a random pick that can yield Duel", "found:    no such pick"]


def test_chance_that_cannot_come_out(check: Check) -> None:
    assert fails(check, "- A: play Cat Balou on C's hand\n- chance: Gatling")[3] == "found:    no such pick"


def test_chance_is_read_past_forced_choices(check: Check) -> None:
    """D has no card, so the pass is forced; El Gringo's pick comes after it."""
    players = PLAYERS.replace("Pedro Ramirez", "El Gringo")
    steps = "- A: play BANG! 2C on D\n- D: pass\n- chance: Panic!"
    holds(check, steps, "{D.hand: [Panic!]}", players=players)


def test_a_pick_does_not_take_the_chance_of_a_later_one(check: Check) -> None:
    steps = "- A: play Cat Balou on C's hand\n- A: play Beer\n- A: play Panic! on C's hand\n- chance: Duel"
    players = PLAYERS.replace("Rose Doolan,", "Rose Doolan, dead: true,").replace(
        ", table: [Barrel QS, Mustang 8H]", ""
    )
    report = fails(check, steps, players=players)
    assert report[2] == "expected: step 1 with a chance step of its own"
    assert report[3] == "found:    it took the pick that step 4 names"


def test_a_pick_with_one_result_needs_no_chance(check: Check) -> None:
    holds(check, "- A: play Cat Balou on B's hand", "{B.hand: []}")


def test_a_target_left_out_is_chosen_next(check: Check) -> None:
    holds(check, "- A: play BANG! 2C\n- A: choose D", "{D.life: 3}")


def test_a_card_of_the_target_left_out_is_chosen_next(check: Check) -> None:
    holds(check, "- A: play Cat Balou on B\n- A: choose Mustang", "{B.table: [Barrel], discard.top: Mustang}")


def test_target_and_card_left_out_are_chosen_one_by_one(check: Check) -> None:
    steps = "- A: play Cat Balou\n- A: choose B\n- A: choose Barrel"
    holds(check, steps, "{B.table: [Mustang], discard.top: Barrel}")


def test_the_hand_of_the_target_chosen_next(check: Check) -> None:
    holds(check, "- A: play Cat Balou on B\n- A: choose hand", "{B.hand: [], B.table: [Barrel, Mustang]}")


def test_a_play_left_open_at_the_end_fails(check: Check) -> None:
    report = fails(check, "- A: play Cat Balou on B")
    assert report[2:4] == ["expected: a complete play", "found:    its target is still to be chosen"]


def test_several_discards_in_one_action(check: Check) -> None:
    players = PLAYERS.replace("Willy the Kid,", "Willy the Kid, life: 3,")
    holds(
        check, "- A: discard BANG! 3C, Beer", "{discard.top: Beer, A.hand.count: 3}", players=players, phase="discard"
    )


def test_an_ability_with_its_price(check: Check) -> None:
    holds(check, "- C: use Sid Ketchum discarding Missed!, Duel", "{C.life: 4, C.hand: [Beer]}", turn="C")


def test_several_choices_in_one_action(check: Check) -> None:
    players = PLAYERS.replace("Willy the Kid", "Kit Carlson")
    steps = "- A: use Kit Carlson\n- A: choose Saloon, Gatling"
    then = "{A.hand.count: 7, deck.count: 67}"
    holds(check, steps, then, players=players, phase="draw", deck="[Saloon, Dynamite, Gatling]")


def test_declining_a_way_of_drawing_by_pass_or_draw(check: Check) -> None:
    players = PLAYERS.replace("Willy the Kid", "Kit Carlson")
    for words in ("pass", "draw", "draw from deck"):
        holds(check, f"- A: {words}", "{A.hand.count: 7}", players=players, phase="draw")


def test_a_card_as_another(check: Check) -> None:
    players = PLAYERS.replace("Willy the Kid, hand: [BANG! 2C", "Calamity Janet, hand: [Missed! 4S")
    holds(check, "- A: play Missed! 4S as BANG! on D", "{D.life: 3, discard.top: Missed! 4S}", players=players)


def test_a_named_deck_comes_in_order_and_the_rest_follows(check: Check) -> None:
    players = PLAYERS.replace("Beer]", "Stagecoach]")
    holds(check, "- A: play Stagecoach", "{A.hand.count: 6, deck.count: 67}", players=players, deck="[Beer 6H, Jail]")


def test_an_empty_deck_is_empty(check: Check) -> None:
    holds(check, "", "{deck.count: 0}", deck="[]")


def test_a_dead_player_is_out(check: Check) -> None:
    players = PLAYERS.replace("Pedro Ramirez", "Pedro Ramirez, dead: true")
    holds(check, "", "{D.alive: false, A.distance.C: 1}", players=players)


def test_every_path(check: Check) -> None:
    then = (
        "{A.life: 5, A.max_life: 5, A.hand.count: 5, A.table: [], A.role: sheriff, A.character: Willy the Kid,"
        " A.alive: true, A.range: 1, A.distance.C: 2, B.hand: [Missed!], B.table: [Mustang 8H, Barrel],"
        " discard.count: 2, discard.top: Saloon, deck.count: 67, turn: A, asked: A, over: false, winners: []}"
    )
    holds(check, "", then, discard="[Saloon, Gatling]")


def test_hands_are_compared_without_order_and_copies_counted(check: Check) -> None:
    holds(check, "", "{A.hand: [Beer, BANG!, Panic!, BANG! 2C, Cat Balou]}")
    assert "A.hand: [BANG! 2C" in fails(check, "", "{A.hand: [Beer, BANG!, Panic!, Cat Balou]}")[3]
    assert "A.hand: [BANG! 2C" in fails(check, "", "{A.hand: [Beer, BANG! 2C, BANG! 2C, Panic!, Cat Balou]}")[3]


def test_steps_are_independent_of_earlier_runs(check: Check) -> None:
    """The same file gives the same result twice: a position holds no randomness of its own."""
    text = scenario("- A: play Cat Balou on C's hand", "{discard.count: 2}")
    assert check(text) == check(text)
