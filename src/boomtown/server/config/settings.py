"""What a server can be told at start."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ..tables.moderation import Talk


def default_data() -> Path:
    """`boomtown.sqlite` in the user's data folder (XDG)."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "boomtown" / "boomtown.sqlite"


def default_processes() -> int:
    """One core is for the tables."""
    return max(1, (os.cpu_count() or 1) - 1)


Thinkers = Literal["own", "queue"]
LOOPBACK = ("127.0.0.0/8", "::1/128")


@dataclass(frozen=True, slots=True)
class Settings:
    """Times in seconds unless the name says otherwise."""

    data: Path | str = field(default_factory=default_data)  # a file, or a database URL
    bus: str = ""  # over which the processes of a town talk, a URL; "": over the data base
    trust_proxy: tuple[str, ...] = ()  # addresses of proxies whose X-Forwarded-For is believed
    metrics_from: tuple[str, ...] = LOOPBACK  # networks from which /metrics may be read
    origins: tuple[str, ...] = ()  # pages from there may use this server, beside those of its own address
    subpath: str = ""  # the part of the site the town stands on, as "/play"; "": all of it
    drain: float = 5.0  # told to end by SIGTERM: so long people are left to read that
    bot_delay: float = 1.5  # middle of the time a bot takes; never depends on what it holds
    moment: float = 3.5  # how long a moment lasts for everybody; longer than think_limit, so that no bot shows
    moment_alone: float = 0.1  # the same where one person plays with bots: longer than a bot takes to think
    grace: float = 15.0  # how long a lost connection is waited for before a bot plays
    patience: float = 60.0  # without a clock: how long a person who does nothing is waited for
    think_limit: float = 1.0  # processor seconds a bot may take for a decision; then chance decides
    think_patience: float = 10.0  # seconds on the clock, for a bot that waits instead of thinking
    bot_processes: int = field(default_factory=default_processes)  # 0: bots run in the process of the server
    bot_memory: int = 1000  # millions of bytes each of them may take
    thinkers: Thinkers = "own"  # which processes bots think in: those of this server, or those of `boomtown think`
    queue_patience: float = 3.0  # after so long without an answer of those a bot thinks here
    retry: float = 1.0  # pause after a failed automatic move, so that a broken disk is not hammered
    idle_hours: float = 24.0  # a waiting table nobody has touched is closed after this, open browsers are hung up
    keep_days: float = 30.0  # a table with a game, running or over, is kept so long after somebody was there
    guest_days: float = 180.0  # a guest, or a signed-in browser, is known so long after it was here
    passkey_domain: str = ""  # the name passkeys are bound to; "": that of the address people come by
    sweep_every: float = 300.0
    stranger_talk: Talk = "chat"  # what may be said at a table of strangers
    filter_words: tuple[str, ...] = ()  # files with words that others are not shown
    fill_after: float = 20.0  # a table of strangers: then bots fill the open seats and the game begins
    reports_days: float = 90.0  # what people report is kept so long
    push_hosts: tuple[str, ...] = (  # services of browsers to which notices are sent
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    push_contact: str = "mailto:keeper@localhost"  # whom a push service may write to
    site: str = ""  # where people come to, as https://play.example.org; links in mails begin with it
    mail: str = field(default="", repr=False)  # smtp://user:password@host:port; "": no mail is sent
    mail_from: str = ""
    oidc_issuer: str = ""  # who else may say who somebody is (OpenID Connect); "": nobody
    oidc_client_id: str = ""
    oidc_client_secret: str = field(default="", repr=False)  # "": the provider knows this town without one
    oidc_name: str = ""  # what people call the issuer; "": its host
    post_every: float = 60.0  # correspondence: how often it is looked where somebody has to be answered for
    listed_for: float = 300.0  # a table without any connection stays listed, and in memory, this long
    frame_limit: int = 16_384  # bytes of one message or HTTP body
    record_limit: int = 131_072  # bytes of the file of a game
    choices_limit: int = 3000  # of a game that is shown again
    replays_waiting: int = 8  # files that wait to be read; one is read at a time
    replay_seconds: float = 20.0  # processor time for one of them
    outbox_limit: int = 64  # messages waiting for a slow reader before he gets a fresh snapshot instead
    # How much is taken from whom; a rate is a number a second in the long run, a burst may come at once.
    hello_within: float = 10.0  # a socket that has said nothing by then is closed
    waiting_limit: int = 60  # sockets at a table that have not said who they are; the oldest makes room
    watchers_limit: int = 150  # per table; who has a seat always gets in
    seats_per_address: int = 4  # per table, for an address that is not the host's
    sockets_per_address: int = 64
    message_rate: float = 10.0  # per seat, or per connection without one
    message_burst: int = 60
    address_rate: float = 60.0  # messages per address, over all its connections
    address_burst: int = 600
    hello_rate: float = 5.0  # per address
    hello_burst: int = 60
    strikes: int = 100  # messages beyond the limit, and the connection is closed
    http_rate: float = 200.0  # requests per address; a page is some 70 files, and a class of 30 opens it at once
    http_burst: int = 3000
    request_rate: float = 2.0  # tables made or joined, games kept, per address
    request_burst: int = 60
    miss_rate: float = 0.5  # names of tables that are not there, per address
    miss_burst: int = 30
    upload_rate: float = 0.1  # recorded games sent to be shown, per address
    upload_burst: int = 10
    mail_day: int = 5  # confirmations asked for a day: by an account, by an address of the net, to a mailbox
    mail_hour: int = 2  # the same an hour, to a mailbox
