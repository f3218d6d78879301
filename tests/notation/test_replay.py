"""`boomtown replay`: a game told again, a position of it, and what is said of a file that is none."""

from __future__ import annotations

import io
import re
import sys

import pytest

from boomtown.cli import main
from boomtown.notation import read_game, read_position, write_game
from tests.notation.games import EVENTS, MODULES, played

SETUPS = {
    "bang": {"players": 5, "sets": EVENTS, "options": {"expert_characters": True}},
    "dice": {"game": "dice", "players": 7, "sets": MODULES},
}


@pytest.fixture
def replay(tmp_path, capsys):
    """Runs the command on a file with this text: (exit status, printed, complaint)."""

    def run(text, *flags):
        path = tmp_path / "a.game"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        status = main(["replay", *flags, str(path)])
        printed = capsys.readouterr()
        return status, printed.out, printed.err.replace(str(tmp_path), "")

    return run


@pytest.fixture(scope="module")
def texts():
    tags = {"Date": "2026-11-21", "PlayerA": "Anna"}
    return {name: write_game(played(setup, 3), tags) for name, setup in SETUPS.items()}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang"), [("bang", "en"), ("dice", "cs")])
def test_it_tells_the_game(replay, texts, name, lang):
    status, out, err = replay(texts[name], "--lang", lang)
    assert (status, err) == (0, "")
    head = out.splitlines()
    game = read_game(texts[name]).game
    sets = ", ".join(SETUPS[name]["sets"])
    assert head[:3] == [f"{name}, {game.players} players, {sets}; seed 3", "Date: 2026-11-21", "PlayerA: Anna"]
    assert "(Anna)" in out
    assert not re.search(r"\b(?:log|ui|cli|end|char|card|role|face)-[a-z]|[{}$]", out)
    assert out.count("\n\n") >= game.state.turn_no  # a blank before each turn
    assert f"result: {game.result['side']}, won by" in out


def test_hidden_cards_are_told_but_not_to_a_seat(replay, texts):
    everything, own, others = (
        replay(texts["bang"], "--lang", "en", *flags)[1] for flags in ([], ["--seat", "a"], ["--seat", "B"])
    )
    drawn = re.compile(r"draws? \d\scards?: ")
    assert len(drawn.findall(everything)) > len(drawn.findall(own)) > 0
    assert own != others


@pytest.mark.parametrize("name", SETUPS)
def test_a_position_after_a_move(replay, texts, name):
    record = read_game(texts[name])
    for at in (0, 20, len(record.choices)):
        status, out, _ = replay(texts[name], "--at", str(at))
        lines = out.splitlines()
        assert (status, lines[0].partition(" (")[0]) == (0, f"after move {at} of {len(record.choices)}")
        assert read_position(lines[-1]).moves == at
    assert read_position(lines[-1]).state.save() == record.game.state.save()
    assert "is asked (" not in out


def test_a_line_alone_is_a_game_without_moves(replay):
    line = "bang A:S.Willy.5.Bg2c B:O.Rose.3..BaQs C:O.Jack.4 D:R.Sid.4 at=A1.play deck=*"
    status, out, _ = replay(line + "\n", "--at", "0")
    assert status == 0
    assert "A is asked (play) and could: play BANG! 2C on A; play BANG! 2C on B; play BANG! 2C on D; end turn" in out
    assert "from a position" in replay(line)[1]


def test_standard_input(monkeypatch, capsys, texts):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(texts["dice"].encode())))
    assert main(["replay", "-", "--lang", "en"]) == 0
    assert "result: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "flags", "said"),
    [
        ("", [], "/a.game:1:1: expected the tags Game, Players and Seed, or Position, got no Seed\n  \n  ^\n"),
        ("bang+bonsu", [], "/a.game:1:6: expected one of {sets}, got 'bonsu'\n  bang+bonsu\n       ^\n"),
        (b"\xff", [], "/a.game: expected text in UTF-8, got other bytes at 0\n"),
        (None, ["--at", "9999"], "expected a move from 0 to {moves} as --at, got 9999\n"),
        (None, ["--at", "-1"], "expected a move from 0 to {moves} as --at, got -1\n"),
        (None, ["--seat", "H"], "expected a player from A to G as --seat, got 'H'\n"),
        (None, ["--lang", "tlh"], "expected a language from en, cs, it, pl, sk, got 'tlh'\n"),
    ],
)
def test_what_cannot_be_told(replay, texts, text, flags, said):
    text = texts["dice"] if text is None else text
    moves = len(read_game(texts["dice"]).choices)
    assert replay(text, *flags) == (2, "", f"boomtown replay: {said.format(moves=moves, sets=', '.join(EVENTS))}")


def test_a_wrong_move_is_shown(replay, texts):
    text = texts["bang"].replace("end turn", "end trun", 1)
    number = next(i for i, line in enumerate(text.split("\n"), 1) if "trun" in line)
    status, out, err = replay(text)
    where, line, mark = err.splitlines()
    assert (status, out) == (2, "")
    assert re.match(rf"boomtown replay: /a\.game:{number}:4: expected end turn; .* got 'end trun'$", where)
    assert line[mark.index("^") :] == "end trun"


def test_a_file_that_is_not_there(capsys):
    assert main(["replay", "/no/such.game"]) == 2
    assert capsys.readouterr().err == "boomtown replay: /no/such.game: No such file or directory\n"


def test_the_terminal_writes_down_what_was_played(tmp_path, monkeypatch, capsys):
    file = tmp_path / "mine.game"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    assert main(["play", "--seed", "4", "--lang", "en", "--save", str(file)]) == 0
    record = read_game(file.read_text(encoding="utf-8"))
    assert (record.seed, record.tags) == ("4", {"PlayerA": "you"})
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    capsys.readouterr()
    assert main(["play", "--seed", "4", "--save", str(tmp_path / "no" / "such.game")]) == 2
    assert "No such file or directory" in capsys.readouterr().err
