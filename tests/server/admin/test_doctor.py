"""The doctor finds faults of an installation and names a remedy. It reports nothing for a healthy one."""

import asyncio
import os
import shutil
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from boomtown.cli import main
from boomtown.server.admin.doctor import cluster as doctor_cluster
from boomtown.server.admin.doctor import data as doctor_data
from boomtown.server.admin.doctor import run
from boomtown.server.admin.doctor.finding import Finding
from boomtown.server.admin.doctor.run import examine
from boomtown.server.admin.doctor.settings import secrets
from boomtown.server.cluster.bus.redis import EXPECTED
from boomtown.server.cluster.membership import BEAT
from boomtown.server.config.settings import Settings
from boomtown.server.config.sources import resolve
from boomtown.server.engine.rules_version import fingerprint
from boomtown.server.notifications import web_push
from boomtown.server.storage import migrations
from boomtown.server.storage.migrate import stamp
from boomtown.server.storage.schema import VERSION
from boomtown.server.storage.storage import Storage, StorageError
from boomtown.server.web import static_files
from boomtown.server.web.parts import NotificationsPart

from ..conftest import InProcessServer
from ..databases import PASSWORD, QUOTED, Cluster, PostgresDatabase
from ..redis_server import RedisServer
from ..rooms.test_persistence import FIRST_SCHEMA


@pytest.fixture(autouse=True)
def healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built client, and room on the disk."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("table")
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "static")
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(10 * 2**30))
    monkeypatch.delenv("BOOMTOWN_PORT", raising=False)
    monkeypatch.setattr(doctor_cluster, "LISTENS", 0.0)  # where other findings are looked at


