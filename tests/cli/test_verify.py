"""`boomtown verify`: what holds, what does not, and that a change anywhere in what is checked is found."""

from __future__ import annotations

import random
import re
import subprocess
from functools import cache
from hashlib import sha256
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from boomtown.cli import main
from boomtown.deal import Deal
from boomtown.games import Game, new_game
from boomtown.notation import NotationError, write_game, write_position
from boomtown.notation.tags import deal_tags
from boomtown.notation.verify import verify
from tests.conftest import ROOT

SECRET, ANN, BOB = "5e" * 32, "1a" * 32, "2b" * 32
DEAL = Deal(SECRET, (ANN, None, BOB, None))


def play_out(game: Game) -> Game:
    """By chance, to the end."""
    rng = random.Random(3)
    while game.ask is not None:
        game.apply(rng.choice(game.ask.options))
    return game


@cache
def saved(deal: Deal = DEAL, seed: str | None = None, game: str = "dice") -> str:
    """The file of a game of that deal, or of another seed."""
    setup = {"game": game, "players": len(deal.parts), "ask_forced": True}
    played = play_out(new_game(setup, seed or deal.seed))
    return write_game(played, {"Table": "Dry Gulch", "Date": "2026-11-23", "PlayerA": "Ann", **deal_tags(deal)})


