"""Backup, restore, export and purge, while the server runs and while it does not."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.cli import main
from boomtown.notation import read_game
from boomtown.server.admin import sqlite_file
from boomtown.server.admin.backup import restore
from boomtown.server.admin.reader import ArchiveError
from boomtown.server.admin.sqlite_file import copy
from boomtown.server.storage.database import EXPECTED
from boomtown.server.storage.schema import META

from ..conftest import InProcessServer, over, play_on


def data_of(server: InProcessServer) -> Path:
    return Path(server.settings.data)


def do(server: InProcessServer | Path, *words: str) -> int:
    data = server if isinstance(server, Path) else data_of(server)
    return main([*words, "--data", str(data)])


async def purge(server: InProcessServer, *words: str) -> int:
    """Which has a loop of its own."""
    return await asyncio.to_thread(do, server, "purge", "--older-than", *words)


def rows(data: Path, name: str, columns: str = "*") -> list[Any]:
    with sqlite3.connect(data) as file:
        return list(file.execute(f"select {columns} from {name}"))


def age(data: Path, days: float, *codes: str) -> None:
    with sqlite3.connect(data) as file:
        for code in codes:
            file.execute("update tables set touched = touched - ? where code = ?", (days * 86400, code))


# ---- backup and restore


async def test_a_backup_of_a_running_server_goes_on_elsewhere(
    server: InProcessServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The backup continues from its moment. The original game continues too."""
    code, token = await server.new_table()
    me = await server.watch(code, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 10)
    kept = tmp_path / "kept.sqlite"
    assert do(server, "backup", str(kept)) == 0
    choices = len(server.room(code).match.log)
    assert capsys.readouterr().out == f"{kept}: 1 table, 1 game, {choices} choices\n"
    assert kept.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("kept*")] == ["kept.sqlite"], "one file, nothing beside it"
    me.send({"t": "choose", "move": half["decision"]["move"], "code": half["decision"]["options"][0]["code"]})
    assert over(await play_on(me))
    assert do(tmp_path / "new" / "town.sqlite", "restore", str(kept)) == 0
    other = InProcessServer(replace(server.settings, data=tmp_path / "new" / "town.sqlite"))
    await other.open()
    again = await (await other.watch(code, token)).my_turn()
    assert (again["view"], again["decision"]) == (half["view"], half["decision"])
    await other.close()


async def test_copies_of_a_busy_server_are_whole(server: InProcessServer, tmp_path: Path) -> None:
    """Taken again and again while four tables play: each holds the beginning of every game, without a gap."""
    people = [await server.watch(*await server.new_table()) for _ in range(4)]
    playing = asyncio.gather(*(play_on(one) for one in people))
    copies: list[Path] = []
    while not playing.done():
        copies.append(tmp_path / f"copy{len(copies)}.sqlite")
        await asyncio.to_thread(copy, data_of(server), copies[-1])
    await playing
    final: dict[str, list[tuple[Any, ...]]] = {game: [] for (game, *_) in rows(data_of(server), "games")}
    for game, seq, *rest in sorted(rows(data_of(server), "choices")):
        final[game].append((seq, *rest))
    assert len(copies) > 2
    for one in copies:
        found: dict[str, list[Any]] = {}
        for game, seq, *rest in sorted(rows(one, "choices")):
            found.setdefault(game, []).append((seq, *rest))
        assert all(log == final[game][: len(log)] for game, log in found.items())


async def test_a_backup_overwrites_only_when_told(
    server: InProcessServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.sqlite"
    kept.write_text("dear diary")
    assert do(server, "backup", str(kept)) == 1
    assert "exists already: give another name, or --force" in capsys.readouterr().err
    assert kept.read_text() == "dear diary"
    assert do(server, "backup", "--force", str(kept)) == 0
    assert rows(kept, "facts") == rows(data_of(server), "facts")
    assert do(server, "backup", "--force", str(data_of(server))) == 1, "never onto itself"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("nowhere.sqlite", "expected a data file, there is none at"),
        ("postgresql://me:secret@127.0.0.1:1/town", "postgresql://me:***@127.0.0.1:1/town cannot be read: "),
        ("mysql://me:secret@host/town", f"{EXPECTED}, got 'mysql://me:***@host/town'"),
        ("x://y://", f"{EXPECTED}, got 'x://y://'"),
    ],
)
def test_no_backup_of_data_of_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: str, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["backup", "kept.sqlite", "--data", data]) == 1
    said = capsys.readouterr().err
    assert says in said
    assert "secret" not in said
    assert list(tmp_path.iterdir()) == []