class Usage(NamedTuple):
    free: int


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data file of a server that has been opened once."""
    (tmp_path / "town").mkdir()
    store = Storage(tmp_path / "town" / "b.sqlite")
    store.open()
    store.close()
    (tmp_path / "town" / "b.sqlite").chmod(0o600)
    return tmp_path / "town" / "b.sqlite"


def found(data: Path | str, **given: Any) -> list[Finding]:
    return list(examine(resolve({"data": str(data), "port": 0, **given}, {})))


def wrong(data: Path | str, **given: Any) -> list[str]:
    return [f"{one.about}: {one.says}" for one in found(data, **given) if one.level == "wrong"]


def notes(data: Path | str, **given: Any) -> str:
    return "\n".join(one.says for one in found(data, **given) if one.level == "note")


def raw(data: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(data) as file:
        file.execute(statement, values)


def test_a_healthy_one(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong(data) == []
    assert main(["doctor", "--data", str(data), "--port", "0"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "ok     client: is built" in said.out
    assert f"ok     data: {data} holds 0 tables\n" in said.out
    assert "ok     settings: port (option), data (option)" in said.out


def test_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "deep" / "folder").mkdir(parents=True)
    assert wrong(tmp_path / "deep" / "folder" / "b.sqlite") == []
    assert list((tmp_path / "deep" / "folder").iterdir()) == [], "looking makes nothing"


def test_the_exit_status_says_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "nothing")
    assert main(["doctor", "--data", str(data), "--port", "0"]) == 1
    said = capsys.readouterr()
    assert "wrong  client: is not built" in said.out
    assert said.err == "one thing is wrong\n"
    assert main(["doctor", "--data", str(data), "--config", "/nowhere.toml"]) == 1
    assert "wrong  settings: cannot read /nowhere.toml" in capsys.readouterr().out


def test_a_bus(data: Path, redis_server: RedisServer) -> None:
    assert "it answers" in [one.says for one in found(data, bus=redis_server.url) if one.about == "bus"]
    [said] = wrong(data, bus="redis://:s3cret@127.0.0.1:1/0")
    assert said.startswith("bus: redis://:***@127.0.0.1:1/0 does not answer as a Redis: ")
    [said] = wrong(data, bus="http://:s3cret@here")
    assert said == f"bus: {EXPECTED}, got 'http://:***@here'"


# ---- the data


def test_a_folder_nobody_may_write_in(data: Path) -> None:
    [said] = wrong("/proc/nothing/b.sqlite")
    assert said.startswith("data: cannot write in /proc: ")


def test_a_file_nobody_may_write(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may write everything
    assert f"data: {data} may not be read and written by this user: chown or chmod it" in wrong(data)


def test_data_of_a_newer_version(data: Path) -> None:
    raw(data, "update facts set value = '999'")
    [said] = wrong(data)
    assert "is of a newer version (schema 999, this program knows" in said
    assert "update boomtown" in said


def test_data_of_an_older_version_is_no_trouble(data: Path) -> None:
    data.unlink()
    with sqlite3.connect(data) as file:
        file.executescript(FIRST_SCHEMA)
    data.chmod(0o600)
    assert wrong(data) == []
    assert any("is of an older version (schema 1) and is brought up to date" in one.says for one in found(data))


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("update facts set value = 'x'", "has schema x, this program needs"),
        ("update facts set value = '1'", "has tables that cannot be brought up to date (duplicate column name: "),
        ("alter table tables drop column title", "lacks tables.title: no server can start with it"),
    ],
)
def test_tables_with_which_no_server_can_start(data: Path, statement: str, says: str) -> None:
    raw(data, statement)
    assert says in "\n".join(wrong(data))


def test_a_time_that_is_text(data: Path) -> None:
    """It stops that table alone."""
    raw(
        data,
        "insert into tables (id, code, title, public, timer, setup, seats, host, phase, round, touched, version) "
        "values ('a', 'b', '', 0, 0, '{}', '[]', 0, 'lobby', 0, 'yesterday', 1)",
    )
    assert wrong(data) == []


@pytest.mark.parametrize("command", [["doctor"], ["backup", "{}/kept"], ["purge", "--older-than", "9"]])
def test_a_name_of_a_table_that_is_no_text(
    command: list[str], data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw(data, "create table zzzz (a)")
    raw(data, "pragma wal_checkpoint(truncate)")
    data.write_bytes(data.read_bytes().replace(b"zzzz", b"\xff\xfezz"))
    with pytest.raises(StorageError, match="cannot open"):
        Storage(data).open()
    assert main([*(word.format(tmp_path) for word in command), "--data", str(data)]) == 1
    said = capsys.readouterr()
    assert "cannot be read" in said.out + said.err or "cannot open" in said.out + said.err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_files_that_root_has_left(data: Path) -> None:
    os.chown(data.parent, 12345, 12345)
    os.chown(data, 12345, 12345)
    lock = data.with_name(data.name + ".lock")
    assert (
        f"data: {lock} belongs to root, but its folder to 12345, who may be unable to open it: chown 12345 {lock}"
        in (wrong(data))
    )


def test_a_folder_is_no_data(data: Path) -> None:
    assert f"data: expected a data file, {data.parent} is a folder: choose another place with --data" in wrong(
        data.parent
    )


def test_a_data_base_of_something_else(tmp_path: Path) -> None:
    raw(tmp_path / "other.sqlite", "create table recipes (name text)")
    assert "is a database of another program" in wrong(tmp_path / "other.sqlite")[0]


def test_no_data_base_and_a_damaged_one(tmp_path: Path, data: Path) -> None:
    (tmp_path / "diary.sqlite").write_text("dear diary " * 100)
    assert "cannot be read: file is not a database; choose another file" in wrong(tmp_path / "diary.sqlite")[0]
    for _ in range(3):
        raw(data, "insert into facts values (hex(randomblob(20)), hex(randomblob(100)))")
    raw(data, "pragma wal_checkpoint(truncate)")
    content = bytearray(data.read_bytes())
    content[4096 + 8 : 4096 * 3] = b"\xff" * (4096 * 2 - 8)
    data.write_bytes(content)
    assert any("restore a backup" in said for said in wrong(data))


def test_others_may_read_hidden_cards(data: Path) -> None:
    data.chmod(0o644)
    for folder in (data.parent, data.parent.parent):
        folder.chmod(0o755)
    assert "every user of this machine can read" in notes(data)


def test_a_server_that_runs(data: Path) -> None:
    store = Storage(data)
    store.open()
    assert wrong(data) == []
    assert f"process {os.getpid()} has {data} open" in notes(data)
    store.close()
    assert "open" not in notes(data).replace("opened", "")


@pytest.mark.parametrize(("url", "says"), [("mysql://me:secret@x/y", "expected a file"), ("://", "expected a file")])
def test_a_data_base_that_cannot_be(url: str, says: str) -> None:
    [said] = wrong(url)
    assert says in said
    assert "secret" not in said


def test_a_full_disk(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(5 * 2**20))
    assert wrong(data) == [
        f"disk: only 5 MB are free in {data.parent}: a choice that cannot be stored stops every table"
    ]
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(500 * 2**20))
    assert "500 MB are free" in notes(data)


def test_a_network_disk(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = next(
        line.split()[2] for line in Path("/proc/self/mounts").read_text().splitlines() if line.split()[1] == "/"
    )
    assert not any("network disk" in said for said in wrong(data))
    monkeypatch.setattr(doctor_data, "REMOTE", {kind, "tmpfs"})
    assert any("is on a network disk" in said for said in wrong(data))


# ---- PostgreSQL: opened as a server does it, and left as it was


@pytest.fixture
def place(cluster: Cluster) -> PostgresDatabase:
    return cluster.create_database()


def settled(place: PostgresDatabase, version: int = VERSION) -> None:
    """Its tables are made, as those of that version."""
    engine = sa.create_engine(str(place.data).replace("postgresql", "postgresql+psycopg"))
    with engine.begin() as connection:
        migrations.upgrade(connection, to=str(version))
        stamp(connection, version)
    engine.dispose()


def tables(place: PostgresDatabase) -> list[Any]:
    return place.raw("select tablename from pg_tables where schemaname = 'public' order by 1")


def about_data(place: PostgresDatabase, data: str = "") -> list[tuple[str, str]]:
    """Return level and text of the report on the database, without its name. The password never appears."""
    said = [(one.level, one.says) for one in found(data or str(place.data)) if one.about == "data"]
    assert not [secret for secret in (PASSWORD, QUOTED) if secret in str(said)]
    return [(level, says.rpartition(f":{place.cluster.port}/{place.name} ")[2]) for level, says in said]


@pytest.mark.slow
def test_a_new_data_base(place: PostgresDatabase) -> None:
    assert about_data(place) == [("ok", "is empty, the tables will be made at the start")]
    assert tables(place) == []


@pytest.mark.slow
def test_a_data_base_with_servers(place: PostgresDatabase) -> None:
    settled(place)
    assert about_data(place) == [("ok", "holds 0 tables")]
    servers = [Storage(place.data) for _ in range(2)]
    for server, many in zip(servers, ("1 other process has", "2 other processes have"), strict=True):
        server.open()
        said = ("note", f"{many} it open now: servers, or commands of the operator")
        assert about_data(place) == [("ok", "holds 0 tables"), said]
    for server in servers:
        server.close()
    assert place.raw("select game from choices") == [], "nothing is left of what was tried out"


@pytest.mark.slow
def test_a_data_base_of_another_version(place: PostgresDatabase) -> None:
    settled(place, 7)
    before = tables(place)
    older = "it is of an older version (schema 7) and is brought up to date at the start"
    assert about_data(place) == [("ok", f"holds 0 tables; {older}")]
    assert (tables(place), place.raw("select value from facts")) == (before, [("7",)])
    place.raw("create table reports (in_the_way integer)")
    [(level, says)] = about_data(place)
    assert level == "wrong"
    assert 'relation "reports" already exists' in says
    place.raw("update facts set value = '999'")
    [(level, says)] = about_data(place)
    assert level == "wrong"
    assert f"has schema 999, this program needs {VERSION} or older" in says


@pytest.mark.slow
def test_tables_that_cannot_be_changed_now(place: PostgresDatabase) -> None:
    """The tables are those of a server of an older version."""
    server = Storage(place.data)
    server.open()
    place.raw("update facts set value = '7'")
    [(level, says)] = about_data(place)
    server.close()
    assert level == "wrong"
    assert says.startswith("is in use by boomtown, process ")


@pytest.mark.slow
def test_a_role_that_may_not_write(place: PostgresDatabase) -> None:
    """Neither make tables nor write into them; it is said what to do."""
    role = f"guest_of_{place.name}"
    place.raw(f"create role {role} login password '{PASSWORD}'")
    data = str(place.data).replace("//boomtown:", f"//{role}:")

    def is_told(says: str, remedy: str) -> None:
        [(level, said)] = about_data(place, data)
        assert level == "wrong"
        assert says in said
        assert said.endswith(remedy)

    grant = ": make this user the owner of the database, or grant it what is missing"
    is_told("permission denied for schema public", grant)
    settled(place)
    place.raw(f"grant select on all tables in schema public to {role}")
    is_told("permission denied for table choices", grant)
    place.raw(f"grant all on all tables in schema public to {role}")
    assert about_data(place, data) == [("ok", "holds 0 tables")]
    place.raw(f"alter role {role} set default_transaction_read_only = on")
    is_told("in a read-only transaction", ": it takes no writing, as a standby")


@pytest.mark.slow
def test_a_data_base_with_another_encoding(cluster: Cluster) -> None:
    place = cluster.create_database("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    [(level, says)] = about_data(place)
    assert (level, says) == ("wrong", "has LATIN1")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "password", "says"),
    [("nowhere", QUOTED, 'database "nowhere" does not exist'), ("postgres", "x", "password authentication failed")],
)
def test_a_data_base_that_lets_nobody_in(
    place: PostgresDatabase, name: str, password: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The report comes at once. It does not wait for reports of servers."""
    monkeypatch.delattr(doctor_cluster, "_processes")
    [(level, said)] = about_data(place, place.cluster.url(name, password))
    assert level == "wrong"
    assert says in said


