"""Event deck of High Noon and A Fistful of Cards, and steps their events share. Rules: high_noon.md, Event deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from boomtown.card.cards import EVENTS, MAIN_DECK, NAMES, NUMBER_OF, SETS, named
from boomtown.card.codes import NO_CARD, V_USE
from boomtown.card.course import Pile
from boomtown.card.hooks import after
from boomtown.card.questions import Question, declare
from boomtown.card.rules.shots import Shoot
from boomtown.card.rules.steps import MISSED
from boomtown.card.rules.turn import NewRound
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.hooks import Hook

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

EVENT_DECK = "event deck"  # the ambient source of games with the main deck: each round turns up an event


# Events whose place in the pile is public knowledge, with a function of the state that returns if they are in it
KNOWN_IN_PILE: dict[str, Callable[[State], bool]] = {}


def prepare(g: Bang, setup: Mapping[str, Any]) -> None:
    """Build each deck: shuffled, with its last card at the bottom (high_noon, Event deck 1; Both decks 1)."""
    for deck in decks_of(setup):
        used, pile = sets_with_events(setup, deck), used_events(setup, deck)
        g.shuffle(pile)
        lasts = [e.name for e in EVENTS.values() if e.set in used and e.last]
        if deck == MAIN_DECK and len(used) > 1:
            pile = pile[: setup["options"]["event_cards"]]
            lasts = [setup["options"]["last_event"]]
        g.state.turn_events(deck, Pile(left=(*[NUMBER_OF[name] for name in lasts[:1]], *pile)))
        if deck == MAIN_DECK:
            g.state.ambient = (*g.state.ambient, EVENT_DECK)


def decks_of(setup: Mapping[str, Any]) -> list[str]:
    """Return the event decks of the sets in use."""
    return list(dict.fromkeys(SETS[name].event_deck for name in setup["sets"] if SETS[name].event_deck))


def deck_of_event(name: str) -> str:
    return SETS[EVENTS[name].set].event_deck


def sets_with_events(setup: Mapping[str, Any], deck: str = MAIN_DECK) -> list[str]:
    """Return the sets in use whose events belong to a deck."""
    return [name for name in setup["sets"] if SETS[name].event_deck == deck]


def used_events(setup: Mapping[str, Any], deck: str = MAIN_DECK) -> list[int]:
    """Return the events that the deck may hold above its last card."""
    return list(_used_events(tuple(sets_with_events(setup, deck)), bool(setup["options"].get("bonus_events"))))


@lru_cache(maxsize=64)
def _used_events(sets: tuple[str, ...], bonus: bool) -> tuple[int, ...]:
    return tuple(
        [NUMBER_OF[e.name] for e in EVENTS.values() if e.set in sets and not e.last and (bonus or not e.bonus)]
    )


def put_in_force(s: State, name: str, deck: str = MAIN_DECK, pile: Pile | None = None) -> None:
    """Put the event `name` in force, "" for none. The previous event of its deck ends at that moment.

    `pile`: the new state of the deck, if more of it changes.
    """
    if pile is None:
        known = s.events(deck)
        pile = Pile(name, known.left, known.gone)
    s.turn_events(deck, pile)
    others = [a for a in s.ambient if a not in EVENTS]
    on = [a for a in s.ambient if a in EVENTS and deck_of_event(a) != deck] + ([name] if name else [])
    on.sort(key=lambda a: deck_of_event(a) != MAIN_DECK)  # with two decks, the event of the main deck works first
    s.surround((*others, *on))


@after(NewRound, EVENT_DECK)
def next_event(g: Bang, _: int, begins: NewRound) -> Step | None:
    """Turn up a new event at the leader's turn, while the deck has one."""
    return Reveal(begins.who) if g.state.course.pile else None


@dataclass
class Reveal(Step):
    """Next event comes into force. Its effect on entering follows this step, before the rest of the turn."""

    leader: int
    deck: str = MAIN_DECK

    def run(self, g: Bang) -> None:
        s = g.state
        pile = s.events(self.deck)
        *rest, top = pile.left
        put_in_force(s, NAMES[top], self.deck, Pile(NAMES[top], tuple(rest), (*pile.gone, top)))
        g.revealed = True
        if g.log is not None:
            g.note("event", "neutral", "random", cause=NAMES[top], count=len(rest))
        g.followed(self)


def enters(source: str) -> Callable[[Hook], Hook]:
    """Register `hook(g, _, reveal) -> step or None` for the moment when the event itself comes into force.

    An event of another deck that is in force does not run it.
    """

    def keep(hook: Hook) -> Hook:
        after(Reveal, source)(lambda g, me, reveal: hook(g, me, reveal) if _enters(g, reveal, source) else None)
        return hook

    return keep


def _enters(g: Bang, reveal: Reveal, source: str) -> bool:
    return g.state.events(reveal.deck).on == source


ASK_EVENT = declare(Question("event", 17, may_pass=True, tells=True))


@dataclass
class OfferEvent(Step):
    """Offer to `who` to use an event. `then` is its effect, `otherwise` the effect of declining."""

    who: int
    source: str
    then: Step
    otherwise: Step | None = None

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.who]:
            return None
        return Ask(self.who, ASK_EVENT, [V_USE | named(self.source) | NO_CARD, PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(self.source)}, source=self.source)

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            g.note("use", "neutral", who=self.who, cause=self.source)
            g.push(self.then)
        elif self.otherwise is not None:
            g.push(self.otherwise)


ASK_HAIL = declare(Question("hail", 22, threatens=True, answered_with=MISSED, may_pass=True, sign="bullet-impacts"))


@dataclass
class Hail(Shoot):
    """BANG! effect of an event, without a shooter. `left`: the remaining effects, this one included."""

    left: int = 1

    def question(self) -> Question:
        return ASK_HAIL

    def prompt(self, g: Bang) -> Prompt:
        args = {"source": named_thing(self.cause), "left": self.left, "lives": self.lives()}
        return Prompt(args, None, self.cause, None, self.lives(), self.used)

    def lives(self) -> int:
        return 1

    def met(self, card: int = -1) -> Step:
        return Withstood(self.dst, self.cause)


@dataclass
class Withstood(Step):
    """Missed! effect given against a BANG! effect of an event."""

    who: int
    cause: str

    def run(self, g: Bang) -> None:
        g.note("stand", "protects", "forced", who=self.who, cause=self.cause)
