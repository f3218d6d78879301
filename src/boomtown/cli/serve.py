"""`boomtown serve`: the table in the browser."""

from __future__ import annotations

import argparse
import errno
import socket
import sys
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown serve`."""
    p = subparsers.add_parser("serve", help="open the table in the browser", description="Serve the game to browsers.")
    p.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0: all (default: %(default)s)")
    p.add_argument("--port", type=_port, default=8000, help="port to listen on (default: %(default)s)")
    p.add_argument(
        "--data",
        metavar="FILE",
        help="database file, or postgresql://user@host/name (default: boomtown.sqlite in your data folder)",
    )
    p.add_argument(
        "--trust-proxy",
        metavar="ADDRESS",
        type=_address_of_proxy,
        action="append",
        default=[],
        help="a proxy in front whose X-Forwarded-For says where people come from (default: none is believed)",
    )
    p.add_argument(
        "--bot",
        metavar="NAME",
        help="who plays in empty seats and for absent people: greenhorn, random or FILE.py:CLASS (default: greenhorn)",
    )
    p.add_argument(
        "--bot-delay", type=_seconds, default=1.5, metavar="S", help="seconds a bot takes (default: %(default)s)"
    )
    p.add_argument(
        "--moment",
        type=_seconds,
        default=3.5,
        metavar="S",
        help="seconds everybody waits where somebody may interrupt (default: %(default)s)",
    )
    p.add_argument(
        "--grace",
        type=_seconds,
        default=15.0,
        metavar="S",
        help="seconds a lost player is waited for before a bot plays (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C; 1 when the port is busy or the data cannot be opened, 2 for a bot there is not."""
    if args.bot is not None:
        from boomtown.server import players

        try:
            players.use(args.bot)
        except ValueError as error:
            print(f"boomtown: {error}", file=sys.stderr)
            return 2
    try:
        listening = _listen(args.host, args.port)
    except OSError as error:
        print(f"boomtown: {_why(error, args.host, args.port)}", file=sys.stderr)
        return 1
    with listening:
        return _serve(args, listening)


def _serve(args: argparse.Namespace, listening: socket.socket) -> int:
    import logging

    import uvicorn

    from boomtown.server import aside
    from boomtown.server.app import create_app
    from boomtown.server.front import OPEN, GuardedHttp, GuardedSocket
    from boomtown.server.settings import Settings, default_data
    from boomtown.server.storage import Storage, StorageError

    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s %(message)s", level=logging.WARNING)
    settings = Settings(
        data=(args.data if "://" in args.data else Path(args.data)) if args.data else default_data(),
        bot_delay=args.bot_delay,
        grace=args.grace,
        moment=args.moment,
    )
    try:
        storage = Storage(settings.data)
        storage.open()
    except StorageError as error:
        print(f"boomtown: {error}", file=sys.stderr)
        return 1
    OPEN.exempt = frozenset(args.trust_proxy)
    config = uvicorn.Config(
        create_app(settings, storage),
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_max_size=4 * settings.frame_limit,  # larger ones are cut off, those between get a polite answer
        ws_per_message_deflate=False,  # the memory it takes per connection is worth more than the bytes
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(args.trust_proxy),
        forwarded_allow_ips=args.trust_proxy,
    )
    server = _announcing(uvicorn.Server(config), _address(args.host, listening))
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


def _listen(host: str, port: int) -> socket.socket:
    """Bound and listening, so that a busy port is known before anything else starts."""
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    listening = socket.socket(family, kind, proto)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: stop the other program or choose another port (--port N, make play PORT=N)"
    if error.errno == errno.EACCES:
        return f"port {port} needs special rights: choose one above 1023 with --port"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def _address(host: str, listening: socket.socket) -> str:
    """What to type into the browser; port 0 has become a real one."""
    port = listening.getsockname()[1]
    if host in ("127.0.0.1", "0.0.0.0", "localhost", "", "::", "::1"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, got {text!r}")
    return int(text)


def _address_of_proxy(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected the address of a proxy as 10.0.0.1, got {text!r}") from None


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 86400:
        raise argparse.ArgumentTypeError(f"expected seconds, 0 or more, got {text!r}")
    return value
