"""Browsers other than Chromium, as Debian ships them: Firefox over WebDriver BiDi, WebKitGTK over WebDriver.

Playwright drives builds of its own of both, which no package registry has. What a game needs of a browser is little:
go to an address, run a script, press the mouse at a place, take a picture.
"""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import select
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.e2e.server import free_port

SIZE = {"width": 1440, "height": 900}
PATIENCE = 60.0  # seconds


class Engine(Protocol):
    """One window of a browser."""

    def goto(self, url: str) -> None: ...

    def run(self, script: str, *arguments: Any) -> Any:
        """Run the body of a function with `arguments` and return its result as JSON."""

    def press(self, x: int, y: int) -> None:
        """Click once at this place of the window."""

    def picture(self) -> bytes:
        """Return a PNG of the window."""

    def close(self) -> None: ...


def click(x: int, y: int) -> list[dict[str, Any]]:
    """Return the actions of a click, which both protocols share."""
    steps = [
        {"type": "pointerMove", "x": x, "y": y, "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


class Firefox:
    """Debian's `firefox-esr` without a window; it has WebDriver BiDi built in."""

    needs = ("firefox-esr",)
    package = "firefox-esr"

    def __init__(self, folder: Path) -> None:
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text('user_pref("ui.prefersReducedMotion", 1);\n')
        command = [
            "firefox-esr",
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port",
            "0",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.numbers = itertools.count(1)
        self.socket: ClientConnection = connect(
            f"{self._address()}/session", max_size=None, open_timeout=PATIENCE
        ).__enter__()
        self._ask("session.new", capabilities={})
        self.context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self.context, viewport=SIZE)

    def _address(self) -> str:
        """Return the address that Firefox writes to its error stream."""
        assert self.process.stderr
        end = time.monotonic() + PATIENCE
        said: list[str] = []
        while time.monotonic() < end and self.process.poll() is None:
            if not select.select([self.process.stderr], [], [], 1)[0]:
                continue
            said.append(self.process.stderr.readline())
            if "WebDriver BiDi listening on " in said[-1]:
                return said[-1].rsplit(" ", 1)[1].strip()
        raise AssertionError(f"Firefox does not listen; it said: {''.join(said)}")

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv(PATIENCE))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def goto(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, script: str, *arguments: Any) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"(...given) => JSON.stringify((function () {{ {script} }})(...JSON.parse(given[0])))",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self.context},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def press(self, x: int, y: int) -> None:
        self._ask("input.performActions", context=self.context, actions=click(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError, AssertionError):
            self._ask("browser.close")
        self.socket.close()
        stop(self.process)


class WebKit:
    """WebKitGTK's MiniBrowser behind Debian's `webkit2gtk-driver`; it wants a screen, which Xvfb is."""

    needs = ("WebKitWebDriver", "Xvfb")
    package = "webkit2gtk-driver xvfb"

    def __init__(self, folder: Path) -> None:
        self.screen, display = screen()
        port = free_port()
        environment = {**os.environ, "DISPLAY": display, "HOME": str(folder), "GTK_A11Y": "none"}
        for way_out in ("http_proxy", "https_proxy", "all_proxy"):
            environment.pop(way_out, None), environment.pop(way_out.upper(), None)
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        self._until_up()
        wanted = {"webkitgtk:browserOptions": {"binary": str(mini_browser()), "args": ["--automation"]}}
        made = self._ask("POST", "/session", capabilities={"alwaysMatch": wanted})
        self.session = f"/session/{made['sessionId']}"
        self._ask("POST", f"{self.session}/window/rect", **SIZE)

    def _until_up(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/status").is_success:
                    return
            time.sleep(0.05)
        raise AssertionError("WebKitWebDriver does not answer")

    def _ask(self, verb: str, path: str, **body: Any) -> Any:
        answer = self.http.request(verb, path, json=body if verb == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value

    def goto(self, url: str) -> None:
        self._ask("POST", f"{self.session}/url", url=url)

    def run(self, script: str, *arguments: Any) -> Any:
        return self._ask("POST", f"{self.session}/execute/sync", script=script, args=list(arguments))

    def press(self, x: int, y: int) -> None:
        self._ask("POST", f"{self.session}/actions", actions=click(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", f"{self.session}/screenshot"))

    def close(self) -> None:
        with contextlib.suppress(httpx.TransportError, AssertionError):
            self._ask("DELETE", self.session)
        self.http.close()
        stop(self.driver)
        stop(self.screen)


def mini_browser() -> Path | None:
    """Return the path of MiniBrowser, which Debian installs in the folder of the library, outside PATH."""
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)


def screen() -> tuple[subprocess.Popen[str], str]:
    """Start a screen in memory; Xvfb reports its number."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout
    number = process.stdout.readline().strip()
    assert number, "Xvfb has not started"
    return process, f":{number}"


def stop(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(5)


def missing(engine: type[Firefox] | type[WebKit]) -> str:
    """Return the reason why this browser cannot run here, or ""."""
    lacking = [program for program in engine.needs if shutil.which(program) is None]
    if engine is WebKit and not lacking and mini_browser() is None:
        lacking = ["MiniBrowser"]
    if not lacking:
        return ""
    return f"{', '.join(lacking)} not installed: apt-get install --no-install-recommends {engine.package}"
