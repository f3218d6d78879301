"""Format of scenario files: reading, and errors with file, line and key."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from boomtown.games import DEFAULT, SPECS
from boomtown.kernel.setup_validation import suggest
from boomtown.notation import NotationError, read_position
from boomtown.scenarios import rules
from boomtown.scenarios.files import FormatError, error_at, text
from boomtown.scenarios.yaml_nodes import compose

SCENARIO_KEYS = {
    "id", "title", "rule", "source", "game", "sets", "options", "players", "turn", "phase", "deck", "discard", "steps",
    "then",
    "event", "events", "show", "show_deck", "offer", "equipment_deck", "stations", "train",
    "wagon_deck", "bangs_played",
    "position",
    "sides", "common_deck", "arrows_pile", "modules",
}  # fmt: skip
PLAYER_KEYS = {
    "role", "character", "life", "hand", "table", "gold", "equipment", "loads", "dead", "known",
    "spare", "arrows", "chief_arrow",
}  # fmt: skip
KEYS_WITH_POSITION = {"id", "title", "rule", "source", "position", "steps", "then"}  # the position line has the rest
_RANK_SUIT = re.compile(r"(10|[2-9JQKA])[SHDC]$")
PHASES = ("start", "draw", "play", "discard")
LISTS = ("sets", "deck", "discard", "steps", "hand", "table")


class NotAvailable(Exception):
    """Scenario that needs a game, set or card that is not installed."""


class Lines(dict[str, Any]):
    """Mapping that knows its own line (from 1) and the line of each key."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}


@dataclass(slots=True)
class Scenario:
    """One scenario of a file. `raw` is its mapping as read.

    `position` is the position line it begins with, if any, and `game` the game of that line.
    """

    path: Path
    line: int
    id: str
    title: str
    raw: Lines
    steps: list[Lines]
    players: dict[str, Lines] = field(default_factory=dict)
    position: str = ""
    game: str = ""

    def known(self, what: str, names: Iterable[Any], there: Iterable[str], to_come: Iterable[str], key: str) -> None:
        """Raise FormatError for a name neither in `there` nor in `to_come`. The message suggests a similar name."""
        known = [*there, *to_come]
        for name in names:
            if name not in known:
                hint = suggest(name, known) or f" (expected one of {', '.join(known)})"
                raise self.wrong(f"no {what} {name!r}{hint}", key)

    def wrong(self, message: str, key: str = "", where: Lines | None = None) -> FormatError:
        """Return an error at a key of this scenario."""
        lines = where if where is not None else self.raw
        return error_at(self.path, lines.lines.get(key, lines.line), key, f"{message} (scenario {self.id})")


def plain_value(path: Path, node: yaml.Node) -> Any:
    """Return a node as lists, words, numbers and mappings that know their lines. Raises FormatError."""
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        found = Lines(line)
        for key_node, value in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise error_at(path, key_node.start_mark.line + 1, "", "expected a word as key")
            key = str(key_node.value)
            if key in found:
                raise error_at(path, key_node.start_mark.line + 1, key, "this key occurs twice")
            found.lines[key] = key_node.start_mark.line + 1
            found[key] = plain_value(path, value)
        return found
    if isinstance(node, yaml.SequenceNode):
        return [_any_card(plain_value(path, item)) for item in node.value]
    assert isinstance(node, yaml.ScalarNode)
    if node.tag.endswith((":int", ":bool", ":null")):
        return yaml.constructor.SafeConstructor().construct_object(node) if node.value else None
    return str(node.value)


def _any_card(item: Any) -> Any:
    """Return the item, with `?4H` restored: YAML reads it unquoted between brackets as a key without a value."""
    if isinstance(item, Lines) and len(item) == 1 and _RANK_SUIT.match(next(iter(item))) and None in item.values():
        return "?" + next(iter(item))
    return item


def load(path: Path) -> list[Scenario]:
    """Return the scenarios of a file. Raises the first FormatError."""
    found = []
    for scenario in read(path):
        if isinstance(scenario, FormatError):
            raise scenario
        found.append(scenario)
    return found


def read(path: Path, words: str | None = None) -> list[Scenario | FormatError]:
    """Return the scenarios of a file, with an error in place of each invalid one. `words`: the text of the file, which
    is then not opened.
    """
    try:
        return [_read(path, item) for item in _items(path, words)]
    except FormatError as error:
        return [error]
    except RecursionError:
        return [FormatError(f"{path}: expected a list of scenarios, got lists or mappings nested too deep")]


def _read(path: Path, item: yaml.Node) -> Scenario | FormatError:
    try:
        return scenario_of(path, item.start_mark.line + 1, plain_value(path, item))
    except FormatError as error:
        return error


def _items(path: Path, words: str | None) -> list[yaml.Node]:
    """Return the nodes of the list in a file; FormatError if it holds no list."""
    try:
        node = compose(text(path) if words is None else words)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise error_at(path, line, "", f"not YAML: {error.problem}") from error
    except (yaml.YAMLError, UnicodeDecodeError, OSError) as error:
        raise FormatError(f"{path}: cannot be read: {error}") from error
    if not isinstance(node, yaml.SequenceNode):
        raise error_at(path, 1, "", f"expected a list of scenarios{'' if node else ', got nothing'}")
    nodes: list[yaml.Node] = node.value
    return nodes


