"""Layout of an observation of The Duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtown.duel.cards import NAMES, SIDES, SYMBOLS
from boomtown.duel.character_table import PEOPLE
from boomtown.duel.encode.actions import PLACES
from boomtown.duel.questions import QUESTIONS
from boomtown.encode.fields import Layout

PHASES = ("setup", "start", "draw", "play", "discard", "over")
LIFE, CARD, DECK, TURNS = 1 / 5, 1 / 4, 1 / 40, 1 / 50  # scales, so that values are about 1
LAST_TURN = 500  # later ones count as this one
SOURCES = (*NAMES, *PEOPLE)
NUMBERS = ("left", "n", "lives", "tex", "stake")


class DuelLayout(Layout):
    """Offsets by name of field. Places are own front, own rear, other front, other rear."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        super().__init__()
        add = self.add
        self.phase = add("phase", "the phase of the turn", labels=PHASES)
        self.turn = add("turn", "whose turn it is", 2)
        self.turn_no = add("turn_no", f"number of the turn / 50, at most {LAST_TURN}", high=LAST_TURN * TURNS)
        self.asked = add("asked", "who is asked", 2)
        self.why = add("why", "which question is pending", labels=QUESTIONS.labels())
        self.alive = add("alive", "in the game", 2)
        self.role = add("role", "the side", 2, labels=SIDES)
        self.role_public = add("role_public", "everybody knows the side", 2)
        self.who = add("character", "the character in front", 2, labels=PEOPLE)
        self._places()
        self._cards()
        self._turn()
        self._question()

    def _places(self) -> None:
        add, n = self.add, len(PLACES)
        self.people = add("people", "who stands at each place", n, labels=PEOPLE)
        self.life = add("life", "life points at each place / 5", n)
        self.most = add("max_life", "most life points at each place / 5", n)
        self.table = add("table", "equipment at each place", n, labels=NAMES)
        self.lone = add("lone", "the side has one character left in play", 2)

    def _cards(self) -> None:
        add = self.add
        self.hand = add("hand", "known cards of the hand by kind / 4", 2, high=4, labels=NAMES)
        self.backs = add("backs", "cards of the hand by back / 4", 2, high=20, labels=SIDES)
        self.deck = add("deck", "cards in the own deck / 40", 2)
        self.reserve = add("reserve", "characters in reserve / 5", 2, high=3)
        self.mine = add("own_reserve", "who is in the own reserve", labels=PEOPLE)
        self.out = add("out", "who has been eliminated", labels=PEOPLE)
        self.common = add("common", "cards in the common deck / 40", high=2.2)
        self.made = add("made", "there is a common deck")
        self.top_back = add("top_back", "the back of its top card", labels=SIDES)
        self.pile = add("pile", "cards in the discard pile / 40", high=2.2)
        self.top = add("top", "the top of the discard pile", labels=NAMES)
        self.discarded = add("discarded", "cards in the discard pile by kind / 4", high=4, labels=NAMES)
        self.row = add("row", "cards of the row by kind", high=4, labels=NAMES)
        self.revealed = add("revealed", "symbols turned up", high=2, labels=SYMBOLS)

    def _turn(self) -> None:
        add = self.add
        self.bangs = add("bangs", "BANG! cards of this turn that count / 4", high=20)
        self.swapped = add("swapped", "the marker was moved by choice this turn")
        self.used = add("used", "abilities used up this turn", labels=PEOPLE)
        self.waiting = add("waiting", "hits that wait, by place they would strike", len(PLACES), high=40)
        self.waits = add("waits", "other effects that wait, by whose they are", 2, high=40)

    def _question(self) -> None:
        add = self.add
        self.target = add("target", "only for the asked seat: the place the question is about", len(PLACES))
        self.source = add("source", "only for the asked seat: what asks", labels=SOURCES)
        self.symbol = add("symbol", "only for the asked seat: the symbol asked for", labels=SYMBOLS)
        self.numbers = add("numbers", "only for the asked seat: numbers of the question / 4", high=20, labels=NUMBERS)
