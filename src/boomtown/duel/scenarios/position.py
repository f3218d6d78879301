"""Start of a scenario: a game of The Duel in a given position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boomtown.duel.cards import BACK, KIND, NAMES, NUMBER, SIDES, SYMBOL, SYMBOLS, deck_of
from boomtown.duel.character_table import NOBODY, WHO
from boomtown.duel.game import Duel
from boomtown.duel.settle import SETTLE
from boomtown.duel.setup import check_setup, stand
from boomtown.duel.state import State
from boomtown.duel.turn import Act, Fresh, Limit, Turn
from boomtown.kernel.errors import SetupError
from boomtown.kernel.setup_validation import suggest
from boomtown.scenarios.format import Lines, Scenario, number_of, whose_turn
from boomtown.scenarios.scripted_chance import Scripted

KEYS = (
    "id", "title", "rule", "source", "game", "sets", "options", "sides", "turn", "phase", "discard", "common_deck",
    "steps", "then", "bangs_played",
)  # fmt: skip
OF_A_SIDE = frozenset({"front", "back", "life", "front_table", "back_table", "hand", "deck", "reserve"})


def split(name: str) -> tuple[str, int, int]:
    """Return the kind, back and symbol of a name ("Hat outlaws", "Knife snake"), with -1 for missing ones."""
    back = symbol = -1
    kind, _, last = name.rpartition(" ")
    while kind and (last in SIDES or last in SYMBOLS):
        if last in SIDES:
            back = SIDES.index(last)
        else:
            symbol = SYMBOLS.index(last)
        name = kind
        kind, _, last = name.rpartition(" ")
    return name, back, symbol


def name_of(card: int) -> str:
    """Return the full name of a card: kind, back and symbol."""
    return f"{NAMES[KIND[card]]} {SIDES[BACK[card]]} {SYMBOLS[SYMBOL[card]]}"


def is_card(card: int, name: str) -> bool:
    """Return True if a name of a scenario, with or without back and symbol, means the card."""
    kind, back, symbol = split(name)
    return NAMES[KIND[card]] == kind and back in (-1, BACK[card]) and symbol in (-1, SYMBOL[card])


class Box:
    """Cards that the scenario has not named."""

    def __init__(self, scenario: Scenario, options: dict[str, Any]) -> None:
        self.scenario = scenario
        self.left = deck_of(0, options) + deck_of(1, options)

    def take(self, names: Iterable[Any], key: str, raw: Lines, back: int = -1) -> list[int]:
        """Take cards of these names, those with that back first."""
        found = []
        for name in names:
            kind = split(str(name))[0]
            if kind not in NUMBER:
                raise self.scenario.wrong(f"no card {name!r}{suggest(kind, NAMES)}", key, raw)
            fit = [card for card in self.left if is_card(card, str(name))]
            if not fit:
                raise self.scenario.wrong(f"no copy of {name!r} is left", key, raw)
            card = next((c for c in fit if BACK[c] == back), fit[0])
            self.left.remove(card)
            found.append(card)
        return found


def build(scenario: Scenario, chance: Scripted) -> Duel:
    """Return the game in its position. Raises FormatError for an impossible one."""
    raw = scenario.raw
    for key in raw:
        if key not in KEYS:
            raise scenario.wrong("no such key in The Duel", key)
    letters = list(scenario.players)
    if sorted(letters) != sorted(SIDES):
        raise scenario.wrong("expected the sides law and outlaws", "sides")
    try:
        setup = check_setup({"game": "duel", "players": 2, "options": dict(raw.get("options") or {}), "roles": letters})
    except SetupError as error:
        raise scenario.wrong(str(error), "options") from error
    game = Duel(setup, scenario.id, chance)
    game.state = s = State()
    s.roles = tuple(letters)
    s.turn = s.first = whose_turn(scenario)
    s.turn_no = 1
    s.bangs = int(raw.get("bangs_played") or 0)
    for seat, side in enumerate(scenario.players.values()):
        _people(scenario, s, seat, side)
    _cards(scenario, s, Box(scenario, setup["options"]))
    return game


def _people(scenario: Scenario, s: State, seat: int, side: Lines) -> None:
    life = side.get("life")
    if life is not None and not (isinstance(life, Lines) and set(life) <= {"front", "back"}):
        raise scenario.wrong("expected {front: n, back: n}", "life", side)
    s.front[seat] = seat * 2
    for slot, key in ((seat * 2, "front"), (seat * 2 + 1, "back")):
        name = side.get(key)
        if name is None and key == "back":
            s.who[slot] = NOBODY
            continue
        stand(s, slot, _character(scenario, s, name, key, side))
        if isinstance(life, Lines):
            s.lives[slot] = number_of(scenario, life, key, s.most[slot], 1, s.most[slot])
    reserve = _listed(scenario, side, "reserve")
    for name in reversed(reserve):
        s.reserve[seat].append(_character(scenario, s, name, "reserve", side))


def _character(scenario: Scenario, s: State, name: Any, key: str, side: Lines) -> int:
    if name not in WHO:
        raise scenario.wrong(f"no character {name!r}{suggest(str(name), list(WHO))}", key, side)
    if WHO[name] in (*s.who, *s.reserve[0], *s.reserve[1]):
        raise scenario.wrong(f"{name!r} stands there twice", key, side)
    return WHO[name]


def _listed(scenario: Scenario, raw: Lines, key: str) -> list[Any]:
    found = raw.get(key)
    if found is not None and not isinstance(found, list):
        raise scenario.wrong(f"expected a list, got {found!r}", key, raw)
    return found or []


def _cards(scenario: Scenario, s: State, box: Box) -> None:
    """Place the named cards first. The rest of a deck is put below its named cards."""
    raw = scenario.raw
    sides = list(scenario.players.values())
    decks = []
    for seat, side in enumerate(sides):
        back = SIDES.index(s.roles[seat])
        s.hands[seat] = box.take(_listed(scenario, side, "hand"), "hand", side, back)
        for slot, key in ((seat * 2, "front_table"), (seat * 2 + 1, "back_table")):
            s.tables[slot] = box.take(_listed(scenario, side, key), key, side, back)
        decks.append(box.take(_listed(scenario, side, "deck"), "deck", side, back))
    s.discard = box.take(_listed(scenario, raw, "discard"), "discard", raw)[::-1]
    common = box.take(_listed(scenario, raw, "common_deck"), "common_deck", raw)
    s.made = raw.get("common_deck") is not None
    for seat, side in enumerate(sides):
        back = SIDES.index(s.roles[seat])
        empty = "deck" in side and not side["deck"]
        rest = [card for card in box.left if BACK[card] == back] if not empty else []
        box.left = [card for card in box.left if card not in rest]
        s.decks[seat] = rest[::-1] + decks[seat][::-1]
    rest = box.left if raw.get("common_deck") else []
    s.common = rest[::-1] + common[::-1]


def begin(game: Duel, scenario: Scenario) -> None:
    """Queue the steps of the phase and run to the first decision."""
    s, phase = game.state, scenario.raw.get("phase", "play")
    who = s.turn
    if phase == "start":
        s.turn_no = 0
        game.stack.append(Turn(who))
    else:
        waiting = [Turn(1 - who), Limit(who), Act(who), Fresh(who)]
        game.stack += waiting[: {"draw": 4, "play": 3, "discard": 2}[phase]]
        game.stack.append(SETTLE)
    game.begin()
