"""Page of the programs in examples/, each with its docstring and its source."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

HEAD = """# Examples

Programs that stand in `examples/`, each a whole one to read and to change. They use nothing but what these pages tell:
the [environment](environment.md), [redeals](redeal.md) and [the API](interface.md).
"""


def stage(root: Path, staged: Path) -> None:
    """Write the page, shortest program first."""
    programs = {path: path.read_text("utf-8") for path in sorted((root / "examples").glob("*.py"))}
    parts = [program(path, text) for path, text in sorted(programs.items(), key=lambda item: len(item[1]))]
    (staged / "examples.md").write_text("\n".join([HEAD, *parts]), "utf-8")


def program(path: Path, text: str) -> str:
    """Return the docstring, with command lines as code, and the folded source."""
    told = inspect.cleandoc(ast.get_docstring(ast.parse(text)) or "").split("\n\n")
    prose = [f"```\n{part}\n```" if part.startswith("python ") else part for part in told]
    source = "".join(f"    {line}\n" if line else "\n" for line in ["```python", *text.rstrip().split("\n"), "```"])
    title = path.stem.replace("_", " ").capitalize().replace("ppo", "PPO")
    return "\n\n".join([f"## {title}", *prose, f'??? source "examples/{path.name}"\n\n{source}'])
