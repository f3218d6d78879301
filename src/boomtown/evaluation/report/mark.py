"""Table of rough chances in the files of weights: `python -m boomtown.evaluation.report.mark POSITIONS`.

POSITIONS is the folder of held-out positions. The table lists which kinds of games miss a target of the calibration.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from boomtown.evaluation.report.targets import rough_kinds
from boomtown.evaluation.report.write import statements_of
from boomtown.evaluation.train.plan import PLAN, read_plan
from boomtown.evaluation.weights import FOLDER, SEARCH
from boomtown.lab.files import write_whole


def mark(rough: dict[str, bool], folder: Path) -> None:
    """Write the table into the file of each game. The weights for searches are shown to no player."""
    for path in sorted(path for path in folder.glob("*.json") if not path.stem.endswith(SEARCH)):
        content = json.loads(path.read_text(encoding="utf-8"))
        content["rough"] = {name: of for name, of in rough.items() if name.startswith(f"{path.stem}-")}
        write_whole(path, (json.dumps(content, separators=(",", ":")) + "\n").encode())


if __name__ == "__main__":
    mark(rough_kinds(statements_of(read_plan(PLAN), Path(sys.argv[1]))), FOLDER)
