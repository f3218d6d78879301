"""Settings of a server: one declaration each, with the type, the help text and the default.

The operator sets a field that has a help text: by an option, a variable or a settings file. The choice `limits` sets
the fields with a `limit`. The other fields are fixed; tests change them.
"""

import os
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

from msgspec import Meta, Struct, field
from msgspec.structs import asdict

from ..core.durations import DAY
from ..tables.moderation import Talk
from . import value_types as types

LOOPBACK = ("127.0.0.0/8", "::1/128")
PUSH_SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
UNLIMITED = 1_000_000_000
NO_CONTACT = "mailto:operator@localhost"  # reaches no one
SECRETS = ("mail", "oidc_client_secret")

Thinkers = Literal["own", "queue"]
LimitChoice = Literal["strict", "normal", "off"]
# The first setting of each group, with the title of the group.
GROUP_TITLES = {
    "host": "network and storage",
    "keep_days": "how long data is kept",
    "passkey_domain": "sign-in",
    "bot": "tables",
    "bot_processes": "bots",
    "log_level": "operation",
    "push_hosts": "notifications",
}


def default_data() -> Path:
    """Return the path of `boomtown.sqlite` in the user's data folder (XDG)."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "boomtown" / "boomtown.sqlite"


def default_processes() -> int:
    """Return the number of cores less one, which is left to the server process; at least 1."""
    return max(1, (os.cpu_count() or 1) - 1)


def about(text: str, shown: str = "") -> Meta:
    """Return the help text of a setting; `shown` describes a default that is no plain value."""
    return Meta(description=text, extra={"shown": shown})


def limit(strict: float, off: float = UNLIMITED) -> Meta:
    """Return the values of a limit for the choices `strict` and `off`; the default of the field is that of `normal`."""
    return Meta(extra={"strict": strict, "off": off})


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of a server. Times are in seconds, unless the name or the help text says otherwise."""

    host: Annotated[types.Host, about("address to listen on; 0.0.0.0: every address of this machine")] = "127.0.0.1"
    port: Annotated[types.Port, about("port to listen on; 0: any free port")] = 8000
    workers: Annotated[types.Count, about("server processes, which share a PostgreSQL database")] = 1
    data: Annotated[
        types.Data,
        about("database for the games: a file, or postgresql://user@host/name", "boomtown.sqlite in your data folder"),
    ] = field(default_factory=default_data)
    bus: Annotated[
        types.Bus,
        about("Redis through which server processes exchange messages: redis://host:6379/0", "the database"),
    ] = ""
    site: Annotated[
        types.Origin,
        about("public address, as https://play.example.org: for links in e-mails and the return from sign-in", "none"),
    ] = ""
    subpath: Annotated[
        types.Subpath, about("path of the site under which the server is reached, as /play", "the whole site")
    ] = ""
    trust_proxy: Annotated[
        types.Proxies, about("address of a proxy in front; the server trusts its X-Forwarded-For header")
    ] = ()
    origins: Annotated[types.Origins, about("origins whose pages may use this server, besides its own")] = ()
    limits: Annotated[
        LimitChoice,
        types.CHOICE,
        about("limits for each address: strict for a server open to everyone, normal, or off for load tests"),
    ] = "normal"

    keep_days: Annotated[
        types.Days, about("days a table with a running or finished game is kept after the last visit")
    ] = 30.0
    guest_days: Annotated[
        types.Days, about("days a guest, or a signed-in browser, is remembered after its last visit")
    ] = 180.0
    reports_days: Annotated[types.Days, about("days a report about a player is kept")] = 90.0

    passkey_domain: Annotated[
        types.Text,
        about(
            "domain that passkeys are bound to; example.org includes all names below it",
            "the domain of the address that people open",
        ),
    ] = ""
    oidc_issuer: Annotated[
        types.Issuer, about("OpenID Connect provider for sign-in; needs oidc_client_id and site", "none")
    ] = ""
    oidc_client_id: Annotated[types.Text, about("client id of this server at that provider", "none")] = ""
    oidc_client_secret: Annotated[
        types.Secret, about("client secret of this server at that provider; not on a command line", "none")
    ] = ""
    oidc_name: Annotated[types.Text, about("name of that provider on the sign-in button", "its host")] = ""

    bot: Annotated[
        types.Bot, about("bot that plays in empty seats and for absent players: greenhorn, random or FILE.py:CLASS")
    ] = "greenhorn"
    bot_delay: Annotated[
        types.Seconds,
        about("seconds a bot waits before it plays; a game with many answers in a turn takes a share of them"),
    ] = 1.5
    moment: Annotated[
        types.Seconds,
        about("seconds all players wait after a move that someone may interrupt; longer than think_limit"),
    ] = 1.0
    fill_after: Annotated[
        types.Seconds, about("seconds after which bots fill a table of strangers and its game begins")
    ] = 20.0
    reconnect_grace: Annotated[
        types.Seconds, about("seconds before a bot plays for a player whose connection is lost")
    ] = 15.0
    stranger_talk: Annotated[
        Talk,
        types.CHOICE,
        about("what players may say at a table of strangers: chat, phrases (they are translated), none"),
    ] = "chat"
    filter_words: Annotated[
        types.WordFiles, about("file of words that other players see as asterisks; one for each language")
    ] = ()

    bot_processes: Annotated[
        types.Few,
        about(
            "processes for bots; 0: bots run in the server process, for tests",
            "one less than the number of cores, at least 1",
        ),
    ] = field(default_factory=default_processes)
    think_limit: Annotated[types.Seconds, about("processor seconds a bot may take for a choice")] = 0.9
    thinkers: Annotated[
        Thinkers,
        types.CHOICE,
        about("own: bots run in processes of this server; queue: in processes of `boomtown think`, over the bus"),
    ] = "own"

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], types.CHOICE, about("lowest level of the messages in the log")
    ] = "warning"
    log_format: Annotated[Literal["text", "json"], types.CHOICE, about("format of the log")] = "text"
    metrics_from: Annotated[types.Networks, about("networks from which /metrics may be read")] = LOOPBACK
    drain: Annotated[
        types.Seconds, about("seconds between SIGTERM and the end, while players read that the server stops")
    ] = 5.0

    push_hosts: Annotated[
        types.PushHosts, about("push services of browsers to which notifications are sent; an empty list: none")
    ] = PUSH_SERVICES
    mail: Annotated[
        types.MailServer,
        about(
            "mail server for notifications, as smtp://user:password@host:port; needs mail_from and site",
            "none; players are not asked for an e-mail address",
        ),
    ] = ""
    mail_from: Annotated[types.Mailbox, about("sender address of e-mails, and contact for push services", "none")] = ""

    # Fixed times
    think_wall_timeout: float = 10.0  # for a choice of a bot that waits instead of computing; see Config.settings
    queue_timeout: float = 3.0  # without an answer from `boomtown think`, a bot runs in this server
    idle_timeout: float = 60.0  # without a time limit: then another player may let a bot answer for an idle one
    moment_alone: float = 0.1  # a moment where one player plays with bots only: longer than a bot takes to think
    moment_longer: float = 6.0  # from then on that a moment lasts once a player has asked for time
    retry: float = 1.0  # pause after a failed automatic move, so that a broken disk is not used without pause
    idle_hours: float = 24.0  # a waiting table without visits is deleted after this, idle connections are closed
    sweep_every: float = 300.0  # between two clean-ups of old tables, guests and reports
    post_every: float = 60.0  # between two checks for correspondence tables whose time is up
    listed_for: float = 300.0  # a table without any connection stays listed, and in memory, for this long

    # Fixed sizes: docs/interface names them, and a whole message or game must fit with every choice of `limits`.
    frame_limit: int = 16_384  # bytes of one message or HTTP body
    record_limit: int = 131_072  # bytes of a recorded game
    choices_limit: int = 3000  # choices of a recorded game
    outbox_limit: int = 64  # messages waiting for a slow reader; beyond that the server sends one fresh snapshot

    # The limits. A rate is a number a second in the long run, a burst may come at once.
    replays_waiting: Annotated[int, limit(4)] = 8  # recorded games that wait to be read; one is read at a time
    replay_seconds: Annotated[float, limit(10.0, DAY)] = 20.0  # processor time for reading one of them
    hello_within: Annotated[float, limit(5.0, DAY)] = 10.0  # a socket that has sent nothing by then is closed
    waiting_limit: Annotated[int, limit(30)] = 60  # sockets at one table before their `hello`; the oldest is closed
    watchers_limit: Annotated[int, limit(75)] = 150  # at one table; a player with a seat is never refused
    seats_per_address: Annotated[int, limit(2)] = 4  # at one table, for an address that is not the host's
    sockets_per_address: Annotated[int, limit(32)] = 64
    connections_per_address: Annotated[int, limit(64)] = 128
    connection_rate: Annotated[float, limit(10.0)] = 20.0  # new connections of an address
    connection_burst: Annotated[int, limit(100)] = 200
    message_rate: Annotated[float, limit(5.0)] = 10.0  # of a seat, or of a connection without one
    message_burst: Annotated[int, limit(30)] = 60
    address_rate: Annotated[float, limit(30.0)] = 60.0  # messages of an address, over all its connections
    address_burst: Annotated[int, limit(300)] = 600
    hello_rate: Annotated[float, limit(2.5)] = 5.0  # of an address
    hello_burst: Annotated[int, limit(30)] = 60
    strikes: Annotated[int, limit(50)] = 100  # messages beyond the limit, after which the connection is closed
    http_rate: Annotated[float, limit(100.0)] = 200.0  # requests of an address; a page is about 70 files, and a
    http_burst: Annotated[int, limit(1500)] = 3000  # class of 30 opens it at once
    request_rate: Annotated[float, limit(1.0)] = 2.0  # of an address, that change data or fetch a game
    request_burst: Annotated[int, limit(30)] = 60
    miss_rate: Annotated[float, limit(0.25)] = 0.5  # of an address, for tables that do not exist
    miss_burst: Annotated[int, limit(15)] = 30
    upload_rate: Annotated[float, limit(0.05)] = 0.1  # recorded games that an address sends to be shown
    upload_burst: Annotated[int, limit(5)] = 10
    bot_memory: Annotated[int, limit(500)] = 1000  # millions of bytes for each bot process
    # Confirmation e-mails keep their limits when the others are off: they protect people outside the server.
    mail_day: Annotated[int, limit(3, 5)] = 5  # a day: of an account, of an address, to a mailbox
    mail_hour: Annotated[int, limit(1, 2)] = 2  # an hour: to a mailbox

    @property
    def push_contact(self) -> str:
        """URL through which a push service can contact the operator."""
        if self.mail_from:
            return f"mailto:{self.mail_from}"
        return self.site if self.site.startswith("https:") else NO_CONTACT

    def __repr__(self) -> str:
        """Return all values but the secrets, because an error message or a log may quote them."""
        shown = {name: value for name, value in asdict(self).items() if name not in SECRETS}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


def limit_values(choice: LimitChoice) -> dict[str, Any]:
    """Return the limits that this choice changes, by field."""
    found = {}
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        for meta in getattr(hint, "__metadata__", ()):
            values = meta.extra or {} if isinstance(meta, Meta) else {}
            if choice in values:
                found[name] = values[choice]
    return found
