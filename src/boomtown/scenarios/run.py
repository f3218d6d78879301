"""Run of a scenario: its steps against the engine, and its expectations. The adapter knows the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boomtown.games import DEFAULT, SPECS
from boomtown.kernel.errors import IllegalChoice
from boomtown.kernel.frame import PASS
from boomtown.kernel.game import Game
from boomtown.notation import read_position
from boomtown.scenarios import planned
from boomtown.scenarios.adapter import Failed, ScenarioAdapter
from boomtown.scenarios.files import FormatError
from boomtown.scenarios.format import Lines, NotAvailable, Scenario
from boomtown.scenarios.grammar import Part, PhraseError, worded
from boomtown.scenarios.paths import format_value
from boomtown.scenarios.scripted_chance import Scripted


@dataclass(slots=True)
class Outcome:
    """Result of a scenario: "passed", "failed" or "not available", and the report for people."""

    status: str
    report: list[str] = field(default_factory=list)


def adapter_of(scenario: Scenario) -> ScenarioAdapter[Any]:
    """Return the adapter of the scenario's game."""
    name = scenario.game or scenario.raw.get("game", DEFAULT)
    scenario.known("game", [name], SPECS, planned.GAMES, "game")
    adapter = SPECS[name].scenario_adapter() if name in SPECS else None
    if adapter is None:
        raise NotAvailable(f"game {name!r} not available")
    return adapter


