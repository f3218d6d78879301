"""Dialect of the card game: the fields of a position line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from boomtown.card.cards import CHARACTERS, EVENTS
from boomtown.card.declared.memory import OF_GAME
from boomtown.card.notation import cards, editor, words
from boomtown.card.notation.cards import REST, Pile
from boomtown.card.notation.codecs import WORD, Decks, Events, Notes, Tokens, Zones
from boomtown.card.notation.memory import Doubts, Older, Seen, squeezed, stretched
from boomtown.card.notation.names import CODES
from boomtown.card.rules.event_deck import EVENT_DECK, sets_with_events
from boomtown.card.setup import ROLES, ambient, deck_of, lives_of
from boomtown.card.state import PHASES, State
from boomtown.card.zones import Count, all_at_home, cards_in, empty, in_use
from boomtown.kernel.chance import Chance
from boomtown.kernel.game import Game
from boomtown.notation.codecs import BySeat, Codec, Flag, Listed, Name, Number, Seats, Word
from boomtown.notation.dialect import Dialect, Field, Json, Oddity
from boomtown.notation.scanner import Scanner

LETTERS = {"S": "sheriff", "D": "deputy", "O": "outlaw", "R": "renegade"}
ZONES = ("deck", "discard", "row", "looking", "turned")
WHO = Name(CODES, tuple(CHARACTERS), "character")
# Codecs of the memory of sets for the game, by type
HELD: dict[str, Codec] = {
    "characters": Listed(WHO),
    "words": Listed(WORD),
    "seats": Seats(),
    "cards": Pile(),
    "numbers": Listed(Number(-999, 999)),
}


def _check_characters(scan: Scanner, state: Json) -> None:
    """Check that each seat, or none, has a character in what is kept for the game."""
    for name in editor.some_characters(state):
        raise scan.wrong(f"a character for each seat in {name}=", scan.text.find(f" {name}=") + 1)


def _ambient(state: Json, setup: Json) -> list[str]:
    """Return the sources that work for all: the sets, the event deck, the events in force."""
    events = [EVENT_DECK] if sets_with_events(setup) else []
    on = [state["course"]["event"], *[pile["on"] for _, pile in state["course"]["decks"]]]
    return [*ambient(setup), *events, *[event for event in on if event]]


def _zones(state: Json, setup: Json) -> list[list[int]]:
    return empty(tuple(setup["sets"]), state["n"])


def _fallen(state: Json, setup: Json) -> list[int]:
    return [p for p in range(state["n"]) if not state["alive"][p]]


def _place_of(text: str, card: int) -> int:
    """Return the position of a card in a line: of its code, or of its number in a zone of a set."""
    at = text.rfind(cards.OF[card]) if 0 <= card < len(cards.OF) else -1
    if at >= 0:
        return at
    found = re.compile(rf"(?<!\d){card}(?!\d)").search(text, max(0, text.find(" zones=")))
    return found.start() if found else 0


def _check_lists(scan: Scanner, state: Json, sets: tuple[str, ...]) -> None:
    """Check that the zones of the sets have their lists, and a number for each seat where a set counts."""
    n, lists = state["n"], state["zones"]
    start = empty(sets, n)  # only a list of numbers has entries
    if len(lists) == len(start) and all(
        not numbers or len(numbers) == len(of) for numbers, of in zip(start, lists, strict=True)
    ):
        return
    names = [
        place.name + (f" ({n} numbers)" if isinstance(place, Count) else f" ({n} lists)" if place.seats else "")
        for place in in_use(sets)
    ]
    raise scan.wrong(f"in zones= the lists {', '.join(names) or '(none)'}", scan.text.find(" zones=") + 1)


def _cards(state: Json) -> list[int]:
    """Return all cards that have a place."""
    zones = [*(state[zone] for zone in ZONES), *state["hands"], *state["tables"]]
    return [card for zone in zones for card in zone]


def with_optional_parts(state: Json) -> Json:
    """Return a saved state with the optional parts of sets, which a save leaves out if empty."""
    course = {"decks": [], **{name: [] for name in OF_GAME}, **state["course"]}
    return {"zones": [], "tokens": [], **state, "course": course}


class CardDialect(Dialect):
    game = "bang"
    codes = CODES
    phases = PHASES
    seat_fields = (
        Field("role", "roles", Word(ROLES)),
        Field("character", "characters", WHO),
        Field("hand", "hands", Pile()),
        Field("table", "tables", Pile()),
    )
    of_seats = {"hands", "tables"}
    fields = (
        Field("deck", "deck", Pile(top_last=True, open_=True)),
        Field("heap", "discard", Pile(top_last=True)),
        Field("box", "box", Pile()),
        Field("row", "row", Pile()),
        Field("look", "looking", Pile()),
        Field("turned", "turned", Pile()),
        Field("event", "course.event", Name(CODES, tuple(EVENTS), "event")),
        Field("events", "course.pile", Events(next_last=True)),
        Field("bangs", "bangs", Number(0, 99)),
        Field("laid", "laid", Pile()),
        Field("used", "used", Listed(WORD)),
        Field("noted", "noted", Notes()),
        Field("declined", "declined", Seats()),
        Field("acted", "course.acted", Seats()),
        Field("out", "fallen", Seats(), _fallen),
        Field("ghosts", "course.ghosts", Seats()),
        Field("lent", "lent", BySeat(WHO)),
        Field("spent", "course.spent", Listed(WORD)),
        Field("hunting", "course.hunting", Flag()),
        Field("choices", "choices", BySeat(WHO)),
        Field("seating", "seating", Seats()),
        Field("ambient", "ambient", Listed(WORD), _ambient),
        Field("gone", "course.gone", Events()),
        Field("zones", "zones", Zones(), _zones),
        Field("tokens", "tokens", Tokens()),
        Field("decks", "course.decks", Decks()),
        Field("shuffles", "known.epochs", Number(0, 9999)),
        Field("older", "known.epoch", Older()),
        Field("seen", "known.seen", Seen()),
        Field("doubts", "known.doubts", Doubts()),
        Field("won", "winners", Seats()),
        Field("side", "side", WORD),
        *(Field(name, f"course.{name}", HELD[of.holds]) for name, of in OF_GAME.items()),
    )
    memory = ("known",)
    seat_values = frozenset(
        ("who", "me", "src", "dst", "by", "to", "owner", "leader", "rival", "challenger", "target", "takers", "seats")
    )
    card_values = frozenset(("card", "cards", "of", "answers", "as_missed"))

    def card(self, card: int) -> str:
        return cards.OF[card]

    def read_card(self, scan: Scanner) -> int:
        return cards.read_card(scan)

    # --- positions

    def fresh(self, n: int) -> Json:
        return with_optional_parts(State(n).save()) | {"box": []}

    def write_seat(self, state: Json, p: int) -> list[str]:
        n = state["n"]
        hand, table = (Pile().write(state[zone][p], n).strip("-") for zone in ("hands", "tables"))
        return [state["roles"][p][0].upper(), WHO.write(state["characters"][p], n), hand, table]

    def read_who(self, scan: Scanner, state: Json, p: int) -> None:
        state["roles"][p] = LETTERS[scan.take("[SDOR]", "a role (S, D, O or R)")]
        scan.expect(".", "a full stop, then a character")
        state["characters"][p] = WHO.read(scan, state["n"])

    def read_more(self, scan: Scanner, state: Json, p: int) -> None:
        for zone in ("hands", "tables"):
            if scan.accept(".") and not scan.sees("."):
                state[zone][p] = Pile().read(scan, state["n"])

    def matters(self, field: str, setup: Json) -> bool:
        return editor.matters(field, setup)

    def most(self, state: Json, p: int, setup: Json) -> int:
        name = state["characters"][p]
        return lives_of(name, setup["options"]) + (state["roles"][p] == "sheriff") if name else 0

    def pack(self, state: Json, setup: Json) -> Json:
        state = with_optional_parts(state)
        there = {*_cards(state), *cards_in(state["zones"], tuple(setup["sets"]), state["n"])}
        left = [card for card in deck_of(setup) if card not in there]
        return squeezed(state, setup, self.fresh(state["n"])["known"]) | {"box": left}

    def check(self, scan: Scanner, state: Json, setup: Json, chance: Chance) -> None:
        """Check that each card of the sets in use occurs once. Cards that are not named are shuffled into an
        open deck.
        """
        stretched(state, setup)
        if sorted(state["seating"]) != list(range(state["n"])):
            raise scan.wrong("every player once in seating")
        _check_characters(scan, state)
        known, sets = deck_of(setup), tuple(setup["sets"])
        _check_lists(scan, state, sets)
        places = [*_cards(state), *state.pop("box"), *cards_in(state["zones"], sets, state["n"])]
        named = Counter(card for card in places if card != REST)
        elsewhere = all_at_home(sets)
        for card, count in named.items():
            if count > 1 or (card not in known and card not in elsewhere):
                raise scan.wrong("every card of the sets in use once", _place_of(scan.text, card))
        left = [card for card in known if card not in named]
        if REST in state["deck"]:
            chance.shuffle(0, left)
            state["deck"] = left + state["deck"][1:]
        elif left:
            raise scan.wrong(f"every card somewhere, {cards.OF[left[0]]} too (deck=* stands for what is named nowhere)")

    def places(self, state: Json, setup: Json) -> list[Json]:
        return editor.places(state, setup)

    def mend(self, state: Json, setup: Json, kept: str = "") -> None:
        editor.mend(state, setup, kept)

    def clear(self, state: Json) -> None:
        editor.clear(state)

    def oddities(self, state: Json, setup: Json) -> Iterator[Oddity]:
        yield from super().oddities(state, setup)
        yield from editor.oddities(state, setup)

    def usual(self, state: Json) -> list[Json]:
        phase, who = state["phase"], state["turn"]
        if phase == "over":
            return []
        if phase == "setup":
            return [_step("Round"), _step("Turn", who, 0, False), _step("Deal")]
        stage = ("start", "draw", "play", "discard").index(phase) + 1
        last = {"play": [_step("PlayPhase", who)], "discard": [_step("DiscardPhase", who)]}
        return [_step("Round"), _step("Turn", who, stage, False), *last.get(phase, [])]

    def opening(self, state: Json) -> list[Json]:
        begins = {"start": "StartChecks", "draw": "FirstPhase"}.get(state["phase"])
        return [*self.usual(state), *([_step(begins, state["turn"])] if begins else [])]

    # --- words

    def phrase(self, game: Game, code: int, letters: Sequence[str]) -> str:
        return words.phrase(code, letters)


def _step(name: str, *given: Any) -> Json:
    return {"step": name, "with": list(given)}
