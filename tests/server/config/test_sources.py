"""Settings by option, environment and file: precedence, messages for wrong values, and documentation.

`python -m tests.server.config.test_sources` renews the tables of docs/settings.md.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields, replace

from boomtown.cli import main, parser
from boomtown.cli.server_arguments import resolved
from boomtown.server.config.old_names import advice, old_names
from boomtown.server.config.settings import LOOPBACK, NO_CONTACT, Settings, limit_values
from boomtown.server.config.sources import SETTINGS, ConfigError, markdown, resolve
from tests.server.conftest import InProcessServer

PAGE = Path(__file__).parents[3] / "docs" / "settings.md"
PLACE = re.compile(r"(<!-- settings: .*? -->\n).*?(\n<!-- end of settings -->)", re.DOTALL)


def renewed(page: str) -> str:
    return PLACE.sub(lambda found: f"{found[1]}\n{markdown()}\n{found[2]}", page)


def args(*words: str) -> argparse.Namespace:
    return parser("serve").parse_args(["serve", *words])


def toml(folder: Path, text: str) -> str:
    (folder / "town.toml").write_text(text, encoding="utf-8")
    return str(folder / "town.toml")


# ---- one declaration


def test_an_operator_sets_at_most_so_many() -> None:
    assert len(SETTINGS) <= 35
    assert set(SETTINGS).isdisjoint(old_names())


def test_each_field_is_a_setting_or_an_old_name() -> None:
    """An operator who set a field that is fixed now gets advice; four fields are new or have had other names."""
    new = {"think_wall_timeout", "queue_timeout", "idle_timeout", "moment_longer"}
    assert {one.name for one in fields(Settings)} <= {*SETTINGS, *old_names(), *new}


def test_a_bot_that_may_compute_long_may_take_longer() -> None:
    """The real time for a choice grows with the processor time, and stays 10 seconds for short ones."""
    for limit, wall in ((0.1, 10.0), (1.0, 10.0), (30.0, 300.0)):
        assert resolve({"think_limit": limit}, {}).settings().think_wall_timeout == wall


def test_push_services_get_a_contact() -> None:
    def contact(**given: str) -> str:
        return resolve(given, {}).settings().push_contact

    assert contact() == contact(site="http://localhost:8000") == NO_CONTACT
    assert contact(site="https://play.example.org") == "https://play.example.org"
    assert contact(site="https://play.example.org", mail_from="me@example.org") == "mailto:me@example.org"


def test_nothing_said_is_the_default() -> None:
    config = resolve({}, {})
    usual = Settings()
    assert config.settings() == usual
    assert (config["host"], config["port"], config["bot"]) == ("127.0.0.1", 8000, "greenhorn")
    assert set(config.sources.values()) == {""}


def test_every_default_is_one_that_may_be_said() -> None:
    """The default is valid as the text of an option."""
    for one in SETTINGS.values():
        if not one.shown:
            assert one.read("" if one.default_text == "none" else one.default_text) == one.default, one.name


def test_help_and_page_tell_of_all() -> None:
    help_text = _help()
    page = PAGE.read_text(encoding="utf-8")
    for one in SETTINGS.values():
        assert f"{one.option} " in help_text
    assert page == renewed(page), "python -m tests.server.config.test_sources"


def _help() -> str:
    done = subprocess.run(
        [sys.executable, "-m", "boomtown", "serve", "--help"], check=True, capture_output=True, text=True
    )
    return done.stdout


# ---- who wins


def test_option_environment_file_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = toml(tmp_path, 'port = 1\nbot_delay = 1\nkeep-days = 1\nlog_format = "json"\n')
    monkeypatch.setenv("BOOMTOWN_PORT", "2")
    monkeypatch.setenv("BOOMTOWN_BOT_DELAY", "2")
    monkeypatch.setenv("BOOMTOWN_RECONNECT_GRACE", " ")
    config = resolved(args("--config", file, "--port", "3"))
    assert [config[name] for name in ("port", "bot_delay", "keep_days", "reconnect_grace")] == [3, 2.0, 1.0, 15.0]
    assert [config.sources[name] for name in ("port", "bot_delay", "keep_days", "reconnect_grace")] == [
        "option",
        "environment",
        file,
        "",
    ]
    assert config.settings().keep_days == 1.0
    assert config["log_format"] == "json"


def test_the_file_may_be_named_by_the_environment(tmp_path: Path) -> None:
    file = toml(tmp_path, "port = 1")
    assert resolve({}, {"BOOMTOWN_CONFIG": file})["port"] == 1


@pytest.mark.parametrize(
    ("words", "environ", "file"),
    [
        (["--metrics-from", "10.0.0.0/8", "--metrics-from", "::1/128,127.0.0.1"], {}, ""),
        ([], {"BOOMTOWN_METRICS_FROM": "10.0.0.0/8, ::1/128 ,127.0.0.1"}, ""),
        ([], {}, 'metrics_from = ["10.0.0.0/8", "::1/128", "127.0.0.1/32"]'),
        ([], {}, 'metrics_from = "10.0.0.0/8,::1/128,127.0.0.1/32"'),
    ],
)
def test_many_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], environ: dict[str, str], file: str
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    config = resolved(args("--config", toml(tmp_path, file), *words))
    assert config["metrics_from"] == ("10.0.0.0/8", "::1/128", "127.0.0.1/32")


def test_a_secret_is_never_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No message quotes it, whatever the source and the fault."""
    wrong = "smtp//town:hush-hush@mail.example.org"
    with pytest.raises(SystemExit):
        args("--mail", wrong)
    assert "hush-hush" not in capsys.readouterr().err
    for environ, file in (({"BOOMTOWN_MAIL": wrong}, None), ({}, toml(tmp_path, f"mail = ['{wrong}']"))):
        with pytest.raises(ConfigError, match="got something else") as error:
            resolve({}, environ, file)
        assert "hush-hush" not in str(error.value)


