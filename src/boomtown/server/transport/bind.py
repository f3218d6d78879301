"""Socket on which a server listens, and error messages for a failed bind."""

import errno
import socket


def listen(host: str, port: int) -> socket.socket:
    """Return a bound, listening socket. A server calls this first, so that a busy port fails at once."""
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


def why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: stop the other program or choose another port (--port N, make play PORT=N)"
    if error.errno == errno.EACCES:
        return f"port {port} needs special rights: choose one above 1023 with --port"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def address(host: str, listening: socket.socket) -> str:
    """Return the URL to open in a browser. It has the real port if port 0 was asked for."""
    port = listening.getsockname()[1]
    if host in ("127.0.0.1", "0.0.0.0", "localhost", "", "::", "::1"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
