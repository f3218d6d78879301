"""The tables of docs/environment.md are those of the code, and its examples run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boomtown.encode import encoder
from boomtown.env.layout import actions_table, fields_table, main

PAGE = Path(__file__).parents[2] / "docs" / "environment.md"
TABLE = re.compile(r"(<!-- (fields|actions) (.*?) -->\n).*?(<!-- end -->)", re.S)
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)


def fresh(found: re.Match[str]) -> str:
    numbers = encoder(json.loads(found[3]))
    if found[2] == "fields":
        return f"{found[1]}{numbers.size} numbers.\n\n{fields_table(numbers)}\n{found[4]}"
    return f"{found[1]}{numbers.actions} actions.\n\n{actions_table(numbers)}\n{found[4]}"


def test_tables_are_up_to_date() -> None:
    """After a failure, `python -m tests.env.test_layout` rewrites the tables."""
    assert TABLE.sub(fresh, PAGE.read_text()) == PAGE.read_text()


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_run(example: str) -> None:
    if "import pyspiel" in example:
        pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")
    exec(compile(example, str(PAGE), "exec"), {})


def test_tables_of_any_configuration(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "8", "--sets", "dodge_city"]) == 0
    assert "| `hand_suits` | 44 × 4 |" in capsys.readouterr().out
    assert main(["--game", "dice", "--actions"]) == 0
    assert "\troll 1, 3, 5\n" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--players", "2"])
    assert "players must be 3 to 8, got 2" in capsys.readouterr().err


if __name__ == "__main__":
    PAGE.write_text(TABLE.sub(fresh, PAGE.read_text()))