@pytest.mark.slow
def test_a_clock_behind_the_last_game_on_postgresql(place: PostgresDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    settled(place)
    place.raw(
        "insert into tables (id, code, title, public, timer, setup, seats, host, phase, round, touched)"
        " values ('i', 'c', 't', false, 0, '{}', '[]', 0, 'lobby', 0, 1900000000.0)"
    )
    monkeypatch.setattr(doctor_data, "time", lambda: 1_800_000_000.0)
    [said] = wrong(str(place.data))
    assert said == "clock: it shows 2027-01-15 08:00 UTC, but a table was stored on 2030-03-17 17:46 UTC: set the clock"


# ---- the port


@pytest.fixture
def busy() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_a_port_in_use(data: Path, busy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_answers", lambda port: False)
    [said] = wrong(data, port=busy)
    assert said.startswith(f"port: port {busy} is in use: stop the other program")


def test_a_port_where_this_server_runs(data: Path, busy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_answers", lambda port: port == busy)
    assert wrong(data, port=busy) == []
    assert f"{busy}: a boomtown server answers there already" in notes(data, port=busy)


def test_an_address_that_is_not_here(data: Path) -> None:
    [said] = wrong(data, host="203.0.113.9")
    assert said.startswith("port: cannot listen on 203.0.113.9")


# ---- settings and the machine


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"trust_proxy": ("10.0.0.1",)}, "trust_proxy names 10.0.0.1, but host 127.0.0.1 is reached from this machine"),
        ({"origins": ("https://a.org",)}, "all players count as one address"),
        ({"bot": "nobody"}, "nobody cannot play: expected a bot"),
        ({"workers": 4}, "workers: 4 of them need a database that they can share, not a file"),
        (
            {"passkey_domain": "example.org", "site": "https://play.example.net"},
            "passkey_domain is example.org, but people open play.example.net (site), where browsers make no passkey",
        ),
        ({"passkey_domain": "ample.org", "site": "https://example.org"}, "but people open example.org (site)"),
        (
            {"passkey_domain": "example.org", "site": "http://example.org"},
            "site: http://example.org is not https: browsers offer neither passkeys nor notices there",
        ),
    ],
)
def test_settings_that_contradict(data: Path, given: dict[str, Any], says: str) -> None:
    [said] = wrong(data, **given)
    assert says in said


