"""Mistakes of an operator: one line that says what was expected and what came, before anything is done."""

import contextlib
from pathlib import Path

import pytest

from boomtown.cli import main
from boomtown.server.config.sources import ConfigError, resolve
from boomtown.server.storage.storage import Storage, StorageError
from boomtown.server.tables import word_filter
from boomtown.stdout import clean


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    with contextlib.suppress(SystemExit):
        main(argv)
    return capsys.readouterr().err


@pytest.fixture
def database(tmp_path: Path) -> Path:
    storage = Storage(tmp_path / "town.sqlite")
    storage.open()
    storage.close()
    return tmp_path / "town.sqlite"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("load --json /no/such/x", "boomtown load: /no/such/x: No such file or directory\n"),
        ("load --people 9", "boomtown load: --people cannot be more than --players (5), got 9\n"),
        (
            "load --tables 1 --url http://127.0.0.1:1",
            "boomtown load: http://127.0.0.1:1: [Errno 111] Connection refused\n",
        ),
        ("ratings --fit duel --games 0", "boomtown ratings: --games: expected 1 or more, got 0\n"),
        ("ratings --fit go", "boomtown ratings: --fit: expected one of bang, dice, duel, got 'go'\n"),
        ("purge --older-than 99999999", "expected days, from 2 to 999999, got '99999999'"),
        ("fuzz --start -1", "argument --start: expected"),
        ("bench --games x", "argument --games: expected a whole number, got 'x'"),
        ("play --players two", "argument --players: expected a whole number, got 'two'"),
    ],
)
def test_one_line_says_it(line: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, *line.split())
    assert says.replace("[Errno 111] ", "") in found
    assert found.count("\n") == 1
    assert "invalid" not in found


def test_help_is_a_word_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    for words_, about in ((["help"], "commands:"), (["help", "purge"], "--older-than")):
        with pytest.raises(SystemExit) as ended:
            main(words_)
        assert ended.value.code == 0
        assert about in capsys.readouterr().out


def test_a_table_that_is_not_there(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, "export", str(tmp_path / "games"), "--table", "zzz", "--data", str(database))
    assert found == f"boomtown export: expected the code or the id of a table, {database} has no table 'zzz'\n"
    assert not (tmp_path / "games").exists()


def test_a_backup_onto_something_else(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is the data itself" in said(capsys, "backup", "--force", str(database), "--data", str(database))
    assert "is a folder" in said(capsys, "backup", "--force", str(tmp_path), "--data", str(database))


@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_folder_that_is_not_there_is_not_made(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A slip in the name of the data begins no empty town."""
    assert main([command, "--port", "0", "--data", str(tmp_path / "typo" / "town.sqlite")]) in (1, 2)
    said = capsys.readouterr()
    assert "a folder that exists" in said.out + said.err
    assert not (tmp_path / "typo").exists()


def test_messages_name_the_file_that_was_typed(database: Path) -> None:
    first, second = Storage(database), Storage(f"sqlite:///{database}")
    first.open()
    with pytest.raises(StorageError) as error:
        second.open()
    first.close()
    assert str(error.value).startswith(f"{database} is in use by process ")


def test_a_variable_that_is_like_no_other() -> None:
    with pytest.raises(ConfigError, match="'boomtown serve --help' lists all there are"):
        resolve({}, {"BOOMTOWN_FOO": "1"})


def test_files_that_never_end_or_are_too_deep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError):
        word_filter.read("/dev/zero")
    deep = tmp_path / "deep.toml"
    deep.write_text("port = " + "[" * 100_000)
    for file, says in ((str(deep), "nested too deep"), ("/dev/zero", "expected a file, got a device")):
        with pytest.raises(ConfigError, match=says):
            resolve({}, {}, file)
    for command in ("replay", "verify"):
        assert "expected a file, got a device" in said(capsys, command, "/dev/zero")


def test_a_file_commands_no_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a title of the window, nor colours, nor letters that run backwards; by `replay` or an error message."""
    saved = tmp_path / "game.txt"
    with contextlib.suppress(SystemExit), pytest.MonkeyPatch.context() as patch:
        import io

        patch.setattr("sys.stdin", io.StringIO("q\n"))
        main(["play", "--seed", "1", "--save", str(saved), "--lang", "en"])
    text = saved.read_text(encoding="utf-8").replace('[PlayerA "you"]', '[PlayerA "\x1b]0;pwned\x07\u202eevil"]')
    assert "\u202e" in text
    saved.write_text(text, encoding="utf-8")
    capsys.readouterr()
    main(["replay", str(saved), "--lang", "en"])
    main(["replay", f"{tmp_path}/\x1b[31m"])
    found = capsys.readouterr()
    assert clean(found.out + found.err) == found.out + found.err
    assert "?evil" in found.out


def test_clean_text_stays_as_it_is() -> None:
    text = "Žluťoučký kůň — 🤠\tštít\n"
    assert clean(text) == text
    assert clean("a\x1b[2Jb\u202ec\x9bd") == "a?[2Jb?c?d"
