"""The Dice Game in the terminal: whole games from typed lines, what the table shows, which dice are thrown again."""

from __future__ import annotations

import io
import json
import re
import sys
from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.cli import main
from boomtown.cli.play import Session
from boomtown.dice.terminal import DiceTable
from boomtown.games import Game, catalog, new_game
from boomtown.languages import languages
from boomtown.texts import Texts
from tests.cli.typist import Typist

MODULES = [s["id"] for s in catalog("dice")["sets"][1:]]
RAW = re.compile(r"\b(?:log|opt|ask|why|cli|ui|end|err|role|face|die|dice|plan|char|token)-[a-z]|[{}$]")


def session(game: Game, typed: io.StringIO, out: io.StringIO, lang: str = "en") -> Session:
    bots = [make_bot("random", p) for p in range(game.players)]
    return Session(game, bots, Texts(lang), typed, out, "seed")


def dice_game(seed: int | str, players: int = 5, **setup: Any) -> Game:
    return new_game({"game": "dice", "players": players, **setup}, seed)


def thrown(seed: int | str, loose: int = 5) -> Game:
    """A game of the sheriff at seat 0 after the first throw of that many dice that may be thrown again."""
    for number in range(1000):
        game = dice_game(f"{seed}/{number}", sheriff=0)
        if game.ask is not None and game.ask.why == "roll" and len(game.ask.options) == 2**loose:
            return game
    raise AssertionError("no such throw")


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_in_every_language(lang: str) -> None:
    """To the end, and nothing on the screen is a message id or a placeholder."""
    for seed, players in enumerate((3, 5, 7, 8)):
        sets = MODULES if players >= 5 else []
        game, out = (
            dice_game(seed, players, sets=sets, options={"deal_roles": "special"} if seed % 2 else {}),
            io.StringIO(),
        )
        session(game, Typist(out, seed), out, lang).play()
        assert game.over
        found = RAW.search(out.getvalue())
        assert not found, out.getvalue()[max(0, found.start() - 200) : found.end() + 60]
        assert out.getvalue().rstrip().endswith("seed")


def test_the_table() -> None:
    game = thrown("table", loose=4)
    view = game.view(0)
    lines = DiceTable(Texts("en"), 0).lines(view, [s["character"] for s in view["seats"]])
    assert lines[1].startswith("> 1 ")
    assert [line[2] for line in lines[1:6]] == ["1", "2", "3", "4", "5"]
    assert [" ? " in f"{line} " for line in lines[1:6]] == [False, True, True, True, True]
    life = view["seats"][0]["life"]
    assert f"  {life}/{life}  " in lines[1]
    assert lines[6].endswith(f": {view['arrows']}")
    assert re.search(r"1\s+\S+\s*3$", lines[8])
    assert any(line.startswith("  - 1 dynamite: ") for line in lines)
    assert sum(line.startswith("  - ") for line in lines) == len(view["plan"])


def test_a_die_that_stays_is_marked() -> None:
    table, game = DiceTable(Texts("en"), 0), thrown("stays", loose=4)
    stays = table.texts.word("cli-dice-locked", face=table.texts.face("dynamite"))
    assert sum(stays in line for line in table.lines(game.view(0), ["-"] * 5)) == 1
    asked = game.decision(0)
    assert asked is not None
    assert [table.about(why, game.view(0), []) for why in asked["whynot"]] == [table.texts.face("dynamite")]


def test_nobody_elses_role_is_shown() -> None:
    """Nor a special role that only its holder knows."""
    game = dice_game("hidden", 7, sets=["special_roles"], options={"deal_roles": "special"}, sheriff=0)
    table, view = DiceTable(Texts("en"), 3), game.view(3)
    screen = "\n".join(table.lines(view, [s["character"] for s in view["seats"]]))
    state = game.state
    for p in range(1, 7):
        assert (table.texts.role(state.specials[p] or state.roles[p]) in screen) == (p == 3)
    assert table.texts.role_text(state.specials[3]) in table.role(view)