@pytest.mark.parametrize(
    "given",
    [
        {"trust_proxy": ("127.0.0.1",), "origins": ("https://a.org",)},
        {"trust_proxy": ("10.0.0.1",), "host": "0.0.0.0"},
        {"passkey_domain": "example.org", "site": "https://play.example.org"},
        {"passkey_domain": "example.org", "site": "https://example.org:8443"},
        {"passkey_domain": "localhost", "site": "http://localhost:8000"},
        {"site": "http://play.example.org"},
        {"workers": 1},
    ],
)
def test_settings_that_go_together(data: Path, given: dict[str, Any]) -> None:
    assert wrong(data, **given) == []


def test_settings_worth_a_word(data: Path) -> None:
    said = notes(data, metrics_from=("0.0.0.0/0",), moment=0.9)
    assert "everyone read how many people play" in said
    assert "moment (0.9) should be longer than think_limit (0.9)" in said


@pytest.mark.slow
def test_workers_that_share_a_data_base(place: PostgresDatabase) -> None:
    assert wrong(str(place.data), workers=4) == []


def test_a_site_without_tls(data: Path) -> None:
    """TLS matters least on a server without sign-in."""
    assert "http://play.example.org is not https: browsers offer neither" in notes(data, site="http://play.example.org")
    for site in ("https://play.example.org", "http://localhost:8000", "http://town.localhost", "http://127.0.0.1:80"):
        assert "is not https" not in notes(data, site=site)
    oidc = {"oidc_issuer": "https://127.0.0.1:1", "oidc_client_id": "x"}
    said = "\n".join(wrong(data, site="http://play.example.org", **oidc))
    assert "and an eavesdropper can sign in as another player" in said


