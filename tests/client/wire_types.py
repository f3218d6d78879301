"""Reads the client's wire types (web/src/**/wire.ts) and compares JSON with them.

Only the part of TypeScript that those files use is read: interfaces with `extends`, type names, unions, lists, tuples,
`Record`, literals and objects. A file's own declarations come before those of the file it is given as `parent`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r'"[^"]*"|[\w$]+|[{}\[\]()<>|&?:;,.=]')
_INTERFACE = re.compile(r"export interface (\w+)(?:<[^>{]*>)?(?: extends ([\w, ]+))? \{")
_ALIAS = re.compile(r"export type (\w+) =")
_RENAMED = re.compile(r"(\w+) as (\w+)")
PLAIN: dict[str, type | tuple[type, ...]] = {"string": str, "number": (int, float), "boolean": bool, "object": dict}


@dataclass
class Field:
    type: Any
    required: bool


@dataclass
class Types:
    """The declarations of one file, and what was found of each field in JSON."""

    text: str
    parent: Types | None = None
    seen: Counter[tuple[str, str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.text = _COMMENT.sub("", self.text)
        self._interfaces = {m[1]: (m, _inside(self.text, m.end() - 1)) for m in _INTERFACE.finditer(self.text)}
        self._aliases = {m[1]: _until_semicolon(self.text, m.end()) for m in _ALIAS.finditer(self.text)}
        self._renamed = {new: old for old, new in _RENAMED.findall(self.text)}
        self._known: dict[str, dict[str, Field] | None] = {}
        self._read: dict[str, Any] = {}

    @classmethod
    def read(cls, path: Path, parent: Types | None = None) -> Types:
        return cls(path.read_text(encoding="utf-8"), parent)

    def fields(self, name: str) -> dict[str, Field]:
        """The fields of an interface, those it inherits included."""
        if name not in self._known:
            self._known[name] = self._fields(name)
        found = self._known[name]
        assert found is not None, f"no interface {name} in the client's wire types"
        return found

    def _fields(self, name: str) -> dict[str, Field] | None:
        if name in self._interfaces:
            head, body = self._interfaces[name]
            inherited = [self.fields(base.strip()) for base in (head[2] or "").split(",") if base.strip()]
            own: dict[str, Field] = _Reader(body).members()
            return {key: value for fields in [*inherited, own] for key, value in fields.items()}
        return self.parent.fields(self._renamed.get(name, name)) if self.parent else None

    def own(self) -> dict[str, dict[str, Field]]:
        """The interfaces of this file, each with what it adds itself."""
        return {name: _Reader(body).members() for name, (_, body) in self._interfaces.items()}

    def heirs(self, base: str) -> list[str]:
        """The interfaces of this file that extend one of the parent's."""
        bases = {name: (head[2] or "").split(", ") for name, (head, _) in self._interfaces.items()}
        return [name for name, of in bases.items() if base in [self._renamed.get(one, one) for one in of]]

    def extending(self, base: str) -> str:
        """The only one of them."""
        found = self.heirs(base)
        assert len(found) == 1, f"expected one interface that extends {base}, got {found}"
        return found[0]

    def is_interface(self, name: str) -> bool:
        return name in self._interfaces or (
            self.parent is not None and self.parent.is_interface(self._renamed.get(name, name))
        )

    def alias(self, name: str) -> Any:
        """The type that a name stands for; read once, as most values are compared with one."""
        if name not in self._read:
            self._read[name] = self._alias(name)
        return self._read[name]

    def _alias(self, name: str) -> Any:
        if name in self._aliases:
            return _Reader(self._aliases[name]).type()
        assert self.parent is not None, f"no type {name} in the client's wire types"
        return self.parent.alias(name)

    # ---- comparing ----

    def wrong(self, value: Any, kind: Any, where: str) -> Iterator[str]:
        """Yield the differences between a JSON value and a type, in words."""
        match kind:
            case ("union", options):
                if all(any(self.wrong(value, option, where)) for option in options):
                    yield f"{where}: {value!r} is none of {options}"
            case ("list", inner):
                yield from self._wrong_list(value, inner, where)
            case ("tuple", inner):
                fits = isinstance(value, list) and len(value) == len(inner)
                if not fits:
                    yield f"{where}: {value!r} is no list of {len(inner)}"
                else:
                    for at, (one, of) in enumerate(zip(value, inner, strict=True)):
                        yield from self.wrong(one, of, f"{where}[{at}]")
            case ("record", inner):
                if not isinstance(value, dict):
                    yield f"{where}: {value!r} is no object"
                else:
                    for key, one in value.items():
                        yield from self.wrong(one, inner, f"{where}.{key}")
            case ("object", fields):
                yield from self.wrong_fields(value, fields, where, where)
            case ("literal", wanted):
                if value != wanted:
                    yield f"{where}: {value!r} is not {wanted!r}"
            case ("name", name):
                yield from self._wrong_name(value, name, where)
            case ("of", ("name", name), key):
                yield from self.wrong(value, self.fields(name)[key].type, where)

    def _wrong_list(self, value: Any, inner: Any, where: str) -> Iterator[str]:
        if not isinstance(value, list):
            yield f"{where}: {value!r} is no list"
            return
        for one in value:
            yield from self.wrong(one, inner, f"{where}[]")

    def _wrong_name(self, value: Any, name: str, where: str) -> Iterator[str]:
        if name == "unknown":
            return
        if name == "null":
            fits = value is None
        elif name in PLAIN:
            fits = isinstance(value, PLAIN[name]) and (name == "boolean" or not isinstance(value, bool))
        elif self.is_interface(name):
            yield from self.wrong_fields(value, self.fields(name), name, where)
            return
        else:
            yield from self.wrong(value, self.alias(name), where)
            return
        if not fits:
            yield f"{where}: {value!r} is no {name}"

    def wrong_fields(self, value: Any, fields: dict[str, Field], owner: str, where: str) -> Iterator[str]:
        """Compare an object with fields; `owner` names the type in the list of fields that were sent."""
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is no object"
            return
        self.seen[owner, ""] += 1
        for key, one in value.items():
            if key not in fields:
                yield f"{where}: Python sends {key!r}, {owner} does not have it"
                continue
            self.seen[owner, key] += 1
            yield from self.wrong(one, fields[key].type, f"{where}.{key}")
        for key, declared in fields.items():
            if declared.required and key not in value:
                yield f"{where}: {owner} requires {key!r}, Python does not send it"

    def never_sent(self, owner: str, fields: dict[str, Field]) -> list[str]:
        """Declared fields that no object of this owner had."""
        return [f"{owner}.{key}: declared, but Python never sends it" for key in fields if not self.seen[owner, key]]


