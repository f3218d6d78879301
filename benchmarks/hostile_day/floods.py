"""Attacks, run in a separate process: `python -m benchmarks.hostile_day.floods NAME PORT CODE SECONDS`.

Prints one line of JSON: how much of the attack the server accepted.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import socket
import struct
import sys
import threading
from collections.abc import Callable
from time import perf_counter, sleep
from typing import Any

HERE = ("127.0.0.2", 0)
Result = dict[str, Any]


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a masked WebSocket frame."""
    head = bytes([(0x80 if fin else 0) | opcode])
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack("!H", size)
    return head + length + b"\0\0\0\0" + data


TEXT, PING, CONT = 1, 9, 0


def line_to(port: int, code: str) -> socket.socket:
    """Open a WebSocket and send nothing."""
    line = socket.create_connection(("127.0.0.1", port), 10, HERE)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    line.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        part = line.recv(4096)
        if not part:
            raise ConnectionError("refused")
        answer += part
    if b" 101 " not in answer.split(b"\r\n", 1)[0]:
        raise ConnectionError("refused")
    return line


def reader_of(line: socket.socket) -> None:
    """Read and discard what the server sends."""

    def read() -> None:
        try:
            while line.recv(1 << 16):
                pass
        except OSError:
            pass

    threading.Thread(target=read, daemon=True).start()


def keep_sending(port: int, code: str, seconds: float, burst: bytes, opening: bytes = b"", read: bool = True) -> Result:
    """Send the same bytes repeatedly, over a new socket whenever the old one is closed."""
    end, sent, opened, refused = perf_counter() + seconds, 0, 0, 0
    while perf_counter() < end:
        try:
            line = line_to(port, code)
        except OSError:
            refused += 1
            sleep(0.05)
            continue
        opened += 1
        if read:
            reader_of(line)
        try:
            line.sendall(opening)
            line.settimeout(1)
            while perf_counter() < end:
                sent += line.send(burst)
        except OSError:
            pass
        line.close()
    return {"MB sent": round(sent / 1e6, 1), "sockets": opened, "refused": refused}


def pings(port: int, code: str, seconds: float) -> Result:
    return keep_sending(port, code, seconds, frame(TEXT, b'{"t":"ping"}') * 200)


def burst(port: int, code: str, seconds: float) -> Result:
    """Send 252 kB at once, every half second."""
    data, sent, end = frame(TEXT, b'{"t":"ping"}') * 14_000, 0, perf_counter() + seconds
    while perf_counter() < end:
        try:
            line = line_to(port, code)
            reader_of(line)
            line.settimeout(2)
            line.sendall(data)
            sent += 1
            sleep(0.5)
            line.close()
        except OSError:
            sleep(0.5)
    return {"bursts": sent}


def continuations(port: int, code: str, seconds: float) -> Result:
    return keep_sending(port, code, seconds, frame(CONT, fin=False) * 5000, frame(TEXT, b"x", fin=False))


def unread(port: int, code: str, seconds: float) -> Result:
    """Send protocol pings and never read the answers."""
    return keep_sending(port, code, seconds, frame(PING, b"x" * 100) * 500, read=False)


def oversized(port: int, code: str, seconds: float) -> Result:
    return keep_sending(port, code, seconds, frame(TEXT, b"x" * 40_000))


def hello(port: int, code: str, seconds: float) -> Result:
    """Connect 20 spectators who each ask for the whole table ten times a second."""
    lines = []
    for _ in range(20):
        try:
            lines.append(line_to(port, code))
            reader_of(lines[-1])
        except OSError:
            pass
    sent, end = 0, perf_counter() + seconds
    while perf_counter() < end:
        for line in lines:
            try:
                line.sendall(frame(TEXT, b'{"t":"hello"}'))
                sent += 1
            except OSError:
                pass
        sleep(0.1)
    return {"hellos": sent, "sockets": len(lines)}


def silent(port: int, code: str, seconds: float) -> Result:
    """Open up to 600 sockets that send nothing."""
    lines, refused, end = list[socket.socket](), 0, perf_counter() + seconds
    while perf_counter() < end and len(lines) < 600:
        try:
            lines.append(line_to(port, code))
        except OSError:
            refused += 1
            sleep(0.05)
    sleep(max(0.0, end - perf_counter()))
    return {"sockets": len(lines), "refused": refused}


