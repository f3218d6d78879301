"""Every setting of the server, declared once: as an option of `boomtown serve`, as a variable of the environment, and
as a key of a TOML file. An option wins over the environment, that over the file, that over the default.
"""

import difflib
import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, get_args

from boomtown.textfile import NotText, read_bytes

from ..tables.moderation import Talk
from . import value_types
from .settings import Settings, Thinkers, default_data, default_processes
from .value_types import Kind

PREFIX = "BOOMTOWN_"
FILE = "BOOMTOWN_CONFIG"
# Not ours to read: of the build, and what Kubernetes sets in every container beside a service of this name.
OTHERS = ("BOOMTOWN_COMPILE", FILE)
FOREIGN = ("BOOMTOWN_SERVICE_", "BOOMTOWN_PORT_")


class ConfigError(ValueError):
    """Says where a setting is wrong, what was expected and what came."""


class Setting(NamedTuple):
    """`default` None: where Settings says none, there is none, or it depends on the machine (`shown` says how)."""

    name: str
    kind: Kind
    help: str
    default: Any = None
    shown: str = ""

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def usual(self) -> Any:
        """The value without any word of anybody."""
        own = [one.default for one in fields(Settings) if one.name == self.name]
        return self.default if own in ([], [MISSING]) else own[0]

    @property
    def said(self) -> str:
        """The default, as help and documentation show it."""
        value = self.usual
        if self.shown:
            return self.shown
        if self.kind.many:
            return ", ".join(value) or "none"
        return f"{value:g}" if isinstance(value, float) else str(value)

    def read(self, text: str) -> Any:
        """The value of a text; a list for a setting with many."""
        parts = [part.strip() for part in text.split(",") if part.strip()] if self.kind.many else [text.strip()]
        found = []
        for part in parts:
            try:
                found.append(self.kind.read(part))
            except ValueError:
                raise ConfigError(f"{self.kind.expected}, got {self._quoted(part)}") from None
        return tuple(found) if self.kind.many else found[0]

    def take(self, value: Any) -> Any:
        """The value of what stands in a file."""
        if self.kind.many and isinstance(value, list):
            return tuple(one for part in value for one in self.read(self._text(part)))
        return self.read(self._text(value))

    def _text(self, value: Any) -> str:
        if isinstance(value, bool) or not isinstance(value, (str, int, float)):
            raise ConfigError(f"{self.kind.expected}, got {self._quoted(value)}")
        return str(value)

    def _quoted(self, value: Any) -> str:
        return "something else" if self.kind.secret else repr(value)