def test_limits_that_are_off(data: Path) -> None:
    """A note appears only if other machines reach the server."""
    assert "limits are off" in notes(data, limits="off", host="0.0.0.0")
    assert "limits are off" not in notes(data, limits="off")
    assert "limits are off" not in notes(data, host="0.0.0.0")


def test_notices(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The report does not mention an extra that is not in use."""
    monkeypatch.setattr(web_push, "installed", lambda: False)
    assert wrong(data) == []
    missing = "notices: the extra is not installed, so none are sent: pip install 'boomtown[push]'"
    assert wrong(data, push_hosts=("push.example.org",)) == [missing]
    monkeypatch.setattr(web_push, "installed", lambda: True)
    says = "push services cannot contact you"
    assert says in notes(data)
    assert says not in notes(data, mail_from="me@example.org")
    assert says not in notes(data, site="https://play.example.org")
    assert says not in notes(data, push_hosts=())


@pytest.mark.parametrize(
    ("line", "held"),
    [
        ('mail = "smtp://me:pass@127.0.0.1:1"', "mail"),
        ('mail = "smtp://127.0.0.1:1"', ""),
        ('oidc_client_secret = "x"', "oidc_client_secret"),
        ('data = "postgresql://me:x@127.0.0.1:1/town"', "data"),
        ('data = "postgresql://me@127.0.0.1:1/town"', ""),
        ('bus = "redis://:x@127.0.0.1:1"', "bus"),
        ("port = 0", ""),
    ],
)
def test_a_file_with_secrets_that_others_may_read(line: str, held: str, tmp_path: Path) -> None:
    (tmp_path / "open").mkdir(mode=0o755)
    file = tmp_path / "open" / "town.toml"
    file.write_text(f'{line}\nsite = "https://a.org"\nmail_from = "a@b.org"\n')
    config = resolve({"port": 0}, {"BOOMTOWN_OIDC_CLIENT_SECRET": "y"} if not held else {}, str(file))
    said = []
    for mode in (0o644, 0o640):
        file.chmod(mode)
        said.append([one.says for one in secrets(config)])
    finding = (
        f"every user of this machine can read {file}, and {held} in it: chmod o-r, or put that into the environment"
    )
    assert said == [[finding] if held else [], []]


def test_a_clock_that_is_wrong(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "time", lambda: 86_400.0)
    assert wrong(data) == ["clock: it shows 1970-01-02 00:00 UTC, before this program was made: set the clock"]


def test_a_clock_behind_the_last_game(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = "'i', 'c', 't', 0, 0, '{}', '[]', 0, 'lobby', 0, 1900000000.0"
    raw(
        data,
        "insert into tables (id, code, title, public, timer, setup, seats, host, phase, round, touched) "
        f"values ({row})",
    )
    monkeypatch.setattr(doctor_data, "time", lambda: 1_800_000_000.0)
    [said] = wrong(data)
    assert said == "clock: it shows 2027-01-15 08:00 UTC, but a table was stored on 2030-03-17 17:46 UTC: set the clock"


def test_few_open_files(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, 256))
    assert "256 may be open at once" in notes(data)


def test_which_rules_run(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "compiled", lambda: False)
    assert "run as plain Python" in notes(data)
    monkeypatch.setattr(run, "compiled", lambda: True)
    assert "run as plain Python" not in notes(data)


def test_running_games_of_other_rules(data: Path) -> None:
    """The operator learns after an upgrade, before the server starts, that such games exist."""
    raw(
        data,
        "insert into tables (id, code, title, public, timer, setup, seats, host, phase, round, touched) "
        "values ('t', 'c', '', 0, 0, '{}', '[]', 0, 'playing', 2, 0)",
    )
    raw(data, "insert into games (id, table_id, round, setup, seed, started) values ('t.1', 't', 1, '{}', '', 0)")
    raw(data, "insert into games select 't.2', 't', 2, '{}', '', 0, '{}', ?", fingerprint())
    assert "other rules" not in notes(data)
    raw(data, "update games set rules = 'of before'")
    assert "running games that were played by other rules until now: 1;" in notes(data)


@pytest.mark.slow
@pytest.mark.parametrize("carrier", ["postgres", "redis"])
async def test_servers_with_other_rules(
    cluster: Cluster, redis_server: RedisServer, settings: Settings, carrier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The doctor hears what the servers of a cluster report and sends nothing itself."""
    monkeypatch.setattr(doctor_cluster, "LISTENS", 2 * BEAT)
    database = cluster.create_database()
    bus = redis_server.url if carrier == "redis" else ""

    async def look() -> list[str]:
        config = resolve({"data": database.data, "port": 0, "bus": bus}, {})
        return [one.says for one in await asyncio.to_thread(lambda: [*doctor_cluster.servers(config)])]

    assert await look() == ([] if bus else ["no server runs now"])
    servers = [InProcessServer(replace(settings, data=database.data, bus=bus)) for _ in range(2)]
    for server, more in zip(servers, (["server processes now, with these rules: 1"], []), strict=True):
        await server.open()
        if more:
            assert await look() == more
        monkeypatch.setattr("boomtown.server.cluster.membership.fingerprint", lambda: "0123456789ab")
    [said] = await look()
    assert said.startswith("server processes now: 2, of these with other rules: 1 (0123456789ab);")
    for server in servers:
        await server.close()


def test_parts_that_the_server_lacks_are_not_checked(data: Path) -> None:
    """Mail, push and identity provider do not answer. Only a server that uses them has a fault."""
    given = {"mail": "smtp://127.0.0.1:1", "site": "http://play.example.org", "push_hosts": ("push.example.org",)}
    given |= {"oidc_issuer": "https://127.0.0.1:1", "oidc_client_id": "x", "mail_from": "town@example.org"}
    config = resolve({"data": str(data), "port": 0, **given}, {})
    of_parts = {"site", "passkeys", "mail", "notices", "oidc"}
    assert {one.about for one in examine(config, ())} & of_parts == set()
    assert {one.about for one in examine(config, (NotificationsPart(),))} & of_parts == {"site", "mail", "notices"}
    assert {one.about for one in examine(config)} & of_parts == {"site", "mail", "notices", "oidc"}
