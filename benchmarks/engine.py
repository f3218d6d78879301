"""The engine against itself: before and after a change, in one command. Fixed work, CPU time, the best of the rounds.

python benchmarks/engine.py                         the engine as it stands
python benchmarks/engine.py --against HEAD          against a commit, both in turn: what a change has brought
python benchmarks/engine.py --json before.json      keep the figures
python benchmarks/engine.py --against before.json   against figures kept earlier (same machine, same load)
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.compare import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(__doc__ or ""))
