"""Adapter of The Duel for the scenario runner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.duel.cards import KIND, NAMES, SIDES
from boomtown.duel.character_table import BULL_ANDERSON, CATTLE_KATIE, PEOPLE
from boomtown.duel.codes import (
    BACK_HOW,
    MARKER,
    RELOAD,
    aimed_card,
    card_of,
    how_of,
    seat_of,
    slot_of,
    target_of,
    verb_of,
)
from boomtown.duel.game import Duel
from boomtown.duel.notation import words
from boomtown.duel.scenarios import position
from boomtown.duel.scenarios.position import OF_A_SIDE, is_card, split
from boomtown.kernel.frame import END, PASS
from boomtown.kernel.setup_validation import suggest
from boomtown.scenarios.adapter import ScenarioAdapter
from boomtown.scenarios.format import Scenario
from boomtown.scenarios.grammar import Part, PhraseError
from boomtown.scenarios.paths import Cards, TopCard, shared
from boomtown.scenarios.scripted_chance import Scripted

VALUES = (*NAMES, *PEOPLE, *SIDES, *(str(n) for n in range(1, 4)))
AS = ("Colt", "Missed!", "reload")


class DuelScenarioAdapter(ScenarioAdapter[Duel]):
    """Scenarios of The Duel. A card's name may be followed by back and symbol ("Hat outlaws", "Knife snake")."""

    verbs = ("play", "use", "choose", "discard", "draw", "pass", "end turn", "undo")
    player_keys = OF_A_SIDE

    def build(self, scenario: Scenario, chance: Scripted) -> Duel:
        return position.build(scenario, chance)

    def begin(self, game: Duel, scenario: Scenario) -> None:
        position.begin(game, scenario)

    # --- words

    def later(self, part: Part, targets: int) -> bool:
        """Return True for Bull Anderson's two cards, which are taken in two choices."""
        return part.thing == PEOPLE[BULL_ANDERSON] and targets > 1

    def known(self, part: Part) -> None:
        if part.paying >= 0:
            raise PhraseError("expected no 'paying', the Duel has no money")
        if part.as_ and part.as_ not in AS:
            raise PhraseError(f"expected as {', '.join(AS)}; got {part.as_!r}")
        if not part.thing or part.verb == "draw":
            return
        name = split(part.thing)[0]
        known = {
            "play": NAMES,
            "discard": NAMES,
            "use": (*NAMES, *PEOPLE, words.MARKER_WORD),
            "choose": VALUES,
        }[part.verb]
        if name not in known:
            raise PhraseError(f"no {part.verb} of {part.thing!r}{suggest(name, known)}")

    def matches(self, game: Duel, part: Part, why: str, code: int) -> bool:
        if code in (PASS, END):
            return part.verb == ("pass" if code == PASS else "end turn")
        verb = verb_of(code)
        if part.verb == "choose":
            return self._chosen(game, part, why, code)
        if part.verb != verb:
            return False
        if verb == "draw":
            return part.thing == "deck"
        if verb == "discard":
            return part.seat < 0 and is_card(card_of(code), part.thing)
        if verb == "play":
            if not is_card(card_of(code), part.thing) or part.as_ != words.played_as(code):
                return False
            return self._fits(game, part, code)
        return self._uses(game, part, code)

    def _uses(self, game: Duel, part: Part, code: int) -> bool:
        if code == MARKER or how_of(code) == 0:
            return split(part.thing)[0] == words.source(code) and not part.as_ and self._fits(game, part, code)
        if part.thing != words.source(code):
            return False
        if (part.as_ == "reload") != (target_of(code) == RELOAD and words.points(code) == 0):
            return False
        return self._fits(game, part, code)

    def _fits(self, game: Duel, part: Part, code: int) -> bool:
        """Return True if the part names no target, or that of the option."""
        return part.seat < 0 or self._aims(game, part, code)

    def _aims(self, game: Duel, part: Part, code: int) -> bool:
        """Return True if the target of the option is the one that the part names."""
        s, of, slot = game.state, aimed_card(code), slot_of(code)
        if of < 0 and verb_of(code) == "use" and card_of(code) >= 0:  # Bull Anderson, Cattle Katie
            of = card_of(code)
        if of >= 0:
            return is_card(of, part.of) and words.slot_of_card(s, of) >> 1 == part.seat
        if slot >= 0:
            return slot >> 1 == part.seat and PEOPLE[s.who[slot]] == part.of
        if seat_of(code) != part.seat:
            return False
        return part.of == ("hand" if target_of(code) < 7 else "")

    def _chosen(self, game: Duel, part: Part, why: str, code: int) -> bool:
        verb, card, slot = verb_of(code), card_of(code), slot_of(code)
        if verb == "use":
            if count := words.points(code):
                return part.thing == str(count)
            return why == "loot" and part.seat >= 0 and self._aims(game, part, code)
        if verb != "choose":
            return False
        if how_of(code) >= BACK_HOW:
            return part.seat >= 0 and not part.of and game.state.roles[part.seat] == SIDES[how_of(code) - BACK_HOW]
        if card >= 0:
            if part.seat >= 0:
                return is_card(card, part.of) and words.slot_of_card(game.state, card) >> 1 == part.seat
            return is_card(card, part.thing)
        if slot >= 0:
            return part.seat in (-1, slot >> 1) and PEOPLE[game.state.who[slot]] in (part.thing, part.of)
        return part.seat == seat_of(code) and not part.of

    def said(self, game: Duel, parts: Sequence[Part], part: Part, code: int) -> bool:
        """Return True for words after a choice without alternatives.

        These are the card that Cattle Katie discards, and what Bull Anderson takes.
        """
        if code < 0 or how_of(code) not in (CATTLE_KATIE + 1, BULL_ANDERSON + 1):
            return False
        if part.verb == "choose" and card_of(code) < 0:
            return part.of == "hand"
        name = part.of if part.verb == "choose" else part.thing
        return bool(name) and card_of(code) >= 0 and is_card(card_of(code), name)

    def apart(self, game: Duel, options: list[int]) -> bool:
        """Return True if the options differ in more than the copy of a card."""
        s = game.state

        def meaning(code: int) -> tuple[Any, ...]:
            if code < 0:
                return (code,)
            card, of = card_of(code), aimed_card(code)
            rest = code >> 14
            where = words.slot_of_card(s, of) if of >= 0 else -1
            return rest, KIND[card] if card >= 0 else -1, KIND[of] if of >= 0 else -1, where

        return len({meaning(o) for o in options}) > 1

    def narrows(self, game: Duel, part: Part, options: list[int]) -> list[int]:
        """Return the options with the target, the payment or the number of points that the part names."""
        return [o for o in options if self._narrows(game, part, o)]

    def _narrows(self, game: Duel, part: Part, code: int) -> bool:
        if code < 0:
            return False
        if part.verb == "discard":
            return part.cost and card_of(code) >= 0 and is_card(card_of(code), part.thing)
        if part.verb != "choose":
            return False
        if count := words.points(code):
            return part.thing == str(count)
        if part.seat >= 0:
            return self._aims(game, part, code)
        of, slot = aimed_card(code), slot_of(code)
        if of < 0 and how_of(code) and card_of(code) >= 0:
            of = card_of(code)
        if of >= 0:
            return is_card(of, part.thing)
        return slot >= 0 and PEOPLE[game.state.who[slot]] == part.thing

    def phrase(self, game: Duel, code: int, letters: Sequence[str]) -> str:
        return words.phrase(game.state, code, letters)

    # --- chance

    def pick_name(self, one: int) -> str:
        return position.name_of(one)

    def pick(self, value: Any, among: Sequence[int]) -> int | None:
        fit = [i for i, card in enumerate(among) if is_card(card, str(value))]
        return fit[0] if fit else None

    # --- looking

    def values(self, game: Duel, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        s = game.state
        if seat is None:
            return {
                "discard.top": TopCard(s.discard, _name, _fits),
                "row": _cards(s.row),
                "waiting": [_waits(w) for w in game.view(None)["waiting"]],
                **shared(game, letters),
            }
        front = s.front[seat]
        back = front ^ 1
        return {
            "hand": _cards(s.hands[seat]),
            "front_table": _cards(s.tables[front]),
            "back_table": _cards(s.tables[back]),
            "front": PEOPLE[s.who[front]] if s.who[front] >= 0 else None,
            "back": PEOPLE[s.who[back]] if s.who[back] >= 0 else None,
            "life.front": s.lives[front],
            "life.back": s.lives[back] if s.who[back] >= 0 else None,
            "reserve": [PEOPLE[who] for who in reversed(s.reserve[seat])],
            "out": [PEOPLE[who] for who in s.out[seat]],
            "role": s.roles[seat],
        }

    def derived(self, game: Duel, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        s = game.state
        if seat is None:
            return {
                "common_deck": _cards(s.common[::-1]),
                "common_deck.count": len(s.common),
                "discard.count": len(s.discard),
            }
        return {"hand.count": len(s.hands[seat]), "deck.count": len(s.decks[seat])}

    def position(self, game: Duel, letters: list[str]) -> list[str]:
        s = game.state
        lines = []
        for p, letter in enumerate(letters):
            people = []
            for slot in (s.front[p], s.front[p] ^ 1):
                if s.who[slot] >= 0:
                    table = ", ".join(map(_name, s.tables[slot])) or "-"
                    people.append(f"{PEOPLE[s.who[slot]]} {s.lives[slot]} of {s.most[slot]} ({table})")
            hand = ", ".join(map(_name, s.hands[p])) or "-"
            lines.append(
                f"{letter}: {'; '.join(people)}; hand: {hand}; deck {len(s.decks[p])}, reserve {len(s.reserve[p])}"
            )
        top = _name(s.discard[-1]) if s.discard else "-"
        waiting = ", ".join(_waits(w) for w in game.view(None)["waiting"]) or "-"
        return [
            *lines,
            f"turn: {letters[s.turn]}, phase {s.phase}; discards: {len(s.discard)}, top {top}; waiting: {waiting}",
        ]


def _waits(waiting: dict[str, Any]) -> str:
    """Return an effect that waits in words: "hit by Riposte on Jango"."""
    words_ = f"{waiting['what']} by {waiting['source']}" if "source" in waiting else str(waiting["what"])
    return words_ + (f" on {waiting['target']}" if waiting["target"] else "")


def _name(card: int) -> str:
    return NAMES[KIND[card]]


def _fits(name: str, card: int) -> bool:
    return is_card(card, name)


def _cards(cards: Sequence[int]) -> Cards:
    return Cards(cards, _name, _fits)