def told(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    """Exit status and everything that was said."""
    file = tmp_path / "my.game"
    file.write_text(text, encoding="utf-8")
    status = main(["verify", str(file), "--lang", "en", *options])
    said = capsys.readouterr()
    return status, said.out + said.err


def test_a_deal_as_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(saved(), tmp_path, capsys)
    assert (status, said.splitlines()) == (
        0,
        [
            "+ The secret is the one the server had committed to before the game.",
            "+ The seed of the deal follows from the secret and the numbers of the players.",
            "+ The moves, played again from this seed, lead to the result in the file.",
            "Players whose number is part of the deal: A, C",
            "",
            "The deal is the one that was promised.",
            f"Compare the commitment with the one in your browser: {DEAL.commitment}",
        ],
    )


def test_what_a_browser_kept_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(saved(), tmp_path, capsys, "--commitment", DEAL.commitment, "--part", BOB.upper())
    assert status == 0
    assert "Your number is part of the deal." in said
    assert "Compare" not in said
    status, said = told(saved(), tmp_path, capsys, "--commitment", "0" * 64)
    assert status == 1
    assert "! The commitment is not the one your browser was shown." in said
    status, said = told(saved(), tmp_path, capsys, "--part", "0" * 64)
    assert status == 1
    assert "! Your number is not part of the deal." in said


def test_a_deal_without_parts_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(saved(Deal(SECRET, (None,) * 4)), tmp_path, capsys)
    assert status == 0
    assert "the server alone decided about the deal" in said


def test_the_encoding_is_that_of_the_documentation() -> None:
    """Written by hand, as docs/fairness.md says it."""
    lines = f"boomtown deal 1\n{SECRET}\n{ANN}\n-\n{BOB}\n-\n"
    assert DEAL.seed == sha256(lines.encode()).hexdigest()
    assert DEAL.commitment == sha256(bytes.fromhex(SECRET)).hexdigest()


def test_the_example_of_the_documentation() -> None:
    """The commands of the page run unchanged, with standard tools."""
    page = (ROOT / "docs/fairness.md").read_text("utf-8")
    script, printed = (re.search(rf"```{kind}\n(.*?)```", page, re.DOTALL) for kind in ("bash", "text"))
    assert script is not None
    assert printed is not None
    said = subprocess.run(["bash", "-c", script[1]], capture_output=True, text=True, check=True).stdout
    assert [line.split()[0] for line in said.splitlines()] == printed[1].split() == [DEAL.commitment, DEAL.seed]


# ---- changed files

CHECKED = ("Game", "Players", "AskForced", "Seed", "Commitment", "Secret", "PartA", "PartC")


def tag(name: str) -> str:
    found = re.search(rf'\[{name} "([^"]*)"\]\n', saved())
    assert found is not None, name
    return found[0]


def other(value: str) -> str:
    """Something else of the same kind."""
    swaps = {"dice": "bang", "4": "5", "yes": "no"}
    return swaps.get(value) or ("0" if value[0] != "0" else "1") + value[1:]


@pytest.mark.parametrize("name", CHECKED)
@pytest.mark.parametrize("change", ["other", "missing", "nonsense"])
def test_a_changed_tag_is_found(name: str, change: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = tag(name)
    value = line.split('"')[1]
    new = {"other": line.replace(value, other(value)), "missing": "", "nonsense": line.replace(value, "nonsense")}
    status, said = told(saved().replace(line, new[change]), tmp_path, capsys)
    assert status == 1, said
    assert "\n! " in f"\n{said}"
    assert "The deal is not the one that was promised, or the file has been changed." in said


def test_every_digit_counts() -> None:
    """One digit of any of the four numbers changed, wherever it stands."""
    for name in ("Seed", "Commitment", "Secret", "PartA"):
        line = tag(name)
        start = line.index('"') + 1
        for place in range(start, start + 64, 7):
            digit = "0" if line[place] != "0" else "1"
            found = verify(saved().replace(line, line[:place] + digit + line[place + 1 :]))
            assert found is not None
            assert not found.holds, (name, place)


@pytest.mark.parametrize("name", ["PartB", "PartE"])
def test_an_added_part_is_found(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A part of a seat that gave none, and of a missing seat."""
    text = saved().replace(tag("PartA"), tag("PartA") + tag("PartA").replace("PartA", name))
    status, said = told(text, tmp_path, capsys)
    assert status == 1, said


def test_swapped_parts_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = saved().replace(ANN, "x").replace(BOB, ANN).replace("x", BOB)
    assert "x" not in SECRET + DEAL.seed + DEAL.commitment
    assert told(text, tmp_path, capsys)[0] == 1


def test_each_changed_move_is_found() -> None:
    """Every move left out, in turn; the result too, and a result that is not that of the moves."""
    lines = saved().split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("turn "))
    moves = [n for n in range(first, len(lines)) if lines[n] and not lines[n].startswith("turn ")]
    twice = {n for n in moves if lines[n] in (lines[n - 1], lines[n + 1])}  # one less of these may be a game too
    assert len(twice) < len(moves) / 2
    for n in set(moves) - twice:
        found = verify("\n".join(lines[:n] + lines[n + 1 :]))
        assert found is not None
        assert not found.holds, lines[n]
    found = verify(re.sub("won by .*", "won by A, B, C, D", saved()))
    assert found is not None
    assert [(one.name, one.holds) for one in found.findings if not one.holds] == [("game", False)]


def test_another_game_under_the_promise_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole game that can be played, of a seed that was not promised."""
    status, said = told(saved(seed="another"), tmp_path, capsys)
    assert status == 1
    assert "! The seed of the deal does not follow" in said
    assert "+ The moves, played again from this seed" in said


def test_what_is_not_checked_may_change() -> None:
    """Names, dates and comments are no part of a deal."""
    text = saved().replace("Dry Gulch", "Wet Gulch").replace("2026-11-23", "2025-01-01").replace("Ann", "Zoe")
    found = verify(text + "; a word at the end\n")
    assert found is not None
    assert found.holds


# ---- nothing to check


def test_a_game_without_a_promise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game of a version without promises."""
    game = play_out(new_game({"players": 4}, 5))
    assert told(write_game(game), tmp_path, capsys) == (2, "Nothing was promised about the deal of this game.\n")


def test_a_game_from_a_position_was_not_dealt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game({"players": 4}, DEAL.seed)
    line = write_position(game)
    play_out(game)
    status, said = told(write_game(game, deal_tags(DEAL), position=line), tmp_path, capsys)
    assert status == 1, said


@pytest.mark.parametrize("text", ["", "hello", '[Game "bang"]\n[Players "4"]\n', "[Seed"])
def test_a_file_that_is_no_game(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(text, tmp_path, capsys)
    assert status == 2
    assert said.startswith("boomtown verify: ")
    assert "expected" in said


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert "No such file" in capsys.readouterr().err
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert main(["verify", str(tmp_path / "bytes")]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_numbers_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        told(saved(), tmp_path, capsys, "--part", "abc")
    assert end.value.code == 2
    assert "expected 64 hexadecimal digits, got 'abc'" in capsys.readouterr().err


def test_from_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(saved().encode())))
    assert main(["verify", "-", "--lang", "cs"]) == 0
    assert "Rozdání odpovídá slibu." in capsys.readouterr().out


def test_a_text_that_is_no_game_is_refused_as_such() -> None:
    with pytest.raises(NotationError):
        verify("nothing")


@pytest.mark.parametrize("option", ["--commitment", "--part"])
def test_a_file_without_the_promise_that_was_shown_breaks_it(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line for line in saved().splitlines() if not re.match(r"\[(Commitment|Secret|Part[A-H]) ", line)]
    bare = "\n".join(lines) + "\n"
    assert told(bare, tmp_path, capsys)[0] == 2
    status, said = told(bare, tmp_path, capsys, option, "0" * 64)
    assert status == 1
    assert "! The file holds no promise about the deal, but your browser was shown one." in said
