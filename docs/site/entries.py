"""Entry of the reference: signature, docstring, and the members of a class."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import griffe

Shown = griffe.Class | griffe.Function | griffe.Attribute
WIDE = 90  # a signature longer than this has one argument on a line


def entry(name: str, member: Shown, marks: str) -> list[str]:
    """Return heading, signature and docstring; for a class also its attributes and public methods."""
    lines = [f"{marks} {name}", "", "```python", signature(name, member), "```", "", prose(member), ""]
    if isinstance(member, griffe.Class):
        lines += [*fields(member), ""]
        for inner in methods(member):
            lines += entry(f"{name}.{inner.name}", inner, marks + "#")
    return lines


def methods(of: griffe.Class) -> Iterator[Shown]:
    """Return the public methods and properties with a docstring."""
    for name, member in of.members.items():
        plain = isinstance(member, griffe.Function) or is_property(member)
        if plain and not name.startswith("_") and member.docstring:
            assert isinstance(member, Shown)
            yield member


def is_property(member: griffe.Object | griffe.Alias) -> bool:
    return isinstance(member, griffe.Attribute) and "property" in member.labels


def fields(of: griffe.Class) -> list[str]:
    """Return the annotated attributes as a table."""
    rows = []
    for name, member in of.members.items():
        if not isinstance(member, griffe.Attribute) or is_property(member) or name.startswith("_"):
            continue
        if member.annotation is not None:
            rows.append((f"`{name}`", f"`{cell(str(member.annotation))}`", cell(beside(member))))
    if not any(told for _, _, told in rows):
        rows = [row[:2] for row in rows]  # type: ignore[misc]
    heads = [("attribute", "type", " ")[: len(row)] for row in rows[:1]]
    return ["| " + " | ".join(row) + " |" for row in [*heads, *(("---",) * len(row) for row in heads), *rows]]


def beside(member: Shown) -> str:
    """Return the docstring under an attribute, or the comment at the end of its line."""
    if member.docstring:
        return member.docstring.value
    assert member.lineno is not None
    lines = member.lines_collection[member.filepath]  # type: ignore[index]
    line = lines[member.lineno - 1]
    return line.rpartition("  # ")[2] if "  # " in line else ""


def signature(name: str, member: Shown) -> str:
    """Return the signature as in the sources."""
    short = name.rpartition(".")[2]
    if isinstance(member, griffe.Function):
        return f"def {_fitting(member.signature(name=short))}"
    if isinstance(member, griffe.Class):
        return _class(short, member)
    value = str(member.value) if member.value is not None else ""
    annotation = f": {member.annotation}" if member.annotation is not None else ""
    return f"{short}{annotation}" + (f" = {value}" if value and len(value) < 80 and "\n" not in value else "")


def _class(short: str, member: griffe.Class) -> str:
    """Return the class with its bases, and its constructor if it has one."""
    bases = ", ".join(str(base) for base in member.bases if str(base) != "Protocol")
    start = f"class {short}" + (f"({bases})" if bases else "")
    init = member.members.get("__init__")
    if not isinstance(init, griffe.Function) or "dataclass" in member.labels:
        return start
    told = init.signature(name=short).removesuffix(" -> None").replace("self, ", "", 1).replace("(self)", "()", 1)
    return f"{start}\n\n{_fitting(told)}"


def _fitting(told: str) -> str:
    """Return a signature, with a line break after each argument if it is long."""
    if len(told) < WIDE:
        return told
    head, _, rest = told.partition("(")
    inside, _, tail = rest.rpartition(")")
    depth, parts = 0, [""]
    for letter in inside:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return f"{head}(\n" + "".join(f"    {part.strip()},\n" for part in parts if part.strip()) + f"){tail}"


def prose(of: griffe.Object) -> str:
    """Return a docstring as Markdown, with links to the pages and rules that it names."""
    if of.docstring is None:
        return ""
    text = inspect.cleandoc(of.docstring.value)
    text = re.sub(r"(?<![`\\*])\*(?=\w)|(?<=\w)\*(?![`\w*])", r"\\*", text)
    text = re.sub(r"(?<!`)<(?=[\w/])", "&lt;", text)
    text = re.sub(r"`?\bdocs/([a-z-]+)\.md\b`?", lambda m: f"[{m[1].replace('-', ' ')}](../{m[1]}.md)", text)
    return re.sub(r"(?<![\w/])core (\d+\.\d+)\b", r"[core \1](../rules/core.md#\1)", text)


def first(of: griffe.Object) -> str:
    """Return the first paragraph of a docstring, for a table cell."""
    return cell(prose(of).split("\n\n")[0])


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
