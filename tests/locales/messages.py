"""The messages of the five languages, for the tests: parsed once in each process, and formatted with samples."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.conftest import ROOT

LOCALES = ROOT / "src/boomtown/locales"
LANGUAGES = ("en", "cs", "sk", "pl", "it")
FILES = tuple(sorted(path.stem for path in (LOCALES / "en").glob("*.ftl")))  # sets bring files of their own
NUMBERS = (1, 2, 5, 22)
READERS = ("none", "who", "to", "by", "from", "also")


class Uses(Visitor):
    """The variables a message reads and its plural selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[tuple[set[str], str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        default = next(v.key.name for v in node.variants if v.default and isinstance(v.key, ast.Identifier))
        if names & {"zero", "one", "two", "few", "many"}:
            self.selectors.append((names, default))
        self.generic_visit(node)


def source(language: str, file: str) -> str:
    return (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")


@cache
def parsed(language: str, file: str) -> ast.Resource:
    """Return the syntax tree of one file. Parsing takes most of the time of these tests."""
    return FluentParser().parse(source(language, file))


@cache
def entries(language: str, file: str) -> dict[str, Uses]:
    """Return the references of each message (and -term) of one file by id. Asserts that Fluent can read it."""
    found: dict[str, Uses] = {}
    for entry in parsed(language, file).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {(entry.content or '')[:120]!r}"
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert name not in found, f"{language}/{file}.ftl: {name} stands there twice"
            found[name] = Uses()
            found[name].visit(entry)
    return found


@cache
def messages(language: str) -> dict[str, Uses]:
    """All messages of a language; one that quotes another reads its variables too."""
    found: dict[str, Uses] = {}
    for file in FILES:
        own = {k: v for k, v in entries(language, file).items() if not k.startswith("-")}
        twice = found.keys() & own.keys()
        assert not twice, f"{language}/{file}.ftl: {sorted(twice)} stand in another file too"
        found |= own
    for uses in found.values():
        for quoted in uses.messages:
            uses.variables |= found[quoted].variables
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(parsed(language, file))
    return made


def say(language: str, key: str, args: dict[str, Any]) -> str:
    """The message as a reader gets it; AssertionError when Fluent has anything to complain about."""
    message = bundle(language).get_message(key)
    assert message.value is not None
    words, errors = bundle(language).format_pattern(message.value, args)
    assert not errors, f"{language} {key} {args}: {errors}"
    assert isinstance(words, str)
    return words


NAMES = {
    "who": "Rose Doolan", "to": "Sid Ketchum", "also": "Kit Carlson", "by": "Paul Regret", "from": "Jesse Jones",
    "name": "Suzy Lafayette", "game": "bang", "same": "yes",
    "host": "Suzy Lafayette", "player": "Ana", "character": "Suzy Lafayette", "title": "Tombstone", "code": "K7QX",
    "example": "K7QX", "text": "Yee-haw", "sets": "Base game", "rank": "K", "suit": "hearts", "phase": "play",
    "place": "K", "places": "K", "names": "Rose Doolan", "cause": "Volcanic", "reason": "Volcanic", "role": "sheriff",
    "at": "Bart Cassidy", "char": "El Gringo", "weapon": "Volcanic", "cards": "Volcanic", "of": "Volcanic",
    "event": "Ghost Town",
    "colour": "red", "state": "Kept", "team": "outlaw", "seats": "Rose Doolan", "dice": "beer",
    "site": "play.example.org", "address": "ann@example.org",
}  # fmt: skip


def samples(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Arguments to try a message with: each number, each reader, a card whose name closes the sentence."""
    named = {n: say(language, f"card-{n}", {}) for n in ("missed", "indians")}
    base: dict[str, Any] = NAMES | {
        "card": named["missed"],
        "as": "BANG!",
        "kind": named["missed"],
        "source": "Volcanic",
        "face": say(language, "face-bullseye1", {}),
        "faces": say(language, "face-double-bullseye2", {}),
        "die": say(language, "die-loudmouth", {}),
        "special": say(language, "role-gambler", {}),
    }
    wants = messages(language)[key].variables
    numbers = dict.fromkeys(wants - set(base) - {"me"}, 0)
    if key in ("chance", "cli-dice-throw"):
        numbers["of"] = 0
    for number, reader in itertools.product(NUMBERS if numbers else (1,), READERS if "me" in wants else ("none",)):
        yield base | dict.fromkeys(numbers, number) | {"me": reader}


@cache
def said(language: str) -> list[tuple[str, str]]:
    """Every message with its samples, as (key, words)."""
    return [(key, say(language, key, args)) for key in messages(language) for args in samples(language, key)]


def texts(told: Any) -> Iterator[dict[str, Any]]:
    """All {key, args} inside JSON of the engine."""
    if isinstance(told, dict):
        if isinstance(told.get("key"), str):
            yield told
        for inner in told.values():
            yield from texts(inner)
    elif isinstance(told, list):
        for inner in told:
            yield from texts(inner)


def add_sent(found: dict[str, set[str]], told: Any) -> None:
    """Add the keys inside JSON of the engine to those found, with the variables that are always given with them."""
    for text in texts(told):
        args = set(text.get("args", {}))
        found[text["key"]] = found.get(text["key"], args) & args
