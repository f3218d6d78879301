"""Response times of honest players while an attacker floods the server, before and after a change.

python benchmarks/hostile.py                      every flood against the server of this checkout
python benchmarks/hostile.py --against HEAD~20    also against the server of a commit
python benchmarks/hostile.py --only pings,hello   some of them; --seconds 5, --json FILE

At each of five tables a player plays with bots, eight choices a second, from 127.0.0.1. The attacker connects from
127.0.0.2 to the first table. Printed for each flood: the times within which 50 and 99 % of the choices were answered,
and the slowest; the time the host needs to reconnect; the growth of the server's memory; what the attacker achieved.
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.hostile_day.command import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(__doc__ or ""))