def test_numbers_throw_dice() -> None:
    """One number throws that die, several throw several, the last one keeps all."""
    game, table = thrown("numbers"), DiceTable(Texts("en"), 0)
    asked = game.decision(0)
    assert asked is not None
    offered = table.offered(asked)
    assert [o.get("dice") for o in offered] == [[0], [1], [2], [3], [4], None]
    by_dice = {tuple(o.get("dice", ())): o["code"] for o in asked["options"]}
    assert table.typed("1 3", asked) == by_dice[0, 2]
    assert table.typed("5,4, 4", asked) == by_dice[3, 4]
    assert table.typed("1 2 3 4 5", asked) == by_dice[0, 1, 2, 3, 4]
    for word in ("1 6", "0 1", "1 x", "", "1 ²", "7", "1 99999999"):
        assert table.typed(word, asked) is None
    assert len(table.hint(asked)) == 1


def test_typed_numbers_throw_them() -> None:
    game, out = thrown("typed"), io.StringIO()
    session(game, io.StringIO("2 4\nq\n"), out).play()
    assert game.choices is not None
    assert game.choices[0] & 63 == 0b1010


def test_other_questions_know_single_numbers_only(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1 2\nq\n"))
    assert main(["play", "--game", "dice", "--seed", "4", "--modules", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "Type a number from 1 to " in shown.out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--game", "chess"], "game must be one of bang, dice, duel, got 'chess'"),
        (["--game", "dice", "--modules", "1,6"], "dice has the modules 1, 2, 3, 4, 5, got '6'"),
        (["--modules", "1"], "bang has no modules, got '1'"),
        (["--game", "dice", "--sets", "bonus"], "got 'bonus'"),
        (["--game", "dice", "--players", "4", "--modules", "5"], "the set 'ghost' needs 5 to 8 players, got 4"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_complaints_in_one_line(command: str, words: list[str], says: str, capsys: Any) -> None:
    assert main([command, *words]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"boomtown {command}: ")
    assert complaint.endswith(f"{says}\n")
    assert complaint.count("\n") == 1


def test_simulate_counts_special_roles(capsys: Any) -> None:
    words = ["simulate", "--game", "dice", "--games", "3", "--bots", "random", "--modules", "3"]
    assert main([*words, "--option", "deal_roles=special"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("3 games, 5 players, dice, special_roles, deal_roles=special; bots: random; seed 0\n")
    assert re.search(r"^special +games +won", shown, re.M)
    assert re.search(r"^Bear +3 ", shown, re.M)


def test_all_that_so_many_may_have(capsys: Any) -> None:
    """With four players all is all but the ghost."""
    for players, sets in (("4", MODULES[:-1]), ("5", MODULES)):
        words = ["simulate", "--game", "dice", "--games", "1", "--bots", "random", "--players", players, "--json"]
        assert main([*words, "--sets", "all"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["game"], found["sets"]) == ("dice", sets)


@pytest.mark.slow
def test_bench(capsys: Any) -> None:
    assert main(["bench", "--game", "dice", "--games", "2", "--sets", "all", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["setup"] == {"game": "dice", "players": 5, "sets": MODULES, "options": {}}
    names = ["decisions", "recorded", "observed", "games", "clone", "save", "load", "view", "decision"]
    assert list(found["figures"]) == names


def test_texts_of_dice() -> None:
    names = ["Ana", "Bob"]
    english = Texts("en")
    said = {"key": "log-throw", "args": {"who": {"seat": 0}, "n": 2, "faces": {"faces": ["beer", "arrow"]}}}
    assert f"{english.face('beer')}, {english.face('arrow')}" in english.say(said, names)
    seats = {"key": "plan-bullseye1", "args": {"n": 1, "seats": {"seats": [0, 1]}}}
    assert "Ana, Bob" in english.say(seats, names)
    assert english.face("no such face") == "no such face"
    assert english.thing("Doctor") == english.role("Doctor")