o = value_types
GROUPS: dict[str, tuple[Setting, ...]] = {
    "where it listens and what it keeps": (
        Setting("host", o.HOST, "address to listen on; 0.0.0.0: every address of this machine", "127.0.0.1"),
        Setting("port", o.PORT, "port to listen on", 8000),
        Setting("workers", o.COUNT, "server processes, which share a PostgreSQL database", 1),
        Setting(
            "data",
            o.DATA,
            "where the games are kept: a file, or postgresql://user@host/name",
            shown="boomtown.sqlite in your data folder",
        ),
        Setting(
            "bus",
            o.BUS,
            "what the server processes exchange messages over: redis://host:6379/0",
            shown="the database",
        ),
        Setting("keep_days", o.DAYS, "days a table with a running or finished game is kept after the last visit"),
        Setting("idle_hours", o.HOURS, "hours a waiting table is kept after the last visit"),
        Setting("guest_days", o.DAYS, "days a guest, or a signed-in browser, is remembered after its last visit"),
        Setting(
            "passkey_domain",
            o.TEXT,
            "the domain that passkeys are bound to; example.org includes all names below it",
            shown="the domain of the address that people open",
        ),
        Setting(
            "oidc_issuer",
            o.ISSUER,
            "an OpenID Connect provider for signing in; it needs oidc_client_id and site",
            shown="none",
        ),
        Setting("oidc_client_id", o.TEXT, "the client id of this server at that provider", shown="none"),
        Setting(
            "oidc_client_secret",
            o.SECRET,
            "the client secret of this server at that provider; not on a command line",
            shown="none",
        ),
        Setting("oidc_name", o.TEXT, "the name of that provider on the sign-in button", shown="its host"),
        Setting("trust_proxy", o.PROXIES, "a proxy in front whose X-Forwarded-For header names the client's address"),
        Setting("origins", o.ORIGINS, "origins whose pages may use this server, besides its own"),
        Setting(
            "subpath",
            o.SUBPATH,
            "the path of the site under which the server is reached, as /play",
            shown="the whole site",
        ),
    ),
    "at the tables": (
        Setting(
            "bot",
            o.BOT,
            "who plays in empty seats and for absent people: greenhorn, random or FILE.py:CLASS",
            "greenhorn",
        ),
        Setting("bot_delay", o.SECONDS, "seconds a bot waits before it plays"),
        Setting("moment", o.SECONDS, "seconds all players wait where one may interrupt"),
        Setting("moment_alone", o.SECONDS, "the same, where one person plays with bots only"),
        Setting("fill_after", o.SECONDS, "seconds after which bots fill a table of strangers and its game begins"),
        Setting(
            "stranger_talk",
            o.one_of(*get_args(Talk)),
            "what may be said at a table of strangers: chat, phrases (they are translated), none",
        ),
        Setting("filter_words", o.WORDS, "a file of words that others see as asterisks; one for each language"),
        Setting("grace", o.SECONDS, "seconds before a bot plays for a player whose connection is lost"),
        Setting(
            "patience",
            o.SECONDS,
            "seconds after which another player may let a bot answer, where there is no time limit",
        ),
        Setting("think_limit", o.SECONDS, "processor seconds a bot may take for a choice"),
        Setting("think_patience", o.SECONDS, "real seconds a bot may take for a choice"),
        Setting(
            "bot_processes",
            o.FEW,
            "bot processes; 0: bots run in the process of the server, for tests",
            shown="one less than the number of cores, at least 1",
        ),
        Setting(
            "thinkers",
            o.one_of(*get_args(Thinkers)),
            "own: bots think in processes of this server; queue: in processes of `boomtown think`, over the bus",
        ),
        Setting(
            "queue_patience", o.SECONDS, "seconds after which a bot thinks here if no answer has come from the queue"
        ),
        Setting("bot_memory", o.COUNT, "megabytes of memory for each bot process"),
    ),
    "for the operator": (
        Setting(
            "log_level",
            o.one_of("debug", "info", "warning", "error"),
            "lowest level of the messages in the log",
            "warning",
        ),
        Setting("log_format", o.one_of("text", "json"), "how the log is written", "text"),
        Setting("metrics_from", o.NETWORKS, "networks from which /metrics may be read"),
        Setting("drain", o.SECONDS, "seconds between SIGTERM and the end, while players read that the server stops"),
        Setting("retry", o.SECONDS, "seconds between attempts to store again after a failure"),
        Setting("sweep_every", o.SECONDS, "seconds between two clean-ups of old tables, guests and reports"),
        Setting("reports_days", o.DAYS, "days a report about a player is kept"),
        Setting("post_every", o.SECONDS, "seconds between two checks for correspondence tables whose time is up"),
        Setting("push_hosts", o.PUSH_HOSTS, "push services of browsers to which notifications are sent"),
        Setting("push_contact", o.CONTACT, "contact for push services, as mailto:me@example.org"),
        Setting(
            "site",
            o.SITE,
            "public address, as https://play.example.org: for links in e-mails and the way back from oidc_issuer",
            shown="none",
        ),
        Setting(
            "mail",
            o.RELAY,
            "the mail server for notifications, as smtp://user:password@host:port; it needs mail_from and site",
            shown="none; players are not asked for an e-mail address",
        ),
        Setting("mail_from", o.FROM, "the sender address of e-mails", shown="none"),
        Setting("listed_for", o.SECONDS, "seconds an empty table stays listed and in memory"),
    ),
    "limits": (
        Setting("frame_limit", o.COUNT, "bytes of a message or of the body of a request"),
        Setting("record_limit", o.COUNT, "bytes of a recorded game"),
        Setting("choices_limit", o.COUNT, "choices of a recorded game"),
        Setting("replays_waiting", o.COUNT, "recorded games that may wait to be read"),
        Setting("replay_seconds", o.SECONDS, "processor seconds for reading a recorded game"),
        Setting("outbox_limit", o.COUNT, "messages that wait for a slow reader"),
        Setting("hello_within", o.SECONDS, "seconds after which a socket that has said nothing is closed"),
        Setting("waiting_limit", o.COUNT, "sockets at one table that have not said hello yet"),
        Setting("watchers_limit", o.COUNT, "people who watch one table"),
        Setting("seats_per_address", o.COUNT, "seats at one table, for an address that is not the host's"),
        Setting("sockets_per_address", o.COUNT, "WebSockets of an address"),
        Setting("message_rate", o.RATE, "messages a second, of a seat"),
        Setting("message_burst", o.COUNT, "messages of a seat, at once"),
        Setting("address_rate", o.RATE, "messages a second, of an address"),
        Setting("address_burst", o.COUNT, "messages of an address, at once"),
        Setting("hello_rate", o.RATE, "hello messages a second, of an address"),
        Setting("hello_burst", o.COUNT, "hello messages of an address, at once"),
        Setting("strikes", o.COUNT, "messages beyond the limit after which a socket is closed"),
        Setting("http_rate", o.RATE, "requests a second, of an address"),
        Setting("http_burst", o.COUNT, "requests of an address, at once"),
        Setting("request_rate", o.RATE, "requests a second that change something or fetch a game, of an address"),
        Setting("request_burst", o.COUNT, "requests of an address that change something or fetch a game, at once"),
        Setting("miss_rate", o.RATE, "requests a second for tables that do not exist, of an address"),
        Setting("miss_burst", o.COUNT, "requests for tables that do not exist, of an address, at once"),
        Setting("upload_rate", o.RATE, "recorded games sent in to be shown a second, of an address"),
        Setting("upload_burst", o.COUNT, "recorded games sent in to be shown by an address, at once"),
        Setting(
            "mail_day", o.COUNT, "mails that ask for a confirmation, a day: of an account, of an address, to a mailbox"
        ),
        Setting("mail_hour", o.COUNT, "mails that ask for a confirmation, an hour: to a mailbox"),
    ),
}
TOGETHER = {
    "mail": ("mail_from", "site"),
    "oidc_issuer": ("oidc_client_id", "site"),
}  # a setting, and those it cannot do without
SETTINGS = {setting.name: setting for group in GROUPS.values() for setting in group}


