"""The same checks as `make check`, so that `make test` covers them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

BIN = Path(sys.executable).parent
TOOLS = ROOT / ".tools/bin/python"  # where node is, if the machine has none

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "command",
    [
        pytest.param([BIN / "ruff", "format", "--check", "--quiet", "."], id="format"),
        pytest.param([BIN / "ruff", "check", "."], id="lint"),
        pytest.param([BIN / "mypy"], id="types"),
        pytest.param([BIN / "lint-imports", "--no-cache"], id="layers"),
        pytest.param([BIN / "deptry", "src"], id="dependencies"),
        pytest.param([TOOLS, "hatch_build.py", "--run", "check"], id="client"),
        pytest.param([TOOLS, "hatch_build.py", "--run", "lint"], id="client-lint"),
        pytest.param([TOOLS, "hatch_build.py", "--run", "test"], id="client-tests"),
    ],
)
def test_clean(command: list[str | Path]) -> None:
    """Formatting, lint, types, layers, declared dependencies, the client's types, shape, lint and its own tests."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"\n{done.stdout}\n{done.stderr}"
