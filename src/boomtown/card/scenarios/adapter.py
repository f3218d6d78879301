"""Adapter of the card game for `check`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from boomtown.card.cards import KINDS, NAMES, card_name
from boomtown.card.codes import DRAW_DECK, NO_CARD, name_of
from boomtown.card.game import Bang
from boomtown.card.knowledge.role_deals import picked_role
from boomtown.card.notation import words
from boomtown.card.scenarios import paths, phrases, position
from boomtown.card.scenarios.position import fits, parse_card
from boomtown.card.scenarios.sources import COPIED
from boomtown.card.zones import ZONES, Zone
from boomtown.kernel.frame import PASS
from boomtown.scenarios.adapter import ScenarioAdapter
from boomtown.scenarios.format import Scenario
from boomtown.scenarios.grammar import Part
from boomtown.scenarios.scripted_chance import Scripted

UPGRADE = "upgrade"  # name of the options in questions for an upgrade
DRAW = Part("draw", "deck")
YES_OR_NO = ("yes", "no")


def yes_or_no(options: list[int], word: str) -> list[int]:
    """Return the answer meant by yes or no, if the options are one action and PASS."""
    if len(options) != 2 or options[1] != PASS:
        return []
    return options[:1] if word == "yes" else options[1:]


def _is_picked(value: str, one: int) -> bool:
    """Return True if a value names this pick: a card, a role, or a name in a code."""
    if one < 0:
        return value == picked_role(one)
    return fits(value, one) if one < NO_CARD else value == NAMES[name_of(one)]


class CardScenarioAdapter(ScenarioAdapter[Bang]):
    """Cards by name, rank and suit."""

    # from the sets (card/zones.py): zones of the table; zones and counts of a seat
    keys = frozenset([name for name, place in ZONES.items() if isinstance(place, Zone) and not place.seats])
    player_keys = frozenset(ZONES) - keys
    verbs = ("play", "use", "choose", "discard", "draw", "buy", "take", "pass", "end turn", "undo")

    def build(self, scenario: Scenario, chance: Scripted) -> Bang:
        return position.build(scenario, chance)

    def begin(self, game: Bang, scenario: Scenario) -> None:
        position.begin(game, scenario.raw.get("phase", "play"))

    def later(self, part: Part, targets: int) -> bool:
        """Return True for a card whose targets are asked for afterwards (Brawl), and for what is bought or taken."""
        name = parse_card(part.as_ or part.thing)[0]
        if part.verb != "play":
            return part.verb in ("buy", "take")
        return name in KINDS and KINDS[name].aim.word == "none"

    def paired(self, part: Part) -> bool:
        """Return True for a card with two targets, or an ability that may have two."""
        name = parse_card(part.as_ or part.thing)[0]
        return name not in KINDS or KINDS[name].aim.pairs

    def matches(self, game: Bang, part: Part, why: str, code: int) -> bool:
        return phrases.matches(part, code)

    def options(self, game: Bang, part: Part) -> list[int]:
        assert game.ask is not None
        options = phrases.alone(part, super().options(game, part))
        if not options and part.verb == "choose" and part.thing in YES_OR_NO:
            return yes_or_no(game.ask.options, part.thing)
        if not options and part == DRAW and game.ask.why == "event" and PASS in game.ask.options:
            return [PASS]  # a usual draw declines its alternative (Hard Liquor)
        return options

    def forced(self, game: Bang, part: Part, why: str, code: int) -> bool:
        """Return True if the part means this forced choice. A plain draw declines nothing."""
        return phrases.matches(part, code) and not (part.verb == "pass" and code == DRAW_DECK)

    def completed(self, game: Bang, part: Part) -> Part:
        """Add the effect of a card that copies another one (Money Bag)."""
        name = parse_card(part.thing)[0]
        return replace(part, effect=COPIED[name](game)) if part.verb == "play" and name in COPIED else part

    def said(self, game: Bang, parts: Sequence[Part], part: Part, code: int) -> bool:
        """Return True for a target, or a target's card, that the earlier words left open without a choice."""
        return phrases.completes_last(parts, part, code)

    def apart(self, game: Bang, options: list[int]) -> bool:
        """Return True if the options differ in their target."""
        return len({o >> 10 for o in options}) > 1

    def narrows(self, game: Bang, part: Part, options: list[int]) -> list[int]:
        return phrases.narrows(part, options)

    def enough(self, game: Bang) -> bool:
        """Return True if the player may continue to pay (Ranch): the named price is paid."""
        return game.ask is not None and game.ask.why == "exchange"

    def implied(self, game: Bang, parts: Sequence[Part], done: int) -> Part | None:
        """Return the next purchase of an upgrade, until the named price is paid by steps or further targets."""
        first, targets = parts[0], len(parts) - 1
        name = phrases.effect_of(first)
        loads = KINDS[name].loads if name and first.paying >= 0 else 0
        if not loads:
            return None
        left = first.paying // loads - targets
        if not KINDS[name].spreads and done < left:
            return Part("use", first.thing)
        ends = game.ask is not None and game.ask.question.option == UPGRADE and PASS in game.ask.options
        return Part("pass") if ends and left <= done else None

    def phrase(self, game: Bang, code: int, letters: Sequence[str]) -> str:
        return words.phrase(code, letters)

    def pick_name(self, one: int) -> str:
        if one < 0:
            return picked_role(one)
        return card_name(one) if one < NO_CARD else NAMES[name_of(one)]

    def pick(self, value: Any, among: Sequence[int]) -> int | None:
        return next((i for i, one in enumerate(among) if _is_picked(str(value), one)), None)

    def values(self, game: Bang, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        return paths.of_table(game, letters) if seat is None else paths.of_seat(game, seat)

    def derived(self, game: Bang, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        if seat is None:
            return {"discard.count": len(game.state.discard)}
        return paths.derived_of_seat(game, letters, seat)

    def position(self, game: Bang, letters: list[str]) -> list[str]:
        s = game.state
        lines = []
        for seat, letter in enumerate(letters):
            state = f"life {s.life[seat]} of {s.max_life[seat]}" if s.alive[seat] else "out of the game"
            hand, table = (", ".join(card_name(c) for c in cards) or "-" for cards in (s.hands[seat], s.tables[seat]))
            lines.append(f"{letter} {s.characters[seat]}, {s.roles[seat]}, {state}; hand: {hand}; in play: {table}")
        top = card_name(s.discard[-1]) if s.discard else "-"
        piles = f"discards: {len(s.discard)}, top {top}; deck: {len(s.deck)}"
        return [*lines, f"turn: {letters[s.turn]}, phase {s.phase}; {piles}"]