def test_what_cannot_do_without_another() -> None:
    with pytest.raises(ConfigError, match="mail is set: expected mail_from and site as well"):
        resolve({}, {"BOOMTOWN_MAIL": "smtp://127.0.0.1"})


def test_nobody_may_read_the_figures(tmp_path: Path) -> None:
    """An empty list is no default."""
    assert resolve({}, {}, toml(tmp_path, "metrics_from = []"))["metrics_from"] == ()
    assert resolve({}, {})["metrics_from"] == LOOPBACK


def test_data_is_a_file_or_a_url() -> None:
    assert resolve({"data": "/srv/town.sqlite"}, {}).settings().data == Path("/srv/town.sqlite")
    assert resolve({"data": "sqlite:////srv/x"}, {}).settings().data == "sqlite:////srv/x"
    assert resolve({"data": "~/x"}, {}).settings().data == Path.home() / "x"


# ---- limits


def test_limits_are_one_choice() -> None:
    """Normal limits are the defaults; strict ones are lower, and off is higher or equal."""
    strict, normal, off = (resolve({"limits": one}, {}).settings() for one in ("strict", "normal", "off"))
    assert normal == Settings()
    assert set(limit_values("strict")) == set(limit_values("off"))
    for name in limit_values("strict"):
        low, middle, high = (getattr(one, name) for one in (strict, normal, off))
        assert 0 < low < middle <= high, name


def test_no_secret_in_a_repr() -> None:
    text = repr(resolve({"mail": "smtp://me:hush@x", "mail_from": "a@b.c", "site": "https://x"}, {}).settings())
    assert "hush" not in text
    assert "bot_delay=1.5" in text


# ---- pages of other addresses


async def test_only_named_origins_may_ask(settings: Settings) -> None:
    """Behind a proxy that changes Host; both for requests and for sockets."""
    server = InProcessServer(replace(settings, origins=("https://play.example.org",)))
    await server.open()
    for origin, status in (("https://play.example.org", 201), ("https://evil.example.org", 403), ("http://test", 201)):
        answer = await server.request("POST", "/api/tables", {"name": "Ann"}, headers={"origin": origin})
        assert answer[0] == status, origin
    code, token = await server.new_table()
    good = server.connect(code, {"origin": "https://play.example.org"})
    good.send({"t": "hello", "token": token})
    await good.receive("table")
    assert await server.connect(code, {"origin": "https://evil.example.org"}).end() == 1008
    await server.close()


