"""Adapter of the Dice Game for `check`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtown.dice.codes import CHIEF, FACE_AT, is_chief, verb_of
from boomtown.dice.faces import DIE_NAMES, FACE, FACES, SIDES
from boomtown.dice.game import Dice
from boomtown.dice.notation import words
from boomtown.dice.scenarios import phrases, position
from boomtown.dice.scenarios.position import unknown
from boomtown.dice.setup import start_at
from boomtown.dice.state import IN_PILE
from boomtown.scenarios.adapter import Failed, ScenarioAdapter
from boomtown.scenarios.format import Scenario
from boomtown.scenarios.grammar import Part, PhraseError
from boomtown.scenarios.paths import shared
from boomtown.scenarios.scripted_chance import Scripted

USABLE = (*words.KINDS.values(), *words.SOURCES.values())


class DiceScenarioAdapter(ScenarioAdapter[Dice]):
    """Dice by their faces, arrows by their number."""

    verbs = ("roll", "keep", "use", "choose", "pass", "undo")

    def build(self, scenario: Scenario, chance: Scripted) -> Dice:
        return position.build(scenario, chance)

    def begin(self, game: Dice, scenario: Scenario) -> None:
        start_at(game)
        game.begin()

    # --- words

    def later(self, part: Part, targets: int) -> bool:
        """Return True for two players who swap arrows: they are asked for one by one (Ugly)."""
        return part.thing == "role" and targets > 1

    def known(self, part: Part) -> None:
        if part.as_ or part.of or part.paying >= 0:
            raise PhraseError("expected no card and no price, the Dice Game has none")
        for name in part.things:
            if name not in FACES:
                raise PhraseError(unknown("face", name, FACES))
        if part.verb == "choose" and part.seat < 0 and part.thing not in (*FACES, words.CHIEFS):
            raise PhraseError(unknown("face or player", part.thing, (*FACES, words.CHIEFS)))
        if part.verb == "use" and part.thing not in USABLE:
            raise PhraseError(unknown("role, die or character to use", part.thing, USABLE))

    def matches(self, game: Dice, part: Part, why: str, code: int) -> bool:
        return phrases.matches(game.state, part, why, code)

    def forced(self, game: Dice, part: Part, why: str, code: int) -> bool:
        """Return True if the part means this forced choice.

        The next player may already have rolled the kept dice; `settled` looks at earlier events.
        """
        return part.verb != "keep" and super().forced(game, part, why, code)

    def settled(self, game: Dice, part: Part, seat: int, since: int) -> bool:
        """Return True if these are the dice after a roll that left no choice."""
        faces: list[str] = []
        over = game.state.final  # no further choice
        for event in (game.log or [])[since:]:
            if event["t"] == "throw" and event["who"] == seat:
                faces = list(event["faces"])
            elif event["t"] == "turned" and faces:
                faces[event["at"]] = event["face"]
            elif event["t"] == "turn":
                over = over or bool(faces)
        return part.verb == "keep" and over and sorted(part.things) == sorted(faces)

    def said(self, game: Dice, parts: Sequence[Part], part: Part, code: int) -> bool:
        """Return True for the kind of arrow that the last choice returned, named though there was only one."""
        return [one.verb for one in parts[-1:]] == ["use"] and phrases.narrows(part, code)

    def apart(self, game: Dice, options: list[int]) -> bool:
        """Return True if the options differ in more than the position of a die: dice with equal faces are alike."""
        return len({o >> FACE_AT for o in options}) > 1

    def narrows(self, game: Dice, part: Part, options: list[int]) -> list[int]:
        return [o for o in options if phrases.narrows(part, o)]

    def phrase(self, game: Dice, code: int, letters: Sequence[str]) -> str:
        found = words.phrase(game.state, game.ask.why if game.ask else "", code, letters)
        two = verb_of(code) == "use" and game.ask is not None and {code & ~CHIEF, code | CHIEF} <= {*game.ask.options}
        return f"{found}, then choose {words.REGULAR}" if two and not is_chief(code) else found

    # --- chance

    def face_name(self, face: int) -> str:
        return FACES[face]

    def roll(self, value: Any, sides: Sequence[Sequence[int]]) -> list[int]:
        """Return a face for each rolled die, base dice first."""
        named = [str(face) for face in value] if isinstance(value, list) else [str(value)]
        dice = [DIE_NAMES[SIDES.index(tuple(side))] for side in sides]
        if len(named) != len(dice):
            raise Failed(f"{len(dice)} faces, one for each die thrown ({', '.join(dice)})", ", ".join(named))
        for face, die, side in zip(named, dice, sides, strict=True):
            if FACE[face] not in side:
                raise Failed(f"a face of the {die} die ({', '.join(FACES[f] for f in side)})", face)
        return [list(side).index(FACE[face]) for face, side in zip(named, sides, strict=True)]

    # --- looking

    def values(self, game: Dice, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        s = game.state
        if seat is None:
            return {"arrows_pile": s.pile, **shared(game, letters)}
        return {
            "life": s.life[seat],
            "max_life": s.max_life[seat],
            "role": s.specials[seat] or s.roles[seat],
            "character": s.characters[seat],
            "alive": s.alive[seat],
            "arrows": s.arrows[seat],
            "chief_arrow": s.chief == seat,
            "known": s.shown[seat],
            "ghost": s.ghost == seat,
        }

    def derived(self, game: Dice, letters: Sequence[str], seat: int | None) -> dict[str, Any]:
        if seat is None:
            return {}
        distances = game.state.index.places[seat]
        return {f"distance.{letter}": d for letter, d in zip(letters, distances, strict=True)}

    def position(self, game: Dice, letters: list[str]) -> list[str]:
        s = game.state
        lines = []
        for p, letter in enumerate(letters):
            state = f"life {s.life[p]} of {s.max_life[p]}" if s.alive[p] else "out of the game"
            ghost, chief = (" (the ghost)" if s.ghost == p else ""), (", the chief's arrow" if s.chief == p else "")
            role = s.specials[p] or s.roles[p]
            lines.append(f"{letter} {s.characters[p]}, {role}, {state}{ghost}; arrows: {s.arrows[p]}{chief}")
        pile = str(s.pile) + (" and the chief's" if s.chief == IN_PILE else "")
        faces = ", ".join(words.shown(s)) or "-"
        return [
            *lines,
            f"turn: {letters[s.turn]}, phase {s.phase}; throw {s.roll}: {faces}; arrows in the pile: {pile}",
        ]
