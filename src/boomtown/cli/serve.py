"""`boomtown serve`: the table in the browser."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from boomtown.cli.server_arguments import add_settings, resolved

if TYPE_CHECKING:
    import uvicorn

    from boomtown.server.config.sources import Config
    from boomtown.server.observability.worker_metrics import MetricsFolder

BACKLOG = 2048  # connections that wait to be taken
SWITCH = 0.001  # seconds the thread that stores waits for a busy loop, several times a choice; Python has 5 ms
AT_ONCE = 8  # that one of several workers takes at once: some are left to the others


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown serve`."""
    p = subparsers.add_parser(
        "serve",
        usage="%(prog)s [OPTION ...]",
        help="serve the game to browsers",
        description="Serve the game to browsers. Each option can also be an environment variable (--bot-delay: "
        "BOOMTOWN_BOT_DELAY) or a key of the settings file (bot_delay). Options take precedence over the environment, "
        "and the environment over the file.",
    )
    add_settings(p)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C; 1 when the port is busy or the data cannot be opened, 2 for a setting that is wrong."""
    from boomtown.server.cluster.bus import factory
    from boomtown.server.cluster.bus.base import BusError
    from boomtown.server.config.sources import ConfigError
    from boomtown.server.transport.bind import listen, why

    try:
        config = resolved(args)
        _use_bot(config["bot"])
        if config["thinkers"] == "queue" and not config["bus"]:
            raise ConfigError("thinkers queue: expected --bus redis://... as well")
        _need_folder(config)
    except (ConfigError, ValueError) as error:
        print(f"boomtown: {error}", file=sys.stderr)
        return 2
    try:
        factory.ask(config["bus"])
    except BusError as error:
        print(f"boomtown: {error}", file=sys.stderr)
        return 1
    host, port = config["host"], config["port"]
    try:
        listening = listen(host, port)
    except OSError as error:
        print(f"boomtown: {why(error, host, port)}", file=sys.stderr)
        return 1
    with listening:
        if config["workers"] > 1:
            return _share(config, listening)
        if not _in_terminal():
            _let_pass_hangup()
        return _serve(config, listening, lambda: _announce(config, listening))


def _need_folder(config: Config) -> None:
    """ConfigError where the operator named a data file in a folder that does not exist: a slip of the keyboard would
    create an empty data file. Only the folder of the default is made.
    """
    from boomtown.server.admin.reader import named
    from boomtown.server.config.sources import ConfigError

    data = named(config["data"])
    if config.sources["data"] and isinstance(data, Path) and not data.parent.is_dir():
        raise ConfigError(f"expected data in a folder that exists, got {data}: make {data.parent} first")


def _share(config: Config, listening: socket.socket) -> int:
    """Several processes on the same socket."""
    from boomtown.server.observability import logs, worker_metrics_dir
    from boomtown.server.process.supervisor import Supervisor
    from boomtown.server.storage.storage import Storage, StorageError

    logs.configure(config["log_level"], config["log_format"])
    try:
        storage = Storage(config["data"])
    except StorageError as error:
        print(f"boomtown: {error}", file=sys.stderr)
        return 1
    if not storage.shared:
        print(
            "boomtown: several workers need a database that they can share: expected --data postgresql://..., "
            f"got {storage.name}",
            file=sys.stderr,
        )
        return 2
    each = config.values["bot_processes"]
    if not config.sources.get("bot_processes") and each:  # nobody has said how many: those of the machine are shared
        each = max(1, each // config["workers"])
    config = replace(config, values={**config.values, "bot_processes": each})
    with ExitStack() as stack:
        try:
            folder = stack.enter_context(worker_metrics_dir.made())
        except OSError as error:
            print(f"boomtown: several workers need a folder for what they count: {error.strerror}", file=sys.stderr)
            return 1
        work_there = partial(work, config, folder)
        workers = Supervisor(config["workers"], work_there, listening, config["drain"], partial(_drop_gauges, folder))
        return workers.run(lambda: _announce(config, listening))


def _drop_gauges(folder: Path, worker: int) -> None:
    """Drop the gauges of a worker that has ended. Its counts stay."""
    from prometheus_client.multiprocess import mark_process_dead

    with suppress(OSError):  # the folder of temporary files was emptied; the others must serve all the same
        mark_process_dead(worker, path=str(folder))  # type: ignore[no-untyped-call]


def work(config: Config, folder: Path, line: socket.socket, listening: socket.socket, number: int) -> None:
    """Serve in a worker process, which ends with its parent process."""
    from boomtown.server.observability import worker_metrics_dir
    from boomtown.server.observability.worker_metrics import MetricsFolder
    from boomtown.server.process import supervisor

    _let_pass_hangup()  # it is for whoever has started us
    supervisor.end_with_parent(line)
    _use_bot(config["bot"])
    with listening, worker_metrics_dir.hold(folder):
        status = _serve(config, listening, lambda: supervisor.report_serving(line), MetricsFolder(folder, number))
    sys.exit(status)


def _in_terminal() -> bool:
    """Then SIGHUP says that the terminal has been closed, and the server ends with it."""
    return sys.stdin is not None and sys.stdin.isatty()


def _let_pass_hangup() -> None:
    """One worker cannot be renewed while it serves; it is not to end either."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


