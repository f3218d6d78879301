"""An honest table beside a stranger who means harm: how long it waits for its answers, before and after a change.

python benchmarks/hostile.py                      every flood against the server as it stands
python benchmarks/hostile.py --against HEAD~20    the server of a commit beside it
python benchmarks/hostile.py --only pings,hello   some of them; --seconds 5, --json FILE

At five tables somebody plays with bots, eight choices a second, from 127.0.0.1. The stranger comes from 127.0.0.2 and
attacks the first of them. Printed for each flood: half of the choices were answered within p50, 99 of 100 within p99,
and the slowest; how long the host takes to come in anew; how far the server's memory grew; what the stranger did.
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.hostile_day.command import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(__doc__ or ""))
