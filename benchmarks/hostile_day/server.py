"""The attacked server: a separate process, from this checkout or from a commit."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


class Server:
    """Server process. `source` is the folder that contains the package boomtown."""

    def __init__(self, source: Path) -> None:
        self._folder = TemporaryDirectory()
        command = [sys.executable, "-m", "boomtown", "serve", "--port", "0", "--bot-delay", "0"]
        self._process = subprocess.Popen(
            [*command, "--data", str(Path(self._folder.name) / "b.sqlite")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source), "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", self._process.stdout.readline())
        if found is None:
            raise SystemExit(f"hostile.py: the server of {source} did not start")
        self.port = int(found[1])

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), method="POST"
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def memory(self) -> float:
        """Return the resident memory in MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def stop(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._folder.cleanup()
