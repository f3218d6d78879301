"""Position of a scenario as a game of the card game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

import boomtown.games  # noqa: F401  (fills the card tables)
from boomtown.card.cards import (
    CARDS_OF_SET,
    CHARACTERS,
    EVENTS,
    HOMES,
    KIND,
    KINDS,
    MAIN_DECK,
    NUMBER_OF,
    OPTIONS,
    SETS,
    SUIT,
    printed,
    rank_name,
)
from boomtown.card.course import Pile
from boomtown.card.game import Bang
from boomtown.card.rules.event_deck import EVENT_DECK, deck_of_event, decks_of, put_in_force
from boomtown.card.rules.phase_1 import FirstPhase
from boomtown.card.rules.phase_2 import PlayPhase
from boomtown.card.rules.turn import DiscardPhase, Round, StartChecks, Turn
from boomtown.card.scenarios import set_zones
from boomtown.card.sets import planned
from boomtown.card.setup import ROLES, ambient, check_options, lives_of
from boomtown.card.state import State
from boomtown.kernel.errors import SetupError
from boomtown.scenarios import planned as games_to_come
from boomtown.scenarios.format import Lines, NotAvailable, Scenario, life_of, whose_turn
from boomtown.scenarios.scripted_chance import Scripted

OPTIONS_TO_COME = {**planned.OPTIONS, **games_to_come.OPTIONS}  # set or game of each option

_COPY = re.compile(r"^(?P<name>.*?)\s*(?P<rank>10|[2-9JQKA])(?P<suit>[SHDC])$")
ELSEWHERE = ("sides", "common_deck", "modules", "arrows_pile")  # keys of other games
ELSEWHERE_OF_A_PLAYER = ("arrows", "chief_arrow")


def parse_card(text: str) -> tuple[str, str, str]:
    """Split "Beer 6H", "Beer" or "?6H" into (name, rank, suit), empty where left open."""
    match = _COPY.match(text)
    if match and (match["name"] in KINDS or match["name"] == "?"):
        return "" if match["name"] == "?" else match["name"], match["rank"], match["suit"]
    return text, "", ""


def fits(text: str, card: int) -> bool:
    """Return True if the text names this card."""
    name, rank, suit = parse_card(text)
    if name and name not in (KIND[card], printed(KIND[card])):
        return False
    return not rank or (rank_name(card) == rank and SUIT[card][:1].upper() == suit)


class Cards:
    """Search for copies of the named cards: exact ones first, then by rank and suit, then any copy."""

    def __init__(self, scenario: Scenario, pool: list[int]) -> None:
        self.scenario, self.free = scenario, list(pool)
        self.wanted: list[tuple[int, str, list[int], int, str, Lines]] = []

    def want(self, names: Any, into: list[int], key: str, where: Lines) -> None:
        """Request cards. `into` gets them in the named order, once `find` has run."""
        for name in names or []:
            name = str(name)
            kind, rank, _ = parse_card(name)
            if kind and kind not in KINDS and all(kind != printed(known) for known in KINDS):
                raise unknown(self.scenario, "card", name, list(KINDS), key, where)
            order = 0 if kind and rank else 1 if rank else 2
            self.wanted.append((order, name, into, len(into), key, where))
            into.append(-1)

    def find(self) -> None:
        for _, name, into, index, key, where in sorted(self.wanted, key=lambda w: w[0]):
            card = next((c for c in self.free if fits(name, c)), None)
            if card is None:
                raise self.scenario.wrong(
                    f"expected a card that is still free, no copy of {name!r} is left", key, where
                )
            self.free.remove(card)
            into[index] = card


def unknown(scenario: Scenario, what: str, name: str, known: list[str], key: str, where: Lines) -> Exception:
    """Return the error for an unknown name: NotAvailable for a name of a planned set, else FormatError."""
    plain = _COPY.sub(r"\g<name>", name)
    if plain in planned.NAMES:
        return NotAvailable(f"{what} {plain!r} belongs to set {planned.NAMES[plain]!r}, not available")
    close = get_close_matches(name, [*known, *planned.NAMES], 1)
    return scenario.wrong(f"no {what} {name!r}{f' (did you mean {close[0]!r}?)' if close else ''}", key, where)


def build(scenario: Scenario, chance: Scripted) -> Bang:
    """Return the game in its position. Raises FormatError or NotAvailable."""
    raw = scenario.raw
    sets, options = _in_use(scenario)
    letters = list(scenario.players)
    setup = {"game": "bang", "players": len(letters), "sets": sets, "options": options, "ask_forced": False}
    game = Bang(setup, scenario.id, chance)
    game.state = s = State(len(letters), tuple(sets))
    s.ambient = (*ambient(setup), EVENT_DECK)
    cards = Cards(scenario, [c for name in ("base", *sets) for c in CARDS_OF_SET.get(name, [])])
    _seats(scenario, s, cards, options)
    top: list[int] = []
    cards.want(raw.get("deck"), top, "deck", raw)
    cards.want(raw.get("discard"), s.discard, "discard", raw)
    set_zones.want(scenario, s, cards, sets)
    cards.find()
    set_zones.fill(scenario, s, cards, sets)
    set_zones.lay_tokens(scenario, s, sets)
    rest = [] if raw.get("deck") == [] else [card for card in cards.free if card not in HOMES]
    s.deck = rest[::-1] + top[::-1]
    s.discard.reverse()
    s.turn = whose_turn(scenario)
    s.turn_no = 1
    s.fallen = tuple(p for p, is_in in enumerate(s.alive) if not is_in)
    s.bangs = raw.get("bangs_played", 0)
    phase = raw.get("phase", "play")
    _events(scenario, s, sets)
    begun = phase != "start" or s.alive[s.turn]  # a dead player's turn has not begun
    s.run_on(acted=tuple(p for p in range(s.n) if p != s.turn or begun), hunting=s.n != 3 or all(s.alive))
    s.refresh()
    return game


def _in_use(scenario: Scenario) -> tuple[list[str], dict[str, Any]]:
    raw = scenario.raw
    sets, options = raw.get("sets") or [], raw.get("options") or {}
    scenario.known("set", sets, SETS, planned.SETS, "sets")
    scenario.known("option", options, OPTIONS, OPTIONS_TO_COME, "options")
    for key in ELSEWHERE:
        if key in raw:
            raise scenario.wrong("no such key in the card game", key)
    for name in sets:
        if name not in SETS:
            raise NotAvailable(f"set {name!r} not available")
    for name in options:
        if name not in OPTIONS:
            raise NotAvailable(f"option {name!r} belongs to {OPTIONS_TO_COME[name]!r}, not available")
    for key in raw:
        if key in planned.KEYS:
            raise NotAvailable(f"{key!r} belongs to set {planned.KEYS[key]!r}, not available")
    try:
        checked = check_options(options, sets)
    except SetupError as error:
        raise scenario.wrong(str(error), "options") from error
    return [name for name in SETS if name in sets and name != "base"], checked


def _events(scenario: Scenario, s: State, sets: list[str]) -> None:
    """Set up the event decks: the event in force and the pile of each."""
    used = {MAIN_DECK, *decks_of({"sets": sets})}
    for deck in dict.fromkeys([MAIN_DECK, *[of.event_deck for of in SETS.values() if of.event_deck]]):
        keys = ("event", "events") if deck == MAIN_DECK else (deck, f"{deck}_deck")
        if deck in used:
            known = [e.name for e in EVENTS.values() if e.set in sets and deck_of_event(e.name) == deck]
            _deck(scenario, s, deck, known, *keys)
        elif key := next((key for key in keys if key in scenario.raw), ""):
            raise scenario.wrong("expected a set with this deck among the sets, there is none", key)


def _deck(scenario: Scenario, s: State, deck: str, known: list[str], on_key: str, pile_key: str) -> None:
    """Set up an event deck: the named events on top of the pile, below them the other ones of the sets in use."""
    raw = scenario.raw
    on = str(raw.get(on_key) or "")
    named = [str(name) for name in raw.get(pile_key) or []]
    for key, names in ((on_key, [on] if on else []), (pile_key, named)):
        for name in names:
            if name not in known:
                raise unknown(scenario, "event", name, known, key, raw)
    put_in_force(s, on, deck)
    lasts = [name for name in known if EVENTS[name].last]
    if raw.get(pile_key) == [] or (on in lasts and not named):
        return
    rest = [n for n in known if n not in named and n != on and n not in lasts]
    bottom = [n for n in lasts[:1] if n not in named and n != on]
    s.turn_events(deck, Pile(on, tuple(NUMBER_OF[n] for n in reversed([*named, *rest, *bottom]))))


def _seats(scenario: Scenario, s: State, cards: Cards, options: Mapping[str, Any]) -> None:
    roles, characters, alive, most, spares = [], [], [], [], []
    ghosts: list[int] = []
    for seat, player in enumerate(scenario.players.values()):
        role, name = player.get("role"), str(player.get("character"))
        if role not in ROLES:
            raise scenario.wrong(f"expected one of {', '.join(ROLES)}, got {role!r}", "role", player)
        if name not in CHARACTERS:
            raise unknown(scenario, "character", name, list(CHARACTERS), "character", player)
        for key in player:
            if key in planned.KEYS:
                raise NotAvailable(f"{key!r} belongs to set {planned.KEYS[key]!r}, not available")
            if key in ELSEWHERE_OF_A_PLAYER:
                raise scenario.wrong("no such key in the card game", key, player)
        spare = str(player.get("spare") or "")
        if spare and spare not in CHARACTERS:
            raise unknown(scenario, "character", spare, list(CHARACTERS), "spare", player)
        spares.append(spare)
        dead = bool(player.get("dead"))
        most.append(lives_of(name, options) + (role == "sheriff"))
        stays = any(str(name) in KINDS and KINDS[str(name)].revives for name in player.get("table") or [])
        s.life[seat] = 0 if dead else life_of(scenario, player, most[-1], 0 if stays else 1)
        if stays and not s.life[seat]:
            ghosts.append(seat)
        roles.append(role)
        characters.append(name)
        alive.append(not dead)
        cards.want(player.get("hand"), s.hands[seat], "hand", player)
        for place in dict.fromkeys(["table", *[kind.place for kind in KINDS.values()]]):
            cards.want(player.get(place), s.tables[seat], place, player)
    s.roles, s.characters, s.alive, s.max_life = tuple(roles), tuple(characters), tuple(alive), tuple(most)
    s.run_on(ghosts=tuple(ghosts))
    if any(spares):
        s.keep("spares", tuple(spare or name for spare, name in zip(spares, characters, strict=True)))


def begin(game: Bang, phase: str) -> None:
    """Run the game to its first decision."""
    s, who = game.state, game.state.turn
    s.phase = phase
    game.stack.append(Round())
    stage = ("start", "draw", "play", "discard").index(phase)
    if phase == "start" and not s.alive[who]:
        game.push(Turn(who))
    elif stage < 3:
        game.stack.append(Turn(who, stage + 1))
    if s.alive[who]:
        game.push((StartChecks, FirstPhase, PlayPhase, DiscardPhase)[stage](who))
    game.begin()