async def test_data_in_use_are_not_restored(
    server: InProcessServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert do(server, "backup", str(tmp_path / "kept.sqlite")) == 0
    assert do(server, "restore", str(tmp_path / "kept.sqlite")) == 1
    assert "is in use by process" in capsys.readouterr().err
    await server.new_table()


async def test_what_was_there_before_stays_beside(
    server: InProcessServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, _ = await server.new_table()
    do(server, "backup", str(tmp_path / "kept.sqlite"))
    second, _ = await server.new_table()
    await server.close()
    assert do(server, "restore", str(tmp_path / "kept.sqlite")) == 0
    old = Path(capsys.readouterr().out.strip().splitlines()[-1].removeprefix("the old data is now in "))
    assert [row[1] for row in rows(data_of(server), "tables")] == [first]
    assert sorted(row[1] for row in rows(old, "tables")) == sorted([first, second])
    await server.reopen()
    assert (await server.request("GET", f"/api/tables/{first}"))[0] == 200


async def test_a_bad_backup_changes_nothing(
    server: InProcessServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _ = await server.new_table()
    newer, damaged, diary = (tmp_path / name for name in ("newer.sqlite", "damaged.sqlite", "diary.sqlite"))
    copy(data_of(server), newer)
    with sqlite3.connect(newer) as file:
        file.execute("update facts set value = '999'")
    copy(data_of(server), damaged)
    damage(damaged)
    diary.write_text("dear diary " * 1000)
    await server.close()
    for bad, says in (
        (newer, "has schema 999"),
        (damaged, "damaged"),
        (diary, "cannot be read"),
        (tmp_path / "x", "there is none"),
        (data_of(server), "is the data itself"),
    ):
        assert do(server, "restore", str(bad)) == 1
        assert says in capsys.readouterr().err
    names = {path.name for path in tmp_path.iterdir()}
    assert not [name for name in names if "before" in name or "ready" in name or "part" in name]
    assert [row[1] for row in rows(data_of(server), "tables")] == [code]


@pytest.mark.parametrize("when", ["before", "on the way"])
async def test_a_backup_is_read_through_before_it_gets_its_name(
    server: InProcessServer,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    when: str,
) -> None:
    """A page of the data is damaged, or the disk damages one of the copy: the backup of yesterday stays as it was."""
    await server.new_table()
    await server.close()
    kept = tmp_path / "kept.sqlite"
    assert do(server, "backup", str(kept)) == 0
    yesterday = kept.read_bytes()
    if when == "before":
        damage(data_of(server))
    else:
        written = sqlite_file._copy

        def write_damaged(source: Path, part: Path) -> None:
            written(source, part)
            damage(part)

        monkeypatch.setattr(sqlite_file, "_copy", write_damaged)
    for name in (kept, tmp_path / "new.sqlite"):
        assert do(server, "backup", "--force", str(name)) == 1
        assert "damaged" in capsys.readouterr().err
    assert kept.read_bytes() == yesterday
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name or "new" in path.name] == []


def damage(data: Path) -> None:
    """Damage the last page, which opening the file does not read."""
    content = bytearray(data.read_bytes())
    content[-4096:] = b"\xff" * 4096
    data.write_bytes(content)


def test_a_copy_that_cannot_be_written(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.sqlite") as file:
        file.execute("create table facts (name, value)")
        file.execute("insert into facts values ('schema', '1')")
    with pytest.raises(ArchiveError, match="cannot write"):
        copy(tmp_path / "a.sqlite", tmp_path / "nothing" / "b.sqlite")
    with pytest.raises(ArchiveError, match="cannot write in"):
        restore(tmp_path / "a.sqlite", Path("/proc/nothing/b.sqlite"))


# ---- export


async def test_finished_games_are_written_down(
    server: InProcessServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """While the server runs; the running one is not. Each file is a game that can be played again and shown."""
    code, token = await server.new_table(title="Dry Gulch")
    me = await server.watch(code, token)
    assert over(await play_on(me))
    first = server.room(code).match
    me.send({"t": "again", "rotate_sheriff": False})
    assert over(await play_on(me, lambda s: s["round"] == 2 and over(s)))
    running, other = await server.new_table()
    await play_on(await server.watch(running, other), lambda s: s["view"]["move"] > 5)
    folder = tmp_path / "games"
    assert do(server, "export", str(folder)) == 0
    assert capsys.readouterr().out == f"{folder}: 2 games written, 0 there already, 1 not over\n"
    files = sorted(folder.iterdir())
    assert [path.name[10:] for path in files] == [f"-{code}-1.txt", f"-{code}-2.txt"]
    record = read_game(files[0].read_text(encoding="utf-8"))
    assert (record.seed, record.choices, record.game.over) == (first.seed, first.choices, True)
    assert record.tags["Table"] == "Dry Gulch"
    assert record.tags["PlayerA"] == "Ann"
    assert record.tags["Date"] == files[0].name[:10]
    assert (await server.request("POST", "/api/replay?seat=open", files[1].read_bytes()))[0] == 200
    assert main(["replay", str(files[0])]) == 0
    capsys.readouterr()
    assert do(server, "export", str(folder), "--table", code) == 0
    assert "0 games written, 2 there already, 0 not over" in capsys.readouterr().out


async def test_a_game_that_cannot_be_told_stops_no_other(
    server: InProcessServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    codes = []
    for _ in range(2):
        code, token = await server.new_table()
        await play_on(await server.watch(code, token))
        codes.append(code)
    id_ = server.room(codes[0]).match.id
    with sqlite3.connect(data_of(server)) as file:
        file.execute("update choices set choice = 123456 where game = ? and seq = 3", (id_,))
    assert do(server, "export", str(tmp_path / "games")) == 1
    said = capsys.readouterr()
    assert f"{codes[0]}-1.txt cannot be written: " in said.err
    assert "1 game written, 0 there already, 0 not over, 1 failed" in said.out


# ---- purge


async def test_old_tables_go(server: InProcessServer, capsys: pytest.CaptureFixture[str]) -> None:
    """While the server runs, tables without a running game go with all their games; else all tables go."""
    finished, token = await server.new_table()
    await play_on(await server.watch(finished, token))
    running, _ = await server.new_table()
    waiting, _ = await server.new_table(start=False)
    young, _ = await server.new_table()
    await server.reopen()
    data = data_of(server)
    age(data, 20, finished, running, waiting)
    assert await purge(server, "15", "--dry-run") == 0
    assert capsys.readouterr().out == (
        "".join(sorted([f"{finished}  over\n", f"{running}  playing\n", f"{waiting}  lobby\n"], key=order(data)))
        + f"{data}: 3 tables would be removed\n"
    )
    assert len(rows(data, "tables")) == 4
    assert await purge(server, "15") == 0
    assert capsys.readouterr().out == f"{data}: 2 tables removed\n"
    assert sorted(row[1] for row in rows(data, "tables")) == sorted([running, young])
    await server.close()
    assert await purge(server, "15") == 0
    assert [row[1] for row in rows(data, "tables")] == [young]
    games = {row[0] for row in rows(data, "games")}
    assert len(games) == 1
    assert {row[0] for row in rows(data, "choices")} <= games


def order(data: Path) -> Any:
    touched = {row[1]: row[10] for row in rows(data, "tables")}
    return lambda line: touched[line.split()[0]]


async def test_a_server_goes_on_after_a_purge(server: InProcessServer) -> None:
    code, token = await server.new_table()
    me = await server.watch(code, token)
    gone, _ = await server.new_table(start=False)
    await play_on(me, lambda s: s["view"]["move"] > 5)
    age(data_of(server), 20, gone)
    assert await purge(server, "2") == 0
    state = me.state()
    me.send({"t": "choose", "move": state["view"]["move"], "code": state["decision"]["options"][0]["code"]})
    assert over(await play_on(me))


async def test_a_purge_that_cannot_write(server: InProcessServer, capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = await server.new_table(start=False)
    await server.close()
    age(data_of(server), 20, code)
    with sqlite3.connect(data_of(server)) as file:
        file.execute("create trigger keep before delete on tables begin select raise(abort, 'disk full'); end")
    assert await purge(server, "2") == 1
    assert "cannot be written: disk full" in capsys.readouterr().err
    assert len(rows(data_of(server), "tables")) == 1
    await server.reopen()


@pytest.mark.parametrize("days", ["1", "x", "nan", "-3"])
def test_nothing_young_is_purged(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["purge", "--older-than", days])
    assert f"expected days, from 2 to 999999, got '{days}'" in capsys.readouterr().err


async def test_nothing_of_a_game_is_left(server: InProcessServer) -> None:
    """Any table with a column `game` is covered, except those that keep data longer on purpose."""
    code, token = await server.new_table()
    await play_on(await server.watch(code, token), lambda s: s["view"]["move"] > 3)
    data, game = data_of(server), server.room(code).match.id
    await server.services.storage.games.hold(game, 1000, 1)
    await server.close()
    of_games = {name for name, table in META.tables.items() if "game" in table.c} - {"played", "reports"}
    assert all(rows(data, f"{name} where game = '{game}'") for name in of_games)
    age(data, 20, code)
    assert await purge(server, "15") == 0
    assert not any(rows(data, name) for name in (*of_games, "games", "tables"))
    await server.reopen()
