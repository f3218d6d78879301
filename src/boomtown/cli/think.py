"""`boomtown think`: run bots here for servers on other machines."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from typing import TYPE_CHECKING

from boomtown.cli.server_arguments import add_settings, resolved

if TYPE_CHECKING:
    from boomtown.server.config.sources import Config

SETTINGS = ("bus", "bot", "bot_processes", "think_limit", "limits", "log_level", "log_format")
OLD = ("bot_memory", "think_patience")
MEANS = {
    "bus": "Redis that holds the queue, as redis://host:6379/0; required here, in the environment or in the file",
    "bot_processes": "processes for bots (default: one less than the number of cores, at least 1)",
    "limits": "memory of a bot process: strict 500 MB, normal 1000 MB, off unlimited (default: normal)",
    "think_limit": "processor seconds a bot may take for a choice, the same as at the servers; a process that takes "
    "ten times as long in real time is replaced (default: 1)",
    "bot": "your own bot as FILE.py:CLASS, spelled as at the servers",
}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown think`."""
    p = subparsers.add_parser(
        "think",
        usage="%(prog)s --bus URL [OPTION ...]",
        help="run bots here for servers on other machines",
        description="Run the bots of servers started with '--thinkers queue', until Ctrl-C. The servers put their jobs "
        "into a queue on the bus; this command takes them and returns the bots' choices. It needs the same rules as "
        "the servers ('boomtown --version'). Exit status: 1 if the bus does not answer.",
    )
    add_settings(p, only=SETTINGS + OLD, means=MEANS)


def run(args: argparse.Namespace) -> int:
    """Work until Ctrl-C. Returns 1 if the bus does not answer, 2 for a wrong setting."""
    from boomtown.server.cluster.bus import factory
    from boomtown.server.cluster.bus.base import BusError
    from boomtown.server.config.sources import ConfigError
    from boomtown.server.engine import bot_registry
    from boomtown.server.observability import logs
    from boomtown.server.storage.database import without_password

    try:
        config = resolved(args)
        if not config["bus"]:
            raise ConfigError("expected --bus redis://..., the Redis that holds the queue")
        if config["bot"] != bot_registry.default():
            bot_registry.use(config["bot"])
    except (ConfigError, ValueError) as error:
        print(f"boomtown think: {error}", file=sys.stderr)
        return 2
    logs.configure(config["log_level"], config["log_format"])
    try:
        factory.ask(config["bus"])
    except BusError as error:
        print(f"boomtown think: {error}", file=sys.stderr)
        return 1
    print(f"bots of {without_password(config['bus'])} think here (Ctrl-C to stop)", flush=True)
    asyncio.run(_think(config))
    return 0


async def _think(config: Config) -> None:
    from boomtown.server.bot_runner.queue_worker import QueueWorkers
    from boomtown.server.bot_runner.redis_queue import JobQueue
    from boomtown.server.bot_runner.subprocess import BotProcess
    from boomtown.server.engine import bot_registry

    settings = config.settings()
    memory, wall = settings.bot_memory * 1_000_000, settings.think_wall_timeout
    workers = [BotProcess(memory, wall) for _ in range(max(1, settings.bot_processes))]
    thinkers = QueueWorkers(JobQueue(config["bus"]), workers, frozenset([*bot_registry.names(), config["bot"]]))
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, thinkers.stopping.set)
    await thinkers.run()
