"""Running a scenario: its steps against the engine, and what must be true after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from boomtown.card.cards import card_name
from boomtown.card.codes import DRAW_DECK
from boomtown.card.game import Bang
from boomtown.check.format import FormatError, Lines, Scenario
from boomtown.check.paths import compare
from boomtown.check.phrases import Part, PhraseError, matches, narrows, parse, phrase
from boomtown.check.position import NotAvailable, build, fits
from boomtown.check.scripted import Scripted
from boomtown.kernel.errors import IllegalChoice
from boomtown.kernel.frame import PASS


@dataclass(slots=True)
class Outcome:
    """How a scenario went: "passed", "failed" or "not available", and the report for people."""

    status: str
    report: list[str] = field(default_factory=list)


class Failed(Exception):
    """A step or expectation does not hold: (expected, found)."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected, self.found = expected, found


DRAW = Part("draw", "deck")


class Run:
    """One scenario on its way."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.letters = list(scenario.players)
        self.chance = Scripted()
        self.chance.script = self._scripted
        self.at = -1  # the step being run
        self.read: dict[int, int] = {}  # chance steps that have been used, and the step in which
        self.half: list[int] = []  # options of a play whose target is still open
        self.game: Bang = build(scenario, self.chance)

    # --- chance

    def _scripted(self, among: Sequence[int]) -> int | None:
        """The pick that the next `chance` step names, when only actions stand between (they turn out to be forced)."""
        for i in range(self.at + 1, len(self.scenario.steps)):
            key, value = next(iter(self.scenario.steps[i].items()))
            if key in ("check", "allow", "deny"):
                return None
            if key == "chance" and i not in self.read:
                index = next((j for j, card in enumerate(among) if fits(str(value), card)), None)
                if index is not None:
                    self.read[i] = self.at
                return index
        return None

    # --- steps

    def step(self, i: int, step: Lines) -> None:
        self.at = i
        key, value = next(iter(step.items()))
        if key == "chance":
            if i not in self.read:
                raise Failed(f"a random pick that can yield {value}", "no such pick")
        elif key == "check":
            self.expect(value)
        elif key in ("allow", "deny"):
            letter, _, action = value.partition(":")
            self._allow(step, key, letter.strip(), action)
        else:
            parts = self._parse(step, key, value)
            for part in parts:
                self._answer(self.letters.index(key), part)
            if parts[-1].cost:
                self._enough(self.letters.index(key))

    def _enough(self, seat: int) -> None:
        """Words that name a price name all of it: where one may go on paying (Ranch), this is the end of it."""
        ask = self.game.ask
        if ask is not None and ask.who == seat and ask.why == "exchange":
            self._choose([PASS])

    def _parse(self, step: Lines, key: str, action: str) -> list[Part]:
        try:
            return parse(action, self.letters)
        except PhraseError as error:
            raise self.scenario.wrong(str(error), key, step) from error

    def _allow(self, step: Lines, key: str, letter: str, action: str) -> None:
        if letter not in self.letters:
            raise self.scenario.wrong(f"expected a player ({', '.join(self.letters)}), got {letter!r}", key, step)
        seat, parts = self.letters.index(letter), self._parse(step, key, action)
        if parts[0].verb == "undo":
            legal = self.game.can_undo(seat)
        else:
            legal = self._asked() == seat and bool(self._options(parts[0])) and self._payable(seat, parts)
        if legal != (key == "allow"):
            raise Failed(
                f"{letter} may {'' if key == 'allow' else 'not '}{action.strip()}",
                "it is not legal" if key == "allow" else "it is legal",
            )

    def _payable(self, seat: int, parts: list[Part]) -> bool:
        """Whether the price named with the action can be paid, tried on a copy."""
        if not any(part.cost for part in parts):
            return True
        trial = self.game.clone()
        trial.apply(self._options(parts[0])[0])
        for part in (p for p in parts if p.cost):
            found = [o for o in trial.ask.options if matches(part, o)] if trial.ask and trial.ask.who == seat else []
            if not found:
                return False
            trial.apply(found[0])
        return True

    def _asked(self) -> int:
        return self.game.ask.who if self.game.ask else -1

    def _options(self, part: Part) -> list[int]:
        if self.half:
            return [o for o in self.half if narrows(part, o)]
        assert self.game.ask is not None
        options = [o for o in self.game.ask.options if matches(part, o)]
        if not options and part == DRAW and self.game.ask.why == "event" and PASS in self.game.ask.options:
            return [PASS]  # drawing as usual declines what would take its place (Hard Liquor)
        return options

    def _answer(self, seat: int, part: Part) -> None:
        game = self.game
        if part.verb == "undo":
            if self.half and seat == self._asked():  # not played yet
                self.half = []
                return
            try:
                game.undo(seat)
            except IllegalChoice as error:
                raise Failed(f"{self.letters[seat]} may take the last action back", str(error)) from error
            game.forced = []
            return
        forced = game.forced or []
        if forced and forced[0][0] == seat and _is_forced(part, forced[0][2]):
            del forced[0]
            return
        options = self._options(part) if self._asked() == seat else []
        if options:
            self._choose(options)
            return
        later = next((i for i, (who, _, code) in enumerate(forced) if who == seat and _is_forced(part, code)), None)
        if later is None:
            asked = f"{self.letters[self._asked()]} is asked ({game.ask.why})" if game.ask else "the game is over"
            raise Failed(
                f"{self.letters[seat]}: {_words(part, self.letters)}",
                asked if self._asked() != seat else "it is not legal",
            )
        del forced[: later + 1]

    def _choose(self, options: list[int]) -> None:
        """Play the option meant; several that differ in their target wait for a `choose`."""
        aims = {o >> 10 for o in options}
        if len(aims) > 1:
            self.half = options
            return
        for chance, at in self.read.items():
            if at < self.at < chance:  # this step is no forced choice, so `at` had no claim to that card
                raise Failed(
                    f"step {at + 1} with a chance step of its own", f"it took the pick that step {chance + 1} names"
                )
        self.half = []
        self.game.forced = []
        self.game.apply(options[0])

    def expect(self, paths: dict[str, Any]) -> None:
        for path, value in paths.items():
            wrong = compare(self.game, self.letters, str(path), value)
            if wrong is not None:
                raise Failed(f"{path}: {_shown(value)}", f"{path}: {wrong}")

    # --- reports

    def position(self) -> list[str]:
        """The position in words."""
        s, game = self.game.state, self.game
        lines = []
        for seat, letter in enumerate(self.letters):
            state = f"life {s.life[seat]} of {s.max_life[seat]}" if s.alive[seat] else "out of the game"
            hand, table = (", ".join(card_name(c) for c in cards) or "-" for cards in (s.hands[seat], s.tables[seat]))
            lines.append(f"{letter} {s.characters[seat]}, {s.roles[seat]}, {state}; hand: {hand}; in play: {table}")
        top = card_name(s.discard[-1]) if s.discard else "-"
        lines.append(
            f"turn: {self.letters[s.turn]}, phase {s.phase}; discards: {len(s.discard)}, top {top}; deck: {len(s.deck)}"
        )
        if game.ask is None:
            lines.append(f"the game is over, winners: {', '.join(self.letters[p] for p in s.winners) or 'none'}")
        else:
            could = "; ".join(phrase(o, self.letters) for o in game.ask.options)
            lines.append(f"{self.letters[game.ask.who]} is asked ({game.ask.why}) and could: {could}")
        return lines


def _is_forced(part: Part, code: int) -> bool:
    """Whether the words mean the choice that was made by itself; a plain draw declines nothing."""
    return matches(part, code) and not (part.verb == "pass" and code == DRAW_DECK)


def _words(part: Part, letters: list[str]) -> str:
    words = " ".join(w for w in (part.verb, part.thing, f"as {part.as_}" if part.as_ else "") if w)
    if part.seat >= 0:
        words += f" on {letters[part.seat]}" + (f"'s {part.of}" if part.of else "")
    return words


def _shown(value: Any) -> str:
    return "[" + ", ".join(str(v) for v in value) + "]" if isinstance(value, list) else str(value)


def run_scenario(scenario: Scenario) -> Outcome:
    """Run one scenario; FormatError when it is not valid."""
    try:
        run = Run(scenario)
    except NotAvailable as error:
        return Outcome("not available", [str(error)])
    for i, step in enumerate(scenario.steps):
        try:
            run.step(i, step)
        except Failed as error:
            words = "; ".join(f"{k}: {_shown(v) if not isinstance(v, dict) else dict(v)}" for k, v in step.items())
            return Outcome("failed", _report(run, f"step {i + 1} (line {step.line}): {words}", error))
    try:
        run.at = len(scenario.steps)
        run.expect(scenario.raw.get("then") or {})
        if run.half:
            raise Failed("a complete play", "its target is still to be chosen")
    except Failed as error:
        return Outcome("failed", _report(run, "then", error))
    return Outcome("passed")


def _report(run: Run, where: str, error: Failed) -> list[str]:
    return [where, f"expected: {error.expected}", f"found:    {error.found}", *run.position()]


__all__ = ["FormatError", "Outcome", "Run", "run_scenario"]