class Run:
    """Run of one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.adapter = adapter_of(scenario)
        self.letters = list(scenario.players)
        self.chance = Scripted(scenario, self.adapter)
        self.half: list[int] = []  # options of a partly named action
        self.last = PASS  # the last choice
        self.words: list[Part] = []  # the parts that named it
        self.since = 0  # number of the first event after the last answer
        self.game: Game = self._start()

    def _start(self) -> Game:
        """Return the game at its first decision."""
        if self.scenario.position:
            game = read_position(self.scenario.position)
            game.chance, game.forced = self.chance, []
            return game
        built: Game = self.adapter.build(self.scenario, self.chance)
        built.forced = []
        self.adapter.begin(built, self.scenario)
        return built

    # --- steps

    def step(self, i: int, step: Lines) -> None:
        self.chance.at = i
        key, value = next(iter(step.items()))
        if key == "chance":
            if i not in self.chance.read:
                raise Failed(f"a random pick that can yield {format_value(value)}", "no such pick")
        elif key == "check":
            self.expect(value)
        elif key in ("allow", "deny"):
            letter, _, action = value.partition(":")
            self._allow(step, key, letter.strip(), action)
        else:
            parts = self._parse(step, key, value)
            parts[0] = self.adapter.completed(self.game, parts[0])
            for part in parts:
                self._answer(self.letters.index(key), part)
            seat, done = self.letters.index(key), 0
            while (more := self.adapter.implied(self.game, parts, done)) is not None:
                self._answer(seat, more)
                done += 1
            if parts[-1].cost and self._asked() == self.letters.index(key) and self.adapter.enough(self.game):
                self._choose([PASS])

    def _parse(self, step: Lines, key: str, action: str) -> list[Part]:
        try:
            parts = self.adapter.grammar.parse(action, self.letters)
            for part in parts:
                self.adapter.known(part)
        except PhraseError as error:
            raise self.scenario.wrong(str(error), key, step) from error
        return parts

    def _allow(self, step: Lines, key: str, letter: str, action: str) -> None:
        if letter not in self.letters:
            raise self.scenario.wrong(f"expected a player ({', '.join(self.letters)}), got {letter!r}", key, step)
        seat, parts = self.letters.index(letter), self._parse(step, key, action)
        parts[0] = self.adapter.completed(self.game, parts[0])
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
        """Return True if the named price and further targets are legal, tried on a copy."""
        priced = parts[0].paying >= 0
        rest = [part for part in parts[1:] if part.cost or part.seat >= 0 or priced]
        if not rest and not priced:
            return True
        trial, done = self.game.clone(), 0
        trial.forced = []
        trial.apply(self._options(parts[0])[0])
        for part in rest:
            made = [
                who == seat and self.adapter.forced(trial, part, why, code) for who, why, code in trial.forced or ()
            ]
            if True in made:
                trial.forced = _after(trial.forced or [], made.index(True))
                continue
            if not self._try_answer(trial, seat, part):
                return False
        while (more := self.adapter.implied(trial, parts, done)) is not None:
            if not self._try_answer(trial, seat, more):
                return False
            done += 1
        return True

    def _try_answer(self, trial: Game, seat: int, part: Part) -> bool:
        """Answer on a copy. Returns True if that is legal."""
        found = self.adapter.options(trial, part) if trial.ask and trial.ask.who == seat else []
        if found:
            trial.apply(found[0])
        return bool(found)

    def _asked(self) -> int:
        return self.game.ask.who if self.game.ask else -1

    def _options(self, part: Part) -> list[int]:
        if self.half:
            return self.adapter.narrows(self.game, part, self.half)
        return self.adapter.options(self.game, part)

    def _answer(self, seat: int, part: Part) -> None:
        if part.verb == "undo":
            self._undo(seat)
            return
        forced = self.game.forced or []
        meant = [who == seat and self.adapter.forced(self.game, part, why, code) for who, why, code in forced]
        if meant and meant[0]:
            self.last, self.words = forced.pop(0)[2], [part]
            return
        options = self._options(part) if self._asked() == seat else []
        if options:
            self.words = [*self.words, part] if self.half else [part]
            self._choose(options)
            return
        if not self.half and self.adapter.said(self.game, self.words, part, self.last):
            self.words.append(part)
            return
        if self.adapter.settled(self.game, part, seat, self.since):
            return
        if True not in meant:
            letters, ask = self.letters, self.game.ask
            asked = f"{letters[ask.who]} is asked ({ask.why})" if ask else "the game is over"
            legal = asked if self._asked() != seat else "it is not legal"
            raise Failed(f"{letters[seat]}: {worded(part, letters)}", legal)
        index = meant.index(True)
        self.last, self.words = forced[index][2], [part]
        forced[:] = _after(forced, index)

    def _undo(self, seat: int) -> None:
        if self.half and seat == self._asked():  # not applied
            self.half = []
            return
        try:
            self.game.undo(seat)
        except IllegalChoice as error:
            raise Failed(f"{self.letters[seat]} may take the last action back", str(error)) from error
        self.game.forced = []

    def _choose(self, options: list[int]) -> None:
        """Apply the option. If words can tell several options apart, wait for a `choose` instead."""
        if self.adapter.apart(self.game, options):
            self.half = options
            return
        self.chance.claim()
        self.half = []
        self.game.forced = []
        self.since = self.game.event_count
        self.last = options[0]
        self.game.apply(options[0])
        self.chance.raise_error()

    def expect(self, paths: dict[str, Any]) -> None:
        for path, value in paths.items():
            wrong = self.adapter.compare(self.game, self.letters, str(path), value)
            if wrong is not None:
                raise Failed(f"{path}: {format_value(value)}", f"{path}: {wrong}")

    # --- reports

    def position(self) -> list[str]:
        """Return the position in words."""
        game, letters = self.game, self.letters
        lines = self.adapter.position(game, letters)
        if game.ask is None:
            winners = ", ".join(letters[p] for p in game.winners) or "none"
            return [*lines, f"the game is over, winners: {winners}"]
        could = dict.fromkeys(self.adapter.phrase(game, o, letters) for o in game.ask.options)
        return [*lines, f"{letters[game.ask.who]} is asked ({game.ask.why}) and could: {'; '.join(could)}"]


def _after(forced: list[tuple[int, str, int]], index: int) -> list[tuple[int, str, int]]:
    """Return the forced choices that remain after a step has named the one at `index`.

    These are the later ones, and earlier ones of the same player and question, whose order does not count.
    """
    return [made for made in forced[:index] if made[:2] == forced[index][:2]] + forced[index + 1 :]


def run_scenario(scenario: Scenario) -> Outcome:
    """Run one scenario. Raises FormatError if it is not valid."""
    try:
        run = Run(scenario)
    except NotAvailable as error:
        return Outcome("not available", [str(error)])
    return check(run)


def check(run: Run) -> Outcome:
    """Run the steps and compare the expectations. Raises FormatError if the scenario is not valid."""
    scenario = run.scenario
    where = "the position"
    try:
        run.chance.raise_error()
        for i, step in enumerate(scenario.steps):
            words = "; ".join(
                f"{k}: {format_value(v) if not isinstance(v, dict) else dict(v)}" for k, v in step.items()
            )
            where = f"step {i + 1} (line {step.line}): {words}"
            run.step(i, step)
        where = "then"
        run.chance.at = len(scenario.steps)
        run.expect(scenario.raw.get("then") or {})
        if run.half:
            raise Failed("a complete play", "its target is still to be chosen")
    except Failed as error:
        report = [where, f"expected: {error.expected}", f"found:    {error.found}"]
        return Outcome("failed", [*report, *run.position()])
    return Outcome("passed")


__all__ = ["FormatError", "Outcome", "Run", "check", "run_scenario"]
