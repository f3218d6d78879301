"""Scenarios that are rebuilt on the board, by edits or by the form in a browser."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

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
