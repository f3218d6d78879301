"""Reads the grammar that docs/notation.md gives (EBNF; between question marks a regular expression) and applies it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

TOKEN = re.compile(r"""\s*(?:\(\*.*?\*\)\s*)*("[^"]*"|'[^']*'|\?\s.*?\s\?|[a-z]+|[=;|,()\[\]{}])""", re.DOTALL)
Node = tuple[str, Any]  # kind, and the parts, the pattern, the words or the name of a rule


class Grammar:
    """Rules by name; `fits(rule, text)`: whether the whole text is one."""

    def __init__(self, source: str) -> None:
        self.tokens: list[str] = TOKEN.findall(re.sub(r"\(\*.*?\*\)", " ", source))
        self.rules: dict[str, Node] = {}
        while self.tokens:
            name, equals = self._next(), self._next()
            assert equals == "=", f"{name} {equals}"
            self.rules[name] = self._choice()
            assert self._next() == ";", name

    def _next(self) -> str:
        return self.tokens.pop(0)

    def _choice(self) -> Node:
        ways = [self._row()]
        while self.tokens[0] == "|":
            self._next()
            ways.append(self._row())
        return ("choice", ways)

    def _row(self) -> Node:
        parts = [self._part()]
        while self.tokens[0] == ",":
            self._next()
            parts.append(self._part())
        return ("row", parts)

    def _part(self) -> Node:
        token = self._next()
        if token in "([{":
            inner, end = self._choice(), self._next()
            assert token + end in ("()", "[]", "{}")
            return ({"(": "once", "[": "maybe", "{": "many"}[token], inner)
        if token[0] == "?":
            return ("pattern", re.compile(token[1:-1].strip()))
        return ("words", token[1:-1]) if token[0] in "\"'" else ("rule", token)

    # --- matching: the places where what begins here may end

    def fits(self, rule: str, text: str) -> bool:
        self.known: dict[tuple[int, int], set[int]] = {}
        return len(text) in self._ends(self.rules[rule], text, 0)

    def _ends(self, node: Node, text: str, at: int) -> set[int]:
        key = id(node), at
        if key not in self.known:
            self.known[key] = set()
            self.known[key] = set(self._find(*node, text, at))
        return self.known[key]

    def _find(self, kind: str, what: Any, text: str, at: int) -> Iterator[int]:
        if kind == "words":
            yield from [at + len(what)] * text.startswith(what, at)
        elif kind == "pattern":  # every length, as a greedy one may take too much
            most = what.match(text, at)
            longest = most.end() if most else at - 1
            yield from (end for end in range(at, longest + 1) if what.fullmatch(text, at, end))
        elif kind == "rule":
            yield from self._ends(self.rules[what], text, at)
        elif kind == "choice":
            for way in what:
                yield from self._ends(way, text, at)
        elif kind == "row":
            ends = {at}
            for part in what:
                ends = {end for start in ends for end in self._ends(part, text, start)}
            yield from ends
        else:
            yield from self._times(kind, what, text, at)

    def _times(self, kind: str, what: Node, text: str, at: int) -> set[int]:
        found = {at} if kind != "once" else set()
        fresh = {at}
        while fresh:
            fresh = {end for start in fresh for end in self._ends(what, text, start)} - found
            found |= fresh
            if kind != "many":
                break
        return found
