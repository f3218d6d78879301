"""Layout of an observation of the card game: index and meaning of each field."""

from __future__ import annotations

from boomtown.card import zones
from boomtown.card.cards import CHARACTERS, KINDS, SUITS
from boomtown.card.declared.memory import FACTS
from boomtown.card.encode.declared import LENDERS
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.hooks import MUTING
from boomtown.card.questions import QUESTIONS
from boomtown.card.setup import ROLES
from boomtown.card.state import PHASES
from boomtown.encode.fields import Layout

LIFE, HAND, PILE, STEP, TURNS = 1 / 5, 1 / 10, 1 / 80, 1 / 4, 1 / 50  # scales that make values about 1
LAST_TURN = 500  # later turns count as this one
SUIT_NAMES = tuple(SUITS.values())
SUIT_AT = {name: i for i, name in enumerate(SUIT_NAMES)}


class CardLayout(Layout):
    """Offsets by field name. A field that a configuration does not need is absent, with offset -1."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self._table(vocabulary)
        self._seats(vocabulary)
        self._cards(vocabulary)
        self._events(vocabulary)
        self._facts(vocabulary)
        self._question(vocabulary)
        self._zones_of_sets(vocabulary)

    def _table(self, vocabulary: Vocabulary) -> None:
        n, add = vocabulary.players, self.add
        self.phase = add("phase", "the phase of the turn", labels=PHASES)
        self.turn = add("turn", "the seat of the turn player", n)
        self.turn_no = add("turn_no", f"number of the turn / 50, at most {LAST_TURN}", high=LAST_TURN * TURNS)
        self.asked = add("asked", "the asked seat", n)
        self.why = add("why", "the pending question", labels=QUESTIONS.labels(vocabulary.sets))
        high = vocabulary.cards * PILE
        self.deck = add("deck", "cards in the deck / 80", high=high)
        self.discards = add("discards", "cards in the discard pile / 80", high=high)
        self.bangs = add("bangs", "BANG! cards played in this turn / 4", high=10)
        self.may_bang = add("may_bang", "the turn player may play another BANG! card")

    def _seats(self, vocabulary: Vocabulary) -> None:
        n, add = vocabulary.players, self.add
        most = (max(c.life for c in CHARACTERS.values()) + 1) * LIFE
        self.alive = add("alive", "in the game", n)
        self.life = add("life", "life points / 5; 0 and below during a rescue", n, low=-2, high=most)
        self.max_life = add("max_life", "maximum life points / 5", n, high=most)
        self.hand = add("hand_size", "cards in the hand / 10", n, high=vocabulary.cards * HAND)
        self.range = add("range", "range of the weapon / 5", n, high=2)
        self.distance = add(
            "distance", "distance from the observer / 4; 0 for itself, and with a seat out of the game", n, high=4
        )
        self.in_reach = add("in_reach", "the observer's weapon reaches the seat", n)
        self.reaches = add("reaches", "the seat's weapon reaches the observer", n)
        self.role = add("role", "the role, if the observer knows it", n, labels=ROLES)
        self.role_public = add("role_public", "the role is public", n)
        self.character = add("character", "the character", n, labels=vocabulary.characters)
        self.lent = self._add_if(
            any(vocabulary.has(source) for source in LENDERS), "lent", "abilities borrowed", n, vocabulary.characters
        )
        self.table = add("table", "cards in play in front of the seat", n, labels=vocabulary.stays)
        self.ghost = self._add_if(vocabulary.haunted, "ghost", "in the game without lives", n)
        self.returns = self._add_if(vocabulary.haunted, "returns", "out of the game, but will have a turn", n)
        mutes = bool(vocabulary.events) or any(vocabulary.has(source) for source in MUTING)
        self.off = self._add_if(mutes, "off", "the character's ability is switched off", n)
        self.muted = self._add_if(mutes, "muted", "cards in play of the seat are switched off", n)
        self.target = self._add_if(n == 3, "target", "three players: the observer's target", n)

    def _cards(self, vocabulary: Vocabulary) -> None:
        add, kinds = self.add, vocabulary.kinds
        self.mine = add("hand", "the observer's hand: number of each kind", high=vocabulary.copies, labels=kinds)
        self.suits = -1
        if vocabulary.suits_matter:
            self.suits = add(
                "hand_suits", "the same by kind and suit", len(kinds), high=vocabulary.copies, labels=SUIT_NAMES
            )
        self.looking = add("looking", "cards only the observer looks at", high=vocabulary.copies, labels=kinds)
        self.row = add("row", "cards of the General Store", high=vocabulary.copies, labels=kinds)
        self.top = add("discard_top", "the top card of the discard pile", labels=kinds)
        self.below = add("discard_below", "the card below it", labels=kinds)
        marks = ("rank / 14", "good for the asked seat", *SUIT_NAMES)
        self.turned = add(
            "turned", "cards turned up for a check that waits for a choice", vocabulary.turned, labels=marks
        )
        self.waiting = self._add_if(
            any(KINDS[kind].later for kind in kinds), "waiting", "green cards laid in this turn", 0, vocabulary.stays, 4
        )
        self.choices = self._add_if(
            vocabulary.experts, "choices", "characters the observer may choose", 0, vocabulary.characters
        )

    def _events(self, vocabulary: Vocabulary) -> None:
        events = vocabulary.events
        self.event = self._add_if(bool(events), "event", "the event in force", 0, events)
        self.next = self._add_if(bool(events), "next_event", "the next event", 0, events)
        self.left = self._add_if(bool(events), "events_left", "events to come / 15", high=2)

    def _facts(self, vocabulary: Vocabulary) -> None:
        """Add the facts of sets (card/declared/memory.py)."""
        labels: dict[str, tuple[str, ...]]
        labels = {
            "yes": (),
            "seats": (),
            "suit": SUIT_NAMES,
            "card": vocabulary.kinds,
            "character": vocabulary.characters,
        }
        labels["number"] = ()
        self.facts = {
            name: self.add(
                name, fact.about, *([vocabulary.players] if fact.holds == "seats" else []), labels=labels[fact.holds]
            )
            for name, fact in sorted(FACTS.items(), key=lambda pair: [*labels].index(pair[1].holds))
            if vocabulary.has(fact.source)
        }

    def _question(self, vocabulary: Vocabulary) -> None:
        n, add = vocabulary.players, self.add
        self.by = add("by", "only for the asked seat: the seat that causes the question", n)
        self.to = add("to", "only for the asked seat: the seat the question is about", n)
        self.source = add("source", "only for the asked seat: the source of the question", labels=vocabulary.causes)
        labels = ("need", "left / 10", "n / 10", "lives", "limit / 10", "stake")
        self.numbers = add(
            "numbers", "only for the asked seat: numbers of the question", low=-1, high=10, labels=labels
        )

    def _zones_of_sets(self, vocabulary: Vocabulary) -> None:
        """Add zones and numbers of sets at the end, so that other games keep their indices. `sizes`, `seen`: offsets by
        place.
        """
        n, self.kinds = vocabulary.players, vocabulary.kinds
        self.sizes: dict[str, int] = {}
        self.seen: dict[str, int] = {}
        self.tokens = -1
        places = zones.in_use(vocabulary.sets)
        for place in places:
            shape = (n,) if isinstance(place, zones.Count) or place.seats else ()
            what = "the count of a seat / 10" if isinstance(place, zones.Count) else "cards there / 10"
            self.sizes[place.name] = self.add(place.name, what, *shape, high=20)
            if isinstance(place, zones.Zone) and place.seen != "nobody":
                labels = vocabulary.kinds
                self.seen[place.name] = self.add(
                    f"{place.name}_seen", "the visible cards", *shape, high=20, labels=labels
                )
        if places:
            self.tokens = self.add(
                "tokens", "tokens on the seat's cards in play / 4", n, high=20, labels=vocabulary.stays
            )

    def _add_if(
        self,
        used: bool,
        name: str,
        meaning: str,
        first: int = 0,
        labels: tuple[str, ...] = (),
        high: float = 1.0,
    ) -> int:
        shape = (first,) if first else ()
        return self.add(name, meaning, *shape, high=high, labels=labels) if used else -1