def _inside(text: str, at: int) -> str:
    """Return the text between the brace at this position and its closing brace."""
    depth = 0
    for end in range(at, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0:
            return text[at + 1 : end]
    raise AssertionError(f"no closing brace after {text[at : at + 40]!r}")


def _until_semicolon(text: str, at: int) -> str:
    """Return the text up to the next semicolon outside of all braces."""
    depth = 0
    for end in range(at, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0 and text[end] == ";":
            return text[at:end]
    raise AssertionError(f"no end after {text[at : at + 40]!r}")


class _Reader:
    """Parser of types, token by token."""

    def __init__(self, text: str) -> None:
        self.tokens = _TOKEN.findall(text)
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self, wanted: str | None = None) -> str:
        token = self.peek()
        assert token, f"expected {wanted or 'a type'}, got the end"
        assert wanted in (None, token), f"expected {wanted}, got {token!r}"
        self.at += 1
        return token

    def took(self, token: str) -> bool:
        found = self.peek() == token
        self.at += found
        return found

    def members(self) -> dict[str, Field]:
        found = {}
        while self.peek() and self.peek() != "}":
            name = self.next().strip('"')
            required = not self.took("?")
            self.next(":")
            found[name] = Field(self.type(), required)
            if not (self.took(";") or self.took(",")):
                break
        return found

    def type(self) -> Any:
        self.took("|")
        options = [self.postfix()]
        while self.took("|"):
            options.append(self.postfix())
        return options[0] if len(options) == 1 else ("union", options)

    def postfix(self) -> Any:
        found = self.primary()
        while self.peek() == "[":
            self.next("[")
            found = ("list", found) if self.peek() == "]" else ("of", found, self.next().strip('"'))
            self.next("]")
        return found

    def primary(self) -> Any:
        token = self.next()
        if token == "(":
            inner = self.type()
            self.next(")")
            return inner
        if token == "{":
            members = self.members()
            self.next("}")
            return ("object", members)
        if token == "[":
            return ("tuple", self.listed("]"))
        if token.startswith('"'):
            return ("literal", token[1:-1])
        if token.lstrip("-").isdigit():
            return ("literal", int(token))
        if token == "Record":
            self.next("<")
            return ("record", self.listed(">")[1])
        return ("name", token)

    def listed(self, end: str) -> list[Any]:
        found = [self.type()]
        while self.took(","):
            found.append(self.type())
        self.next(end)
        return found
