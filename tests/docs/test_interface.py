"""Tables of docs/interface.md against the card game: questions, options, reasons, events."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boomtown.card as package
from boomtown.card.cards import OPTIONS
from boomtown.card.codes import UNBIDDEN
from boomtown.games import Game, catalog, new_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/interface.md").read_text("utf-8")
CODE = "\n".join(path.read_text("utf-8") for path in sorted(Path(package.__path__[0]).rglob("*.py")))
WORDS = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/boomtown/locales/en").glob("*.ftl"))
SETS = [of["id"] for of in catalog()["sets"][1:]]
NAME = re.compile(r"`([^`]+)`")
OF_ALL = {"n", "t", "text", "nature", "how"}  # of every event


def rows(head: str) -> Iterator[list[str]]:
    """Yield the cells of the table with this header."""
    lines = iter(PAGE[PAGE.index(f"\n| {head} |") :].strip().splitlines())
    next(lines), next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def names(text: str) -> list[str]:
    return NAME.findall(text)


def keys(text: str, prefix: str) -> set[str]:
    """Return the ids of texts with that prefix."""
    return set(re.findall(rf"`({prefix}-[a-z-]+)`", text))


def in_code(prefix: str) -> set[str]:
    return set(re.findall(rf"\"({prefix}-[a-z-]*[a-z])\"", CODE))


def declared(call: str) -> set[str]:
    """Return the names that the code declares with this call."""
    return set(re.findall(call + r"\"([a-z_-]+)\"", CODE))


@cache
def played() -> tuple[dict[str, set[str]], dict[str, set[str]], dict[str, set[str]], dict[str, set[str]]]:
    """Play random games with all sets; return arguments and verbs by question, fields and texts by event."""
    args, verbs, fields, texts = (defaultdict[str, set[str]](set) for _ in range(4))
    for number in range(30):
        chance = Random(number)
        sets = [name for name in SETS if number % 3 == 0 or chance.random() < 0.6]
        players = chance.choice([4, 5, 6, 7])
        game = new_game({"players": players, "sets": sets, "ask_forced": number % 2 == 1}, number)
        _play(game, chance, args, verbs)
        for event in game.events(0):
            fields[event["t"]] |= event.keys() - OF_ALL
            texts[event["t"]].add(event["text"]["key"])
    return args, verbs, fields, texts


def _play(game: Game, chance: Random, args: dict[str, set[str]], verbs: dict[str, set[str]]) -> None:
    for _ in range(1500):
        ask = game.ask
        if ask is None:
            return
        told: dict[str, Any] | None = game.decision()
        assert told is not None
        args[ask.why] |= told["title"]["args"].keys() - {"who"}
        verbs[ask.why] |= {option["verb"] for option in told["options"] if option["code"] < UNBIDDEN}
        game.apply(chance.choice(ask.options))


def test_every_question_is_told() -> None:
    told = [names(row[0])[0] for row in rows("why")]
    assert len(told) == len(set(told))
    assert set(told) == declared(r"Question\(\s*")


@pytest.mark.slow
def test_questions_say_what_they_are_sent_with() -> None:
    """Arguments, and verbs of options."""
    args, verbs, *_ = played()
    wrong = []
    for row in rows("why"):
        why = names(row[0])[0]
        wrong += [f"{why}: argument {name}" for name in args[why] - {*names(row[2])}]
        wrong += [f"{why}: option {verb}" for verb in verbs[why] if not re.search(rf"\b{verb}\b", row[3])]
    assert not wrong


def test_every_option_is_told() -> None:
    told = keys(PAGE[PAGE.index("Option keys and args") : PAGE.index("### Why not")], "opt")
    assert in_code("opt") <= told
    assert told <= set(re.findall("^(opt-[a-z-]+) =", WORDS, re.MULTILINE))


def test_every_reason_is_told() -> None:
    told = [names(row[0])[0] for row in list(rows("key"))]
    assert len(told) == len(set(told))
    assert set(told) == in_code("why")


def test_every_event_is_told() -> None:
    told = [names(row[0])[0] for row in rows("t")]
    assert len(told) == len(set(told))
    assert set(told) == declared(r"tells\(")


@pytest.mark.slow
def test_events_say_what_they_are_sent_with() -> None:
    """Fields, and ids of texts; an id may have `-as` appended."""
    *_, fields, texts = played()
    wrong = []
    for row in rows("t"):
        t = names(row[0])[0]
        wrong += [f"{t}: field {name}" for name in sorted(fields[t]) if not re.search(rf"\b{name}\b", row[1])]
        wrong += [f"{t}: {key}" for key in sorted(texts[t]) if key.removesuffix("-as") not in keys(row[2], "log")]
    assert not wrong


def test_every_option_of_a_setup_is_told() -> None:
    told = [name for row in rows("option") for name in names(re.sub(r"\(.*", "", row[0]))]
    assert len(told) == len(set(told))
    assert set(told) == set(OPTIONS)
