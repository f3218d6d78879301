"""Shipped files: the command line, the pinned requirements, the wheel with the client inside."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import tomllib
import urllib.request
import venv
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

import boomtown
import compile_rules
import hatch_build
from boomtown import cli
from boomtown.kernel.compiling import compiled
from boomtown.server.engine.rules_version import fingerprint
from tests.conftest import ROOT

LOCK = (ROOT / "requirements.lock").read_text()


# ---- the compiled build ----


@pytest.mark.parametrize(
    ("says", "counts"),
    [("#define __GNUC__ 12", True), ("#define __GNUC__ 4\n#define __clang__ 1", False), ("#define _MSC_VER", False)],
)
def test_only_gcc_counts_first(says: str, counts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other compilers do not know the flags; clang also claims to be gcc."""
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\necho '{says}'\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", f"{compiler} -pthread")
    assert compile_rules.is_gcc() is counts
    monkeypatch.setenv("CC", str(tmp_path / "missing"))
    assert not compile_rules.is_gcc()


# ---- the command line ----


def test_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    """`boomtown --version` prints the installed version."""
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    build = "rules compiled" if compiled() else "rules in plain Python"
    assert capsys.readouterr().out == f"boomtown {boomtown.__version__} ({build}, fingerprint {fingerprint()})\n"