@dataclass(frozen=True, slots=True)
class Config:
    """The value of each setting, and who has said so ("" for the default)."""

    values: Mapping[str, Any]
    sources: Mapping[str, str] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def settings(self) -> Settings:
        """What the server itself takes of it."""
        names = {one.name for one in fields(Settings)}
        return Settings(**{name: value for name, value in self.values.items() if name in names})


def resolve(given: Mapping[str, Any], environ: Mapping[str, str] | None = None, file: str | None = None) -> Config:
    """Options (`given`, those that were written), then the environment, then `file`, then defaults. ConfigError for the
    first thing that is wrong.
    """
    environ = os.environ if environ is None else environ
    file = file or environ.get(FILE) or None
    values = {name: setting.usual for name, setting in SETTINGS.items()}
    values |= {"data": str(default_data()), "bot_processes": default_processes()}  # what depends on the machine
    sources = dict.fromkeys(values, "")
    for found, said in ((_of_file(file), str(file)), (_of_environment(environ), "environment"), (given, "option")):
        values |= found
        sources |= dict.fromkeys(found, said)
    for name, needed in TOGETHER.items():
        missing = [one for one in needed if values[name] and not values[one]]
        if missing:
            raise ConfigError(f"{name} is set: expected {' and '.join(missing)} as well")
    data = values["data"]
    return Config({**values, "data": data if "://" in data else Path(data).expanduser()}, sources)


def _of_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    for variable, text in sorted(environ.items()):
        if not variable.startswith(PREFIX) or variable in OTHERS or variable.startswith(FOREIGN):
            continue
        if not text.strip():  # as a compose file sets what is not said
            continue
        setting = SETTINGS.get(variable.removeprefix(PREFIX).lower())
        if setting is None:
            raise ConfigError(_unknown(variable, [one.variable for one in SETTINGS.values()], "variable"))
        try:
            found[setting.name] = setting.read(text)
        except ConfigError as error:
            raise ConfigError(f"{variable}: {error}") from None
    return found


def _of_file(file: str | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        told = tomllib.loads(read_bytes(file).decode())
    except OSError as error:
        raise ConfigError(f"cannot read {file}: {error.strerror}") from None
    except NotText as error:
        raise ConfigError(f"{file}: {error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file}: expected TOML, got something else: {error}") from None
    except RecursionError:
        raise ConfigError(f"{file}: expected TOML with settings, got brackets that are nested too deep") from None
    found = {}
    for key, value in told.items():
        setting = SETTINGS.get(key.replace("-", "_"))
        if setting is None:
            raise ConfigError(f"{file}: {_unknown(key, SETTINGS, 'key')}")
        try:
            found[setting.name] = setting.take(value)
        except ConfigError as error:
            raise ConfigError(f"{file}: {key}: {error}") from None
    return found


def _unknown(name: str, known: Iterable[str], what: str) -> str:
    own = name.removeprefix(PREFIX)  # the same start makes no two names alike
    likely = {one.removeprefix(PREFIX): one for one in known}
    close = difflib.get_close_matches(own, likely, n=1)
    hint = f"did you mean {likely[close[0]]}?" if close else "'boomtown serve --help' lists all there are"
    return f"unknown {what} {name}: {hint}"


def markdown() -> str:
    """The tables of docs/settings.md."""
    lines: list[str] = []
    for title, group in GROUPS.items():
        lines += [f"| {title} | default | what it says |", "| --- | --- | --- |"]
        lines += [f"| `{one.name}` | {one.said} | {one.help} |" for one in group]
        lines.append("")
    return "\n".join(lines).strip()
