"""`boomtown replay`: a game told again, a position of it, and what is said of a file that is none."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boomtown.cli import main
from boomtown.cli.position import everything, seen
from boomtown.fuzz.support import support_of
from boomtown.games import Game, new_game
from boomtown.languages import languages
from boomtown.notation import read_game, read_position, write_game, write_position
from boomtown.texts import Texts
from tests.card.position import four, pending
from tests.notation.games import EVENTS, FEW, MODULES, play, played
from tests.notation.games import name as name_of
from tests.samples import sampled

SETUPS: dict[str, dict[str, Any]] = {
    "bang": {"players": 5, "sets": EVENTS, "options": {"expert_characters": True}},
    "dice": {"game": "dice", "players": 7, "sets": MODULES},
}

HEADS = {
    "en": [
        "Game: BANG!, players: 5",
        "Sets: {sets}",
        "Seed of this game: 3",
    ],
    "cs": [
        "Hra: Kostková hra, hráči: 7",
        "Rozšíření: Křikloun a\xa0zbabělec, Šíp indiánského náčelníka, Zvláštní role, Parta nových postav, Duch",
        "Seed této hry: 3",
    ],
}
RAW = re.compile(r"\b(?:log|opt|ask|wait|why|cli|ui|end|err|role|char|card|event|suit|face|die|set|game)-[a-z]|[{}$]")


Replay = Callable[..., tuple[int, str, str]]  # text of the file and flags -> status, output, errors


@pytest.fixture
def replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Replay:
    """Return a function that runs the command on a file with this text."""

    def run(text: str | bytes, *flags: str) -> tuple[int, str, str]:
        path = tmp_path / "a.game"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        status = main(["replay", *flags, str(path)])
        printed = capsys.readouterr()
        return status, printed.out, printed.err.replace(str(tmp_path), "")

    return run


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    tags = {"Date": "2026-11-21", "PlayerA": "Anna"}
    return {name: write_game(played(setup, 3), tags) for name, setup in SETUPS.items()}


def why_it_ended(lang: str, game: Game) -> str:
    assert game.result is not None
    renegades = [seat["role"] for seat in game.view(0)["seats"]].count("renegade")
    return Texts(lang).word(f"end-{game.result['side']}-why", renegades=renegades)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang"), [("bang", "en"), ("dice", "cs")])
def test_it_tells_the_game(replay: Replay, texts: dict[str, str], name: str, lang: str) -> None:
    status, out, err = replay(texts[name], "--lang", lang)
    assert (status, err) == (0, "")
    head = out.splitlines()
    game = read_game(texts[name]).game
    sets = ", ".join(Texts(lang).set(name) for name in SETUPS[name]["sets"])
    assert head[:5] == [*(line.format(sets=sets) for line in HEADS[lang]), "Date: 2026-11-21", "PlayerA: Anna"]
    assert "(Anna)" in out
    assert not RAW.search(out)
    assert out.count("\n\n") >= game.state.turn_no  # a blank before each turn
    assert why_it_ended(lang, game) in head


def test_hidden_cards_are_told_but_not_to_a_seat(replay: Replay, texts: dict[str, str]) -> None:
    everything, own, others = (
        replay(texts["bang"], "--lang", "en", *flags)[1] for flags in ([], ["--seat", "a"], ["--seat", "B"])
    )
    drawn = re.compile(r"draws? \d\scards?: ")
    assert len(drawn.findall(everything)) > len(drawn.findall(own)) > 0
    assert own != others


@pytest.mark.parametrize("name", SETUPS)
def test_a_position_after_a_move(replay: Replay, texts: dict[str, str], name: str) -> None:
    record = read_game(texts[name])
    for at in (0, 20, len(record.choices)):
        status, out, _ = replay(texts[name], "--at", str(at))
        lines = out.splitlines()
        assert (status, lines[0]) == (0, f"Step {at}/{len(record.choices)}")
        assert read_position(lines[-1]).moves == at
    assert read_position(lines[-1]).state.save() == record.game.state.save()
    assert why_it_ended("en", record.game) in lines


LINE = "bang A:S.Willy.5.Bg2c B:O.Rose.3..BaQs C:O.Jack.4.Du8c D:R.Sid.4 at=A1.play deck=*"


def test_a_line_alone_is_shown_as_the_position_it_is(replay: Replay) -> None:
    status, out, _ = replay(LINE + "\n")
    assert status == 0
    assert out == replay(LINE, "--at", "0")[1]
    options = [line.removeprefix("  - ") for line in out.splitlines() if line.startswith("  - ")]
    assert options == ["Play BANG! 2♣ on Willy the Kid", "Play BANG! 2♣ on Rose Doolan", "Play BANG! 2♣ on Sid Ketchum",
                       "End turn"]  # fmt: skip
    assert "Hand of Black Jack: Duel 8♣" in out
    assert "It is Willy the Kid’s turn" in out
    assert read_position(out.splitlines()[-1]).state.hands[0]


def test_a_seat_sees_its_part_of_a_position(replay: Replay) -> None:
    status, out, _ = replay(LINE, "--seat", "C")
    assert status == 0
    assert "Your hand: Duel 8♣" in out
    assert "BANG! 2♣" not in out
    assert "at=A1" not in out
    rows = [line for line in out.splitlines() if re.match(r"[> x] \d ", line)]
    assert [" ".join(row.split()[-2:]) for row in rows] == ["sheriff -", "Barrel Q♠", "outlaw -", "? -"]


@pytest.mark.parametrize("setup", FEW, ids=name_of)
def test_a_seat_is_shown_what_its_view_says(replay: Replay, setup: dict[str, Any]) -> None:
    """The lines stay the same at every decision, with the question, if all that the seat cannot see is redealt."""
    rnd = Random(1)

    def each(game: Game) -> None:
        if rnd.random() < 0.8:
            return
        seat, texts = rnd.randrange(game.players), Texts(rnd.choice(languages()))
        other = support_of(game.name).scramble(game, seat, rnd)
        shown = list(seen(game, texts, seat, {}))
        assert list(seen(other, texts, seat, {})) == shown
        assert not RAW.search("\n".join([*shown, *everything(game, texts, {})]))

    play(new_game(setup, "seen"), Random(1), each)


@pytest.mark.parametrize("setup", FEW, ids=name_of)
def test_a_seat_is_shown_the_same_by_the_command(replay: Replay, setup: dict[str, Any]) -> None:
    """The command prints the same for the position line of a game and for that of its redeal."""
    rnd, count = Random(2), 0

    def each(game: Game) -> None:
        nonlocal count
        if game.ask is None or rnd.random() < 0.97:
            return
        seat = rnd.randrange(game.players)
        twin = game.redeal(seat, rnd)
        shown = [replay(write_position(one), "--seat", "ABCDEFGH"[seat]) for one in (game, twin)]
        assert shown[0] == shown[1]
        assert shown[0][0] == 0
        count += 1

    play(new_game(setup, "files"), Random(2), each)
    assert count


@pytest.mark.parametrize("name", SETUPS)
def test_a_seat_never_sees_the_seed(replay: Replay, name: str) -> None:
    """The seed is hidden in the whole game and at each move, because it determines the deck."""
    text = write_game(played(SETUPS[name], "the secret seed"))
    assert "the secret seed" in replay(text)[1]
    for flags in ([], ["--at", "0"], ["--at", "30"]):
        assert "the secret seed" not in replay(text, "--seat", "B", *flags)[1]


def test_a_secret_choice_stays_secret(replay: Replay) -> None:
    """Only Kit Carlson sees the cards that they keep, also as the last move."""
    line = write_position(four(characters=("Kit Carlson",), phase="draw", deck="BANG! 2C, BANG! 3C, BANG! 4C").game)
    game = read_position(line)
    for _ in range(3):  # Kit Carlson uses the ability and keeps two cards
        game.apply(pending(game).options[0])
    text = write_game(game, position=line)
    own, other = (replay(text, "--at", "3", "--seat", seat)[1] for seat in "AB")
    assert len(re.findall("BANG! [234]♣", own)) >= 2
    assert not re.search("BANG! [234]♣", other)


@sampled("lang", {code: code for code in languages()}, "cs")
@pytest.mark.parametrize("name", SETUPS)
def test_every_line_is_in_the_language(replay: Replay, texts: dict[str, str], name: str, lang: str) -> None:
    """No message id, no placeholder, and in another language no line of two words or more that is the English one."""
    english: set[str] = set()
    for flags in (["--at", "40"], ["--at", "40", "--seat", "C"], ["--at", "0"], ["--at", "9"]):
        out, source = (replay(texts[name], "--lang", code, *flags)[1] for code in (lang, "en"))
        assert not RAW.search(out)
        told = source.splitlines() if flags[2:] else source.splitlines()[:-1]  # all but the line of the notation
        english |= {line for line in out.splitlines() if line in told and re.search(r"[a-z]{3}.* .*[a-z]{3}", line)}
    assert lang == "en" or not english, english


def test_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], texts: dict[str, str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(texts["dice"].encode())))
    assert main(["replay", "-", "--lang", "en"]) == 0
    assert "The outlaws" in capsys.readouterr().out


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
def test_what_cannot_be_told(
    replay: Replay, texts: dict[str, str], text: str | bytes | None, flags: list[str], said: str
) -> None:
    text = texts["dice"] if text is None else text
    moves = len(read_game(texts["dice"]).choices)
    assert replay(text, *flags) == (2, "", f"boomtown replay: {said.format(moves=moves, sets=', '.join(EVENTS))}")


def test_a_wrong_move_is_shown(replay: Replay, texts: dict[str, str]) -> None:
    first, *more = texts["bang"].split("end turn")  # the second one: the first is all that seat could do
    text = first + "end turn" + more[0] + "end trun" + "end turn".join(more[1:])
    number = next(i for i, line in enumerate(text.split("\n"), 1) if "trun" in line)
    status, out, err = replay(text)
    where, line, mark = err.splitlines()
    assert (status, out) == (2, "")
    assert re.match(rf"boomtown replay: /a\.game:{number}:4: expected end turn; .* got 'end trun'$", where)
    assert line[mark.index("^") :] == "end trun"


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/no/such.game"]) == 2
    assert capsys.readouterr().err == "boomtown replay: /no/such.game: No such file or directory\n"


def test_the_terminal_writes_down_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.game"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    assert main(["play", "--seed", "4", "--lang", "en", "--save", str(file)]) == 0
    record = read_game(file.read_text(encoding="utf-8"))
    assert (record.seed, record.tags) == ("4", {"PlayerA": "you"})
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    capsys.readouterr()
    assert main(["play", "--seed", "4", "--save", str(tmp_path / "no" / "such.game")]) == 2
    assert "No such file or directory" in capsys.readouterr().err