def scenario_of(path: Path, line: int, raw: Any) -> Scenario:
    """Return the scenario of a mapping, checked as far as that needs no game. Raises FormatError."""
    if not isinstance(raw, Lines):
        raise error_at(path, line, "", f"expected a scenario (a mapping), got {raw!r}")
    name = raw.get("id")
    if not isinstance(name, str):
        raise error_at(path, raw.lines.get("id", raw.line), "id", f"expected a dotted name, got {name!r}")
    scenario = Scenario(path, raw.line, name, str(raw.get("title", "")), raw, [])
    keys, player_keys = _keys_of(raw.get("game", DEFAULT))
    _known(scenario, raw, keys)
    _rule(scenario, raw)
    for key in ("deck", "discard", "sets", "steps"):
        _list(scenario, raw, key)
    if raw.get("phase", "play") not in PHASES:
        raise scenario.wrong(f"expected one of {', '.join(PHASES)}, got {raw['phase']!r}", "phase")
    if raw.get("options") is not None and not isinstance(raw["options"], dict):
        raise scenario.wrong(f"expected names with true or false, got {raw['options']!r}", "options")
    if type(raw.get("bangs_played", 0)) is not int:
        raise scenario.wrong(f"expected a number, got {raw['bangs_played']!r}", "bangs_played")
    if "then" in raw:
        _paths(scenario, raw, "then")
    if "position" in raw:
        _position(scenario)
    else:
        _players(scenario, player_keys, "sides" if "sides" in raw else "players")
    scenario.steps = [_step(scenario, step) for step in raw.get("steps") or []]
    return scenario


def _rule(scenario: Scenario, raw: Lines) -> None:
    """Check that the rule that a scenario names exists. A scenario may leave it out."""
    rule = raw.get("rule")
    if rule is None or rule == "":
        return
    error = rules.wrong(rule) if isinstance(rule, str) else f"expected a file and a heading of docs/rules, got {rule!r}"
    if error:
        raise scenario.wrong(error, "rule")


def _known(scenario: Scenario, raw: Lines, known: set[str]) -> None:
    for key in raw:
        if key not in known:
            raise scenario.wrong(f"no such key{suggest(key, sorted(known))}", key, raw)


def _list(scenario: Scenario, raw: Lines, key: str) -> None:
    if raw.get(key) is not None and not isinstance(raw[key], list):
        raise scenario.wrong(f"expected a list, got {raw[key]!r}", key, raw)


def _paths(scenario: Scenario, raw: Lines, key: str) -> None:
    paths = raw[key]
    if not isinstance(paths, Lines):
        raise scenario.wrong(f"expected paths with values, got {paths!r}", key, raw)
    for path in paths:
        if path.endswith((".hand", ".table")) and not isinstance(paths[path], list):
            raise scenario.wrong(f"expected a list of cards, got {paths[path]!r}", path, paths)


def _keys_of(game: Any) -> tuple[set[str], set[str]]:
    """Return the keys of a scenario of that game, and those of its players."""
    adapter = SPECS[game].scenario_adapter() if isinstance(game, str) and game in SPECS else None
    return SCENARIO_KEYS | (adapter.keys if adapter else set()), PLAYER_KEYS | (
        adapter.player_keys if adapter else set()
    )


def _players(scenario: Scenario, keys: set[str], under: str) -> None:
    """Read the players. In some games they are listed `under` sides."""
    players = scenario.raw.get(under)
    if not isinstance(players, Lines) or len(players) < 2:
        raise scenario.wrong("expected two or more players by letter", under)
    for letter, player in players.items():
        if not isinstance(player, Lines):
            raise scenario.wrong(f"expected role and character, got {player!r}", letter, players)
        _known(scenario, player, keys)
        for key in ("hand", "table"):
            _list(scenario, player, key)
        scenario.players[letter] = player


def _position(scenario: Scenario) -> None:
    """Read the game and its players from a position line (docs/notation.md)."""
    raw = scenario.raw
    for key in raw:
        if key not in KEYS_WITH_POSITION:
            raise scenario.wrong("the position line already has this", key)
    try:
        scenario.position = str(raw["position"])
        start = read_position(scenario.position)
    except NotationError as error:
        raise scenario.wrong(f"column {error.column}: {error.said}", "position") from error
    scenario.game = start.name
    scenario.players = {letter: Lines(raw.line) for letter in "ABCDEFGH"[: start.players]}


def _step(scenario: Scenario, step: Any) -> Lines:
    if not isinstance(step, Lines) or len(step) != 1:
        raise scenario.wrong(
            f"expected one player with an action, or allow, deny, chance, check; got {step!r}", "steps"
        )
    key, value = next(iter(step.items()))
    if key == "check":
        _paths(scenario, step, key)
    elif key in ("allow", "deny"):
        if not isinstance(value, str) or ":" not in value:
            raise scenario.wrong(f'expected "A: ACTION", got {value!r}', key, step)
    elif key != "chance":
        if scenario.players and key not in scenario.players:
            raise scenario.wrong(
                f"expected a player ({', '.join(scenario.players)}), allow, deny, chance or check", key, step
            )
        if not isinstance(value, str):
            raise scenario.wrong(f"expected an action, got {value!r}", key, step)
    return step


def whose_turn(scenario: Scenario) -> int:
    """Return the seat whose turn it is; the default is the first one."""
    letters = list(scenario.players)
    letter = str(scenario.raw.get("turn", letters[0]))
    if letter not in letters:
        raise scenario.wrong(f"expected one of {', '.join(letters)}, got {letter!r}", "turn")
    return letters.index(letter)


def life_of(scenario: Scenario, player: Lines, most: int, least: int = 1) -> int:
    """Return the life points of a player; the default is all of them."""
    return number_of(scenario, player, "life", most, least, most)


def number_of(scenario: Scenario, raw: Lines, key: str, default: int, least: int, most: int) -> int:
    """Return a number of a position. Raises FormatError if it is outside its limits."""
    number = raw.get(key, default)
    if type(number) is not int or not least <= number <= most:
        raise scenario.wrong(f"expected {least} to {most}, got {number!r}", key, raw)
    return number
