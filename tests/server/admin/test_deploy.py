"""The files of `deploy`: everything they name is there, and their settings are ones the server takes."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from boomtown.server.admin.doctor.settings import proxy
from boomtown.server.config.sources import SETTINGS, resolve
from tests.conftest import ROOT

DEPLOY = ROOT / "deploy"


def containerfile() -> list[tuple[str, str]]:
    """Instructions with their arguments."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in text.splitlines() if line.strip()]


def said_in(kind: str) -> str:
    return " ".join(rest for word, rest in containerfile() if word == kind)


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_the_container_serves_with_settings_there_are() -> None:
    environ = dict(part.split("=", 1) for part in shlex.split(said_in("ENV")))
    config = resolve({}, environ)
    assert (config["host"], str(config["data"])) == ("0.0.0.0", "/data/town.sqlite")
    known = {"FROM", "ARG", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {word for word, _ in containerfile()} == known | {"ENTRYPOINT", "CMD"}
    assert (said_in("ENTRYPOINT"), said_in("CMD"), said_in("USER")) == ('["boomtown"]', '["serve"]', "boomtown")
    assert said_in("EXPOSE") == str(SETTINGS["port"].default)
    assert said_in("STOPSIGNAL") == "SIGTERM"
    assert "/healthz" in said_in("HEALTHCHECK")


def test_nothing_of_a_checkout_gets_into_the_image() -> None:
    """The image contains what the build needs, but no local builds and no data."""
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "src/boomtown/static", "**/node_modules", "**/*.sqlite"} <= set(left_out)
    assert all((ROOT / name).exists() for name in ("requirements.lock", "pyproject.toml", "hatch_build.py", "web"))


def test_compose_names_settings_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    services = compose()["services"]
    environ = {name: re.sub(r"\$\{[^}]*\}", "x", text) for name, text in services["town"]["environment"].items()}
    inside = dict(part.split("=", 1) for part in shlex.split(said_in("ENV")))
    config = resolve({}, inside | environ)
    assert config["data"] == "postgresql://boomtown:x@db/boomtown"
    assert config["bus"] == "redis://bus:6379/0"
    assert config["trust_proxy"] == (services["caddy"]["networks"]["front"]["ipv4_address"],)
    assert [one.says for one in proxy(config) if one.level == "wrong"] == []


def test_compose_holds_together() -> None:
    facts = compose()
    for service in facts["services"].values():
        assert set(service["networks"]) <= set(facts["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in facts["volumes"] or (DEPLOY / source).is_file()
    build = facts["services"]["town"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    assert set(facts["services"]["town"]["depends_on"]) <= set(facts["services"])
    assert "published" not in str(facts["services"]["db"])
    for inside in ("db", "bus"):
        assert "ports" not in facts["services"][inside], "the data base is for the town alone, and so is the bus"
        assert set(facts["services"][inside]["networks"]) == {"back"}
    assert "ports" not in facts["services"]["town"], "so is the server for the proxy"


def test_the_image_of_compose_has_every_extra_of_a_server() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    found = set(compose()["services"]["town"]["build"]["args"]["EXTRAS"].split(","))
    assert found == {"postgres", "redis", "push", "oidc"}
    assert found <= set(facts)


def test_nginx_listens_on_both_kinds_of_addresses() -> None:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    listening = re.findall(r"^ +listen (.*?);", site, re.MULTILINE)
    assert listening == ["80", "[::]:80", "443 ssl http2", "[::]:443 ssl http2"]


def test_the_backup_of_each_night_keeps_the_others(tmp_path: Path) -> None:
    """The line of cron on the page, as cron passes it to a shell: % stands behind a backslash, the name has a date."""
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    line = re.search(r"^15 4 \* \* \*  root  (.*)$", page, re.MULTILINE)[1]  # type: ignore[index]
    assert "--force" not in line
    assert not re.search(r"(?<!\\)%", line)
    program = tmp_path / "boomtown"
    program.write_text("#!/bin/sh\ntouch $4\n")
    program.chmod(0o755)
    old = tmp_path / "town-2020-01-01.sqlite"
    old.touch()
    os.utime(old, (0, 0))
    command = line.replace("\\%", "%").replace("/opt/boomtown/bin/boomtown", str(program))
    subprocess.run(["sh", "-c", command.replace("/var/backups/boomtown", str(tmp_path))], check=True)
    assert [bool(re.fullmatch(r"town-20\d\d-\d\d-\d\d", one.stem)) for one in tmp_path.glob("*.sqlite")] == [True]
    assert not old.exists()


def test_no_password_stands_in_a_file() -> None:
    for name in ("compose.yaml", "Containerfile", "town.toml", "boomtown.service"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert all("${" in line or "#" in line for line in text.splitlines() if "PASSWORD" in line), name


def test_the_settings_of_the_service() -> None:
    settings = tomllib.loads((DEPLOY / "town.toml").read_text(encoding="utf-8"))
    config = resolve({}, {}, str(DEPLOY / "town.toml"))
    assert {name for name, said in config.sources.items() if said} == set(settings)
    assert [one for one in proxy(config) if one.level == "wrong"] == []
    unit = (DEPLOY / "boomtown.service").read_text(encoding="utf-8")
    stop = int(re.search(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)[1])  # type: ignore[index]
    assert stop > config["drain"] + 10


def test_the_unit_is_one(tmp_path: Path) -> None:
    """systemd accepts the unit, if systemd is installed."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze in PATH")
    unit = (DEPLOY / "boomtown.service").read_text(encoding="utf-8")
    unit = unit.replace("/opt/boomtown/bin/boomtown", sys.executable)
    (tmp_path / "boomtown.service").write_text(unit, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "boomtown.service")], capture_output=True, text=True, check=False
    )
    ours = [line for line in done.stderr.splitlines() if "boomtown.service" in line]
    assert ours == []