def test_alone_it_prints_a_short_help(capsys: pytest.CaptureFixture[str]) -> None:
    """`boomtown` alone lists the commands."""
    assert cli.main([]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in cli.COMMANDS)
    assert len(said.splitlines()) < 25


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["srve"], "did you mean 'serve'?"),
        (["zzz"], "expected one of serve"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["bench", "--nonsense"], "unrecognized arguments: --nonsense"),
        (["simulate", "--games", "many"], "--games"),
        (["simulate", "--players", "12"], "players"),
        (["simulate", "--bots", "grenhorn"], "grenhorn"),
        (["serve", "--port", "99999"], "port"),
        (["check", "no-such-folder"], "no-such-folder"),
        (["check"], "PATH"),
    ],
)
def test_a_bad_argument_gets_one_helpful_line(words: list[str], hint: str) -> None:
    """Exit status 2, one line, no traceback and no usage before it."""
    done = subprocess.run(
        [sys.executable, "-m", "boomtown", *words], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2, done
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert hint.lower() in done.stderr.lower()


@pytest.mark.parametrize("name", list(cli.COMMANDS))
def test_each_command_is_there(name: str) -> None:
    """A subcommand is a module with `add_parser` and `run`, and has a help text."""
    module = import_module(f"boomtown.cli.{name}")
    assert callable(module.add_parser)
    assert callable(module.run)
    assert cli.parser(name).format_help()


@pytest.mark.parametrize("name", ["bench", "simulate", "check", "play"])
def test_parsing_arguments_stays_light(name: str) -> None:
    """Only `serve` loads the server, and nothing heavy is loaded before the arguments are right."""
    code = (
        "import sys; from boomtown.cli import parser; parser(sys.argv[1]);"
        "print(*sorted({'starlette', 'sqlalchemy', 'uvicorn', 'boomtown.server'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code, name], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


# ---- pins ----


def test_the_lock_names_no_address_and_no_path() -> None:
    """The lock has names, versions and hashes only: the installer chooses the index."""
    assert not re.search(r"https?://|file:|--index|--find-links|^#", LOCK, re.MULTILINE)
    packages = re.findall(r"^[a-z0-9][a-z0-9._-]*==", LOCK, re.MULTILINE)
    assert len(packages) > 20
    assert len(LOCK.split("\n")) > len(packages)
    for entry in re.split(r"\n(?=\S)", LOCK.strip()):
        assert "--hash=sha256:" in entry, entry.split("\n")[0]


def test_the_lock_covers_what_pyproject_asks_for() -> None:
    """Every declared requirement, of the product and of its development, is pinned."""
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = [*facts["project"]["dependencies"], *facts["dependency-groups"]["dev"], *facts["build-system"]["requires"]]
    pinned = set(re.findall(r"^([a-z0-9][a-z0-9._-]*)==", LOCK, re.MULTILINE))
    names = {re.sub(r"[._]+", "-", re.split(r"[<>=!;\[ ]", line)[0]).lower() for line in asked}
    assert names <= pinned


def test_the_clients_lock_names_no_address() -> None:
    """package-lock.json carries versions and integrity, no registry."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert all("resolved" not in facts for facts in packages.values())
    assert all("integrity" in facts for name, facts in packages.items() if name)


def test_node_is_judged_by_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian 12's own node is too old for the client's tools; it must not be used."""
    for version, good in (
        ("v18.19.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v24.1.0", True),
        ("?", False),
    ):
        for name in ("node", "npm"):
            program = tmp_path / name
            program.write_text(f"#!/bin/sh\necho {version}\n")
            program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
        assert (hatch_build.system_node() is not None) is good, version


def test_the_client_has_no_version_of_its_own() -> None:
    """The package's version is the only one, and npm refuses the same old versions of node as the build."""
    package = json.loads((ROOT / "web/package.json").read_text())
    assert "version" not in package
    assert package["engines"] == {"node": f">={'.'.join(map(str, hatch_build.NODE_NEEDED))}"}


def test_the_client_is_rebuilt_when_its_sources_change(tmp_path: Path) -> None:
    """The stamp follows contents and names of web sources and locales, and nothing else."""
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/node_modules").mkdir()
    (tmp_path / "src/boomtown/locales/en").mkdir(parents=True)
    (tmp_path / "src/boomtown/static").mkdir()
    (tmp_path / "web/package.json").write_text("{}")
    (tmp_path / "web/src/app.ts").write_text("1")
    (tmp_path / "src/boomtown/static/index.html").write_text("")
    assert not hatch_build.is_built(tmp_path)
    stamp = hatch_build.stamp_of(tmp_path)
    (tmp_path / "src/boomtown/static/.stamp").write_text(stamp)
    assert hatch_build.is_built(tmp_path)
    (tmp_path / "web/node_modules/x.js").write_text("x")
    assert hatch_build.is_built(tmp_path)
    (tmp_path / "src/boomtown/locales/en/ui.ftl").write_text("a = b")
    assert not hatch_build.is_built(tmp_path)


# ---- the wheel ----


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel made from it on a machine without node."""
    folder = tmp_path_factory.mktemp("dist")
    hatch_build.build_client(ROOT)
    hatchling = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run([*hatchling, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder / "source")
    source = next((folder / "source").iterdir())
    subprocess.run([*hatchling, "-t", "wheel"], cwd=source, env=without_node(folder), check=True, capture_output=True)
    return folder


def without_node(folder: Path) -> dict[str, str]:
    """This environment, its PATH without any node."""
    programs = folder / "programs"
    programs.mkdir(exist_ok=True)
    for name in ("sh", "env", "uname"):
        if (found := shutil.which(name)) and not (programs / name).exists():
            (programs / name).symlink_to(found)
    assert shutil.which("node", path=str(programs)) is None
    return {**os.environ, "PATH": str(programs)}


@pytest.mark.slow
def test_the_wheel_carries_client_and_locales(built: Path) -> None:
    """Pages, scripts, fonts, five languages and the mark for type checkers; no test, no source of the client."""
    names = zipfile.ZipFile(next(built.glob("*.whl"))).namelist()
    assert "boomtown/static/index.html" in names
    assert any(re.fullmatch(r"boomtown/static/assets/.+\.js", name) for name in names)
    for language in ("en", "cs", "sk", "pl", "it"):
        assert any(name.startswith(f"boomtown/locales/{language}") for name in names), language
    assert "boomtown/py.typed" in names
    steps = {path.name for path in (ROOT / "src/boomtown/server/migrations/versions").glob("*.py")}
    assert {f"boomtown/server/migrations/versions/{name}" for name in steps} <= set(names)
    assert "boomtown/server/storage/migrations/env.py" in names
    rules = {f"boomtown/rules/{path.name}" for path in (ROOT / "docs/rules").glob("*.md")}
    assert rules <= set(names)  # boomtown check looks up the rules that scenarios name
    assert not [name for name in names if name.startswith(("tests", "web", "boomtown/static/.static"))]


@pytest.mark.slow
def test_the_sdist_carries_the_clients_sources(built: Path) -> None:
    """The client can be changed and built from the sdist."""
    source = next((built / "source").iterdir())
    assert (source / "web/package-lock.json").is_file()
    assert (source / "web/src/main.ts").is_file()
    assert not (source / "web/node_modules").exists()
    assert hatch_build.is_built(source)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def installed(built: Path, tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """The wheel in an environment of its own (dependencies borrowed from this one), and no node in sight."""
    home = tmp_path / "venv"
    venv.create(home, symlinks=True, with_pip=False)
    site = next(home.glob("lib/python3*/site-packages"))
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    here = next(Path(sys.prefix).glob("lib/python3*/site-packages"))
    (site / "zz_borrowed.pth").write_text(f"{here}\n")
    return home, without_node(built)


@pytest.mark.slow
def test_the_wheel_serves_the_game_without_node(installed: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """`pip install` of the wheel and `boomtown serve`: the page, its script and /healthz answer."""
    home, environment = installed
    port = free_port()
    where = subprocess.run(
        [home / "bin/python", "-c", "import boomtown; print(boomtown.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert where.stdout.startswith(str(home))
    command = [
        str(home / "bin/python"),
        "-m",
        "boomtown",
        "serve",
        "--port",
        str(port),
        "--data",
        str(tmp_path / "x.db"),
    ]
    server = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        assert json.loads(fetch(port, "/healthz")) == {"ok": True, "storage": "ok", "bus": "ok"}
        page = fetch(port, "/").decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert len(fetch(port, script[1])) > 10_000
    finally:
        server.terminate()
        server.wait(20)


@pytest.mark.slow
def test_the_wheel_knows_the_rules_a_scenario_names(installed: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """Nothing but the wheel is there: a heading that does not exist is an error there too."""
    home, environment = installed
    players = "{A: {role: sheriff, character: Black Jack}, B: {role: outlaw, character: Rose Doolan}}"
    for rule, status in (("base/barrel", 0), ("base/barel", 2)):
        (tmp_path / "one.yaml").write_text(f"- {{id: a.b, rule: {rule}, players: {players}}}\n")
        command = [str(home / "bin/python"), "-m", "boomtown", "check", "one.yaml"]
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, "did you mean 'Barrel'?" in done.stderr) == (status, status == 2), done


@pytest.mark.slow
def test_the_wheel_has_the_fingerprint_of_its_sources(installed: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """A checkout and the wheel made of it may serve the same tables."""
    home, environment = installed
    command = [str(home / "bin/python"), "-m", "boomtown", "--version"]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert f"fingerprint {fingerprint()})" in done.stdout


@pytest.mark.slow
def test_a_busy_port_is_said_in_one_line(tmp_path: Path) -> None:
    """No traceback: the port, and how to choose another."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        command = [sys.executable, "-m", "boomtown", "serve", "--host", "127.0.0.1", "--port", port]
        done = subprocess.run(
            [*command, "--data", str(tmp_path / "x.db")], capture_output=True, text=True, check=False, timeout=60
        )
    assert done.returncode not in (0, -15)
    assert port in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2


def fetch(port: int, path: str, patience: float = 20) -> bytes:
    """Return the answer of the local server, waiting until it answers."""
    end = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
                return bytes(answer.read())
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