def ask(port: int, method: str, path: str, body: bytes | None = None) -> int:
    """Return the status of one request, or 0 without a response."""
    try:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=HERE)
        line.request(method, path, body)
        answer = line.getresponse()
        answer.read()
        line.close()
        return answer.status
    except OSError:
        return 0


def codes(port: int, code: str, seconds: float) -> Result:
    """Try random table codes."""
    letters, tried, answered, end = "23456789abcdefghjkmnpqrstuvwxyz", 0, 0, perf_counter() + seconds
    while perf_counter() < end:
        status = ask(port, "GET", "/api/tables/" + "".join(random.choices(letters, k=6)))
        tried += 1
        answered += status == 404
    return {"tried a second": round(tried / seconds), "answered a second": round(answered / seconds, 1)}


def replays(port: int, code: str, seconds: float) -> Result:
    """Ask for the replay of a long game, nine requests at a time."""
    from boomtown.games import new_game
    from boomtown.notation import write_game

    game, rnd = new_game({"players": 8, "sets": ["dodge_city", "high_noon"], "ask_forced": True}, 5), random.Random(1)
    while game.ask is not None and len(game.choices or ()) < 1500:
        game.apply(rnd.choice(game.ask.options))
    body, end = write_game(game).encode(), perf_counter() + seconds
    found: list[int] = []

    def send() -> None:
        while perf_counter() < end:
            found.append(ask(port, "POST", "/api/replay", body))

    together([send] * 9)
    return {"shown": found.count(200), "refused": len(found) - found.count(200)}


def half_open(port: int, code: str, seconds: float) -> Result:
    """Start requests and never finish them."""
    lines, end = list[socket.socket](), perf_counter() + seconds
    while perf_counter() < end and len(lines) < 800:
        try:
            line = socket.create_connection(("127.0.0.1", port), 5, HERE)
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n")
            lines.append(line)
        except OSError:
            sleep(0.05)
    sleep(max(0.0, end - perf_counter()))
    open_still = 0
    for line in lines:
        line.settimeout(0.01)
        try:
            open_still += line.recv(1) != b""
        except TimeoutError:
            open_still += 1
        except OSError:
            pass
    return {"made": len(lines), "open at the end": open_still}


def undo(port: int, code: str, seconds: float) -> Result:
    """Play and undo without end at an own table."""
    from websockets.sync.client import connect

    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=HERE)
    order = {"name": "Eve", "setup": {"players": 4}, "bots": "fill", "start": True, "timer": 0}
    line.request("POST", "/api/tables", json.dumps(order))
    seated = json.loads(line.getresponse().read())
    done, size, end = 0, 0, perf_counter() + seconds
    while perf_counter() < end:
        try:
            with connect(f"ws://127.0.0.1:{port}/ws/{seated['table']['code']}", max_size=None) as own:
                own.send(json.dumps({"t": "hello", "token": seated["token"]}))
                for _ in range(50):
                    text = own.recv(2)
                    message = json.loads(text)
                    if message["t"] != "state":
                        continue
                    size = max(size, len(text))
                    move, view = message["view"]["move"], message["view"]
                    if view["can_undo"]:
                        own.send(json.dumps({"t": "undo", "move": move}))
                        done += 1
                    elif message["decision"]:
                        option = next(
                            (o for o in message["decision"]["options"] if o["verb"] == "play"),
                            message["decision"]["options"][-1],
                        )
                        own.send(json.dumps({"t": "choose", "move": move, "code": option["code"]}))
        except Exception:
            sleep(0.01)
    return {"taken back": done, "largest state kB": round(size / 1000)}


def together(work: list[Callable[[], None]]) -> None:
    threads = [threading.Thread(target=one) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def nothing(port: int, code: str, seconds: float) -> Result:
    sleep(seconds)
    return {}


FLOODS: dict[str, Callable[[int, str, float], Result]] = {
    "nothing": nothing,
    "pings": pings,
    "burst": burst,
    "continuations": continuations,
    "unread": unread,
    "oversized": oversized,
    "hello": hello,
    "silent": silent,
    "undo": undo,
    "codes": codes,
    "replays": replays,
    "half_open": half_open,
}

if __name__ == "__main__":
    name, port, code, seconds = sys.argv[1:]
    print(json.dumps(FLOODS[name](int(port), code, float(seconds))))
    sys.stdout.flush()
    os._exit(0)  # without waiting for reader threads
