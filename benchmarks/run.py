"""Decisions per second on one core: this engine, plain and compiled, against others. See benchmarks/README.md."""

import sys
from pathlib import Path

sys.path[0] = str(
    Path(__file__).resolve().parents[1]
)  # not this folder, whose modules must be imported as benchmarks.NAME

from benchmarks.command import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