def _use_bot(bot: str) -> None:
    """ValueError where there is none of that name; the usual one is not even looked for."""
    from boomtown.server.config.sources import SETTINGS

    if bot != SETTINGS["bot"].default:
        from boomtown.server.engine import bot_registry

        bot_registry.use(bot)


def _serve(
    config: Config, listening: socket.socket, opened: Callable[[], None], place: MetricsFolder | None = None
) -> int:
    """Serve in this process. `opened` is called once the server answers; `place` holds the metrics of workers."""
    gc.disable()  # until then hardly anything is thrown away
    import uvicorn

    from boomtown.server.app import create_app
    from boomtown.server.cluster.socket_handoff import socket_handoff_for
    from boomtown.server.limits.connections import OPEN
    from boomtown.server.observability import logs
    from boomtown.server.process.graceful_shutdown import DrainingServer
    from boomtown.server.records import job_runner
    from boomtown.server.storage.storage import Storage, StorageError
    from boomtown.server.transport.protocols import GuardedHttp, GuardedSocket

    logs.configure(config["log_level"], config["log_format"], worker=None if place is None else place.worker)
    settings = config.settings()
    try:
        storage = Storage(settings.data)
        storage.open()
    except StorageError as error:
        gc.enable()
        print(f"boomtown: {error}", file=sys.stderr)
        return 1
    OPEN.configure(settings)
    GuardedHttp.handoff = handoff = socket_handoff_for(place)
    app = create_app(settings, storage, metrics_folder=place)
    web = uvicorn.Config(
        app,
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_max_size=4 * settings.frame_limit,  # larger ones are cut off, those between get a polite answer
        ws_per_message_deflate=False,  # the memory it takes per connection is worth more than the bytes
        access_log=False,
        log_config=None,
        backlog=BACKLOG if config["workers"] == 1 else AT_ONCE,
        server_header=False,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=list(settings.trust_proxy),
    )
    server = _telling(DrainingServer(web, lambda: app.state.services, settings.drain, handoff), opened)
    sys.setswitchinterval(SWITCH)
    with suppress(KeyboardInterrupt):  # uvicorn has shut down cleanly and passes the signal on
        server.run(sockets=[listening])
    job_runner.kill()
    return 0 if server.started else 1


def _announce(config: Config, listening: socket.socket) -> None:
    from boomtown.server.transport.bind import address

    where = address(config["host"], listening) + config["subpath"]
    print(f"boomtown is open on {where} (Ctrl-C to stop)", flush=True)


def _telling(server: uvicorn.Server, opened: Callable[[], None]) -> uvicorn.Server:
    """Say so once the server answers."""
    from boomtown.server.process.gc_tuning import GcScheduler

    startup = server.startup

    async def startup_then_say(sockets: list[socket.socket] | None = None) -> None:
        await startup(sockets=sockets)
        GcScheduler(asyncio.get_running_loop().call_soon_threadsafe).start()
        for one in sockets or []:
            one.listen(BACKLOG)  # uvicorn has set it to what is taken at once
        if server.started:
            opened()

    server.startup = startup_then_say  # type: ignore[method-assign]
    return server
