"""Speed of the engine before and after a change. Fixed work, CPU time, the best of several rounds.

python benchmarks/engine.py                         the engine of this checkout
python benchmarks/engine.py --against HEAD          compared with a commit, both in turn
python benchmarks/engine.py --json before.json      write the figures to a file
python benchmarks/engine.py --against before.json   compared with figures written earlier (same machine, same load)
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.compare import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(__doc__ or ""))
