"""`boomtown serve`: the table in the browser."""

from __future__ import annotations

import argparse
import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from boomtown.cli.settings import add_settings, resolved

if TYPE_CHECKING:
    import uvicorn

    from boomtown.server.config import Config


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown serve`."""
    p = subparsers.add_parser(
        "serve",
        usage="%(prog)s [OPTION ...]",
        help="open the table in the browser",
        description="Serve the game to browsers. Each option is also a variable of the environment (--bot-delay: "
        "BOOMTOWN_BOT_DELAY) and a key of a file (bot_delay); an option wins over the environment, that over the file.",
    )
    add_settings(p)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C; 1 when the port is busy or the data cannot be opened, 2 for a setting that is wrong."""
    from boomtown.server.config import ConfigError
    from boomtown.server.listening import listen, why

    try:
        config = resolved(args)
        _use_bot(config["bot"])
    except (ConfigError, ValueError) as error:
        print(f"boomtown: {error}", file=sys.stderr)
        return 2
    host, port = config["host"], config["port"]
    try:
        listening = listen(host, port)
    except OSError as error:
        print(f"boomtown: {why(error, host, port)}", file=sys.stderr)
        return 1
    with listening:
        return _serve(config, listening)


def _use_bot(bot: str) -> None:
    """ValueError where there is none of that name; the usual one is not even looked for."""
    from boomtown.server.config import SETTINGS

    if bot != SETTINGS["bot"].usual:
        from boomtown.server import players

        players.use(bot)


def _serve(config: Config, listening: socket.socket) -> int:
    import uvicorn

    from boomtown.server import aside, logs
    from boomtown.server.app import create_app
    from boomtown.server.drain import DrainingServer
    from boomtown.server.front import OPEN, GuardedHttp, GuardedSocket
    from boomtown.server.listening import address
    from boomtown.server.storage import Storage, StorageError

    logs.configure(config["log_level"], config["log_format"])
    settings = config.settings()
    try:
        storage = Storage(settings.data)
        storage.open()
    except StorageError as error:
        print(f"boomtown: {error}", file=sys.stderr)
        return 1
    OPEN.exempt = frozenset(settings.trust_proxy)
    app = create_app(settings, storage)
    web = uvicorn.Config(
        app,
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_max_size=4 * settings.frame_limit,  # larger ones are cut off, those between get a polite answer
        ws_per_message_deflate=False,  # the memory it takes per connection is worth more than the bytes
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=list(settings.trust_proxy),
    )
    server = _announcing(
        DrainingServer(web, lambda: app.state.hall, settings.drain), address(config["host"], listening)
    )
    with suppress(KeyboardInterrupt):  # uvicorn has shut down cleanly and passes the signal on
        server.run(sockets=[listening])
    aside.close()
    return 0 if server.started else 1


def _announcing(server: uvicorn.Server, address: str) -> uvicorn.Server:
    """Print the address once the server answers."""
    startup = server.startup

    async def startup_then_say(sockets: list[socket.socket] | None = None) -> None:
        await startup(sockets=sockets)
        if server.started:
            print(f"boomtown is open on {address} (Ctrl-C to stop)", flush=True)

    server.startup = startup_then_say  # type: ignore[method-assign]
    return server
