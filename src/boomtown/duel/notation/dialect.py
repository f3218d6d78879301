"""Dialect of The Duel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boomtown.duel.cards import CARDS, LAW, OUTLAWS, SIDES, deck_of
from boomtown.duel.character_table import LIFE, NOBODY, PEOPLE, WHO
from boomtown.duel.notation import words
from boomtown.duel.notation.codecs import Both, Pile, Piles
from boomtown.duel.notation.names import CODES, OF_CARD
from boomtown.duel.state import State
from boomtown.kernel.chance import Chance
from boomtown.kernel.game import Game
from boomtown.notation.codecs import Flag, Listed, Name, Number, Seat, Seats, Token, Word
from boomtown.notation.dialect import Dialect, Field, Json, Oddity, card_oddities
from boomtown.notation.scanner import Scanner

LETTERS = {"L": "law", "O": "outlaws"}
PERSON = Name(CODES, PEOPLE, "character")
PLACES = 4
PILES = ("common", "discard", "row", "revealed")
# Parts of a state that a line writes in another form
TOLD = ("who", "lives", "most", "front", "reserve", "out", "used", "seen", "open_")


def _bits(mask: int, most: int) -> list[int]:
    return [i for i in range(most) if mask >> i & 1]


def _names(people: Sequence[int]) -> list[str]:
    return [PEOPLE[who] if who >= 0 else "" for who in people]


class DuelDialect(Dialect):
    game = "duel"
    codes = CODES
    phases = ("setup", "start", "draw", "play", "discard", "over")
    seat_fields = (
        Field("role", "roles", Word(tuple(LETTERS.values()))),
        Field("character", "characters", PERSON),
        Field("hand", "hands", Pile()),
    )
    seats_change = False
    of_seats = {"hands"}
    fields = (
        Field("rear", "rears", Both(PERSON)),
        Field("rlives", "rear_lives", Both(Number(0, 9))),
        Field("rmost", "rear_most", Both(Number(0, 9)), lambda state, _: [_most(name) for name in state["rears"]]),
        Field("marker", "marker", Both(Number(0, 1))),
        Field("laid", "tables", Piles(PLACES)),
        Field("decks", "decks", Piles(2)),
        Field("common", "common", Pile()),
        Field("made", "made", Flag(), lambda state, _: bool(state["common"])),
        Field("heap", "discard", Pile()),
        Field("row", "row", Pile()),
        Field("shown", "revealed", Pile()),
        Field("reserve_a", "reserve_a", Listed(PERSON)),
        Field("reserve_b", "reserve_b", Listed(PERSON)),
        Field("out_a", "out_a", Listed(PERSON)),
        Field("out_b", "out_b", Listed(PERSON)),
        Field("first", "first", Seat()),
        Field("chosen", "chosen", Both(Number(-1, 3))),
        Field("bangs", "bangs", Number(0, 99)),
        Field("swapped", "swapped", Flag()),
        Field("used", "used_by", Listed(PERSON)),
        Field("seen", "seen_cards", Pile()),
        Field("open", "open_cards", Pile()),
        Field("going", "going", Number(-1, 99)),
        Field("box", "box", Pile()),
        Field("won", "winners", Seats()),
        Field("side", "side", Token(CODES)),
    )
    seat_values = frozenset(("who", "by", "of", "deck"))

    # --- positions

    def fresh(self, n: int) -> Json:
        state = self._packed(State().save()) | {"box": []}
        return state | {"hands": [[], []]}

    def write_seat(self, state: Json, p: int) -> list[str]:
        hand = Pile().write(state["hands"][p], 2).strip("-")
        return [state["roles"][p][0].upper(), PERSON.write(state["characters"][p], 2), hand]

    def read_who(self, scan: Scanner, state: Json, p: int) -> None:
        state["roles"][p] = LETTERS[scan.take("[LO]", "a side (L or O)")]
        scan.expect(".", "a full stop, then a character")
        state["characters"][p] = PERSON.read(scan, 2)

    def read_more(self, scan: Scanner, state: Json, p: int) -> None:
        if scan.accept("."):
            state["hands"][p] = Pile().read(scan, 2)

    def most(self, state: Json, p: int, setup: Json) -> int:
        return _most(state["characters"][p])

    def pack(self, state: Json, setup: Json) -> Json:
        there = set(_all(state))
        options = setup["options"]
        left = [card for card in deck_of(LAW, options) + deck_of(OUTLAWS, options) if card not in there]
        return self._packed(state) | {"box": left}

    def _packed(self, state: Json) -> Json:
        fronts = state["front"]
        rears = [slot ^ 1 for slot in fronts]
        found = {name: value for name, value in state.items() if name not in TOLD}
        return found | {
            "characters": _names([state["who"][slot] for slot in fronts]),
            "life": [state["lives"][slot] for slot in fronts],
            "max_life": [state["most"][slot] for slot in fronts],
            "alive": [True, True],
            "rears": _names([state["who"][slot] for slot in rears]),
            "rear_lives": [state["lives"][slot] for slot in rears],
            "rear_most": [state["most"][slot] for slot in rears],
            "marker": [slot & 1 for slot in fronts],
            "reserve_a": _names(state["reserve"][0]),
            "reserve_b": _names(state["reserve"][1]),
            "out_a": _names(state["out"][0]),
            "out_b": _names(state["out"][1]),
            "used_by": _names(_bits(state["used"], len(PEOPLE))),
            "seen_cards": _bits(state["seen"], CARDS),
            "open_cards": _bits(state["open_"], CARDS),
        }

    def check(self, scan: Scanner, state: Json, setup: Json, chance: Chance) -> None:
        if sorted(state["roles"]) != sorted(LETTERS.values()):
            raise scan.wrong("one side of law and one of outlaws")
        for name in ("rears", "rear_lives", "rear_most", "marker", "chosen"):
            if len(state[name]) != 2:
                raise scan.wrong(f"two values in {name}")
        self._places(state)
        for a, b in (("reserve", "reserve"), ("out", "out")):
            state[a] = [[WHO[name] for name in state.pop(f"{b}_{p}")] for p in "ab"]
        state["used"] = sum(1 << WHO[name] for name in set(state.pop("used_by")))
        state["seen"] = sum(1 << card for card in set(state.pop("seen_cards")))
        state["open_"] = sum(1 << card for card in set(state.pop("open_cards")))
        everywhere = [*_all(state), *state.pop("box")]
        options = setup["options"]
        cards = deck_of(LAW, options) + deck_of(OUTLAWS, options)
        if sorted(everywhere) != sorted(cards):
            wrong = next((c for c in cards if everywhere.count(c) != 1), -1)
            wrong = wrong if wrong >= 0 else next(c for c in everywhere if c not in cards)
            raise scan.wrong(f"every card somewhere, once: {OF_CARD[wrong]} is not")

    def _places(self, state: Json) -> None:
        """Restore the values by slot."""
        who, lives, most = [NOBODY] * PLACES, [0] * PLACES, [0] * PLACES
        fronts = [2 * p + mark for p, mark in enumerate(state.pop("marker"))]
        state.pop("alive")
        names, rears = state.pop("characters"), state.pop("rears")
        rear_lives, rear_most = state.pop("rear_lives"), state.pop("rear_most")
        life, max_life = state.pop("life"), state.pop("max_life")
        for p, slot in enumerate(fronts):
            rows = ((slot, names[p], life[p], max_life[p]), (slot ^ 1, rears[p], rear_lives[p], rear_most[p]))
            for at, name, has, full in rows:
                who[at], lives[at], most[at] = (WHO[name], has, full) if name else (NOBODY, 0, 0)
        state |= {"who": who, "lives": lives, "most": most, "front": fronts}
        state["alive"] = [True, True]  # the reader sets this for all games

    def mend(self, state: Json, setup: Json, kept: str = "") -> None:
        """Keep each card in one place. The deck of its side takes a card that is nowhere, at its bottom."""
        decks = [deck_of(side, setup["options"]) for side in (LAW, OUTLAWS)]
        known, seen = {card for deck in decks for card in deck}, set[int]()
        lists = {name: state[name] for name in (*PILES, "box")}
        for name in ("hands", "tables", "decks"):
            lists |= {f"{name}.{i}": cards for i, cards in enumerate(state[name])}
        late = (*(name for name in lists if name.startswith("decks")), "common", "discard")
        for name in sorted(lists, key=lambda name: (kept not in (name, name.partition(".")[0]), name in late)):
            lists[name][:] = [card for card in dict.fromkeys(lists[name]) if card in known and card not in seen]
            seen.update(lists[name])
        for side, cards in enumerate(decks):
            owner = next((p for p, role in enumerate(state["roles"]) if role == SIDES[side]), side)
            pile = state["common"] if state["made"] else state["decks"][owner]
            pile[:0] = [card for card in cards if card not in seen]
        if kept.startswith("roles."):
            p = int(kept.removeprefix("roles."))
            state["roles"][1 - p] = next(role for role in LETTERS.values() if role != state["roles"][p])

    def clear(self, state: Json) -> None:
        for name in ("discard", "row", "revealed"):
            state[name] = []
        state["hands"], state["tables"] = [[], []], [[] for _ in range(PLACES)]

    def oddities(self, state: Json, setup: Json) -> Iterator[Oddity]:
        yield from super().oddities(state, setup)
        if sorted(state["roles"]) != sorted(LETTERS.values()):
            yield Oddity("sides", {})
        cards = [card for side in (LAW, OUTLAWS) for card in deck_of(side, setup["options"])]
        yield from card_oddities(cards, [*_all(state), *state["box"]])

    def usual(self, state: Json) -> list[Json]:
        phase, who = state["phase"], state["turn"]
        if phase == "over":
            return []
        if phase == "setup":
            return [_step("Begin")]
        waiting = [_step("Turn", 1 - who), _step("Limit", who), _step("Act", who), _step("Fresh", who)]
        return waiting[: {"start": 4, "draw": 3, "play": 3, "discard": 2}[phase]]

    def opening(self, state: Json) -> list[Json]:
        phase, who = state["phase"], state["turn"]
        if phase == "start":
            return [_step("Turn", who)]
        return self.usual(state | {"phase": "start"}) if phase == "draw" else self.usual(state)

    # --- words

    def people(self, state: Json) -> list[tuple[str, ...]]:
        fronts = [PEOPLE[state["who"][slot]] for slot in state["front"]]
        return list(zip(fronts, state["roles"], strict=True))

    def phrase(self, game: Game, code: int, letters: Sequence[str]) -> str:
        return words.phrase(game.state, code, letters)


def _most(name: str) -> int:
    return LIFE[WHO[name]] if name else 0


def _all(state: Json) -> list[Any]:
    """Return the cards that are in a zone."""
    zones = [*(state[zone] for zone in PILES), *state["hands"], *state["decks"], *state["tables"]]
    return [card for zone in zones for card in zone]


def _step(name: str, *given: Any) -> Json:
    return {"step": name, "with": list(given)}