# ---- what is wrong


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "unknown key prot: did you mean port?"),
        ("zzzzzz = 1", "unknown key zzzzzz: 'boomtown serve --help' lists all there are"),
        ("port = 'x'", "port: expected a port from 0 to 65535, got 'x'"),
        ("port = 8000.5", "port: expected a port from 0 to 65535, got '8000.5'"),
        ("port = true", "port: expected a port from 0 to 65535, got True"),
        ("port = [1]", "port: expected a port from 0 to 65535, got [1]"),
        ("bot_delay = nan", "bot_delay: expected seconds, 0 or more and less than a day, got 'nan'"),
        ("bot_delay = -1", "bot_delay: expected seconds, 0 or more and less than a day, got '-1'"),
        ("keep_days = 0", "keep_days: expected days, from 0.1 to 100000, got '0'"),
        ("workers = 0", "workers: expected a whole number from 1 to 1000000000, got '0'"),
        ("log_level = 'loud'", "log_level: expected one of debug, info, warning, error, got 'loud'"),
        ("metrics_from = ['here']", "metrics_from: expected a network as 10.0.0.0/8, got 'here'"),
        ("metrics_from = ['10.0.0.1/8']", "metrics_from: expected a network as 10.0.0.0/8, got '10.0.0.1/8'"),
        ("trust_proxy = ['caddy']", "trust_proxy: expected the address of a proxy as 10.0.0.1, got 'caddy'"),
        ("origins = ['https://a.org/x']", "without a path, got 'https://a.org/x'"),
        ("origins = [{}]", "without a path, got {}"),
        ("[limits]\nstrikes = 1", "limits: expected one of strict, normal, off, got {'strikes': 1}"),
        ("port = ", "expected TOML, got something else: Invalid value (at "),
        ("bot = 3.5\nbot_delay = {}", "bot_delay: expected seconds, 0 or more and less than a day, got {}"),
    ],
)
def test_a_wrong_line_of_the_file(tmp_path: Path, text: str, says: str) -> None:
    file = toml(tmp_path, text)
    with pytest.raises(ConfigError) as wrong:
        resolve({}, {}, file)
    assert str(wrong.value).startswith(f"{file}: ")
    assert says in str(wrong.value)


@pytest.mark.parametrize(
    ("environ", "says"),
    [
        ({"BOOMTOWN_PROT": "1"}, "unknown variable BOOMTOWN_PROT: did you mean BOOMTOWN_PORT?"),
        ({"BOOMTOWN_PORT": "tcp://10.0.0.1:80"}, "BOOMTOWN_PORT: expected a port from 0 to 65535, got 'tcp"),
        ({"BOOMTOWN_CONFIG": "/nowhere/town.toml"}, "cannot read /nowhere/town.toml: No such file or directory"),
    ],
)
def test_a_wrong_variable(environ: dict[str, str], says: str) -> None:
    with pytest.raises(ConfigError) as wrong:
        resolve({}, environ)
    assert says in str(wrong.value)


@pytest.mark.parametrize("name", old_names())
def test_an_old_name_gets_advice(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The advice for a key, a variable and an option uses the same spelling as the operator."""
    key, variable, option = name, f"BOOMTOWN_{name.upper()}", "--" + name.replace("_", "-")
    with pytest.raises(ConfigError) as of_file:
        resolve({}, {}, toml(tmp_path, f"{name} = 1"))
    with pytest.raises(ConfigError) as of_variable:
        resolve({}, {variable: "1"})
    with pytest.raises(SystemExit):
        args(option, "1")
    said = str(of_file.value).split(": ", 1)[1], str(of_variable.value), capsys.readouterr().err.split(": ", 1)[1]
    new = advice(name, lambda one: f"<{one}>")
    named = re.findall("<(.*?)>", new)
    spellings = (
        {one: one for one in named},
        {one: f"BOOMTOWN_{one.upper()}" for one in named},
        {one: SETTINGS[one].option for one in named},
    )
    for text, old, spelled in zip(said, (key, variable, option), spellings, strict=True):
        expected = new
        for one, spelling in spelled.items():
            expected = expected.replace(f"<{one}>", spelling)
        assert text.startswith(f"{old} {expected}")
    assert all(one in SETTINGS for one in named)


def test_what_is_not_ours_is_left_alone() -> None:
    resolve({}, {"BOOMTOWN_COMPILE": "1", "BOOMTOWN_SERVICE_HOST": "x", "BOOMTOWN_PORT_80_TCP": "x", "HOME": "/"})


@pytest.mark.parametrize("words", [["--config", "/nowhere/town.toml"], ["--bot", "zzz"]])
def test_the_command_says_it_in_one_line(words: list[str], capsys: pytest.CaptureFixture[Any]) -> None:
    assert main(["serve", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("boomtown: ")
    assert said.err.count("\n") == 1


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
