"""`boomtown think`: bots of servers elsewhere think on this machine."""

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
    "bus": "the Redis from which thoughts are taken, as redis://host:6379/0; it has to be given, here or in the "
    "environment or the file",
    "limits": "memory of a bot process: strict 500 megabytes, normal 1000, off unlimited (default: normal)",
    "think_limit": "processor seconds a bot may take for a choice, as at the servers; a process that takes ten times "
    "as long in real time is replaced (default: 1)",
    "bot": "a bot of your own that may be asked for, FILE.py:CLASS, in the same words as at the servers",
}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown think`."""
    p = subparsers.add_parser(
        "think",
        usage="%(prog)s --bus URL [OPTION ...]",
        help="let bots of servers on other machines think here",
        description="Think for bots of servers that run with '--thinkers queue': they put their thoughts into a queue "
        "on the bus, and this command takes and answers them, until Ctrl-C. It has to have the same rules as the "
        "servers ('boomtown --version'). Exit status: 1 where the bus does not answer.",
    )
    add_settings(p, only=SETTINGS + OLD, means=MEANS)


def run(args: argparse.Namespace) -> int:
    """Until Ctrl-C; 1 when the bus does not answer, 2 for a setting that is wrong."""
    from boomtown.server.cluster.bus import factory
    from boomtown.server.cluster.bus.base import BusError
    from boomtown.server.config.sources import ConfigError
    from boomtown.server.engine import bot_registry
    from boomtown.server.observability import logs
    from boomtown.server.storage.database import without_password

    try:
        config = resolved(args)
        if not config["bus"]:
            raise ConfigError("expected --bus redis://..., from which thoughts are taken")
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
