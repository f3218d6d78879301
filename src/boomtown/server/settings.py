"""What a server can be told at start."""

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_data() -> Path:
    """`boomtown.sqlite` in the user's data folder (XDG)."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "boomtown" / "boomtown.sqlite"


@dataclass(frozen=True, slots=True)
class Settings:
    """Times in seconds unless the name says otherwise."""

    data: Path | str = field(default_factory=default_data)  # a file, or a database URL
    bot_delay: float = 1.0  # middle of the time a bot takes; never depends on what it holds
    moment: float = 3.5  # how long a moment lasts for everybody; longer than think_limit, so that no bot shows
    moment_alone: float = 0.1  # the same where one person plays with bots: longer than a bot takes to think
    grace: float = 15.0  # how long a lost connection is waited for before a bot plays
    think_limit: float = 2.0  # a bot that thinks longer is replaced by a random choice
    retry: float = 1.0  # pause after a failed automatic move, so that a broken disk is not hammered
    idle_hours: float = 24.0  # a table nobody is connected to is closed after this
    sweep_every: float = 300.0
    listed_for: float = 300.0  # a public table without any connection stays listed this long
    frame_limit: int = 16_384  # bytes of one message or HTTP body
    record_limit: int = 131_072  # bytes of the file of a game
    choices_limit: int = 3000  # of a game that is shown again
    replays_waiting: int = 8  # files that wait to be read; one is read at a time
    outbox_limit: int = 64  # messages waiting for a slow reader before he gets a fresh snapshot instead
    connections_limit: int = 200  # per table
    message_rate: float = 10.0  # per connection and second, in the long run
    message_burst: int = 60
    request_rate: float = 2.0  # tables made or joined per address and second, in the long run
    request_burst: int = 60
