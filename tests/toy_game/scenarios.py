"""Positions and steps of scenarios: each player has a `card`, `deck` ends with its top card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.scenarios.adapter import ScenarioAdapter
from boomtown.scenarios.format import Scenario, whose_turn
from boomtown.scenarios.grammar import Part
from boomtown.scenarios.paths import shared
from boomtown.scenarios.scripted_chance import Scripted
from tests.toy_game.notation import HighestDialect
from tests.toy_game.rules import DRAW, Highest, State, Turn, all_cards


class HighestScenarioAdapter(ScenarioAdapter[Highest]):
    verbs = ("draw", "pass", "undo")
    player_keys = frozenset({"card"})

    def build(self, scenario: Scenario, chance: Scripted) -> Highest:
        n = len(scenario.players)
        game = Highest(Highest._check({"players": n}), scenario.id, chance)
        game.state = s = State(n)
        s.characters = list(Highest.people[:n])
        s.cards = [int(player.get("card", 0)) for player in scenario.players.values()]
        top = [int(card) for card in scenario.raw.get("deck", [])]
        s.deck = [card for card in all_cards(n) if card not in (*s.cards, *top)] + top
        s.turn = whose_turn(scenario)
        s.turn_no = s.turn + 1
        if sorted([*s.cards, *s.deck]) != all_cards(n):
            raise scenario.wrong(f"expected different cards from 1 to {len(all_cards(n))}, got {s.cards}", "players")
        return game

    def begin(self, game: Highest, scenario: Scenario) -> None:
        game.push(Turn())
        game.begin()

    def matches(self, game: Highest, part: Part, why: str, code: int) -> bool:
        return part.verb == ("draw" if code == DRAW else "pass")

    def apart(self, game: Highest, options: list[int]) -> bool:
        return False

    def narrows(self, game: Highest, part: Part, options: list[int]) -> list[int]:
        return []

    def phrase(self, game: Highest, code: int, letters: Sequence[str]) -> str:
        return HighestDialect().phrase(game, code, letters)

    def values(self, game: Highest, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        return shared(game, letters) if seat is None else {"card": game.state.cards[seat]}

    def position(self, game: Highest, letters: list[str]) -> list[str]:
        return [f"{letter} holds {card}" for letter, card in zip(letters, game.state.cards, strict=True)]
