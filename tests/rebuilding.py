"""Scenarios that are rebuilt on the board, by edits or by the form in a browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from boomtown.card.notation.cards import REST
from boomtown.notation.dialect import dialect_of
from boomtown.notation.draft import Draft
from boomtown.notation.position_writer import write_packed
from boomtown.scenarios.format import Scenario, read
from boomtown.scenarios.run import adapter_of
from boomtown.scenarios.scripted_chance import Scripted

SCENARIOS = Path(__file__).parent / "scenarios"
NOT_RULES = ("move=", "draws=", "ambient=", "acted=", "shuffles=", "older=", "seen=")  # of how a position arose


@cache  # reading takes much longer than a scenario
def drawn_scenarios() -> tuple[Scenario, ...]:
    """Return sixty scenarios of all sets and games, drawn at random, always the same ones."""
    rng = Random(32)
    files = sorted(SCENARIOS.rglob("*.yaml"))
    return tuple(rng.choice([one for one in read(rng.choice(files)) if isinstance(one, Scenario)]) for _ in range(60))


def draft_of(scenario: Scenario) -> Draft:
    """Return the position of a scenario before its phase begins."""
    adapter = adapter_of(scenario)
    if scenario.position:
        return Draft(scenario.position)
    game = adapter.build(scenario, Scripted(scenario, adapter))
    if game.name != "dice":
        game.state.phase = scenario.raw.get("phase", "play")
    dialect, data = dialect_of(game), game.save()
    state = dialect.pack(data["state"], data["setup"])
    return Draft(write_packed(dialect, data["setup"], state, dialect.opening(state), {}, None))


def rules_of(line: str) -> list[str]:
    """Return the words of a line on which the rules depend."""
    head, _, tail = line.partition(" at=")
    words = [word for word in tail.split()[1:] if not word.startswith(NOT_RULES)]
    return [*head.split(), tail[:1], *words]


def with_short_deck(wanted: Draft, end: str) -> Draft:
    """Return the position with the cards of the deck that move until the line `end`; the others are in any order."""
    if isinstance(deck := wanted.state.get("deck"), list) and REST not in deck:
        after = Draft(end).state["deck"]
        stay = next((at for at, (old, new) in enumerate(zip(deck, after, strict=False)) if old != new), len(after))
        if stay > 1:
            wanted.state["deck"] = [REST, *deck[stay:]]
    return wanted


def without_deck(words: list[str]) -> list[str]:
    """Return the words of a line without the order of the deck."""
    return [word for word in words if not word.startswith("deck=")]


def another(part: dict[str, Any], parts: list[dict[str, Any]], n: int) -> Any:
    """Return a value that a control can give and that the position does not have now."""
    value, control = part["value"], part["control"]
    if part.get("each"):
        return [
            another({**part, "each": 0, "value": one}, parts, n) if at == 0 else one for at, one in enumerate(value)
        ]
    among = list(part["among"].values()) if control == "numbered" else part.get("among", [])

    def one_name() -> Any:
        return next(name for name in among if name != value)

    def two_names() -> list[Any]:
        return [name for name in among if name not in value][:2] or value[:-1]

    found: dict[str, Callable[[], Any]] = {
        "word": one_name,
        "name": one_name,
        "names": two_names,
        "numbered": two_names,
        "seat": lambda: (value + 1) % n,
        "number": lambda: value + 1 if value < part["high"] else value - 1,
        "figures": lambda: [one + 1 for one in value],
        "flag": lambda: not value,
        "seats": lambda: [1] if value != [1] else [0],
        "marks": lambda: [not on for on in value],
        "faces": lambda: [1, *value[1:], 2],
        "kinds": lambda: [(kind + 1) % 2 for kind in value],
        "cards": lambda: _other_cards(part, parts),
        "tokens": lambda: [[card, 2] for one in parts if one["label"] == "table" for card in one["value"]][:1],
    }
    return found[control]()


def _other_cards(part: dict[str, Any], parts: list[dict[str, Any]]) -> list[int]:
    """Return the cards of a place with one more from another place, on top."""
    value = part["value"]
    there = [card for one in parts if one["control"] == "cards" for card in _flat(one["value"]) if card >= 0]
    more = next(card for card in there if card not in value)
    return [*value, more] if part["top_last"] else [more, *value]


def _flat(value: list[Any]) -> list[int]:
    return [card for one in value for card in (one if isinstance(one, list) else [one])]
