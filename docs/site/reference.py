"""Reference from signatures and docstrings, one page per public module, read without importing it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import griffe

from docs.site.entries import Shown, beside, entry, first, prose, signature

PACKAGE = "boomtown"
# Modules with a page, in the order of the index: the stable API, without rules of single cards and the server
MODULES = (
    "games",
    "kernel.game",
    "kernel.frame",
    "kernel.hooks",
    "kernel.setup_validation",
    "kernel.chance",
    "kernel.errors",
    "bots",
    "bots.bot",
    "bots.observation",
    "bots.history",
    "lab.simulate",
    "lab.report",
    "notation",
    "encode",
    "env.functional",
    "env.pettingzoo",
    "env.gymnasium",
    "env.batch",
    "env.players",
    "scenarios",
    "scenarios.format",
)
INDEX = """# Reference

Made of the signatures and docstrings of the sources. What is shown here, and what [the API page](../interface.md)
describes, is stable for other programs; everything else may change without notice.

| module | what it is |
| --- | --- |
"""


def stage(root: Path, staged: Path) -> None:
    """Write the pages and an index. KeyError for a missing module."""
    package = griffe.load(PACKAGE, search_paths=[root / "src"], resolve_aliases=True)
    staged.mkdir(parents=True)
    rows = []
    for name in MODULES:
        module = package[name]
        assert isinstance(module, griffe.Module), name
        (staged / f"{name}.md").write_text(page(module), "utf-8")
        rows.append(f"| [`{PACKAGE}.{name}`]({name}.md) | {first(module)} |\n")
    (staged / "index.md").write_text(INDEX + "".join(rows), "utf-8")


def public(module: griffe.Module) -> Iterator[tuple[str, Shown]]:
    """Return the names in `__all__`, else all definitions with a docstring."""
    exports = [str(name) for name in module.exports or ()]
    for name in exports or module.members:
        member = module.members.get(name)
        if member is None or name.startswith("_") or (member.is_alias and name not in exports):
            continue
        target = member.final_target if isinstance(member, griffe.Alias) else member
        if isinstance(target, Shown) and (exports or target.docstring):
            yield name, target


def page(module: griffe.Module) -> str:
    """Return the Markdown of one module."""
    found = list(public(module))
    here = [(name, member) for name, member in found if home(member, module) == module.path]
    plain = [(name, member) for name, member in here if isinstance(member, griffe.Attribute) and not member.docstring]
    lines = [f"# {module.path}", "", prose(module), ""]
    if plain:
        values = [signature(name, member) + _remark(member) for name, member in plain]
        lines += ["## Values", "", "```python", *values, "```", ""]
    for name, member in here:
        if (name, member) not in plain:
            lines += entry(name, member, "##")
    return "\n".join(lines + elsewhere(module, found))


def elsewhere(module: griffe.Module, found: list[tuple[str, Shown]]) -> list[str]:
    """Return the names that this module re-exports from another page."""
    rows = []
    for name, member in found:
        other = home(member, module)
        if other != module.path:
            link = f"{other.removeprefix(PACKAGE + '.')}.md#{name.lower()}"
            rows.append(f"| [`{name}`]({link}) | {first(member)} |")
    return ["## Also here", "", "| name | what it is |", "| --- | --- |", *rows, ""] if rows else []


def home(member: Shown, module: griffe.Module) -> str:
    """Return the module whose page describes a member: the defining one if it has a page, else this one."""
    own = member.module.path
    return own if own.removeprefix(PACKAGE + ".") in MODULES and member.docstring is not None else module.path


def _remark(member: Shown) -> str:
    told = beside(member)
    return f"  # {told}" if told else ""
